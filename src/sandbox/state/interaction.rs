//! The stored state of an interaction, and Discord's numbers for its types and responses.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ids::Id;

/// Discord's numbers for the types of interaction.
pub(in crate::sandbox) mod kind {
    pub(in crate::sandbox) const COMMAND: u8 = 2;
    pub(in crate::sandbox) const COMPONENT: u8 = 3;
    pub(in crate::sandbox) const AUTOCOMPLETE: u8 = 4;
    pub(in crate::sandbox) const MODAL: u8 = 5;
}

/// Discord's numbers for the types of first response.
pub(in crate::sandbox) mod callback {
    pub(in crate::sandbox) const MESSAGE: u8 = 4;
    pub(in crate::sandbox) const DEFERRED_MESSAGE: u8 = 5;
    pub(in crate::sandbox) const DEFERRED_UPDATE: u8 = 6;
    pub(in crate::sandbox) const UPDATE: u8 = 7;
    pub(in crate::sandbox) const CHOICES: u8 = 8;
    pub(in crate::sandbox) const MODAL: u8 = 9;
}

/// The stored state of an interaction.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(in crate::sandbox) struct Interaction {
    pub(in crate::sandbox) id: Id,
    pub(in crate::sandbox) token: String,
    pub(in crate::sandbox) kind: u8,
    pub(in crate::sandbox) user: Id,
    pub(in crate::sandbox) channel: Id,
    pub(in crate::sandbox) locale: String,
    pub(in crate::sandbox) nonce: Option<String>,
    pub(in crate::sandbox) created: i64,
    /// The command's name and type.
    pub(in crate::sandbox) name: Option<String>,
    pub(in crate::sandbox) command_type: u8,
    /// The message that contains the component.
    pub(in crate::sandbox) source: Option<Id>,
    /// The interaction that opened the form.
    pub(in crate::sandbox) opener: Option<Id>,
    /// The type of the first response, once there is one.
    pub(in crate::sandbox) response: Option<u8>,
    /// Whether the first response did not come in time.
    pub(in crate::sandbox) failed: bool,
    /// The message that `@original` refers to.
    pub(in crate::sandbox) original: Option<Id>,
    /// The installations that allow it, in Discord's format.
    #[serde(default)]
    pub(in crate::sandbox) owners: Value,
    /// The number of follow-ups so far.
    #[serde(default)]
    pub(in crate::sandbox) follow_ups: u32,
    /// The form that it opened, until the form is submitted.
    pub(in crate::sandbox) modal: Option<Value>,
}

impl Interaction {
    /// The types of first response that are allowed.
    pub(in crate::sandbox) fn takes(&self) -> &'static [u8] {
        match (self.kind, self.source) {
            (kind::AUTOCOMPLETE, _) => &[8],
            (kind::COMPONENT, _) => &[4, 5, 6, 7, 9],
            (kind::MODAL, Some(_)) => &[4, 5, 6, 7],
            (kind::MODAL, None) => &[4, 5],
            _ => &[4, 5, 9],
        }
    }
}
