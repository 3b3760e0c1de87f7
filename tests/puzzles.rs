//! The collection of puzzles: it can be read, has no two alike, and a sample of it is proved again.

pub mod daily;
mod found;
mod solving;

use std::collections::{BTreeMap, HashMap, HashSet};

use banyan::{
    puzzles::{
        Course, MAX_TASKS, Maker, Puzzle, PuzzleGoal, PuzzleTheme, TEXT, collection, course_tasks,
        games, holds, matching, of_game, place_in_course, same_board, themes, with_id, written,
    },
    rules::{AnyPosition, Game},
};

/// The largest size of the file, in bytes.
const MAX_FILE_BYTES: usize = 400_000;

#[test]
fn the_collection_is_read_whole_and_written_the_same() {
    assert!(TEXT.len() <= MAX_FILE_BYTES, "{} bytes", TEXT.len());
    let lines = TEXT.lines().filter(|line| !line.starts_with('#'));
    for (line, puzzle) in lines.clone().zip(collection()) {
        assert_eq!(line, puzzle.to_string());
    }
    assert_eq!(lines.count(), collection().len(), "a line cannot be read");
    assert_eq!(written(collection()), TEXT);
}

#[test]
fn every_game_and_theme_has_puzzles() {
    for game in games() {
        let count = matching(Some(game), None).count();
        assert!(count >= 1000, "{game}: {count}");
    }
    let mut by_theme: BTreeMap<PuzzleTheme, usize> = BTreeMap::new();
    for theme in collection().iter().flat_map(|puzzle| &puzzle.themes) {
        *by_theme.entry(*theme).or_default() += 1;
    }
    for theme in PuzzleTheme::ALL {
        let count = by_theme.get(&theme).copied().unwrap_or_default();
        assert!(count >= 5, "{theme:?}: {count}");
    }
}

#[test]
fn every_course_goes_from_easy_to_hard_within_its_themes() {
    for game in games() {
        let mut shown = HashSet::new();
        for course in Course::ALL {
            let tasks = course_tasks(game, course);
            assert!(
                (12..=MAX_TASKS).contains(&tasks.len()),
                "{game}: {}",
                tasks.len()
            );
            for (place, task) in tasks.iter().enumerate() {
                let id = task.puzzle.id();
                assert!(shown.insert(id), "{game}: {id} is there twice");
                assert_eq!(task.puzzle.game(), game);
                assert_eq!(place_in_course(game, course, id), Some(place));
                let themed = task
                    .theme
                    .is_none_or(|theme| task.puzzle.themes.contains(&theme));
                assert!(themed, "{id} does not show its theme");
                assert!(task.theme.is_none() || course == Course::Tactics);
            }
            for pair in tasks.windows(2) {
                let easier = pair[0].puzzle.rating <= pair[1].puzzle.rating;
                assert!(easier || pair[0].theme != pair[1].theme, "{game}: {pair:?}");
            }
        }
    }
    let counting = course_tasks(Game::OAnQuan, Course::Endgames);
    assert!(counting.iter().all(|task| task.puzzle.outcome().is_some()));
}

#[test]
fn no_two_puzzles_are_alike() {
    let mut boards = HashMap::new();
    let mut ids = HashSet::new();
    for puzzle in collection() {
        assert!(ids.insert(puzzle.id()), "two have one number: {puzzle}");
        assert_eq!(with_id(puzzle.id()), Some(puzzle));
        for board in puzzle.boards() {
            let other = boards.insert(board, puzzle);
            assert_eq!(
                other, None,
                "one is a part or a reflection of the other: {puzzle}"
            );
        }
    }
}

#[test]
fn a_line_begins_and_ends_with_the_solver_and_reaches_its_goal() {
    for puzzle in collection() {
        assert_eq!(puzzle.line.len() % 2, 1, "{puzzle}");
        assert!(puzzle.line.len() >= 3, "{puzzle}");
        match puzzle.goal {
            PuzzleGoal::Win => {
                let winner = puzzle.outcome().and_then(banyan::rules::Outcome::winner);
                assert_eq!(winner, Some(puzzle.solver()), "{puzzle}");
            }
            PuzzleGoal::Points => assert!(puzzle.gain() > Some(0), "{puzzle}"),
        }
    }
}

/// Some short puzzles of a game, which are quick to prove also without optimisation.
fn sample(game: Game, count: usize) -> Vec<&'static Puzzle> {
    let short: Vec<_> = matching(Some(game), None)
        .filter(|puzzle| puzzle.line.len() <= 3)
        .collect();
    let step = (short.len() / count).max(1);
    short
        .into_iter()
        .skip(step / 2)
        .step_by(step)
        .take(count)
        .collect()
}

#[test]
fn a_sample_is_proved_again() {
    for (game, count) in [(Game::Jungle, 6), (Game::Dobutsu, 12), (Game::OAnQuan, 12)] {
        let sample = sample(game, count);
        assert_eq!(sample.len(), count, "{game}");
        for puzzle in sample {
            assert!(holds(puzzle, None), "{puzzle}");
            assert_eq!(themes(puzzle), puzzle.themes, "{puzzle}");
        }
    }
}

#[test]
fn rare_puzzles_are_proved_again_and_made_again() {
    for rare in of_game(Game::Jungle).expect("its puzzles").rare {
        let all: Vec<&Puzzle> = matching(Some(Game::Jungle), Some(rare.theme)).collect();
        assert!(all.len() >= rare.count, "{}: {}", rare.flag, all.len());
        for puzzle in all.iter().filter(|puzzle| puzzle.line.len() <= 5) {
            assert!(holds(puzzle, None), "{puzzle}");
            assert_eq!(themes(puzzle), puzzle.themes, "{puzzle}");
        }
        let next = |maker: &mut Maker| {
            let made = std::iter::repeat_with(|| maker.rare(rare)).flatten().next();
            made.expect("the maker goes on")
        };
        let made = next(&mut Maker::new(Game::Jungle, 1, None));
        assert_eq!(with_id(made.id()), Some(&made));
        // It is not made again by one that knows it.
        let known = std::slice::from_ref(&made);
        let other = next(&mut Maker::new(Game::Jungle, 1, None).avoiding(known));
        assert_ne!(other, made);
    }
}

#[test]
fn each_game_has_puzzles_of_all_its_themes() {
    for game in games() {
        for (theme, _) in of_game(game).expect("its puzzles").themes {
            let count = matching(Some(game), Some(*theme)).count();
            assert!(count >= 10, "{game} {}: {count}", theme.key());
        }
    }
}

#[test]
fn a_wrong_line_is_not_proved() {
    for game in games() {
        let puzzle = sample(game, 1)[0];
        let others = puzzle.position.legal_moves();
        let other = others
            .into_iter()
            .find(|mv| *mv != puzzle.line[0])
            .expect("another move");
        let mut wrong = puzzle.clone();
        wrong.line[0] = other;
        assert!(!holds(&wrong, None), "{wrong}");
        let mut longer = puzzle.clone();
        longer.line.truncate(1);
        assert!(!holds(&longer, None), "{longer}");
    }
}

#[test]
fn every_puzzle_that_can_win_twice_is_refused() {
    // Both chicks' drops and both of the lion's steps win, so no line is the only one.
    let position = "2l/3/3/L2[GGCC] w";
    let text = format!("dobutsu|win|{position}|G@b4 c4c3 C@a3|600|drop");
    if let Some(puzzle) = Puzzle::read(&text) {
        assert!(!holds(&puzzle, None));
    }
    assert_eq!(
        Puzzle::read("dobutsu|win|2l/3/3/L2[-] w|a1c3|600|"),
        None,
        "an illegal move"
    );
    assert_eq!(
        Puzzle::read("dobutsu|win|2l/3/3/L2[-] w|a1a2|600"),
        None,
        "a part is missing"
    );
    assert_eq!(
        Puzzle::read("dobutsu|win|2l/3/3/L2[-] w|a1a2|600|chess"),
        None,
        "no theme"
    );
}

#[test]
fn reflections_and_exchanged_sides_are_the_same_board() {
    let board = |game: &str, text: &str| {
        let ruleset = game.parse().expect("a ruleset");
        same_board(&AnyPosition::parse(&ruleset, text).expect("a position"))
    };
    for (game, images, other) in [
        (
            "dobutsu/classic",
            [
                "2l/c2/2L/CG1[Ge] b",
                "l2/2c/L2/1GC[Ge] b",
                "1gc/l2/2C/L2[gE] w",
                "cg1/2l/C2/2L[gE] w",
            ],
            "2l/c2/2L/CG1[Ge] w",
        ),
        (
            "jungle/classic",
            [
                "7/3lP2/7/7/6R/7/7/7/7 w",
                "7/2Pl3/7/7/R6/7/7/7/7 w",
                "7/7/7/7/6r/7/7/3Lp2/7 b",
                "7/7/7/7/r6/7/7/2pL3/7 b",
            ],
            "7/3lP2/7/7/6R/7/7/7/7 b",
        ),
        (
            "o-an-quan/standard",
            [
                "7,0,1,2,0,3,5,1,0,1,0,4 10 17.0 9.1 0",
                "5,3,0,2,1,0,7,4,0,1,0,1 01 17.0 9.1 0",
                "5,1,0,1,0,4,7,0,1,2,0,3 01 9.1 17.0 1",
                "7,4,0,1,0,1,5,3,0,2,1,0 10 9.1 17.0 1",
            ],
            "7,0,1,2,0,3,5,1,0,1,0,4 01 9.1 17.0 0",
        ),
    ] {
        let all: HashSet<String> = images.iter().map(|text| board(game, text)).collect();
        assert_eq!(all.len(), 1, "{game}: {all:?}");
        assert!(!all.contains(&board(game, other)), "{game}");
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    let made = |seed| {
        let mut maker = Maker::new(Game::OAnQuan, seed, None);
        let all: Vec<Puzzle> = (0..2).flat_map(|_| maker.more()).collect();
        all
    };
    let first = made(5);
    assert!(!first.is_empty());
    assert_eq!(first, made(5));
    assert_ne!(first, made(6));
    for puzzle in &first {
        assert!(holds(puzzle, None), "{puzzle}");
    }
}
