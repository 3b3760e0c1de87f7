//! A request of the bot, read once: its JSON or form, the ids in its path, and the form of responses. Decides nothing
//! about them.

use axum::Json;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Multipart, RawPathParams, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};

use crate::error::DiscordError;
use crate::files::Upload;
use crate::state::Id;

/// Discord's edge rejects larger requests before they reach the API.
const MAX_REQUEST_BYTES: usize = 128 * 1024 * 1024;

/// A request of the bot, read once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Call {
    pub(crate) payload: Value,
    pub(crate) uploads: Vec<Upload>,
    pub(crate) notes: Vec<String>,
}

impl Call {
    /// The payload as an object.
    pub(crate) fn object(&self) -> Result<&Map<String, Value>, DiscordError> {
        self.payload
            .as_object()
            .ok_or_else(DiscordError::invalid_json)
    }

    /// Names and sizes of the files, for the log.
    pub(crate) fn files(&self) -> Vec<Value> {
        let files = self.uploads.iter();
        files
            .map(|file| json!({"name": file.name, "size": file.bytes.len()}))
            .collect()
    }
}

/// Notes for the log, attached to a response.
#[derive(Clone, Debug)]
pub(crate) struct Notes(pub(crate) Vec<String>);

/// A response with notes for the log.
pub(crate) fn with_notes(notes: Vec<String>, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    if !notes.is_empty() {
        response.extensions_mut().insert(Notes(notes));
    }
    response
}

/// A snowflake in the path or the query.
pub(crate) fn snowflake(key: &str, text: &str) -> Result<Id, DiscordError> {
    text.parse().map_err(|_| {
        let text = format!("Value \"{text}\" is not snowflake.");
        DiscordError::field(key, "NUMBER_TYPE_COERCE", &text)
    })
}

/// The snowflakes in a path, in order.
pub(crate) struct Ids<const N: usize>(pub(crate) [Id; N]);

impl<S: Send + Sync, const N: usize> FromRequestParts<S> for Ids<N> {
    type Rejection = DiscordError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, DiscordError> {
        let path = RawPathParams::from_request_parts(parts, state).await;
        let path = path.map_err(|_| DiscordError::not_found())?;
        let ids = path.iter().map(|(key, text)| snowflake(key, text));
        let ids: Vec<Id> = ids.collect::<Result<_, _>>()?;
        ids.try_into()
            .map(Self)
            .map_err(|_| DiscordError::not_found())
    }
}

/// The text of a header; empty without it.
pub(crate) fn header_text<'h>(headers: &'h HeaderMap, name: &HeaderName) -> &'h str {
    let text = headers.get(name).and_then(|value| value.to_str().ok());
    text.unwrap_or_default()
}

impl<S: Send + Sync> FromRequestParts<S> for Call {
    type Rejection = DiscordError;

    /// What the gate in front of the routes has read.
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, DiscordError> {
        let call = parts.extensions.remove();
        call.ok_or_else(DiscordError::unreadable)
    }
}

/// Reads the body: JSON, or a multipart form with `payload_json` and `files[n]`.
pub(crate) async fn read(
    headers: &HeaderMap,
    body: Body,
    size_limit: u64,
) -> Result<Call, DiscordError> {
    let bytes = to_bytes(body, MAX_REQUEST_BYTES)
        .await
        .map_err(|_| DiscordError::too_large())?;
    let kind = header_text(headers, &header::CONTENT_TYPE);
    if kind.starts_with("multipart/form-data") {
        return read_form(kind, bytes, size_limit).await;
    }
    if bytes.is_empty() {
        return Ok(Call::default());
    }
    if !kind.starts_with("application/json") {
        return Err(DiscordError::unreadable());
    }
    let payload = serde_json::from_slice(&bytes).map_err(|_| DiscordError::invalid_json())?;
    Ok(Call {
        payload,
        ..Call::default()
    })
}

async fn read_form(kind: &str, bytes: Bytes, size_limit: u64) -> Result<Call, DiscordError> {
    let request = Request::builder()
        .header(header::CONTENT_TYPE, kind)
        .body(Body::from(bytes));
    let request = request.map_err(|_| DiscordError::invalid_json())?;
    let form = Multipart::from_request(unlimited(request), &()).await;
    let mut form = form.map_err(|_| DiscordError::broken_form())?;
    let mut call = Call {
        payload: json!({}),
        ..Call::default()
    };
    let broken = |_| DiscordError::broken_form();
    while let Some(field) = form.next_field().await.map_err(broken)? {
        let name = field.name().unwrap_or("").to_owned();
        let filename = field.file_name().map(str::to_owned);
        let content_type = field.content_type().map(str::to_owned);
        let bytes = field.bytes().await.map_err(broken)?;
        let n = name
            .strip_prefix("files[")
            .and_then(|rest| rest.strip_suffix(']'))
            .and_then(|n| n.parse().ok());
        match (name.as_str(), n, filename) {
            ("payload_json", ..) => {
                call.payload =
                    serde_json::from_slice(&bytes).map_err(|_| DiscordError::invalid_json())?;
            }
            (_, Some(n), Some(name)) => {
                if bytes.len() as u64 > size_limit {
                    return Err(DiscordError::too_large());
                }
                call.uploads.push(Upload {
                    n,
                    name,
                    content_type,
                    bytes,
                });
            }
            _ => call
                .notes
                .push(format!("unknown part of the form {name:?}")),
        }
    }
    Ok(call)
}

/// The body has been limited already, so axum's default limit of 2 MB is disabled.
fn unlimited(mut request: Request) -> Request {
    axum::extract::DefaultBodyLimit::disable().apply(&mut request);
    request
}

/// Status 200 with JSON.
pub(crate) fn ok(value: &Value) -> Response {
    Json(value).into_response()
}
