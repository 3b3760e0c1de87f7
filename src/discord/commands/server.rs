//! `/server [threads]`: the settings of the server for its moderators; an ephemeral panel whose controls apply
//! immediately.

use crate::{
    app::App,
    discord::{
        access::admission::moderates,
        commands::{
            server::panel::{GAMES, server_page},
            table::{Cost, Entry, Places, Visibility, choice, labelled_choices},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            reply::Body,
        },
        view::next::{self, NextStep},
    },
    play::GuildId,
    say,
    store::ServerSetting,
};

pub(crate) mod panel;

pub(super) static ENTRY: Entry = Entry::slash(
    "server",
    Cost::OTHER,
    Visibility::Panel,
    &[choice("threads", "option-threads", || {
        labelled_choices("threads", ["on", "off"])
    })],
    |app, call, options| Box::pin(run(app, call, options)),
)
.in_places(Places::Moderators);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let guild = moderated_guild(app, call).await?;
    if let Some(wanted) = options.text("threads") {
        let threads = ServerSetting::Threads(wanted == "on");
        app.store.set_server(guild, &threads).await?;
    }
    let panel = server_page(app, call, guild, &GAMES).await?;
    Ok(Body::Panel(panel).into())
}

/// The server of a call, if the user moderates it.
pub(crate) async fn moderated_guild(app: &App, call: &Call) -> Result<GuildId, Failure> {
    let said = |key: &str| {
        let text = say!(call.locale, key);
        next::refusal(call, text, &[NextStep::Games, NextStep::Help])
    };
    let guild = call.guild.ok_or_else(|| said("server-nowhere"))?;
    if !moderates(call, &app.store.server(guild).await?) {
        return Err(said("not-a-moderator"));
    }
    Ok(guild)
}
