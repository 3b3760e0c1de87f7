//! Id types, timestamps and calendar months. Each kind of id has its own type, so that they cannot be mixed up.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use std::time::Duration;

/// A time in milliseconds since 1970 (UTC), used in all computations and in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The time `span` later; saturates at the largest value.
    #[must_use]
    pub fn after(self, span: Duration) -> Self {
        Self(
            self.0
                .saturating_add(i64::try_from(span.as_millis()).unwrap_or(i64::MAX)),
        )
    }

    /// The time elapsed since `earlier`; zero if that is later.
    #[must_use]
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or_default())
    }

    /// Whether this time is so far in the future that a wrong clock must have written it. Smaller differences are
    /// tolerated: after the clock was set back, time seems to stand still until the clock has caught up.
    #[must_use]
    pub fn is_far_ahead_of(self, now: Self) -> bool {
        const FAR: Duration = Duration::from_hours(7 * 24);
        self.since(now) > FAR
    }

    /// The first moment of the calendar year (UTC) that contains this time, and of the next year.
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

    /// Whole seconds since 1970, for Discord's `<t:..:R>`.
    #[must_use]
    pub fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($number:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

macro_rules! parsed {
    ($($name:ident)*) => {$(
        impl FromStr for $name {
            type Err = ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }
    )*};
}

/// The text is not a player's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody has this number")]
pub struct NotAPlayer;

impl FromStr for PlayerId {
    type Err = NotAPlayer;

    /// Ids start at 1 and are stored as signed integers.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.parse().ok().filter(|number: &i64| *number > 0);
        number.map(|number| Self(number as u64)).ok_or(NotAPlayer)
    }
}

ids! {
    /// A player, by our own id: a person, a computer player or a deleted account.
    PlayerId(u64);
    /// A server, by its Discord id.
    GuildId(u64);
    /// A channel or thread, by its Discord id.
    ChannelId(u64);
    /// A message, by its Discord id.
    MessageId(u64);
    /// A match, numbered from 1 over the whole database.
    MatchId(i64);
    /// A tournament, numbered from 1 over the whole database.
    TournamentId(i64);
    /// A pairing, numbered from 1 in its tournament.
    PairingId(u32);
}

parsed! { GuildId ChannelId MessageId MatchId TournamentId PairingId }

impl MatchId {
    /// The id of a new match before the store has numbered it.
    pub const UNNUMBERED: Self = Self(0);
}

impl TournamentId {
    /// The id of a new tournament before the store has numbered it.
    pub const UNNUMBERED: Self = Self(0);
}

/// A calendar month (UTC) from January 1970 to December 9999. Its number, text and stored form is 202611 for November
/// 2026.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Month(i64);

/// Not a calendar month.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a month such as 202611")]
pub struct NotAMonth;

impl Month {
    /// The month with that number, such as 202611.
    ///
    /// # Errors
    /// [`NotAMonth`] for any other number.
    pub fn new(number: i64) -> Result<Self, NotAMonth> {
        let is_month =
            (1970..=9999).contains(&(number / 100)) && (1..=12).contains(&(number % 100));
        is_month.then_some(Self(number)).ok_or(NotAMonth)
    }

    /// The month that contains that time.
    #[must_use]
    pub fn of(moment: Timestamp) -> Self {
        let moment = jiff::Timestamp::from_millisecond(moment.0).unwrap_or_default();
        let day = moment.to_zoned(TimeZone::UTC).date();
        Self(i64::from(day.year()) * 100 + i64::from(day.month()))
    }

    /// Its number, such as 202611.
    #[must_use]
    pub fn number(self) -> i64 {
        self.0
    }

    /// The year.
    #[must_use]
    pub fn year(self) -> i64 {
        self.0 / 100
    }

    /// The month of the year, 1 to 12.
    #[must_use]
    pub fn of_year(self) -> i64 {
        self.0 % 100
    }

    /// The month before.
    #[must_use]
    pub fn before(self) -> Self {
        Self(self.0 - if self.of_year() == 1 { 89 } else { 1 })
    }

    /// The month after.
    #[must_use]
    pub fn after(self) -> Self {
        Self(self.0 + if self.of_year() == 12 { 89 } else { 1 })
    }

    /// Its first moment; saturates for a month beyond the supported calendar.
    #[must_use]
    pub fn start(self) -> Timestamp {
        let date = i16::try_from(self.year())
            .ok()
            .zip(i8::try_from(self.of_year()).ok())
            .and_then(|(year, month)| Date::new(year, month, 1).ok());
        let first = date.and_then(|date| date.to_zoned(TimeZone::UTC).ok());
        Timestamp(first.map_or(i64::MAX, |first| first.timestamp().as_millisecond()))
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Month {
    type Err = NotAMonth;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::new(text.parse().map_err(|_| NotAMonth)?)
    }
}
