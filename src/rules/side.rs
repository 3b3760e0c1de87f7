//! The two sides of a game.

use serde::{Deserialize, Serialize};

/// One of the two players; the first makes the first move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The side that moves first; it is at the bottom of the board.
    First,
    /// The side that moves second.
    Second,
}

impl Side {
    /// Both sides, in the order of play.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The opponent of this side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first side and 1 for the second, as an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name of the side in records, translations and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}
