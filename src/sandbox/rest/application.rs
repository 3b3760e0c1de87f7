//! REST routes for the application, its gateway, its commands and its guilds. Never touches messages.

use axum::extract::State;
use axum::response::Response;
use serde_json::{Value, json};

use crate::error::{DiscordError, id_of};
use crate::hub::Shared;
use crate::rest::call::{Call, Ids, ok, with_notes};
use crate::state::{APPLICATION, Audience, Guild, Id, World};
use crate::validate;

type Answer = Result<Response, DiscordError>;

pub(super) async fn gateway(State(hub): State<Shared>) -> Response {
    ok(&json!({"url": hub.world().gateway_url()}))
}

pub(super) async fn gateway_bot(State(hub): State<Shared>) -> Response {
    let left = hub.gateway.identifies_left();
    let (shards, at_once) = (hub.options.shards, hub.options.max_concurrency);
    ok(&json!({
        "url": hub.world().gateway_url(), "shards": shards,
        "session_start_limit": {"total": 1000, "remaining": left, "reset_after": 86_400_000, "max_concurrency": at_once},
    }))
}

pub(super) async fn me(State(hub): State<Shared>) -> Response {
    let mut me = hub.world().own_user_json();
    me["locale"] = json!("en-US");
    ok(&me)
}

pub(super) async fn user(State(hub): State<Shared>, Ids([user]): Ids<1>) -> Answer {
    hub.world()
        .user_json(user)
        .map(|user| ok(&user))
        .ok_or_else(DiscordError::unknown_user)
}

pub(super) async fn application(State(hub): State<Shared>) -> Response {
    let world = hub.world();
    ok(&json!({
        "id": APPLICATION.to_string(), "name": world.bot_name, "icon": null, "description": "", "summary": "", "type": null,
        "bot_public": true, "bot_require_code_grant": false, "verify_key": hub.endpoint.public_key(), "flags": 0, "team": null,
        "owner": world.user_json(world.owner()), "bot": world.bot().json(), "approximate_guild_count": 1,
        "redirect_uris": [], "interactions_endpoint_url": hub.endpoint.url(), "integration_types_config": {"0": {}, "1": {}},
        "flags_new": "0", "role_connections_verification_url": null, "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "eligible_oauth2_scopes": [], "hook": true, "is_monetized": false, "is_verified": false, "is_discoverable": false,
    }))
}

pub(super) async fn guild(State(hub): State<Shared>, Ids([guild]): Ids<1>) -> Answer {
    let world = hub.world();
    Ok(ok(&world.guild_json(in_guild(&world, guild)?)))
}

pub(super) async fn member(State(hub): State<Shared>, Ids([guild, user]): Ids<2>) -> Answer {
    let world = hub.world();
    let guild = in_guild(&world, guild)?;
    let shown = world
        .user_json(user)
        .ok_or_else(DiscordError::unknown_user)?;
    if guild.left.contains(&user) {
        return Err(DiscordError::unknown_member());
    }
    Ok(ok(&world.whole_member_json(shown, user, guild.id)))
}

/// Refuses any application except the bot's own.
fn own(application: Id) -> Result<(), DiscordError> {
    if application == APPLICATION {
        return Ok(());
    }
    Err(DiscordError::not_your_application())
}

/// The guild, if the bot is in it.
fn in_guild(world: &World, guild: Id) -> Result<&Guild, DiscordError> {
    let guild = world.guild(guild)?;
    if guild.bot {
        Ok(guild)
    } else {
        Err(DiscordError::missing_access())
    }
}

pub(super) async fn global_commands(
    State(hub): State<Shared>,
    Ids([application]): Ids<1>,
) -> Answer {
    own(application)?;
    Ok(ok(&json!(hub.world().global_commands)))
}

pub(super) async fn guild_commands(
    State(hub): State<Shared>,
    Ids([application, guild]): Ids<2>,
) -> Answer {
    own(application)?;
    let world = hub.world();
    let guild = in_guild(&world, guild)?.id;
    let own = |command: &&Value| id_of(&command["guild_id"]) == Some(guild);
    let commands: Vec<&Value> = world.guild_commands.iter().filter(own).collect();
    Ok(ok(&json!(commands)))
}

pub(super) async fn put_global_commands(
    State(hub): State<Shared>,
    Ids([application]): Ids<1>,
    call: Call,
) -> Answer {
    own(application)?;
    overwrite(&hub, &call.payload, None)
}

pub(super) async fn put_guild_commands(
    State(hub): State<Shared>,
    Ids([application, guild]): Ids<2>,
    call: Call,
) -> Answer {
    own(application)?;
    let guild = in_guild(&hub.world(), guild)?.id;
    overwrite(&hub, &call.payload, Some(guild))
}

/// Replaces all commands of one scope. A command with the same name keeps its id, an unchanged one also its version.
fn overwrite(hub: &Shared, payload: &Value, guild: Option<Id>) -> Answer {
    let notes = validate::commands(payload)?;
    let given = payload.as_array().ok_or_else(DiscordError::invalid_json)?;
    let mut world = hub.world();
    let (before, others) = match guild {
        Some(guild) => std::mem::take(&mut world.guild_commands)
            .into_iter()
            .partition(|command| id_of(&command["guild_id"]) == Some(guild)),
        None => (std::mem::take(&mut world.global_commands), Vec::new()),
    };
    let after: Vec<Value> = given
        .iter()
        .map(|command| complete(&mut world, command, &before, guild))
        .collect();
    match guild {
        Some(_) => world.guild_commands = [others, after.clone()].concat(),
        None => world.global_commands.clone_from(&after),
    }
    world.touch();
    let all: Vec<&Value> = world.commands().collect();
    world.emit(
        Audience::Everyone,
        &json!({"type": "commands", "commands": all}),
    );
    Ok(with_notes(notes, ok(&json!(after))))
}

/// A command with the fields that Discord adds.
fn complete(world: &mut World, given: &Value, before: &[Value], guild: Option<Id>) -> Value {
    let mut command = json!({
        "type": 1, "description": "", "options": [], "default_member_permissions": null, "dm_permission": true,
        "contexts": null, "integration_types": [0], "nsfw": false, "name_localizations": null,
        "description_localizations": null, "application_id": APPLICATION.to_string(),
    });
    if let Some(guild) = guild {
        command["guild_id"] = json!(guild.to_string());
    }
    for (key, value) in given.as_object().into_iter().flatten() {
        if key != "id" && key != "version" && !(value.is_null() && key != "contexts") {
            command[key] = value.clone();
        }
    }
    let twin = before
        .iter()
        .find(|old| old["name"] == command["name"] && old["type"] == command["type"]);
    command["id"] = twin.map_or_else(
        || json!(world.next_id().to_string()),
        |twin| twin["id"].clone(),
    );
    if let Some(twin) = twin {
        command["version"] = twin["version"].clone();
    }
    if twin != Some(&command) {
        command["version"] = json!(world.next_id().to_string());
    }
    command
}
