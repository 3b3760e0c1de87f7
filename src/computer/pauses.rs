//! Searches pause while something urgent needs the processor, but never for long. Starts no thread.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::telemetry;

/// How long a search may pause besides the time that it has run.
pub(super) const MIN_ALLOWED: Duration = Duration::from_millis(20);

/// The urgent work that is under way.
#[derive(Default)]
pub(super) struct UrgentWork {
    count: Mutex<usize>,
    finished: Condvar,
}

/// Searches pause while it exists.
#[must_use]
pub struct SearchPause(Arc<UrgentWork>);

impl UrgentWork {
    pub(super) fn begin(self: &Arc<Self>) -> SearchPause {
        *self.count() += 1;
        SearchPause(Arc::clone(self))
    }

    fn count(&self) -> MutexGuard<'_, usize> {
        self.count.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The function that a search calls regularly; the search has run since `begun`. It returns when nothing urgent is
    /// under way, or when the search has paused for as long as it has run: people at most halve its speed.
    pub(super) fn pauses(self: &Arc<Self>, begun: Instant) -> impl FnMut() + 'static {
        let (urgent, mut paused) = (Arc::clone(self), Duration::ZERO);
        move || {
            let count = urgent.count();
            if *count == 0 {
                return;
            }
            let from = Instant::now();
            let run = from.duration_since(begun).saturating_sub(paused);
            let allowed = (MIN_ALLOWED + run).saturating_sub(paused);
            // An error means that a thread panicked while it counted, which changes nothing here.
            drop(
                urgent
                    .finished
                    .wait_timeout_while(count, allowed, |count| *count > 0),
            );
            let took = from.elapsed();
            paused += took;
            telemetry::search_paused(took);
        }
    }
}

impl Drop for SearchPause {
    fn drop(&mut self) {
        let mut count = self.0.count();
        *count -= 1;
        if *count == 0 {
            self.0.finished.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::thread;

    use super::*;

    #[test]
    fn a_search_pauses_until_the_last_urgent_work_is_finished() {
        let urgent = Arc::new(UrgentWork::default());
        let (first, second) = (urgent.begin(), urgent.begin());
        let (goes_on, search) = mpsc::channel();
        let begun = Instant::now().checked_sub(Duration::from_mins(1)).unwrap();
        let mut pause = urgent.pauses(begun);
        let thread = thread::spawn(move || {
            pause();
            goes_on.send(()).unwrap();
        });
        drop(first);
        assert!(search.recv_timeout(Duration::from_millis(100)).is_err());
        drop(second);
        search.recv_timeout(Duration::from_secs(30)).unwrap();
        thread.join().unwrap();
    }

    #[test]
    fn pauses_end_by_themselves() {
        let urgent = Arc::new(UrgentWork::default());
        let _never_finished = urgent.begin();
        let begun = Instant::now();
        let mut pause = urgent.pauses(begun);
        pause();
        assert!(begun.elapsed() >= MIN_ALLOWED);
        // The time of a pause is not time that the search has run, so the next one is short.
        for _ in 0..1_000 {
            pause();
        }
    }
}
