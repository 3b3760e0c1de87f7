//! Puzzles: positions with exactly one good move at each turn of the solver. How they are made and proved, and the
//! collection that the bot ships. Draws nothing, has no words, knows no player.

mod collection;
mod courses;
mod from_games;
pub(crate) mod game;
mod make;
pub(crate) mod proof;
mod prove;
mod puzzle;
pub(crate) mod source;
pub(crate) mod symmetry;
pub(crate) mod themes;

pub use collection::{TEXT, collection, is_in_collection, matching, with_id, written};
pub use courses::{Course, CourseTask, MAX_TASKS, course_tasks, place_in_course};
pub use from_games::{puzzle_at, puzzle_positions};
pub use game::{GamePuzzles, Puzzled, RarePuzzles, ThemeCheck, games, of_game};
pub use make::{MIN_PLIES_APART, Maker};
pub use proof::holds;
pub use puzzle::{Puzzle, PuzzleGoal, PuzzleId, PuzzleTheme, ruleset};
pub use source::PuzzleSource;
pub use symmetry::same_board;
pub use themes::themes;
