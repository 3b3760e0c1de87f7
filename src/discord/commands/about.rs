//! `/about`: what this bot is, which version runs, what it keeps of its players.

use serenity::all::CreateCommand;

use crate::{
    discord::{
        commands::define::{anywhere, command},
        model::{call::Call, reply::Reply},
    },
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
