//! Courses made of puzzles of the collection: a game's tactics, theme by theme, and its endgames. Each theme goes from
//! easy to hard.

use std::sync::OnceLock;

use super::collection::collection;
use super::game::of_game;
use super::puzzle::{Puzzle, PuzzleId, PuzzleTheme};
use crate::rules::Game;

const PUZZLES_PER_THEME: usize = 4;
/// How many endgames a course has.
const ENDGAMES: usize = 12;

/// No course has more tasks than this.
pub const MAX_TASKS: usize = PUZZLES_PER_THEME * PuzzleTheme::ALL.len();

keyed! {
    /// A course of a game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Course {
        /// Tactics, theme by theme.
        Tactics = "tactics",
        /// Endgames: few pieces, or in Ô ăn quan the last turns, in which the final count decides.
        Endgames = "endgames",
    }
}

/// A task of a course.
#[derive(Clone, Copy, Debug)]
pub struct CourseTask {
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// The theme that it stands for, if any.
    pub theme: Option<PuzzleTheme>,
}

/// The courses of each game, in the order of [`Game::ALL`], made when they are first used.
static COURSES: [OnceLock<[Vec<CourseTask>; 2]>; Game::ALL.len()] =
    [const { OnceLock::new() }; Game::ALL.len()];

/// The tasks of a course, in their order.
#[must_use]
pub fn course_tasks(game: Game, course: Course) -> &'static [CourseTask] {
    let [tactics, endgames] = COURSES[game as usize].get_or_init(|| {
        let tactics = tactics(game);
        let endgames = endgames(game, &tactics);
        [tactics, endgames]
    });
    match course {
        Course::Tactics => tactics,
        Course::Endgames => endgames,
    }
}

/// The place of a puzzle in a course, from 0.
#[must_use]
pub fn place_in_course(game: Game, course: Course, puzzle: PuzzleId) -> Option<usize> {
    let mut tasks = course_tasks(game, course).iter();
    tasks.position(|task| task.puzzle.id() == puzzle)
}

/// First puzzles without a theme, then the themes, the one with the easiest puzzle first.
fn tactics(game: Game) -> Vec<CourseTask> {
    let themes = PuzzleTheme::ALL.into_iter();
    let themes = themes.filter(|theme| *theme != PuzzleTheme::Endgame);
    let mut taken: Vec<PuzzleId> = Vec::new();
    let mut groups: Vec<Vec<CourseTask>> = Vec::new();
    for theme in std::iter::once(None).chain(themes.map(Some)) {
        let fits = |puzzle: &&Puzzle| {
            let shown = theme.map_or(puzzle.themes.is_empty(), |theme| {
                puzzle.themes.contains(&theme)
            });
            shown && !taken.contains(&puzzle.id())
        };
        let fitting: Vec<&Puzzle> = of(game).filter(fits).collect();
        let others: Vec<&Puzzle> = fitting
            .iter()
            .copied()
            .filter(|puzzle| !is_endgame(puzzle))
            .collect();
        let enough = others.len() >= PUZZLES_PER_THEME;
        let chosen = spread(if enough { &others } else { &fitting }, PUZZLES_PER_THEME);
        taken.extend(chosen.iter().map(|puzzle| puzzle.id()));
        let task = |puzzle| CourseTask { puzzle, theme };
        groups.push(chosen.into_iter().map(task).collect());
    }
    groups.sort_by_key(|tasks| {
        let first = tasks.first();
        (
            first.is_some_and(|task| task.theme.is_some()),
            first.map(|task| task.puzzle.rating),
        )
    });
    groups.concat()
}

fn endgames(game: Game, tactics: &[CourseTask]) -> Vec<CourseTask> {
    let taken: Vec<PuzzleId> = tactics.iter().map(|task| task.puzzle.id()).collect();
    let fits = |puzzle: &&Puzzle| is_endgame(puzzle) && !taken.contains(&puzzle.id());
    let chosen = spread(&of(game).filter(fits).collect::<Vec<_>>(), ENDGAMES);
    let task = |puzzle| CourseTask {
        puzzle,
        theme: None,
    };
    chosen.into_iter().map(task).collect()
}

fn of(game: Game) -> impl Iterator<Item = &'static Puzzle> {
    collection()
        .iter()
        .filter(move |puzzle| puzzle.game() == game)
}

/// Some of the puzzles, which are ordered by rating, at equal distances from the easiest on.
fn spread(puzzles: &[&'static Puzzle], most: usize) -> Vec<&'static Puzzle> {
    let count = most.min(puzzles.len());
    let place = |number| number * puzzles.len() / count.max(1);
    (0..count).map(|number| puzzles[place(number)]).collect()
}

/// Whether few pieces are left, or the line ends a game in which points are counted.
fn is_endgame(puzzle: &Puzzle) -> bool {
    of_game(puzzle.game()).is_some_and(|game| (game.is_endgame)(puzzle))
}
