//! Names of games, rulesets and sides, and errors in a ruleset that somebody typed.

use crate::{
    locale::Locale,
    rules::{Game, Ruleset, RulesetError, Side, SwitchValue},
    say,
    wording::{markdown::quoted, text::join_list},
};

/// The name of a game.
#[must_use]
pub fn game(locale: Locale, game: Game) -> String {
    say!(locale, &format!("game-{}", game.slug()))
}

/// The name of a ruleset, such as "Jungle (classic)".
#[must_use]
pub fn ruleset(locale: Locale, ruleset: &Ruleset) -> String {
    let game = say!(locale, &format!("game-{}", ruleset.game().slug()));
    let variant: Vec<String> = std::iter::once(preset(locale, ruleset))
        .chain(deviations(ruleset))
        .collect();
    say!(
        locale,
        "ruleset-title",
        game = game,
        variant = join_list(locale, &variant)
    )
}

/// The name of a rating pool: its game, or the preset that has ratings of its own.
#[must_use]
pub fn pool(locale: Locale, pool: &str) -> String {
    let preset = pool.contains('/').then(|| pool.parse().ok()).flatten();
    match preset {
        Some(preset) => ruleset(locale, &preset),
        None => say!(locale, &format!("game-{pool}")),
    }
}

/// The name of a ruleset's preset: "classic".
fn preset(locale: Locale, ruleset: &Ruleset) -> String {
    say!(locale, &format!("variant-{}", ruleset.preset()))
}

/// Why a text is not a ruleset.
#[must_use]
pub fn ruleset_error(locale: Locale, error: &RulesetError) -> String {
    match error {
        RulesetError::UnknownGame { game, allowed } => say!(
            locale,
            "ruleset-no-game",
            game = quoted(game),
            allowed = allowed.as_str()
        ),
        RulesetError::UnknownPreset { preset, allowed } => say!(
            locale,
            "ruleset-no-preset",
            preset = quoted(preset),
            allowed = allowed.as_str()
        ),
        RulesetError::UnknownSwitch { switch, allowed } => say!(
            locale,
            "ruleset-no-switch",
            switch = quoted(switch),
            allowed = allowed.as_str()
        ),
        RulesetError::UnknownValue {
            switch,
            value,
            allowed,
        } => say!(
            locale,
            "ruleset-no-value",
            switch = *switch,
            value = quoted(value),
            allowed = allowed.as_str()
        ),
        RulesetError::Twice { switch } => say!(locale, "ruleset-twice", switch = *switch),
        RulesetError::NotApplicable { switch, preset, .. } => say!(
            locale,
            "ruleset-senseless",
            switch = *switch,
            preset = *preset
        ),
    }
}

/// The title above a board: game and preset, without deviations: `Jungle · classic`.
#[must_use]
pub fn board_title(locale: Locale, ruleset: &Ruleset) -> String {
    let game = say!(locale, &format!("game-{}", ruleset.game().slug()));
    format!("{game} · {}", preset(locale, ruleset))
}

/// The switches that differ from the preset, as they are typed: `traps=universal`.
#[must_use]
pub fn deviations(ruleset: &Ruleset) -> Vec<String> {
    let settings = ruleset.settings().into_iter();
    settings
        .filter(SwitchValue::deviates)
        .map(|setting| format!("{}={}", setting.switch, setting.value))
        .collect()
}

/// The colour that names a side: "blue".
#[must_use]
pub fn side(locale: Locale, ruleset: &Ruleset, side: Side) -> String {
    say!(locale, &format!("side-{}", ruleset.colours().of(side)))
}
