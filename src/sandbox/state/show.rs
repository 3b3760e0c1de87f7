//! Converts the world's objects to Discord's JSON. Changes nothing.

use serde_json::{Value, json};

use super::channels::Channel;
use super::guilds::Guild;
use super::ids::{APPLICATION, Id};
use super::interaction::{Interaction, kind};
use super::message::Message;
use super::permission;
use super::user::User;
use super::world::World;
use crate::layout;

impl User {
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id.to_string(), "username": self.name.to_lowercase().replace(' ', "_"), "global_name": self.name,
            "discriminator": "0", "avatar": null, "public_flags": 0, "flags": 0, "bot": self.id == APPLICATION,
            "banner": null, "accent_color": null, "avatar_decoration_data": null,
            "primary_guild": null,
        })
    }
}

impl World {
    pub(crate) fn user_json(&self, id: Id) -> Option<Value> {
        if id == APPLICATION {
            return Some(self.bot().json());
        }
        self.user(id).map(User::json)
    }

    pub(crate) fn users_json(&self) -> Vec<Value> {
        self.users.iter().map(User::json).collect()
    }

    /// The bot's user as it is shown to the bot itself.
    pub(crate) fn own_user_json(&self) -> Value {
        let mut user = self.bot().json();
        user["mfa_enabled"] = json!(false);
        user["verified"] = json!(true);
        user["email"] = Value::Null;
        user
    }

    /// The address of the gateway.
    pub(crate) fn gateway_url(&self) -> String {
        format!("{}/gateway", self.cdn.base_url.replacen("http", "ws", 1))
    }

    /// The interaction metadata of messages that respond to an interaction.
    pub(crate) fn metadata_json(&self, interaction: &Interaction) -> Value {
        let mut metadata = json!({
            "id": interaction.id.to_string(), "type": interaction.kind, "user": self.user_json(interaction.user),
            "authorizing_integration_owners": interaction.owners,
        });
        match interaction.kind {
            kind::COMMAND => {
                metadata["name"] = json!(interaction.name);
                metadata["command_type"] = json!(interaction.command_type);
            }
            kind::COMPONENT => {
                metadata["interacted_message_id"] =
                    json!(interaction.source.map(|id| id.to_string()));
            }
            kind::MODAL => {
                let opener = interaction.opener.and_then(|id| self.interactions.get(&id));
                metadata["triggering_interaction_metadata"] =
                    json!(opener.map(|opener| self.metadata_json(opener)));
            }
            _ => {}
        }
        metadata
    }

    /// A guild member without `user`, as in `resolved`.
    pub(crate) fn member_json(&self, user: Id, guild: Id) -> Value {
        let roles = self.guilds.get(&guild).into_iter();
        let roles = roles.flat_map(|guild| guild.roles_of(user));
        json!({
            "roles": roles.map(|role| role.id.to_string()).collect::<Vec<_>>(), "nick": null, "avatar": null, "banner": null, "premium_since": null, "pending": false, "flags": 0,
            "joined_at": "2024-01-01T00:00:00.000000+00:00", "communication_disabled_until": null,
            "unusual_dm_activity_until": null, "permissions": self.permissions_of(user, guild).to_string(),
        })
    }

    /// A guild member with the `user`.
    pub(crate) fn whole_member_json(&self, shown: Value, user: Id, guild: Id) -> Value {
        let mut member = self.member_json(user, guild);
        member["user"] = shown;
        member["deaf"] = json!(false);
        member["mute"] = json!(false);
        member
    }

    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let last = channel.messages.back();
        let last = last.map(|message| message.id.to_string());
        let guild = channel.guild().map(|guild| guild.to_string());
        match channel.dm {
            None if channel.group => json!({
                "id": channel.id.to_string(), "type": 3, "flags": 0, "last_message_id": last, "name": channel.name,
                "recipients": self.users_json(), "icon": null, "owner_id": self.owner().to_string(),
            }),
            Some(user) => json!({
                "id": channel.id.to_string(), "type": 1, "flags": 0, "last_message_id": last,
                "recipients": [self.user_json(user)],
            }),
            None if let Some(thread) = channel.thread => json!({
                "id": channel.id.to_string(), "type": 11, "guild_id": guild, "name": channel.name, "flags": 0,
                "parent_id": thread.parent.to_string(), "owner_id": APPLICATION.to_string(), "rate_limit_per_user": 0,
                "last_message_id": last, "message_count": channel.messages.len(), "member_count": 1,
                "total_message_sent": channel.messages.len(),
                "thread_metadata": {
                    "archived": thread.archived, "auto_archive_duration": 1440, "locked": false,
                    "archive_timestamp": iso8601(self.now()),
                },
            }),
            None => json!({
                "id": channel.id.to_string(), "type": 0, "guild_id": guild, "name": channel.name, "position": 0,
                "flags": 0, "parent_id": null, "topic": null, "nsfw": false, "rate_limit_per_user": 0,
                "last_message_id": last,
                "permission_overwrites": if channel.allow | channel.deny == 0 { json!([]) } else { json!([{
                    "id": APPLICATION.to_string(), "type": 1, "allow": channel.allow.to_string(), "deny": channel.deny.to_string(),
                }]) },
            }),
        }
    }

    /// The guild as in the REST API.
    pub(crate) fn guild_json(&self, guild: &Guild) -> Value {
        let Guild {
            id, name, locale, ..
        } = guild;
        let system_channel = guild.system_channel.map(|channel| channel.to_string());
        let roles = guild.roles.iter().zip(1..);
        let roles: Vec<Value> = [role_json(*id, "@everyone", permission::EVERYBODY, 0)]
            .into_iter()
            .chain(roles.map(|(role, n)| role_json(role.id, &role.name, role.permissions, n)))
            .collect();
        let mut shown = json!({
            "id": id.to_string(), "name": name, "owner_id": self.owner().to_string(), "roles": roles,
            "system_channel_id": system_channel, "preferred_locale": locale, "afk_timeout": 300, "verification_level": 0, "default_message_notifications": 1,
            "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0, "nsfw": false, "premium_tier": 0,
            "premium_subscription_count": 0, "premium_progress_bar_enabled": false, "features": [], "emojis": [],
            "stickers": [], "system_channel_flags": 0, "widget_enabled": false, "region": "deprecated",
            "max_members": 500_000, "max_video_channel_users": 25, "max_stage_video_channel_users": 50,
        });
        let absent = "icon description splash discovery_splash banner afk_channel_id application_id \
            rules_channel_id public_updates_channel_id safety_alerts_channel_id vanity_url_code \
            home_header widget_channel_id max_presences incidents_data";
        for key in absent.split(' ') {
            shown[key] = Value::Null;
        }
        shown
    }

    /// The guild as in `GUILD_CREATE`.
    pub(crate) fn guild_create(&self, guild: &Guild) -> Value {
        let mut shown = self.guild_json(guild);
        let here = self
            .channels
            .values()
            .filter(|channel| channel.guild() == Some(guild.id));
        let (threads, channels): (Vec<_>, Vec<_>) =
            here.partition(|channel| channel.thread.is_some());
        let list = |channels: Vec<&Channel>| -> Vec<Value> {
            let shown = channels.into_iter();
            shown.map(|channel| self.channel_json(channel)).collect()
        };
        let members = self.users.len() - guild.left.len() + usize::from(guild.bot);
        shown["channels"] = json!(list(channels));
        shown["threads"] = json!(list(threads));
        shown["joined_at"] = json!(iso8601(guild.joined));
        shown["member_count"] = json!(members);
        for key in ["large", "unavailable"] {
            shown[key] = json!(false);
        }
        let empty = "members presences voice_states stage_instances guild_scheduled_events \
            soundboard_sounds";
        for key in empty.split(' ') {
            shown[key] = json!([]);
        }
        shown
    }

    /// The address of a file, valid for a day from now.
    pub(crate) fn file_url(&self, path: &str) -> String {
        self.cdn.url(path, self.now())
    }

    /// The message as Discord sends it.
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let url = |path: &str| self.file_url(path);
        let mut body = message.body.clone();
        for file in body["attachments"].as_array_mut().into_iter().flatten() {
            layout::make_absolute(file, url);
        }
        layout::absolute(&mut body["components"], url);
        for embed in body["embeds"].as_array_mut().into_iter().flatten() {
            for key in ["image", "thumbnail"] {
                let shown = embed[key]["url"].as_str();
                if let Some(path) = shown.filter(|path| path.starts_with("/cdn/")) {
                    embed[key]["url"] = json!(url(path));
                }
            }
        }
        body
    }
}

fn role_json(id: Id, name: &str, permissions: u64, position: u64) -> Value {
    json!({
        "id": id.to_string(), "name": name, "permissions": permissions.to_string(), "position": position,
        "color": 0, "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "hoist": false, "managed": false, "mentionable": false, "flags": 0, "icon": null, "unicode_emoji": null,
    })
}

/// A time in Discord's format.
pub(crate) fn iso8601(ms: i64) -> String {
    let time = jiff::Timestamp::from_millisecond(ms).unwrap_or_default();
    format!("{time:.3}").replace('Z', "000+00:00")
}
