//! People of the sandbox, and the bot as a user.

use serde::{Deserialize, Serialize};

use super::ids::Id;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct User {
    pub(crate) id: Id,
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) refuses_dms: bool,
    /// The language of their client.
    #[serde(default = "english")]
    pub(crate) locale: String,
    /// Whether they have installed the bot for themselves.
    #[serde(default)]
    pub(crate) installed: bool,
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
