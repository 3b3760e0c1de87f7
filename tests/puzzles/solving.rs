//! Solving puzzles: right and wrong moves, hints, solutions, ratings, and controls that nobody was given.

use std::collections::BTreeSet;

use banyan::{
    discord::model::reply::{Body, Message, Reply},
    play::PlayerId,
    puzzles::{Course, Puzzle, PuzzleId, PuzzleTheme, collection, course_tasks, matching, with_id},
    rules::Game,
    store::{Preference, PuzzleRating, PuzzleResult},
};
use serde_json::json;

use crate::{
    common::{TestEnvironment, control, is_private, text},
    guard::harness::{ALICE, Asker, BOB, Harness, said},
};

/// A puzzle of two moves, and its number.
fn short() -> (&'static Puzzle, u32) {
    let mut puzzles = matching(Some(Game::Dobutsu), None);
    let puzzle = puzzles.find(|puzzle| puzzle.line.len() == 3);
    let puzzle = puzzle.expect("a short puzzle");
    (puzzle, puzzle.id().0)
}

fn id(verb: &str, puzzle: u32, ply: usize) -> String {
    format!("{verb}:{puzzle}:{ply}:any:any")
}

async fn begun(harness: &Harness, player: PlayerId) -> (&'static Puzzle, u32) {
    let (puzzle, number) = short();
    let now = harness.clock.now();
    let known = (number, puzzle.game().slug());
    let store = &harness.app.store;
    store.show_puzzle(player, known, None, now).await.unwrap();
    (puzzle, number)
}

/// A legal first move that is not the solution.
fn wrong(puzzle: &Puzzle) -> String {
    let mut moves = puzzle.position.legal_moves().into_iter();
    let other = moves.find(|mv| *mv != puzzle.line[0]);
    other.expect("another move").to_string()
}

async fn rating(harness: &Harness, player: PlayerId) -> Option<PuzzleRating> {
    let ratings = harness.app.store.puzzle_ratings(player).await.unwrap();
    ratings.into_iter().next()
}

#[tokio::test]
async fn a_puzzle_solved_at_once_counts_once() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let (puzzle, number) = begun(&harness, ALICE).await;
    let first = puzzle.line[0].to_string();
    let reply = harness
        .press(&alice, &id("puzzle-to", number, 0), &[&first], true)
        .await;
    let content = &said(&reply).content;
    assert!(content.contains("Your opponent answers"), "{content}");
    assert!(matches!(reply.body, Body::Update(_)), "in its place");
    let last = puzzle.line[2].to_string();
    for again in [false, true] {
        let reply = harness
            .press(&alice, &id("puzzle-to", number, 2), &[&last], true)
            .await;
        let content = &said(&reply).content;
        assert!(content.contains("Solved!"), "{content}");
        assert_eq!(content.contains("Your puzzle rating"), !again, "{content}");
        let rating = rating(&harness, ALICE).await.expect("a rating");
        assert_eq!((rating.tries, rating.solved), (1, 1));
        assert!(rating.standing.rating.rating > PuzzleRating::START);
    }
    let level = harness.app.store.puzzle_level(number).await.unwrap();
    assert!(level.expect("a rating").rating < f64::from(puzzle.rating));
    let profile = harness.command(&alice, "profile", &[]).await;
    let content = &said(&profile).content;
    assert!(
        content.contains("1 of 1 solved on the first try"),
        "{content}"
    );
    assert!(content.contains("1 now, best 1"), "{content}");
}

#[tokio::test]
async fn puzzles_have_a_page_of_the_profile() {
    let harness = Harness::open().await;
    let (alice, bob) = (Asker::new(ALICE), Asker::new(BOB));
    let page = format!("profile:puzzles:{ALICE}");
    let profile = harness.command(&alice, "profile", &[]).await;
    let buttons = |message: &Message| format!("{:?}", message.rows);
    assert!(
        !buttons(said(&profile)).contains(&page),
        "nothing to show yet"
    );
    // Two games, and one puzzle is solved twice.
    let solved: Vec<&Puzzle> = [PuzzleTheme::Drop, PuzzleTheme::Chain]
        .into_iter()
        .filter_map(|theme| matching(None, Some(theme)).find(|puzzle| puzzle.themes == [theme]))
        .collect();
    for puzzle in [solved[0], solved[1], solved[0]] {
        let number = puzzle.id().0;
        let now = harness.clock.now();
        let known = (number, puzzle.game().slug());
        let store = &harness.app.store;
        store.show_puzzle(ALICE, known, None, now).await.unwrap();
        for ply in (0..puzzle.line.len()).step_by(2) {
            let mv = puzzle.line[ply].to_string();
            harness
                .press(&alice, &id("puzzle-to", number, ply), &[&mv], true)
                .await;
        }
    }
    let profile = harness.command(&alice, "profile", &[]).await;
    assert!(buttons(said(&profile)).contains(&page), "{profile:?}");
    for who in [&alice, &bob] {
        let shown = harness.press(who, &page, &[], true).await;
        let shown = said(&shown);
        for words in [
            "· solved: 2",
            "Dōbutsu Shōgi: **",
            "Ô ăn quan: **",
            "Days in a row with a solved puzzle: 1",
            "Solved by theme: drop **1** · captures in a row **1**",
        ] {
            assert!(shown.content.contains(words), "no {words}: {shown:?}");
        }
        let back = format!("profile:show:{ALICE}");
        assert!(shown.private && buttons(shown).contains(&back), "{shown:?}");
    }
    let hide = [Preference::Unlisted(true)];
    let hidden = harness.app.store.update_preferences(ALICE, &hide).await;
    hidden.unwrap();
    let refused = harness.press(&bob, &page, &[], true).await;
    let content = &said(&refused).content;
    assert!(content.contains("doesn't want to appear"), "{content}");
    let own = harness.press(&alice, &page, &[], true).await;
    assert!(said(&own).content.contains("· solved: 2"), "{own:?}");
}

#[tokio::test]
async fn mistakes_hints_and_solutions_count_as_missed_once() {
    for verb in ["puzzle-to", "puzzle-hint", "puzzle-step"] {
        let harness = Harness::open().await;
        let alice = Asker::new(ALICE);
        let (puzzle, number) = begun(&harness, ALICE).await;
        let wrong = wrong(puzzle);
        for again in [false, true] {
            let reply = harness
                .press(&alice, &id(verb, number, 0), &[&wrong], true)
                .await;
            let content = &said(&reply).content;
            assert_eq!(content.contains("counts as missed"), !again, "{content}");
            let rating = rating(&harness, ALICE).await.expect("a rating");
            assert_eq!((rating.tries, rating.solved), (1, 0), "{verb}");
            assert!(rating.standing.rating.rating < PuzzleRating::START);
        }
        // It can still be solved, without another change of the rating.
        for ply in [0, 2] {
            let mv = puzzle.line[ply].to_string();
            harness
                .press(&alice, &id("puzzle-to", number, ply), &[&mv], true)
                .await;
        }
        let rating = rating(&harness, ALICE).await.expect("a rating");
        assert_eq!((rating.tries, rating.solved), (1, 0));
        assert_eq!(harness.app.store.puzzle_days(ALICE).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn what_is_known_from_a_course_is_not_rated() {
    let tasks = course_tasks(Game::Dobutsu, Course::Tactics);
    let puzzle = tasks[0].puzzle;
    let number = puzzle.id().0;
    for verb in ["puzzle-hint", "puzzle-step", "puzzle-to", "solved"] {
        let harness = Harness::open().await;
        let alice = Asker::new(ALICE);
        let in_course = |verb: &str, ply| format!("{verb}:{number}:{ply}:dobutsu:tactics");
        harness
            .press(&alice, &in_course("puzzle-begin", 0), &[], true)
            .await;
        let wrong = wrong(puzzle);
        if verb != "solved" {
            harness
                .press(&alice, &in_course(verb, 0), &[&wrong], true)
                .await;
        }
        let turns = || puzzle.line.iter().enumerate().step_by(2);
        for (ply, mv) in turns().filter(|_| verb == "solved") {
            let id = in_course("puzzle-to", ply);
            harness.press(&alice, &id, &[&mv.to_string()], true).await;
        }
        harness
            .press(&alice, &id("puzzle-begin", number, 0), &[], true)
            .await;
        for (ply, mv) in turns() {
            let id = id("puzzle-to", number, ply);
            let reply = harness.press(&alice, &id, &[&mv.to_string()], true).await;
            let content = &said(&reply).content;
            assert!(!content.contains("Your puzzle rating"), "{verb}: {content}");
            assert_eq!(content.contains("Solved!"), ply + 1 == puzzle.line.len());
        }
        assert_eq!(rating(&harness, ALICE).await, None, "{verb}");
        let level = harness.app.store.puzzle_level(number).await.unwrap();
        assert!(level.is_none(), "{verb}");
    }
}

#[tokio::test]
async fn the_task_says_what_is_left_to_do() {
    let mut puzzles = matching(Some(Game::OAnQuan), None);
    let puzzle = puzzles.find(|puzzle| puzzle.line.len() == 5);
    let puzzle = puzzle.expect("a puzzle of three moves");
    let (harness, alice) = (Harness::open().await, Asker::new(ALICE));
    let number = puzzle.id().0;
    let begin = id("puzzle-begin", number, 0);
    let mut reply = harness.press(&alice, &begin, &[], true).await;
    let all = puzzle.gain().expect("points");
    for (ply, words) in [
        (0, "in 3 moves"),
        (2, "in 2 moves"),
        (4, "with your next move"),
    ] {
        let content = &said(&reply).content;
        assert!(content.contains(words), "{ply}: {content}");
        let gained = puzzle.gain_until(ply).expect("points");
        let far = format!("minus your opponent's: {gained}. **Raise that to {all}");
        assert_eq!(content.contains(&far), ply > 0, "{ply}: {content}");
        assert_eq!(
            content.contains(&format!("Score {all} points more")),
            ply == 0
        );
        let mv = puzzle.line[ply].to_string();
        let id = id("puzzle-to", number, ply);
        reply = harness.press(&alice, &id, &[&mv], true).await;
    }
    assert!(said(&reply).content.contains("Solved!"), "{reply:?}");
}

#[tokio::test]
async fn illegal_moves_cost_nothing() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let (_, number) = begun(&harness, ALICE).await;
    for text in ["", "a1a1", "to the left", "z9z9"] {
        let typed = id("puzzle-typed", number, 0);
        let reply = harness.submit(&alice, &typed, &[("move", text)]).await;
        let content = &said(&reply).content;
        assert!(
            content.contains('❌') && content.contains("Puzzle: "),
            "{content}"
        );
    }
    assert_eq!(rating(&harness, ALICE).await, None);
}

#[tokio::test]
async fn controls_that_nobody_was_given_are_refused() {
    let harness = Harness::open().await;
    let (alice, bob) = (Asker::new(ALICE), Asker::new(BOB));
    let (puzzle, number) = begun(&harness, ALICE).await;
    let last = puzzle.line[2].to_string();
    let verbs = [
        "puzzle",
        "puzzle-piece",
        "puzzle-to",
        "puzzle-hint",
        "puzzle-type",
    ];
    for verb in verbs {
        // A turn that Alice has not reached, and a puzzle that Bob was never shown.
        for (who, ply) in [(&alice, 2), (&bob, 0), (&alice, 1), (&alice, 99)] {
            let reply = harness
                .press(who, &id(verb, number, ply), &[&last], true)
                .await;
            let message = said(&reply);
            assert!(
                message.content.contains("isn't yours"),
                "{verb}: {}",
                message.content
            );
            assert!(message.private && message.picture.is_none());
        }
    }
    for wrong in [
        id("puzzle-step", number, 99),
        id("puzzle-to", 0, 0),
        id("puzzle-fly", number, 0),
        format!("puzzle-to:{number}:0:chess:any"),
        "puzzle".to_owned(),
    ] {
        let reply = harness.press(&alice, &wrong, &[&last], true).await;
        assert!(
            said(&reply).private && said(&reply).picture.is_none(),
            "{wrong}"
        );
    }
    assert_eq!(rating(&harness, ALICE).await, None);
    assert_eq!(rating(&harness, BOB).await, None);
}

#[tokio::test]
async fn no_puzzle_comes_twice_before_all_were_seen() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let theme = PuzzleTheme::Race;
    let count = matching(Some(Game::Jungle), Some(theme)).count();
    let options = [("game", json!("jungle")), ("theme", json!(theme.key()))];
    let mut seen = BTreeSet::new();
    assert!(count > 4, "{count}");
    for _ in 0..count {
        let reply = harness.command(&alice, "puzzle", &options).await;
        let picture = said(&reply).picture.as_ref().expect("a picture");
        assert!(seen.insert(picture.name.clone()), "{} twice", picture.name);
    }
    let again = harness.command(&alice, "puzzle", &options).await;
    assert!(seen.contains(&said(&again).picture.as_ref().unwrap().name));
}

#[tokio::test]
async fn puzzles_are_chosen_by_how_others_have_done() {
    let harness = Harness::open().await;
    let theme = PuzzleTheme::Race;
    let mut near: Vec<&Puzzle> = matching(Some(Game::Jungle), Some(theme)).collect();
    near.sort_by_key(|puzzle| puzzle.rating.abs_diff(PuzzleRating::START as u16));
    // Nobody solves those that seem to fit.
    near.truncate(near.len() / 2);
    let now = harness.clock.now();
    for puzzle in &near {
        let known = (puzzle.id().0, "jungle");
        let store = &harness.app.store;
        store.show_puzzle(BOB, known, None, now).await.unwrap();
        let result = PuzzleResult {
            player: BOB,
            puzzle: puzzle.id().0,
            game: "jungle",
            first: 2900.0,
            right: false,
        };
        store.rate_puzzle(result, now).await.unwrap();
    }
    let options = [("game", json!("jungle")), ("theme", json!(theme.key()))];
    let reply = harness
        .command(&Asker::new(ALICE), "puzzle", &options)
        .await;
    let picture = said(&reply).picture.as_ref().expect("a picture");
    let shown = |puzzle: &&&Puzzle| picture.name.contains(&puzzle.id().to_string());
    assert_eq!(near.iter().find(shown), None, "{}", picture.name);
}

#[tokio::test]
async fn a_theme_that_a_game_lacks_is_explained() {
    let harness = Harness::open().await;
    let options = [("game", json!("o-an-quan")), ("theme", json!("drop"))];
    let reply = harness
        .command(&Asker::new(ALICE), "puzzle", &options)
        .await;
    let content = &said(&reply).content;
    assert!(
        content.contains("Ô ăn quan has none with the theme “drop”"),
        "{content}"
    );
    assert!(content.contains("mandarin"), "{content}");
}

#[tokio::test]
async fn solvers_of_a_server_are_listed_unless_they_hide() {
    let harness = Harness::open().await;
    let (alice, bob) = (Asker::new(ALICE), Asker::new(BOB));
    let empty = harness
        .press(&alice, &id("puzzle-board", short().1, 0), &[], true)
        .await;
    assert!(said(&empty).content.contains("No one has solved"));
    for player in [ALICE, BOB] {
        let asker = Asker::new(player);
        let begin = id("puzzle-begin", short().1, 0);
        // It counts on the server where it is solved, wherever it was opened first.
        let direct = Asker {
            guild: None,
            ..asker.clone()
        };
        harness.press(&direct, &begin, &[], false).await;
        let reply = harness.press(&asker, &begin, &[], false).await;
        assert!(said(&reply).private, "everybody solves alone");
        let offers = |reply: &Reply| format!("{:?}", said(reply).rows).contains("puzzle-board");
        assert!(offers(&reply), "{reply:?}");
        let elsewhere = Asker {
            guild: None,
            ..asker.clone()
        };
        let course = format!("puzzle-begin:{}:0:dobutsu:tactics", short().1);
        for (asker, begin) in [(&elsewhere, &begin), (&asker, &course)] {
            let reply = harness.press(asker, begin, &[], true).await;
            assert!(!offers(&reply), "{reply:?}");
        }
        for ply in [0, 2] {
            let mv = short().0.line[ply].to_string();
            harness
                .press(&asker, &id("puzzle-to", short().1, ply), &[&mv], true)
                .await;
        }
    }
    let board = async || {
        let reply = harness
            .press(&bob, &id("puzzle-board", short().1, 0), &[], true)
            .await;
        said(&reply).content.lines().count()
    };
    assert_eq!(board().await, 3);
    let hide = banyan::store::Preference::Unlisted(true);
    harness
        .app
        .store
        .update_preferences(ALICE, &[hide])
        .await
        .unwrap();
    assert_eq!(board().await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_goes_on_after_a_restart() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let task = alice.command("puzzle", &[("game", json!("dobutsu"))]).await;
    assert!(is_private(&task));
    let number = control(&task, "puzzle-type").expect("a control");
    let number = number.split(':').nth(1).and_then(|id| id.parse().ok());
    let puzzle = with_id(PuzzleId(number.expect("a number"))).expect("a puzzle");
    assert!(collection().contains(puzzle));
    let from = puzzle
        .position
        .describe(puzzle.line[0])
        .expect("legal")
        .from;
    let chosen = alice.press(&task, "puzzle-piece", &[&from]).await;
    assert_eq!(chosen["id"], task["id"]);
    let mut shown = alice
        .press(&chosen, "puzzle-to", &[&puzzle.line[0].to_string()])
        .await;
    env.kill_bot();
    env.start_bot().await;
    for mv in puzzle.line.iter().skip(2).step_by(2) {
        assert!(text(&shown["content"]).contains("Go on!"), "{shown}");
        shown = alice
            .press_and_submit_form(&shown, "puzzle-type", &mv.to_string())
            .await;
    }
    assert!(text(&shown["content"]).contains("Solved!"), "{shown}");
    let step = alice.press(&shown, "puzzle-step", &[]).await;
    assert!(text(&step["content"]).contains("Solution:"), "{step}");
    assert!(!text(&step["content"]).contains("missed"), "{step}");
    let next = alice.press(&step, "puzzle-next", &[]).await;
    assert_ne!(control(&next, "puzzle-type"), control(&task, "puzzle-type"));
    env.close().await;
}
