//! One match between two people, as events and what follows from them; never reads a clock, a database or Discord.

pub mod clock;
mod decide;
mod errors;
mod events;
pub mod feats;
mod ids;
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

use std::time::Duration;

use jiff::civil::Date;
use jiff::tz::TimeZone;

pub use clock::TimeControl;
pub use decide::{ABANDONED, GIFT, REMATCH_LIFE, SECOND_THOUGHTS};
pub use errors::{CorruptRecord, Refusal};
pub use events::{
    Actor, Command, DeclineReason, Event, Extension, Home, Offer, Proposal, Seq, SideChoice,
    Stamped, Terms,
};
pub use ids::{ChannelId, GuildId, MatchId, MessageId, Month, NotAMonth, PlayerId};
pub use matches::Match;
pub use quiet::Quiet;
pub use start::{Start, StartError};
pub use state::{Ending, Phase, Standing};
pub use stored::Unreadable;
pub use transcript::Transcript;

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

    /// Whole seconds since 1970, as Discord's `<t:..:R>` wants them.
    #[must_use]
    pub fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }
}
