//! The settings of a search that matches change. Searches nothing.

use super::games::{parameters, techniques};
use super::techniques::{Technique, Techniques};
use crate::rules::Game;

/// The settings of a search that a match can change, to measure whether it plays better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchSettings {
    /// The values of the evaluation, in the order of [`parameters`].
    pub parameters: Vec<i32>,
    /// The techniques to use, of those that suit the game.
    pub techniques: Techniques,
}

impl SearchSettings {
    /// Those of the computer players.
    #[must_use]
    pub fn usual(game: Game) -> Self {
        Self {
            parameters: parameters(game).iter().map(|(_, value)| *value).collect(),
            techniques: techniques(game),
        }
    }

    /// Those of analysis, which plays against nobody: a draw is worth 0 to either side.
    #[must_use]
    pub fn analysis(game: Game) -> Self {
        let usual = Self::usual(game);
        Self {
            techniques: usual.techniques.without(Technique::Contempt),
            ..usual
        }
    }
}
