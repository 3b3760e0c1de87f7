//! A game record as plain data: players, rules, moves with their times, and result. Knows no text form.

use std::time::Duration;

use jiff::civil::Date;

use crate::play::clock::TimeControl;
use crate::play::ids::Timestamp;
use crate::play::start::Start;
use crate::rules::{Outcome, Record, Side};

/// The result of a game, as PGN writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PgnResult {
    /// That side won.
    Won(Side),
    /// A draw.
    Drawn,
    /// Unfinished, or the game does not count.
    Open,
}

impl PgnResult {
    const ALL: [Self; 4] = [
        Self::Won(Side::First),
        Self::Won(Side::Second),
        Self::Drawn,
        Self::Open,
    ];

    /// The result in PGN: `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Won(Side::First) => "1-0",
            Self::Won(Side::Second) => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::Open => "*",
        }
    }

    pub(super) fn from_key(key: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|verdict| verdict.key() == key)
            .or_else(|| ["1/2", "½-½"].contains(&key).then_some(Self::Drawn))
    }

    pub(super) fn of(outcome: Outcome) -> Self {
        outcome.winner().map_or(Self::Drawn, Self::Won)
    }
}

/// The times of one move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// The mover's remaining time, in whole minutes.
    pub left: Option<Duration>,
    /// When the move was made, in whole seconds.
    pub at: Option<Timestamp>,
}

/// The analysis of one move, for writing only: a reader ignores it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The value after the move for the first side: points, `#7` or `#-7` for a win or a loss within 7 plies, `=` for a
    /// draw.
    pub value: String,
    /// The number of PGN's mark: 6 for an inaccuracy, 2 for a mistake, 4 for a blunder.
    pub mark: Option<u8>,
}

/// A game record with everything that its text contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The `Event` tag.
    pub event: String,
    /// The `Site` tag.
    pub site: String,
    /// The day on which the game began, in UTC.
    pub date: Option<Date>,
    /// The round of a tournament.
    pub round: Option<String>,
    /// The players' names, by side.
    pub names: [String; 2],
    /// The time control.
    pub time: TimeControl,
    /// Whether the game counted for ratings.
    pub rated: bool,
    /// The result.
    pub verdict: PgnResult,
    /// The key of the reason: `den`, `resigned`, `aborted`...
    pub reason: Option<String>,
    /// Ruleset, start and moves.
    pub record: Record,
    /// One entry for each move.
    pub timings: Vec<Timing>,
    /// One entry for each move, `None` where nothing may be said; empty without an analysis. It is written, never read.
    pub notes: Vec<Option<Note>>,
    /// Unknown tags, kept unchanged.
    pub others: Vec<(String, String)>,
}

impl Transcript {
    /// A record of only a ruleset, a start and moves.
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
            verdict: outcome.map_or(PgnResult::Open, PgnResult::of),
            reason: outcome.map(|outcome| outcome.by().key().to_owned()),
            timings: vec![Timing::default(); record.ply()],
            record,
            notes: Vec::new(),
            others: Vec::new(),
        }
    }

    /// Without the times of the moves, which are most of a long game's text.
    #[must_use]
    pub fn without_timings(self) -> Self {
        Self {
            timings: vec![Timing::default(); self.timings.len()],
            ..self
        }
    }

    /// A starting position other than the ruleset's.
    #[must_use]
    pub fn start(&self) -> Option<Start> {
        Start::unless_default(self.record.start())
    }
}
