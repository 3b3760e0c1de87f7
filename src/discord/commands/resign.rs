//! `/resign [game]`: asks first, for it cannot be undone.

use serenity::all::CreateCommand;

use super::{Answer, Want, command, find_game, game_option};
use crate::{
    app::App,
    discord::{
        call::{Call, Options},
        panel,
        wish::Wish,
    },
};

pub const NAME: &str = "resign";

pub fn definition() -> CreateCommand {
    command(NAME, "command-resign", true).add_option(game_option())
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, Want::Playing).await?;
    panel::question(call, &game, Wish::Resign, app.clock.now(), None)
}
