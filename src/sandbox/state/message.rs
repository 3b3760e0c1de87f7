//! Messages and the nonces that they were sent with.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ids::Id;

/// A message: Discord's object (with the URLs of its files as paths), and internal data.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    /// The only person who sees it, if it is ephemeral.
    pub(crate) only_for: Option<Id>,
    /// The interaction to which it responds.
    pub(crate) interaction: Option<Id>,
    pub(crate) created: i64,
    /// The times of edits after its first hour.
    #[serde(default)]
    pub(crate) late_edits: Vec<i64>,
    pub(crate) body: Value,
}

impl Message {
    /// Discord's flags.
    pub(crate) fn flags(&self) -> u64 {
        self.body["flags"].as_u64().unwrap_or(0)
    }

    /// Whether it has one of these flags.
    pub(crate) fn has(&self, flags: u64) -> bool {
        self.flags() & flags != 0
    }
}

/// A nonce used with `enforce_nonce`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Nonce {
    pub(crate) text: String,
    pub(crate) channel: Id,
    pub(crate) message: Id,
    pub(crate) at: i64,
}
