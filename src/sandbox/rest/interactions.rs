//! Answers by an interaction's token: the first response, its edits, follow-ups. No bot token is needed, and the channel's
//! permissions do not matter, as on Discord.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Map;

use crate::sandbox::error::Refused;
use crate::sandbox::hub::Shared;
use crate::sandbox::interactions::{Interaction, callback as kind};
use crate::sandbox::messages;
use crate::sandbox::rest::{Call, noted, ok, snowflake};
use crate::sandbox::state::{Id, Message, World};
use crate::sandbox::validate::{self, Purpose};

type Answer = Result<Response, Refused>;

#[derive(Debug, Deserialize)]
pub(super) struct CallbackQuery {
    with_response: Option<bool>,
}

pub(super) async fn callback(
    State(hub): State<Shared>,
    Path((id, token)): Path<(String, String)>,
    Query(query): Query<CallbackQuery>,
    Extension(call): Extension<Call>,
) -> Answer {
    let id = snowflake("interaction_id", &id)?;
    let interaction = hub.world().answerable(id, &token)?;
    let payload = call.object()?;
    let (given, notes) = validate::callback(payload, &call.uploads, &interaction)?;
    let empty = Map::new();
    let data = payload
        .get("data")
        .and_then(|data| data.as_object())
        .unwrap_or(&empty);
    let outcome = {
        let mut world = hub.world();
        // Two answers may have raced through the check of their forms: the first one here wins.
        let interaction = world.answerable(id, &token)?;
        world.respond(&hub.files, &interaction, given, data, &call.uploads)?
    };
    if given == kind::CHOICES {
        hub.choose(id, data.get("choices").cloned().unwrap_or_default());
    }
    if query.with_response == Some(true) {
        return Ok(noted(notes, ok(&outcome)));
    }
    Ok(noted(notes, StatusCode::NO_CONTENT))
}

#[derive(Debug, Deserialize)]
pub(super) struct FollowUpQuery {
    wait: Option<bool>,
}

pub(super) async fn follow_up(
    State(hub): State<Shared>,
    Path((application, token)): Path<(String, String)>,
    Query(query): Query<FollowUpQuery>,
    Extension(call): Extension<Call>,
) -> Answer {
    let application = snowflake("webhook_id", &application)?;
    let interaction = hub.world().by_token(application, &token)?;
    let payload = call.object()?;
    let mut notes = validate::message(payload, &call.uploads, Purpose::FollowUp)?;
    if query.wait == Some(false) {
        notes.push("an application's follow-ups always wait".to_owned());
    }
    let message = hub
        .world()
        .follow_up(&hub.files, &interaction, payload, &call.uploads)?;
    Ok(noted(notes, ok(&message)))
}

/// Which message a path means.
#[derive(Clone, Copy, Debug)]
enum Which {
    Original,
    Id(Id),
}

/// The message, if the interaction's token has a say in it: `@original`, a follow-up of the same interaction, or the message that
/// the component sits on.
fn find(world: &World, interaction: &Interaction, which: Which) -> Result<Arc<Message>, Refused> {
    let id = match which {
        Which::Original => interaction.original.ok_or_else(Refused::unknown_message)?,
        Which::Id(id) => id,
    };
    let message = world
        .channel(interaction.channel)?
        .message(id)
        .ok_or_else(Refused::unknown_message)?;
    let own = message.interaction == Some(interaction.id);
    if own || interaction.source == Some(id) || interaction.original == Some(id) {
        return Ok(Arc::clone(message));
    }
    Err(Refused::unknown_message())
}

fn read(hub: &Shared, application: &str, token: &str, which: Which) -> Answer {
    let application = snowflake("webhook_id", application)?;
    let world = hub.world();
    let interaction = world.by_token(application, token)?;
    let message = find(&world, &interaction, which)?;
    Ok(ok(&world.message_json(&message)))
}

fn change(hub: &Shared, application: &str, token: &str, which: Which, call: &Call) -> Answer {
    let application = snowflake("webhook_id", application)?;
    hub.world().by_token(application, token)?;
    let payload = call.object()?;
    let notes = validate::message(payload, &call.uploads, Purpose::Edit)?;
    let mut world = hub.world();
    let interaction = world.by_token(application, token)?;
    let before = find(&world, &interaction, which)?;
    let after = messages::edit(&mut world, &hub.files, &before, payload, &call.uploads)?;
    let after = world.replace(after);
    if interaction.original == Some(after.id) {
        world.settle(interaction.id);
    }
    Ok(noted(notes, ok(&world.message_json(&after))))
}

fn remove(hub: &Shared, application: &str, token: &str, which: Which) -> Answer {
    let application = snowflake("webhook_id", application)?;
    let mut world = hub.world();
    let interaction = world.by_token(application, token)?;
    let message = find(&world, &interaction, which)?;
    world.remove(message.channel, message.id);
    if interaction.original == Some(message.id) {
        // A placeholder that the bot itself takes away is no longer waited for.
        world.settle(interaction.id);
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

type Original = Path<(String, String)>;
type Numbered = Path<(String, String, String)>;

pub(super) async fn original(
    State(hub): State<Shared>,
    Path((application, token)): Original,
) -> Answer {
    read(&hub, &application, &token, Which::Original)
}

pub(super) async fn edit_original(
    State(hub): State<Shared>,
    Path((application, token)): Original,
    Extension(call): Extension<Call>,
) -> Answer {
    change(&hub, &application, &token, Which::Original, &call)
}

pub(super) async fn delete_original(
    State(hub): State<Shared>,
    Path((application, token)): Original,
) -> Answer {
    remove(&hub, &application, &token, Which::Original)
}

pub(super) async fn message(
    State(hub): State<Shared>,
    Path((application, token, id)): Numbered,
) -> Answer {
    read(
        &hub,
        &application,
        &token,
        Which::Id(snowflake("message_id", &id)?),
    )
}

pub(super) async fn edit(
    State(hub): State<Shared>,
    Path((application, token, id)): Numbered,
    Extension(call): Extension<Call>,
) -> Answer {
    change(
        &hub,
        &application,
        &token,
        Which::Id(snowflake("message_id", &id)?),
        &call,
    )
}

pub(super) async fn delete(
    State(hub): State<Shared>,
    Path((application, token, id)): Numbered,
) -> Answer {
    remove(
        &hub,
        &application,
        &token,
        Which::Id(snowflake("message_id", &id)?),
    )
}
