//! Custom starting positions, stored as one text with the ruleset and the position.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rules::{AnyPosition, PositionError, Ruleset, RulesetError};

/// A ruleset and one of its positions: `jungle/classic l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Start(Box<AnyPosition>);

/// Why a text is not a [`Start`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The text lacks a position after the ruleset.
    #[error("\"{0}\" is not a ruleset and a position")]
    MissingPosition(String),
    /// The ruleset is unknown.
    #[error(transparent)]
    Ruleset(#[from] RulesetError),
    /// The position is invalid in this ruleset.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl Start {
    /// The position as a custom start; `None` if it is the normal start of its rules.
    #[must_use]
    pub fn unless_default(position: &AnyPosition) -> Option<Self> {
        (*position != position.ruleset().start()).then(|| Self(Box::new(position.clone())))
    }

    /// The rules.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        self.0.ruleset()
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        &self.0
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ruleset(), self.0)
    }
}

impl FromStr for Start {
    type Err = StartError;

    fn from_str(text: &str) -> Result<Self, StartError> {
        let halves = text.trim().split_once(char::is_whitespace);
        let (ruleset, position) =
            halves.ok_or_else(|| StartError::MissingPosition(text.to_owned()))?;
        let position = AnyPosition::parse(&ruleset.parse()?, position.trim())?;
        Ok(Self(Box::new(position)))
    }
}

impl TryFrom<String> for Start {
    type Error = StartError;

    fn try_from(text: String) -> Result<Self, StartError> {
        text.parse()
    }
}

impl From<Start> for String {
    fn from(start: Start) -> Self {
        start.to_string()
    }
}
