//! What answering needs, and what goes wrong with it; reads and writes Discord's message objects.

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
};

/// The failure of a message that could not be addressed: it was not sent, and is to be tried again.
#[allow(clippy::needless_pass_by_value, reason = "for `map_err`")]
pub(crate) fn unsent(error: StoreError) -> RestError {
    RestError::Unanswered {
        trouble: format!("{error:#}"),
        doubtful: false,
    }
}
const SILENT: u64 = 1 << 12;

/// Why something that is owed cannot be done now.
#[derive(Debug)]
pub enum Trouble {
    /// The database fails, or a record is damaged.
    Store(StoreError),
    /// Discord cannot be asked or says no.
    Discord(RestError),
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<RestError> for Trouble {
    fn from(error: RestError) -> Self {
        Self::Discord(error)
    }
}

/// The bot's hands: the rooms that an answer needs.
pub struct Bot {
    /// The door to the matches.
    pub app: Arc<App>,
    /// The way to Discord.
    pub rest: Rest,
}

/// Discord's message object. Ids are text: the document of the API wants no numbers, and some readers round them. A file's
/// id is its place; those of people, roles and channels that a menu shows as chosen come from serenity as numbers.
pub(crate) fn object(message: &Message) -> Value {
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

/// The same for an edit, which takes no flags: who sees a message is settled when it is made.
pub(crate) fn edited(message: &Message) -> Value {
    let mut value = object(message);
    if let Some(fields) = value.as_object_mut() {
        fields.remove("flags");
    }
    value
}

/// The channel that a message stands in.
pub(crate) fn place(message: &Value) -> Option<ChannelId> {
    parsed(&message["channel_id"])
}

pub(crate) fn message_id(message: &Value) -> Option<MessageId> {
    parsed(&message["id"])
}

/// An id as Discord writes it.
pub(crate) fn parsed<T: FromStr>(id: &Value) -> Option<T> {
    id.as_str()?.parse().ok()
}
