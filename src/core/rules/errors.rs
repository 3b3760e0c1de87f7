//! Errors of reading and playing moves and positions, and [`MoveText`], a move as text. Knows no game.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use super::phrase::Illegal;

/// A move in canonical notation, as it is stored and shown. Only the position in which it is played can read it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MoveText(String);

impl MoveText {
    pub(super) fn of(mv: impl Display) -> Self {
        Self(mv.to_string())
    }
}

impl Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl AsRef<str> for MoveText {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

/// The error for a text that is no move in a game's canonical notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no move in canonical notation")]
pub struct NotCanonical(String);

impl NotCanonical {
    pub(super) fn new(text: &str) -> Self {
        Self(text.to_owned())
    }
}

/// Why a text could not be read as a move of the present position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NotationError {
    /// The text is no move at all.
    #[error(
        "this cannot be read as a move; legal moves look like {}",
        join(examples)
    )]
    Unreadable {
        /// Two legal moves of the position, or all of them if there are fewer.
        examples: Vec<MoveText>,
    },
    /// The text fits several moves.
    #[error("this fits several moves: {}", join(candidates))]
    Ambiguous {
        /// The legal moves that it fits.
        candidates: Vec<MoveText>,
    },
}

fn join(moves: &[MoveText]) -> String {
    let moves: Vec<_> = moves.iter().map(MoveText::as_ref).collect();
    moves.join(", ")
}

/// Why a move was not made.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum MoveError {
    /// The text could not be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The move was understood but breaks the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
}

/// Why a text is not a position of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not a position: {problem}")]
pub struct PositionError {
    /// The text as it was given, shortened if it was long.
    pub text: String,
    /// What is wrong with it.
    pub problem: String,
}

impl PositionError {
    pub(super) fn new(text: &str, problem: String) -> Self {
        Self {
            text: text.chars().take(100).collect(),
            problem,
        }
    }
}
