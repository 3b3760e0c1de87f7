//! `/server [threads]`: what holds for every game on this server, for those who moderate it; a private panel whose menus work
//! at once.

pub(crate) mod panel;

use serenity::all::{
    CommandOptionType as OptionKind, CreateCommand, InteractionContext, Permissions,
};

use crate::{
    app::App,
    discord::{
        access::admission::moderates,
        commands::{
            define::{choice, command, option},
            server::panel::{Section, panel},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
        },
    },
    play::GuildId,
    say,
    store::ServerSetting,
};

pub const NAME: &str = "server";

pub fn definition() -> CreateCommand {
    let mut threads = option(OptionKind::String, "threads", "option-threads");
    for (value, label) in [("on", "threads-on"), ("off", "threads-off")] {
        threads = choice(threads, label, value);
    }
    command(NAME, "command-server", false)
        .contexts(vec![InteractionContext::Guild])
        .default_member_permissions(Permissions::MANAGE_GUILD)
        .add_option(threads)
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let guild = moderated(app, call).await?;
    if let Some(wanted) = options.text("threads") {
        let threads = ServerSetting::Threads(wanted == "on");
        app.store.set_server(guild, &threads).await?;
    }
    Ok(panel(app, call, guild, Section::default()).await?.into())
}

/// The server of a call, provided that the asker moderates it.
pub(crate) async fn moderated(app: &App, call: &Call) -> Result<GuildId, Failure> {
    let said = |key: &str| Failure::Said(say!(call.locale, key));
    let guild = call.guild.ok_or_else(|| said("server-nowhere"))?;
    if !moderates(call, &app.store.server(guild).await?) {
        return Err(said("not-a-moderator"));
    }
    Ok(guild)
}
