//! Terms that a player is choosing, encoded in the ids of controls.

use std::{fmt, str::FromStr};

use crate::{
    play::{Proposal, SideChoice, Terms, TimeControl},
    rules::Ruleset,
};

keyed! {
    /// A term that a counter-proposal can change.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum DraftField {
        /// The game and its rules.
        Rules = "choose-rules",
        /// The sides.
        Side = "choose-side",
        /// The time control.
        Time = "choose-time",
        /// Whether the game is rated. This control is a button; its draft already contains the choice.
        Rated = "choose-rated",
    }
}

/// The custom id is not one of this bot's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a control of this bot")]
pub struct UnknownControl;

/// The terms chosen so far; `None` keeps the current ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Draft {
    /// Another game or other rules.
    pub ruleset: Option<Ruleset>,
    /// Another side for the challenger.
    pub side: Option<SideChoice>,
    /// Another time control.
    pub time: Option<TimeControl>,
    /// Whether the game is rated.
    pub rated: Option<bool>,
}

impl Draft {
    /// The proposal that results from these terms.
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
    pub fn with(self, term: DraftField, value: &str) -> Self {
        match term {
            DraftField::Rules => Self {
                ruleset: value.parse().ok(),
                ..self
            },
            DraftField::Side => Self {
                side: SideChoice::from_key(value),
                ..self
            },
            DraftField::Time => Self {
                time: value.parse().ok(),
                ..self
            },
            DraftField::Rated => self,
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
            // The form from before `rated` existed.
            [ruleset, side, time] => (ruleset, side, time, ""),
            _ => return Err(UnknownControl),
        };
        // An empty part is no choice; any other part must be valid.
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
