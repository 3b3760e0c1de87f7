//! The switches and presets of Ô ăn quan. Knows no moves.

use crate::rules::position::Side;
use crate::rules::ruleset::{Rulebook, Switch};

/// The ready-made rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Preset {
    /// With young mandarins protected and captures in a chain, as it is played.
    Standard,
    /// The text of the source to the letter.
    Source,
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
}

/// With fewer citizens beside it a mandarin is young.
pub(super) const YOUNG: u16 = 5;

impl Rulebook for Rules {
    const PRESETS: &'static [&'static str] = &["standard", "source"];

    const SWITCHES: &'static [Switch<Self>] = &[
        Switch {
            name: "mandarin",
            values: &["10", "5"],
            get: |rules| rules.mandarin as usize,
            set: |rules, index| rules.mandarin = [Mandarin::Ten, Mandarin::Five][index],
        },
        Switch {
            name: "quan-non",
            values: &["0", "5"],
            get: |rules| rules.quan_non.into(),
            set: |rules, index| rules.quan_non = index == 1,
        },
        Switch {
            name: "chain",
            values: &["off", "on"],
            get: |rules| rules.chain.into(),
            set: |rules, index| rules.chain = index == 1,
        },
        Switch {
            name: "empty-mandarin",
            values: &["stop", "gap"],
            get: |rules| rules.empty_mandarin as usize,
            set: |rules, index| {
                rules.empty_mandarin = [EmptyMandarin::Stop, EmptyMandarin::Gap][index];
            },
        },
        Switch {
            name: "end",
            values: &["mandarins", "squares"],
            get: |rules| rules.end as usize,
            set: |rules, index| rules.end = [End::Mandarins, End::Squares][index],
        },
        Switch {
            name: "leftovers",
            values: &["none", "split"],
            get: |rules| rules.split_leftovers.into(),
            set: |rules, index| rules.split_leftovers = index == 1,
        },
    ];

    fn from_preset(name: &str) -> Option<Self> {
        let standard = Self {
            preset: Preset::Standard,
            mandarin: Mandarin::Ten,
            quan_non: true,
            chain: true,
            empty_mandarin: EmptyMandarin::Stop,
            end: End::Mandarins,
            split_leftovers: false,
        };
        match name {
            "standard" => Some(standard),
            "source" => Some(Self {
                preset: Preset::Source,
                quan_non: false,
                chain: false,
                ..standard
            }),
            _ => None,
        }
    }

    fn preset(&self) -> &'static str {
        Self::PRESETS[self.preset as usize]
    }

    fn values(&self, switch: &Switch<Self>) -> Result<&'static [&'static str], &'static str> {
        Ok(switch.values)
    }

    fn colours(&self) -> [&'static str; 2] {
        ["red", "blue"]
    }

    fn begins(&self) -> Option<Side> {
        None
    }
}
