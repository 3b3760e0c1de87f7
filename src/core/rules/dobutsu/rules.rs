//! The two rulesets of Dōbutsu Shōgi. Knows no position.

use crate::rules::ruleset::{Rulebook, SideColours, Switch};

/// The rules of a game of Dōbutsu Shōgi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rules {
    /// The lion may not step into attack.
    Classic,
    /// The lion may step into attack; on the far rank it must survive the enemy's next move.
    Official,
}

impl Rulebook for Rules {
    const PRESETS: &'static [&'static str] = &["classic", "official"];
    const SWITCHES: &'static [Switch<Self>] = &[];
    const FAIR_START: Option<(&'static str, &'static str)> = None;

    fn from_preset(name: &str) -> Option<Self> {
        [Self::Classic, Self::Official]
            .into_iter()
            .find(|rules| rules.preset() == name)
    }

    fn preset(&self) -> &'static str {
        Self::PRESETS[*self as usize]
    }

    fn values(&self, switch: &Switch<Self>) -> Result<&'static [&'static str], &'static str> {
        Ok(switch.values)
    }

    fn colours(&self) -> SideColours {
        SideColours::BlueRed
    }

    fn has_own_rating(&self) -> bool {
        false
    }

    fn favours_a_side(&self) -> bool {
        false
    }
}
