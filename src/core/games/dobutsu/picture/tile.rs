//! The tiles of the picture of Dōbutsu Shōgi: their sizes, and everything that determines how one looks.

use crate::render::marks::Marks;
use crate::rules::dobutsu::Piece;

pub(super) const FILES: usize = 3;
pub(super) const RANKS: usize = 4;
pub(super) const SIDE: usize = 150;
/// The width of the rank numbers between board and hands.
pub(super) const NUMBERS: usize = 35;
pub(super) const HAND: usize = 100;

/// The three regions of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Ground {
    Forest,
    Meadow,
    Sky,
}

/// A piece as drawn: pointing up or down, in the direction in which it moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Seen {
    pub(super) piece: Piece,
    pub(super) up: bool,
}

/// Everything that determines how a square looks; the key of its tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct SquareLook {
    pub(super) ground: Ground,
    pub(super) marks: Marks,
    pub(super) piece: Option<Seen>,
}

/// A tile of the board or the hands.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum GameTile {
    Square(SquareLook),
    /// A kind in a hand and its count; `place` counts from the hand's upper end.
    Held {
        seen: Seen,
        count: u8,
        place: usize,
        chosen: bool,
    },
    /// The space beside a hand.
    Beside,
}
