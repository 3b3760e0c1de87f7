//! REST routes for responses with an interaction's token: the first response, edits, follow-ups. They need no bot
//! token, and the channel's permissions do not apply, as on Discord.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::error::DiscordError;
use crate::hub::{Hub, Shared};
use crate::messages::{self, flag};
use crate::rest::call::{Call, ok, snowflake, with_notes};
use crate::state::{Id, Interaction, Message, World, callback as kind};
use crate::validate::{self, Purpose};

type Answer = Result<Response, DiscordError>;

#[derive(Debug, Deserialize)]
pub(super) struct CallbackQuery {
    with_response: Option<bool>,
}

pub(super) async fn callback(
    State(hub): State<Shared>,
    Path((id, token)): Path<(String, String)>,
    Query(query): Query<CallbackQuery>,
    call: Call,
) -> Answer {
    let id = snowflake("interaction_id", &id)?;
    let (outcome, notes) = answer(&hub, id, &token, &call)?;
    if query.with_response == Some(true) {
        return Ok(with_notes(notes, ok(&outcome)));
    }
    Ok(with_notes(notes, StatusCode::NO_CONTENT))
}

/// Validates and applies the first response to an interaction, however it came. Returns the body for
/// `?with_response=true`, and notes for the log.
pub(crate) fn answer(
    hub: &Hub,
    id: Id,
    token: &str,
    call: &Call,
) -> Result<(Value, Vec<String>), DiscordError> {
    let (interaction, v2) = {
        let world = hub.world();
        let interaction = world.answerable(id, token)?;
        let place = world.channels.get(&interaction.channel);
        let source = interaction.source.and_then(|id| place?.message(id));
        let v2 = source.is_some_and(|message| message.has(flag::COMPONENTS_V2));
        (interaction, v2)
    };
    let payload = call.object()?;
    let (given, notes) = validate::callback(payload, &call.uploads, &interaction, v2)?;
    let empty = Map::new();
    let data = payload
        .get("data")
        .and_then(|data| data.as_object())
        .unwrap_or(&empty);
    let outcome = {
        let mut world = hub.world();
        // Two responses may both have passed validation; the first one here wins.
        let interaction = world.answerable(id, token)?;
        world.respond(&hub.files, &interaction, given, data, &call.uploads)?
    };
    if given == kind::CHOICES {
        hub.choose(id, data.get("choices").cloned().unwrap_or_default());
    }
    Ok((outcome, notes))
}

#[derive(Debug, Deserialize)]
pub(super) struct FollowUpQuery {
    wait: Option<bool>,
}

pub(super) async fn follow_up(
    State(hub): State<Shared>,
    target: Target,
    Query(query): Query<FollowUpQuery>,
    call: Call,
) -> Answer {
    let interaction = target.interaction(&hub.world())?;
    let payload = call.object()?;
    let mut notes = validate::message(payload, &call.uploads, Purpose::FollowUp)?;
    if query.wait == Some(false) {
        notes.push("an application's follow-ups always wait".to_owned());
    }
    let message = hub
        .world()
        .follow_up(&hub.files, &interaction, payload, &call.uploads)?;
    Ok(with_notes(notes, ok(&message)))
}

/// The target of a path: an interaction by its token, and its original message or one by id.
pub(super) struct Target {
    application: Id,
    token: String,
    id: Option<Id>,
}

impl<S: Send + Sync> FromRequestParts<S> for Target {
    type Rejection = DiscordError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, DiscordError> {
        let path = Path::<HashMap<String, String>>::from_request_parts(parts, state).await;
        let Path(mut path) = path.map_err(|_| DiscordError::not_found())?;
        let mut part = |key: &str| path.remove(key).unwrap_or_default();
        let id = part("message_id");
        Ok(Self {
            application: snowflake("webhook_id", &part("webhook_id"))?,
            token: part("webhook_token"),
            id: match id.as_str() {
                "" => None,
                id => Some(snowflake("message_id", id)?),
            },
        })
    }
}

impl Target {
    fn interaction(&self, world: &World) -> Result<Interaction, DiscordError> {
        world.by_token(self.application, &self.token)
    }

    /// The message, if the interaction's token may change it: `@original`, a follow-up of the same interaction, or the
    /// message with the component.
    fn find(&self, world: &World) -> Result<(Interaction, Arc<Message>), DiscordError> {
        let interaction = self.interaction(world)?;
        let id = self.id.or(interaction.original);
        let channel = world.channel(interaction.channel)?;
        let message = id.and_then(|id| channel.message(id));
        let message = message.ok_or_else(DiscordError::unknown_message)?;
        let own = message.interaction == Some(interaction.id);
        if own || interaction.source == id || interaction.original == id {
            return Ok((interaction, Arc::clone(message)));
        }
        Err(DiscordError::unknown_message())
    }
}

pub(super) async fn message(State(hub): State<Shared>, target: Target) -> Answer {
    let world = hub.world();
    let (_, message) = target.find(&world)?;
    Ok(ok(&world.message_json(&message)))
}

pub(super) async fn edit(State(hub): State<Shared>, target: Target, call: Call) -> Answer {
    let v2 = {
        let world = hub.world();
        target.interaction(&world)?;
        let found = target.find(&world);
        found.is_ok_and(|(_, message)| message.has(flag::COMPONENTS_V2))
    };
    let payload = call.object()?;
    let notes = validate::message(payload, &call.uploads, Purpose::Edit { v2 })?;
    let mut world = hub.world();
    let (interaction, before) = target.find(&world)?;
    let after = messages::edit(&mut world, &hub.files, &before, payload, &call.uploads)?;
    if interaction.original == Some(after.id) {
        world.finish_deferral(interaction.id);
    }
    Ok(with_notes(notes, ok(&world.message_json(&after))))
}

pub(super) async fn delete(State(hub): State<Shared>, target: Target) -> Answer {
    let mut world = hub.world();
    let (interaction, message) = target.find(&world)?;
    world.remove(message.channel, message.id);
    if interaction.original == Some(message.id) {
        // The bot deleted its deferred response, so nothing is waiting for it any more.
        world.finish_deferral(interaction.id);
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}
