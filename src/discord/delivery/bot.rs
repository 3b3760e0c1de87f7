//! The bot: app and REST client together; errors of delivery; JSON of messages.

use std::{str::FromStr, sync::Arc};

use serde_json::Value;

use crate::{
    app::App,
    discord::{
        api::rest::{Rest, RestError},
        model::{panel::Panel, reply::Message},
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
/// The message flag "ephemeral".
pub(super) const EPHEMERAL: u64 = 1 << 6;
const SILENT: u64 = 1 << 12;

/// Why a job cannot be done now.
#[derive(Debug, thiserror::Error)]
pub enum DeliveryError {
    /// The database failed, or a match is corrupt.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Discord failed or refused.
    #[error(transparent)]
    Discord(#[from] RestError),
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
    write_ids_as_text(&mut value["components"]);
    if message.silent {
        let flags = value["flags"].as_u64().unwrap_or_default();
        value["flags"] = (flags | SILENT).into();
    }
    value
}

/// The ids of the chosen users, roles and channels in menus at any depth, as strings.
fn write_ids_as_text(components: &mut Value) {
    for component in components.as_array_mut().into_iter().flatten() {
        if let Some(chosen) = component.get_mut("default_values") {
            for chosen in chosen.as_array_mut().into_iter().flatten() {
                chosen["id"] = chosen["id"].to_string().trim_matches('"').into();
            }
        }
        if let Some(children) = component.get_mut("components") {
            write_ids_as_text(children);
        }
    }
}

/// A new panel as Discord's JSON.
pub(crate) fn panel_json(panel: &Panel) -> Value {
    let mut value = panel_edit_json(panel);
    let flags = value["flags"].as_u64().unwrap_or_default();
    value["flags"] = (flags | EPHEMERAL).into();
    value
}

/// The JSON for an edit that shows a panel.
pub(crate) fn panel_edit_json(panel: &Panel) -> Value {
    let mut value = panel.json();
    write_ids_as_text(&mut value["components"]);
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
    parse_id(&message["channel_id"])
}

pub(crate) fn message_id(message: &Value) -> Option<MessageId> {
    parse_id(&message["id"])
}

/// The items of a list; none if it is no list.
pub(crate) fn list(values: &Value) -> impl Iterator<Item = &Value> {
    values.as_array().into_iter().flatten()
}

pub(crate) fn parse_id<T: FromStr>(id: &Value) -> Option<T> {
    id.as_str()?.parse().ok()
}
