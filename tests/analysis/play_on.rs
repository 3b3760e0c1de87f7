//! Playing on against the computer from a position of a game or of a puzzle.

use banyan::{
    app::RunningBoards,
    play::{Command, MatchId, Phase},
    puzzles::collection,
    rules::{AnyPosition, Record},
};
use serde_json::json;

use super::flow::{MOVES, analyse, finished, harness, ids};
use crate::guard::harness::{ALICE, Asker, BOB, GUILD, Harness, said};

async fn newest(harness: &Harness) -> MatchId {
    let games = harness
        .app
        .store
        .games_of(ALICE, 9)
        .await
        .expect("the store");
    games.first().expect("a game").id
}

/// A running game of Alice and Bob with the first four moves.
async fn four_moves(harness: &Harness) {
    let running = harness.begin().await;
    for (ply, text) in MOVES.into_iter().take(4).enumerate() {
        let text = text.to_owned();
        harness
            .does(running, [ALICE, BOB][ply % 2], Command::Move { text })
            .await;
    }
}

/// Imports these moves of an unfinished game. Returns what the buttons below it call the record.
async fn imported(harness: &Harness, by: &Asker, moves: &str) -> String {
    let text = format!("[Ruleset \"jungle/classic\"]\n[Result \"*\"]\n\n{moves}\n*\n");
    let imported = harness
        .command(by, "import", &[("text", json!(text))])
        .await;
    let buttons = ids(said(&imported));
    let at = buttons.find("analysis-start:").expect("a button");
    let source = buttons[at..].split(':').nth(1);
    source.expect("a source").to_owned()
}

#[tokio::test]
async fn a_finished_game_is_played_on_against_the_computer() {
    let harness = harness().await;
    let id = finished(&harness).await;
    let alice = Asker::new(ALICE);
    analyse(&harness, &alice, id).await;
    let shown = harness
        .press(&alice, &format!("analysis-on:m{id}:3"), &[], true)
        .await;
    let play = format!("analysis-play:m{id}:3");
    assert!(ids(said(&shown)).contains(&play), "{shown:?}");
    let reply = harness.press(&alice, &play, &[], true).await;
    assert!(!said(&reply).private, "{reply:?}");
    let game = harness.game(newest(&harness).await).await;
    let there = Record::replay(&game.terms().ruleset, MOVES.into_iter().take(3));
    let there = there.expect("legal moves");
    assert_eq!(game.record().start(), there.position());
    assert!(game.computer().is_some() && !game.terms().rated);
    assert_eq!(game.to_move(), Some(ALICE), "she plays the side to move");
    assert_eq!(game.phase(), Phase::Playing);

    // It runs now, so nobody plays the same position again before it has moved on.
    let again = harness.press(&Asker::new(BOB), &play, &[], true).await;
    assert!(said(&again).content.contains("running game"), "{again:?}");
    // Neither is a running game played on.
    let running = harness.begin().await;
    let text = MOVES[0].to_owned();
    harness.does(running, ALICE, Command::Move { text }).await;
    let forged = format!("analysis-play:m{running}:0");
    let refused = harness.press(&alice, &forged, &[], true).await;
    assert!(
        said(&refused).content.contains("still running"),
        "{refused:?}"
    );
}

#[tokio::test]
async fn no_move_leads_from_it_to_a_running_game() {
    let harness = harness().await;
    let alice = Asker::new(ALICE);
    four_moves(&harness).await;
    // She imports her running game and steps back: the really played move would let the computer play on in it.
    let source = imported(&harness, &alice, "1. c3d3 c7d7 2. d3d4 d7d6").await;
    let play = async |ply: usize| {
        let control = format!("analysis-play:{source}:{ply}");
        said(&harness.press(&alice, &control, &[], true).await).clone()
    };
    for ply in [4, 3] {
        let refused = play(ply).await;
        assert!(
            refused.private && refused.content.contains("running game"),
            "{ply}: {refused:?}"
        );
    }
    assert!(!play(2).await.private);
}

/// With each of its candidate moves behind it, a running game would be judged move by move.
#[tokio::test]
async fn no_candidate_move_of_a_running_game_is_judged() {
    let mut harness = harness().await;
    harness.app.effort.quick = 500;
    let alice = Asker::new(ALICE);
    four_moves(&harness).await;
    let moves = "1. c3d3 c7d7 2. d3d4 d7d6 3. e3d3";
    let source = imported(&harness, &alice, moves).await;
    for ply in [5, 4, 3] {
        let control = format!("analysis-play:{source}:{ply}");
        let refused = harness.press(&alice, &control, &[], true).await;
        let refused = said(&refused);
        assert!(
            refused.private && refused.content.contains("running game"),
            "{ply}: {refused:?}"
        );
    }
    // A game that began in such a position before is analysed, and not judged there.
    let ruleset = "jungle/classic".parse().expect("a ruleset");
    let moves = ["c3d3", "c7d7", "d3d4", "d7d6", "e3d3"];
    let record = Record::replay(&ruleset, moves).expect("legal moves");
    let boards = harness.app.running_boards([Some(GUILD), None], ALICE);
    let boards = boards.await.expect("the store");
    assert!(boards.withhold(record.position(), None));
    let start = Record::from_position(record.position().clone());
    assert!(boards.are_reached_from(&start));
    // The best move of a position that leads to the board has its value.
    let before = Record::replay(&ruleset, moves[..3].iter().copied()).expect("legal moves");
    let best = before.position().read_canonical("d7d6").expect("a move");
    let other = before.position().read_canonical("e7e6").expect("a move");
    assert!(boards.withhold(before.position(), Some(best)));
    assert!(!boards.withhold(before.position(), Some(other)));
}

/// The computer agrees to a rematch at once, and a rematch begins in the same position.
#[tokio::test]
async fn no_rematch_with_the_computer_begins_near_a_running_game() {
    let harness = harness().await;
    let alice = Asker::new(ALICE);
    let id = finished(&harness).await;
    let reply = harness
        .press(&alice, &format!("analysis-play:m{id}:1"), &[], true)
        .await;
    assert!(!said(&reply).private, "{reply:?}");
    let casual = newest(&harness).await;
    harness.does(casual, ALICE, Command::Resign).await;
    let running = harness.begin().await;
    let text = MOVES[0].to_owned();
    harness.does(running, ALICE, Command::Move { text }).await;
    let rematch = async || {
        let options = [("what", json!("rematch")), ("game", json!(casual.0))];
        harness.command(&alice, "offer", &options).await
    };
    let refused = rematch().await;
    assert!(
        said(&refused).private && said(&refused).content.contains("running game"),
        "{refused:?}"
    );
    harness.does(running, ALICE, Command::Resign).await;
    rematch().await;
    let again = harness.game(newest(&harness).await).await;
    assert_eq!(again.terms().rematch_of, Some(casual));
}

#[test]
fn mirror_images_are_the_same_board() {
    let ruleset = "jungle/classic".parse().expect("a ruleset");
    let position = |text| AnyPosition::parse(&ruleset, text).expect("a position");
    let running = position("7/3lP2/7/7/7/6R/7/7/7 w");
    let boards: RunningBoards = [running].into_iter().collect();
    for image in [
        "7/3lP2/7/7/7/6R/7/7/7 w",
        "7/2Pl3/7/7/7/R6/7/7/7 w",
        "7/7/7/6r/7/7/7/3Lp2/7 b",
    ] {
        assert!(boards.contains(&position(image)), "{image}");
    }
    let before = position("7/3lP2/7/7/7/5R1/7/7/7 w");
    assert!(!boards.contains(&before) && !boards.are_close_to(&before));
    let next = position("7/3lP2/7/7/7/5R1/7/7/7 b");
    assert!(!boards.contains(&next) && boards.are_close_to(&next));
}

/// From some number of boards on, they are prepared on another thread.
#[tokio::test]
async fn a_server_with_many_games_has_all_their_boards() {
    let harness = harness().await;
    for _ in 0..35 {
        let id = harness.begin().await;
        let text = "e3d3".to_owned();
        harness.does(id, ALICE, Command::Move { text }).await;
    }
    four_moves(&harness).await;
    let boards = harness.app.running_boards([Some(GUILD), None], ALICE);
    let boards = boards.await.expect("the store");
    let ruleset = "jungle/classic".parse().expect("a ruleset");
    let after = |moves: &[&'static str]| {
        let record = Record::replay(&ruleset, moves.iter().copied()).expect("legal moves");
        record.position().clone()
    };
    assert!(boards.contains(&after(&["e3d3"])));
    assert!(!boards.contains(&after(&["e3d3", "a9a8"])));
    assert!(boards.are_close_to(&after(&["e3d3", "a9a8"])));
    assert!(boards.are_close_to(&after(&["c3d3", "c7d7", "d3d4", "d7d6", "e3d3"])));
    assert!(!boards.are_close_to(&after(&["e3d3", "a9a8", "d3d4"])));
}

#[tokio::test]
async fn a_puzzle_is_played_on_from_its_solution() {
    let harness = harness().await;
    let alice = Asker::new(ALICE);
    let puzzle = &collection()[0];
    let control = |verb: &str, ply: usize| format!("{verb}:{}:{ply}:any:any", puzzle.id());
    let play = control("puzzle-play", 1);
    let unseen = harness.press(&alice, &play, &[], true).await;
    assert!(said(&unseen).private, "it was never shown: {unseen:?}");
    harness
        .press(&alice, &control("puzzle-begin", 0), &[], true)
        .await;
    let step = harness
        .press(&alice, &control("puzzle-step", 1), &[], true)
        .await;
    assert!(ids(said(&step)).contains(&play), "{step:?}");
    let reply = harness.press(&alice, &play, &[], true).await;
    assert!(!said(&reply).private, "{reply:?}");
    let game = harness.game(newest(&harness).await).await;
    assert_eq!(game.record().start(), &puzzle.after(1));
    let last = puzzle.line.len();
    let over = harness
        .press(&alice, &control("puzzle-play", last), &[], true)
        .await;
    assert!(said(&over).content.contains("game is over"), "{over:?}");
}
