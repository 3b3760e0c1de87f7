//! Refusals that name the true reason, with the button that helps; and which tournament a command without a number means.

use banyan::discord::model::reply::Reply;
use banyan::play::{PlayerId, TournamentId};
use banyan::tournaments::TournamentPhase;
use serde_json::{Value, json};

use super::{advance, running, smaller_numbers_win, tournament};
use crate::guard::harness::{ALICE, Asker, BOB, CAROL, Harness, MANAGER, said, user};

async fn create(harness: &Harness, title: &str, format: &str, more: &[(&str, Value)]) {
    let mut options = vec![
        ("title", json!(title)),
        ("format", json!(format)),
        ("game", json!("dobutsu")),
    ];
    options.extend(more.iter().cloned());
    run(harness, MANAGER, "create", &options).await;
}

async fn run(harness: &Harness, by: PlayerId, sub: &str, options: &[(&str, Value)]) -> Reply {
    let name = format!("tournament {sub}");
    harness.command(&Asker::new(by), &name, options).await
}

async fn press(harness: &Harness, by: PlayerId, id: &str, private: bool) -> Reply {
    harness.press(&Asker::new(by), id, &[], private).await
}

/// Starts the tournament with these players.
async fn start(harness: &Harness, number: i64, players: &[PlayerId]) {
    for player in players {
        press(
            harness,
            *player,
            &format!("tournament:join:{number}"),
            false,
        )
        .await;
    }
    run(harness, MANAGER, "start", &[("tournament", json!(number))]).await;
    advance(&harness.app, TournamentId(number)).await;
    let phase = tournament(&harness.app, TournamentId(number)).await.phase();
    assert_eq!(phase, TournamentPhase::Playing);
}

fn contains(reply: &Reply, words: &str) {
    let content = &said(reply).content;
    assert!(said(reply).private, "{reply:?}");
    assert!(content.contains(words), "{words:?} is missing: {content}");
}

fn has_button(reply: &Reply, id: &str) -> bool {
    let rows = serde_json::to_string(&said(reply).rows).expect("rows");
    rows.contains(&format!("\"{id}\""))
}

#[tokio::test]
async fn who_has_left_is_not_told_that_nobody_can_join() {
    let harness = Harness::open().await;
    create(&harness, "Steps", "ladder", &[]).await;
    start(&harness, 1, &[ALICE, BOB, CAROL]).await;
    press(&harness, BOB, "tournament:withdraw:1", true).await;
    let refused = press(&harness, BOB, "tournament:join:1", false).await;
    contains(&refused, "You're no longer in **Steps**");
    contains(
        &press(&harness, MANAGER, "tournament:join:1", false).await,
        "at the bottom",
    );
    // A knockout that runs is closed to strangers, and is not started twice.
    create(&harness, "Cup", "knockout", &[]).await;
    start(&harness, 2, &[ALICE, CAROL]).await;
    let cup = [("tournament", json!(2))];
    contains(
        &run(&harness, BOB, "join", &cup).await,
        "no one can join any more",
    );
    let again = run(&harness, MANAGER, "start", &cup).await;
    contains(&again, "**Cup** has already started. See its games");
}

#[tokio::test]
async fn a_ladder_says_that_it_has_not_started() {
    let harness = Harness::open().await;
    create(&harness, "Steps", "ladder", &[]).await;
    press(&harness, ALICE, "tournament:join:1", false).await;
    press(&harness, BOB, "tournament:join:1", false).await;
    let panel = run(&harness, BOB, "challenge", &[]).await;
    contains(
        &panel,
        "**Steps** hasn't started yet. Its organiser or a moderator",
    );
    let opponent = [("opponent", user(ALICE, "Alice"))];
    contains(
        &run(&harness, BOB, "challenge", &opponent).await,
        "hasn't started yet",
    );
    // A stranger can join with the button.
    let stranger = press(&harness, CAROL, "tournament:challenge:1", false).await;
    contains(&stranger, "aren't in **Steps**");
    assert!(has_button(&stranger, "tournament:join:1"), "{stranger:?}");
    press(&harness, CAROL, "tournament:join:1", true).await;
    assert!(
        tournament(&harness.app, TournamentId(1))
            .await
            .is_active(CAROL)
    );
}

/// A player cannot resume a ladder, and is told who can.
#[tokio::test]
async fn a_paused_ladder_says_who_resumes_it() {
    let harness = Harness::open().await;
    create(&harness, "Steps", "ladder", &[]).await;
    start(&harness, 1, &[ALICE, BOB]).await;
    run(&harness, MANAGER, "pause", &[]).await;
    let opponent = [("opponent", user(ALICE, "Alice"))];
    let refused = run(&harness, BOB, "challenge", &opponent).await;
    contains(
        &refused,
        "**Steps** is paused. Its organiser or a moderator can resume it",
    );
}

#[tokio::test]
async fn who_is_in_already_can_leave_with_a_button() {
    let harness = Harness::open().await;
    create(&harness, "Cup", "swiss", &[]).await;
    press(&harness, ALICE, "tournament:join:1", false).await;
    let again = press(&harness, ALICE, "tournament:join:1", false).await;
    contains(&again, "already in **Cup**");
    assert!(has_button(&again, "tournament:leave:1"), "{again:?}");
    let left = press(&harness, ALICE, "tournament:leave:1", true).await;
    contains(&left, "You've left **Cup**");
    assert!(
        !tournament(&harness.app, TournamentId(1))
            .await
            .is_active(ALICE)
    );
}

#[tokio::test]
async fn a_challenge_out_of_reach_offers_the_others() {
    let harness = Harness::open().await;
    create(&harness, "Steps", "ladder", &[("reach", json!(1))]).await;
    start(&harness, 1, &[ALICE, BOB, CAROL]).await;
    let opponent = [("opponent", user(ALICE, "Alice"))];
    let refused = run(&harness, CAROL, "challenge", &opponent).await;
    contains(&refused, "one place above");
    assert!(
        has_button(&refused, "tournament:challenge:1"),
        "{refused:?}"
    );
    let panel = press(&harness, CAROL, "tournament:challenge:1", true).await;
    contains(&panel, "Your place on **Steps**: 3");
}

#[tokio::test]
async fn a_command_without_a_number_means_a_tournament_that_fits() {
    let harness = Harness::open().await;
    create(&harness, "Steps", "ladder", &[]).await;
    start(&harness, 1, &[ALICE, BOB]).await;
    create(&harness, "Rounds", "swiss", &[("rounds", json!(2))]).await;
    start(&harness, 2, &[ALICE, BOB]).await;
    create(&harness, "Cup", "knockout", &[]).await;
    start(&harness, 3, &[ALICE, BOB]).await;

    // The knockout is the newest, but nobody can join it.
    contains(&run(&harness, CAROL, "join", &[]).await, "joined **Steps**");
    assert!(
        tournament(&harness.app, TournamentId(1))
            .await
            .is_active(CAROL)
    );
    contains(
        &run(&harness, MANAGER, "finish", &[]).await,
        "End **Steps** now?",
    );
    run(&harness, MANAGER, "pause", &[("tournament", json!(2))]).await;
    smaller_numbers_win(&harness.app, TournamentId(2)).await;
    advance(&harness.app, TournamentId(2)).await;
    let pairings = [
        ("pairings", json!("<@302> <@301>")),
        ("reason", json!("they want to")),
    ];
    let paired = run(&harness, MANAGER, "pair", &pairings).await;
    contains(&paired, "Round 2 of **Rounds** is paired");

    // An open one comes first, and if none fits, the newest running one tells why.
    create(&harness, "Next", "knockout", &[]).await;
    contains(&run(&harness, CAROL, "join", &[]).await, "joined **Next**");
    for number in [1, 2, 4] {
        let id = format!("tournament:cancel:{number}");
        press(&harness, MANAGER, &id, true).await;
    }
    assert_eq!(running(&harness.app, TournamentId(3)).await.len(), 1);
    contains(
        &run(&harness, CAROL, "join", &[]).await,
        "**Cup** has already started",
    );
    contains(
        &run(&harness, MANAGER, "finish", &[]).await,
        "the format of **Cup**",
    );
}
