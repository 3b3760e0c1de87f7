//! The text form of a ruleset: a preset, and the switches that differ from it. Knows no game's rules.

use std::fmt::{self, Debug, Write as _};
use std::hash::Hash;

use super::side::Side;

/// One option in which rulesets of a game differ.
pub struct Switch<R> {
    /// Its name.
    pub name: &'static str,
    /// The name by which its texts are found; several switches may share it.
    pub topic: &'static str,
    /// The key of the piece that it applies to, for its texts.
    pub piece: Option<&'static str>,
    /// The values that it can have.
    pub values: &'static [&'static str],
    pub(super) get: fn(&R) -> usize,
    pub(super) set: fn(&mut R, usize),
}

/// Defines a switch by its name, the field that holds it, and its values. If several switches mean the same for one
/// piece each, the piece and the name of their common texts follow the name.
macro_rules! switch {
    ($name:literal, $($rest:tt)+) => {
        $crate::rules::ruleset::switch!(@ $name, $name, None, $($rest)+)
    };
    ($name:literal ($piece:literal, $topic:literal), $($rest:tt)+) => {
        $crate::rules::ruleset::switch!(@ $name, $topic, Some($piece), $($rest)+)
    };
    (@ $name:expr, $topic:expr, $piece:expr, $field:ident: $($value:literal = $meaning:expr),+) => {
        Switch {
            name: $name,
            topic: $topic,
            piece: $piece,
            values: &[$($value),+],
            #[allow(clippy::cast_lossless, reason = "the field is a flag or an enum")]
            get: |rules| rules.$field as usize,
            set: |rules, index| rules.$field = [$($meaning),+][index],
        }
    };
}
pub(super) use switch;

/// The value of a switch in one ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SwitchValue {
    /// The name of the switch.
    pub switch: &'static str,
    /// The name by which its texts are found; several switches may share it.
    pub topic: &'static str,
    /// The key of the piece that it applies to, for its texts.
    pub piece: Option<&'static str>,
    /// Its value.
    pub value: &'static str,
    /// Its value in the preset.
    pub preset: &'static str,
    /// The values that it could have in a ruleset of this preset.
    pub values: &'static [&'static str],
}

impl SwitchValue {
    /// Whether the ruleset differs from its preset here.
    #[must_use]
    pub fn deviates(&self) -> bool {
        self.value != self.preset
    }
}

keyed! {
    /// The colours of the first and the second side: those that a game's sources name, else blue and red.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SideColours {
        /// Blue begins.
        BlueRed = "blue-red",
        /// Dark wood begins.
        DarkLight = "dark-light",
        /// White begins.
        WhiteBlack = "white-black",
    }
}

impl SideColours {
    /// The key of the name of a side's colour: `blue`, `dark`, `white` and so on.
    #[must_use]
    pub fn of(self, side: Side) -> &'static str {
        let (first, second) = match self {
            Self::BlueRed => ("blue", "red"),
            Self::DarkLight => ("dark", "light"),
            Self::WhiteBlack => ("white", "black"),
        };
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }
}

/// The rules of one game, all switches set.
pub trait Rulebook: Copy + Eq + Hash + Debug + 'static {
    /// The names of the presets, the default one first.
    const PRESETS: &'static [&'static str];
    /// All switches, in the order of the canonical text.
    const SWITCHES: &'static [Switch<Self>];
    /// The switch, and its value, that a rated game between top players begins with, because the first move decides too
    /// much between them; `None` if the game has no such switch.
    const FAIR_START: Option<(&'static str, &'static str)>;

    /// The rules of a preset.
    fn from_preset(name: &str) -> Option<Self>;

    /// The preset from which these rules come.
    fn preset(&self) -> &'static str;

    /// The values of a switch that apply under this preset.
    ///
    /// # Errors
    /// Why none applies: what the board of the preset lacks.
    fn values(&self, switch: &Switch<Self>) -> Result<&'static [&'static str], &'static str>;

    /// The colours of the two sides.
    fn colours(&self) -> SideColours;

    /// Whether the preset plays so differently that it is rated apart from the game's other presets, unless the operator
    /// decides otherwise.
    fn has_own_rating(&self) -> bool;

    /// Whether one side is favoured so much that ratings consider who had which side.
    fn favours_a_side(&self) -> bool;

    /// The switch of [`FAIR_START`](Self::FAIR_START), if it is on.
    fn fair_start(&self) -> Option<SwitchValue> {
        let mut settings = self.settings().into_iter();
        settings.find(|setting| Some((setting.switch, setting.value)) == Self::FAIR_START)
    }

    /// The same rules with the switch of [`FAIR_START`](Self::FAIR_START) on, or as the preset has it; `None` if that
    /// changes nothing.
    fn with_fair_start(mut self, on: bool) -> Option<Self> {
        let (name, value) = Self::FAIR_START?;
        let switch = Self::SWITCHES.iter().find(|switch| switch.name == name)?;
        let mut settings = self.settings().into_iter();
        let setting = settings.find(|setting| setting.switch == name)?;
        let wanted = if on { value } else { setting.preset };
        let index = switch.values.iter().position(|known| *known == wanted)?;
        if wanted == setting.value {
            return None;
        }
        (switch.set)(&mut self, index);
        Some(self)
    }

    /// Every switch that applies under the preset, with its value.
    fn settings(&self) -> Vec<SwitchValue> {
        let Some(preset) = Self::from_preset(self.preset()) else {
            return Vec::new();
        };
        let setting = |switch: &Switch<Self>| {
            let values = self.values(switch).ok()?;
            let value = |rules: &Self| switch.values.get((switch.get)(rules)).copied();
            Some(SwitchValue {
                switch: switch.name,
                topic: switch.topic,
                piece: switch.piece,
                value: value(self)?,
                preset: value(&preset)?,
                values,
            })
        };
        Self::SWITCHES.iter().filter_map(setting).collect()
    }
}

/// Why a text is not a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesetError {
    /// No game has this name.
    #[error("there is no game \"{game}\"; the games are {allowed}")]
    UnknownGame {
        /// What was asked for.
        game: String,
        /// The names of all games.
        allowed: String,
    },
    /// The game has no such preset.
    #[error("there are no rules \"{preset}\" here; there are {allowed}")]
    UnknownPreset {
        /// What was asked for.
        preset: String,
        /// The names of the presets.
        allowed: String,
    },
    /// The game has no such switch.
    #[error("there is no switch \"{switch}\"; the switches of these rules are {allowed}")]
    UnknownSwitch {
        /// What was asked for.
        switch: String,
        /// The names of the switches.
        allowed: String,
    },
    /// The switch has no such value.
    #[error("{switch} cannot be \"{value}\"; it can be {allowed}")]
    UnknownValue {
        /// The switch.
        switch: &'static str,
        /// What was asked for.
        value: String,
        /// The values that are allowed.
        allowed: String,
    },
    /// A switch is set twice.
    #[error("{switch} is set twice")]
    Twice {
        /// The switch.
        switch: &'static str,
    },
    /// The switch does not apply under this preset.
    #[error("{switch} makes no sense with {preset}: {why}")]
    NotApplicable {
        /// The switch.
        switch: &'static str,
        /// The preset.
        preset: &'static str,
        /// What the preset lacks.
        why: &'static str,
    },
}

fn list(names: &[&str]) -> String {
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.join(", ")
    }
}

/// Reads the part after the game's name: `classic`, `classic+traps=universal`, or nothing for the first preset.
pub(super) fn parse<R: Rulebook>(text: Option<&str>) -> Result<R, RulesetError> {
    let mut parts = text.unwrap_or(R::PRESETS[0]).split('+').map(str::trim);
    let name = parts.next().unwrap_or_default();
    let mut rules = R::from_preset(name).ok_or_else(|| RulesetError::UnknownPreset {
        preset: name.to_owned(),
        allowed: list(R::PRESETS),
    })?;
    let mut seen: Vec<&str> = Vec::new();
    for part in parts {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let switch = R::SWITCHES
            .iter()
            .find(|switch| switch.name == name.trim())
            .ok_or_else(|| {
                let allowed: Vec<_> = rules
                    .settings()
                    .iter()
                    .map(|setting| setting.switch)
                    .collect();
                RulesetError::UnknownSwitch {
                    switch: name.trim().to_owned(),
                    allowed: list(&allowed),
                }
            })?;
        if seen.contains(&switch.name) {
            return Err(RulesetError::Twice {
                switch: switch.name,
            });
        }
        seen.push(switch.name);
        let preset = rules.preset();
        let allowed = rules
            .values(switch)
            .map_err(|why| RulesetError::NotApplicable {
                switch: switch.name,
                preset,
                why,
            })?;
        let is_meant = |known: &&str| *known == value.trim() && allowed.contains(known);
        let index = switch.values.iter().position(is_meant);
        let index = index.ok_or_else(|| RulesetError::UnknownValue {
            switch: switch.name,
            value: value.trim().to_owned(),
            allowed: list(allowed),
        })?;
        (switch.set)(&mut rules, index);
    }
    Ok(rules)
}

/// The canonical text of the part after the game's name.
pub(super) fn text<R: Rulebook>(rules: &R) -> String {
    let mut text = rules.preset().to_owned();
    for setting in rules.settings().iter().filter(|setting| setting.deviates()) {
        // Writing to a String cannot fail.
        let _ = write!(text, "+{}={}", setting.switch, setting.value);
    }
    text
}

impl<R> fmt::Debug for Switch<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Switch")
            .field("name", &self.name)
            .field("values", &self.values)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::Rulebook;
    use crate::rules::{Game, Position, Ruleset};

    #[test]
    fn a_fair_start_is_a_switch_of_each_preset_and_can_be_undone() {
        for game in Game::ALL.iter().copied() {
            let fair_start =
                match_game!(type Own = game => <<Own as Position>::Rules as Rulebook>::FAIR_START);
            for preset in Ruleset::presets(game) {
                let fair = preset.with_fair_start(true);
                assert_eq!(fair.is_some(), fair_start.is_some(), "{preset}");
                let Some(fair) = fair else { continue };
                assert_eq!(preset.fair_start(), None, "{preset}");
                assert!(fair.fair_start().is_some(), "{fair}");
                assert_eq!(fair.with_fair_start(true), None, "{fair}");
                assert_eq!(fair.with_fair_start(false), Some(preset), "{fair}");
            }
        }
    }
}
