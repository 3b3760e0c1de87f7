//! Ids of the controls for stepping through a game.

use crate::{
    discord::model::ids::codec::{IdField, Parts, fields, part, whole_ids},
    play::MatchId,
};

/// The game to step through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameSource {
    /// A match, as it is when a button is pressed.
    Match(MatchId),
    /// A record that the player has imported.
    Study(u64),
}

/// A button, or the menu, and the ply it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnalysisStep {
    pub(crate) source: GameSource,
    pub(crate) ply: usize,
    pub(crate) verb: AnalysisVerb,
}

keyed! {
    /// The kind of control. Discord requires distinct ids, also for two controls that lead to the same ply.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum AnalysisVerb {
        Start = "analysis-start",
        Back = "analysis-back",
        On = "analysis-on",
        End = "analysis-end",
        Menu = "analysis-menu",
        Mistake = "analysis-mistake",
        Report = "analysis-report",
        /// Challenges the computer from the position.
        Play = "analysis-play",
    }
}

impl IdField for GameSource {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(match self {
            Self::Match(id) => format!("m{id}"),
            Self::Study(id) => format!("s{id}"),
        });
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let part = parts.next()?;
        match part.strip_prefix('m') {
            Some(id) => id.parse().map(Self::Match).ok(),
            None => part.strip_prefix('s')?.parse().map(Self::Study).ok(),
        }
    }
}

part!(keyed: AnalysisVerb);
fields!(AnalysisStep { verb, source, ply });
whole_ids!(AnalysisStep);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::check_ids;

    #[test]
    fn a_step_is_its_text() {
        let step = |source| {
            AnalysisVerb::ALL.map(|verb| AnalysisStep {
                source,
                ply: 100_000,
                verb,
            })
        };
        let sources = [
            GameSource::Match(MatchId(i64::MAX)),
            GameSource::Study(u64::MAX),
        ];
        let wrong = [
            "",
            "analysis",
            "analysis-on",
            "analysis-on:m1",
            "analysis-on:1:1",
            "analysis-on:m:1",
            "analysis-on:x1:1",
            "analysis-on:m1:-1",
            "analysis-on:s-1:1",
            "analysis-fly:m1:1",
            "analysis-on:m1:1:1",
            "move:1:1",
        ];
        check_ids(sources.into_iter().flat_map(step), &wrong);
    }
}
