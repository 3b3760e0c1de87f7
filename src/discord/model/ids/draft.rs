//! Terms that somebody is putting together, as they travel in the ids of controls.

use std::{fmt, str::FromStr};

use crate::{
    play::{Proposal, SideChoice, Terms, TimeControl},
    rules::Ruleset,
};

keyed! {
    /// What a counter-proposal can change.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Term {
        /// The game and its rules.
        Rules = "choose-rules",
        /// Who begins.
        Side = "choose-side",
        /// The time control.
        Time = "choose-time",
        /// Whether the ratings are to change; not a menu but a button, whose draft has the choice already.
        Rated = "choose-rated",
    }
}

/// A custom id that no control of ours carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a control of this bot")]
pub struct UnknownControl;

/// What somebody has chosen so far; what they left alone stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Draft {
    /// Another game or other rules.
    pub ruleset: Option<Ruleset>,
    /// Another side for the challenger.
    pub side: Option<SideChoice>,
    /// Another time control.
    pub time: Option<TimeControl>,
    /// Whether the ratings are to change.
    pub rated: Option<bool>,
}

impl Draft {
    /// What it makes of the terms.
    #[must_use]
    pub fn over(self, terms: &Terms) -> Proposal {
        Proposal {
            ruleset: self.ruleset.unwrap_or(terms.ruleset),
            side: self.side.unwrap_or(terms.side),
            time: self.time.unwrap_or(terms.time),
            rated: self.rated.filter(|rated| *rated != terms.rated),
        }
    }

    /// The draft after a choice in one of the menus.
    #[must_use]
    pub fn with(self, term: Term, value: &str) -> Self {
        match term {
            Term::Rules => Self {
                ruleset: value.parse().ok(),
                ..self
            },
            Term::Side => Self {
                side: SideChoice::from_key(value),
                ..self
            },
            Term::Time => Self {
                time: value.parse().ok(),
                ..self
            },
            Term::Rated => self,
        }
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ruleset = self.ruleset.map(|ruleset| ruleset.to_string());
        let side = self.side.map_or("", SideChoice::key);
        let time = self.time.map(|time| time.to_string());
        let [ruleset, time] = [ruleset, time].map(Option::unwrap_or_default);
        let rated = match self.rated {
            None => "",
            Some(false) => "0",
            Some(true) => "1",
        };
        write!(f, "{ruleset},{side},{time},{rated}")
    }
}

impl FromStr for Draft {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (ruleset, side, time, rated) = match *text.split(',').collect::<Vec<_>>() {
            [ruleset, side, time, rated] => (ruleset, side, time, rated),
            // From before this could be chosen.
            [ruleset, side, time] => (ruleset, side, time, ""),
            _ => return Err(UnknownControl),
        };
        // An empty part is a choice not made; any other must be one.
        let chosen = |part: &str| !part.is_empty();
        let draft = Self {
            ruleset: ruleset.parse().ok(),
            side: SideChoice::from_key(side),
            time: time.parse().ok(),
            rated: match rated {
                "" => None,
                "0" => Some(false),
                "1" => Some(true),
                _ => return Err(UnknownControl),
            },
        };
        let whole = draft.ruleset.is_some() == chosen(ruleset)
            && draft.side.is_some() == chosen(side)
            && draft.time.is_some() == chosen(time);
        whole.then_some(draft).ok_or(UnknownControl)
    }
}
