//! Quiet hours of players, in their time zone: parsing, formatting, and when they end. It reads no clock.

use std::fmt;
use std::str::FromStr;

use jiff::ToSpan as _;
use jiff::civil::Time;
use jiff::tz::{self, TimeZone};

use super::ids::Timestamp;

const DAY: u16 = 24 * 60;

/// An interval of the day; it spans midnight if `until` is earlier than `from`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QuietHours {
    from: u16,
    until: u16,
}

/// The text is not an interval of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not two times of day")]
pub struct QuietHoursError;

impl QuietHours {
    /// The interval between two times in minutes after midnight; `None` if either is out of range or both are equal.
    #[must_use]
    pub fn new(from: u16, until: u16) -> Option<Self> {
        (from < DAY && until < DAY && from != until).then_some(Self { from, until })
    }

    /// Start and end, in minutes after midnight.
    #[must_use]
    pub fn minutes(self) -> (u16, u16) {
        (self.from, self.until)
    }

    /// When the quiet hours that contain that time end, in that time zone; `None` if it is not within them.
    #[must_use]
    pub fn end(self, zone: &TimeZone, now: Timestamp) -> Option<Timestamp> {
        let here = jiff::Timestamp::from_millisecond(now.0)
            .ok()?
            .to_zoned(zone.clone());
        let minute = u16::try_from(here.hour()).ok()? * 60 + u16::try_from(here.minute()).ok()?;
        let over_midnight = self.until < self.from;
        let quiet = if over_midnight {
            minute >= self.from || minute < self.until
        } else {
            (self.from..self.until).contains(&minute)
        };
        if !quiet {
            return None;
        }
        let days = i32::from(over_midnight && minute >= self.from);
        let time = Time::midnight().checked_add(i64::from(self.until).minutes());
        let date = here.date().checked_add(days.days()).ok()?;
        // If daylight saving time skips the end, it is moved forward by the length of the gap.
        let end = date
            .to_datetime(time.ok()?)
            .to_zoned(zone.clone())
            .ok()?
            .timestamp();
        // If daylight saving time repeats an hour, the computed end may be in the past: then the quiet hours are over.
        Some(Timestamp(end.as_millisecond())).filter(|end| *end > now)
    }
}

impl fmt::Display for QuietHours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (from, until) = (self.from, self.until);
        write!(
            f,
            "{:02}:{:02}–{:02}:{:02}",
            from / 60,
            from % 60,
            until / 60,
            until % 60
        )
    }
}

impl FromStr for QuietHours {
    type Err = QuietHoursError;

    /// Accepts `22:00-07:00`, `22-7`, `22h30 to 7`, `10 pm - 7.30 am`.
    fn from_str(text: &str) -> Result<Self, QuietHoursError> {
        let text = text.to_lowercase();
        let (from, until) = ["-", "–", "—", "…", "to", "until"]
            .into_iter()
            .find_map(|between| text.split_once(between))
            .ok_or(QuietHoursError)?;
        let (from, until) = (
            minutes(from).ok_or(QuietHoursError)?,
            minutes(until).ok_or(QuietHoursError)?,
        );
        Self::new(from, until).ok_or(QuietHoursError)
    }
}

/// Parses a time of day into minutes after midnight.
fn minutes(text: &str) -> Option<u16> {
    let text = text.trim().trim_start_matches("from").trim();
    let (text, half) = match text.strip_suffix("pm") {
        Some(text) => (text, Some(true)),
        None => match text.strip_suffix("am") {
            Some(text) => (text, Some(false)),
            None => (text, None),
        },
    };
    let mut parts = text.trim().splitn(2, [':', '.', 'h']);
    let hour: u16 = parts.next()?.trim().parse().ok()?;
    let minute: u16 = match parts.next().map(str::trim) {
        None | Some("") => 0,
        Some(minute) => minute.parse().ok().filter(|minute| *minute < 60)?,
    };
    let hour = match half {
        None => Some(hour % 24).filter(|_| hour <= 24),
        Some(late) => {
            Some(hour % 12 + if late { 12 } else { 0 }).filter(|_| (1..=12).contains(&hour))
        }
    };
    Some(hour? * 60 + minute)
}

/// The time zone with that name; UTC if there is none or it is unknown.
#[must_use]
pub fn zone(name: Option<&str>) -> TimeZone {
    name.and_then(|name| TimeZone::get(name).ok())
        .unwrap_or(TimeZone::UTC)
}

/// Suggestions for a time zone: an exact match alone, else cities that begin with the text before other matches.
#[must_use]
pub fn suggest_zones(typed: &str) -> Vec<String> {
    let folded = |text: &str| text.to_lowercase().replace([' ', '_'], "");
    let wanted = folded(typed);
    let mut found: Vec<(u8, String)> = tz::db()
        .available()
        .filter_map(|name| {
            let name = name.as_str();
            let lower = folded(name);
            let city = lower.rsplit('/').next().unwrap_or(&lower);
            let rank = if lower == wanted {
                0
            } else if city == wanted {
                1
            } else if city.starts_with(&wanted) {
                2
            } else if lower.contains(&wanted) {
                3
            } else {
                return None;
            };
            // Of two names for one place, prefer the one with a continent.
            Some((rank * 2 + u8::from(!name.contains('/')), name.to_owned()))
        })
        .collect();
    found.sort();
    if found.first().is_some_and(|(rank, _)| *rank < 2) {
        found.truncate(1);
    }
    found.into_iter().map(|(_, name)| name).collect()
}

/// The time zone that the text identifies: the only match, or the only city with that name.
#[must_use]
pub fn resolve_zone(typed: &str) -> Option<String> {
    let city = |name: &str| {
        let city = name.rsplit('/').next().unwrap_or(name).to_lowercase();
        city == typed.trim().to_lowercase().replace(' ', "_")
    };
    let mut found = suggest_zones(typed);
    if found.len() > 1 {
        found.retain(|name| city(name) && name.contains('/'));
    }
    (found.len() == 1).then(|| found.remove(0))
}

/// The local time in that zone, such as `14:05`.
#[must_use]
pub fn format_local_time(zone: &TimeZone, now: Timestamp) -> String {
    jiff::Timestamp::from_millisecond(now.0).map_or_else(
        |_| String::new(),
        |now| now.to_zoned(zone.clone()).strftime("%H:%M").to_string(),
    )
}
