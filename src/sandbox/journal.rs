//! The log of the bot's actions: every REST call with its response, and gateway events. Bounded; judges nothing.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;
use tokio::sync::watch;

const MAX_ENTRIES: usize = 5000;
/// How long a reader waits for calls in progress.
const CALL_WAIT_TIMEOUT: Duration = Duration::from_millis(250);

/// One REST call or gateway event.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct Entry {
    pub(super) n: u64,
    /// Unix time in milliseconds by the sandbox's clock.
    pub(super) at: i64,
    pub(super) method: String,
    pub(super) path: String,
    pub(super) route: Option<String>,
    pub(super) status: u16,
    pub(super) body: Value,
    pub(super) files: Vec<Value>,
    pub(super) note: String,
    pub(super) took_ms: f64,
    /// The User-Agent, which Discord requires in every request.
    pub(super) agent: String,
}

#[derive(Debug, Default)]
struct Pages {
    next: u64,
    entries: VecDeque<Entry>,
}

/// The log.
#[derive(Debug, Default)]
pub(super) struct Journal {
    pages: Mutex<Pages>,
    /// The number of calls in progress; their entries are written when they end.
    under_way: watch::Sender<usize>,
}

/// A call that is in progress until this value is dropped.
#[derive(Debug)]
pub(super) struct UnderWay<'j>(&'j Journal);

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.0.under_way.send_modify(|count| *count -= 1);
    }
}

impl Journal {
    /// Announces a call whose entry will follow.
    pub(super) fn begin(&self) -> UnderWay<'_> {
        self.under_way.send_modify(|count| *count += 1);
        UnderWay(self)
    }

    /// Waits briefly for calls in progress, because a reader that has seen a call's effect may want its entry.
    pub(super) async fn wait_for_calls(&self) {
        let mut count = self.under_way.subscribe();
        // A slower call is missing from this read and appears in a later one.
        let _ = tokio::time::timeout(CALL_WAIT_TIMEOUT, count.wait_for(|count| *count == 0)).await;
    }

    pub(super) fn write(&self, mut entry: Entry) {
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        entry.n = pages.next;
        pages.next += 1;
        pages.entries.push_back(entry);
        if pages.entries.len() > MAX_ENTRIES {
            pages.entries.pop_front();
        }
    }

    /// The entries from number `since` on, and the next number.
    pub(super) fn since(&self, since: u64) -> (u64, Vec<Entry>) {
        let pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        let entries = pages.entries.iter().filter(|entry| entry.n >= since);
        (pages.next, entries.cloned().collect())
    }
}
