//! The opponent of a challenge, also as a part of custom ids.

use std::{fmt, str::FromStr};

use crate::{locale::Locale, play::PlayerId, wording};

/// The prefix of a computer player's level.
const COMPUTER: char = 'c';

/// A person, or a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A person.
    Player(PlayerId),
    /// The bot itself, at this level.
    Computer(u8),
}

impl Opponent {
    /// The name in a message, which is a mention for a person.
    #[must_use]
    pub fn mention(self, locale: Locale) -> String {
        match self {
            Self::Player(player) => wording::markdown::mention(locale, player),
            Self::Computer(level) => wording::computer(locale, level),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(player) => player.fmt(f),
            Self::Computer(level) => write!(f, "{COMPUTER}{level}"),
        }
    }
}

impl FromStr for Opponent {
    /// The text names no opponent.
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.strip_prefix(COMPUTER) {
            Some(level) => level.parse().map(Self::Computer).map_err(drop),
            None => text.parse().map(Self::Player).map_err(drop),
        }
    }
}
