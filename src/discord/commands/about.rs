//! `/about`: what this bot is, which version runs, what it keeps of its players.

use serenity::all::CreateCommand;

use super::{anywhere, command};
use crate::{
    discord::{call::Call, reply::Reply},
    say,
};

pub const NAME: &str = "about";

pub fn definition() -> CreateCommand {
    anywhere(command(NAME, "command-about", true))
}

pub fn run(call: &Call) -> Reply {
    Reply::private(say!(
        call.locale,
        "about",
        version = env!("CARGO_PKG_VERSION")
    ))
}
