//! The puzzles that the bot ships, read once.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::puzzle::{Puzzle, PuzzleId, PuzzleTheme};
use crate::rules::Game;

/// The file that `banyan puzzles make` writes: one puzzle a line, by game and rating; lines with `#` are comments.
pub const TEXT: &str = include_str!("puzzles.txt");

// A test reads each line, so none is left out.
static COLLECTION: LazyLock<Vec<Puzzle>> =
    LazyLock::new(|| TEXT.lines().filter_map(Puzzle::read).collect());

static BY_ID: LazyLock<HashMap<PuzzleId, &Puzzle>> = LazyLock::new(|| {
    collection()
        .iter()
        .map(|puzzle| (puzzle.id(), puzzle))
        .collect()
});

static COLLECTED_BOARDS: LazyLock<HashSet<String>> =
    LazyLock::new(|| collection().iter().flat_map(Puzzle::boards).collect());

/// Whether a puzzle of the collection has a board of this one, as it is or mirrored, or the same number.
#[must_use]
pub fn is_in_collection(puzzle: &Puzzle) -> bool {
    let boards = puzzle.boards();
    with_id(puzzle.id()).is_some() || boards.iter().any(|board| COLLECTED_BOARDS.contains(board))
}

/// All puzzles, by game and first rating.
#[must_use]
pub fn collection() -> &'static [Puzzle] {
    &COLLECTION
}

/// The puzzle with this number, if it is still in the collection.
#[must_use]
pub fn with_id(id: PuzzleId) -> Option<&'static Puzzle> {
    BY_ID.get(&id).copied()
}

/// The puzzles of a game, or of all; with a theme, or with any.
pub fn matching(
    game: Option<Game>,
    theme: Option<PuzzleTheme>,
) -> impl Iterator<Item = &'static Puzzle> {
    let fits = move |puzzle: &&Puzzle| {
        game.is_none_or(|game| puzzle.game() == game)
            && theme.is_none_or(|theme| puzzle.themes.contains(&theme))
    };
    collection().iter().filter(fits)
}

/// The text of a collection: one puzzle a line, by game and first rating.
#[must_use]
pub fn written(puzzles: &[Puzzle]) -> String {
    let mut puzzles: Vec<&Puzzle> = puzzles.iter().collect();
    puzzles.sort_by_cached_key(|puzzle| (puzzle.game(), puzzle.rating, puzzle.id()));
    let head = "# game|goal|position|moves|rating|themes; made by `banyan puzzles make`, see docs/puzzles.md\n";
    let lines = puzzles.iter().map(|puzzle| format!("{puzzle}\n"));
    [head.to_owned()].into_iter().chain(lines).collect()
}
