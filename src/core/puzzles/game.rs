//! The trait [`Puzzled`]: what a game says about its puzzles, or that it has none. Makes and proves nothing.

use std::ops::RangeInclusive;

use super::puzzle::{Puzzle, PuzzleGoal, PuzzleTheme};
use super::source::PuzzleSource;
use crate::rules::{AnyPosition, Game, Position, match_game};

/// A game that may have puzzles.
pub trait Puzzled: Position {
    /// What it says about its puzzles; `None` if it has none.
    const PUZZLES: Option<&'static GamePuzzles>;
}

/// The puzzles of a game: how they are made, sorted and compared. No field has a default, so a game cannot leave one out by
/// accident.
pub struct GamePuzzles {
    /// What the solver must reach.
    pub goal: PuzzleGoal,
    /// How many `banyan puzzles make` makes, unless it is told otherwise.
    pub count: usize,
    /// The plies of the lines that may begin at a position; the flag is whether there is a solution of the game, which knows
    /// longer wins than a search finds.
    pub lengths: fn(&AnyPosition, bool) -> RangeInclusive<usize>,
    /// Of the shortest lines, which are easy to find, one in this number is kept.
    pub shortest: usize,
    /// Positions in which puzzles may begin: those of one more game, or one that is set up if the flag says so and the game
    /// has such puzzles.
    pub positions: fn(&mut PuzzleSource, bool) -> Vec<AnyPosition>,
    /// Puzzles that are rare in games, so that their positions are set up.
    pub rare: &'static [RarePuzzles],
    /// Its themes, each with its check.
    pub themes: &'static [ThemeCheck],
    /// The key of the name of its course of endgames.
    pub endgames: &'static str,
    /// Whether a puzzle may be in that course.
    pub is_endgame: fn(&Puzzle) -> bool,
    /// The texts of the board as the side to move sees it, and of its reflections.
    pub images: fn(&AnyPosition) -> Vec<String>,
}

/// A theme, and whether a puzzle has it.
pub type ThemeCheck = (PuzzleTheme, fn(&Puzzle) -> bool);

/// Puzzles about one theme that is rare in games.
pub struct RarePuzzles {
    /// The theme.
    pub theme: PuzzleTheme,
    /// The name of their flag of `banyan puzzles make`; its help uses it to say what they are about.
    pub flag: &'static str,
    /// How many are made, unless the flag says otherwise.
    pub count: usize,
    /// Sets up a position; most of them have no puzzle.
    pub position: fn(&mut PuzzleSource) -> Option<AnyPosition>,
}

/// What a game says about its puzzles; `None` if it has none.
#[must_use]
pub const fn of_game(game: Game) -> Option<&'static GamePuzzles> {
    match_game!(type Own = game => <Own as Puzzled>::PUZZLES)
}

/// The games that have puzzles.
pub fn games() -> impl Iterator<Item = Game> {
    let all = Game::ALL.iter().copied();
    all.filter(|game| of_game(*game).is_some())
}
