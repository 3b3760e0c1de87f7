//! The controls of a server's settings.

use std::num::{NonZeroU64, ParseIntError};

use crate::{
    app::App,
    discord::view::next::unknown_control,
    discord::{
        commands::server::{
            moderated_guild,
            panel::{NONE, ServerSection, server_page},
        },
        model::{
            call::Call,
            failure::Answer,
            ids::server::{
                CHANNELS, DAILY, LANGUAGE, MODERATORS, NEWS, PLAYERS, RULESET, SECTION, SHRINK,
                THREADS, TIME,
            },
            reply::Body,
        },
    },
    locale::Locale,
    play::ChannelId,
    store::ServerSetting,
};

/// Handles a control of the panel. Checks again that the user is a moderator.
pub async fn press(app: &App, call: &Call, id: &str, values: &[String]) -> Answer {
    let unknown = || unknown_control(call);
    let guild = moderated_guild(app, call).await?;
    let (verb, rest) = id.split_at(id.find(':').map_or(id.len(), |at| at + 1));
    let section = if verb == SECTION {
        ServerSection::from_key(rest).ok_or_else(unknown)?
    } else {
        let (setting, section) = chosen(verb, rest, values).ok_or_else(unknown)?;
        app.store.set_server(guild, &setting).await?;
        section
    };
    Ok(Body::UpdatePanel(server_page(app, call, guild, section).await?).into())
}

/// The setting that a control changes, and its section; `None` if the id or value is invalid.
fn chosen(verb: &str, rest: &str, values: &[String]) -> Option<(ServerSetting, ServerSection)> {
    let value = values.first().map(String::as_str);
    // The chosen role or channel; `None` if the choice was cleared.
    let id = || value.map(place).transpose().ok();
    let (setting, section) = match verb {
        LANGUAGE => {
            let language = match value? {
                NONE => None,
                code => Some(Locale::from_code(code)?.code().to_owned()),
            };
            (ServerSetting::Language(language), ServerSection::Games)
        }
        RULESET => {
            let ruleset = match value? {
                NONE => None,
                ruleset => Some(ruleset.parse().ok()?),
            };
            (ServerSetting::DefaultRuleset(ruleset), ServerSection::Games)
        }
        TIME => (
            ServerSetting::DefaultTime(value?.parse().ok()?),
            ServerSection::Games,
        ),
        THREADS => (ServerSetting::Threads(rest == "on"), ServerSection::Games),
        SHRINK => (ServerSetting::Shrink(rest == "on"), ServerSection::Games),
        CHANNELS => {
            let channels: Result<_, _> = values.iter().map(|id| place(id).map(ChannelId)).collect();
            (
                ServerSetting::Channels(channels.ok()?),
                ServerSection::Places,
            )
        }
        PLAYERS => (ServerSetting::PlayerRole(id()?), ServerSection::Places),
        MODERATORS => (ServerSetting::ModeratorRole(id()?), ServerSection::Places),
        NEWS => (
            ServerSetting::AnnounceChannel(id()?.map(ChannelId)),
            ServerSection::Places,
        ),
        DAILY => {
            let hour = match value? {
                NONE => None,
                hour => Some(hour.parse().ok().filter(|hour| *hour < 24)?),
            };
            (ServerSetting::DailyHour(hour), ServerSection::Daily)
        }
        _ => return None,
    };
    Some((setting, section))
}

/// The id of a channel or a role, which is never 0.
fn place(id: &str) -> Result<u64, ParseIntError> {
    id.parse().map(NonZeroU64::get)
}
