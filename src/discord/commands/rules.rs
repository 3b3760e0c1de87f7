//! `/rules [game] [rules]`: the rules of a ruleset in words, with the board at the start.

use serenity::all::{CommandOptionType, CreateCommand};

use super::{Answer, Choice, MOST_CHOICES, command, option};
use crate::{
    discord::{
        call::{Call, Options},
        failure::Failure,
        reply::{Attachment, Message, Reply},
        words,
    },
    locale::Locale,
    render,
    rules::{Game, Ruleset},
    say,
};

pub const NAME: &str = "rules";

pub fn definition() -> CreateCommand {
    command(NAME, "command-rules", true).add_option(
        option(CommandOptionType::String, "rules", "option-rules").set_autocomplete(true),
    )
}

pub fn run(call: &Call, options: &Options) -> Answer {
    let locale = call.locale;
    let ruleset = match options.text("rules").map(str::trim) {
        None | Some("") => Ruleset::presets(Game::ALL[0])[0],
        Some(text) => text.parse().map_err(|error: crate::rules::RulesetError| {
            Failure::Said(say!(
                locale,
                "challenge-rules",
                reason = error.to_string(),
                presets = presets()
                    .iter()
                    .map(|preset| format!("`{preset}`"))
                    .collect::<Vec<_>>()
                    .join(", ")
            ))
        })?,
    };
    Ok(explained(locale, &ruleset))
}

/// The rules of one ruleset, privately.
#[must_use]
pub fn explained(locale: Locale, ruleset: &Ruleset) -> Reply {
    let title = words::ruleset(locale, ruleset);
    let first = words::side(locale, ruleset, crate::rules::Side::First);
    let second = words::side(locale, ruleset, crate::rules::Side::Second);
    let key = format!("rules-{}", ruleset.game().slug());
    let view = render::View {
        title: title.clone(),
        ..render::View::default()
    };
    let message = Message {
        picture: Some(Attachment {
            name: format!("{}.png", ruleset.game().slug()),
            bytes: render::board(&ruleset.start(), &view).png,
            alt: say!(locale, "rules-alt", ruleset = title.clone()),
        }),
        ..Message::private(say!(
            locale,
            &key,
            ruleset = title,
            first = first,
            second = second
        ))
    };
    message.into()
}

fn presets() -> Vec<Ruleset> {
    Game::ALL
        .iter()
        .flat_map(|game| Ruleset::presets(*game))
        .collect()
}

/// The rulesets whose text matches what is typed.
#[must_use]
pub fn complete(typed: &str) -> Vec<Choice> {
    let wanted = typed.trim().to_lowercase();
    presets()
        .into_iter()
        .map(|preset| preset.to_string())
        .filter(|preset| preset.contains(&wanted))
        .take(MOST_CHOICES)
        .map(|preset| (preset.clone(), preset.into()))
        .collect()
}
