//! What is not judged: positions of running games, and imported games.

use banyan::{computer::SearchPool, discord::model::reply::Message, play::Command};
use serde_json::json;

use super::{MOVES, analyse, complete, finished, harness, ids, picture};
use crate::guard::harness::{ALICE, Asker, BOB, CAROL, said};

#[tokio::test]
async fn a_position_on_the_board_of_a_running_game_is_not_judged() {
    let harness = harness().await;
    let id = finished(&harness).await;
    let alice = Asker::new(ALICE);
    analyse(&harness, &alice, id).await;
    complete(&harness, id).await;
    let at = async |ply: usize, by: &Asker| {
        let step = format!("analysis-on:m{id}:{ply}");
        said(&harness.press(by, &step, &[], true).await).clone()
    };
    let judged = |message: &Message| message.content.contains("Winning chances");
    assert!(judged(&at(2, &alice).await));
    // Another game reaches the position, on the server of all.
    let running = harness.begin().await;
    for (ply, by) in [ALICE, BOB].into_iter().enumerate() {
        let text = MOVES[ply].to_owned();
        harness.does(running, by, Command::Move { text }).await;
    }
    for by in [&alice, &Asker::new(CAROL)] {
        let hidden = at(2, by).await;
        assert!(
            !judged(&hidden) && hidden.content.contains("still running"),
            "{hidden:?}"
        );
        assert!(!hidden.content.contains("Better"), "{hidden:?}");
        // The value after the move played there helps too.
        let next = at(3, by).await;
        assert!(
            !judged(&next) && next.content.contains("still running"),
            "{next:?}"
        );
        assert!(!next.content.contains("Better"), "{next:?}");
        let third = at(4, by).await;
        assert!(
            judged(&third) && !third.content.contains("Better"),
            "{third:?}"
        );
    }
    // It moves on, by a move that is not the best; so this position may be judged again and the next two not.
    let text = MOVES[2].to_owned();
    harness.does(running, ALICE, Command::Move { text }).await;
    for (ply, may) in [(2, true), (3, false), (4, false), (5, true)] {
        assert_eq!(judged(&at(ply, &alice).await), may, "{ply}");
    }
    harness.does(running, ALICE, Command::Resign).await;
    assert!(judged(&at(3, &alice).await) && judged(&at(4, &alice).await));
}

#[tokio::test]
async fn moves_around_a_running_game_are_not_counted() {
    let harness = harness().await;
    let id = finished(&harness).await;
    let carol = Asker::new(CAROL);
    analyse(&harness, &carol, id).await;
    complete(&harness, id).await;
    let blue = async || {
        let report = analyse(&harness, &carol, id).await;
        let mut lines = report.content.lines();
        let line = lines
            .find(|line| line.contains("(blue)"))
            .map(str::to_owned);
        (
            line.expect("a line"),
            report.content.contains("aren't counted yet"),
        )
    };
    let (before, left_out) = blue().await;
    assert!(before.contains("· 1 mistake ·") && !left_out, "{before}");
    let running = harness.begin().await;
    for (ply, text) in MOVES.into_iter().take(5).enumerate() {
        let text = text.to_owned();
        harness
            .does(running, [ALICE, BOB][ply % 2], Command::Move { text })
            .await;
    }
    let (hidden, left_out) = blue().await;
    assert!(hidden.contains("· 0 mistakes ·") && left_out, "{hidden}");
    let accuracy = |line: &str| line.split("**").nth(1).map(str::to_owned);
    assert_ne!(accuracy(&hidden), accuracy(&before));
    harness.does(running, ALICE, Command::Resign).await;
    assert_eq!(blue().await, (before, false));
}

#[tokio::test]
async fn an_imported_game_is_not_judged() {
    let harness = harness().await;
    let id = finished(&harness).await;
    let alice = Asker::new(ALICE);
    analyse(&harness, &alice, id).await;
    complete(&harness, id).await;
    // The same moves, which are known to be mistakes.
    let moves = "1. c3d3 c7d7 2. d3d4 d7d6 3. d4d5 d6d5";
    let text = format!("[Ruleset \"jungle/classic\"]\n[Result \"0-1\"]\n\n{moves}\n0-1\n");
    let options = [("text", json!(text))];
    let imported = harness.command(&alice, "import", &options).await;
    let shown = said(&imported);
    let buttons = ids(shown);
    let at = buttons.find("analysis-end:").expect("a button");
    let end: String = buttons[at..].chars().take_while(|c| *c != '"').collect();
    let source = end.split(':').nth(1).expect("a source").to_owned();
    let report = format!("analysis-report:{source}:0");
    for control in [end, format!("analysis-on:{source}:5"), report] {
        let reply = harness.press(&alice, &control, &[], true).await;
        let page = said(&reply);
        assert!(page.picture.is_some(), "{control}: {reply:?}");
        for words in ["Winning chances", "Better", "accuracy", "With best play"] {
            assert!(!page.content.contains(words), "{control}: {page:?}");
        }
        for verb in ["analysis-report", "analysis-mistake", "mistake-begin"] {
            assert!(!ids(page).contains(verb), "{control}: {page:?}");
        }
        assert!(!picture(page).ends_with("-analysis.png"), "{control}");
    }
}

#[tokio::test]
async fn nothing_is_offered_where_searches_are_switched_off() {
    let mut harness = harness().await;
    harness.app.search_pool = SearchPool::new(0, None);
    let id = finished(&harness).await;
    let shown = analyse(&harness, &Asker::new(ALICE), id).await;
    assert!(!ids(&shown).contains("analysis-report"), "{shown:?}");
    assert_eq!(
        harness.app.store.analysis(id).await.expect("the store"),
        None
    );
}
