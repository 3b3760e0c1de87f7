//! The servers of the sandbox with their roles and members, and the installations that allow a command in a place.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::channels::Channel;
use super::ids::{GUILD, Id};
use super::permission;

/// The roles that every server has from the start, besides `@everyone`.
const MODERATOR: Id = 1_000_000_000_000_000_501;
const PLAYER: Id = 1_000_000_000_000_000_502;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Role {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) permissions: u64,
}

/// When the bot was added to the first server.
const LONG_AGO: i64 = 1_704_067_200_000;

/// A server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) locale: String,
    /// The channel for Discord's welcome messages.
    pub(crate) system_channel: Option<Id>,
    /// Whether the bot is a member.
    pub(crate) bot: bool,
    /// When the bot was last added.
    #[serde(default)]
    pub(crate) joined: i64,
    /// All roles except `@everyone`.
    pub(crate) roles: Vec<Role>,
    pub(crate) wearers: BTreeMap<Id, BTreeSet<Id>>,
    /// People who have left; everybody else is a member.
    pub(crate) left: BTreeSet<Id>,
}

impl Guild {
    pub(super) fn new(id: Id, name: &str, bot: bool) -> Self {
        let role = |id, name: &str, permissions| Role {
            id,
            name: name.to_owned(),
            permissions,
        };
        // The first server's roles have fixed ids.
        let offset = if id == GUILD { 0 } else { id - MODERATOR + 1 };
        Self {
            id,
            name: name.to_owned(),
            locale: "en-US".to_owned(),
            system_channel: None,
            bot,
            joined: LONG_AGO,
            roles: vec![
                role(MODERATOR + offset, "Moderator", permission::MODERATOR),
                role(PLAYER + offset, "Player", 0),
            ],
            wearers: BTreeMap::new(),
            left: BTreeSet::new(),
        }
    }

    /// The roles of a member, except `@everyone`.
    pub(crate) fn roles_of(&self, user: Id) -> impl Iterator<Item = &Role> {
        let worn = self.wearers.get(&user);
        let wears = move |role: &&Role| worn.is_some_and(|worn| worn.contains(&role.id));
        self.roles.iter().filter(wears)
    }
}

/// The installations of the bot that allow an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Installations {
    /// The server's; in the direct message channel with the bot, that of any server with both.
    pub(crate) guild: bool,
    /// The user's own.
    pub(crate) user: bool,
}

impl Installations {
    /// The value of `authorizing_integration_owners`.
    pub(crate) fn owners(self, place: &Channel, user: Id) -> Value {
        let mut owners = json!({});
        if self.guild {
            owners["0"] = json!(place.guild().unwrap_or(0).to_string());
        }
        if self.user {
            owners["1"] = json!(user.to_string());
        }
        owners
    }
}
