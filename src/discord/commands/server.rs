//! `/server [threads]`: what holds for every game on this server, for those who moderate it; a private panel whose menus work
//! at once.

use std::num::{NonZeroU64, ParseIntError};

use serenity::all::{
    CommandOptionType as OptionKind, CreateCommand, InteractionContext, Permissions,
};

use super::{Answer, choice, command, option};
use crate::{
    app::App,
    discord::{
        admission::moderates,
        call::{Call, Options},
        failure::Failure,
        reply::Body,
    },
    locale::Locale,
    play::{ChannelId, GuildId},
    say,
    store::ServerSetting,
};

mod panel;

use panel::{NONE, Section, panel};

pub const NAME: &str = "server";

/// What the ids of the panel's controls begin with; they belong to no match.
pub const PREFIX: &str = "srv-";

const SECTION: &str = "srv-section:";
const LANGUAGE: &str = "srv-language:";
const RULESET: &str = "srv-ruleset:";
const TIME: &str = "srv-time:";
const THREADS: &str = "srv-threads:";
const CHANNELS: &str = "srv-channels:";
const PLAYERS: &str = "srv-players:";
const MODERATORS: &str = "srv-moderators:";
const NEWS: &str = "srv-news:";

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

/// A control of the panel was used. Whoever opened it may have lost the right to since.
pub async fn press(app: &App, call: &Call, id: &str, values: &[String]) -> Answer {
    let unknown = || Failure::Said(say!(call.locale, "unknown-control"));
    let guild = moderated(app, call).await?;
    let (verb, rest) = id.split_at(id.find(':').map_or(id.len(), |at| at + 1));
    let section = if verb == SECTION {
        Section::from_key(rest).ok_or_else(unknown)?
    } else {
        let (setting, section) = chosen(verb, rest, values).ok_or_else(unknown)?;
        app.store.set_server(guild, &setting).await?;
        section
    };
    Ok(Body::Update(panel(app, call, guild, section).await?).into())
}

/// The server of a call, provided that the asker moderates it.
async fn moderated(app: &App, call: &Call) -> Result<GuildId, Failure> {
    let said = |key: &str| Failure::Said(say!(call.locale, key));
    let guild = call.guild.ok_or_else(|| said("server-nowhere"))?;
    if !moderates(call, &app.store.server(guild).await?) {
        return Err(said("not-a-moderator"));
    }
    Ok(guild)
}

/// The choice of one control, and the section that it stands in; none where it is no choice.
fn chosen(verb: &str, rest: &str, values: &[String]) -> Option<(ServerSetting, Section)> {
    let value = values.first().map(String::as_str);
    // A menu of roles or channels from which nothing is chosen.
    let id = || value.map(place).transpose().ok();
    let (setting, section) = match verb {
        LANGUAGE => {
            let language = match value? {
                NONE => None,
                code => Some(Locale::from_code(code)?.code().to_owned()),
            };
            (ServerSetting::Language(language), Section::Games)
        }
        RULESET => {
            let ruleset = match value? {
                NONE => None,
                ruleset => Some(ruleset.parse().ok()?),
            };
            (ServerSetting::DefaultRuleset(ruleset), Section::Games)
        }
        TIME => (
            ServerSetting::DefaultTime(value?.parse().ok()?),
            Section::Games,
        ),
        THREADS => (ServerSetting::Threads(rest == "on"), Section::Games),
        CHANNELS => {
            let channels: Result<_, _> = values.iter().map(|id| place(id).map(ChannelId)).collect();
            (ServerSetting::Channels(channels.ok()?), Section::Places)
        }
        PLAYERS => (ServerSetting::PlayerRole(id()?), Section::Places),
        MODERATORS => (ServerSetting::ModeratorRole(id()?), Section::Places),
        NEWS => (
            ServerSetting::AnnounceChannel(id()?.map(ChannelId)),
            Section::Places,
        ),
        _ => return None,
    };
    Some((setting, section))
}

/// The id of a channel or a role; Discord gives none of them nought.
fn place(id: &str) -> Result<u64, ParseIntError> {
    id.parse().map(NonZeroU64::get)
}
