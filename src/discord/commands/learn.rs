//! `/learn game [task]`: a short lesson, task by task, in a private message.

use serenity::all::{CommandOptionType as OptionKind, CreateCommand};

use crate::{
    discord::{
        commands::{
            define::{command, option},
            rules,
        },
        model::{
            call::{Call, Options},
            failure::Answer,
        },
        view::lesson,
    },
    lessons,
    rules::Game,
};

pub const NAME: &str = "learn";

pub fn definition() -> CreateCommand {
    let most = Game::ALL
        .iter()
        .map(|game| lessons::tasks(*game).len())
        .max();
    command(NAME, "command-learn", true)
        .add_option(rules::game_choice("option-learn-game").required(true))
        .add_option(
            option(OptionKind::Integer, "task", "option-learn-task")
                .min_int_value(1)
                .max_int_value(most.unwrap_or_default() as u64),
        )
}

pub fn run(call: &Call, options: &Options) -> Answer {
    let game = rules::chosen(call.locale, options)?.game();
    let number = options.whole("task").unwrap_or(1).max(1) - 1;
    let number = usize::try_from(number).unwrap_or_default();
    Ok(lesson::begun(call.locale, game, number).into())
}
