//! The two sides of a game.

use serde::{Deserialize, Serialize};

keyed! {
    /// One of the two players; the first makes the first move of the game. The key is the name of the side in records,
    /// translations and on the command line.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Side {
        /// The side that moves first; it is at the bottom of the board.
        First = "first",
        /// The side that moves second.
        Second = "second",
    }
}

impl Side {
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
}
