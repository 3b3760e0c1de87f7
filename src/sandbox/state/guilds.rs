//! The servers of the sandbox: membership of bot and people, roles, and the installations that allow a command in a
//! place. Decides from the world's state and sends nothing.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Channel, GUILD, Id, World, permission};
use crate::sandbox::error::{DiscordError, id_of};

/// The roles that every server has from the start, besides `@everyone`.
const MODERATOR: Id = 1_000_000_000_000_000_501;
const PLAYER: Id = 1_000_000_000_000_000_502;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::sandbox) struct Role {
    pub(in crate::sandbox) id: Id,
    pub(in crate::sandbox) name: String,
    pub(in crate::sandbox) permissions: u64,
}

/// When the bot was added to the first server.
const LONG_AGO: i64 = 1_704_067_200_000;

/// A server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::sandbox) struct Guild {
    pub(in crate::sandbox) id: Id,
    pub(in crate::sandbox) name: String,
    pub(in crate::sandbox) locale: String,
    /// The channel for Discord's welcome messages.
    pub(in crate::sandbox) system_channel: Option<Id>,
    /// Whether the bot is a member.
    pub(in crate::sandbox) bot: bool,
    /// When the bot was last added.
    #[serde(default)]
    pub(in crate::sandbox) joined: i64,
    /// All roles except `@everyone`.
    pub(in crate::sandbox) roles: Vec<Role>,
    pub(in crate::sandbox) wearers: BTreeMap<Id, BTreeSet<Id>>,
    /// People who have left; everybody else is a member.
    pub(in crate::sandbox) left: BTreeSet<Id>,
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
    pub(in crate::sandbox) fn roles_of(&self, user: Id) -> impl Iterator<Item = &Role> {
        let worn = self.wearers.get(&user);
        let wears = move |role: &&Role| worn.is_some_and(|worn| worn.contains(&role.id));
        self.roles.iter().filter(wears)
    }
}

/// The installations of the bot that allow an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sandbox) struct Installations {
    /// The server's; in the direct message channel with the bot, that of any server with both.
    pub(in crate::sandbox) guild: bool,
    /// The user's own.
    pub(in crate::sandbox) user: bool,
}

impl Installations {
    /// The value of `authorizing_integration_owners`.
    pub(in crate::sandbox) fn owners(self, place: &Channel, user: Id) -> Value {
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

impl World {
    /// The server with an id.
    pub(in crate::sandbox) fn guild(&self, id: Id) -> Result<&Guild, DiscordError> {
        self.guilds.get(&id).ok_or_else(DiscordError::unknown_guild)
    }

    /// Adds a server with one channel, which is also its system channel.
    pub(in crate::sandbox) fn add_guild(&mut self, name: &str, channel: &str, bot: bool) -> Id {
        let id = self.next_id();
        let channel = self.add_guild_channel(id, channel);
        let mut guild = Guild::new(id, name, bot);
        guild.joined = self.now();
        guild.system_channel = Some(channel);
        self.guilds.insert(id, guild);
        id
    }

    /// Whether the bot is a member of the channel.
    pub(in crate::sandbox) fn has_bot(&self, channel: &Channel) -> bool {
        match channel.guild() {
            Some(guild) => self.guilds.get(&guild).is_some_and(|guild| guild.bot),
            None => channel.dm.is_some(),
        }
    }

    /// Whether a person sees a channel.
    pub(in crate::sandbox) fn is_in(&self, user: Id, channel: &Channel) -> bool {
        match (channel.dm, channel.guild()) {
            (Some(owner), _) => owner == user,
            (None, Some(guild)) => self
                .guilds
                .get(&guild)
                .is_some_and(|guild| !guild.left.contains(&user)),
            (None, None) => true,
        }
    }

    /// The permissions of a member in a server.
    pub(in crate::sandbox) fn permissions_of(&self, user: Id, guild: Id) -> u64 {
        if user == self.owner() {
            return permission::ALL;
        }
        let roles = self.guilds.get(&guild).into_iter();
        roles
            .flat_map(|guild| guild.roles_of(user))
            .fold(permission::EVERYBODY, |all, role| all | role.permissions)
    }

    /// The installations by which the user may use the command there; `None` if there is none.
    pub(in crate::sandbox) fn allowing_installations(
        &self,
        place: &Channel,
        user: Id,
        command: &Value,
    ) -> Option<Installations> {
        let context = place.context();
        let fits = match command["contexts"].as_array() {
            Some(contexts) => contexts.iter().any(|one| one.as_u64() == Some(context)),
            None => context == 0 || command["dm_permission"] != false,
        };
        let owner = id_of(&command["guild_id"]);
        if !fits || owner.is_some_and(|owner| place.guild() != Some(owner)) {
            return None;
        }
        let kinds = command["integration_types"].as_array();
        let takes = |kind: u64| {
            kinds.map_or(kind == 0, |kinds| {
                kinds.iter().any(|one| one.as_u64() == Some(kind))
            })
        };
        let installed = self.user(user).is_some_and(|user| user.installed);
        let ways = Installations {
            guild: takes(0) && self.has_bot(place) && self.is_permitted(place, user, command),
            user: takes(1) && installed,
        };
        (ways.guild || ways.user).then_some(ways)
    }

    /// Whether the command's default member permissions allow it to the user.
    fn is_permitted(&self, place: &Channel, user: Id, command: &Value) -> bool {
        let (Some(guild), Some(needed)) =
            (place.guild(), id_of(&command["default_member_permissions"]))
        else {
            return true;
        };
        let has = self.permissions_of(user, guild);
        // No bits at all means administrators only.
        if needed == 0 {
            has == permission::ALL
        } else {
            has & needed == needed
        }
    }
}
