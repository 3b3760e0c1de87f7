//! A game as a text that people keep, exchange and bring back, in the manner of PGN: who played what, how it ended, and
//! the moves with their times. `docs/records.md` describes it. Reads no file and asks no clock.

mod read;
mod tags;

use std::fmt::{self, Write as _};
use std::time::Duration;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde_json::{Value, json};

pub use read::{MOST, Problem, Read, TextError, read, read_bytes, read_stored};

use super::events::Event;
use super::matches::Match;
use super::state::Phase;
use super::{clock::TimeControl, ids::Timestamp, start::Start};
use crate::rules::{Outcome, Record, Side};

/// The site of every game that was played here.
const SITE: &str = "Discord";

/// What PGN says where nothing is known.
const UNKNOWN: &str = "?";

/// The words for a match that counts for nothing: called off by a player, struck out by a moderator.
const ABORTED: &str = "aborted";
const VOIDED: &str = "voided";

/// The names of the tags, in the order in which they are written.
mod tag {
    pub const EVENT: &str = "Event";
    pub const SITE: &str = "Site";
    pub const DATE: &str = "Date";
    pub const ROUND: &str = "Round";
    pub const NAMES: [&str; 2] = ["First", "Second"];
    pub const RULESET: &str = "Ruleset";
    pub const TIME: &str = "TimeControl";
    pub const RATED: &str = "Rated";
    pub const RESULT: &str = "Result";
    pub const REASON: &str = "Reason";
    pub const POSITION: &str = "Position";

    /// All of them; any other is kept as it is.
    pub const KNOWN: [&str; 12] = [
        EVENT, SITE, DATE, ROUND, NAMES[0], NAMES[1], RULESET, TIME, RATED, RESULT, REASON,
        POSITION,
    ];
}

/// How a game came out, as PGN writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// That side has won.
    Won(Side),
    /// Nobody has won.
    Drawn,
    /// It goes on, or counts for nothing.
    Open,
}

impl Verdict {
    /// All of them.
    const ALL: [Self; 4] = [
        Self::Won(Side::First),
        Self::Won(Side::Second),
        Self::Drawn,
        Self::Open,
    ];

    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Won(Side::First) => "1-0",
            Self::Won(Side::Second) => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::Open => "*",
        }
    }

    fn from_key(key: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|verdict| verdict.key() == key)
            .or_else(|| ["1/2", "½-½"].contains(&key).then_some(Self::Drawn))
    }

    fn of(outcome: Outcome) -> Self {
        outcome.winner().map_or(Self::Drawn, Self::Won)
    }
}

/// What is known about one move beside the move itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// How much time the mover had left, in whole minutes.
    pub left: Option<Duration>,
    /// When the move was made, in whole seconds.
    pub at: Option<Timestamp>,
}

/// One game with everything that its text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// On which occasion it was played.
    pub event: String,
    /// Where.
    pub site: String,
    /// On which day it began, in UTC.
    pub date: Option<Date>,
    /// In which round of a tournament.
    pub round: Option<String>,
    /// What the players are called, by side.
    pub names: [String; 2],
    /// How much time they had.
    pub time: TimeControl,
    /// Whether it counted for their ratings.
    pub rated: bool,
    /// How it came out.
    pub verdict: Verdict,
    /// The word for the reason: `den`, `resigned`, `aborted`...
    pub reason: Option<String>,
    /// Rules, start and moves.
    pub record: Record,
    /// As many as there are moves.
    pub timings: Vec<Timing>,
    /// Tags that mean nothing here, and are kept.
    pub others: Vec<(String, String)>,
}

impl Transcript {
    /// What there is to tell of a match; the names of the players are not in it.
    #[must_use]
    pub fn of(game: &Match, names: [String; 2]) -> Self {
        let ending = game.ending().filter(|_| game.phase() == Phase::Over);
        let began = game.events().iter().find_map(|stamped| {
            matches!(stamped.event, Event::Accepted { .. }).then_some(stamped.at)
        });
        Self {
            event: format!("Banyan #{}", game.id()),
            site: SITE.to_owned(),
            date: day(began.unwrap_or_else(|| game.opened_at())),
            round: None,
            names: names.map(|name| written(&name)),
            time: game.terms().time,
            rated: game.terms().rated,
            verdict: ending.map_or(Verdict::Open, |ending| {
                ending.winner().map_or(Verdict::Drawn, Verdict::Won)
            }),
            reason: reason(game).map(str::to_owned),
            record: game.record().clone(),
            timings: timings(game),
            others: Vec::new(),
        }
    }

    /// Nothing but rules, a start and moves.
    #[must_use]
    pub fn bare(record: Record) -> Self {
        let outcome = record.outcome();
        Self {
            event: String::new(),
            site: String::new(),
            date: None,
            round: None,
            names: [String::new(), String::new()],
            time: TimeControl::Unlimited,
            rated: false,
            verdict: outcome.map_or(Verdict::Open, Verdict::of),
            reason: outcome.map(|outcome| outcome.by().key().to_owned()),
            timings: vec![Timing::default(); record.ply()],
            record,
            others: Vec::new(),
        }
    }

    /// The same without the times of the moves, which are most of a long game's text.
    #[must_use]
    pub fn without_timings(self) -> Self {
        Self {
            timings: vec![Timing::default(); self.timings.len()],
            ..self
        }
    }

    /// The position from which the game started, if it is not the one of its rules.
    #[must_use]
    pub fn start(&self) -> Option<Start> {
        Start::other_than_usual(self.record.start())
    }

    /// Every tag with its value, in order.
    fn tags(&self) -> Vec<(&str, String)> {
        let date = self.date.map_or_else(
            || "????.??.??".to_owned(),
            |date| date.strftime("%Y.%m.%d").to_string(),
        );
        let known = |text: &str| if text.is_empty() { UNKNOWN } else { text }.to_owned();
        let mut tags = vec![
            (tag::EVENT, known(&self.event)),
            (tag::SITE, known(&self.site)),
            (tag::DATE, date),
        ];
        tags.extend(self.round.clone().map(|round| (tag::ROUND, round)));
        tags.extend(
            tag::NAMES
                .into_iter()
                .zip(self.names.iter().map(|name| known(name))),
        );
        tags.extend([
            (tag::RULESET, self.record.ruleset().to_string()),
            (tag::TIME, self.time.to_string()),
            (tag::RATED, if self.rated { "yes" } else { "no" }.to_owned()),
            (tag::RESULT, self.verdict.key().to_owned()),
        ]);
        tags.extend(self.reason.clone().map(|reason| (tag::REASON, reason)));
        tags.extend(
            self.start()
                .map(|start| (tag::POSITION, start.position().to_string())),
        );
        let others = self.others.iter();
        tags.extend(others.map(|(name, value)| (name.as_str(), value.clone())));
        tags
    }

    /// The game as one JSON object, for programs.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let moves = self.record.moves().iter().zip(&self.timings);
        let moves: Vec<Value> = moves
            .map(|(mv, timing)| {
                let mut told = json!({"move": mv});
                if let Some(left) = timing.left {
                    told["left"] = left.as_secs().into();
                }
                if let Some(at) = timing.at {
                    told["at"] = instant(at).into();
                }
                told
            })
            .collect();
        let [first, second] = &self.names;
        json!({
            "event": self.event,
            "site": self.site,
            "date": self.date.map(|date| date.to_string()),
            "round": self.round,
            "first": first,
            "second": second,
            "ruleset": self.record.ruleset(),
            "time_control": self.time,
            "rated": self.rated,
            "result": self.verdict.key(),
            "reason": self.reason,
            "position": self.start().map(|start| start.position().to_string()),
            "moves": moves,
        })
    }
}

/// The word for the end of a match, or for its counting for nothing.
fn reason(game: &Match) -> Option<&'static str> {
    match (game.phase(), &game.anchored().event) {
        (Phase::Void, Event::Voided { .. }) => Some(VOIDED),
        (Phase::Void, _) => Some(ABORTED),
        _ => Some(game.ending()?.key()),
    }
}

/// A name as a text file takes it: without the characters that nobody can see. One that is a mere question mark is as good
/// as unknown.
fn written(name: &str) -> String {
    let seen = |c: &char| !c.is_control() || matches!(c, '\n' | '\r' | '\t');
    let name: String = name.chars().filter(seen).collect();
    if name == UNKNOWN { String::new() } else { name }
}

/// The day of a moment, in UTC.
fn day(at: Timestamp) -> Option<Date> {
    let at = jiff::Timestamp::from_millisecond(at.0).ok()?;
    Some(at.to_zoned(TimeZone::UTC).date())
}

/// `2026-11-20T12:00:00Z`.
fn instant(at: Timestamp) -> String {
    jiff::Timestamp::from_second(at.seconds())
        .map(|at| at.to_string())
        .unwrap_or_default()
}

/// When each move that stands was made, and how much time was left then.
fn timings(game: &Match) -> Vec<Timing> {
    let mut before = game.until(1);
    let mut timings = Vec::new();
    for stamped in &game.events()[1..] {
        match stamped.event {
            Event::Moved { .. } => timings.push(Timing {
                left: before.deadline().map(|deadline| {
                    let left = deadline.since(stamped.at).as_secs();
                    Duration::from_secs(left - left % 60)
                }),
                at: Some(Timestamp(stamped.at.seconds() * 1000)),
            }),
            Event::TakenBack { plies } => {
                timings.truncate(timings.len().saturating_sub(plies as usize));
            }
            _ => {}
        }
        // Each of these was taken before, in this order.
        if before.apply(stamped).is_err() {
            break;
        }
    }
    timings
}

impl fmt::Display for Timing {
    /// The comment behind a move, or nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let left = self.left.map(|left| {
            let minutes = left.as_secs() / 60;
            let (days, hours, minutes) = (minutes / 1440, minutes / 60 % 24, minutes % 60);
            let days = if days > 0 {
                format!("{days}d ")
            } else {
                String::new()
            };
            format!("[%clk {days}{hours:02}:{minutes:02}]")
        });
        let at = self.at.map(|at| format!("[%ts {}]", instant(at)));
        match (left, at) {
            (None, None) => Ok(()),
            (Some(one), None) | (None, Some(one)) => write!(f, " {{{one}}}"),
            (Some(left), Some(at)) => write!(f, " {{{left} {at}}}"),
        }
    }
}

impl fmt::Display for Transcript {
    /// The whole text: tags, an empty line, the moves, the result.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags() {
            writeln!(f, "[{name} \"{}\"]", escaped(&value))?;
        }
        f.write_char('\n')?;
        let second = self.record.start().side_to_move() == Side::Second;
        let moves = self.record.moves().iter().zip(&self.timings);
        for (ply, (mv, timing)) in (usize::from(second)..).zip(moves) {
            let number = ply / 2 + 1;
            match (ply % 2, ply) {
                (0, _) => write!(f, "{number}. {mv}{timing}")?,
                (_, 1) if second => writeln!(f, "1... {mv}{timing}")?,
                _ => writeln!(f, " {mv}{timing}")?,
            }
        }
        // A line that the second side has not filled.
        if (self.record.ply() + usize::from(second)) % 2 == 1 && self.record.ply() > 0 {
            f.write_char('\n')?;
        }
        writeln!(f, "{}", self.verdict.key())
    }
}

/// A value between its quotes: as in PGN, and what would break the line as in most languages.
fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '"' | '\\' => text.extend(['\\', c]),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            c => text.push(c),
        }
    }
    text
}
