//! `/board [game] [view] [public]`: the board as it stands, as a picture or as text for those who read it aloud.

use serenity::all::{CommandOptionType, CreateCommand};

use super::{Answer, Want, command, find_game, game_option, option};
use crate::{
    app::App,
    discord::{
        call::{Call, Options},
        reply::Message,
        view, words,
    },
    locale::Locale,
    play::Phase,
    say,
};

pub const NAME: &str = "board";

pub fn definition() -> CreateCommand {
    let mut looks = option(CommandOptionType::String, "view", "option-board-view");
    for choice in ["picture", "text"] {
        looks = looks.add_string_choice(say!(Locale::default(), &format!("view-{choice}")), choice);
    }
    command(NAME, "command-board", true)
        .add_option(game_option())
        .add_option(looks)
        .add_option(option(
            CommandOptionType::Boolean,
            "public",
            "option-board-public",
        ))
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, Want::Any).await?;
    let public = options.truth("public").unwrap_or(false);
    let locale = if public { call.public } else { call.locale };
    let mut message = if game.phase() == Phase::Void {
        view::closed(&game, locale)
    } else if options.text("view") == Some("text") {
        let headline = view::headline(&game, locale);
        Message {
            content: format!("{headline}\n{}", words::text_board(locale, &game)),
            ..Message::default()
        }
    } else {
        view::post(&game, locale)
    };
    // A copy of the board: nobody is notified again, and only its owner's private copy has live controls.
    message.pings.clear();
    if public {
        message = message.without_controls();
    } else {
        message.private = true;
    }
    Ok(message.into())
}
