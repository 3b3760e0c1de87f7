//! `/analyse [game]`: a game, move by move, for whoever asked alone.

use serenity::all::CreateCommand;

use super::{Answer, Want, command, find_game, game_option};
use crate::{
    app::App,
    discord::{
        call::{Call, Options},
        walk::{self, Source},
    },
};

pub const NAME: &str = "analyse";

pub fn definition() -> CreateCommand {
    command(NAME, "command-analyse", true).add_option(game_option())
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, Want::Any).await?;
    let walk = walk::show(app, call, Source::Match(game.id()), None).await?;
    Ok(walk.into())
}
