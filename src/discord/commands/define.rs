//! Builds Discord's definitions of commands and options, in every language.

use serenity::all::{
    CommandOptionType as OptionKind, CommandType, CreateCommand, CreateCommandOption,
    InstallationContext, InteractionContext,
};

use crate::{
    locale::{Locale, has},
    render::Theme,
    rules::Side,
    say,
};

/// The same command also for whoever installed the bot for themselves, in whatever place they are.
pub(crate) fn anywhere(command: CreateCommand) -> CreateCommand {
    use InteractionContext::{BotDm, Guild, PrivateChannel};
    command
        .contexts(vec![Guild, BotDm, PrivateChannel])
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
}

/// A command in the menu of a person or of a message; it has a name and nothing else.
pub(crate) fn in_menu(kind: CommandType, label: &str) -> CreateCommand {
    let command = CreateCommand::new(menu_name(label))
        .kind(kind)
        .contexts(vec![InteractionContext::Guild])
        .integration_types(vec![InstallationContext::Guild]);
    translated(label).fold(command, |command, (code, name)| {
        command.name_localized(code, name)
    })
}

/// By which name Discord asks for a command of a menu, in whatever language it shows it.
pub(crate) fn menu_name(label: &str) -> String {
    say!(Locale::default(), label)
}

/// A command of ours, for servers (and DMs with the bot where it makes sense).
pub(crate) fn command(name: &str, description: &str, in_dm: bool) -> CreateCommand {
    let mut contexts = vec![InteractionContext::Guild];
    if in_dm {
        contexts.push(InteractionContext::BotDm);
    }
    let command = CreateCommand::new(name)
        .description(say!(Locale::default(), description))
        .contexts(contexts)
        .integration_types(vec![InstallationContext::Guild]);
    let command = translated(&format!("name-{name}")).fold(command, |command, (code, name)| {
        command.name_localized(code, name)
    });
    translated(description).fold(command, |command, (code, text)| {
        command.description_localized(code, text)
    })
}

/// A text in each other language that has it, with Discord's code of the language. What Discord sends us stays English: the
/// names that tell commands and options apart, and the values of choices.
fn translated(key: &str) -> impl Iterator<Item = (&'static str, String)> {
    let others = Locale::ALL
        .into_iter()
        .filter(|locale| *locale != Locale::default());
    others
        .filter(move |locale| has(*locale, key))
        .map(move |locale| (locale.code(), say!(locale, key)))
}

pub(crate) fn option(kind: OptionKind, name: &str, description: &str) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, name, say!(Locale::default(), description));
    let option = translated(&format!("name-{name}")).fold(option, |option, (code, name)| {
        option.name_localized(code, name)
    });
    translated(description).fold(option, |option, (code, text)| {
        option.description_localized(code, text)
    })
}

/// The option by which one of the games is chosen, rather than a match: many languages have another word for that.
pub(crate) fn kind_of_game(description: &str) -> CreateCommandOption {
    let option = option(OptionKind::String, "game", description);
    translated("name-kind-of-game").fold(option, |option, (code, name)| {
        option.name_localized(code, name)
    })
}

/// The option with one more choice, labelled by a text.
pub(crate) fn choice(option: CreateCommandOption, label: &str, value: &str) -> CreateCommandOption {
    let english = say!(Locale::default(), label);
    option.add_string_choice_localized(english, value, translated(label))
}

/// An option with fixed choices, whose labels are called after it.
pub(crate) fn choosing(name: &str, description: &str, choices: &[&str]) -> CreateCommandOption {
    let plain = option(OptionKind::String, name, description);
    choices.iter().fold(plain, |option, value| {
        choice(option, &format!("{name}-{value}"), value)
    })
}

/// The option that shows an answer to everybody.
pub(crate) fn public_option() -> CreateCommandOption {
    let kind = OptionKind::Boolean;
    option(kind, "public", "option-board-public")
}

/// The option that says whose side of a board is shown below.
pub(crate) fn below_option() -> CreateCommandOption {
    choosing("below", "option-board-below", &Side::ALL.map(Side::key))
}

/// The option that says in which colours a board is drawn.
pub(crate) fn theme_option() -> CreateCommandOption {
    choosing("theme", "option-board-theme", &Theme::ALL.map(Theme::key))
}

/// The option by which a match is named when several could be meant.
pub(crate) fn game_option() -> CreateCommandOption {
    option(OptionKind::Integer, "game", "option-game")
        .min_int_value(1)
        .set_autocomplete(true)
}
