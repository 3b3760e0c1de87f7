//! Discord's REST API v10 as far as the bot uses it: the routes, and the gate in front of them, which reads the body,
//! checks the token, injects faults and writes the log. The handlers decide about messages and interactions.

use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};

use super::buckets::BucketState;
use super::error::DiscordError;
use super::faults::{FaultKind, Rule};
use super::hub::Shared;
use super::journal::Entry;
use super::net::ConnectionCutter;

mod application;
pub(super) mod call;
mod channels;
pub(super) mod interactions;
mod threads;

use call::{Call, Notes, header_text, read};

/// The API, to be nested under `/api/v10`.
pub(super) fn router(hub: &Shared) -> Router {
    let webhook_message = || {
        get(interactions::message)
            .patch(interactions::edit)
            .delete(interactions::delete)
    };
    Router::new()
        .route("/gateway", get(application::gateway))
        .route("/gateway/bot", get(application::gateway_bot))
        .route("/users/@me", get(application::me))
        .route("/users/@me/channels", post(channels::open_dm))
        .route("/users/{user_id}", get(application::user))
        .route("/applications/@me", get(application::application))
        .route("/oauth2/applications/@me", get(application::application))
        .route(
            "/applications/{application_id}/commands",
            get(application::global_commands).put(application::put_global_commands),
        )
        .route(
            "/applications/{application_id}/guilds/{guild_id}/commands",
            get(application::guild_commands).put(application::put_guild_commands),
        )
        .route("/guilds/{guild_id}", get(application::guild))
        .route(
            "/guilds/{guild_id}/members/{user_id}",
            get(application::member),
        )
        .route(
            "/channels/{channel_id}",
            get(channels::channel).patch(threads::modify),
        )
        .route(
            "/channels/{channel_id}/messages",
            get(channels::messages).post(channels::create),
        )
        .route(
            "/channels/{channel_id}/messages/{message_id}",
            get(channels::message)
                .patch(channels::edit)
                .delete(channels::delete),
        )
        .route("/channels/{channel_id}/typing", post(channels::typing))
        .route(
            "/channels/{channel_id}/messages/{message_id}/threads",
            post(threads::create),
        )
        .route(
            "/interactions/{interaction_id}/{interaction_token}/callback",
            post(interactions::callback),
        )
        .route(
            "/webhooks/{webhook_id}/{webhook_token}",
            post(interactions::follow_up),
        )
        .route(
            "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
            webhook_message(),
        )
        .route(
            "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
            webhook_message(),
        )
        .method_not_allowed_fallback(|| async {
            DiscordError::new(405, 0, "405: Method Not Allowed")
        })
        .fallback(|| async { DiscordError::not_found() })
        .layer(middleware::from_fn_with_state(hub.clone(), gate))
        .with_state(hub.clone())
}

/// Whether a route needs no bot token: an interaction's token is in its path.
fn is_open(route: &str) -> bool {
    route.starts_with("/interactions/") || route.starts_with("/webhooks/") || route == "/gateway"
}

async fn gate(
    State(hub): State<Shared>,
    ConnectInfo(cutter): ConnectInfo<ConnectionCutter>,
    matched: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    // A separate task: on Discord, too, a call is processed even if the client disconnects meanwhile.
    let call =
        tokio::spawn(
            async move { process_call(&hub, &cutter, matched.as_ref(), request, next).await },
        );
    call.await
        .unwrap_or_else(|_| DiscordError::new(500, 0, "500: Internal Server Error").into_response())
}

async fn process_call(
    hub: &Shared,
    cutter: &ConnectionCutter,
    matched: Option<&MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let started = Instant::now();
    let _under_way = hub.journal.begin();
    let method = request.method().to_string();
    let path = request
        .uri()
        .path_and_query()
        .map_or_else(String::new, ToString::to_string);
    let route = matched.map(|path| path.as_str().trim_start_matches("/api/v10").to_owned());
    let bare = path.split('?').next().unwrap_or("").to_owned();
    let (parts, body) = request.into_parts();
    let read = read(&parts.headers, body, hub.options.attachment_size_limit).await;
    let mut entry = Entry {
        at: hub.world().now(),
        method,
        path,
        route,
        agent: header_text(&parts.headers, &header::USER_AGENT).to_owned(),
        ..Entry::default()
    };
    let mut notes = Vec::new();
    if let Ok(call) = &read {
        entry.body = call.payload.clone();
        entry.files = call.files();
        notes.clone_from(&call.notes);
    }

    let (rule, bucket) = limits(hub, &entry, &bare);
    if let Some(rule) = &rule {
        let text = format!("{} ({} {bare})", rule.line(), entry.method);
        notes.push(rule.line());
        hub.report_fault(&text);
    }
    let over = bucket.as_ref().filter(|bucket| bucket.over);
    notes.extend(over.map(BucketState::line));
    let refusal = over.map(BucketState::refusal);
    let checked = admit(hub, &parts.headers, entry.route.as_deref()).and(read);
    let response = respond(rule.as_ref(), refusal, cutter, parts, checked, next).await;
    if let Some(refused) = response.extensions().get::<DiscordError>() {
        notes.push(refused.line());
    }
    if let Some(Notes(more)) = response.extensions().get::<Notes>() {
        notes.extend(more.iter().cloned());
    }
    let mut response = apply_late_faults(rule.as_ref(), response).await;
    if let Some(bucket) = bucket.filter(|_| rule.is_none()) {
        bucket.add_headers(&mut response, entry.at);
    }
    let drops = |rule: &Rule| matches!(rule.kind, FaultKind::DropBefore | FaultKind::DropAfter);
    let dropped = rule.as_ref().is_some_and(drops);
    if dropped {
        cutter.cut();
    }
    hub.tidy();
    if entry.route.is_none() {
        hub.report_fault(&format!("unknown route: {} {bare}", entry.method));
    }
    entry.status = if dropped {
        0
    } else {
        response.status().as_u16()
    };
    entry.note = notes.join("; ");
    entry.took_ms = started.elapsed().as_secs_f64() * 1000.0;
    log(&entry, &bare);
    hub.journal.write(entry);
    response
}

/// The injected fault that strikes a call, and its bucket.
fn limits(hub: &Shared, entry: &Entry, path: &str) -> (Option<Rule>, Option<BucketState>) {
    let counted = entry.route.as_deref().filter(|route| !is_open(route));
    let limited = counted.is_some() && hub.is_over_rate();
    let rule = limited
        .then(Rule::global_limit)
        .or_else(|| hub.faults.take_matching_rule(&entry.method, path));
    let bucket = counted.and_then(|route| hub.count_in_bucket(&entry.method, route, path));
    (rule, bucket)
}

/// The response of the handlers, or of a fault or a full bucket that comes before them.
async fn respond(
    rule: Option<&Rule>,
    refusal: Option<Response>,
    cutter: &ConnectionCutter,
    parts: Parts,
    checked: Result<Call, DiscordError>,
    next: Next,
) -> Response {
    let fault = |kind: FaultKind| rule.filter(|rule| rule.kind == kind && !rule.after);
    if let Some(rule) = fault(FaultKind::Slow) {
        tokio::time::sleep(Duration::from_millis(rule.ms)).await;
    }
    if fault(FaultKind::DropBefore).is_some() {
        cutter.cut();
        // Nobody will read it.
        return StatusCode::NO_CONTENT.into_response();
    }
    if let Some(rule) = fault(FaultKind::Status) {
        return rule.answer();
    }
    if let Some(refusal) = refusal {
        return refusal;
    }
    match checked {
        Ok(call) => {
            let mut request = Request::from_parts(parts, Body::empty());
            request.extensions_mut().insert(call);
            next.run(request).await
        }
        Err(refused) => refused.into_response(),
    }
}

/// The response with the faults that come after the handlers.
async fn apply_late_faults(rule: Option<&Rule>, mut response: Response) -> Response {
    let late = |kind: FaultKind| rule.filter(|rule| rule.kind == kind && rule.after);
    if let Some(rule) = late(FaultKind::Status) {
        response = rule.answer();
    }
    if let Some(rule) = rule.filter(|rule| rule.kind == FaultKind::Headers && !rule.after) {
        rule.add_headers(&mut response);
    }
    if let Some(rule) = late(FaultKind::Slow) {
        tokio::time::sleep(Duration::from_millis(rule.ms)).await;
    }
    response
}

/// Errors, unknown keys and injected faults are logged as warnings, everything else at debug level.
fn log(entry: &Entry, path: &str) {
    let Entry {
        method,
        status,
        note,
        ..
    } = entry;
    if note.is_empty() {
        tracing::debug!(%method, path, status, "rest");
    } else {
        tracing::warn!(%method, path, status, note, "rest");
    }
}

/// Checks the bot token on routes that need it.
fn admit(hub: &Shared, headers: &HeaderMap, route: Option<&str>) -> Result<(), DiscordError> {
    if route.is_none_or(is_open) {
        return Ok(());
    }
    let token = header_text(headers, &header::AUTHORIZATION).strip_prefix("Bot ");
    if token == Some(hub.options.token.as_str()) {
        Ok(())
    } else {
        Err(DiscordError::unauthorized())
    }
}
