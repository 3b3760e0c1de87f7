//! Time controls and clocks for correspondence games. It computes with times it is given and never reads a clock.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::ids::{PlayerId, Timestamp};
use crate::rules::Side;

const DAY: Duration = Duration::from_hours(24);

/// The choices of days for a move.
pub const DAYS_A_MOVE: [u8; 6] = [1, 2, 3, 5, 7, 14];

/// The largest bank, in hours.
const MAX_BANK_HOURS: u16 = 60 * 24;

/// The time control of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum TimeControl {
    /// No limit.
    #[default]
    Unlimited,
    /// That many days for each move.
    Days(u8),
    /// A bank with an increment for each move, capped at its initial size, as on Little Golem. In hours.
    Bank {
        /// The initial time, which is also the maximum.
        bank: u16,
        /// The time added with each move.
        increment: u16,
    },
}

/// The text is not a time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is no time control: none, 1d 2d 3d 5d 7d 14d a move, or a bank and an increment such as 10d+36h"
)]
pub struct TimeControlError(pub String);

impl TimeControl {
    /// The default of a new game: enough for a weekend away.
    pub const DEFAULT: Self = Self::Days(3);

    /// The time of a first turn.
    fn allowance(self) -> Option<Duration> {
        match self {
            Self::Unlimited => None,
            Self::Days(days) => Some(DAY * u32::from(days)),
            Self::Bank { bank, .. } => Some(hours(bank)),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unlimited => f.write_str("none"),
            Self::Days(days) => write!(f, "{days}d"),
            Self::Bank { bank, increment } => {
                write!(f, "{}+{}", hours_text(*bank), hours_text(*increment))
            }
        }
    }
}

/// Hours, written as days if they are whole days.
fn hours_text(hours: u16) -> String {
    if hours > 0 && hours.is_multiple_of(24) {
        format!("{}d", hours / 24)
    } else {
        format!("{hours}h")
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || TimeControlError(text.to_owned());
        let plain: String = text
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .flat_map(char::to_lowercase)
            .collect();
        if plain == "none" {
            return Ok(Self::Unlimited);
        }
        if let Some((bank, increment)) = plain.split_once('+') {
            let bank = parse_hours(bank).filter(|bank| (1..=MAX_BANK_HOURS).contains(bank));
            let both = bank.zip(parse_hours(increment));
            let (bank, increment) = both.ok_or_else(wrong)?;
            let fits = increment <= bank;
            return fits
                .then_some(Self::Bank { bank, increment })
                .ok_or_else(wrong);
        }
        let days = parse_hours(&plain).filter(|hours| hours.is_multiple_of(24));
        days.and_then(|hours| u8::try_from(hours / 24).ok())
            .filter(|days| DAYS_A_MOVE.contains(days))
            .map(Self::Days)
            .ok_or_else(wrong)
    }
}

/// Parses "36h" or "10d" into hours.
fn parse_hours(text: &str) -> Option<u16> {
    let (number, unit) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let number: u16 = number.parse().ok()?;
    match unit {
        "h" => Some(number),
        "d" => number.checked_mul(24),
        _ => None,
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> Self {
        control.to_string()
    }
}

impl TryFrom<String> for TimeControl {
    type Error = TimeControlError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

fn hours(hours: u16) -> Duration {
    Duration::from_hours(u64::from(hours))
}

/// The clocks of one match: the bank of each side, and the current turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: TimeControl,
    banks: [Duration; 2],
    turn: Option<ClockTurn>,
}

/// The time of the current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ClockTurn {
    side: Side,
    since: Timestamp,
    /// Time added to this turn alone: gifts, vacations, downtimes, and pauses that are over.
    extra: Duration,
    /// The part of `extra` that is vacation.
    vacation: Duration,
    paused: Option<Timestamp>,
}

impl Clocks {
    /// The clocks of a match before its first turn.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        let bank = control.allowance().unwrap_or_default();
        Self {
            control,
            banks: [bank; 2],
            turn: None,
        }
    }

    /// Starts the turn of `side`, and charges the previous turn to its side's bank.
    pub fn turn_to(&mut self, side: Side, at: Timestamp) {
        if let (Some(turn), TimeControl::Bank { bank, increment }) = (self.turn, self.control) {
            let saved = &mut self.banks[turn.side.index()];
            *saved = (saved.saturating_sub(turn.used(at)) + hours(increment)).min(hours(bank));
        }
        self.turn = Some(ClockTurn {
            side,
            since: at,
            extra: Duration::ZERO,
            vacation: Duration::ZERO,
            paused: None,
        });
    }

    /// Restarts the current turn with its full time.
    pub fn restart(&mut self, at: Timestamp) {
        if let Some(turn) = &mut self.turn {
            turn.since = at;
            turn.extra = Duration::ZERO;
            turn.vacation = Duration::ZERO;
            turn.paused = turn.paused.map(|_| at);
        }
    }

    /// Stops the clocks for good.
    pub fn stop(&mut self) {
        self.turn = None;
    }

    /// Adds time to the current turn.
    pub fn extend(&mut self, by: Duration) {
        if let Some(turn) = &mut self.turn {
            turn.extra += by;
        }
    }

    /// Adds vacation time to the current turn, or takes away what was given in advance. In milliseconds.
    pub fn extend_for_vacation(&mut self, ms: i64) {
        if let Some(turn) = &mut self.turn {
            let change = Duration::from_millis(ms.unsigned_abs());
            for time in [&mut turn.extra, &mut turn.vacation] {
                *time = match ms {
                    ..0 => time.saturating_sub(change),
                    0.. => time.saturating_add(change),
                };
            }
        }
    }

    /// The vacation time that the current turn was given, so that it is not given twice.
    #[must_use]
    pub fn vacation_given(&self) -> Duration {
        self.turn.map(|turn| turn.vacation).unwrap_or_default()
    }

    /// Pauses the current turn until [`Clocks::resume`].
    pub fn pause(&mut self, at: Timestamp) {
        if let Some(turn) = &mut self.turn {
            turn.paused.get_or_insert(at);
        }
    }

    /// Resumes the current turn.
    pub fn resume(&mut self, at: Timestamp) {
        if let Some(turn) = &mut self.turn
            && let Some(paused) = turn.paused.take()
        {
            turn.extra += at.since(paused);
        }
    }

    /// Whether the current turn is paused.
    #[must_use]
    pub fn paused(&self) -> bool {
        self.turn.is_some_and(|turn| turn.paused.is_some())
    }

    /// When the current turn began.
    #[must_use]
    pub fn turn_began(&self) -> Option<Timestamp> {
        self.turn.map(|turn| turn.since)
    }

    /// When the side to move runs out of time; `None` without a time control or a turn, and during a pause.
    #[must_use]
    pub fn deadline(&self) -> Option<Timestamp> {
        let turn = self.turn.filter(|turn| turn.paused.is_none())?;
        Some(turn.since.after(self.total_time(turn)?))
    }

    /// When a fifth of the turn's time is left, for a reminder.
    #[must_use]
    pub fn reminder(&self) -> Option<Timestamp> {
        let turn = self.turn.filter(|turn| turn.paused.is_none())?;
        Some(turn.since.after(self.total_time(turn)? * 4 / 5))
    }

    /// The bank of a side at the beginning of its turn; `None` without banks.
    #[must_use]
    pub fn bank(&self, side: Side) -> Option<Duration> {
        matches!(self.control, TimeControl::Bank { .. }).then(|| self.banks[side.index()])
    }

    /// The total time of a turn.
    fn total_time(&self, turn: ClockTurn) -> Option<Duration> {
        let allowance = match self.control {
            TimeControl::Bank { .. } => self.banks[turn.side.index()],
            control => control.allowance()?,
        };
        Some(allowance + turn.extra)
    }
}

impl ClockTurn {
    /// The time that the turn has cost its side, without extra time.
    fn used(self, at: Timestamp) -> Duration {
        let until = self.paused.unwrap_or(at);
        until.since(self.since).saturating_sub(self.extra)
    }
}

/// A player's current turn, with what vacations are counted against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerTurn {
    /// The player to move.
    pub player: PlayerId,
    /// When the turn began.
    pub since: Timestamp,
    /// When the player runs out of time.
    pub deadline: Option<Timestamp>,
    /// The vacation that was already given back in this turn.
    pub given_back: Duration,
}

/// How vacations affect a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VacationEffect {
    /// The end of the current vacation, if the side to move is away.
    pub until: Option<Timestamp>,
    /// The deadline including the time that vacations give back.
    pub deadline: Option<Timestamp>,
}
