//! What the bot did: every REST call with its answer, and what happened at the gateway, in a bounded log. It judges nothing.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use serde_json::Value;

const ENTRIES: usize = 5000;

/// One call or happening.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct Entry {
    pub(super) n: u64,
    /// Milliseconds since 1970 by the sandbox's clock.
    pub(super) at: i64,
    pub(super) method: String,
    pub(super) path: String,
    pub(super) route: Option<String>,
    pub(super) status: u16,
    pub(super) body: Value,
    pub(super) files: Vec<Value>,
    pub(super) note: String,
    pub(super) took_ms: f64,
}

#[derive(Debug, Default)]
struct Pages {
    next: u64,
    entries: VecDeque<Entry>,
}

/// The log.
#[derive(Debug, Default)]
pub(super) struct Journal(Mutex<Pages>);

impl Journal {
    pub(super) fn write(&self, mut entry: Entry) {
        let mut pages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        entry.n = pages.next;
        pages.next += 1;
        pages.entries.push_back(entry);
        if pages.entries.len() > ENTRIES {
            pages.entries.pop_front();
        }
    }

    /// The entries from number `since` on, and the number that comes next.
    pub(super) fn since(&self, since: u64) -> (u64, Vec<Entry>) {
        let pages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let entries = pages
            .entries
            .iter()
            .filter(|entry| entry.n >= since)
            .cloned()
            .collect();
        (pages.next, entries)
    }
}
