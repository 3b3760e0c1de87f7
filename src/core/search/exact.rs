//! Exact values of positions of Dōbutsu Shōgi, which is solved: what a table of them answers. Searches nothing.

use crate::rules::dobutsu::Dobutsu;

/// The game that is solved; it is the only one.
pub type SolvedGame = Dobutsu;

/// The result of perfect play from a position, and the number of plies until the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExactValue {
    /// The side to move wins.
    Win(u8),
    /// The side to move loses.
    Loss(u8),
    /// Neither side can win.
    Draw,
}

/// A source of exact values, such as a precomputed table.
pub trait Solution: Sync {
    /// The value of a position in which the game is not over; `None` if it is not available.
    fn value(&self, position: &SolvedGame) -> Option<ExactValue>;
}
