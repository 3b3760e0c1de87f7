//! The switches and presets of Ô ăn quan. Knows no moves.

use crate::rules::ruleset::{Rulebook, SideColours, Switch, switch};

keyed! {
    /// The presets.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Preset {
        /// The game as it is usually played: young mandarins are protected and captures chain.
        Standard = "standard",
        /// The source, read literally.
        Source = "source",
    }
}

/// What a mandarin is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mandarin {
    /// Ten citizens.
    Ten,
    /// Five citizens.
    Five,
}

impl Mandarin {
    /// Its points.
    #[must_use]
    pub const fn points(self) -> i32 {
        match self {
            Self::Ten => 10,
            Self::Five => 5,
        }
    }
}

/// What an empty mandarin square behind the last stone means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EmptyMandarin {
    /// It ends the turn.
    Stop,
    /// It counts as an empty field.
    Gap,
}

/// When the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// When both mandarins are captured.
    Mandarins,
    /// When both mandarin squares are empty.
    Squares,
}

/// The rules of a game of Ô ăn quan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a switch that is on or off"
)]
pub struct Rules {
    /// The preset from which the rules come.
    pub preset: Preset,
    /// What a mandarin is worth.
    pub mandarin: Mandarin,
    /// Whether a mandarin with fewer than five citizens beside it cannot be captured.
    pub quan_non: bool,
    /// Whether captures go on behind the captured square.
    pub chain: bool,
    /// What an empty mandarin square behind the last stone means.
    pub empty_mandarin: EmptyMandarin,
    /// When the game ends.
    pub end: End,
    /// Whether citizens left in the mandarin squares are shared out.
    pub split_leftovers: bool,
    /// Whether the second side may take over the first side's first move.
    pub swap: bool,
}

/// A mandarin with fewer citizens beside it is young and can be protected.
pub(super) const YOUNG: u16 = 5;

impl Rulebook for Rules {
    const PRESETS: &'static [&'static str] = &Preset::KEYS;

    const SWITCHES: &'static [Switch<Self>] = &[
        switch!("mandarin", mandarin: "10" = Mandarin::Ten, "5" = Mandarin::Five),
        switch!("quan-non", quan_non: "0" = false, "5" = true),
        switch!("chain", chain: "off" = false, "on" = true),
        switch!("empty-mandarin", empty_mandarin:
            "stop" = EmptyMandarin::Stop, "gap" = EmptyMandarin::Gap),
        switch!("end", end: "mandarins" = End::Mandarins, "squares" = End::Squares),
        switch!("leftovers", split_leftovers: "none" = false, "split" = true),
        switch!("swap", swap: "off" = false, "on" = true),
    ];
    // With perfect play the first side wins.
    const FAIR_START: Option<(&'static str, &'static str)> = Some(("swap", "on"));

    fn from_preset(name: &str) -> Option<Self> {
        let preset = Preset::from_key(name)?;
        let standard = Self {
            preset,
            mandarin: Mandarin::Ten,
            quan_non: true,
            chain: true,
            empty_mandarin: EmptyMandarin::Stop,
            end: End::Mandarins,
            split_leftovers: false,
            swap: false,
        };
        Some(match preset {
            Preset::Standard => standard,
            Preset::Source => Self {
                quan_non: false,
                chain: false,
                ..standard
            },
        })
    }

    fn preset(&self) -> &'static str {
        self.preset.key()
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

    /// docs/strength.md has measured it. The swap makes the sides equal.
    fn favours_a_side(&self) -> bool {
        !self.swap
    }
}
