//! Who is in a server or a channel, what they may do there, and which commands they may use. Changes nothing.

use serde_json::Value;

use super::channels::Channel;
use super::guilds::{Guild, Installations};
use super::ids::Id;
use super::permission;
use super::world::World;
use crate::error::{DiscordError, id_of};

impl World {
    /// The server with an id.
    pub(crate) fn guild(&self, id: Id) -> Result<&Guild, DiscordError> {
        self.guilds.get(&id).ok_or_else(DiscordError::unknown_guild)
    }

    /// Whether the bot is a member of the channel.
    pub(crate) fn has_bot(&self, channel: &Channel) -> bool {
        match channel.guild() {
            Some(guild) => self.guilds.get(&guild).is_some_and(|guild| guild.bot),
            None => channel.dm.is_some(),
        }
    }

    /// Whether a person sees a channel.
    pub(crate) fn is_in(&self, user: Id, channel: &Channel) -> bool {
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
    pub(crate) fn permissions_of(&self, user: Id, guild: Id) -> u64 {
        if user == self.owner() {
            return permission::ALL;
        }
        let roles = self.guilds.get(&guild).into_iter();
        roles
            .flat_map(|guild| guild.roles_of(user))
            .fold(permission::EVERYBODY, |all, role| all | role.permissions)
    }

    /// The installations by which the user may use the command there; `None` if there is none.
    pub(crate) fn allowing_installations(
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
