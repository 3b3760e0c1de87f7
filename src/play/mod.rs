//! One match between two people, as events and what follows from them; never reads a clock, a database or Discord.

pub mod clock;
mod decide;
mod errors;
mod events;
pub mod feats;
mod judged;
mod matches;
pub mod plan;
pub mod profile;
pub mod quiet;
pub mod rating;
mod start;
mod state;
mod stored;
pub mod transcript;

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

pub use clock::TimeControl;
pub use decide::{ABANDONED, GIFT, REMATCH_LIFE, SECOND_THOUGHTS};
pub use errors::{CorruptRecord, Refusal};
pub use events::{
    Actor, Command, DeclineReason, Event, Extension, Home, MatchId, Offer, Proposal, Seq,
    SideChoice, Stamped, Terms,
};
pub use matches::Match;
pub use quiet::Quiet;
pub use start::{Start, StartError};
pub use state::{Ending, Phase, Standing};
pub use stored::Unreadable;
pub use transcript::Transcript;

/// A player, by the id that Discord gave them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u64);

impl PlayerId {
    /// Discord counts milliseconds in the upper bits of its ids and reaches this one in the year 2084.
    const GONE: u64 = 1 << 63;

    /// What stands for somebody who has asked to be forgotten, made from a number that only chance knows.
    #[must_use]
    pub fn gone(chance: u64) -> Self {
        Self(chance | Self::GONE)
    }

    /// Whether this stands for somebody who has asked to be forgotten: nobody can be reached by it.
    #[must_use]
    pub fn is_gone(self) -> bool {
        self.0 & Self::GONE != 0
    }

    /// Whether Discord can have given this id to somebody.
    #[must_use]
    pub fn is_reachable(self) -> bool {
        self.0 != 0 && !self.is_gone()
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is nobody's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody has this id")]
pub struct NobodysId;

impl FromStr for PlayerId {
    type Err = NobodysId;

    /// Of what comes from outside only what Discord can have given out is an id.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let id = text.parse().map(Self).map_err(|_| NobodysId)?;
        id.is_reachable().then_some(id).ok_or(NobodysId)
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

    /// The time from `earlier` until this moment; none if it was not earlier.
    #[must_use]
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or_default())
    }

    /// The (UTC) calendar year in which the moment lies: its first moment, and the first of the next.
    #[must_use]
    pub fn year(self) -> (Self, Self) {
        let first = |year: i16| {
            let day = Date::constant(year, 1, 1).to_zoned(TimeZone::UTC);
            day.map_or(i64::MAX, |day| day.timestamp().as_millisecond())
        };
        let now = jiff::Timestamp::from_millisecond(self.0).unwrap_or_default();
        let year = now.to_zoned(TimeZone::UTC).year();
        (Self(first(year)), Self(first(year.saturating_add(1))))
    }

    /// The (UTC) calendar month in which the moment lies, such as 202611.
    #[must_use]
    pub fn month(self) -> i64 {
        let now = jiff::Timestamp::from_millisecond(self.0).unwrap_or_default();
        let day = now.to_zoned(TimeZone::UTC).date();
        i64::from(day.year()) * 100 + i64::from(day.month())
    }

    /// The first moment of a (UTC) calendar month such as 202611; the end of time for what is none.
    #[must_use]
    pub fn of_month(month: i64) -> Self {
        let date = i16::try_from(month / 100)
            .ok()
            .zip(i8::try_from(month % 100).ok())
            .and_then(|(year, month)| Date::new(year, month, 1).ok());
        let first = date.and_then(|date| date.to_zoned(TimeZone::UTC).ok());
        Self(first.map_or(i64::MAX, |first| first.timestamp().as_millisecond()))
    }

    /// Whole seconds since 1970, as Discord's `<t:..:R>` wants them.
    #[must_use]
    pub fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }
}
