//! `/learn [game] [task]`: a short lesson, task by task, in an ephemeral message; without a game, the choice of one.

use std::future::ready;

use crate::{
    app::RequestKind,
    discord::{
        commands::{
            rules,
            table::{Cost, Entry, Field, Places, Run, Type, Visibility},
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

pub(super) static ENTRY: Entry = Entry {
    name: "learn",
    places: Places::ServersAndDirect,
    cost: Cost::Always(RequestKind::Picture),
    visibility: Visibility::Private,
    slow: false,
    run: Run::Slash(
        &[
            rules::game_field("option-learn-game"),
            Field::new(Type::Whole(Some(most_tasks)), "task", "option-learn-task"),
        ],
        |_, call, options| Box::pin(ready(run(call, options))),
    ),
};

fn most_tasks() -> u64 {
    let tasks = Game::ALL.iter().map(|game| lessons::tasks(*game).len());
    tasks.max().unwrap_or_default() as u64
}

pub fn run(call: &Call, options: &Options) -> Answer {
    if options.text("game").is_none() {
        return Ok(lesson::choice(call.locale).into());
    }
    let game = rules::chosen(call.locale, options)?.game();
    let number = options.integer("task").unwrap_or(1).max(1) - 1;
    let number = usize::try_from(number).unwrap_or_default();
    Ok(lesson::lesson_message(call.locale, game, number).into())
}
