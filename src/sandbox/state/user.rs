//! People of the sandbox, and the bot as a user.

use serde::{Deserialize, Serialize};

use super::ids::Id;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::sandbox) struct User {
    pub(in crate::sandbox) id: Id,
    pub(in crate::sandbox) name: String,
    #[serde(default)]
    pub(in crate::sandbox) refuses_dms: bool,
    /// The language of their client.
    #[serde(default = "english")]
    pub(in crate::sandbox) locale: String,
    /// Whether they have installed the bot for themselves.
    #[serde(default)]
    pub(in crate::sandbox) installed: bool,
}

impl User {
    pub(super) fn new(id: Id, name: &str) -> Self {
        Self {
            id,
            name: name.to_owned(),
            refuses_dms: false,
            locale: english(),
            installed: false,
        }
    }
}

fn english() -> String {
    "en-US".to_owned()
}
