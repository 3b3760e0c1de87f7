//! The tiles of the picture of Jungle: their sizes, and everything that determines how one looks.

use crate::render::marks::Marks;
use crate::rules::Side;
use crate::rules::jungle::Piece;

pub(super) const FILES: usize = 7;
pub(super) const RANKS: usize = 9;
/// The size of a square in pixels. Seven by nine squares leave room for coordinates and two bars.
pub(super) const SIDE: usize = 90;
pub(super) const MARGIN: usize = 45;

/// The terrain as drawn. Water knows where its banks are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Ground {
    Land {
        light: bool,
    },
    /// One bit for each side on which the river ends: above, right, below, left.
    Water {
        banks: usize,
    },
    Trap,
    Den(Side),
}

/// An animal as drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Token {
    pub(super) piece: Piece,
    /// Its rank under the rules.
    pub(super) rank: u8,
    /// Whether a trap weakens it.
    pub(super) trapped: bool,
}

/// Everything that determines how a square looks; the key of its tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct SquareLook {
    pub(super) ground: Ground,
    pub(super) marks: Marks,
    pub(super) token: Option<Token>,
}

pub(super) fn digit(number: u8) -> char {
    char::from(b'0' + number)
}
