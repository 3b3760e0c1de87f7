//! The threads of searches, and the solved tables of Dōbutsu Shōgi that the highest level uses. Chooses no move.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, available_parallelism};
use std::time::Instant;

use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::play::Match;
use crate::rules::dobutsu::Rules;
use crate::rules::ruleset::Rulebook as _;
use crate::rules::{AnyPosition, Position as _, Record};
use crate::tables::{self, Table, TableError};
use crate::telemetry;

use super::levels::level_count;

/// Runs a limited number of searches at the same time, off the async threads. Clones share the limit.
#[derive(Clone)]
pub struct SearchPool(Arc<PoolState>);

struct PoolState {
    threads: usize,
    free: Arc<Semaphore>,
    /// The folder of the tables; `None` to use none.
    folder: Option<PathBuf>,
    /// The tables that were asked for; `None` while one is built, and if that failed.
    tables: Mutex<Vec<(Rules, Option<Arc<Table>>)>>,
}

impl fmt::Debug for SearchPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinkers")
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
        Self(Arc::new(PoolState {
            threads,
            free: Arc::new(Semaphore::new(threads)),
            folder,
            tables: Mutex::default(),
        }))
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

    /// Runs CPU-bound work on a blocking thread, after those that waited before.
    pub async fn run_blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> T {
        let place = Arc::clone(&self.0.free).acquire_owned().await;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            let begun = Instant::now();
            let found = work();
            telemetry::searched(begun.elapsed());
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
    pub fn solution(&self, game: &Match) -> Option<Arc<Table>> {
        let AnyPosition::Dobutsu(position) = game.record().position() else {
            return None;
        };
        let (_, level) = game.computer()?;
        if level < level_count(game.record().ruleset().game()) {
            return None;
        }
        let folder = self.0.folder.as_ref()?;
        let rules = *position.rules();
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let known = tables.iter().find(|(known, _)| *known == rules);
        if let Some((_, table)) = known {
            return table.clone();
        }
        let table = match Table::open(folder, rules) {
            Ok(table) => Some(Arc::new(table)),
            Err(error) => {
                tracing::info!(%error, "the table of {} is built now", rules.preset());
                self.build(folder, rules);
                None
            }
        };
        tables.push((rules, table.clone()));
        table
    }

    /// The table for a record's rules if there is one already; none is built. Reads files, so call it within
    /// [`run_blocking`](Self::run_blocking).
    #[must_use]
    pub fn known_solution(&self, record: &Record) -> Option<Arc<Table>> {
        let AnyPosition::Dobutsu(position) = record.position() else {
            return None;
        };
        let (folder, rules) = (self.0.folder.as_ref()?, *position.rules());
        let known = {
            let tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
            let known = tables.iter().find(|(known, _)| *known == rules);
            known.and_then(|(_, table)| table.clone())
        };
        known.or_else(|| Table::open(folder, rules).ok().map(Arc::new))
    }

    /// Builds a table on a thread of its own, which counts as one search and lets waiting ones go first at each layer. A build
    /// that is interrupted by a stop of the bot goes on at the next start.
    fn build(&self, folder: &Path, rules: Rules) {
        let (thinkers, folder) = (self.clone(), folder.to_owned());
        let runtime = Handle::current();
        let name = format!("table of {}", rules.preset());
        let built = thread::Builder::new().name(name).spawn(move || {
            let table = match thinkers.build_or_resume(&folder, rules, &runtime) {
                Ok(table) => Arc::new(table),
                Err(error) => {
                    tracing::warn!(%error, "the highest level of Dōbutsu Shōgi searches instead of knowing");
                    return;
                }
            };
            let tables = &thinkers.0.tables;
            let mut tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.retain(|(known, _)| *known != rules);
            tables.push((rules, Some(table)));
        });
        if let Err(error) = built {
            tracing::warn!(%error, "no table is built");
        }
    }

    fn build_or_resume(
        &self,
        folder: &Path,
        rules: Rules,
        runtime: &Handle,
    ) -> Result<Table, TableError> {
        let mut place: Option<OwnedSemaphorePermit> = None;
        tables::build(folder, rules, 1, |progress| {
            if progress.layer % 10 == 0 {
                tracing::info!(
                    layer = progress.layer,
                    resumed = progress.resumed,
                    "the table of {} is being built",
                    rules.preset()
                );
            }
            // The semaphore is fair, so searches that wait go first.
            place = None;
            place = runtime
                .block_on(Arc::clone(&self.0.free).acquire_owned())
                .ok();
            place.is_some()
        })?;
        drop(place);
        tracing::info!("the table of {} is built", rules.preset());
        Table::open(folder, rules)
    }
}
