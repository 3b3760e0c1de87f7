//! The two rulesets of Dōbutsu Shōgi. Knows no position.

use crate::rules::ruleset::{Rulebook, SideColours, Switch};

keyed! {
    /// The rules of a game of Dōbutsu Shōgi.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Rules {
        /// The lion may not step into attack.
        Classic = "classic",
        /// The lion may step into attack; on the far rank it must survive the enemy's next move.
        Official = "official",
    }
}

impl Rulebook for Rules {
    const PRESETS: &'static [&'static str] = &Self::KEYS;
    const SWITCHES: &'static [Switch<Self>] = &[];
    const FAIR_START: Option<(&'static str, &'static str)> = None;

    fn from_preset(name: &str) -> Option<Self> {
        Self::from_key(name)
    }

    fn preset(&self) -> &'static str {
        self.key()
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
