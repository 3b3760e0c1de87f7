//! The state of the sandbox: people, channels, messages, commands, interactions, and how they change. Never blocks, does no
//! I/O and knows no HTTP.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use serde_json::{Value, json};

use super::error::id_of;
use super::layout;

mod channels;
mod events;
mod guilds;
mod ids;
mod interaction;
mod membership;
mod message;
pub(super) mod permission;
mod show;
mod user;
mod world;

pub(super) use channels::{Channel, Thread};
pub(super) use events::{Audience, Event};
pub(super) use guilds::{Guild, Installations};
pub(super) use ids::{APPLICATION, GUILD, Id};
pub(super) use interaction::{Interaction, callback, kind};
pub(super) use message::{Message, Nonce};
pub(super) use show::iso8601;
pub(super) use user::User;
pub(super) use world::{World, wall_clock_ms};

const MESSAGES_PER_CHANNEL: usize = 500;
const NONCE_MEMORY_MS: i64 = 5 * 60 * 1000;
const NONCES: usize = 10_000;

impl World {
    /// Adds a person with a direct message channel.
    pub(super) fn add_user(&mut self, name: &str) -> Id {
        let (id, dm) = (self.next_id(), self.next_id());
        self.add_user_as(id, dm, name);
        self.touch();
        self.emit(
            Audience::Everyone,
            &json!({"type": "users", "users": self.users_json()}),
        );
        id
    }

    /// Adds a server with one channel, which is also its system channel.
    pub(super) fn add_guild(&mut self, name: &str, channel: &str, bot: bool) -> Id {
        let id = self.next_id();
        let channel = self.add_guild_channel(id, channel);
        let mut guild = Guild::new(id, name, bot);
        guild.joined = self.now();
        guild.system_channel = Some(channel);
        self.guilds.insert(id, guild);
        id
    }

    pub(super) fn add_guild_channel(&mut self, guild: Id, name: &str) -> Id {
        let id = self.next_id();
        self.add_channel(id, name, None).guild = guild;
        self.touch();
        id
    }

    /// Adds a group DM of everybody, without the bot.
    pub(super) fn add_group(&mut self, name: &str) -> Id {
        let id = self.next_id();
        self.add_channel(id, name, None).group = true;
        self.touch();
        id
    }

    /// Adds a thread on a message; it has the message's id and its parent's permission overwrite.
    pub(super) fn add_thread(&mut self, parent: &Channel, message: Id, name: &str) {
        let thread = Channel {
            id: message,
            name: name.to_owned(),
            thread: Some(Thread {
                parent: parent.id,
                archived: false,
            }),
            messages: VecDeque::new(),
            ..*parent
        };
        self.channels.insert(message, thread);
        self.resync();
    }

    /// Archives or unarchives a thread.
    pub(super) fn archive(&mut self, id: Id, archived: bool) {
        let channel = self.channels.get_mut(&id);
        if let Some(thread) = channel.and_then(|channel| channel.thread.as_mut())
            && thread.archived != archived
        {
            thread.archived = archived;
            self.resync();
        }
    }

    /// Adds a new message to its channel and sends an event to everyone who may see it.
    pub(super) fn post(&mut self, message: Message) -> Arc<Message> {
        let message = Arc::new(message);
        let audience = self.audience(&message);
        let event = json!({"type": "message_create", "message": self.message_json(&message)});
        let mut dropped = None;
        if let Some(channel) = self.channels.get_mut(&message.channel) {
            channel.messages.push_back(Arc::clone(&message));
            if channel.messages.len() > MESSAGES_PER_CHANNEL {
                dropped = channel.messages.pop_front();
            }
        }
        if let Some(old) = dropped {
            self.orphan(&old.body);
        }
        self.touch();
        self.emit(audience, &event);
        message
    }

    /// Replaces a message by its changed version.
    pub(super) fn replace(&mut self, message: Message) -> Arc<Message> {
        let message = Arc::new(message);
        let audience = self.audience(&message);
        let event = json!({"type": "message_update", "message": self.message_json(&message)});
        if let Some(channel) = self.channels.get_mut(&message.channel)
            && let Some(index) = channel.index(message.id)
        {
            let before = std::mem::replace(&mut channel.messages[index], Arc::clone(&message));
            let kept: Vec<Id> = file_ids(&message.body).collect();
            let gone = file_ids(&before.body).filter(|id| !kept.contains(id));
            self.orphans.extend(gone);
        }
        self.touch();
        self.emit(audience, &event);
        message
    }

    /// Deletes a message, if it is there.
    pub(super) fn remove(&mut self, channel: Id, id: Id) {
        let channel = self.channels.get_mut(&channel);
        let removed = channel.and_then(|channel| {
            let index = channel.index(id)?;
            channel.messages.remove(index)
        });
        let Some(message) = removed else {
            return;
        };
        self.orphan(&message.body);
        self.touch();
        let event = json!({"type": "message_delete", "channel_id": message.channel.to_string(), "id": id.to_string()});
        self.emit(self.audience(&message), &event);
    }

    fn orphan(&mut self, body: &Value) {
        self.orphans.extend(file_ids(body));
    }

    /// The ids of all files that messages refer to.
    pub(super) fn wanted_files(&self) -> HashSet<Id> {
        let messages = self.channels.values().flat_map(|channel| &channel.messages);
        let ids = messages.flat_map(|message| file_ids(&message.body));
        ids.collect()
    }

    /// The message recently posted with this nonce, if any.
    pub(super) fn by_nonce(&mut self, text: &str) -> Option<Arc<Message>> {
        let oldest = self.now() - NONCE_MEMORY_MS;
        while self.nonces.len() > NONCES
            || self.nonces.front().is_some_and(|nonce| nonce.at < oldest)
        {
            self.nonces.pop_front();
        }
        let nonce = self.nonces.iter().rev().find(|nonce| nonce.text == text)?;
        let channel = self.channels.get(&nonce.channel)?;
        channel.message(nonce.message).cloned()
    }

    pub(super) fn remember_nonce(&mut self, text: &str, message: &Message) {
        let nonce = Nonce {
            text: text.to_owned(),
            channel: message.channel,
            message: message.id,
            at: self.now(),
        };
        self.nonces.push_back(nonce);
    }
}

/// The ids of the files in a message's attachments, embeds and components.
pub(super) fn file_ids(body: &Value) -> impl Iterator<Item = Id> {
    let attached = body["attachments"].as_array().into_iter().flatten();
    let attached = attached.filter_map(|file| id_of(&file["id"]));
    let embedded = body["embeds"].as_array().into_iter().flatten();
    let embedded = embedded
        .flat_map(|embed| [&embed["image"]["url"], &embed["thumbnail"]["url"]])
        .filter_map(|url| {
            let path = url.as_str()?.strip_prefix("/cdn/")?;
            path.split('/').nth(1)?.parse().ok()
        });
    attached.chain(embedded).chain(layout::files(body))
}
