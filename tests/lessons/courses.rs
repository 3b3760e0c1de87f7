//! The courses of `/learn`: progress that is kept, and a next step after each task and course.

use banyan::{
    play::{Command, Terms},
    puzzles::{Course, Puzzle, course_tasks},
    rules::{Game, Side},
    store::TaskSource,
};
use serde_json::json;

use crate::{
    common::{TestEnvironment, assert_contains, control, is_private},
    guard::harness::{ALICE, Asker, BOB, CAROL, GAMES, GUILD, Harness, said},
};

/// Solves a puzzle of a course, and returns the last answer.
async fn solve(harness: &Harness, by: &Asker, puzzle: &Puzzle, course: Course) -> String {
    let mut last = String::new();
    for (ply, mv) in puzzle.line.iter().enumerate().step_by(2) {
        let id = format!(
            "puzzle-to:{}:{ply}:{}:{}",
            puzzle.id(),
            puzzle.game(),
            course.key()
        );
        let reply = harness.press(by, &id, &[&mv.to_string()], true).await;
        last = format!("{:?}", said(&reply));
    }
    last
}

#[tokio::test]
async fn a_course_goes_on_with_what_is_not_solved_and_then_leads_to_the_next() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let options = [("game", json!("jungle")), ("course", json!("tactics"))];
    let tasks = course_tasks(Game::Jungle, Course::Tactics);
    let first = harness.command(&alice, "learn", &options).await;
    let content = &said(&first).content;
    assert!(
        content.contains(&format!("task 1 of {}", tasks.len())),
        "{content}"
    );
    // A mistake and a hint do not change the rating.
    let id = |verb: &str| format!("{verb}:{}:0:jungle:tactics", tasks[0].puzzle.id());
    for verb in ["puzzle-hint", "puzzle-step"] {
        let reply = harness.press(&alice, &id(verb), &[], true).await;
        assert!(
            !said(&reply).content.contains("counts as missed"),
            "{reply:?}"
        );
    }
    // The next task can be taken before this one is solved.
    let skipped = harness.press(&alice, &id("puzzle-next"), &[], true).await;
    assert!(said(&skipped).content.contains("task 2 of"), "{skipped:?}");
    for (number, task) in tasks.iter().enumerate() {
        let options = [
            options[0].clone(),
            options[1].clone(),
            ("task", json!(number + 1)),
        ];
        let shown = harness.command(&alice, "learn", &options).await;
        let heading = format!("task {} of {}", number + 1, tasks.len());
        assert!(said(&shown).content.contains(&heading), "{shown:?}");
        let solved = solve(&harness, &alice, task.puzzle, Course::Tactics).await;
        assert!(solved.contains("Solved!"), "{solved}");
        assert!(solved.contains("Next task"), "{solved}");
    }
    assert!(
        harness
            .app
            .store
            .puzzle_ratings(ALICE)
            .await
            .unwrap()
            .is_empty()
    );
    let end = harness.press(&alice, &id("puzzle-next"), &[], true).await;
    assert!(said(&end).content.contains("you've solved all"), "{end:?}");
    let buttons = format!("{:?}", said(&end).rows);
    assert!(buttons.contains("game=jungle&course=endgames"), "{buttons}");
    let choice = harness.command(&alice, "learn", &[]).await;
    let all = format!("basics 0/7 · tactics {0}/{0} · endgames 0/12", tasks.len());
    assert!(said(&choice).content.contains(&all), "{choice:?}");
    // Another player begins at the beginning.
    let bob = harness.command(&Asker::new(BOB), "learn", &options).await;
    assert!(said(&bob).content.contains("task 1 of"), "{bob:?}");
}

#[tokio::test]
async fn a_task_on_the_board_of_a_running_game_waits() {
    let harness = Harness::open().await;
    let puzzle = course_tasks(Game::Jungle, Course::Tactics)[1].puzzle;
    let (ruleset, position) = (puzzle.position.ruleset(), &puzzle.position);
    let start = format!("{ruleset} {position}").parse();
    let terms = Terms {
        guild: Some(GUILD),
        start: Some(start.expect("a start")),
        ..Terms::new(ALICE, Some(BOB), ruleset, GAMES)
    };
    let acted = harness.app.challenge(terms, None).await;
    let id = acted.expect("a challenge").game.id();
    let options = [
        ("game", json!("jungle")),
        ("course", json!("tactics")),
        ("task", json!(2)),
    ];
    let shown = async |by| said(&harness.command(&Asker::new(by), "learn", &options).await).clone();
    assert!(shown(CAROL).await.content.contains("task 2 of"));
    harness
        .does(id, BOB, Command::Accept { lot: Side::First })
        .await;
    for by in [ALICE, CAROL] {
        let withheld = shown(by).await;
        assert!(
            withheld.picture.is_none() && withheld.content.contains("running game"),
            "{withheld:?}"
        );
    }
}

#[tokio::test]
async fn a_puzzle_outside_of_a_course_is_no_task_of_it() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let tactics = course_tasks(Game::Jungle, Course::Tactics);
    let foreign = format!("puzzle-begin:{}:0:jungle:endgames", tactics[0].puzzle.id());
    let reply = harness.press(&alice, &foreign, &[], true).await;
    assert!(said(&reply).picture.is_none(), "{reply:?}");
}

#[tokio::test]
async fn without_a_course_a_game_goes_on_where_the_player_stopped() {
    let harness = Harness::open().await;
    let alice = Asker::new(ALICE);
    let game = [("game", json!("dobutsu"))];
    let store = &harness.app.store;
    let source = TaskSource::Lesson("dobutsu");
    for (task, next) in [(0, "task 2 of"), (2, "task 2 of"), (1, "task 4 of")] {
        store.solve_task(ALICE, source, task).await.unwrap();
        let shown = harness.command(&alice, "learn", &game).await;
        assert!(said(&shown).content.contains(next), "{task}: {shown:?}");
    }
    for task in 0..9 {
        store.solve_task(ALICE, source, task).await.unwrap();
    }
    let shown = harness.command(&alice, "learn", &game).await;
    assert!(
        said(&shown).content.contains("tactics: task 1 of"),
        "{shown:?}"
    );
    let basics = [game[0].clone(), ("course", json!("basics"))];
    let again = harness.command(&alice, "learn", &basics).await;
    assert!(said(&again).content.contains("task 1 of 6"), "{again:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn counting_is_learned_through_discord() {
    let env = TestEnvironment::open().await;
    let alice = env.person("Alice").await;
    let options = [("game", json!("o-an-quan")), ("course", json!("endgames"))];
    let mut shown = alice.command("learn", &options).await;
    assert!(is_private(&shown));
    assert_contains(&shown, "counting: task 1 of 12");
    let puzzle = course_tasks(Game::OAnQuan, Course::Endgames)[0].puzzle;
    for mv in puzzle.line.iter().step_by(2) {
        shown = alice
            .press_and_submit_form(&shown, "puzzle-type", &mv.to_string())
            .await;
    }
    assert_contains(&shown, "Solved!");
    env.kill_bot();
    env.start_bot().await;
    let next = alice.press(&shown, "puzzle-next", &[]).await;
    assert_contains(&next, "counting: task 2 of 12");
    let choice = alice.command("learn", &[]).await;
    assert_contains(&choice, "counting 1/12");
    assert!(control(&choice, "run:learn").is_some(), "{choice}");
    env.close().await;
}
