//! Whether Discord reaches the bot, so that players can move. While it does not, nobody loses on time, and the interval
//! becomes a downtime.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::SeqCst};

/// Discord reaches the bot.
const PRESENT: u8 = 0;
/// It does not.
const AWAY: u8 = 1;
/// It does again, but the downtime is not in the database yet.
const BACK: u8 = 2;

/// The shared state; clones refer to the same one.
#[derive(Clone, Debug, Default)]
pub struct Presence(Arc<AtomicU8>);

impl Presence {
    /// The connection to Discord is lost.
    pub fn lost(&self) {
        self.0.store(AWAY, SeqCst);
    }

    /// Discord reaches the bot.
    pub fn found(&self) {
        let _ = self.0.compare_exchange(AWAY, BACK, SeqCst, SeqCst);
    }

    /// Whether Discord reaches the bot and all downtimes are in the database.
    #[must_use]
    pub fn is_present(&self) -> bool {
        self.0.load(SeqCst) == PRESENT
    }

    /// Whether the connection to Discord is lost.
    #[must_use]
    pub fn is_away(&self) -> bool {
        self.0.load(SeqCst) == AWAY
    }

    /// The downtime is in the database.
    pub(super) fn noted(&self) {
        let _ = self.0.compare_exchange(BACK, PRESENT, SeqCst, SeqCst);
    }
}
