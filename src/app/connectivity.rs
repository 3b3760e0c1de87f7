//! Whether Discord reaches the bot, so that players can move. While it does not, nobody loses on time, and the interval
//! becomes a downtime.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering::SeqCst};

/// Every shard is connected.
const CONNECTED: u8 = 0;
/// A shard has lost its connection.
const DISCONNECTED: u8 = 1;
/// Connected again, but the downtime is not stored yet.
const RECONNECTED: u8 = 2;

/// The shared state; clones refer to the same one.
#[derive(Clone, Debug, Default)]
pub struct Connectivity {
    all: Arc<AtomicU8>,
    /// How many shards of this process are connected.
    own_shards: Arc<AtomicU32>,
}

impl Connectivity {
    /// That many shards of this process are connected.
    pub fn set_own_shards(&self, connected: u32) {
        self.own_shards.store(connected, SeqCst);
    }

    /// Whether a shard of this process is connected, so that interactions can arrive here.
    #[must_use]
    pub fn has_own_shard(&self) -> bool {
        self.own_shards.load(SeqCst) > 0
    }

    /// The connection of a shard to Discord is lost.
    pub fn set_disconnected(&self) {
        self.all.store(DISCONNECTED, SeqCst);
    }

    /// Discord reaches the bot: every shard is connected, in whichever process.
    pub fn set_connected(&self) {
        let _ = self
            .all
            .compare_exchange(DISCONNECTED, RECONNECTED, SeqCst, SeqCst);
    }

    /// Whether Discord reaches the bot and all downtimes are in the database.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.all.load(SeqCst) == CONNECTED
    }

    /// Whether the connection of a shard to Discord is lost.
    #[must_use]
    pub fn is_disconnected(&self) -> bool {
        self.all.load(SeqCst) == DISCONNECTED
    }

    /// The downtime is in the database.
    pub(super) fn confirm_downtime(&self) {
        let _ = self
            .all
            .compare_exchange(RECONNECTED, CONNECTED, SeqCst, SeqCst);
    }
}
