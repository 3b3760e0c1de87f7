//! Servers, groups and channels in the client API: creating and deleting them, and their members, languages, roles and
//! bot. Sends the bot the gateway events that Discord would send; makes no interactions.

use axum::Json;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::request::{Answer, ClientError, JsonBody, id, named, nothing, truth};
use crate::error::id_of;
use crate::gateway::sessions::Intents;
use crate::hub::{Hub, Shared};
use crate::state::{GUILD, Guild, Id, User, World};

impl Hub {
    /// Sends a gateway event to the bot if it has the intent for guilds.
    fn dispatch_guild_event(&self, guild: Id, event: &str, data: &Value) {
        let reached = (self.gateway).dispatch(event, data, Some(guild), Intents::GUILDS);
        let note = format!("to {reached} shard(s)");
        self.note_gateway(event, json!({"id": data["id"]}), &note);
    }
}

/// The person with an id, for changes.
pub(super) fn person_of(world: &mut World, wanted: Id) -> Result<&mut User, ClientError> {
    let found = world.users.iter_mut().find(|user| user.id == wanted);
    found.ok_or_else(|| ClientError::unknown("user"))
}

/// A non-empty text under a key of the request.
fn words<'g>(given: &'g Value, key: &str) -> Option<&'g str> {
    let text = given[key].as_str().map(str::trim);
    text.filter(|text| !text.is_empty())
}

fn known(world: &mut World, wanted: Id) -> Result<&mut Guild, ClientError> {
    let guild = world.guilds.get_mut(&wanted);
    guild.ok_or_else(|| ClientError::unknown("guild"))
}

/// The server that the request names, or the first one.
fn guild_or_first(given: &Value) -> Result<Id, ClientError> {
    match &given["guild"] {
        Value::Null => Ok(GUILD),
        guild => id("guild", guild),
    }
}

pub(super) async fn person(State(hub): State<Shared>, JsonBody(given): JsonBody<Value>) -> Answer {
    let wanted = named(&given, "user")?;
    let installed = truth(&given, "installed")?;
    let mut world = hub.world();
    let user = person_of(&mut world, wanted)?;
    if let Some(locale) = words(&given, "locale") {
        locale.clone_into(&mut user.locale);
    }
    user.installed = installed.unwrap_or(user.installed);
    world.resync();
    Ok(nothing())
}

pub(super) async fn guild(State(hub): State<Shared>, JsonBody(given): JsonBody<Value>) -> Answer {
    let bot = truth(&given, "bot")?;
    if given["guild"].is_null() {
        let name =
            words(&given, "name").ok_or_else(|| ClientError::bad("name: a server needs one"))?;
        let channel = words(&given, "channel").unwrap_or("general");
        let (guild, news) = {
            let mut world = hub.world();
            let guild = world.add_guild(name, channel, bot == Some(true));
            world.resync();
            (guild, known(&mut world, guild)?.clone())
        };
        if news.bot {
            let shown = hub.world().guild_create(&news);
            hub.dispatch_guild_event(guild, "GUILD_CREATE", &shown);
        }
        let channel = news.system_channel.map(|channel| channel.to_string());
        let made = json!({"guild": guild.to_string(), "channel": channel});
        return Ok(Json(made));
    }
    let wanted = named(&given, "guild")?;
    let outage = truth(&given, "outage")?;
    let (before, after) = {
        let mut world = hub.world();
        let system_channel = match &given["system_channel"] {
            Value::Null => None,
            channel => Some(id("system_channel", channel)?),
        };
        let now = world.now();
        let guild = known(&mut world, wanted)?;
        let before = guild.clone();
        if let Some(locale) = words(&given, "locale") {
            locale.clone_into(&mut guild.locale);
        }
        if given.get("system_channel").is_some() {
            guild.system_channel = system_channel;
        }
        guild.bot = bot.unwrap_or(guild.bot);
        if guild.bot && !before.bot {
            guild.joined = now;
        }
        let after = guild.clone();
        world.resync();
        (before, after)
    };
    let gone = json!({"id": wanted.to_string()});
    match (before.bot, after.bot) {
        (true, false) => hub.dispatch_guild_event(wanted, "GUILD_DELETE", &gone),
        (false, false) => {}
        (true, true) if outage == Some(true) => {
            let away = json!({"id": wanted.to_string(), "unavailable": true});
            hub.dispatch_guild_event(wanted, "GUILD_DELETE", &away);
        }
        (true, true) if outage.is_none() => {
            let shown = hub.world().guild_json(&after);
            hub.dispatch_guild_event(wanted, "GUILD_UPDATE", &shown);
        }
        (_, true) => {
            let shown = hub.world().guild_create(&after);
            hub.dispatch_guild_event(wanted, "GUILD_CREATE", &shown);
        }
    }
    Ok(nothing())
}

pub(super) async fn member(State(hub): State<Shared>, JsonBody(given): JsonBody<Value>) -> Answer {
    let user = named(&given, "user")?;
    let wanted = guild_or_first(&given)?;
    let left = truth(&given, "left")?;
    let mut world = hub.world();
    world
        .user(user)
        .ok_or_else(|| ClientError::unknown("user"))?;
    let guild = known(&mut world, wanted)?;
    if let Some(roles) = given["roles"].as_array() {
        let role = |role: &Value| {
            let name = role.as_str().unwrap_or_default();
            let mut all = guild.roles.iter();
            let named = all.find(|known| {
                id_of(role) == Some(known.id) || known.name.eq_ignore_ascii_case(name)
            });
            named
                .map(|role| role.id)
                .ok_or_else(|| ClientError::unknown("role"))
        };
        let roles = roles.iter().map(role).collect::<Result<_, _>>()?;
        guild.wearers.insert(user, roles);
    }
    match left {
        Some(true) => {
            guild.left.insert(user);
            guild.wearers.remove(&user);
        }
        Some(false) => {
            guild.left.remove(&user);
        }
        None => {}
    }
    world.resync();
    Ok(nothing())
}

pub(super) async fn group(State(hub): State<Shared>, JsonBody(given): JsonBody<Value>) -> Answer {
    let name = words(&given, "name").ok_or_else(|| ClientError::bad("name: a group needs one"))?;
    let mut world = hub.world();
    let group = world.add_group(name);
    world.resync();
    let shown = world.channel(group).map(|group| world.channel_json(group));
    let shown = shown.unwrap_or_default();
    Ok(Json(json!({"channel": shown})))
}

pub(super) async fn add_channel(
    State(hub): State<Shared>,
    JsonBody(given): JsonBody<Value>,
) -> Answer {
    let name =
        words(&given, "name").ok_or_else(|| ClientError::bad("name: a channel needs one"))?;
    let guild = guild_or_first(&given)?;
    let (shown, has_bot) = {
        let mut world = hub.world();
        let has_bot = known(&mut world, guild)?.bot;
        let channel = world.add_guild_channel(guild, name);
        world.resync();
        let channel = world.channel(channel);
        let shown = channel.map(|channel| world.channel_json(channel));
        (shown.unwrap_or_default(), has_bot)
    };
    if has_bot {
        hub.dispatch_guild_event(guild, "CHANNEL_CREATE", &shown);
    }
    Ok(Json(json!({"channel": shown})))
}

#[derive(Debug, Deserialize)]
pub(super) struct WhichChannel {
    channel: u64,
}

pub(super) async fn remove_channel(
    State(hub): State<Shared>,
    Query(which): Query<WhichChannel>,
) -> Answer {
    let (guild, shown, thread, has_bot) = {
        let mut world = hub.world();
        let unknown = || ClientError::unknown("channel of the guild");
        let channel = world.channels.get(&which.channel).ok_or_else(unknown)?;
        let guild = channel.guild().ok_or_else(unknown)?;
        let shown = world.channel_json(channel);
        let (thread, has_bot) = (channel.thread.is_some(), world.has_bot(channel));
        world.channels.retain(|id, channel| {
            let hangs = channel.thread.map(|thread| thread.parent);
            *id != which.channel && hangs != Some(which.channel)
        });
        for guild in world.guilds.values_mut() {
            guild.system_channel = guild.system_channel.filter(|id| *id != which.channel);
        }
        world.resync();
        (guild, shown, thread, has_bot)
    };
    if has_bot {
        let event = if thread {
            "THREAD_DELETE"
        } else {
            "CHANNEL_DELETE"
        };
        hub.dispatch_guild_event(guild, event, &shown);
    }
    Ok(nothing())
}
