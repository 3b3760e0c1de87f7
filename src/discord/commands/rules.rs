//! `/rules [game] [rules] [public]`: the rules of a ruleset, page by page: in words, then the special cases in pictures.

use serenity::all::{CommandOptionType as OptionKind, CreateCommand, CreateCommandOption};

use super::{
    Answer, Choice, MOST_CHOICES, anywhere, choice, command, kind_of_game, option, public_option,
};
use crate::{
    discord::{
        call::{Call, Options},
        failure::Failure,
        pages::{self, PageId},
        reply::{Attachment, Message, Reply},
        words,
    },
    locale::Locale,
    render,
    rules::{AnyPosition, Deed, Game, Ruleset, RulesetError, Setting, Side},
    say,
};

pub const NAME: &str = "rules";

pub fn definition() -> CreateCommand {
    anywhere(
        command(NAME, "command-rules", true)
            .add_option(game_choice("option-rules-game"))
            .add_option(option(OptionKind::String, "rules", "option-rules").set_autocomplete(true))
            .add_option(public_option()),
    )
}

/// The option that chooses one of the games.
pub fn game_choice(description: &str) -> CreateCommandOption {
    let choices = kind_of_game(description);
    Game::ALL.iter().fold(choices, |choices, game| {
        choice(choices, &format!("game-{}", game.slug()), game.slug())
    })
}

pub fn run(call: &Call, options: &Options) -> Answer {
    let public = options.public();
    let locale = call.language(public);
    let ruleset = chosen(call.locale, options)?;
    let message = pages::page(locale, &PageId { ruleset, number: 0 });
    Ok(Message {
        private: !public,
        ..message
    }
    .into())
}

/// The ruleset that the options `game` and `rules` name: a preset, a preset with switches, or the whole text; the usual
/// one of the game where nothing is said.
///
/// # Errors
/// What is wrong with the text, and which presets there are.
pub fn chosen(locale: Locale, options: &Options) -> Result<Ruleset, Failure> {
    let game = match options.text("game") {
        Some(slug) => Some(slug.parse::<Game>().map_err(|_| {
            let slugs: Vec<&str> = Game::ALL.iter().map(|game| game.slug()).collect();
            Failure::Said(say!(
                locale,
                "challenge-game",
                games = words::listed(locale, &slugs)
            ))
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
    let wrong = |reason: String| {
        let of_game = |ruleset: &Ruleset| game.is_none_or(|game| ruleset.game() == game);
        let presets = presets().into_iter().filter(of_game);
        let presets: Vec<String> = presets.map(|preset| format!("`{preset}`")).collect();
        Failure::Said(say!(
            locale,
            "challenge-rules",
            reason = reason,
            presets = words::listed(locale, &presets)
        ))
    };
    let ruleset: Ruleset = full
        .parse()
        .map_err(|error: RulesetError| wrong(words::ruleset_error(locale, &error)))?;
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

/// The rules of one ruleset, privately, from the first page.
#[must_use]
pub fn explained(locale: Locale, ruleset: &Ruleset) -> Reply {
    let first = PageId {
        ruleset: *ruleset,
        number: 0,
    };
    Message {
        private: true,
        ..pages::page(locale, &first)
    }
    .into()
}

/// The first page: all that holds, switch by switch, and the board at the start.
#[must_use]
pub fn opening(locale: Locale, ruleset: &Ruleset) -> (String, Attachment) {
    let title = words::ruleset(locale, ruleset);
    let start = ruleset.start();
    let view = words::plain_view(locale, ruleset);
    let key = format!("rules-{}", ruleset.game().slug());
    let [typed, spoken] = example(locale, &start);
    let text = say!(
        locale,
        &key,
        ruleset = title.clone(),
        first = words::side(locale, ruleset, Side::First),
        second = words::side(locale, ruleset, Side::Second),
        animals = words::ranking(locale, &start),
        river = if has_river(ruleset) { "yes" } else { "no" },
        typed = typed,
        spoken = spoken,
        switches = switches(locale, ruleset)
    );
    let picture = Attachment {
        name: format!("{}.png", ruleset.game().slug()),
        bytes: render::board(&start, &view).png,
        alt: say!(locale, "rules-alt", ruleset = title),
    };
    (text, picture)
}

/// Whether the board has water: its rules say then what a rat does there.
fn has_river(ruleset: &Ruleset) -> bool {
    let settings = ruleset.settings();
    settings.iter().any(|setting| setting.switch == "rat-swim")
}

/// A move that can be made at the start, as it is typed and in words.
fn example(locale: Locale, start: &AnyPosition) -> [String; 2] {
    let moves = start.legal_moves();
    let told: Vec<_> = moves
        .iter()
        .filter_map(|mv| Some((mv, start.describe(*mv)?)))
        .collect();
    // Where there is an elephant, its name is the plainest example; a sowing has no piece to name.
    let elephant = told.iter().find(|(_, deed)| deed.piece == "elephant");
    let example = elephant.or(told.first());
    example.map_or_else(Default::default, |(mv, deed)| {
        let spoken = match deed.kind {
            Deed::Sow => mv.to_string(),
            _ => format!("{} {}", words::piece(locale, deed.piece), deed.to),
        };
        [mv.to_string(), spoken]
    })
}

/// What the switches of the ruleset mean, a line each, those that differ from the preset marked; a game without
/// switches has a sentence for each preset.
fn switches(locale: Locale, ruleset: &Ruleset) -> String {
    let settings = ruleset.settings();
    if settings.is_empty() {
        return preset(locale, ruleset);
    }
    let lines = settings.iter().map(|setting| switch(locale, setting));
    lines.collect::<Vec<_>>().join("\n")
}

/// What these switches of the ruleset mean, as far as it has them; in a game without switches, what its preset means.
#[must_use]
pub fn about(locale: Locale, ruleset: &Ruleset, names: &[&str]) -> Vec<String> {
    let settings = ruleset.settings();
    if settings.is_empty() && !names.is_empty() {
        return vec![preset(locale, ruleset)];
    }
    settings
        .iter()
        .filter(|setting| names.contains(&setting.switch))
        .map(|setting| switch(locale, setting))
        .collect()
}

fn preset(locale: Locale, ruleset: &Ruleset) -> String {
    let key = format!("preset-{}-{}", ruleset.game().slug(), ruleset.preset());
    say!(locale, &key)
}

/// What a switch means that has that value.
fn meaning(locale: Locale, switch: &str, value: &str) -> String {
    match switch.strip_suffix("-jumps") {
        Some(piece) => {
            let piece = words::piece(locale, piece);
            say!(locale, &format!("switch-jumps-{value}"), piece = piece)
        }
        None => say!(locale, &format!("switch-{switch}-{value}")),
    }
}

fn switch(locale: Locale, setting: &Setting) -> String {
    let text = meaning(locale, setting.switch, setting.value);
    let mark = if setting.deviates() {
        "switch-deviates"
    } else {
        "switch-plain"
    };
    say!(locale, mark, text = text)
}

fn presets() -> Vec<Ruleset> {
    Game::ALL
        .iter()
        .flat_map(|game| Ruleset::presets(*game))
        .collect()
}

/// The rulesets that match what is typed, by their names in that language as well: the presets of `game` (or of all), then,
/// once a preset is there, each of its switches with each other value and what that means, so that any ruleset can be put
/// together by picking.
#[must_use]
pub fn complete(locale: Locale, game: Option<Game>, typed: &str) -> Vec<Choice> {
    let wanted = typed.trim().to_lowercase();
    let of_game = |ruleset: &Ruleset| game.is_none_or(|game| ruleset.game() == game);
    let named = |ruleset: &Ruleset| format!("{ruleset} · {}", words::ruleset(locale, ruleset));
    let whole: Option<Ruleset> = wanted.parse().ok();
    // What stands before an unfinished switch is the ruleset that it would change.
    let (base, begun) = match (whole, wanted.rsplit_once('+')) {
        (Some(whole), _) => (Some(whole), ""),
        (None, Some((base, begun))) => (base.parse().ok(), begun),
        (None, None) => (None, ""),
    };
    let base: Option<Ruleset> = base.filter(of_game);
    let mut choices: Vec<Choice> = Vec::new();
    let mut add = |name: &str, ruleset: &Ruleset| {
        let text = ruleset.to_string();
        if text.len() <= 100 && !choices.iter().any(|(_, value)| *value == text) {
            choices.push((words::shortened(name, 100), text.into()));
        }
    };
    for preset in presets().iter().filter(|preset| of_game(preset)) {
        let name = named(preset);
        if name.to_lowercase().contains(&wanted) {
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
                let name = format!("+{switch}={value} · {}", meaning(locale, switch, value));
                let fits = name.to_lowercase().contains(begun);
                if let (true, Ok(changed)) = (fits, format!("{base}+{switch}={value}").parse()) {
                    add(&name, &changed);
                }
            }
        }
    }
    choices.truncate(MOST_CHOICES);
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_on_the_first_page_names_sides_and_deviations_as_the_others_do() {
        let ruleset: Ruleset = "jungle/german+traps=enemy".parse().expect("a ruleset");
        let picture = opening(Locale::default(), &ruleset).1;
        let view = render::View {
            title: "Jungle · german".to_owned(),
            deviations: vec!["traps=enemy".to_owned()],
            names: ["white".to_owned(), "black".to_owned()],
            ..render::View::default()
        };
        assert!(picture.bytes == render::board(&ruleset.start(), &view).png);
    }

    #[test]
    fn every_game_has_an_example_that_can_be_played() {
        for locale in Locale::ALL {
            for ruleset in Game::ALL.iter().flat_map(|game| Ruleset::presets(*game)) {
                let start = ruleset.start();
                let [typed, spoken] = example(locale, &start).map(|text| start.read(&text));
                assert!(
                    typed.is_ok() && typed == spoken,
                    "{ruleset} {}",
                    locale.code()
                );
            }
        }
    }
}
