//! Requests for the threads of searches, so that long work in the background makes room. Holds no threads itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many threads are requested. Clones share the number.
#[derive(Clone, Default)]
pub(super) struct ThreadRequests(Arc<AtomicUsize>);

/// A request for a thread, until it is dropped.
#[must_use]
pub struct ThreadRequest(ThreadRequests);

impl ThreadRequests {
    pub(super) fn add(&self) -> ThreadRequest {
        self.0.fetch_add(1, Ordering::Relaxed);
        ThreadRequest(self.clone())
    }

    pub(super) fn any(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }
}

impl Drop for ThreadRequest {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}
