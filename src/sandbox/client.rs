//! The client API of the sandbox: what a person in a chat client can see and do, for the chat page and for tests. Never
//! acts as the bot.
#![doc = include_str!("../../docs/sandbox.md")]

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::sse::{Event as SseEvent, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use futures_util::{Stream, stream};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tokio::sync::broadcast::error::RecvError;

use super::cdn::{Cdn, Signed};
use super::files::{Upload, content_type};
use super::hub::Shared;
use super::messages;
use super::page;
use super::state::{APPLICATION, Audience, Channel, Guild, Id, World};

mod interact;
mod places;
mod request;
mod trouble;
mod upload;

use request::{Answer, ClientError, JsonBody, id, named, nothing};

/// The client API and the page.
pub(super) fn router(hub: &Shared) -> Router {
    Router::new()
        .route("/", get(page::page))
        // Browsers request it whatever the page says.
        .route("/favicon.ico", get(|| async { StatusCode::NO_CONTENT }))
        .route("/cdn/{channel}/{attachment}/{filename}", get(file))
        .route("/sandbox/state", get(state))
        .route("/sandbox/events", get(events))
        .route("/sandbox/log", get(log))
        .route("/sandbox/interact", post(interact::interact))
        .route("/sandbox/upload", post(upload::upload))
        .route("/sandbox/say", post(say))
        .route("/sandbox/dismiss", post(dismiss))
        .route("/sandbox/user", post(trouble::add_user))
        .route("/sandbox/person", post(places::person))
        .route("/sandbox/guild", post(places::guild))
        .route("/sandbox/member", post(places::member))
        .route("/sandbox/group", post(places::group))
        .route("/sandbox/dms", post(trouble::dms))
        .route("/sandbox/permissions", post(trouble::permissions))
        .route(
            "/sandbox/channel",
            post(places::add_channel).delete(places::remove_channel),
        )
        .route("/sandbox/archive", post(trouble::archive))
        .route("/sandbox/message", delete(trouble::remove_message))
        .route(
            "/sandbox/faults",
            get(trouble::faults).post(trouble::set_faults),
        )
        .route("/sandbox/gateway", post(trouble::gateway))
        .route("/sandbox/endpoint", post(trouble::endpoint))
        .route("/sandbox/clock", post(trouble::clock))
        .layer(middleware::from_fn(same_site))
        .with_state(hub.clone())
}

/// Rejects requests from pages of other sites (CSRF protection).
async fn same_site(request: Request, next: Next) -> Response {
    if is_foreign(request.headers()) {
        let text = "only the sandbox's own page may do this".to_owned();
        return ClientError(StatusCode::FORBIDDEN, text).into_response();
    }
    next.run(request).await
}

/// Whether a script of another site sent the request: the browser names that site in `Origin`, or in `Host` if the
/// site's name was made to point to this machine (DNS rebinding).
fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(header::HOST).unwrap_or_default();
    let own = |origin: &str| origin.split_once("://").map(|(_, from)| from) == Some(host);
    !is_loopback(host)
        || headers.contains_key(header::ORIGIN) && !text(header::ORIGIN).is_some_and(own)
}

/// Whether a `Host` is a loopback name or address.
fn is_loopback(host: &str) -> bool {
    host.parse::<Authority>().is_ok_and(|host| {
        let name = host.host().trim_matches(['[', ']']);
        let address = name.parse::<IpAddr>();
        name == "localhost" || address.is_ok_and(|address| address.is_loopback())
    })
}

#[derive(Debug, Deserialize)]
struct Viewer {
    user: Option<String>,
}

impl Viewer {
    /// The viewing user; `None` sees everything.
    fn id(&self, world: &World) -> Result<Option<Id>, ClientError> {
        let Some(user) = &self.user else {
            return Ok(None);
        };
        let user = world.user(id("user", &json!(user))?);
        user.map(|user| Some(user.id))
            .ok_or_else(|| ClientError::unknown("user"))
    }
}

fn sees(viewer: Option<Id>, audience: Audience) -> bool {
    match (viewer, audience) {
        (None, _) | (_, Audience::Everyone) => true,
        (Some(viewer), Audience::User(user)) => viewer == user,
    }
}

async fn state(State(hub): State<Shared>, Query(viewer): Query<Viewer>) -> Answer {
    let world = hub.world();
    let viewer = viewer.id(&world)?;
    let inside = |channel: &&Channel| viewer.is_none_or(|viewer| world.is_in(viewer, channel));
    let channels: Vec<_> = world.channels.values().filter(inside).collect();
    let mut messages = json!({});
    for channel in &channels {
        let seen = channel.messages.iter();
        let seen = seen.filter(|message| sees(viewer, world.audience(message)));
        messages[channel.id.to_string()] =
            seen.map(|message| world.message_json(message)).collect();
    }
    let own = || {
        let all = world.interactions.values();
        all.filter(move |one| viewer.is_none_or(|viewer| viewer == one.user))
    };
    let open = own().filter(|one| one.response.is_none() && !one.failed);
    let modals = own().filter(|one| one.modal.is_some());
    Ok(Json(json!({
        "users": world.users_json(),
        "bot": world.bot().json(),
        "guilds": guilds(&world, viewer),
        "people": world.users.iter().map(|user| (user.id.to_string(), json!({
            "locale": user.locale, "installed": user.installed, "refuses_dms": user.refuses_dms,
        }))).collect::<Map<_, _>>(),
        "channels": channels.iter().map(|channel| world.channel_json(channel)).collect::<Vec<_>>(),
        "commands": world.commands().collect::<Vec<_>>(),
        "usable": viewer.map(|user| usable(&world, user, &channels)),
        "messages": messages,
        "pending": open.map(|one| json!({
            "id": one.id.to_string(), "nonce": one.nonce, "type": one.kind, "channel_id": one.channel.to_string(),
        })).collect::<Vec<_>>(),
        "modals": modals.map(|one| json!({
            "id": one.id.to_string(), "nonce": one.nonce, "user": one.user.to_string(), "modal": one.modal,
            "channel_id": one.channel.to_string(),
        })).collect::<Vec<_>>(),
        "bot_online": world.bot_online,
        "endpoint": hub.endpoint.url(),
        "known_endpoint": hub.endpoint.known_url(),
        "application_id": APPLICATION.to_string(),
        "attachment_size_limit": hub.options.attachment_size_limit,
        "clock_offset_ms": world.clock_offset,
        "now": world.now(),
    })))
}

/// The servers that a user is in, with their members and roles.
fn guilds(world: &World, viewer: Option<Id>) -> Vec<Value> {
    let inside = |user: Id, guild: &Guild| !guild.left.contains(&user);
    let visible = |guild: &&Guild| viewer.is_none_or(|viewer| inside(viewer, guild));
    let seen = world.guilds.values().filter(visible);
    let shown = seen.map(|guild| {
        let members = world.users.iter().filter(|user| inside(user.id, guild));
        let roles = guild.roles.iter().map(|role| json!({"id": role.id.to_string(), "name": role.name}));
        json!({
            "id": guild.id.to_string(), "name": guild.name, "owner_id": world.owner().to_string(), "bot": guild.bot,
            "preferred_locale": guild.locale, "system_channel_id": guild.system_channel.map(|channel| channel.to_string()),
            "roles": roles.collect::<Vec<_>>(),
            "members": members.map(|user| (user.id.to_string(), world.member_json(user.id, guild.id)["roles"].take()))
                .collect::<Map<_, _>>(),
        })
    });
    shown.collect()
}

/// The ids of the commands that a user may use in each channel.
fn usable(world: &World, user: Id, channels: &[&Channel]) -> Value {
    let here = |channel: &Channel| -> Vec<&Value> {
        let open = |command: &&Value| {
            world
                .allowing_installations(channel, user, command)
                .is_some()
        };
        let open = world.commands().filter(open);
        open.map(|command| &command["id"]).collect()
    };
    let all = channels.iter();
    Value::Object(
        all.map(|channel| (channel.id.to_string(), json!(here(channel))))
            .collect(),
    )
}

async fn events(
    State(hub): State<Shared>,
    Query(viewer): Query<Viewer>,
) -> Result<Sse<impl Stream<Item = Result<SseEvent, Infallible>>>, ClientError> {
    let user = viewer.id(&hub.world())?;
    let receiver = hub.events.subscribe();
    let hello = json!({"type": "hello", "user": viewer.user}).to_string();
    let hello = stream::once(async move { Ok(SseEvent::default().data(hello)) });
    let rest = stream::unfold((receiver, hub), move |(mut receiver, hub)| async move {
        loop {
            let event = tokio::select! {
                event = receiver.recv() => event,
                () = hub.stopped() => return None,
            };
            let text = match event {
                Ok(event) if sees(user, event.audience) => event.text,
                Ok(_) => continue,
                Err(RecvError::Lagged(_)) => json!({"type": "resync"}).to_string().into(),
                Err(RecvError::Closed) => return None,
            };
            return Some((Ok(SseEvent::default().data(&*text)), (receiver, hub)));
        }
    });
    let alive = KeepAlive::new().interval(Duration::from_secs(15));
    Ok(Sse::new(stream::StreamExt::chain(hello, rest)).keep_alive(alive))
}

async fn file(
    State(hub): State<Shared>,
    Path((_, attachment, filename)): Path<(u64, u64, String)>,
    Query(signed): Query<Signed>,
    uri: Uri,
) -> Response {
    if !Cdn::is_valid(uri.path(), &signed, hub.world().now()) {
        let text = "This content is no longer available.";
        return (StatusCode::NOT_FOUND, text).into_response();
    }
    let shared = Arc::clone(&hub);
    let bytes = tokio::task::spawn_blocking(move || shared.files.get(attachment)).await;
    let Ok(Some(bytes)) = bytes else {
        return ClientError::unknown("file").into_response();
    };
    let upload = Upload::of(filename, bytes);
    let headers = [
        (header::CONTENT_TYPE, content_type(&upload)),
        (
            header::CACHE_CONTROL,
            "public, max-age=31536000, immutable".to_owned(),
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
        // A file may come from anyone: opened directly, it must not run scripts.
        (
            header::CONTENT_SECURITY_POLICY,
            "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'".to_owned(),
        ),
    ];
    (headers, upload.bytes).into_response()
}

#[derive(Debug, Deserialize)]
struct Since {
    #[serde(default)]
    since: u64,
}

async fn log(State(hub): State<Shared>, Query(Since { since }): Query<Since>) -> Json<Value> {
    hub.journal.wait_for_calls().await;
    let (next, entries) = hub.journal.since(since);
    Json(json!({"next": next, "entries": entries}))
}

async fn say(State(hub): State<Shared>, JsonBody(given): JsonBody<Value>) -> Answer {
    let (user, channel) = (named(&given, "user")?, named(&given, "channel")?);
    let content = given["content"].as_str().map_or("", str::trim);
    if !(1..=2000).contains(&content.chars().count()) {
        return Err(ClientError::bad("content: 1 to 2000 characters are wanted"));
    }
    let mut world = hub.world();
    let author = world
        .user_json(user)
        .ok_or_else(|| ClientError::unknown("user"))?;
    let place = world.channels.get(&channel);
    if !place.is_some_and(|place| world.is_in(user, place)) {
        return Err(ClientError::unknown("channel for this user"));
    }
    world.archive(channel, false);
    let message = messages::say(&mut world, &author, channel, content);
    Ok(Json(json!({"message": world.message_json(&message)})))
}

async fn dismiss(State(hub): State<Shared>, JsonBody(given): JsonBody<Value>) -> Answer {
    let (user, message) = (named(&given, "user")?, named(&given, "message_id")?);
    {
        let mut world = hub.world();
        let found = world.find_message(message).cloned();
        let found = found.filter(|message| message.only_for == Some(user));
        let message = found
            .ok_or_else(|| ClientError::bad("only your own ephemeral messages can be dismissed"))?;
        world.remove(message.channel, message.id);
    }
    hub.tidy();
    Ok(nothing())
}
