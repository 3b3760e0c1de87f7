//! Times, durations and time controls in words. Discord shows times to each reader in their own time zone.

use std::time::Duration;

use crate::{
    locale::Locale,
    play::{Month, TimeControl, Timestamp},
    say,
};

/// A time as Discord shows it relative to now, "in 3 days", in each reader's language.
#[must_use]
pub fn relative(at: Timestamp) -> String {
    format!("<t:{}:R>", at.seconds())
}

/// A time as Discord shows it with its date, in each reader's time zone.
#[must_use]
pub fn absolute_time(at: Timestamp) -> String {
    format!("<t:{}:f>", at.seconds())
}

/// A calendar month such as 202611: "November 2026".
#[must_use]
pub fn month(locale: Locale, month: Month) -> String {
    let year = month.year().to_string();
    say!(
        locale,
        "month-of-year",
        month = month.of_year(),
        year = year
    )
}

/// A day of the calendar, counted from 1970-01-01 on: "26 November 2026".
#[must_use]
pub fn day(locale: Locale, days: i64) -> String {
    const DAY: Duration = Duration::from_hours(24);
    let at = Timestamp(days * DAY.as_millis() as i64);
    let month = Month::of(at);
    let passed = at.since(month.start()).as_secs() / DAY.as_secs();
    say!(
        locale,
        "day-of-month",
        day = passed + 1,
        month = self::month(locale, month)
    )
}

/// A time control: "3 days a move".
#[must_use]
pub fn time(locale: Locale, control: TimeControl) -> String {
    let hours = |hours: u16| span(locale, Duration::from_hours(u64::from(hours)));
    match control {
        TimeControl::Unlimited => say!(locale, "time-none"),
        TimeControl::Days(days) => say!(locale, "time-days", days = days),
        TimeControl::Bank { bank, increment } => say!(
            locale,
            "time-bank",
            bank = hours(bank),
            increment = hours(increment)
        ),
    }
}

/// A duration in days and hours: "9 days 12 hours".
#[must_use]
pub fn span(locale: Locale, span: Duration) -> String {
    let hours = span.as_secs() / 3600;
    let (days, hours) = (hours / 24, hours % 24);
    let key = match (days, hours) {
        (0, _) => "span-hours",
        (_, 0) => "span-days",
        _ => "span-both",
    };
    say!(locale, key, days = days, hours = hours)
}
