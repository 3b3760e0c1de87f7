//! The tags of a game record, and the parsing of their values.

use jiff::civil::Date;

use super::super::clock::TimeControl;
use super::problem::{TextError, TextProblem, first_line};
use super::types::{PgnResult, Transcript};
use crate::rules::Record;

/// The names of the tags, in the order in which they are written.
pub(super) mod tag {
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

    /// All known tags; others are kept unchanged.
    pub const KNOWN: [&str; 12] = [
        EVENT, SITE, DATE, ROUND, NAMES[0], NAMES[1], RULESET, TIME, RATED, RESULT, REASON,
        POSITION,
    ];
}

/// A tag as it is in the text.
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) line: usize,
}

impl Tag {
    /// The error for an invalid value, with an example of a valid one.
    pub(super) fn wrong(&self, example: String) -> TextError {
        let known = tag::KNOWN.into_iter().find(|name| *name == self.name);
        TextError {
            line: self.line,
            found: first_line(&self.value),
            problem: TextProblem::Value {
                tag: known.unwrap_or_default(),
                example,
            },
        }
    }
}

/// All tags, in the order of the text.
pub(super) struct Tags(pub(super) Vec<Tag>);

impl Tags {
    pub(super) fn find(&self, name: &str) -> Option<&Tag> {
        self.0.iter().find(|tag| tag.name == name)
    }

    /// The value of a tag, unless it is PGN's `?` for unknown.
    fn text(&self, name: &str) -> Option<String> {
        let value = self.find(name).map(|tag| tag.value.clone());
        value.filter(|value| value != "?")
    }

    fn date(&self) -> Result<Option<Date>, TextError> {
        let Some(given) = self.find(tag::DATE).filter(|tag| !tag.value.contains('?')) else {
            return Ok(None);
        };
        let date = given.value.replace(['.', '/'], "-").parse();
        date.map(Some)
            .map_err(|_| given.wrong("2026.11.20".to_owned()))
    }

    fn time(&self) -> Result<TimeControl, TextError> {
        let given = self.find(tag::TIME);
        match given.filter(|tag| !["?", "-"].contains(&tag.value.as_str())) {
            Some(given) => {
                let time = given.value.parse();
                time.map_err(|_| given.wrong(TimeControl::DEFAULT.to_string()))
            }
            None => Ok(TimeControl::Unlimited),
        }
    }

    fn rated(&self) -> Result<bool, TextError> {
        let Some(given) = self.find(tag::RATED) else {
            return Ok(false);
        };
        match given.value.to_lowercase().as_str() {
            "yes" => Ok(true),
            "no" | "?" | "-" => Ok(false),
            _ => Err(given.wrong("no".to_owned())),
        }
    }

    /// The record with everything but its moves; result and reason are set after the moves are parsed.
    pub(super) fn transcript(&self, record: Record) -> Result<Transcript, TextError> {
        let named = |name: &str| self.text(name).unwrap_or_default();
        let own = |tag: &&Tag| !tag::KNOWN.contains(&tag.name.as_str());
        let others = self.0.iter().filter(own);
        Ok(Transcript {
            event: named(tag::EVENT),
            site: named(tag::SITE),
            date: self.date()?,
            round: self.find(tag::ROUND).map(|tag| tag.value.clone()),
            names: tag::NAMES.map(named),
            time: self.time()?,
            rated: self.rated()?,
            verdict: PgnResult::Open,
            reason: self.find(tag::REASON).map(|tag| tag.value.clone()),
            record,
            timings: Vec::new(),
            notes: Vec::new(),
            others: others
                .map(|tag| (tag.name.clone(), tag.value.clone()))
                .collect(),
        })
    }
}
