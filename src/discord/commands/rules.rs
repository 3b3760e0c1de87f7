//! `/rules [game] [rules] [public]`: the rules of a ruleset, page by page, in words and pictures.

use std::future::ready;

use serenity::all::CreateSelectMenuOption;

use crate::{
    discord::{
        commands::table::{
            CommandOption, Cost, Entry, PUBLIC, Places, Type, Visibility, choice, labelled_choices,
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure, Suggestion},
            ids::{command::CommandControl, rules_page::RulesPageId},
            limits::MAX_CHOICES,
            reply::Message,
        },
        view::{
            challenge::presets,
            components,
            rules_pages::{self, meaning},
        },
    },
    locale::Locale,
    rules::{Game, Ruleset, RulesetError},
    say, wording,
};

pub(super) static ENTRY: Entry = Entry::slash(
    "rules",
    Cost::PICTURE,
    Visibility::IfAsked,
    &[
        game_field("option-rules-game"),
        ruleset_field("option-rules"),
        PUBLIC,
    ],
    |_, call, options| Box::pin(ready(run(call, options))),
)
.in_places(Places::Anywhere);

/// The option for choosing a game.
pub(super) const fn game_field(about: &'static str) -> CommandOption {
    choice("game", about, games).of_games()
}

/// The option for typing a ruleset, with suggestions for the game that was chosen.
pub(super) const fn ruleset_field(about: &'static str) -> CommandOption {
    CommandOption::new(Type::Text, "rules", about).completes(|_, call, options, typed| {
        let game = options.text("game").and_then(|game| game.parse().ok());
        Box::pin(ready(Ok(complete(call.locale, game, typed))))
    })
}

fn games() -> Vec<(String, &'static str)> {
    labelled_choices("game", Game::ALL.iter().map(|game| game.slug()))
}

pub fn run(call: &Call, options: &Options) -> Answer {
    let public = options.is_public();
    let locale = call.language(public);
    let ruleset = chosen_or_ask(call, ENTRY.name, options)?;
    let message = rules_pages::rules_page(locale, &RulesPageId { ruleset, number: 0 });
    Ok(Message {
        private: !public,
        ..message
    }
    .into())
}

/// Why the options name no ruleset.
pub(crate) struct NoRuleset {
    /// What is wrong.
    pub(crate) reason: String,
    /// The game whose rulesets can be meant, if it is known.
    pub(crate) game: Option<Game>,
    /// Whether `reason` still lacks the list of what can be meant.
    unlisted: bool,
}

/// The ruleset in the options `game` and `rules`: a preset, a preset with switches, or the full name; by default the
/// game's first preset.
///
/// # Errors
/// `Failure` with what is wrong, and the list of presets.
pub fn ruleset_or_failure(locale: Locale, options: &Options) -> Result<Ruleset, Failure> {
    parse_ruleset(locale, options).map_err(|wrong| {
        if !wrong.unlisted {
            return Failure::Invalid(wrong.reason);
        }
        let presets = presets_of(wrong.game);
        let presets: Vec<String> = presets.map(|preset| format!("`{preset}`")).collect();
        Failure::Invalid(say!(
            locale,
            "challenge-rules",
            reason = wrong.reason,
            presets = wording::join_list(locale, &presets)
        ))
    })
}

/// Like [`ruleset_or_failure`], for a command that a menu of presets can go on with.
///
/// # Errors
/// `Failure` with what is wrong, and that menu.
pub(crate) fn chosen_or_ask(
    call: &Call,
    command: &str,
    options: &Options,
) -> Result<Ruleset, Failure> {
    let ruleset = parse_ruleset(call.locale, options);
    ruleset.map_err(|wrong| ask(call, command, options, wrong.reason, wrong.game))
}

/// A refusal with a menu of presets, which goes on with the command.
pub(crate) fn ask(
    call: &Call,
    command: &str,
    options: &Options,
    text: String,
    game: Option<Game>,
) -> Failure {
    let menu = CommandControl::pick_rules(command, options).map(|control| {
        let placeholder = say!(call.locale, "menu-rules");
        components::select(control, placeholder, entries(call.locale, game))
    });
    Message::private(text).with_rows(menu).into()
}

/// The entries of a menu of presets.
pub(crate) fn entries(locale: Locale, game: Option<Game>) -> Vec<CreateSelectMenuOption> {
    let entry = |ruleset: Ruleset| {
        let name = wording::truncate(&wording::ruleset(locale, &ruleset), 100);
        CreateSelectMenuOption::new(name, ruleset.to_string())
    };
    presets_of(game).take(MAX_CHOICES).map(entry).collect()
}

fn presets_of(game: Option<Game>) -> impl Iterator<Item = Ruleset> {
    let of_game = move |ruleset: &Ruleset| game.is_none_or(|game| ruleset.game() == game);
    presets().into_iter().filter(of_game)
}

/// The ruleset in the options.
///
/// # Errors
/// Why there is none.
pub(crate) fn parse_ruleset(locale: Locale, options: &Options) -> Result<Ruleset, NoRuleset> {
    let game = match options.text("game") {
        Some(slug) => Some(slug.parse::<Game>().map_err(|_| {
            let slugs: Vec<&str> = Game::ALL.iter().map(|game| game.slug()).collect();
            let games = wording::join_list(locale, &slugs);
            NoRuleset {
                reason: say!(locale, "challenge-game", games = games),
                game: None,
                unlisted: false,
            }
        })?),
        None => None,
    };
    let text = options.text("rules").map_or("", str::trim);
    let usual = game.unwrap_or(Game::ALL[0]);
    let full = match text {
        "" => return Ok(Ruleset::presets(usual)[0]),
        text if text.contains('/') => text.to_owned(),
        text => format!("{usual}/{text}"),
    };
    let wrong = |reason: String| NoRuleset {
        reason,
        game,
        unlisted: true,
    };
    let ruleset: Ruleset = full
        .parse()
        .map_err(|error: RulesetError| wrong(wording::ruleset_error(locale, &error)))?;
    if game.is_some_and(|game| ruleset.game() != game) {
        return Err(wrong(say!(
            locale,
            "challenge-other-game",
            rules = full,
            game = usual.slug()
        )));
    }
    Ok(ruleset)
}

/// Autocompletes rulesets, also by their names in that language: the presets of `game` (or of all games), then, after a
/// preset, each of its switches with each other value, so that any ruleset can be built by picking.
#[must_use]
pub fn complete(locale: Locale, game: Option<Game>, typed: &str) -> Vec<Suggestion> {
    let wanted = typed.trim().to_lowercase();
    let of_game = |ruleset: &Ruleset| game.is_none_or(|game| ruleset.game() == game);
    let named = |ruleset: &Ruleset| format!("{ruleset} · {}", wording::ruleset(locale, ruleset));
    let whole: Option<Ruleset> = wanted.parse().ok();
    // The part before an unfinished switch is the ruleset that it changes.
    let (base, begun) = match (whole, wanted.rsplit_once('+')) {
        (Some(whole), _) => (Some(whole), ""),
        (None, Some((base, begun))) => (base.parse().ok(), begun),
        (None, None) => (None, ""),
    };
    let base: Option<Ruleset> = base.filter(of_game);
    let mut choices: Vec<Suggestion> = Vec::new();
    let mut add = |name: &str, ruleset: &Ruleset| {
        let text = ruleset.to_string();
        if text.len() <= 100 && !choices.iter().any(|(_, value)| *value == text) {
            choices.push((wording::truncate(name, 100), text.into()));
        }
    };
    for preset in presets().iter().filter(|preset| of_game(preset)) {
        let name = named(preset);
        if wording::resembles(&name, typed) {
            add(&name, preset);
        }
    }
    if let Some(base) = base {
        if whole.is_some() {
            add(&named(&base), &base);
        }
        for setting in base.settings() {
            let others = setting.values.iter();
            for value in others.filter(|value| **value != setting.value) {
                let switch = setting.switch;
                let name = format!("+{switch}={value} · {}", meaning(locale, &setting, value));
                let fits = wording::resembles(&name, begun);
                if let (true, Ok(changed)) = (fits, format!("{base}+{switch}={value}").parse()) {
                    add(&name, &changed);
                }
            }
        }
    }
    choices.truncate(MAX_CHOICES);
    choices
}
