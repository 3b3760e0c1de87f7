//! The state of the sandbox as plain data behind one lock: its clock, its ids, and how things in it are found. Other files
//! of `state/` change and show it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use tokio::sync::{Notify, broadcast};

use super::channels::Channel;
use super::events::{Audience, Event};
use super::guilds::Guild;
use super::ids::{APPLICATION, GUILD, Id};
use super::interaction::Interaction;
use super::message::{Message, Nonce};
use super::user::User;
use crate::cdn::Cdn;
use crate::error::DiscordError;

/// The fixed ids of the first people and channels.
const FIRST_CHANNEL: Id = 1_000_000_000_000_000_200;
const FIRST_USER: Id = 1_000_000_000_000_000_300;
const FIRST_DM: Id = 1_000_000_000_000_000_400;

const DISCORD_EPOCH_MS: i64 = 1_420_070_400_000;

/// The whole state.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) cdn: Cdn,
    pub(crate) clock_offset: i64,
    pub(crate) last_id: Id,
    pub(crate) bot_name: String,
    pub(crate) users: Vec<User>,
    pub(crate) guilds: BTreeMap<Id, Guild>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) global_commands: Vec<Value>,
    pub(crate) guild_commands: Vec<Value>,
    pub(crate) nonces: VecDeque<Nonce>,
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    pub(crate) bot_online: bool,
    /// Files uploaded before a command, as attachment objects.
    pub(crate) uploads: BTreeMap<Id, Value>,
    /// Files that nothing refers to any more, until `Hub::tidy` deletes them.
    pub(crate) orphans: Vec<Id>,
    /// Counts changes, so that they can be saved.
    pub(crate) revision: u64,
    pub(crate) changed: Arc<Notify>,
    events: broadcast::Sender<Event>,
}

/// The only function of the sandbox that reads the system clock.
#[allow(
    clippy::disallowed_methods,
    reason = "the sandbox imports nothing of the bot, so it has a clock of its own"
)]
pub(crate) fn wall_clock_ms() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as i64)
}

impl World {
    pub(crate) fn new(base_url: String, events: broadcast::Sender<Event>) -> Self {
        let mut world = Self {
            cdn: Cdn { base_url },
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

    pub(super) fn add_channel(&mut self, id: Id, name: &str, dm: Option<Id>) -> &mut Channel {
        let channel = Channel {
            id,
            name: name.to_owned(),
            dm,
            guild: GUILD,
            ..Channel::default()
        };
        self.channels.entry(id).insert_entry(channel).into_mut()
    }

    pub(super) fn add_user_as(&mut self, id: Id, dm: Id, name: &str) {
        self.users.push(User::new(id, name));
        self.add_channel(dm, name, Some(id));
    }

    /// Unix time in milliseconds by the sandbox's own, adjustable clock.
    pub(crate) fn now(&self) -> i64 {
        wall_clock_ms() + self.clock_offset
    }

    /// The next snowflake: based on the time, and greater than all before.
    pub(crate) fn next_id(&mut self) -> Id {
        let by_time = ((self.now() - DISCORD_EPOCH_MS).max(0) as u64) << 22;
        self.last_id = by_time.max(self.last_id + 1);
        self.last_id
    }

    /// Marks the state as changed, to be saved.
    pub(crate) fn touch(&mut self) {
        self.revision += 1;
        self.changed.notify_one();
    }

    pub(crate) fn emit(&self, audience: Audience, event: &Value) {
        // It is fine if nobody listens.
        let _ = self.events.send(Event {
            audience,
            text: event.to_string().into(),
        });
    }

    /// Tells clients to read the state again, because what they may see or use has changed.
    pub(crate) fn resync(&mut self) {
        self.touch();
        self.emit(Audience::Everyone, &json!({"type": "resync"}));
    }

    pub(crate) fn bot(&self) -> User {
        User::new(APPLICATION, &self.bot_name)
    }

    pub(crate) fn user(&self, id: Id) -> Option<&User> {
        self.users.iter().find(|user| user.id == id)
    }

    /// The first person owns the guilds.
    pub(crate) fn owner(&self) -> Id {
        self.users.first().map_or(APPLICATION, |user| user.id)
    }

    pub(crate) fn channel(&self, id: Id) -> Result<&Channel, DiscordError> {
        self.channels
            .get(&id)
            .ok_or_else(DiscordError::unknown_channel)
    }

    pub(crate) fn dm_channel_of(&self, user: Id) -> Option<Id> {
        let mut channels = self.channels.values();
        let channel = channels.find(|channel| channel.dm == Some(user));
        channel.map(|channel| channel.id)
    }

    /// Who sees a message.
    pub(crate) fn audience(&self, message: &Message) -> Audience {
        let channel = self.channels.get(&message.channel);
        let alone = message.only_for.or_else(|| channel?.dm);
        alone.map_or(Audience::Everyone, Audience::User)
    }

    pub(crate) fn find_message(&self, id: Id) -> Option<&Arc<Message>> {
        let mut channels = self.channels.values();
        channels.find_map(|channel| channel.message(id))
    }

    /// All commands, those of guilds and the global ones.
    pub(crate) fn commands(&self) -> impl Iterator<Item = &Value> {
        self.guild_commands.iter().chain(&self.global_commands)
    }
}
