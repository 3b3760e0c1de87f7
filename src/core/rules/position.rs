//! The trait [`Position`] and its results: two sides, legal moves, outcomes. Knows no game, no notation and no words.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use super::errors::MoveError;
use super::phrase::Illegal;
use super::ruleset::Rulebook;
pub use super::side::Side;

/// Why a game is over: a key for storage and for texts. The common reasons are here; each game adds its own in its
/// module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reason(pub(super) &'static str);

impl Reason {
    /// The side to move has no legal move.
    pub const NO_MOVE: Self = Self("no-move");
    /// The same position occurred for the third time.
    pub const REPETITION: Self = Self("repetition");
    /// Too many plies passed without progress; [`LongGame`] defines how many.
    pub const LONG_GAME: Self = Self("long-game");

    /// The reasons that any game can have.
    pub const COMMON: [Self; 3] = [Self::NO_MOVE, Self::REPETITION, Self::LONG_GAME];

    /// The key in stored texts and language files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.0
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for Reason {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

impl<'de> Deserialize<'de> for Reason {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let key = String::deserialize(deserializer)?;
        key.parse().map_err(serde::de::Error::custom)
    }
}

/// The error for a text that names no [`Reason`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no reason for the end of a game")]
pub struct UnknownReason(pub String);

/// The kind of a move. Each game adds its own in its module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveKind(pub(super) &'static str);

impl MoveKind {
    /// A plain step from one square to another.
    pub const STEP: Self = Self("step");
    /// A piece comes onto the board.
    pub const DROP: Self = Self("drop");
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// One side won.
    Win {
        /// The side that has won.
        winner: Side,
        /// What decided the game.
        by: Reason,
    },
    /// A draw.
    Draw {
        /// What ended the game.
        by: Reason,
    },
}

impl Outcome {
    /// One side won.
    #[must_use]
    pub const fn win(winner: Side, by: Reason) -> Self {
        Self::Win { winner, by }
    }

    /// The side that has won, if any.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw { .. } => None,
        }
    }

    /// What ended the game.
    #[must_use]
    pub const fn by(self) -> Reason {
        match self {
            Self::Win { by, .. } | Self::Draw { by } => by,
        }
    }
}

/// When the record ends a game that makes no progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LongGame {
    /// Never.
    Never,
    /// After this many plies in a row without a capture.
    WithoutCapture(usize),
    /// After this many plies.
    Plies(usize),
}

/// A position of one game under one ruleset. `Eq` and `Hash` define "the same position" for the repetition rule.
pub trait Position: Clone + Eq + Hash + Debug + 'static {
    /// The switches of the game.
    type Rules: Rulebook;
    /// A move.
    type Move: Copy + Eq + Hash + Debug;
    /// The list of legal moves, without heap allocation.
    type Moves: Deref<Target = [Self::Move]>;

    /// When a game that makes no progress is ended.
    const LONG_GAME: LongGame;

    /// The position in which a game starts.
    fn start(rules: Self::Rules) -> Self;

    /// The rules under which this position is played.
    fn rules(&self) -> &Self::Rules;

    /// Whose turn it is.
    fn side_to_move(&self) -> Side;

    /// The legal moves; empty exactly when [`outcome`](Self::outcome) is `Some`.
    fn legal_moves(&self) -> Self::Moves;

    /// Whether a move is legal.
    ///
    /// # Errors
    /// Why it is illegal, as a message for people.
    fn check(&self, mv: Self::Move) -> Result<(), Illegal>;

    /// Makes a move. The caller guarantees that it is legal.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// How the game ended, as far as the position alone can tell.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether a legal move takes something.
    fn captures(&self, mv: Self::Move) -> bool;

    /// The result if the record ends the game here, by repetition or because it is too long.
    fn stopped(&self, by: Reason) -> Outcome;

    /// The points of both sides, if they decide the game; `finished` if the game is over.
    fn points(&self, finished: bool) -> Option<[i32; 2]>;

    /// Makes a move.
    ///
    /// # Errors
    /// [`MoveError::GameOver`], or why the move is illegal. The position is then unchanged.
    fn play(&mut self, mv: Self::Move) -> Result<(), MoveError> {
        if self.outcome().is_some() {
            return Err(MoveError::GameOver);
        }
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }
}

/// A list of moves on the stack, so that walking a move tree allocates nothing.
#[derive(Clone, Copy, Debug)]
pub struct MoveList<M, const N: usize> {
    moves: [M; N],
    len: usize,
}

impl<M: Copy, const N: usize> MoveList<M, N> {
    /// An empty list; `filler` is any move and is never read.
    #[must_use]
    pub const fn new(filler: M) -> Self {
        Self {
            moves: [filler; N],
            len: 0,
        }
    }

    pub(super) const fn push(&mut self, mv: M) {
        self.moves[self.len] = mv;
        self.len += 1;
    }
}

impl<M, const N: usize> Deref for MoveList<M, N> {
    type Target = [M];

    fn deref(&self) -> &[M] {
        &self.moves[..self.len]
    }
}
