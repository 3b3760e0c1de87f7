//! Ids of the controls of the opening tree: the ruleset, and the moves from the start.

use std::{fmt, str::FromStr};

use crate::{
    discord::model::ids::draft::UnknownControl,
    rules::{Move, Record, Ruleset},
    store::{OPENING_PLIES, has_openings},
};

const PREFIX: &str = "explore";
const HERE: &str = "here";
const EVERYWHERE: &str = "all";

keyed! {
    /// The kind of control. Discord requires distinct ids, also for two controls that lead to the same position.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum By {
        Start = "start",
        Back = "back",
        /// The menu of moves; its value is the move to add.
        Menu = "menu",
        Scope = "scope",
    }
}

/// A position of the opening tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplorePage {
    pub(crate) by: By,
    /// Whether only the games of the server count.
    pub(crate) here: bool,
    /// The moves from the start.
    pub(crate) record: Record,
}

impl ExplorePage {
    /// The start of a ruleset's tree.
    pub(crate) fn start(ruleset: &Ruleset, here: bool) -> Self {
        Self {
            by: By::Start,
            here,
            record: Record::new(ruleset),
        }
    }

    pub(crate) fn with(&self, by: By, record: Record) -> Self {
        Self {
            by,
            here: self.here,
            record,
        }
    }
}

impl fmt::Display for ExplorePage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scope = if self.here { HERE } else { EVERYWHERE };
        let moves: Vec<String> = self.record.moves().iter().map(Move::to_string).collect();
        let (by, rules, moves) = (self.by.key(), self.record.ruleset(), moves.join("."));
        write!(f, "{PREFIX}-{by}:{scope}:{rules}:{moves}")
    }
}

impl FromStr for ExplorePage {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [verb, scope, rules, moves] = text.split(':').collect::<Vec<_>>()[..] else {
            return Err(UnknownControl);
        };
        let verb = verb.strip_prefix(PREFIX);
        let by = verb.and_then(|verb| By::from_key(verb.strip_prefix('-')?));
        let ruleset: Ruleset = rules.parse().map_err(|_| UnknownControl)?;
        let moves: Vec<&str> = moves.split('.').filter(|text| !text.is_empty()).collect();
        if !has_openings(&ruleset) || moves.len() > OPENING_PLIES {
            return Err(UnknownControl);
        }
        Ok(Self {
            by: by.ok_or(UnknownControl)?,
            here: match scope {
                HERE => true,
                EVERYWHERE => false,
                _ => return Err(UnknownControl),
            },
            record: Record::replay(&ruleset, moves).map_err(|_| UnknownControl)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn a_page_is_its_text_and_fits() {
        for ruleset in Game::ALL.iter().flat_map(|game| Ruleset::presets(*game)) {
            let mut page = ExplorePage::start(&ruleset, true);
            for by in By::ALL {
                page.by = by;
                assert_eq!(page.to_string().parse(), Ok(page.clone()));
            }
            while page.record.ply() < OPENING_PLIES {
                let moves = page.record.legal_moves();
                let longest = moves.into_iter().max_by_key(|mv| mv.to_string().len());
                // Some games end early.
                let Some(longest) = longest else { break };
                page.record.play(longest).unwrap();
            }
            assert!(page.to_string().len() <= 100, "{page}");
            assert_eq!(page.to_string().parse(), Ok(page.clone()));
        }
        for wrong in [
            "",
            "explore-menu",
            "explore-menu:here:jungle/classic",
            "explore-menu:there:jungle/classic:",
            "explore-fly:here:jungle/classic:",
            "explore-menu:here:jungle/chess:",
            "explore-menu:here:jungle/classic+trapped=powerless:",
            "explore-menu:here:jungle/classic:a1a9",
            "explore-menu:here:jungle/classic:E3D3",
            "explore-menu:here:jungle/classic:e3d3:",
        ] {
            assert_eq!(wrong.parse::<ExplorePage>(), Err(UnknownControl), "{wrong}");
        }
    }
}
