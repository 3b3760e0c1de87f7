//! The bot: app and REST client together; errors of delivery; JSON of messages.

use std::{str::FromStr, sync::Arc};

use serde_json::Value;

use crate::{
    app::App,
    discord::{
        api::rest::{Rest, RestError},
        model::reply::Message,
    },
    play::{ChannelId, MessageId},
    store::StoreError,
    telemetry,
};

/// The error of a message that was not sent because the database failed; to be retried.
#[allow(clippy::needless_pass_by_value, reason = "for `map_err`")]
pub(crate) fn unsent(error: StoreError) -> RestError {
    RestError::Unanswered {
        trouble: format!("{error:#}"),
        doubtful: false,
    }
}
const SILENT: u64 = 1 << 12;

/// Why a job cannot be done now.
#[derive(Debug)]
pub enum DeliveryError {
    /// The database failed, or a match is corrupt.
    Store(StoreError),
    /// Discord failed or refused.
    Discord(RestError),
}

impl From<StoreError> for DeliveryError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<RestError> for DeliveryError {
    fn from(error: RestError) -> Self {
        Self::Discord(error)
    }
}

/// What delivery needs: the app and the REST client.
pub struct Bot {
    /// The application.
    pub app: Arc<App>,
    /// The REST client.
    pub rest: Rest,
}

/// A message as Discord's JSON, with ids as strings, as the API documents them. serenity writes the default values of
/// menus as numbers; an attachment's id is its index.
pub(crate) fn message_json(message: &Message) -> Value {
    for file in message.files() {
        telemetry::pictured(file.kind());
    }
    let mut value = serde_json::to_value(message.builder()).unwrap_or_default();
    let files = value["attachments"].as_array_mut().into_iter().flatten();
    for (n, file) in files.enumerate() {
        file["id"] = n.to_string().into();
    }
    let rows = value["components"].as_array_mut().into_iter().flatten();
    let parts = rows.filter_map(|row| row["components"].as_array_mut());
    let chosen = parts
        .flatten()
        .filter_map(|part| part.get_mut("default_values")?.as_array_mut());
    for chosen in chosen.flatten() {
        chosen["id"] = chosen["id"].to_string().trim_matches('"').into();
    }
    if message.silent {
        let flags = value["flags"].as_u64().unwrap_or_default();
        value["flags"] = (flags | SILENT).into();
    }
    value
}

/// The JSON for an edit, which cannot change flags.
pub(crate) fn edit_json(message: &Message) -> Value {
    let mut value = message_json(message);
    if let Some(fields) = value.as_object_mut() {
        fields.remove("flags");
    }
    value
}

/// The channel of a message.
pub(crate) fn channel_id(message: &Value) -> Option<ChannelId> {
    parsed(&message["channel_id"])
}

pub(crate) fn message_id(message: &Value) -> Option<MessageId> {
    parsed(&message["id"])
}

pub(crate) fn parsed<T: FromStr>(id: &Value) -> Option<T> {
    id.as_str()?.parse().ok()
}
