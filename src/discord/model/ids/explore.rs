//! Ids of the controls of the opening tree: the ruleset, and the moves from the start.

use crate::{
    discord::model::ids::codec::{IdField, Parts, fields, part, whole_ids},
    rules::{Move, Record, Ruleset},
    store::{OPENING_PLIES, has_openings},
};

keyed! {
    /// The kind of control. Discord requires distinct ids, also for two controls that lead to the same position.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ExploreVerb {
        Start = "explore-start",
        Back = "explore-back",
        /// The menu of moves; its value is the move to add.
        Menu = "explore-menu",
        Scope = "explore-scope",
    }
}

keyed! {
    /// Whose games are counted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ExploreScope {
        /// Those of the server.
        Server = "here",
        /// Those of all servers.
        Global = "all",
        /// The computer's own, against itself.
        Computer = "own",
    }
}

/// A position of the opening tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplorePage {
    pub(crate) verb: ExploreVerb,
    pub(crate) scope: ExploreScope,
    /// The moves from the start.
    pub(crate) record: Record,
}

impl ExplorePage {
    /// The start of a ruleset's tree.
    pub(crate) fn start(ruleset: &Ruleset, scope: ExploreScope) -> Self {
        Self {
            verb: ExploreVerb::Start,
            scope,
            record: Record::new(ruleset),
        }
    }

    pub(crate) fn with(&self, by: ExploreVerb, record: Record) -> Self {
        Self {
            verb: by,
            scope: self.scope,
            record,
        }
    }
}

/// Its ruleset and its moves.
impl IdField for Record {
    fn write(&self, parts: &mut Vec<String>) {
        let moves: Vec<String> = self.moves().iter().map(Move::to_string).collect();
        parts.extend([self.ruleset().to_string(), moves.join(".")]);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let ruleset = Ruleset::read(parts)?;
        let moves = parts.next()?.split('.').filter(|text| !text.is_empty());
        let moves: Vec<&str> = moves.collect();
        let known = has_openings(&ruleset) && moves.len() <= OPENING_PLIES;
        Record::replay(&ruleset, moves).ok().filter(|_| known)
    }
}

part!(keyed: ExploreVerb, ExploreScope);
fields!(ExplorePage {
    verb,
    scope,
    record
});
whole_ids!(ExplorePage);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::check_ids;

    #[test]
    fn a_page_is_its_text_and_fits() {
        let mut pages = Vec::new();
        for ruleset in Ruleset::all_presets() {
            let mut page = ExplorePage::start(&ruleset, ExploreScope::Server);
            for by in ExploreVerb::ALL {
                page.verb = by;
                pages.push(page.clone());
            }
            while page.record.ply() < OPENING_PLIES {
                let moves = page.record.legal_moves();
                let longest = moves.into_iter().max_by_key(|mv| mv.to_string().len());
                // Some games end early.
                let Some(longest) = longest else { break };
                page.record.play(longest).unwrap();
            }
            pages.push(page);
        }
        let wrong = [
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
        ];
        check_ids(pages, &wrong);
    }
}
