//! Terms that a player is choosing, encoded in the ids of controls.

use crate::{
    discord::model::ids::codec::{IdField, Parts, digit, part, read_digit},
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

/// The terms chosen so far; `None` keeps the current ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TermsDraft {
    /// Another game or other rules.
    pub ruleset: Option<Ruleset>,
    /// Another side for the challenger.
    pub side: Option<SideChoice>,
    /// Another time control.
    pub time: Option<TimeControl>,
    /// Whether the game is rated.
    pub rated: Option<bool>,
}

impl TermsDraft {
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

/// One part with all terms, separated by commas. The text of a term that was not chosen is empty.
impl IdField for TermsDraft {
    fn write(&self, parts: &mut Vec<String>) {
        let ruleset = self.ruleset.map(|ruleset| ruleset.to_string());
        let side = self.side.map_or("", SideChoice::key);
        let time = self.time.map(|time| time.to_string());
        let [ruleset, time] = [ruleset, time].map(Option::unwrap_or_default);
        let rated = self.rated.map_or("", digit);
        parts.push(format!("{ruleset},{side},{time},{rated}"));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let [ruleset, side, time, rated] = *parts.next()?.split(',').collect::<Vec<_>>() else {
            return None;
        };
        // An empty term is no choice; any other must be valid.
        let chosen = |term: &str| !term.is_empty();
        let draft = Self {
            ruleset: ruleset.parse().ok(),
            side: SideChoice::from_key(side),
            time: time.parse().ok(),
            rated: read_digit(rated),
        };
        let whole = draft.ruleset.is_some() == chosen(ruleset)
            && draft.side.is_some() == chosen(side)
            && draft.time.is_some() == chosen(time)
            && draft.rated.is_some() == chosen(rated);
        whole.then_some(draft)
    }
}

part!(keyed: DraftField);
