//! The two rulesets of Dōbutsu Shōgi. Knows no position.

use crate::rules::ruleset::{Rulebook, Switch};

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

    fn from_preset(name: &str) -> Option<Self> {
        Self::from_key(name)
    }

    fn preset(&self) -> &'static str {
        self.key()
    }
}
