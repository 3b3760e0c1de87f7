//! `/server [threads]`: what holds for every game on this server, for those who may manage it.

use serenity::all::{CommandOptionType, CreateCommand, InteractionContext, Permissions};

use super::{Answer, choice, command, option};
use crate::{
    app::App,
    discord::{
        admission::moderates,
        call::{Call, Options},
        failure::Failure,
        reply::Reply,
    },
    say,
};

pub const NAME: &str = "server";

pub fn definition() -> CreateCommand {
    let mut threads = option(CommandOptionType::String, "threads", "option-threads");
    for (value, label) in [("on", "threads-on"), ("off", "threads-off")] {
        threads = choice(threads, label, value);
    }
    command(NAME, "command-server", false)
        .contexts(vec![InteractionContext::Guild])
        .default_member_permissions(Permissions::MANAGE_GUILD)
        .add_option(threads)
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let Some(guild) = call.guild else {
        return Err(Failure::Said(say!(call.locale, "server-nowhere")));
    };
    let mut server = app.store.server(guild).await?;
    if !moderates(call, &server) {
        return Err(Failure::Said(say!(call.locale, "not-a-moderator")));
    }
    if let Some(wanted) = options.text("threads") {
        server.threads = wanted == "on";
        app.store.set_server(guild, &server).await?;
    }
    Ok(Reply::private(if server.threads {
        say!(call.locale, "server-threads-on")
    } else {
        say!(call.locale, "server-threads-off")
    }))
}
