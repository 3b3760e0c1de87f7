//! One match between two people, as events and what follows from them; never reads a clock, a database or Discord.

mod errors;
mod events;
mod matches;
mod stored;

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

pub use errors::{CorruptRecord, Refusal};
pub use events::{Actor, Command, Event, MatchId, Seq, SideChoice, Stamped, Terms};
pub use matches::{CHALLENGE_LIFE, Ending, Match, Phase};
pub use stored::Unreadable;

/// A player, by the id that Discord gave them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u64);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for PlayerId {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

/// A moment, in milliseconds since 1970 (UTC): the one form in which times are computed with and stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The moment that lies `span` later; the end of time when there is none.
    #[must_use]
    pub fn after(self, span: Duration) -> Self {
        Self(
            self.0
                .saturating_add(i64::try_from(span.as_millis()).unwrap_or(i64::MAX)),
        )
    }

    /// Whole seconds since 1970, as Discord's `<t:..:R>` wants them.
    #[must_use]
    pub fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }
}
