//! The sessions of the bot's shards: what each has been sent, which connection carries it, and when one may begin.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::state::Id;

const BACKLOG: usize = 1000;
const SESSIONS: usize = 256;
const IDENTIFIES_A_DAY: u64 = 1000;

/// The intents that an event requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Intents(pub(super) u64);

impl Intents {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const GUILDS: Self = Self(1);
}

/// An instruction to a connection.
#[derive(Clone, Debug)]
pub(crate) enum ConnectionCommand {
    Send(Arc<str>),
    /// A close frame, with or without a code.
    Close(Option<u16>),
    /// Ends the TCP connection without a close frame.
    Cut,
    /// Stops reading and writing, without closing.
    Silence,
}

/// A session of one shard, with what its connection may have missed.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) id: String,
    pub(super) shard: u64,
    pub(super) shards: u64,
    pub(super) intents: u64,
    pub(super) seq: u64,
    pub(super) backlog: VecDeque<(u64, Arc<str>)>,
    /// The connection that currently carries it.
    pub(super) connection: Option<(u64, mpsc::UnboundedSender<ConnectionCommand>)>,
}

impl Session {
    pub(super) fn record(&mut self, event: &str, data: &Value) -> Arc<str> {
        self.seq += 1;
        let text: Arc<str> = json!({"op": 0, "s": self.seq, "t": event, "d": data})
            .to_string()
            .into();
        self.backlog.push_back((self.seq, Arc::clone(&text)));
        if self.backlog.len() > BACKLOG {
            self.backlog.pop_front();
        }
        text
    }

    /// The events after `seq`; `None` if some of them are no longer in the backlog.
    pub(super) fn missed(&self, seq: u64) -> Option<Vec<Arc<str>>> {
        let oldest = self.backlog.front().map_or(self.seq + 1, |(seq, _)| *seq);
        if seq > self.seq || seq + 1 < oldest {
            return None;
        }
        let missed = self.backlog.iter().filter(|(n, _)| *n > seq);
        Some(missed.map(|(_, text)| Arc::clone(text)).collect())
    }
}

/// What is known of all shards.
#[derive(Debug, Default)]
pub(super) struct Shards {
    pub(super) sessions: Vec<Session>,
    pub(super) connections: u64,
    pub(super) identifies: u64,
    /// When a shard of each bucket identified last.
    identified: HashMap<u64, Instant>,
    /// How many new connections will be cut at once.
    pub(super) refuse: u32,
}

impl Shards {
    /// The connections that carry a session.
    pub(super) fn open_connections(
        &self,
    ) -> impl Iterator<Item = &(u64, mpsc::UnboundedSender<ConnectionCommand>)> {
        let sessions = self.sessions.iter();
        sessions.filter_map(|session| session.connection.as_ref())
    }
}

/// All sessions of the bot.
#[derive(Debug, Default)]
pub(crate) struct Gateway(Mutex<Shards>);

impl Gateway {
    pub(super) fn shards(&self) -> MutexGuard<'_, Shards> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn identifies_left(&self) -> u64 {
        IDENTIFIES_A_DAY.saturating_sub(self.shards().identifies)
    }

    /// Takes the turn of a shard to IDENTIFY; false if it is too early. An early one does not count.
    pub(super) fn take_turn(&self, shard: u64, buckets: u32, interval: Duration) -> bool {
        let now = Instant::now();
        let bucket = shard % u64::from(buckets.max(1));
        let mut shards = self.shards();
        let last = shards.identified.get(&bucket);
        if last.is_some_and(|last| now - *last < interval) {
            return false;
        }
        shards.identified.insert(bucket, now);
        true
    }

    /// Adds a session that has begun.
    pub(super) fn add(&self, session: Session) {
        let mut shards = self.shards();
        shards.identifies += 1;
        if shards.sessions.len() >= SESSIONS {
            let mut sessions = shards.sessions.iter();
            let away = sessions.position(|session| session.connection.is_none());
            shards.sessions.remove(away.unwrap_or(0));
        }
        shards.sessions.push(session);
    }

    /// Sends an event to the responsible shard; a disconnected shard gets it when it resumes. Returns the number of
    /// shards reached.
    pub(crate) fn dispatch(
        &self,
        event: &str,
        data: &Value,
        guild: Option<Id>,
        needs: Intents,
    ) -> usize {
        let mut reached = 0;
        for session in &mut self.shards().sessions {
            let responsible = guild.map_or(0, |guild| (guild >> 22) % session.shards);
            if session.shard != responsible || session.intents & needs.0 != needs.0 {
                continue;
            }
            let text = session.record(event, data);
            if let Some((_, line)) = &session.connection {
                // A closed channel is a connection that is just ending; the backlog has the event.
                reached += usize::from(line.send(ConnectionCommand::Send(text)).is_ok());
            }
        }
        reached
    }

    /// Sends the same instruction to every connection, or to those of one shard; sessions that cannot be resumed are
    /// forgotten.
    pub(crate) fn order(
        &self,
        order: &ConnectionCommand,
        resumable: bool,
        shard: Option<u64>,
    ) -> usize {
        let is_meant = |session: &Session| shard.is_none_or(|shard| session.shard == shard);
        let mut shards = self.shards();
        let sessions = shards.sessions.iter().filter(|session| is_meant(session));
        let hit = sessions
            .filter_map(|session| session.connection.as_ref())
            .filter(|(_, line)| line.send(order.clone()).is_ok())
            .count();
        if !resumable {
            shards.sessions.retain(|session| !is_meant(session));
        }
        hit
    }

    /// Cuts the next connections as they arrive.
    pub(crate) fn refuse(&self, times: u32) {
        self.shards().refuse = times;
    }

    pub(crate) fn is_online(&self) -> bool {
        self.shards().open_connections().next().is_some()
    }
}
