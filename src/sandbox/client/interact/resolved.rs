//! Resolves the ids in an interaction to objects, as Discord sends them along. Refuses what the user could not choose.

use serde_json::{Map, Value, json};

use crate::client::request::ClientError;
use crate::error::id_of;
use crate::state::{APPLICATION, Channel, Id, World, permission};

/// The objects that the ids in an interaction refer to.
pub(super) struct Resolved<'w> {
    world: &'w World,
    guild: Option<Id>,
    pub(super) maps: Map<String, Value>,
}

impl<'w> Resolved<'w> {
    pub(super) fn new(world: &'w World, place: &Channel) -> Self {
        Self {
            world,
            guild: place.guild(),
            maps: Map::new(),
        }
    }

    pub(super) fn put(&mut self, map: &str, id: Id, value: Value) {
        let map = self.maps.entry(map).or_insert_with(|| json!({}));
        map[id.to_string()] = value;
    }

    pub(super) fn user(&mut self, id: Id) -> Result<(), ClientError> {
        let user = self
            .world
            .user_json(id)
            .ok_or_else(|| ClientError::unknown("user"))?;
        self.put("users", id, user);
        if let Some(guild) = self.guild
            && id != APPLICATION
            && !self
                .world
                .guild(guild)
                .is_ok_and(|guild| guild.left.contains(&id))
        {
            let member = self.world.member_json(id, guild);
            self.put("members", id, member);
        }
        Ok(())
    }

    fn channel(&mut self, id: Id) -> Result<(), ClientError> {
        let channel = self
            .world
            .channels
            .get(&id)
            .filter(|channel| channel.guild().is_some() && channel.guild() == self.guild);
        let channel = channel.ok_or_else(|| ClientError::unknown("channel of the guild"))?;
        let mut shown = self.world.channel_json(channel);
        shown["permissions"] = json!(permission::EVERYBODY.to_string());
        self.put("channels", id, shown);
        Ok(())
    }

    fn role(&mut self, id: Id) -> Result<(), ClientError> {
        let guild = self.guild.and_then(|guild| self.world.guild(guild).ok());
        let shown = guild.map_or(Value::Null, |guild| self.world.guild_json(guild));
        let roles = shown["roles"].as_array().into_iter().flatten();
        let role = roles
            .into_iter()
            .find(|role| id_of(&role["id"]) == Some(id))
            .cloned()
            .ok_or_else(|| ClientError::unknown("role"))?;
        self.put("roles", id, role);
        Ok(())
    }

    fn attachment(&mut self, id: Id) -> Result<(), ClientError> {
        let file = self.world.uploads.get(&id).cloned();
        let file = file.ok_or_else(|| ClientError::unknown("file that was sent ahead"))?;
        self.put("attachments", id, file);
        Ok(())
    }

    /// Resolves the id in an option of a type (6 to 9, and 11) that refers to an object.
    pub(super) fn option(&mut self, kind: u64, id: Id) -> Result<(), ClientError> {
        match kind {
            6 => self.user(id),
            7 => self.channel(id),
            8 => self.role(id),
            11 => self.attachment(id),
            _ => self.user(id).or_else(|_| self.role(id)),
        }
    }
}
