//! Puzzles from finished games: only with consent, without a trace of the game, and like all others from then on.

use banyan::{
    analysis::progress::{Effort, Stage},
    discord::model::reply::Body,
    play::{Command, MatchId, PlayerId, SideChoice, Terms},
    puzzles::{Puzzle, PuzzleId, collection, holds, is_in_collection, matching},
    rules::{Game, Side},
    store::{FoundPuzzle, JobId, JobKind, Preference},
};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection as _, Row as _, SqliteConnection};

use crate::guard::harness::{ALICE, Asker, BOB, CAROL, GAMES, GUILD, Harness, said};

/// The leopard of the side that moves wins in two moves, in one way only.
const START: &str = "jungle/classic 1l3L1/3c3/1d1p2t/6e/7/3P3/1E1WC2/1T3D1/6R w";
const LINE: [&str; 3] = ["f9e9", "d8e8", "e9d9"];

async fn harness(url: &str) -> Harness {
    let mut harness = Harness::on(url).await;
    harness.app.effort = Effort {
        quick: 100,
        deep: 500,
        blunders: 500,
    };
    harness
}

async fn allow(harness: &Harness, player: PlayerId, allowed: bool) {
    let change = [Preference::Puzzles(allowed)];
    let kept = harness.app.store.update_preferences(player, &change).await;
    kept.expect("the store");
}

/// A game from the position, until somebody has made this number of moves. Alice moves first.
async fn played(harness: &Harness, opponent: PlayerId, level: Option<u8>, moves: usize) -> MatchId {
    let terms = Terms {
        side: SideChoice::First,
        guild: Some(GUILD),
        start: START.parse().ok(),
        level,
        ..Terms::new(
            ALICE,
            Some(opponent),
            "jungle/classic".parse().expect("rules"),
            GAMES,
        )
    };
    let acted = harness.app.challenge(terms, None).await;
    let id = acted.expect("a challenge").game.id();
    if level.is_none() {
        let accept = Command::Accept { lot: Side::First };
        harness.does(id, opponent, accept).await;
    }
    for (ply, text) in LINE.into_iter().enumerate().take(moves) {
        let text = text.to_owned();
        let player = [ALICE, opponent][ply % 2];
        harness.does(id, player, Command::Move { text }).await;
    }
    id
}

/// Analyses a finished game, and looks for puzzles as its job does.
async fn searched(harness: &Harness, id: MatchId) -> Vec<Puzzle> {
    let options = [("game", json!(id.0))];
    harness
        .command(&Asker::new(ALICE), "analyse", &options)
        .await;
    let game = harness.game(id).await;
    let mut stage = Some(Stage::Begun);
    while stage.is_some_and(|stage| stage < Stage::Complete) {
        stage = harness.app.analyse(&game, None).await.expect("the store");
    }
    let job = JobId::of(JobKind::FindPuzzles, id, 0);
    let store = &harness.app.store;
    assert!(store.has_job(&job).await.expect("the store"));
    harness.app.find_puzzles(&game).await.expect("the store");
    found(harness).await
}

async fn found(harness: &Harness) -> Vec<Puzzle> {
    let found = harness.app.store.found_puzzles("jungle").await;
    let lines = found.expect("the store").into_iter();
    lines
        .map(|(number, line)| {
            let puzzle = Puzzle::read(&line).expect("a puzzle");
            assert_eq!(puzzle.id(), PuzzleId(number));
            puzzle
        })
        .collect()
}

/// Alice has seen all puzzles of Jungle that the bot ships.
async fn seen_all(harness: &Harness) {
    for puzzle in matching(Some(Game::Jungle), None) {
        let known = (puzzle.id().0, puzzle.game().slug());
        let shown = harness
            .app
            .store
            .show_puzzle(ALICE, known, None, harness.clock.now());
        shown.await.expect("the store");
    }
}

/// The number of the puzzle that `/puzzle` shows to Alice.
async fn served(harness: &Harness) -> u32 {
    let options = [("game", json!("jungle"))];
    let reply = harness
        .command(&Asker::new(ALICE), "puzzle", &options)
        .await;
    let name = &said(&reply).picture.as_ref().expect("a picture").name;
    let number = name.split('-').nth(1).and_then(|id| id.parse().ok());
    number.expect("a number")
}

#[tokio::test]
async fn a_game_gives_puzzles_only_if_all_its_people_allow_it() {
    let harness = harness("sqlite::memory:").await;
    let id = played(&harness, BOB, None, 3).await;
    assert_eq!(searched(&harness, id).await, []);
    let again = async || {
        let game = harness.game(id).await;
        harness.app.find_puzzles(&game).await.expect("the store");
        found(&harness).await
    };
    allow(&harness, ALICE, true).await;
    assert_eq!(again().await, [], "Bob has not allowed it");
    allow(&harness, BOB, true).await;
    allow(&harness, ALICE, false).await;
    assert_eq!(again().await, [], "Alice has changed her mind");
    allow(&harness, ALICE, true).await;
    let [puzzle] = &again().await[..] else {
        panic!("there is one puzzle in it");
    };
    assert_eq!(
        format!("jungle/classic {}", puzzle.position),
        START,
        "where the win begins"
    );
    let line: Vec<String> = puzzle.line.iter().map(ToString::to_string).collect();
    assert_eq!(line, LINE);
    assert!(holds(puzzle, None) && !is_in_collection(puzzle));
    assert!(puzzle.rating >= 600);
    // The same game again, and its mirror image, bring nothing new.
    assert_eq!(again().await.len(), 1);
    let mirrored = "jungle|win|1L3l1/3c3/t2p1d1/e6/7/3P3/2CW1E1/1D3T1/R6 w|b9c9 d8c8 c9d9|600|";
    let mirrored = Puzzle::read(mirrored).expect("a puzzle");
    let same = FoundPuzzle {
        puzzle: mirrored.id().0,
        game: "jungle",
        line: mirrored.to_string(),
        boards: mirrored.boards(),
    };
    assert_ne!(mirrored.id(), puzzle.id());
    let kept = harness.app.store.keep_found_puzzle(&same).await;
    assert!(!kept.expect("the store"));
    assert_eq!(found(&harness).await.len(), 1);
    assert!(is_in_collection(&collection()[0]));
}

#[tokio::test]
async fn a_game_against_the_computer_needs_one_consent() {
    let harness = harness("sqlite::memory:").await;
    let computer = harness
        .app
        .store
        .computer(1, "Computer")
        .await
        .expect("the store");
    let id = played(&harness, computer, Some(1), 3).await;
    assert_eq!(searched(&harness, id).await, []);
    allow(&harness, ALICE, true).await;
    let game = harness.game(id).await;
    harness.app.find_puzzles(&game).await.expect("the store");
    assert_eq!(found(&harness).await.len(), 1);
}

#[tokio::test]
async fn a_found_puzzle_is_served_rated_and_kept_from_running_games() {
    let harness = harness("sqlite::memory:").await;
    for player in [ALICE, BOB] {
        allow(&harness, player, true).await;
    }
    let id = played(&harness, BOB, None, 3).await;
    let [puzzle] = &searched(&harness, id).await[..] else {
        panic!("there is one puzzle in it");
    };
    let number = puzzle.id().0;
    seen_all(&harness).await;
    // Alice plays the position, or one of the next two, against Bob. After one move it is his turn, and the puzzle would
    // play his best defence.
    for moves in [0, 1, 2] {
        let running = played(&harness, BOB, None, moves).await;
        assert_ne!(
            served(&harness).await,
            number,
            "it stands in a running game"
        );
        // Nor does an older message of the puzzle help with the game.
        let hint = format!("puzzle-hint:{number}:0:jungle:any");
        let reply = harness.press(&Asker::new(ALICE), &hint, &[], true).await;
        assert!(said(&reply).content.contains("running game is at or near"));
        harness.does(running, ALICE, Command::Resign).await;
    }
    assert_eq!(served(&harness).await, number);
    let alice = Asker::new(ALICE);
    let mut last = String::new();
    for ply in [0, 2] {
        let to = format!("puzzle-to:{number}:{ply}:jungle:any");
        let reply = harness.press(&alice, &to, &[LINE[ply]], true).await;
        assert!(matches!(reply.body, Body::Update(_)));
        last.clone_from(&said(&reply).content);
    }
    assert!(
        last.contains("Solved!") && last.contains("Your puzzle rating"),
        "{last}"
    );
    let level = harness.app.store.puzzle_level(number).await;
    let level = level.expect("the store").expect("a rating");
    assert!(level.rating < f64::from(puzzle.rating));
    // A number that is no puzzle's is refused.
    let forged = format!("puzzle-hint:{}:0:any:any", number ^ 1);
    let reply = harness.press(&alice, &forged, &[], true).await;
    assert!(said(&reply).content.contains("no longer in the collection"));
}

#[tokio::test]
async fn nothing_leads_from_a_found_puzzle_to_its_people() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("banyan.db").display());
    let harness = harness(&url).await;
    for player in [ALICE, BOB, CAROL] {
        allow(&harness, player, true).await;
    }
    let id = played(&harness, BOB, None, 3).await;
    assert_eq!(searched(&harness, id).await.len(), 1);
    for player in [ALICE, BOB] {
        let forgotten = harness.app.store.forget_player(player).await;
        forgotten.expect("the store");
        let chosen = harness.app.store.preferences(player).await;
        assert!(!chosen.expect("the store").puzzles, "no consent is left");
    }
    assert_eq!(found(&harness).await.len(), 1, "it stays");
    let mut raw = SqliteConnection::connect(&url).await.expect("the database");
    for (table, columns) in [
        ("found_puzzles", vec!["puzzle", "game", "line"]),
        ("found_boards", vec!["board", "puzzle"]),
    ] {
        let sql = format!("SELECT name FROM pragma_table_info('{table}')");
        let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut raw).await;
        let names = rows.expect("columns");
        let names: Vec<String> = names.iter().map(|row| row.get("name")).collect();
        assert_eq!(names, columns, "no place for a game or a player");
    }
    // Games of former players give none.
    sqlx::query("DELETE FROM found_boards")
        .execute(&mut raw)
        .await
        .expect("the database");
    sqlx::query("DELETE FROM found_puzzles")
        .execute(&mut raw)
        .await
        .expect("the database");
    let game = harness.game(id).await;
    harness.app.find_puzzles(&game).await.expect("the store");
    assert_eq!(found(&harness).await, []);
}

#[tokio::test]
async fn the_setting_is_off_until_it_is_pressed() {
    let harness = harness("sqlite::memory:").await;
    let alice = Asker::new(ALICE);
    let allowed = async || {
        let chosen = harness.app.store.preferences(ALICE).await;
        chosen.expect("the store").puzzles
    };
    assert!(!allowed().await);
    for (value, words) in [("on", "**allowed**"), ("off", "**not allowed**")] {
        let id = format!("set:puzzles:{value}");
        let reply = harness.press(&alice, &id, &[], true).await;
        let Body::UpdatePanel(panel) = &reply.body else {
            panic!("{reply:?}");
        };
        assert!(format!("{panel:?}").contains(words), "{panel:?}");
        assert_eq!(allowed().await, value == "on");
    }
}
