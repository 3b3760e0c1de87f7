//! The levels of computer players, by number.

use crate::rules::Game;
use crate::search::Level;

/// The level of a challenge that names none.
pub const DEFAULT_LEVEL: u8 = 2;

/// How many levels a game has.
#[must_use]
pub fn level_count(game: Game) -> u8 {
    Level::all(game).last().map_or(1, Level::number)
}
