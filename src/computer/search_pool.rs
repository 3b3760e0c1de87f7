//! The threads of searches, and which of them use the solved tables of Dōbutsu Shōgi. Chooses no move.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Instant;

use tokio::sync::Semaphore;

use crate::play::Match;
use crate::rules::dobutsu::Rules;
use crate::rules::{Position as _, Record};
use crate::search::{Solution, as_solved, set_pause};
use crate::telemetry;

use super::levels::level_count;
use super::pauses::{SearchPause, UrgentWork};
use super::priority::{Niceness, at_low_priority};
use super::solved_tables::SolvedTables;
use super::thread_requests::{ThreadRequest, ThreadRequests};

/// Runs a limited number of searches at the same time, off the async threads. Clones share the limit.
#[derive(Clone)]
pub struct SearchPool(Arc<PoolState>);

struct PoolState {
    threads: usize,
    free: Arc<Semaphore>,
    tables: Arc<SolvedTables>,
    urgent: Arc<UrgentWork>,
    requests: ThreadRequests,
}

impl fmt::Debug for SearchPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SearchPool")
            .field("threads", &self.0.threads)
            .finish_non_exhaustive()
    }
}

impl Default for SearchPool {
    /// One thread, and no tables.
    fn default() -> Self {
        Self::new(1, None)
    }
}

impl SearchPool {
    /// Allows this number of searches at once, and uses the tables in that folder.
    #[must_use]
    pub fn new(threads: usize, folder: Option<PathBuf>) -> Self {
        let free = Arc::new(Semaphore::new(threads));
        let requests = ThreadRequests::default();
        Self(Arc::new(PoolState {
            threads,
            tables: SolvedTables::new(folder, Arc::clone(&free), requests.clone()),
            free,
            urgent: Arc::default(),
            requests,
        }))
    }

    /// Goes on with the builds of tables that a stop of the bot has interrupted. Call it within the runtime.
    pub fn resume_builds(&self) {
        if self.0.threads > 0 {
            self.0.tables.resume_builds();
        }
    }

    /// The default number of threads: all cores but one, at least 1.
    #[must_use]
    pub fn usual_threads() -> usize {
        available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
    }

    /// The number of searches at once; 0 if computer players are switched off.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.0.threads
    }

    /// Pauses the searches until the result is dropped, because somebody waits for an answer that needs no search. A search
    /// pauses for at most half of its time.
    pub fn pause(&self) -> SearchPause {
        self.0.urgent.begin()
    }

    /// Asks long work in the background to end soon, until the result is dropped.
    pub fn request_thread(&self) -> ThreadRequest {
        self.0.requests.add()
    }

    /// Whether long work in the background should end soon, because somebody else needs its thread.
    #[must_use]
    pub fn thread_is_requested(&self) -> bool {
        self.0.requests.any()
    }

    /// Runs CPU-bound work that somebody waits for on a thread of low priority, after the work that waited before. Never
    /// ends if searches are switched off.
    pub async fn run_blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> T {
        let request = self.request_thread();
        let work = move || {
            drop(request);
            work()
        };
        self.run_at(Niceness::WAITED_FOR, work).await
    }

    /// The same for work that nobody waits for, at the lowest priority. If it takes seconds, it should end soon once
    /// [a thread is requested](Self::thread_is_requested).
    pub async fn run_in_background<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> T {
        self.run_at(Niceness::BACKGROUND, work).await
    }

    async fn run_at<T: Send + 'static>(
        &self,
        niceness: Niceness,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> T {
        let place = Arc::clone(&self.0.free).acquire_owned().await;
        let tables = Arc::clone(&self.0.tables);
        let urgent = Arc::clone(&self.0.urgent);
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            let begun = Instant::now();
            let found = at_low_priority(niceness, || {
                set_pause(urgent.pauses(begun));
                work()
            });
            telemetry::searched(begun.elapsed());
            tables.replace_damaged();
            found
        });
        match done.await {
            Ok(done) => done,
            Err(broken) => std::panic::resume_unwind(Box::new(broken.to_string())),
        }
    }

    /// The table for a match whose computer player uses one. A missing table is built in the background; until then there is
    /// none. Reads files on first use, so call it within [`run_blocking`](Self::run_blocking).
    #[must_use]
    pub fn solution(&self, game: &Match) -> Option<Arc<dyn Solution>> {
        let rules = rules_with_table(game.record())?;
        let (_, level) = game.computer()?;
        if level < level_count(game.record().ruleset().game()) {
            return None;
        }
        Some(self.0.tables.get_or_build(rules)?)
    }

    /// The solved table for a record's rules. If these rules can have one that is not there yet, it is built in the background, and the
    /// answer is `None` until it is finished.
    /// Reads files on first use, so call it within [`run_blocking`](Self::run_blocking).
    #[must_use]
    pub fn wanted_solution(&self, record: &Record) -> Option<Arc<dyn Solution>> {
        Some(self.0.tables.get_or_build(rules_with_table(record)?)?)
    }

    /// Whether a record's rules are those of a table, be it there or not.
    #[must_use]
    pub fn is_solvable(record: &Record) -> bool {
        rules_with_table(record).is_some()
    }

    /// The table for a record's rules if there is one already; none is built. Reads files on first use, so call it within
    /// [`run_blocking`](Self::run_blocking).
    #[must_use]
    pub fn known_solution(&self, record: &Record) -> Option<Arc<dyn Solution>> {
        Some(self.0.tables.get(rules_with_table(record)?)?)
    }
}

/// The rules of a record, if they are those of a table.
fn rules_with_table(record: &Record) -> Option<Rules> {
    Some(*as_solved(record.position())?.rules())
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use super::*;
    use crate::computer::pauses::MIN_ALLOWED;
    use crate::search::best;

    #[tokio::test]
    async fn searches_pause_while_something_is_urgent() {
        let pool = SearchPool::default();
        let _urgent = pool.pause();
        let record = Record::new(&"jungle/classic".parse().unwrap());
        let begun = Instant::now();
        let found = pool.run_blocking(move || best(&record, 5_000)).await;
        assert!(found.is_some());
        assert!(begun.elapsed() >= MIN_ALLOWED);
    }

    #[tokio::test]
    async fn work_in_the_background_makes_room() {
        let pool = SearchPool::new(1, None);
        let observed = pool.clone();
        let long = pool.run_in_background(move || {
            let begun = Instant::now();
            while begun.elapsed() < Duration::from_mins(1) {
                if observed.thread_is_requested() {
                    return true;
                }
                thread::yield_now();
            }
            false
        });
        let short = pool.run_blocking(|| ());
        let (made_room, ()) = tokio::join!(long, short);
        assert!(made_room);
        assert!(!pool.thread_is_requested());
    }
}
