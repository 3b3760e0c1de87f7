//! Whether Discord reaches the bot, so that players can move. While it does not, nobody loses on time, and the interval
//! becomes a downtime.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::SeqCst};

/// Discord reaches the bot.
const CONNECTED: u8 = 0;
/// It does not.
const DISCONNECTED: u8 = 1;
/// It does again, but the downtime is not in the database yet.
const RECONNECTED: u8 = 2;

/// The shared state; clones refer to the same one.
#[derive(Clone, Debug, Default)]
pub struct Connectivity(Arc<AtomicU8>);

impl Connectivity {
    /// The connection to Discord is lost.
    pub fn set_disconnected(&self) {
        self.0.store(DISCONNECTED, SeqCst);
    }

    /// Discord reaches the bot.
    pub fn set_connected(&self) {
        let _ = self
            .0
            .compare_exchange(DISCONNECTED, RECONNECTED, SeqCst, SeqCst);
    }

    /// Whether Discord reaches the bot and all downtimes are in the database.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.0.load(SeqCst) == CONNECTED
    }

    /// Whether the connection to Discord is lost.
    #[must_use]
    pub fn is_disconnected(&self) -> bool {
        self.0.load(SeqCst) == DISCONNECTED
    }

    /// The downtime is in the database.
    pub(super) fn confirm_downtime(&self) {
        let _ = self
            .0
            .compare_exchange(RECONNECTED, CONNECTED, SeqCst, SeqCst);
    }
}
