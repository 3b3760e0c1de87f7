//! What an action on a match gives, and why it may change nothing.

use thiserror::Error;

use crate::play::{Command, CorruptRecord, Match, Refusal};
use crate::rules::Side;
use crate::store::{JobId, StoreError};

/// How often a change is retried after losing a race. Each failure means that another change succeeded, and two players
/// who alternate cannot cause that many.
pub(super) const MAX_ATTEMPTS: usize = 16;

/// The result of a successful action.
#[derive(Clone, Debug)]
pub struct ActionResult {
    /// The match after the action.
    pub game: Match,
    /// The announcement that is now pending; the caller that delivers it calls [`Store::finish_announcement_with_post`](crate::store::Store::finish_announcement_with_post). `None` if nothing was
    /// changed.
    pub job: Option<JobId>,
    /// True if the same interaction had already been handled, so that nothing was changed now.
    pub repeated: bool,
}

/// Why an action changed nothing.
#[derive(Debug, Error)]
pub enum ActError {
    /// The player may not do that now.
    #[error("{refusal}")]
    Refused {
        /// The reason.
        refusal: Refusal,
        /// The match as it is; `None` if it was never created.
        game: Option<Box<Match>>,
    },
    /// There is no match with that number.
    #[error("there is no such match")]
    NotFound,
    /// The database failed.
    #[error(transparent)]
    Store(StoreError),
    /// The events of the match do not replay.
    #[error(transparent)]
    Corrupt(#[from] CorruptRecord),
}

impl ActError {
    /// Turns a refusal or a missing match into success: for actions of the clock it means that there is nothing left to
    /// do.
    ///
    /// # Errors
    /// The [`StoreError`] in all other cases.
    pub fn unless_refused(self) -> Result<(), StoreError> {
        match self {
            Self::Refused { .. } | Self::NotFound => Ok(()),
            Self::Store(error) => Err(error),
            Self::Corrupt(error) => Err(error.into()),
        }
    }
}

impl From<StoreError> for ActError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Corrupt(corrupt) => Self::Corrupt(corrupt),
            error => Self::Store(error),
        }
    }
}

/// Accepts a challenge, with a side drawn at random in case the terms leave it to chance.
#[must_use]
pub fn accept() -> Command {
    let lot = if rand::random() {
        Side::First
    } else {
        Side::Second
    };
    Command::Accept { lot }
}
