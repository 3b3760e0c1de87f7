//! The stored state of an interaction, and Discord's numbers for its types and responses.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ids::Id;

/// Discord's numbers for the types of interaction.
pub(crate) mod kind {
    pub(crate) const COMMAND: u8 = 2;
    pub(crate) const COMPONENT: u8 = 3;
    pub(crate) const AUTOCOMPLETE: u8 = 4;
    pub(crate) const MODAL: u8 = 5;
}

/// Discord's numbers for the types of first response.
pub(crate) mod callback {
    pub(crate) const MESSAGE: u8 = 4;
    pub(crate) const DEFERRED_MESSAGE: u8 = 5;
    pub(crate) const DEFERRED_UPDATE: u8 = 6;
    pub(crate) const UPDATE: u8 = 7;
    pub(crate) const CHOICES: u8 = 8;
    pub(crate) const MODAL: u8 = 9;
}

/// The stored state of an interaction.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) kind: u8,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) locale: String,
    pub(crate) nonce: Option<String>,
    pub(crate) created: i64,
    /// The command's name and type.
    pub(crate) name: Option<String>,
    pub(crate) command_type: u8,
    /// The message that contains the component.
    pub(crate) source: Option<Id>,
    /// The interaction that opened the form.
    pub(crate) opener: Option<Id>,
    /// The type of the first response, once there is one.
    pub(crate) response: Option<u8>,
    /// Whether the first response did not come in time.
    pub(crate) failed: bool,
    /// The message that `@original` refers to.
    pub(crate) original: Option<Id>,
    /// The installations that allow it, in Discord's format.
    #[serde(default)]
    pub(crate) owners: Value,
    /// The number of follow-ups so far.
    #[serde(default)]
    pub(crate) follow_ups: u32,
    /// The form that it opened, until the form is submitted.
    pub(crate) modal: Option<Value>,
}

impl Interaction {
    /// The types of first response that are allowed.
    pub(crate) fn takes(&self) -> &'static [u8] {
        match (self.kind, self.source) {
            (kind::AUTOCOMPLETE, _) => &[8],
            (kind::COMPONENT, _) => &[4, 5, 6, 7, 9],
            (kind::MODAL, Some(_)) => &[4, 5, 6, 7],
            (kind::MODAL, None) => &[4, 5],
            _ => &[4, 5, 9],
        }
    }
}
