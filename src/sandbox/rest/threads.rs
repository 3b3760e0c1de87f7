//! REST routes for threads: creating one on a message, archiving and unarchiving. Messages in threads belong to the
//! channel routes.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::{Value, json};

use super::channels::{require, shown, visible};
use crate::error::{DiscordError, Form};
use crate::hub::Shared;
use crate::messages::flag;
use crate::rest::call::{Call, Ids, ok, with_notes};
use crate::state::permission;

type Answer = Result<Response, DiscordError>;

/// The allowed values of `auto_archive_duration`, in minutes.
const DURATIONS: [i64; 4] = [60, 1440, 4320, 10_080];

pub(super) async fn create(
    State(hub): State<Shared>,
    Ids([channel, message]): Ids<2>,
    call: Call,
) -> Answer {
    let payload = call.object()?;
    let mut form = Form::default();
    form.known_keys(payload, "name auto_archive_duration rate_limit_per_user");
    let name = form.text(payload, "name", (1, 100), true).unwrap_or("");
    let duration = form.integer(payload, "auto_archive_duration", (60, 10_080), false);
    if duration.is_some_and(|duration| !DURATIONS.contains(&duration)) {
        form.not_among("auto_archive_duration", "(60, 1440, 4320, 10080)");
    }
    let notes = form.finish()?;
    let mut world = hub.world();
    let parent = visible(&world, channel)?;
    if parent.dm.is_some() || parent.thread.is_some() {
        return Err(DiscordError::wrong_channel_type());
    }
    let starter = shown(parent, message)?;
    require(parent, permission::CREATE_PUBLIC_THREADS)?;
    if world.channels.contains_key(&message) {
        return Err(DiscordError::thread_exists());
    }
    let parent = parent.without_messages();
    world.add_thread(&parent, message, name);
    let mut starter = starter.as_ref().clone();
    starter.body["flags"] = json!(starter.flags() | flag::HAS_THREAD);
    world.replace(starter);
    let thread = world.channel_json(world.channel(message)?);
    let mut response = with_notes(notes, ok(&thread));
    *response.status_mut() = StatusCode::CREATED;
    Ok(response)
}

pub(super) async fn modify(State(hub): State<Shared>, Ids([id]): Ids<1>, call: Call) -> Answer {
    let payload = call.object()?;
    let mut world = hub.world();
    let channel = visible(&world, id)?;
    let Some(thread) = channel.thread else {
        // The bot has no permission to change anything else.
        return Err(DiscordError::missing_permissions());
    };
    let mut form = Form::default();
    form.known_keys(payload, "archived");
    let archived = payload.get("archived").and_then(Value::as_bool);
    if archived.is_none() {
        form.missing("archived");
    }
    let notes = form.finish()?;
    // Unarchiving takes the permission to write; the thread is the bot's own, so it may always archive it.
    if thread.archived {
        require(channel, permission::SEND_MESSAGES_IN_THREADS)?;
    }
    world.archive(id, archived == Some(true));
    let thread = world.channel_json(world.channel(id)?);
    Ok(with_notes(notes, ok(&thread)))
}
