//! Learning from one's own mistakes: who is asked, which answers are right, what is remembered and what is kept silent.

use std::time::Duration;

use banyan::{
    analysis::{
        progress::AnalysisProgress,
        report::{AnalysisReport, JudgedMove},
        score::{Mark, PositionValue},
    },
    play::{Command, MatchId},
    rules::{Game, Ruleset, Side},
    store::TaskSource,
};
use serde_json::json;

use super::flow::{MOVES, analyse, complete, finished, harness, ids};
use crate::common::{TestEnvironment, assert_contains, control, is_private, number_of};
use crate::guard::harness::{ALICE, Asker, BOB, CAROL, Harness, said};

/// A game of Alice's with its complete analysis, and the last of her mistakes there: how many moves were made before it.
async fn analysed(harness: &Harness) -> (MatchId, usize, JudgedMove) {
    let id = finished(harness).await;
    analyse(harness, &Asker::new(ALICE), id).await;
    complete(harness, id).await;
    let (stored, game) = (harness.app.store.analysis(id).await, harness.game(id).await);
    let stored = stored.expect("the store").expect("an analysis");
    let progress = AnalysisProgress::read(&stored.found, game.record()).expect("an analysis");
    let report = AnalysisReport::of(game.record(), progress.evaluations()).expect("a report");
    let serious = |(_, judged): &(usize, &JudgedMove)| {
        judged.side == Side::First && judged.mark >= Some(Mark::Mistake)
    };
    let last = report.moves.iter().enumerate().rfind(serious);
    let (ply, judged) = last.expect("a mistake of Alice's");
    (id, ply, *judged)
}

#[test]
fn a_move_is_right_if_it_keeps_the_result_or_is_no_inaccuracy() {
    let rules: Ruleset = "dobutsu/official".parse().expect("a ruleset");
    let moves = rules.start().legal_moves();
    let judged = |before| JudgedMove {
        side: Side::First,
        played: moves[0],
        before,
        after: PositionValue::Points(-900),
        best: moves[1],
        mark: Some(Mark::Blunder),
        accuracy: 0.0,
        turning_point: false,
    };
    let right = |before, after| judged(before).is_solved_by(after, Game::Dobutsu);
    // The value after the answer is the opponent's.
    assert!(
        right(PositionValue::Won(3), PositionValue::Lost(40)),
        "slower, but won"
    );
    assert!(!right(PositionValue::Won(3), PositionValue::Drawn));
    assert!(!right(PositionValue::Drawn, PositionValue::Won(9)));
    assert!(right(PositionValue::Drawn, PositionValue::Drawn));
    assert!(right(PositionValue::Points(50), PositionValue::Points(-40)));
    assert!(!right(PositionValue::Points(50), PositionValue::Points(60)));
}

#[tokio::test]
async fn only_players_are_asked_about_their_own_mistakes() {
    let harness = harness().await;
    let (id, ply, _) = analysed(&harness).await;
    let report = analyse(&harness, &Asker::new(ALICE), id).await;
    assert!(ids(&report).contains("mistake-begin"), "{report:?}");
    let other = analyse(&harness, &Asker::new(CAROL), id).await;
    assert!(!ids(&other).contains("mistake-begin"), "{other:?}");
    for verb in ["", "-begin", "-hint", "-solution", "-to"] {
        let forged = format!("mistake{verb}:{id}:{ply}");
        let reply = harness
            .press(&Asker::new(CAROL), &forged, &["d4d5"], true)
            .await;
        let message = said(&reply);
        assert!(message.private && message.picture.is_none(), "{reply:?}");
    }
    // A game without an analysis has no tasks.
    let fresh = finished(&harness).await;
    let begin = format!("mistake-begin:{fresh}:0");
    let reply = harness.press(&Asker::new(ALICE), &begin, &[], true).await;
    assert!(
        said(&reply).content.contains("isn't ready yet"),
        "{reply:?}"
    );
    assert!(ids(said(&reply)).contains("run:analyse:"), "{reply:?}");
}

#[tokio::test]
async fn a_better_move_to_the_board_of_a_running_game_is_not_told() {
    let harness = harness().await;
    let (id, ply, judged) = analysed(&harness).await;
    let (alice, game) = (Asker::new(ALICE), harness.game(id).await);
    let at = async || {
        let step = format!("analysis-on:m{id}:{}", ply + 1);
        said(&harness.press(&alice, &step, &[], true).await).clone()
    };
    let task = async || {
        let control = format!("mistake:{id}:{ply}");
        let task = harness.press(&alice, &control, &[], true).await;
        let number = format!("move {},", ply + 1);
        said(&task).content.contains(&number)
    };
    assert!(at().await.content.contains("Better: ") && task().await);
    // In another game somebody plays that move.
    let before = game.record().taken_back(game.record().ply() - ply);
    let running = harness.begin().await;
    for (ply, mv) in before.moves().iter().chain([&judged.best]).enumerate() {
        let text = mv.to_string();
        harness
            .does(running, [ALICE, BOB][ply % 2], Command::Move { text })
            .await;
    }
    let hidden = at().await;
    assert!(!hidden.content.contains("**?"), "{hidden:?}");
    let step = format!("analysis-on:m{id}:{ply}");
    let reply = harness.press(&alice, &step, &[], true).await;
    let told = &said(&reply).content;
    assert!(told.contains("still running"), "{told}");
    let best = format!("`{}`", judged.best);
    assert!(!hidden.content.contains(&best), "{hidden:?}");
    let alt = hidden.picture.as_ref().map(|file| file.alt.as_str());
    assert!(alt.is_some_and(|alt| !alt.starts_with("Better")), "{alt:?}");
    assert!(!task().await);
}

#[tokio::test]
async fn an_answer_is_judged_and_a_right_one_is_remembered() {
    let harness = harness().await;
    let (id, ply, judged) = analysed(&harness).await;
    let alice = Asker::new(ALICE);
    let control = |verb: &str| format!("mistake{verb}:{id}:{ply}");
    let press = async |verb: &str, value: &str| {
        let values: &[&str] = if value.is_empty() { &[] } else { &[value] };
        said(&harness.press(&alice, &control(verb), values, true).await).clone()
    };
    let task = press("", "").await;
    assert!(task.content.contains("Find a better move"), "{task:?}");
    assert!(task.content.contains(&format!("move {}", ply + 1)));
    let again = press("-to", &judged.played.to_string()).await;
    assert!(again.content.contains("what you played"), "{again:?}");
    let illegal = press("-to", "a1a9").await;
    assert!(illegal.content.contains('❌'), "{illegal:?}");
    let hint = press("-hint", "").await;
    assert!(hint.content.contains("💡"), "{hint:?}");
    let solution = press("-solution", "").await;
    assert!(solution.content.contains("Better: "), "{solution:?}");
    let store = &harness.app.store;
    let source = TaskSource::Match(id);
    let solved = async || store.solved_tasks(ALICE, source).await.expect("the store");
    assert!(solved().await.is_empty(), "nothing was solved so far");

    // Every other move is judged by a search of its own.
    let game = harness.game(id).await;
    let before = game.record().taken_back(game.record().ply() - ply);
    let (mut good, mut bad) = (None, None);
    for mv in before.legal_moves() {
        let mut after = before.clone();
        after.play(mv).expect("legal");
        let value = harness.app.evaluate(after).await;
        if mv == judged.best || mv == judged.played {
            continue;
        }
        if judged.is_solved_by(value, Game::Jungle) {
            good = Some(mv.to_string());
        } else {
            bad = Some(mv.to_string());
        }
    }
    if let Some(bad) = bad {
        let wrong = press("-to", &bad).await;
        assert!(wrong.content.contains("something better"), "{wrong:?}");
    }
    assert!(solved().await.is_empty());
    let good = good.unwrap_or_else(|| judged.best.to_string());
    let right = harness
        .submit(&alice, &control("-typed"), &[("move", &good)])
        .await;
    assert!(said(&right).content.contains("That's it!"), "{right:?}");
    assert!(solved().await.contains(&u32::try_from(ply).expect("a ply")));
    let task = press("", "").await;
    assert!(task.content.contains("solved this one before"), "{task:?}");
    let end = harness
        .press(&alice, &format!("mistake:{id}:{}", ply + 1), &[], true)
        .await;
    assert!(
        said(&end).content.contains("those were your mistakes"),
        "{end:?}"
    );
    assert!(ids(said(&end)).contains("analysis-report"), "{end:?}");
}

#[tokio::test]
async fn a_position_on_the_board_of_a_running_game_is_no_task() {
    let harness = harness().await;
    let (id, ply, _) = analysed(&harness).await;
    let running = harness.begin().await;
    for (at, text) in MOVES.into_iter().take(ply).enumerate() {
        let text = text.to_owned();
        harness
            .does(running, [ALICE, BOB][at % 2], Command::Move { text })
            .await;
    }
    let task = format!("mistake:{id}:{ply}");
    for verb in ["", "-hint", "-solution"] {
        let control = task.replacen("mistake", &format!("mistake{verb}"), 1);
        let reply = harness.press(&Asker::new(ALICE), &control, &[], true).await;
        let message = said(&reply);
        assert!(message.picture.is_none(), "{reply:?}");
        assert!(!message.content.contains("Better"), "{reply:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_blunder_is_put_right_through_discord() {
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let text = "dobutsu/official 2l/c1g/1L1/1EG[Ce] b";
    let options = [
        ("text", json!(text)),
        ("player", json!(bob.id)),
        ("side", json!("second")),
    ];
    let asked = alice.command("import", &options).await;
    let number = number_of(&asked);
    bob.press(&asked, "accept", &[]).await;
    alice
        .command("move", &[("move", json!("E@b3")), ("game", json!(number))])
        .await;
    let sure = alice.command("resign", &[("game", json!(number))]).await;
    let last = alice.press(&sure, "resign-yes", &[]).await;
    let mut shown = alice.press(&last, "analyse", &[]).await;
    while control(&shown, "mistake-begin").is_none() {
        tokio::time::sleep(Duration::from_secs(1)).await;
        // Asked for anew, because the bot edits the first message meanwhile.
        shown = alice.command("analyse", &[("game", json!(number))]).await;
    }
    let task = alice.press(&shown, "mistake-begin", &[]).await;
    assert!(is_private(&task), "{task}");
    assert_contains(&task, "Find a better move");
    let wrong = alice
        .press_and_submit_form(&task, "mistake-type", "E@b3")
        .await;
    assert_contains(&wrong, "what you played");
    env.kill_bot();
    env.start_bot().await;
    let right = alice
        .press_and_submit_form(&wrong, "mistake-type", "c3b3")
        .await;
    assert_contains(&right, "That's it!");
    let end = alice.press(&right, "mistake", &[]).await;
    assert_contains(&end, "1 of 1");
    // The record has the evaluations too, for the player and for the operator.
    let options = [("game", json!(number)), ("evaluations", json!(true))];
    let recorded = alice.command("record", &options).await;
    let name = format!("banyan-{number}.txt");
    assert_eq!(recorded["attachments"][0]["filename"], name.as_str());
    let done = env
        .banyan(&["export", "--evaluations", "--out", "games.txt"])
        .await;
    assert!(done.status.success(), "{done:?}");
    let all = std::fs::read_to_string(env.dir.path().join("games.txt")).expect("the file");
    assert!(all.contains("1... E@b3 $4 {[%eval #"), "{all}");
    env.close().await;
}
