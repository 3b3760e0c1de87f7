//! The state of the sandbox: people, channels, messages, commands, interactions. Plain data behind one lock; never
//! blocks, does no I/O and knows no HTTP.

use std::collections::{BTreeMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::{Notify, broadcast};

use super::cdn::Cdn;
use super::error::DiscordError;
use super::interactions::Interaction;
use super::layout;

mod channels;
mod guilds;
pub(super) mod permission;
mod show;

pub(super) use channels::{Channel, Thread};
pub(super) use guilds::{Guild, Installations};
pub(super) use show::iso8601;

pub(super) type Id = u64;

/// The fixed ids of the bot's application and user, the first guild, and the first people and channels.
pub(super) const APPLICATION: Id = 1_000_000_000_000_000_001;
pub(super) const GUILD: Id = 1_000_000_000_000_000_100;
const FIRST_CHANNEL: Id = 1_000_000_000_000_000_200;
const FIRST_USER: Id = 1_000_000_000_000_000_300;
const FIRST_DM: Id = 1_000_000_000_000_000_400;

const DISCORD_EPOCH_MS: i64 = 1_420_070_400_000;
const MESSAGES_PER_CHANNEL: usize = 500;
const NONCE_MEMORY_MS: i64 = 5 * 60 * 1000;
const NONCES: usize = 10_000;

/// Who may see an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Audience {
    Everyone,
    User(Id),
}

/// An event of the client API, serialised once for all listeners.
#[derive(Clone, Debug)]
pub(super) struct Event {
    pub(super) audience: Audience,
    pub(super) text: Arc<str>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct User {
    pub(super) id: Id,
    pub(super) name: String,
    #[serde(default)]
    pub(super) refuses_dms: bool,
    /// The language of their client.
    #[serde(default = "english")]
    pub(super) locale: String,
    /// Whether they have installed the bot for themselves.
    #[serde(default)]
    pub(super) installed: bool,
}

impl User {
    fn new(id: Id, name: &str) -> Self {
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

/// A message: Discord's object (with the URLs of its files as paths), and internal data.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Message {
    pub(super) id: Id,
    pub(super) channel: Id,
    /// The only person who sees it, if it is ephemeral.
    pub(super) only_for: Option<Id>,
    /// The interaction to which it responds.
    pub(super) interaction: Option<Id>,
    pub(super) created: i64,
    /// The times of edits after its first hour.
    #[serde(default)]
    pub(super) late_edits: Vec<i64>,
    pub(super) body: Value,
}

/// A nonce used with `enforce_nonce`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Nonce {
    pub(super) text: String,
    pub(super) channel: Id,
    pub(super) message: Id,
    pub(super) at: i64,
}

/// The whole state.
#[derive(Debug)]
pub(super) struct World {
    pub(super) cdn: Cdn,
    pub(super) clock_offset: i64,
    pub(super) last_id: Id,
    pub(super) bot_name: String,
    pub(super) users: Vec<User>,
    pub(super) guilds: BTreeMap<Id, Guild>,
    pub(super) channels: BTreeMap<Id, Channel>,
    pub(super) global_commands: Vec<Value>,
    pub(super) guild_commands: Vec<Value>,
    pub(super) nonces: VecDeque<Nonce>,
    pub(super) interactions: BTreeMap<Id, Interaction>,
    pub(super) bot_online: bool,
    /// Files uploaded before a command, as attachment objects.
    pub(super) uploads: BTreeMap<Id, Value>,
    /// Files that nothing refers to any more, until `Hub::tidy` deletes them.
    pub(super) orphans: Vec<Id>,
    /// Counts changes, so that they can be saved.
    pub(super) revision: u64,
    pub(super) changed: Arc<Notify>,
    events: broadcast::Sender<Event>,
}

/// The only function of the sandbox that reads the system clock.
#[allow(
    clippy::disallowed_methods,
    reason = "the sandbox imports nothing of the bot, so it has a clock of its own"
)]
pub(super) fn wall_clock_ms() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as i64)
}

impl World {
    pub(super) fn new(base_url: String, events: broadcast::Sender<Event>) -> Self {
        let mut world = Self {
            cdn: Cdn::new(base_url),
            clock_offset: 0,
            last_id: 0,
            bot_name: "Banyan".to_owned(),
            users: Vec::new(),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            global_commands: Vec::new(),
            guild_commands: Vec::new(),
            nonces: VecDeque::new(),
            interactions: BTreeMap::new(),
            bot_online: false,
            uploads: BTreeMap::new(),
            orphans: Vec::new(),
            revision: 0,
            changed: Arc::default(),
            events,
        };
        for (n, name) in (1..).zip(["games", "lounge"]) {
            world.add_channel(FIRST_CHANNEL + n, name, None);
        }
        let mut home = Guild::new(GUILD, "Banyan Garden", true);
        home.system_channel = Some(FIRST_CHANNEL + 2);
        world.guilds.insert(GUILD, home);
        for (n, name) in (1..).zip(["Alice", "Bob", "Carol", "Dave"]) {
            world.add_user_as(FIRST_USER + n, FIRST_DM + n, name);
        }
        world
    }

    fn add_channel(&mut self, id: Id, name: &str, dm: Option<Id>) -> &mut Channel {
        let channel = Channel {
            id,
            name: name.to_owned(),
            dm,
            group: false,
            guild: GUILD,
            thread: None,
            allow: 0,
            deny: 0,
            messages: VecDeque::new(),
        };
        self.channels.entry(id).insert_entry(channel).into_mut()
    }

    fn add_user_as(&mut self, id: Id, dm: Id, name: &str) {
        self.users.push(User::new(id, name));
        self.add_channel(dm, name, Some(id));
    }

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
        self.touch();
        self.emit(Audience::Everyone, &json!({"type": "resync"}));
    }

    /// Archives or unarchives a thread.
    pub(super) fn archive(&mut self, id: Id, archived: bool) {
        let channel = self.channels.get_mut(&id);
        if let Some(thread) = channel.and_then(|channel| channel.thread.as_mut())
            && thread.archived != archived
        {
            thread.archived = archived;
            self.touch();
            self.emit(Audience::Everyone, &json!({"type": "resync"}));
        }
    }

    /// Unix time in milliseconds by the sandbox's own, adjustable clock.
    pub(super) fn now(&self) -> i64 {
        wall_clock_ms() + self.clock_offset
    }

    /// The next snowflake: based on the time, and greater than all before.
    pub(super) fn next_id(&mut self) -> Id {
        let by_time = ((self.now() - DISCORD_EPOCH_MS).max(0) as u64) << 22;
        self.last_id = by_time.max(self.last_id + 1);
        self.last_id
    }

    /// Marks the state as changed, to be saved.
    pub(super) fn touch(&mut self) {
        self.revision += 1;
        self.changed.notify_one();
    }

    pub(super) fn emit(&self, audience: Audience, event: &Value) {
        // It is fine if nobody listens.
        let _ = self.events.send(Event {
            audience,
            text: event.to_string().into(),
        });
    }

    pub(super) fn bot(&self) -> User {
        User::new(APPLICATION, &self.bot_name)
    }

    pub(super) fn user(&self, id: Id) -> Option<&User> {
        self.users.iter().find(|user| user.id == id)
    }

    /// The first person owns the guilds.
    pub(super) fn owner(&self) -> Id {
        self.users.first().map_or(APPLICATION, |user| user.id)
    }

    pub(super) fn channel(&self, id: Id) -> Result<&Channel, DiscordError> {
        self.channels
            .get(&id)
            .ok_or_else(DiscordError::unknown_channel)
    }

    pub(super) fn dm_channel_of(&self, user: Id) -> Option<Id> {
        let mut channels = self.channels.values();
        let channel = channels.find(|channel| channel.dm == Some(user));
        channel.map(|channel| channel.id)
    }

    /// Who sees a message.
    pub(super) fn audience(&self, message: &Message) -> Audience {
        let channel = self.channels.get(&message.channel);
        let alone = message.only_for.or_else(|| channel?.dm);
        alone.map_or(Audience::Everyone, Audience::User)
    }

    pub(super) fn find_message(&self, id: Id) -> Option<&Arc<Message>> {
        let mut channels = self.channels.values();
        channels.find_map(|channel| channel.message(id))
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

    /// Deletes a message; `false` if there is none.
    pub(super) fn remove(&mut self, channel: Id, id: Id) -> bool {
        let channel = self.channels.get_mut(&channel);
        let removed = channel.and_then(|channel| {
            let index = channel.index(id)?;
            channel.messages.remove(index)
        });
        let Some(message) = removed else {
            return false;
        };
        self.orphan(&message.body);
        self.touch();
        let event = json!({"type": "message_delete", "channel_id": message.channel.to_string(), "id": id.to_string()});
        self.emit(self.audience(&message), &event);
        true
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

    /// All commands, those of guilds and the global ones.
    pub(super) fn commands(&self) -> impl Iterator<Item = &Value> {
        self.guild_commands.iter().chain(&self.global_commands)
    }
}

/// The ids of the files in a message's attachments, embeds and components.
fn file_ids(body: &Value) -> impl Iterator<Item = Id> {
    let attached = body["attachments"].as_array().into_iter().flatten();
    let attached = attached.filter_map(|file| file["id"].as_str()?.parse().ok());
    let embedded = body["embeds"].as_array().into_iter().flatten();
    let embedded = embedded
        .flat_map(|embed| [&embed["image"]["url"], &embed["thumbnail"]["url"]])
        .filter_map(|url| {
            let path = url.as_str()?.strip_prefix("/cdn/")?;
            path.split('/').nth(1)?.parse().ok()
        });
    attached.chain(embedded).chain(layout::files(body))
}
