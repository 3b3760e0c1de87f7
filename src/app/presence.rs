//! Whether players can reach the bot through Discord. While they cannot, no flag falls, and the time counts as an absence of
//! the bot.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::SeqCst};

/// Players can reach the bot.
const PRESENT: u8 = 0;
/// They cannot.
const AWAY: u8 = 1;
/// They can again, but the absence is not in the database yet.
const BACK: u8 = 2;

/// Clones share what they know.
#[derive(Clone, Debug, Default)]
pub struct Presence(Arc<AtomicU8>);

impl Presence {
    /// Discord does not reach the bot from now on.
    pub fn lost(&self) {
        self.0.store(AWAY, SeqCst);
    }

    /// Discord reaches the bot.
    pub fn found(&self) {
        let _ = self.0.compare_exchange(AWAY, BACK, SeqCst, SeqCst);
    }

    /// Whether players can reach the bot, and all absences are in the database.
    #[must_use]
    pub fn is_present(&self) -> bool {
        self.0.load(SeqCst) == PRESENT
    }

    pub(super) fn is_away(&self) -> bool {
        self.0.load(SeqCst) == AWAY
    }

    /// The absence is in the database.
    pub(super) fn noted(&self) {
        let _ = self.0.compare_exchange(BACK, PRESENT, SeqCst, SeqCst);
    }
}
