//! Why a request gets no ordinary answer: refusals, corrupt matches, errors.

use crate::{
    app::ActError,
    discord::model::reply::{Message, Reply},
    play::{CorruptRecord, Match, Refusal},
    store::StoreError,
};

/// Why a request got no ordinary answer.
#[derive(Debug)]
pub enum Failure {
    /// The request is invalid; the message is in the user's language.
    Invalid(String),
    /// The same, with controls for the next step.
    Next(Box<Message>),
    /// There is no match with that number.
    NoSuchGame(i64),
    /// The match does not allow it.
    Refused {
        /// The reason.
        refusal: Refusal,
        /// The match as it is, if the user may see it.
        game: Option<Box<Match>>,
    },
    /// The match does not replay. It is unusable until the operator has repaired it; others are not affected.
    CorruptMatch(CorruptRecord),
    /// An internal error: nothing was changed, the log has the details.
    Internal(anyhow::Error),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Corrupt(record) => Self::CorruptMatch(record),
            error => Self::Internal(error.into()),
        }
    }
}

impl From<Message> for Failure {
    /// A refusal with its controls.
    fn from(refusal: Message) -> Self {
        Self::Next(Box::new(refusal))
    }
}

impl Failure {
    /// The failure of an action on match `number`.
    #[must_use]
    pub fn from_act(error: ActError, number: i64) -> Self {
        match error {
            ActError::Refused { refusal, game } => Self::Refused { refusal, game },
            ActError::NotFound => Self::NoSuchGame(number),
            ActError::Store(error) => Self::Internal(error.into()),
            ActError::Corrupt(record) => Self::CorruptMatch(record),
        }
    }
}

/// A refusal that shows the match as it is.
#[must_use]
pub fn refusal_failure(refusal: Refusal, game: &Match) -> Failure {
    Failure::Refused {
        refusal,
        game: Some(Box::new(game.clone())),
    }
}

/// The result of every command and control.
pub type Answer = Result<Reply, Failure>;

/// An autocomplete choice: its name and value.
pub type Suggestion = (String, serde_json::Value);
