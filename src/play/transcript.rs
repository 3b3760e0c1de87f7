//! Game records as text, similar to PGN: tags, moves with their times, result. The format is described in
//! `docs/records.md`.

mod problem;
mod read;
mod tags;
mod times;
mod types;

use std::fmt::{self, Write as _};
use std::time::Duration;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde_json::{Value, json};

pub use problem::{MAX_TEXT_BYTES, TextError, TextProblem};
pub use read::{Read, read, read_bytes, read_stored};
pub use types::{Note, PgnResult, Timing, Transcript};

use tags::tag;

use super::events::Event;
use super::ids::Timestamp;
use super::matches::Match;
use super::state::Phase;
use crate::rules::Side;

/// The `Site` tag of games played here.
const SITE: &str = "Discord";

/// The tag with the number of hints. The reader keeps it without interpreting it.
const HINTS: &str = "Hints";

/// PGN's value for unknown tags.
const UNKNOWN: &str = "?";

/// The reasons of matches that do not count: aborted by a player, voided by a moderator.
const ABORTED: &str = "aborted";
const VOIDED: &str = "voided";

impl Transcript {
    /// The record of a match, with the given names.
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
            names: names.map(|name| clean_name(&name)),
            time: game.terms().time,
            rated: game.terms().rated,
            verdict: ending.map_or(PgnResult::Open, |ending| {
                ending.winner().map_or(PgnResult::Drawn, PgnResult::Won)
            }),
            reason: reason(game).map(str::to_owned),
            record: game.record().clone(),
            timings: timings(game),
            notes: Vec::new(),
            others: match game.hints() {
                0 => Vec::new(),
                hints => vec![(HINTS.to_owned(), hints.to_string())],
            },
        }
    }

    /// The same record, of a game of a tournament and its round; `None` in a ladder.
    #[must_use]
    pub fn in_tournament(self, title: &str, round: Option<i64>) -> Self {
        Self {
            event: clean_name(title),
            round: round.map(|round| round.to_string()),
            ..self
        }
    }

    /// All tags with their values, in order.
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

    /// The game as one JSON object.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let moves = self.record.moves().iter().zip(&self.timings);
        let moves: Vec<Value> = moves
            .enumerate()
            .map(|(at, (mv, timing))| {
                let mut told = json!({"move": mv});
                if let Some(Some(note)) = self.notes.get(at) {
                    told["eval"] = note.value.clone().into();
                    told["mark"] = note.mark.into();
                }
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

/// The key of the reason for the end of a match, or for its not counting.
fn reason(game: &Match) -> Option<&'static str> {
    match (game.phase(), &game.position_event().event) {
        (Phase::Void, Event::Voided { .. }) => Some(VOIDED),
        (Phase::Void, _) => Some(ABORTED),
        _ => Some(game.ending()?.key()),
    }
}

/// A name without control characters. A name that is only "?" becomes empty, because that is PGN's unknown.
fn clean_name(name: &str) -> String {
    let seen = |c: &char| !c.is_control() || matches!(c, '\n' | '\r' | '\t');
    let name: String = name.chars().filter(seen).collect();
    if name == UNKNOWN { String::new() } else { name }
}

/// The day of a time, in UTC.
fn day(at: Timestamp) -> Option<Date> {
    let at = jiff::Timestamp::from_millisecond(at.0).ok()?;
    Some(at.to_zoned(TimeZone::UTC).date())
}

/// The time as `2026-11-20T12:00:00Z`.
fn instant(at: Timestamp) -> String {
    jiff::Timestamp::from_second(at.seconds())
        .map(|at| at.to_string())
        .unwrap_or_default()
}

/// The times of all moves that were not taken back.
fn timings(game: &Match) -> Vec<Timing> {
    let mut before = game.as_of(1);
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
        // These events were applied before in this order, so this cannot fail.
        if before.apply(stamped).is_err() {
            break;
        }
    }
    timings
}

/// The PGN mark and comment behind a move; empty without an evaluation and times.
fn comment(note: Option<&Note>, timing: &Timing) -> String {
    let mark = note.and_then(|note| note.mark);
    let mark = mark.map_or_else(String::new, |mark| format!(" ${mark}"));
    let value = note.map(|note| format!("[%eval {}]", note.value));
    let left = timing.left.map(|left| {
        let minutes = left.as_secs() / 60;
        let (days, hours, minutes) = (minutes / 1440, minutes / 60 % 24, minutes % 60);
        let days = if days > 0 {
            format!("{days}d ")
        } else {
            String::new()
        };
        format!("[%clk {days}{hours:02}:{minutes:02}]")
    });
    let at = timing.at.map(|at| format!("[%ts {}]", instant(at)));
    let parts: Vec<String> = [value, left, at].into_iter().flatten().collect();
    if parts.is_empty() {
        return mark;
    }
    format!("{mark} {{{}}}", parts.join(" "))
}

impl fmt::Display for Transcript {
    /// Tags, an empty line, moves, result.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags() {
            writeln!(f, "[{name} \"{}\"]", escaped(&value))?;
        }
        f.write_char('\n')?;
        let second = self.record.start().side_to_move() == Side::Second;
        for (at, (mv, timing)) in self.record.moves().iter().zip(&self.timings).enumerate() {
            let note = self.notes.get(at).and_then(Option::as_ref);
            let comment = comment(note, timing);
            let ply = at + usize::from(second);
            let number = ply / 2 + 1;
            match (ply % 2, ply) {
                (0, _) => write!(f, "{number}. {mv}{comment}")?,
                (_, 1) if second => writeln!(f, "1... {mv}{comment}")?,
                _ => writeln!(f, " {mv}{comment}")?,
            }
        }
        // End the line of a last move by the first side.
        if (self.record.ply() + usize::from(second)) % 2 == 1 && self.record.ply() > 0 {
            f.write_char('\n')?;
        }
        writeln!(f, "{}", self.verdict.key())
    }
}

/// Escapes a tag value: quotes and backslashes as in PGN, line breaks and tabs as in most languages.
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
