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

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::sandbox) struct Channel {
    pub(in crate::sandbox) id: Id,
    pub(in crate::sandbox) name: String,
    /// The person in a direct message channel with the bot.
    pub(in crate::sandbox) dm: Option<Id>,
    /// Whether it is a group DM, in which the bot is not a member.
    #[serde(default)]
    pub(in crate::sandbox) group: bool,
    /// The server that it belongs to; meaningless for direct messages and groups.
    #[serde(default = "home")]
    pub(super) guild: Id,
    /// The thread's data, if this is a thread.
    #[serde(default)]
    pub(in crate::sandbox) thread: Option<Thread>,
    #[serde(default)]
    pub(in crate::sandbox) allow: u64,
    #[serde(default)]
    pub(in crate::sandbox) deny: u64,
    /// The messages, oldest first.
    #[serde(skip)]
    pub(in crate::sandbox) messages: VecDeque<Arc<Message>>,
}

/// The data that makes a channel a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::sandbox) struct Thread {
    /// The parent channel.
    pub(in crate::sandbox) parent: Id,
    pub(in crate::sandbox) archived: bool,
}

impl Channel {
    /// The channel as saved; its messages are saved separately.
    pub(in crate::sandbox) fn without_messages(&self) -> Self {
        Self {
            name: self.name.clone(),
            messages: VecDeque::new(),
            ..*self
        }
    }

    /// The server that it belongs to.
    pub(in crate::sandbox) fn guild(&self) -> Option<Id> {
        (self.dm.is_none() && !self.group).then_some(self.guild)
    }

    /// Discord's number for the interaction context.
    pub(in crate::sandbox) fn context(&self) -> u64 {
        match (self.dm, self.group) {
            (Some(_), _) => 1,
            (None, true) => 2,
            (None, false) => 0,
        }
    }

    /// The bot's permissions here.
    pub(in crate::sandbox) fn permissions(&self) -> u64 {
        if self.dm.is_some() {
            return permission::EVERYBODY | permission::MENTION_EVERYONE;
        }
        (permission::EVERYBODY & !self.deny) | self.allow
    }

    /// Who sees what happens here.
    pub(in crate::sandbox) fn audience(&self) -> Audience {
        self.dm.map_or(Audience::Everyone, Audience::User)
    }

    pub(in crate::sandbox) fn may(&self, bits: u64) -> bool {
        self.permissions() & bits == bits
    }

    /// Whether it is an archived thread.
    pub(in crate::sandbox) fn is_archived(&self) -> bool {
        self.thread.is_some_and(|thread| thread.archived)
    }

    pub(in crate::sandbox) fn message(&self, id: Id) -> Option<&Arc<Message>> {
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
