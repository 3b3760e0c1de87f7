//! `/resign [game]`: asks first, for it cannot be undone.

use serenity::all::CreateCommand;

use crate::{
    app::App,
    discord::{
        access::games::{Want, find_game},
        commands::define::{command, game_option},
        model::{
            call::{Call, Options},
            failure::Answer,
            wish::Wish,
        },
        view::match_menu,
    },
};

pub const NAME: &str = "resign";

pub fn definition() -> CreateCommand {
    command(NAME, "command-resign", true).add_option(game_option())
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, Want::Playing).await?;
    match_menu::question(call, &game, Wish::Resign, app.clock.now(), None)
}
