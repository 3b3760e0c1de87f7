//! Checks a whole database: replays every match and tournament, compares summaries, jobs and posts with the events, and
//! repairs what follows from them. Events are never changed.
//!
//! Memory use does not depend on the number of matches: it works page by page. Each page is one snapshot, so a bot may
//! run meanwhile. Several pages are replayed in parallel.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::thread::available_parallelism;

use sqlx::any::AnyRow;
use sqlx::{Executor as _, Row as _};
use tokio::task::JoinHandle;

use super::database::{Dialect, Store, StoreError, Transaction, run, sql_error};
use super::repair::{MatchFinding, StoredMatch, apply, check_match, stored_matches};
use crate::play::MatchId;

/// In match numbers.
const PAGE_SIZE: i64 = 200;

/// How many pages are replayed in parallel.
pub(super) fn cores() -> usize {
    available_parallelism().map_or(1, |cores| cores.get().min(8))
}

#[derive(Default)]
struct Replayed {
    matches: u64,
    events: u64,
    wrong: Vec<(MatchId, Vec<MatchFinding>)>,
}

/// The result of a task; a panic becomes an error.
async fn join_task<T>(task: JoinHandle<Result<T, StoreError>>) -> Result<T, StoreError> {
    task.await
        .unwrap_or_else(|stopped| Err(sql_error("checking")(sqlx::Error::Io(stopped.into()))))
}

/// Progress and findings, reported while a check runs.
#[derive(Clone, Copy, Debug)]
pub enum CheckEvent<'a> {
    /// Matches checked so far.
    Progress {
        /// How many are checked.
        done: u64,
        /// How many there are.
        of: u64,
    },
    /// Bytes copied so far.
    Copied {
        /// The size of the copy.
        done: u64,
        /// The size of the original, with free pages that are not copied.
        of: u64,
    },
    /// Rows of a table copied so far.
    Rows {
        /// The table.
        table: &'a str,
        /// How many are in the copy.
        done: u64,
        /// How many there are.
        of: u64,
    },
    /// A finding.
    Found(&'a Finding),
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The match, unless it is about the whole database.
    pub id: Option<MatchId>,
    /// What is wrong.
    pub what: String,
    /// Whether it was or can be repaired.
    pub state: State,
}

/// Whether a finding was or can be repaired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It was repaired.
    Repaired,
    /// It can be repaired from the events.
    Repairable,
    /// Nothing in the database says what was right.
    Unrepairable,
}

impl State {
    /// The state of what can be repaired from the events.
    pub(super) fn of_repairable(repaired: bool) -> Self {
        if repaired {
            Self::Repaired
        } else {
            Self::Repairable
        }
    }
}

impl Finding {
    /// A finding of SQLite's integrity check. Only damaged indexes can be rebuilt.
    fn of_file(what: String, repaired: bool) -> Self {
        let state = if !repaired && what.contains("index") {
            State::Repairable
        } else {
            State::Unrepairable
        };
        Self::of_database(what, state)
    }

    /// A finding that is not about one match.
    pub(super) fn of_database(what: String, state: State) -> Self {
        let id = None;
        Self { id, what, state }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(id) = self.id {
            write!(f, "match {id}: ")?;
        }
        f.write_str(&self.what)?;
        f.write_str(match self.state {
            State::Repaired => " (repaired)",
            State::Repairable => " (can be repaired)",
            State::Unrepairable => " (cannot be repaired)",
        })
    }
}

/// The result of a check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CheckReport {
    /// Matches replayed.
    pub matches: u64,
    /// Their events.
    pub events: u64,
    /// Findings that were repaired.
    pub repaired: u64,
    /// Findings that can be repaired.
    pub repairable: u64,
    /// Findings that cannot be repaired.
    pub unrepairable: u64,
}

impl CheckReport {
    /// Whether nothing is wrong, or everything was repaired.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.repairable + self.unrepairable == 0
    }

    fn count_and_report(&mut self, finding: &Finding, note: &mut impl FnMut(CheckEvent<'_>)) {
        match finding.state {
            State::Repaired => self.repaired += 1,
            State::Repairable => self.repairable += 1,
            State::Unrepairable => self.unrepairable += 1,
        }
        note(CheckEvent::Found(finding));
    }
}

// The next match number with a row in any table.
const NEXT_STORED_MATCH: &str = "\
    SELECT MIN(id) AS id FROM (\
    SELECT MIN(id) AS id FROM matches WHERE id > $1 UNION ALL SELECT MIN(match_id) FROM events WHERE match_id > $1 UNION ALL \
    SELECT MIN(match_id) FROM jobs WHERE match_id > $1 UNION ALL SELECT MIN(match_id) FROM posts WHERE match_id > $1) AS next";

// So that nothing changes between the check and the repair.
const LOCK_MATCH: &str = "UPDATE matches SET seq = seq WHERE id = $1";

const MATCH_COUNTS: &str = "\
    SELECT CAST(COUNT(*) AS BIGINT) AS matches, COALESCE(MAX(id), 0) AS newest, \
    (SELECT value FROM counters WHERE name = 'match') AS given FROM matches";

const SET_MATCH_COUNTER: &str = "\
    INSERT INTO counters (name, value) VALUES ('match', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value";

const SKIP_NUMBERS: &str = "\
    UPDATE counters SET value = value + $1 WHERE name IN ('match', 'player', 'tournament')";

impl Store {
    /// Skips that many ids of new matches, players and tournaments. After a restore from an older backup, posts and
    /// buttons on Discord still contain ids that were given out after that backup and must not be given out again.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn skip_numbers(&self, count: u32) -> Result<(), StoreError> {
        let skip = sqlx::query(SKIP_NUMBERS).bind(i64::from(count));
        self.run("skipping numbers", skip).await
    }

    /// Checks everything and, with `repair`, repairs what follows from the events.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails. Findings are no errors: they are reported to `note` and counted.
    pub async fn verify(
        &self,
        repair: bool,
        mut note: impl FnMut(CheckEvent<'_>),
    ) -> Result<CheckReport, StoreError> {
        let mut report = CheckReport::default();
        // Indexes are rebuilt before anything reads through them; a mere check reads the file in parallel.
        let file = self.clone();
        if repair {
            file.check_file(repair, &mut report, &mut note).await?;
        }
        let integrity = tokio::spawn(async move {
            if repair {
                Ok(Vec::new())
            } else {
                file.integrity().await
            }
        });
        let of = self
            .check_match_counter(repair, &mut report, &mut note)
            .await?;
        let mut pages = VecDeque::new();
        let mut next = self.next(i64::MIN).await?;
        loop {
            while let Some(first) = next.filter(|_| pages.len() < cores() + 1) {
                let (store, last) = (self.clone(), first.saturating_add(PAGE_SIZE - 1));
                pages.push_back(tokio::spawn(
                    async move { store.replay(first - 1, last).await },
                ));
                next = self.next(last).await?;
            }
            let Some(page) = pages.pop_front() else { break };
            let page = join_task(page).await?;
            report.matches += page.matches;
            report.events += page.events;
            for (id, wrong) in page.wrong {
                let found = if repair {
                    self.repair_match(id)
                        .await
                        .map_err(sql_error("repairing a match"))?
                } else {
                    found(id, &wrong, State::Repairable)
                };
                for finding in &found {
                    report.count_and_report(finding, &mut note);
                }
            }
            let done = report.matches;
            note(CheckEvent::Progress {
                done,
                of: of.max(done),
            });
        }
        for finding in self.verify_tournaments(repair).await? {
            report.count_and_report(&finding, &mut note);
        }
        for what in join_task(integrity).await? {
            report.count_and_report(&Finding::of_file(what, repair), &mut note);
        }
        Ok(report)
    }

    /// Replays the matches in a range of numbers.
    async fn replay(&self, after: i64, last: i64) -> Result<Replayed, StoreError> {
        let kept = self.snapshot(after, last).await;
        let mut page = Replayed::default();
        for (id, kept) in kept.map_err(sql_error("reading a page of matches"))? {
            page.matches += u64::from(kept.row);
            page.events += kept.events.len() as u64;
            let wrong = check_match(MatchId(id), &kept);
            if !wrong.is_empty() {
                page.wrong.push((MatchId(id), wrong));
            }
        }
        Ok(page)
    }

    /// Checks what needs no knowledge of the schema.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn verify_pages(
        &self,
        mut note: impl FnMut(CheckEvent<'_>),
    ) -> Result<CheckReport, StoreError> {
        let mut report = CheckReport::default();
        self.check_file(false, &mut report, &mut note).await?;
        Ok(report)
    }

    /// Runs SQLite's integrity check on the file. PostgreSQL checks its own storage.
    async fn check_file(
        &self,
        repair: bool,
        report: &mut CheckReport,
        note: &mut impl FnMut(CheckEvent<'_>),
    ) -> Result<(), StoreError> {
        let mut wrong = self.integrity().await?;
        let before = wrong.len();
        if repair && before > 0 {
            // An index can be rebuilt from its table.
            self.write
                .execute("REINDEX")
                .await
                .map_err(sql_error("building the indexes anew"))?;
            wrong = self.integrity().await?;
            if wrong.is_empty() {
                let what = format!("the indexes were damaged in {before} places");
                report.count_and_report(&Finding::of_database(what, State::Repaired), note);
            }
        }
        for what in wrong {
            report.count_and_report(&Finding::of_file(what, repair), note);
        }
        Ok(())
    }

    async fn integrity(&self) -> Result<Vec<String>, StoreError> {
        if self.dialect != Dialect::Sqlite {
            return Ok(Vec::new());
        }
        let query = sqlx::query("PRAGMA integrity_check");
        let line = |row: &AnyRow| row.try_get(0);
        let lines = self.read_all("reading every page of the file", query, line);
        let mut lines: Vec<String> = lines.await?;
        lines.retain(|line| line != "ok");
        Ok(lines)
    }

    /// Counts the matches, and makes sure that the counter is not behind the newest number.
    async fn check_match_counter(
        &self,
        repair: bool,
        report: &mut CheckReport,
        note: &mut impl FnMut(CheckEvent<'_>),
    ) -> Result<u64, StoreError> {
        let numbers = async {
            let (matches, newest, given): (i64, i64, Option<i64>) =
                sqlx::query_as(MATCH_COUNTS).fetch_one(&self.read).await?;
            let given = given.unwrap_or(0);
            if given < newest && repair {
                let set = sqlx::query(SET_MATCH_COUNTER).bind(newest);
                set.execute(&self.write).await?;
            }
            Ok((matches, newest, given))
        };
        let (matches, newest, given) = numbers.await.map_err(sql_error("counting the matches"))?;
        if given < newest {
            let what = format!("the newest match is {newest}, the last number given out {given}");
            let state = State::of_repairable(repair);
            report.count_and_report(&Finding::of_database(what, state), note);
        }
        Ok(matches as u64)
    }

    async fn next(&self, after: i64) -> Result<Option<i64>, StoreError> {
        let next = sqlx::query_scalar(NEXT_STORED_MATCH).bind(after);
        let next = next.fetch_one(&self.read).await;
        next.map_err(sql_error("paging"))
    }

    /// Begins a transaction whose reads see one moment.
    pub(super) async fn begin_snapshot(&self) -> sqlx::Result<Transaction> {
        let begin = match self.dialect {
            Dialect::Sqlite => "BEGIN",
            Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        self.read.begin_with(begin).await
    }

    /// Reads a page of matches in one snapshot.
    async fn snapshot(&self, after: i64, last: i64) -> sqlx::Result<BTreeMap<i64, StoredMatch>> {
        let mut tx = self.begin_snapshot().await?;
        let page = stored_matches(&mut tx, after, last).await?;
        tx.rollback().await?;
        Ok(page)
    }

    /// Checks a match again under the row's lock, and repairs it.
    async fn repair_match(&self, id: MatchId) -> sqlx::Result<Vec<Finding>> {
        let mut tx = self.begin().await?;
        run(&mut tx, sqlx::query(LOCK_MATCH).bind(id)).await?;
        let kept = stored_matches(&mut tx, id.0 - 1, id.0).await?;
        let wrong = check_match(id, kept.get(&id.0).unwrap_or(&StoredMatch::default()));
        for (_, repair) in &wrong {
            if let Some(repair) = repair {
                apply(&mut tx, id, repair).await?;
            }
        }
        tx.commit().await?;
        Ok(found(id, &wrong, State::Repaired))
    }
}

fn found(id: MatchId, wrong: &[MatchFinding], repairable: State) -> Vec<Finding> {
    let finding = |(what, repair): &MatchFinding| Finding {
        id: Some(id),
        what: what.clone(),
        state: if repair.is_some() {
            repairable
        } else {
            State::Unrepairable
        },
    };
    wrong.iter().map(finding).collect()
}
