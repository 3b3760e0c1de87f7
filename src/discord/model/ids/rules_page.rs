//! Ids of the buttons for pages of rules.

use crate::{
    discord::model::ids::codec::{IdField, Parts, whole_ids},
    lessons,
    rules::Ruleset,
};

const PREFIX: &str = "page";

/// One page, as encoded in its buttons. A ruleset with many switches would not fit into 100 characters, so each switch
/// is encoded as the index of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesPageId {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The page, from 0.
    pub number: usize,
}

impl IdField for RulesPageId {
    fn write(&self, parts: &mut Vec<String>) {
        let Self { ruleset, number } = self;
        let settings = ruleset.settings();
        let places = settings.iter().map(|setting| {
            let mut values = setting.values.iter();
            let place = values.position(|value| *value == setting.value);
            place.unwrap_or_default().to_string()
        });
        let preset = format!("{}/{}", ruleset.game(), ruleset.preset());
        parts.extend([
            PREFIX.to_owned(),
            number.to_string(),
            preset,
            places.collect(),
        ]);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        (parts.next()? == PREFIX).then_some(())?;
        let (number, preset, places) = (usize::read(parts)?, parts.next()?, parts.next()?);
        let known: Ruleset = preset.parse().ok()?;
        let settings = known.settings();
        if places.len() != settings.len() {
            return None;
        }
        let mut full = preset.to_owned();
        for (setting, place) in settings.iter().zip(places.chars()) {
            let value = setting.values.get(place.to_digit(10)? as usize)?;
            if *value != setting.value {
                full = format!("{full}+{}={value}", setting.switch);
            }
        }
        let ruleset = full.parse().ok()?;
        (number < count(&ruleset)).then_some(Self { ruleset, number })
    }
}

whole_ids!(RulesPageId);

/// The pages before those of special cases: the goal with the starting position, and how to play.
pub(crate) const INTRODUCTION_PAGES: usize = 2;

pub(crate) fn count(ruleset: &Ruleset) -> usize {
    lessons::diagrams(ruleset).len() + INTRODUCTION_PAGES
}
