//! Challenges through the sandbox: open ones, directed ones, clocks, declining with a reason, counter-proposals.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    commands::challenge,
    common::{
        Person, TestEnvironment, assert_contains, brief, control, controls, is_private,
        menu_values, number_of, pinged, text,
    },
};

const DAY: Duration = Duration::from_hours(24);

async fn opened(person: &Person<'_>, options: &[(&str, Value)]) -> Value {
    let game = [("game", json!("jungle")), ("side", json!("first"))];
    person
        .command("challenge", &[&game[..], options].concat())
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_to_all_is_taken_up_once() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let post = opened(&alice, &[]).await;
    assert!(!is_private(&post) && pinged(&post).is_empty(), "{post}");
    let content = text(&post["content"]);
    for words in [
        "the first to accept plays",
        "Jungle (classic)",
        "3 days per move",
        "<t:",
    ] {
        assert!(content.contains(words), "{words}: {content}");
    }
    for verb in ["decline", "propose"] {
        assert!(control(&post, verb).is_none(), "nobody was asked to {verb}");
    }
    let own = alice.press(&post, "accept", &[]).await;
    assert!(is_private(&own), "{own}");
    assert_contains(&own, "This is your own challenge");
    let strange = bob.press(&post, "cancel", &[]).await;
    assert!(is_private(&strange), "{strange}");

    env.keep_old_controls().await;
    let (one, two) = tokio::join!(
        bob.press_only(&post, "accept", &[]),
        carol.press_only(&post, "accept", &[])
    );
    let answers = [bob.answer(&one).await, carol.answer(&two).await];
    let late: Vec<&Value> = answers.iter().filter(|answer| is_private(answer)).collect();
    assert_eq!(late.len(), 1, "{:?}", answers.each_ref().map(brief));
    assert!(
        text(&late[0]["content"]).contains("two other people"),
        "{late:?}"
    );
    let board = answers.iter().find(|answer| !is_private(answer));
    let content = text(&board.expect("a board")["content"]);
    assert!(content.contains("due <t:"), "{content}");
    assert_eq!(env.boards(number_of(&post)).await.len(), 1);
    // The opponent is named once somebody has accepted.
    let games = text(&alice.command("games", &[]).await["content"]);
    assert!(games.contains(&format!("#{}", number_of(&post))), "{games}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_is_chosen_shown_and_kindly_refused() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let player = || ("player", json!(bob.id));

    let post = opened(
        &alice,
        &[
            player(),
            ("time", json!("10D + 36h")),
            ("claim", json!(true)),
        ],
    )
    .await;
    let content = text(&post["content"]);
    assert!(
        content.contains("time bank 10 days, plus 1 day 12 hours per move"),
        "{content}"
    );
    assert!(content.contains("can claim the win"), "{content}");
    let board = bob.press(&post, "accept", &[]).await;
    let content = text(&board["content"]);
    assert!(
        content.contains("due <t:") && content.contains("banks: blue 10 days, red 10 days"),
        "{content}"
    );

    let post = opened(&alice, &[player(), ("time", json!("none"))]).await;
    assert!(text(&post["content"]).contains("no clock"), "{post}");
    let board = bob.press(&post, "accept", &[]).await;
    assert!(!text(&board["content"]).contains("due"), "{board}");

    let refused = opened(&alice, &[player(), ("time", json!("4 fortnights"))]).await;
    assert!(is_private(&refused), "{refused}");
    for right in ["`3d`", "`10d+36h`", "`none`"] {
        assert!(text(&refused["content"]).contains(right), "{refused}");
    }
    assert!(control(&refused, "invite-send").is_some(), "{refused}");
    // A panel cannot propose rules that its ids have no room for, and must not propose others.
    let options = [
        player(),
        ("time", json!("4 fortnights")),
        ("game", json!("jungle")),
        (
            "rules",
            json!("jungle/classic+traps=universal+leopard-jumps=h"),
        ),
    ];
    let refused = alice.command("challenge", &options).await;
    assert!(text(&refused["content"]).contains("`3d`"), "{refused}");
    assert!(control(&refused, "invite-send").is_none(), "{refused}");
    let all = alice.complete("challenge", &[], ("time", "")).await;
    assert_eq!(all[0], ("3 days per move".to_owned(), json!("3d")));
    assert!(all.len() > 7 && all.len() <= 25, "{all:?}");
    let week = alice.complete("challenge", &[], ("time", "7")).await;
    assert_eq!(week[0].1, json!("7d"), "{week:?}");
    let own = alice.complete("challenge", &[], ("time", "48h+6h")).await;
    assert_eq!(own[0].1, json!("2d+6h"), "{own:?}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn declining_tells_the_reason_in_the_challenges_place() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    for (reason, words) in [(Some("busy"), "too many games"), (None, "declined")] {
        let post = challenge(&alice, &bob).await;
        let own = alice.press(&post, "decline", &[]).await;
        assert!(is_private(&own), "only the one who was asked: {own}");
        assert!(control(&own, "cancel").is_some(), "what she can do: {own}");
        let done = if let Some(reason) = reason {
            let menu = bob.press(&post, "propose", &[]).await;
            assert!(is_private(&menu));
            assert_eq!(
                menu_values(&menu, "reason"),
                ["later", "busy", "rules", "time", "side"]
            );
            // The menu's state is in the database, so it works after a restart.
            env.kill_bot();
            env.start_bot().await;
            let done = bob.press(&menu, "reason", &[reason]).await;
            assert_eq!(done["id"], menu["id"]);
            done
        } else {
            // One press, without a question.
            let done = bob.press(&post, "decline", &[]).await;
            assert_eq!(done["id"], post["id"]);
            done
        };
        assert!(controls(&done).is_empty(), "{done}");
        let closed = env.wait_for_edit(&post, words).await;
        assert!(controls(&closed).is_empty(), "{closed}");
        let number = number_of(&post);
        let shown = bob.command("board", &[("game", json!(number))]).await;
        assert!(text(&shown["content"]).contains(words), "{shown}");
    }
    env.close().await;
}

/// What a counter-offer says that it changes.
fn changes(post: &Value) -> String {
    let content = text(&post["content"]);
    let changed = content
        .lines()
        .find_map(|line| line.split_once("🔁 Changed: "));
    changed.expect("what has changed").1.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn other_terms_are_proposed_and_answered() {
    let env = TestEnvironment::open().await;
    let (alice, bob, carol) = (
        env.person("Alice").await,
        env.person("Bob").await,
        env.person("Carol").await,
    );
    let post = challenge(&alice, &bob).await;
    assert!(!text(&post["content"]).contains('🔁'), "{post}");
    let number = number_of(&post);
    for who in [&alice, &carol] {
        let refused = who.press(&post, "propose", &[]).await;
        assert!(is_private(&refused) && control(&refused, "send").is_none());
    }

    let menus = bob.press(&post, "propose", &[]).await;
    assert!(is_private(&menus));
    let rules = menu_values(&menus, "choose-rules");
    assert!(
        rules.contains(&"dobutsu/official".to_owned()) && rules.len() <= 25,
        "{rules:?}"
    );
    let send = &menus["components"][3]["components"][0];
    assert_eq!(send["disabled"], true, "nothing is proposed yet: {send}");
    let menus = bob
        .press(&menus, "choose-rules", &["dobutsu/official"])
        .await;
    let menus = bob.press(&menus, "choose-side", &["second"]).await;
    assert!(text(&menus["content"]).contains("Rated:"), "{menus}");
    let menus = bob.press(&menus, "choose-rated", &[]).await;
    assert!(text(&menus["content"]).contains("Casual:"), "{menus}");
    env.kill_bot();
    env.start_bot().await;
    let menus = bob.press(&menus, "choose-time", &["10d+36h"]).await;
    let content = text(&menus["content"]);
    assert!(
        content.contains("Dōbutsu Shōgi (official)") && content.contains("time bank 10 days"),
        "{content}"
    );
    let counter = bob.press(&menus, "send", &[]).await;
    assert!(!is_private(&counter), "{counter}");
    assert_eq!(pinged(&counter), [alice.id.as_str()]);
    assert!(text(&counter["content"]).contains("Casual:"), "{counter}");
    let changed = changes(&counter);
    for change in [
        "~~Jungle (classic)~~ → **Dōbutsu Shōgi (official)**",
        "~~3 days per move~~ → **time bank 10 days",
        "→ **Casual",
    ] {
        assert!(changed.contains(change), "{change}: {changed}");
    }
    assert_eq!(number_of(&counter), number, "it is the same match");
    let old = env.wait_for_edit(&post, "made a counter-offer").await;
    assert!(controls(&old).is_empty(), "{old}");

    // The roles are swapped now: she answers, and he may withdraw.
    for (who, verb) in [(&bob, "accept"), (&alice, "cancel"), (&carol, "accept")] {
        let answer = who.press(&counter, verb, &[]).await;
        assert!(is_private(&answer), "{verb}: {answer}");
    }
    let menus = alice.press(&counter, "propose", &[]).await;
    let menus = alice.press(&menus, "choose-time", &["7d"]).await;
    // Deleting her menus fails, so she can press them again.
    let route = format!("DELETE /webhooks/*{}", text(&menus["id"]));
    env.faults(json!([{"route": route, "kind": "status", "status": 500, "times": 10_000}]))
        .await;
    let again = alice.press(&menus, "send", &[]).await;
    assert_eq!(pinged(&again), [bob.id.as_str()]);
    assert!(
        text(&again["content"]).contains("7 days per move"),
        "{again}"
    );
    let changed = changes(&again);
    assert!(changed.ends_with("~~ → **7 days per move**"), "{changed}");
    assert_eq!(changed.matches('→').count(), 1, "only the time: {changed}");
    let stale = alice.press(&menus, "send", &[]).await;
    assert!(is_private(&stale), "{stale}");
    let board = bob.press(&again, "accept", &[]).await;
    let content = text(&board["content"]);
    assert!(
        content.contains("Dōbutsu Shōgi (official)")
            && content.starts_with(&format!("<@{}> to move", bob.id)),
        "{content}"
    );
    env.wait_for_edit(&again, " accepted ").await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unanswered_challenge_runs_out_in_its_place() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let post = challenge(&alice, &bob).await;
    let kept = challenge(&alice, &bob).await;
    let menus = bob.press(&kept, "propose", &[]).await;
    env.restart_after(DAY * 13).await;
    let menus = bob.press(&menus, "choose-time", &["5d"]).await;
    let counter = bob.press(&menus, "send", &[]).await;
    env.restart_after(DAY + Duration::from_hours(1)).await;
    let closed = env.wait_for_edit(&post, "has expired").await;
    assert!(controls(&closed).is_empty());
    // A counter-proposal waits as long as a challenge.
    let board = alice.press(&counter, "accept", &[]).await;
    assert!(!is_private(&board), "{board}");
    let accepted = format!("accepted <@{}>'s counter-offer", bob.id);
    env.wait_for_edit(&counter, &accepted).await;
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_too_many_answers() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let mut first = None;
    for _ in 0..20 {
        let post = opened(&alice, &[]).await;
        assert!(!is_private(&post), "{post}");
        first.get_or_insert(post);
    }
    let refused = opened(&alice, &[]).await;
    assert!(is_private(&refused), "{refused}");
    assert!(
        text(&refused["content"]).contains("limit of open challenges"),
        "{refused}"
    );
    alice.press(&first.expect("a post"), "cancel", &[]).await;
    assert!(!is_private(&opened(&alice, &[]).await));
    env.close().await;
}
