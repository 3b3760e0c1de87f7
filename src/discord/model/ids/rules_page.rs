//! Ids of the buttons for pages of rules.

use std::{fmt, str::FromStr};

use crate::{discord::model::ids::draft::UnknownControl, lessons, rules::Ruleset};

pub const PREFIX: &str = "page:";

/// One page, as encoded in its buttons. A ruleset with many switches would not fit into 100 characters, so each switch
/// is encoded as the index of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageId {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The page, from 0.
    pub number: usize,
}

impl fmt::Display for PageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ruleset, number } = self;
        write!(
            f,
            "{PREFIX}{number}:{}/{}:",
            ruleset.game(),
            ruleset.preset()
        )?;
        for setting in ruleset.settings() {
            let mut values = setting.values.iter();
            let place = values.position(|value| *value == setting.value);
            write!(f, "{}", place.unwrap_or_default())?;
        }
        Ok(())
    }
}

impl FromStr for PageId {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts: Vec<&str> = text
            .strip_prefix(PREFIX)
            .unwrap_or_default()
            .split(':')
            .collect();
        let [number, preset, places] = parts[..] else {
            return Err(UnknownControl);
        };
        let known: Ruleset = preset.parse().map_err(|_| UnknownControl)?;
        let settings = known.settings();
        if places.len() != settings.len() {
            return Err(UnknownControl);
        }
        let mut full = preset.to_owned();
        for (setting, place) in settings.iter().zip(places.chars()) {
            let place = place.to_digit(10).ok_or(UnknownControl)?;
            let value = setting.values.get(place as usize).ok_or(UnknownControl)?;
            if *value != setting.value {
                full = format!("{full}+{}={value}", setting.switch);
            }
        }
        let id = Self {
            ruleset: full.parse().map_err(|_| UnknownControl)?,
            number: number.parse().map_err(|_| UnknownControl)?,
        };
        (id.number < count(&id.ruleset))
            .then_some(id)
            .ok_or(UnknownControl)
    }
}

/// The pages before those of special cases: the goal with the starting position, and how to play.
pub(crate) const OPENING: usize = 2;

pub(crate) fn count(ruleset: &Ruleset) -> usize {
    lessons::diagrams(ruleset).len() + OPENING
}
