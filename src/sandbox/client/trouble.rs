//! Test controls in the client API: new people, permissions, faults, gateway failures, the clock. Makes no
//! interactions.

use axum::Json;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::places::person_of;
use super::request::{Answer, ClientError, JsonBody, named, nothing, truth};
use crate::error::id_of;
use crate::faults::Rule;
use crate::gateway::sessions::ConnectionCommand;
use crate::hub::Shared;
use crate::state::{Audience, User};

pub(super) async fn add_user(
    State(hub): State<Shared>,
    JsonBody(given): JsonBody<Value>,
) -> Answer {
    let name = given["name"].as_str().map_or("", str::trim);
    if !(1..=32).contains(&name.chars().count()) {
        return Err(ClientError::bad("name: 1 to 32 characters are wanted"));
    }
    let mut world = hub.world();
    let taken = |user: &User| user.name.to_lowercase() == name.to_lowercase();
    if world.users.iter().any(taken) {
        return Err(ClientError::bad(format!("{name} is here already")));
    }
    let user = world.add_user(name);
    Ok(Json(json!({"user": world.user_json(user)})))
}

/// A boolean that the request must contain.
fn must(given: &Value, key: &str) -> Result<bool, ClientError> {
    truth(given, key)?.ok_or_else(|| ClientError::bad(format!("{key}: true or false is wanted")))
}

pub(super) async fn dms(State(hub): State<Shared>, JsonBody(given): JsonBody<Value>) -> Answer {
    let wanted = named(&given, "user")?;
    let refuse = must(&given, "refuse")?;
    let mut world = hub.world();
    person_of(&mut world, wanted)?.refuses_dms = refuse;
    world.touch();
    Ok(nothing())
}

pub(super) async fn permissions(
    State(hub): State<Shared>,
    JsonBody(given): JsonBody<Value>,
) -> Answer {
    let bits = |key: &str| match &given[key] {
        Value::Null => Ok(0),
        value => id_of(value).ok_or_else(|| {
            ClientError::bad(format!("{key}: permission bits are wanted, not {value}"))
        }),
    };
    let (wanted, allow, deny) = (named(&given, "channel")?, bits("allow")?, bits("deny")?);
    let mut world = hub.world();
    let channel = world.channels.get_mut(&wanted);
    let channel = channel.ok_or_else(|| ClientError::unknown("channel"))?;
    (channel.allow, channel.deny) = (allow, deny);
    let threads = world.channels.values_mut();
    for thread in threads.filter(|channel| channel.thread.is_some_and(|at| at.parent == wanted)) {
        (thread.allow, thread.deny) = (allow, deny);
    }
    world.touch();
    Ok(nothing())
}

pub(super) async fn archive(State(hub): State<Shared>, JsonBody(given): JsonBody<Value>) -> Answer {
    let wanted = named(&given, "channel")?;
    let archived = must(&given, "archived")?;
    let mut world = hub.world();
    let known = world.channels.get(&wanted);
    if known.is_none_or(|channel| channel.thread.is_none()) {
        return Err(ClientError::unknown("thread"));
    }
    world.archive(wanted, archived);
    Ok(nothing())
}

#[derive(Debug, Deserialize)]
pub(super) struct WhichMessage {
    message: u64,
}

pub(super) async fn remove_message(
    State(hub): State<Shared>,
    Query(which): Query<WhichMessage>,
) -> Answer {
    {
        let mut world = hub.world();
        let message = world.find_message(which.message).cloned();
        let message = message.ok_or_else(|| ClientError::unknown("message"))?;
        world.remove(message.channel, message.id);
    }
    hub.tidy();
    Ok(nothing())
}

pub(super) async fn faults(State(hub): State<Shared>) -> Json<Value> {
    Json(json!({"rules": hub.faults.left()}))
}

#[derive(Debug, Deserialize)]
pub(super) struct Rules {
    rules: Vec<Rule>,
}

pub(super) async fn set_faults(
    State(hub): State<Shared>,
    JsonBody(Rules { rules }): JsonBody<Rules>,
) -> Answer {
    hub.faults.set(rules).map_err(ClientError::bad)?;
    Ok(nothing())
}

pub(super) async fn gateway(State(hub): State<Shared>, JsonBody(given): JsonBody<Value>) -> Answer {
    let what = given["do"].as_str().unwrap_or("");
    let resumable = given["resumable"].as_bool();
    let code = match &given["code"] {
        Value::Null => 4000,
        code => code
            .as_u64()
            .and_then(|code| u16::try_from(code).ok())
            .ok_or_else(|| ClientError::bad("code: 1000 to 4999"))?,
    };
    let payload = |op: u8, data: Value| {
        let payload = json!({"op": op, "s": null, "t": null, "d": data});
        ConnectionCommand::Send(payload.to_string().into())
    };
    let order = match what {
        "close" | "close_code" => ConnectionCommand::Close(Some(code)),
        "close_without_code" => ConnectionCommand::Close(None),
        "cut" => ConnectionCommand::Cut,
        "reconnect" => payload(7, Value::Null),
        "invalid_session" => payload(9, json!(resumable.unwrap_or(false))),
        "silence" => ConnectionCommand::Silence,
        "refuse" => {
            hub.gateway
                .refuse(given["times"].as_u64().unwrap_or(1) as u32);
            return Ok(Json(json!({"connections": 0})));
        }
        _ => {
            return Err(ClientError::bad(format!(
                "do: {what:?} is none of close, close_without_code, cut, reconnect, invalid_session, silence, refuse"
            )));
        }
    };
    let resumable = resumable.unwrap_or(what != "invalid_session");
    let connections = hub
        .gateway
        .order(&order, resumable, given["shard"].as_u64());
    hub.report_fault(&format!("gateway: {what} on {connections} connection(s)"));
    Ok(Json(json!({"connections": connections})))
}

pub(super) async fn endpoint(
    State(hub): State<Shared>,
    JsonBody(given): JsonBody<Value>,
) -> Answer {
    let url = match &given["url"] {
        Value::Null => None,
        Value::String(url) => Some(url.clone()),
        _ => return Err(ClientError::bad("url: an address or null is wanted")),
    };
    hub.endpoint.set(url).await.map_err(ClientError::bad)?;
    let event = json!({
        "type": "endpoint", "endpoint": hub.endpoint.url(), "known_endpoint": hub.endpoint.known_url(),
    });
    hub.world().emit(Audience::Everyone, &event);
    Ok(nothing())
}

pub(super) async fn clock(State(hub): State<Shared>, JsonBody(given): JsonBody<Value>) -> Answer {
    let (offset, now, overdue) = {
        let mut world = hub.world();
        world.clock_offset = match (given["offset_ms"].as_i64(), given["advance_ms"].as_i64()) {
            (Some(offset), None) => offset,
            (None, Some(advance)) => world.clock_offset + advance,
            _ => return Err(ClientError::bad("either offset_ms or advance_ms is wanted")),
        };
        let (offset, now) = (world.clock_offset, world.now());
        let event = json!({"type": "clock", "now": now, "clock_offset_ms": offset});
        world.emit(Audience::Everyone, &event);
        (offset, now, world.overdue(hub.first_response_ms()))
    };
    hub.expire(&overdue);
    Ok(Json(json!({"offset_ms": offset, "now": now})))
}
