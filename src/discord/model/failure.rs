//! Why a request gets no ordinary answer, and whose doing it is.

use crate::{
    app::ActError,
    discord::model::reply::Reply,
    locale::Locale,
    play::{CorruptRecord, Match, Refusal},
    say,
    store::StoreError,
};

/// Why a request got no ordinary answer.
#[derive(Debug)]
pub enum Failure {
    /// The player's doing, in their language already.
    Said(String),
    /// The rules of a match say no.
    Refused {
        /// Why.
        refusal: Refusal,
        /// The match as it stands, if the asker may see it.
        game: Option<Box<Match>>,
    },
    /// The match does not replay: nobody touches it until the operator has mended it, and all others go on.
    Fenced(CorruptRecord),
    /// The world's doing: nothing changed, the log knows more.
    World(anyhow::Error),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Corrupt(record) => Self::Fenced(record),
            error => Self::World(error.into()),
        }
    }
}

impl Failure {
    /// The failure of an act on match `number`.
    #[must_use]
    pub fn from_act(error: ActError, locale: Locale, number: i64) -> Self {
        match error {
            ActError::Refused { refusal, game } => Self::Refused { refusal, game },
            ActError::NotFound => Self::no_such_game(locale, number),
            ActError::Store(error) => Self::World(error.into()),
            ActError::Corrupt(record) => Self::Fenced(record),
        }
    }

    /// There is no match of that number.
    #[must_use]
    pub fn no_such_game(locale: Locale, number: i64) -> Self {
        Self::Said(say!(locale, "no-such-game", number = number.to_string()))
    }
}

/// A refusal that shows the match as it is.
#[must_use]
pub fn refused(refusal: Refusal, game: &Match) -> Failure {
    Failure::Refused {
        refusal,
        game: Some(Box::new(game.clone())),
    }
}

/// What every command and control gives.
pub type Answer = Result<Reply, Failure>;

/// A suggestion: what is shown, and the value that stands for it.
pub type Choice = (String, serde_json::Value);
