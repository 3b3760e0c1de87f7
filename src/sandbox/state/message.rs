//! Messages and the nonces that they were sent with.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ids::Id;

/// A message: Discord's object (with the URLs of its files as paths), and internal data.
#[derive(Clone, Debug, Serialize, Deserialize)]
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

/// A nonce used with `enforce_nonce`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Nonce {
    pub(crate) text: String,
    pub(crate) channel: Id,
    pub(crate) message: Id,
    pub(crate) at: i64,
}
