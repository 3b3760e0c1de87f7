//! Messages and the nonces that they were sent with.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ids::Id;

/// A message: Discord's object (with the URLs of its files as paths), and internal data.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::sandbox) struct Message {
    pub(in crate::sandbox) id: Id,
    pub(in crate::sandbox) channel: Id,
    /// The only person who sees it, if it is ephemeral.
    pub(in crate::sandbox) only_for: Option<Id>,
    /// The interaction to which it responds.
    pub(in crate::sandbox) interaction: Option<Id>,
    pub(in crate::sandbox) created: i64,
    /// The times of edits after its first hour.
    #[serde(default)]
    pub(in crate::sandbox) late_edits: Vec<i64>,
    pub(in crate::sandbox) body: Value,
}

/// A nonce used with `enforce_nonce`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::sandbox) struct Nonce {
    pub(in crate::sandbox) text: String,
    pub(in crate::sandbox) channel: Id,
    pub(in crate::sandbox) message: Id,
    pub(in crate::sandbox) at: i64,
}
