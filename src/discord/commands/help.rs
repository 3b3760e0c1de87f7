//! `/help`: what to type, from the first challenge to the end of a game.

use serenity::all::CreateCommand;

use super::{anywhere, command};
use crate::{
    discord::{call::Call, reply::Reply},
    say,
};

pub const NAME: &str = "help";

pub fn definition() -> CreateCommand {
    anywhere(command(NAME, "command-help", true))
}

pub fn run(call: &Call) -> Reply {
    Reply::private(say!(call.locale, "help"))
}
