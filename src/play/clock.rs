//! Time controls of games that last for weeks: how long a player may think, and when the flag falls. It computes with
//! moments that it is given and never asks what time it is.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::ids::Timestamp;
use crate::rules::Side;

const DAY: Duration = Duration::from_hours(24);

/// The days a move that can be chosen.
pub const DAYS_A_MOVE: [u8; 6] = [1, 2, 3, 5, 7, 14];

/// The largest bank that can be agreed on, in hours.
const LARGEST_BANK: u16 = 60 * 24;

/// How much time the players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum TimeControl {
    /// As much as they like.
    #[default]
    Unlimited,
    /// So many days for each move.
    Days(u8),
    /// A bank that fills by an increment with each move and never beyond its first size, as on Little Golem; in hours.
    Bank {
        /// The time at the start, which is also the most that can be saved.
        bank: u16,
        /// What each move brings.
        increment: u16,
    },
}

/// A text that names no time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is no time control: none, 1d 2d 3d 5d 7d 14d a move, or a bank and an increment such as 10d+36h"
)]
pub struct TimeControlError(pub String);

impl TimeControl {
    /// What a new game of two friends has when they choose nothing else: enough for a weekend away.
    pub const USUAL: Self = Self::Days(3);

    /// What the mover may use at the start of the first turn.
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
                write!(f, "{}+{}", Span(*bank), Span(*increment))
            }
        }
    }
}

/// Hours, as days where they come out even.
struct Span(u16);

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 > 0 && self.0.is_multiple_of(24) {
            write!(f, "{}d", self.0 / 24)
        } else {
            write!(f, "{}h", self.0)
        }
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
            let (bank, increment) = (span(bank), span(increment));
            return match (bank, increment) {
                (Some(bank), Some(increment))
                    if (1..=LARGEST_BANK).contains(&bank) && increment <= bank =>
                {
                    Ok(Self::Bank { bank, increment })
                }
                _ => Err(wrong()),
            };
        }
        let days = span(&plain).filter(|hours| hours.is_multiple_of(24));
        days.and_then(|hours| u8::try_from(hours / 24).ok())
            .filter(|days| DAYS_A_MOVE.contains(days))
            .map(Self::Days)
            .ok_or_else(wrong)
    }
}

/// "36h" or "10d" in hours.
fn span(text: &str) -> Option<u16> {
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

/// The clocks of one match: what each side has saved, and the turn that is running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: TimeControl,
    banks: [Duration; 2],
    turn: Option<Turn>,
}

/// The time of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    side: Side,
    since: Timestamp,
    /// Time added to this turn alone: gifts, vacations, the bot's own absence, and pauses that are over.
    extra: Duration,
    paused: Option<Timestamp>,
}

impl Clocks {
    /// The clocks of a match that has not begun.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        let bank = control.allowance().unwrap_or_default();
        Self {
            control,
            banks: [bank; 2],
            turn: None,
        }
    }

    /// The turn of `side` begins; whoever's turn it was has used the time until now.
    pub fn turn_to(&mut self, side: Side, at: Timestamp) {
        if let (Some(turn), TimeControl::Bank { bank, increment }) = (self.turn, self.control) {
            let saved = &mut self.banks[turn.side.index()];
            *saved = (saved.saturating_sub(turn.used(at)) + hours(increment)).min(hours(bank));
        }
        self.turn = Some(Turn {
            side,
            since: at,
            extra: Duration::ZERO,
            paused: None,
        });
    }

    /// The running turn begins anew, with all of its time and no more.
    pub fn restart(&mut self, at: Timestamp) {
        if let Some(turn) = &mut self.turn {
            turn.since = at;
            turn.extra = Duration::ZERO;
            turn.paused = turn.paused.map(|_| at);
        }
    }

    /// Nobody's time runs any more.
    pub fn stop(&mut self) {
        self.turn = None;
    }

    /// The side to move gets so much more for this turn.
    pub fn extend(&mut self, by: Duration) {
        if let Some(turn) = &mut self.turn {
            turn.extra += by;
        }
    }

    /// The turn's time stands still until [`Clocks::resume`].
    pub fn pause(&mut self, at: Timestamp) {
        if let Some(turn) = &mut self.turn {
            turn.paused.get_or_insert(at);
        }
    }

    /// The turn's time runs again.
    pub fn resume(&mut self, at: Timestamp) {
        if let Some(turn) = &mut self.turn
            && let Some(paused) = turn.paused.take()
        {
            turn.extra += at.since(paused);
        }
    }

    /// Whether the time stands still.
    #[must_use]
    pub fn paused(&self) -> bool {
        self.turn.is_some_and(|turn| turn.paused.is_some())
    }

    /// When the turn began that is running.
    #[must_use]
    pub fn turn_began(&self) -> Option<Timestamp> {
        self.turn.map(|turn| turn.since)
    }

    /// When the flag of the side to move falls; never while there is no time control, no turn, or a pause.
    #[must_use]
    pub fn deadline(&self) -> Option<Timestamp> {
        let turn = self.turn.filter(|turn| turn.paused.is_none())?;
        Some(turn.since.after(self.whole(turn)?))
    }

    /// When a fifth of the turn's time is left: the moment for a reminder.
    #[must_use]
    pub fn reminder(&self) -> Option<Timestamp> {
        let turn = self.turn.filter(|turn| turn.paused.is_none())?;
        Some(turn.since.after(self.whole(turn)? * 4 / 5))
    }

    /// What a side has in its bank, at the beginning of its turn; none without a bank.
    #[must_use]
    pub fn bank(&self, side: Side) -> Option<Duration> {
        matches!(self.control, TimeControl::Bank { .. }).then(|| self.banks[side.index()])
    }

    /// All the time of a turn.
    fn whole(&self, turn: Turn) -> Option<Duration> {
        let allowance = match self.control {
            TimeControl::Bank { .. } => self.banks[turn.side.index()],
            control => control.allowance()?,
        };
        Some(allowance + turn.extra)
    }
}

impl Turn {
    /// What the turn has cost its side, without the time that was added to it.
    fn used(self, at: Timestamp) -> Duration {
        let until = self.paused.unwrap_or(at);
        until.since(self.since).saturating_sub(self.extra)
    }
}

/// What vacations mean for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leave {
    /// Until when the side to move is away, if it is away now.
    pub until: Option<Timestamp>,
    /// The deadline with the time that the vacations will give back.
    pub deadline: Option<Timestamp>,
}
