//! Numbers that name things, each with a type of its own, so that no channel is taken for a server; and calendar months.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use std::time::Duration;

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

/// A text that is no number of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody has this number")]
pub struct NotAPlayer;

impl FromStr for PlayerId {
    type Err = NotAPlayer;

    /// Numbers are given out from 1 and kept as signed ones.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.parse().ok().filter(|number: &i64| *number > 0);
        number.map(|number| Self(number as u64)).ok_or(NotAPlayer)
    }
}

ids! {
    /// A player, by a number of our own: a person, a computer player, or somebody who asked to be forgotten.
    PlayerId(u64);
    /// A server, by Discord's id.
    GuildId(u64);
    /// A channel or thread, by Discord's id.
    ChannelId(u64);
    /// A message, by Discord's id.
    MessageId(u64);
    /// The number of a match, counted from 1 over the whole database.
    MatchId(i64);
}

parsed! { GuildId ChannelId MessageId MatchId }

impl MatchId {
    /// The number of a match that the store has not numbered yet.
    pub const UNNUMBERED: Self = Self(0);
}

/// A calendar month (UTC), from January 1970 to December 9999; its number, text and stored form is 202611 for November 2026.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Month(i64);

/// Names no calendar month.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a month such as 202611")]
pub struct NotAMonth;

impl Month {
    /// The month of that number, such as 202611.
    ///
    /// # Errors
    /// [`NotAMonth`] for any other number.
    pub fn new(number: i64) -> Result<Self, NotAMonth> {
        let is_month =
            (1970..=9999).contains(&(number / 100)) && (1..=12).contains(&(number % 100));
        is_month.then_some(Self(number)).ok_or(NotAMonth)
    }

    /// The month in which that moment lies.
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

    /// The month of the year, from 1.
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

    /// Its first moment; the end of time for a month past the calendar's end.
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
