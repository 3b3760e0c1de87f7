//! The solved tables of Dōbutsu Shōgi that computer players use: each is opened once, and built in the background when it is
//! missing or damaged. Chooses no move.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use crate::rules::dobutsu::Rules;
use crate::rules::ruleset::Rulebook as _;
use crate::tables::{self, SolvedTable, TableError};

use super::priority::{Niceness, yield_to_other_threads};
use super::thread_requests::ThreadRequests;

/// After a failed build.
const RETRY_DELAY: Duration = Duration::from_hours(1);

/// How long a build works before it waits for a free search thread again.
const YIELD_INTERVAL: Duration = Duration::from_millis(50);

/// Held while a table is built: a build takes 250 MiB of memory.
static ONE_BUILD: Mutex<()> = Mutex::new(());

/// The tables in a folder, as far as they are known.
pub(super) struct SolvedTables {
    /// The folder; `None` to use no tables.
    folder: Option<PathBuf>,
    /// The permits of the searches, which go before builds.
    searches: Arc<Semaphore>,
    requests: ThreadRequests,
    states: Mutex<HashMap<Rules, TableState>>,
}

/// What is known of a table.
enum TableState {
    Open(Arc<SolvedTable>),
    Building,
    /// The latest build failed.
    Failed {
        /// When the next one may begin.
        next: Instant,
    },
}

impl TableState {
    fn failed() -> Self {
        Self::Failed {
            next: Instant::now() + RETRY_DELAY,
        }
    }
}

impl SolvedTables {
    pub(super) fn new(
        folder: Option<PathBuf>,
        searches: Arc<Semaphore>,
        requests: ThreadRequests,
    ) -> Arc<Self> {
        Arc::new(Self {
            folder,
            searches,
            requests,
            states: Mutex::default(),
        })
    }

    fn states(&self) -> MutexGuard<'_, HashMap<Rules, TableState>> {
        self.states.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of these rules if it is there; none is built. Reads files on first use.
    pub(super) fn get(&self, rules: Rules) -> Option<Arc<SolvedTable>> {
        let folder = self.folder.as_ref()?;
        let mut states = self.states();
        match states.get(&rules) {
            Some(TableState::Open(table)) => Some(Arc::clone(table)),
            Some(TableState::Building | TableState::Failed { .. }) => None,
            None => {
                let table = Arc::new(SolvedTable::open(folder, rules).ok()?);
                states.insert(rules, TableState::Open(Arc::clone(&table)));
                Some(table)
            }
        }
    }

    /// The table of a ruleset, if it can be used now. If it is missing, a build starts in the background.
    pub(super) fn get_or_build(self: &Arc<Self>, rules: Rules) -> Option<Arc<SolvedTable>> {
        let table = self.get(rules);
        if table.is_none() {
            let begins = {
                let mut states = self.states();
                let begins = match states.get(&rules) {
                    Some(TableState::Open(_) | TableState::Building) => false,
                    Some(TableState::Failed { next }) => *next <= Instant::now(),
                    None => true,
                };
                if begins {
                    states.insert(rules, TableState::Building);
                }
                begins
            };
            if begins {
                self.build(rules);
            }
        }
        table
    }

    /// Goes on with the builds that a stop of the bot has interrupted.
    pub(super) fn resume_builds(self: &Arc<Self>) {
        let Some(folder) = &self.folder else {
            return;
        };
        for rules in [Rules::Classic, Rules::Official] {
            if tables::has_partial(folder, rules) {
                self.states().insert(rules, TableState::Building);
                self.build(rules);
            }
        }
    }

    /// Drops the tables with blocks that could not be read, and builds them anew in the background.
    pub(super) fn replace_damaged(self: &Arc<Self>) {
        let mut damaged = Vec::new();
        for (rules, state) in self.states().iter_mut() {
            if let TableState::Open(table) = state
                && let Some(error) = table.failure()
            {
                tracing::error!(%error, "the table of {} is built anew", rules.preset());
                *state = TableState::Building;
                damaged.push(*rules);
            }
        }
        for rules in damaged {
            self.build(rules);
        }
    }

    /// Builds a table on a thread of its own. A build that is interrupted by a stop of the bot goes on at the next start.
    ///
    /// The build never holds a permit of the searches. Before each share of its work it waits until one is free, in turn with
    /// the searches that wait; so a search competes with one share at most.
    fn build(self: &Arc<Self>, rules: Rules) {
        let Some(folder) = self.folder.clone() else {
            return;
        };
        let (solved, searches) = (Arc::downgrade(self), Arc::clone(&self.searches));
        let requests = self.requests.clone();
        let runtime = Handle::current();
        let name = format!("table of {}", rules.preset());
        let spawned = thread::Builder::new().name(name).spawn(move || {
            yield_to_other_threads(Niceness::WAITED_FOR);
            let waited = Mutex::new(None::<Instant>);
            let wait_turn = || {
                let mut waited = waited.lock().unwrap_or_else(PoisonError::into_inner);
                if waited.is_none_or(|at| at.elapsed() > YIELD_INTERVAL) {
                    let _request = requests.add();
                    if runtime.block_on(searches.acquire()).is_err() {
                        return false;
                    }
                    *waited = Some(Instant::now());
                }
                // Nobody needs the table once the searches are gone.
                solved.strong_count() > 0
            };
            let built = whole_table(&folder, rules, &wait_turn);
            let Some(solved) = solved.upgrade() else {
                return;
            };
            let state = match built {
                Ok(table) => TableState::Open(Arc::new(table)),
                Err(error) => {
                    tracing::warn!(%error, "no solved table of Dōbutsu Shōgi; the highest level searches");
                    TableState::failed()
                }
            };
            solved.states().insert(rules, state);
        });
        if let Err(error) = spawned {
            tracing::warn!(%error, "no table is built");
            self.states().insert(rules, TableState::failed());
        }
    }
}

/// Opens the table in the folder if every block is whole; otherwise builds it, or goes on with its build.
fn whole_table(
    folder: &Path,
    rules: Rules,
    wait_turn: &(dyn Fn() -> bool + Sync),
) -> Result<SolvedTable, TableError> {
    let _one = ONE_BUILD.lock().unwrap_or_else(PoisonError::into_inner);
    let opened = SolvedTable::open(folder, rules).and_then(|table| table.check().map(|()| table));
    match opened {
        Ok(table) => {
            tables::delete_partial(folder, rules)?;
            return Ok(table);
        }
        Err(error) => tracing::info!(%error, "the table of {} is built now", rules.preset()),
    }
    let tell = |progress: tables::BuildProgress| {
        if progress.layer.is_multiple_of(10) {
            tracing::info!(
                layer = progress.layer,
                resumed = progress.resumed,
                "the table of {} is being built",
                rules.preset()
            );
        }
        true
    };
    tables::build(folder, rules, 1, tell, wait_turn)?;
    tracing::info!("the table of {} is built", rules.preset());
    SolvedTable::open(folder, rules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position as _, dobutsu::Dobutsu};
    use crate::search::Solution as _;

    const RULES: Rules = Rules::Classic;

    /// Tables in a folder, and the only permit of the searches: builds wait for who holds it.
    fn tables_in(folder: &Path) -> (Arc<SolvedTables>, Arc<Semaphore>) {
        let searches = Arc::new(Semaphore::new(1));
        let solved = SolvedTables::new(
            Some(folder.to_owned()),
            Arc::clone(&searches),
            ThreadRequests::default(),
        );
        (solved, searches)
    }

    fn is_building(solved: &SolvedTables) -> bool {
        matches!(solved.states().get(&RULES), Some(TableState::Building))
    }

    #[tokio::test]
    async fn a_table_with_an_unreadable_block_is_dropped_and_built_anew() {
        let folder = tempfile::tempdir().unwrap();
        let (solved, searches) = tables_in(folder.path());
        let search = searches.acquire().await.unwrap();
        let file = tables::path(folder.path(), RULES);
        tables::write(&file, RULES, 1000, &|_| 0).unwrap();
        let mut bytes = std::fs::read(&file).unwrap();
        *bytes.last_mut().unwrap() ^= 4;
        std::fs::write(&file, &bytes).unwrap();
        let table = solved.get_or_build(RULES).expect("its head is whole");
        solved.replace_damaged();
        assert!(solved.get(RULES).is_some(), "nothing was read yet");
        // The start lies behind the end of this short table.
        assert_eq!(table.value(&Dobutsu::start(RULES)), None);
        assert!(matches!(table.failure(), Some(TableError::Damaged { .. })));
        solved.replace_damaged();
        assert!(is_building(&solved));
        assert!(solved.get(RULES).is_none() && solved.get_or_build(RULES).is_none());
        // In this order the build ends before it takes any memory.
        drop(solved);
        drop(search);
    }

    #[tokio::test]
    async fn a_build_that_was_interrupted_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let (solved, searches) = tables_in(folder.path());
        let search = searches.acquire().await.unwrap();
        solved.resume_builds();
        assert!(!is_building(&solved), "nothing was begun");
        std::fs::write(folder.path().join("dobutsu-classic.partial"), "").unwrap();
        solved.resume_builds();
        assert!(is_building(&solved));
        assert!(!solved.states().contains_key(&Rules::Official));
        drop(solved);
        drop(search);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_build_that_failed_is_tried_again_later() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        std::fs::write(&file, "").unwrap();
        // No folder can be made below a file.
        let (solved, _) = tables_in(&file.join("tables"));
        assert!(solved.get_or_build(RULES).is_none());
        while is_building(&solved) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let next = match solved.states().get(&RULES) {
            Some(TableState::Failed { next }) => *next,
            _ => panic!("it cannot be built"),
        };
        assert!(next > Instant::now() + RETRY_DELAY / 2);
        assert!(solved.get_or_build(RULES).is_none());
        assert!(!is_building(&solved), "it is too early");
        let next = Instant::now();
        solved.states().insert(RULES, TableState::Failed { next });
        assert!(solved.get_or_build(RULES).is_none());
        let tried = match solved.states().get(&RULES) {
            Some(TableState::Failed { next: later }) => *later > next,
            other => other.is_some(),
        };
        assert!(tried);
    }
}
