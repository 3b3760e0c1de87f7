//! Channels and threads of the sandbox with their messages: who may see them, and what is allowed there.

use std::collections::VecDeque;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::events::Audience;
use super::ids::{GUILD, Id};
use super::message::Message;
use super::permission;

fn home() -> Id {
    GUILD
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// The person in a direct message channel with the bot.
    pub(crate) dm: Option<Id>,
    /// Whether it is a group DM, in which the bot is not a member.
    #[serde(default)]
    pub(crate) group: bool,
    /// The server that it belongs to; meaningless for direct messages and groups.
    #[serde(default = "home")]
    pub(super) guild: Id,
    /// The thread's data, if this is a thread.
    #[serde(default)]
    pub(crate) thread: Option<Thread>,
    #[serde(default)]
    pub(crate) allow: u64,
    #[serde(default)]
    pub(crate) deny: u64,
    /// The messages, oldest first.
    #[serde(skip)]
    pub(crate) messages: VecDeque<Arc<Message>>,
}

/// The data that makes a channel a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Thread {
    /// The parent channel.
    pub(crate) parent: Id,
    pub(crate) archived: bool,
}

impl Channel {
    /// The channel as saved; its messages are saved separately.
    pub(crate) fn without_messages(&self) -> Self {
        Self {
            name: self.name.clone(),
            messages: VecDeque::new(),
            ..*self
        }
    }

    /// The server that it belongs to.
    pub(crate) fn guild(&self) -> Option<Id> {
        (self.dm.is_none() && !self.group).then_some(self.guild)
    }

    /// Discord's number for the interaction context.
    pub(crate) fn context(&self) -> u64 {
        match (self.dm, self.group) {
            (Some(_), _) => 1,
            (None, true) => 2,
            (None, false) => 0,
        }
    }

    /// The bot's permissions here.
    pub(crate) fn permissions(&self) -> u64 {
        if self.dm.is_some() {
            return permission::EVERYBODY | permission::MENTION_EVERYONE;
        }
        (permission::EVERYBODY & !self.deny) | self.allow
    }

    /// Who sees what happens here.
    pub(crate) fn audience(&self) -> Audience {
        self.dm.map_or(Audience::Everyone, Audience::User)
    }

    pub(crate) fn may(&self, bits: u64) -> bool {
        self.permissions() & bits == bits
    }

    /// Whether it is an archived thread.
    pub(crate) fn is_archived(&self) -> bool {
        self.thread.is_some_and(|thread| thread.archived)
    }

    pub(crate) fn message(&self, id: Id) -> Option<&Arc<Message>> {
        self.messages.get(self.index(id)?)
    }

    /// The index of a message. Ids grow with time, so the list is sorted.
    pub(super) fn index(&self, id: Id) -> Option<usize> {
        let found = self
            .messages
            .binary_search_by_key(&id, |message| message.id);
        found.ok()
    }
}
