//! Squares, files and ranks of rectangular boards. Knows no pieces.

use std::fmt;
use std::str::FromStr;

/// A square of a board with `W` files and `H` ranks; `a1` is the corner at the first side's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<const W: u8, const H: u8>(u8);

impl<const W: u8, const H: u8> Square<W, H> {
    /// The number of squares.
    pub const COUNT: u8 = W * H;

    /// The square on a file and a rank, both counted from 0, if the board has it.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < W && rank < H {
            Some(Self(rank * W + file))
        } else {
            None
        }
    }

    /// The square with this number, counted from 0 along the ranks, if the board has it.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The square with an index that is known to be on the board.
    pub(super) const fn at(index: u8) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index)
    }

    /// All squares, rank by rank from `a1`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self)
    }

    /// The number of the square, counted from 0 along the ranks.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The file, counted from 0 at the left.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % W
    }

    /// The rank, counted from 0 at the bottom.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / W
    }

    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl<const W: u8, const H: u8> fmt::Display for Square<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// The error for a text that names no square of the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no square of this board")]
pub struct NoSuchSquare(pub String);

impl<const W: u8, const H: u8> FromStr for Square<W, H> {
    type Err = NoSuchSquare;

    fn from_str(text: &str) -> Result<Self, NoSuchSquare> {
        let &[file, rank] = text.as_bytes() else {
            return Err(NoSuchSquare(text.to_owned()));
        };
        Self::new(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'))
            .ok_or_else(|| NoSuchSquare(text.to_owned()))
    }
}

/// Iterates over the set bits of a mask, from the lowest.
pub(crate) struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(index)
    }
}
