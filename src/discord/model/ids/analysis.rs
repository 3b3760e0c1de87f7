//! Ids of the controls for stepping through a game.

use std::{fmt, str::FromStr};

use crate::play::MatchId;

const PREFIX: &str = "walk";

/// The game to step through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A match, as it is when a button is pressed.
    Match(MatchId),
    /// A record that the player has imported.
    Study(u64),
}

/// A button, or the menu, and the ply it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnalysisStep {
    pub(crate) source: Source,
    pub(crate) ply: usize,
    pub(crate) by: By,
}

keyed! {
    /// The kind of control. Discord requires distinct ids, also for two controls that lead to the same ply.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum By {
        Start = "start",
        Back = "back",
        On = "on",
        End = "end",
        Menu = "menu",
        Mistake = "mistake",
        Report = "report",
        /// Challenges the computer from the position.
        Play = "play",
    }
}

impl fmt::Display for AnalysisStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, number) = match self.source {
            Source::Match(id) => ('m', id.0 as u64),
            Source::Study(id) => ('s', id),
        };
        write!(f, "{PREFIX}-{}:{kind}{number}:{}", self.by.key(), self.ply)
    }
}

impl FromStr for AnalysisStep {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let [verb, source, ply] = *text.split(':').collect::<Vec<_>>() else {
            return Err(());
        };
        let verb = verb
            .strip_prefix(PREFIX)
            .and_then(|verb| verb.strip_prefix('-'));
        let by = verb.and_then(By::from_key);
        let source = if let Some(id) = source.strip_prefix('m') {
            Source::Match(MatchId(id.parse().map_err(drop)?))
        } else {
            let id = source.strip_prefix('s').ok_or(())?;
            Source::Study(id.parse().map_err(drop)?)
        };
        Ok(Self {
            source,
            ply: ply.parse().map_err(drop)?,
            by: by.ok_or(())?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_its_text() {
        for source in [Source::Match(MatchId(i64::MAX)), Source::Study(u64::MAX)] {
            for by in By::ALL {
                let step = AnalysisStep {
                    source,
                    ply: 100_000,
                    by,
                };
                assert!(step.to_string().len() <= 100);
                assert_eq!(step.to_string().parse(), Ok(step));
            }
        }
        for wrong in [
            "",
            "walk",
            "walk-on",
            "walk-on:m1",
            "walk-on:1:1",
            "walk-on:m:1",
            "walk-on:x1:1",
            "walk-on:m1:-1",
            "walk-on:s-1:1",
            "walk-fly:m1:1",
            "walk-on:m1:1:1",
            "move:1:1",
        ] {
            assert_eq!(wrong.parse::<AnalysisStep>(), Err(()), "{wrong}");
        }
    }
}
