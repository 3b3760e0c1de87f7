//! REST routes for messages with the bot token: post, read, edit, delete, with each channel's permissions. Ephemeral
//! messages are not visible here.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::error::{DiscordError, Form, id_of, text_of};
use crate::hub::Shared;
use crate::messages::{self, MessageContext, flag};
use crate::rest::call::{Call, Ids, ok, snowflake, with_notes};
use crate::state::{APPLICATION, Channel, Id, Message, World, permission};
use crate::validate::{self, Purpose};

type Answer = Result<Response, DiscordError>;

/// The channel, if the bot can see it.
pub(super) fn visible(world: &World, channel: Id) -> Result<&Channel, DiscordError> {
    let channel = world.channel(channel)?;
    if world.has_bot(channel) && channel.may(permission::VIEW_CHANNEL) {
        Ok(channel)
    } else {
        Err(DiscordError::missing_access())
    }
}

/// Refuses what the bot has not all of these permissions for.
pub(super) fn require(channel: &Channel, permissions: u64) -> Result<(), DiscordError> {
    if channel.may(permissions) {
        return Ok(());
    }
    Err(DiscordError::missing_permissions())
}

/// The message, if the bot token can see it.
pub(super) fn shown(channel: &Channel, id: Id) -> Result<Arc<Message>, DiscordError> {
    let message = channel
        .message(id)
        .filter(|message| message.only_for.is_none());
    message.cloned().ok_or_else(DiscordError::unknown_message)
}

pub(super) async fn channel(State(hub): State<Shared>, Ids([channel]): Ids<1>) -> Answer {
    let world = hub.world();
    let channel = visible(&world, channel)?;
    Ok(ok(&world.channel_json(channel)))
}

pub(super) async fn open_dm(State(hub): State<Shared>, call: Call) -> Answer {
    let world = hub.world();
    let Some(recipient) = call.object()?.get("recipient_id").and_then(id_of) else {
        let (key, text) = ("recipient_id", "This field is required");
        return Err(DiscordError::field(key, "BASE_TYPE_REQUIRED", text));
    };
    if recipient == APPLICATION {
        return Err(DiscordError::cannot_message_user());
    }
    let channel = world.dm_channel_of(recipient);
    let channel = channel.ok_or_else(DiscordError::unknown_user)?;
    Ok(ok(&world.channel_json(world.channel(channel)?)))
}

pub(super) async fn typing(State(hub): State<Shared>, Ids([channel]): Ids<1>) -> Answer {
    let world = hub.world();
    let channel = visible(&world, channel)?;
    require(channel, permission::SEND_MESSAGES)?;
    let event = json!({"type": "typing", "channel_id": channel.id.to_string(), "user": APPLICATION.to_string()});
    world.emit(channel.audience(), &event);
    Ok(StatusCode::NO_CONTENT.into_response())
}

#[derive(Debug, Deserialize)]
pub(super) struct Window {
    limit: Option<String>,
    before: Option<String>,
    after: Option<String>,
    around: Option<String>,
}

pub(super) async fn messages(
    State(hub): State<Shared>,
    Ids([channel]): Ids<1>,
    Query(window): Query<Window>,
) -> Answer {
    let mut form = Form::default();
    let asked = Map::from_iter([("limit".to_owned(), json!(window.limit))]);
    let limit = form.integer(&asked, "limit", (1, 100), false);
    let limit = limit.unwrap_or(50) as usize;
    form.finish()?;
    let id = |key: &str, text: &Option<String>| {
        text.as_ref().map(|text| snowflake(key, text)).transpose()
    };
    let (before, after) = (id("before", &window.before)?, id("after", &window.after)?);
    let around = id("around", &window.around)?;
    let world = hub.world();
    let channel = visible(&world, channel)?;
    if !channel.may(permission::READ_MESSAGE_HISTORY) {
        return Ok(ok(&json!([])));
    }
    let mut all: Vec<&Arc<Message>> = channel
        .messages
        .iter()
        .rev()
        .filter(|message| message.only_for.is_none())
        .collect();
    if let Some(around) = around {
        let at = all
            .iter()
            .position(|message| message.id <= around)
            .unwrap_or(all.len());
        let from = at.saturating_sub(limit / 2);
        all = all.into_iter().skip(from).take(limit).collect();
    } else if let Some(before) = before {
        all.retain(|message| message.id < before);
    } else if let Some(after) = after {
        all.retain(|message| message.id > after);
        // Of the messages after an id, the oldest ones are returned, still newest first.
        let spare = all.len().saturating_sub(limit);
        all.drain(..spare);
    }
    all.truncate(limit);
    let all: Vec<Value> = all
        .into_iter()
        .map(|message| world.message_json(message))
        .collect();
    Ok(ok(&json!(all)))
}

/// Checks that the bot may send this here.
fn may_send(world: &World, channel: &Channel, call: &Call) -> Result<(), DiscordError> {
    if let Some(user) = channel.dm {
        let refuses = world.user(user).is_none_or(|user| user.refuses_dms);
        let refusal = refuses.then(DiscordError::cannot_message_user);
        return refusal.map_or(Ok(()), Err);
    }
    if channel.is_archived() {
        return Err(DiscordError::archived_thread());
    }
    let mut needed = if channel.thread.is_some() {
        permission::SEND_MESSAGES_IN_THREADS
    } else {
        permission::SEND_MESSAGES
    };
    if !call.uploads.is_empty() {
        needed |= permission::ATTACH_FILES;
    }
    let embeds = call.payload["embeds"].as_array();
    if embeds.is_some_and(|embeds| !embeds.is_empty()) {
        needed |= permission::EMBED_LINKS;
    }
    if call.payload["message_reference"].is_object() {
        needed |= permission::READ_MESSAGE_HISTORY;
    }
    require(channel, needed)
}

pub(super) async fn create(State(hub): State<Shared>, Ids([id]): Ids<1>, call: Call) -> Answer {
    let payload = call.object()?;
    {
        let world = hub.world();
        may_send(&world, visible(&world, id)?, &call)?;
    }
    let notes = validate::message(payload, &call.uploads, Purpose::Post)?;
    let mut world = hub.world();
    let nonce = payload.get("nonce").filter(|nonce| !nonce.is_null());
    let enforced = nonce
        .map(text_of)
        .filter(|_| payload.get("enforce_nonce") == Some(&json!(true)));
    if let Some(twin) = enforced.as_ref().and_then(|nonce| world.by_nonce(nonce)) {
        let mut notes = notes;
        notes.push("nonce seen before: the earlier message".to_owned());
        return Ok(with_notes(notes, ok(&world.message_json(&twin))));
    }
    let reply_to = payload
        .get("message_reference")
        .and_then(|reference| id_of(&reference["message_id"]));
    if let Some(reply_to) = reply_to
        && shown(world.channel(id)?, reply_to).is_err()
        && payload["message_reference"]["fail_if_not_exists"] != false
    {
        let (key, code) = ("message_reference", "REPLIES_UNKNOWN_MESSAGE");
        return Err(DiscordError::field(key, code, "Unknown message"));
    }
    let kind = if reply_to.is_some() { 19 } else { 0 };
    let setting = MessageContext {
        channel: id,
        interaction: None,
        reply_to,
        loading: false,
        kind,
    };
    let message = messages::post(&mut world, &hub.files, setting, payload, &call.uploads);
    if let Some(nonce) = enforced {
        world.remember_nonce(&nonce, &message);
    }
    Ok(with_notes(notes, ok(&world.message_json(&message))))
}

pub(super) async fn message(State(hub): State<Shared>, Ids([channel, message]): Ids<2>) -> Answer {
    let world = hub.world();
    let channel = visible(&world, channel)?;
    require(channel, permission::READ_MESSAGE_HISTORY)?;
    let message = shown(channel, message)?;
    Ok(ok(&world.message_json(&message)))
}

pub(super) async fn edit(
    State(hub): State<Shared>,
    Ids([channel, id]): Ids<2>,
    call: Call,
) -> Answer {
    let payload = call.object()?;
    let v2 = {
        let world = hub.world();
        let place = world.channels.get(&channel);
        let before = place.and_then(|place| place.message(id));
        before.is_some_and(|message| message.has(flag::COMPONENTS_V2))
    };
    let notes = validate::message(payload, &call.uploads, Purpose::Edit { v2 })?;
    let mut world = hub.world();
    let before = shown(visible(&world, channel)?, id)?;
    if id_of(&before.body["author"]["id"]) != Some(APPLICATION) {
        return Err(DiscordError::not_the_author());
    }
    if world.channel(channel)?.is_archived() {
        return Err(DiscordError::archived_thread());
    }
    if !call.uploads.is_empty() {
        require(world.channel(channel)?, permission::ATTACH_FILES)?;
    }
    let after = messages::edit(&mut world, &hub.files, &before, payload, &call.uploads)?;
    Ok(with_notes(notes, ok(&world.message_json(&after))))
}

pub(super) async fn delete(State(hub): State<Shared>, Ids([channel, id]): Ids<2>) -> Answer {
    let mut world = hub.world();
    let message = shown(visible(&world, channel)?, id)?;
    if id_of(&message.body["author"]["id"]) != Some(APPLICATION) {
        return Err(DiscordError::missing_permissions());
    }
    world.remove(channel, id);
    Ok(StatusCode::NO_CONTENT.into_response())
}
