//! The transactional outbox: jobs are written in the transaction that causes them, then claimed, leased, retried and
//! finished here. It runs no job itself.
//!
//! A job is identified by subject and kind, with at most one row for each pair: a new deadline replaces the old one.
//! Jobs are idempotent. Workers may compete: a claim sets a lease, and a worker that has lost its lease can neither
//! finish nor postpone the job.
//!
//! The announcements of a match go out in the order of its events, and so do a person's boards of followed matches. In a
//! channel, jobs of one kind run one at a time, those due longest first; while one waits to be retried, other matches go
//! on. There is no order between the kinds, because each job waits for what it needs: a notice or a thread until its board
//! is posted, the removal of controls until their post is recorded. So a slow direct message holds up no board.

use std::time::Duration;

use rand::Rng as _;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::number;
use super::database::{Dialect, Statement, Store, StoreError, commit_transaction, run, sql_error};
use super::jobs::{ClaimedJob, InteractionHandle, Job, JobId, JobKind, Lane};
use super::subjects::UnknownJob;
use crate::play::Timestamp;

/// Longer than the usual pauses between retries. Jobs with longer ones, such as those of damaged matches, are tried once
/// more after the clock was set back, which changes nothing.
const MAX_RETRY_DELAY: Duration = Duration::from_mins(10);

/// How long a job that this version cannot read is postponed: during an upgrade a newer process does it meanwhile.
const UNREADABLE_JOB_DELAY: Duration = Duration::from_mins(1);

// The announcements of a match are posted in the order of its events.
macro_rules! in_order {
    ($job:literal) => {
        concat!(
            "(",
            $job,
            ".kind <> 'announce' OR NOT EXISTS (SELECT 1 FROM jobs o WHERE o.match_id = ",
            $job,
            ".match_id AND o.kind = 'announce' AND o.seq < ",
            $job,
            ".seq))"
        )
    };
}

// Claims only the first due job of each line, and only while no job of that line is leased. The order of a match is checked
// first: it excludes most jobs of a long queue at once, and SQLite checks the conditions as they are written.
macro_rules! claim {
    ($order:literal, $lock:literal) => {
        concat!(
            "WITH first AS MATERIALIZED (SELECT j.subject, j.kind FROM jobs j WHERE j.lane = $1 AND j.due <= $2 ",
            "AND ",
            in_order!("j"),
            " AND (j.line IS NULL OR NOT EXISTS (SELECT 1 FROM jobs e WHERE e.line = j.line AND (",
            "(e.lease IS NOT NULL AND e.due > $2) OR ",
            "(e.due <= $2 AND (e.due, e.subject, e.kind) < (j.due, j.subject, j.kind) AND ",
            in_order!("e"),
            ")))) ",
            "ORDER BY ",
            $order,
            " LIMIT $5",
            $lock,
            ") UPDATE jobs SET lease = $4, due = $3, attempts = attempts + 1 ",
            "WHERE (subject, kind) IN (SELECT subject, kind FROM first) RETURNING subject, kind, seq, payload, attempts"
        )
    };
}

macro_rules! claim_due {
    ($lock:literal) => {
        claim!("j.due", $lock)
    };
}

// A computer player's move goes before the steps of analyses, each of which puts itself back as due at once. Only few jobs are
// due in that lane, so that they can be sorted.
macro_rules! claim_search {
    ($lock:literal) => {
        claim!("j.kind = 'analyse', j.due", $lock)
    };
}

pub(super) const CLAIM: &str = claim_due!("");
pub(super) const CLAIM_SEARCH: &str = claim_search!("");

// A worker changes only what it has leased. An interaction's answer, without a lease, may postpone only an unleased
// job; but it may finish any, because its post is already visible.
macro_rules! if_leased {
    ($do:literal) => {
        concat!(
            $do,
            " WHERE subject = $1 AND kind = $2 AND lease IS NOT DISTINCT FROM CAST($3 AS BIGINT)"
        )
    };
}

pub(super) const RENEW: &str = if_leased!("UPDATE jobs SET due = $4");
pub(super) const CONTINUE_LATER: &str =
    if_leased!("UPDATE jobs SET due = $4, attempts = 0, lease = NULL");
pub(super) const RETRY: &str = if_leased!("UPDATE jobs SET due = $4, lease = NULL");
pub(super) const RETRY_WITHOUT_INTERACTION: &str =
    if_leased!("UPDATE jobs SET due = $4, payload = NULL, lease = NULL");
macro_rules! finish {
    ($returning:literal) => {
        concat!(
            "DELETE FROM jobs WHERE subject = $1 AND kind = $2 ",
            "AND (CAST($3 AS BIGINT) IS NULL OR lease = CAST($3 AS BIGINT))",
            $returning
        )
    };
}

pub(super) const FINISH: &str = finish!("");

/// Like [`FINISH`], and returns the payload.
pub(super) const FINISH_ANNOUNCEMENT: &str = finish!(" RETURNING payload");

// Makes jobs due now after the clock was set back, except those that wait for a deadline and were never tried. Most
// kinds either always or never wait for one. Notices and archiving wait for less than a day, so a later due time comes
// from the wrong clock. The job `advance` waits for a deadline if its time is later than the tournament's newest event:
// the start, the end of a round, or the end of the time to answer a challenge. Recurring jobs run now, because the
// wrong clock may have postponed them.
pub(super) const MAKE_FAR_JOBS_DUE: &str = "\
    UPDATE jobs SET due = $1, lease = NULL WHERE due > $2 AND (attempts > 0 \
    OR kind IN ('notify', 'archive') AND due > $3 OR NOT (\
    kind IN ('expire', 'flag', 'remind', 'round-ends', 'answer-ends', 'notify', 'archive') OR \
    (kind = 'advance' AND subject IN (SELECT w.subject FROM tournaments t JOIN jobs w \
    ON w.subject = 'tournament/' || t.id AND w.kind = 'advance' WHERE w.due > t.updated))))";

// Releases leases of first attempts only. A job on a later attempt may have crashed the process: its lease must expire.
pub(super) const RELEASE_LEASES: &str =
    "UPDATE jobs SET due = $1, lease = NULL WHERE lease IS NOT NULL AND attempts = 1";

pub(super) const JOB_EXISTS: &str = "SELECT 1 FROM jobs WHERE subject = $1 AND kind = $2";

/// Quiet hours are shorter than a day.
const MAX_NOTICE_DELAY: Duration = Duration::from_hours(24);

impl Store {
    /// Claims up to `most` due jobs of a lane, those overdue longest first, with a lease until `until`; moves of computer
    /// players before first passes of analyses. Begins a write even if no job is due; [`Store::agenda`] tells which lanes have
    /// due jobs without one.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn claim(
        &self,
        lane: Lane,
        now: Timestamp,
        until: Timestamp,
        most: usize,
    ) -> Result<Vec<Job>, StoreError> {
        const LOCKING: &str = claim_due!(" FOR UPDATE SKIP LOCKED");
        const LOCKING_SEARCH: &str = claim_search!(" FOR UPDATE SKIP LOCKED");
        let claim = async || {
            let sql = match (self.dialect, lane) {
                (Dialect::Sqlite, Lane::Thinking) => CLAIM_SEARCH,
                (Dialect::Sqlite, _) => CLAIM,
                (Dialect::Postgres, Lane::Thinking) => LOCKING_SEARCH,
                (Dialect::Postgres, _) => LOCKING,
            };
            let lease = rand::thread_rng().r#gen::<i64>();
            let claim = sqlx::query(sql)
                .bind(lane.key())
                .bind(now)
                .bind(until)
                .bind(lease)
                .bind(i64::try_from(most).unwrap_or(i64::MAX));
            let mut jobs = Vec::new();
            let rows = self.write_returning(claim).await?;
            for row in &rows {
                match read_claimed_job(row, lease) {
                    Ok(job) => jobs.push(job),
                    // It may be a newer version's job; postponed, it does not block the others.
                    Err(unreadable) => {
                        tracing::error!(%unreadable, "a job that cannot be read is put off");
                        self.postpone_unreadable(row, lease, now).await?;
                    }
                }
            }
            Ok((jobs, rows.is_empty()))
        };
        loop {
            let (jobs, none) = claim().await.map_err(sql_error("claiming jobs"))?;
            if none || !jobs.is_empty() {
                return Ok(jobs);
            }
        }
    }

    async fn postpone_unreadable(
        &self,
        row: &AnyRow,
        lease: i64,
        now: Timestamp,
    ) -> sqlx::Result<()> {
        let aside = sqlx::query(RETRY)
            .bind(row.try_get::<String, _>("subject")?)
            .bind(row.try_get::<String, _>("kind")?)
            .bind(lease)
            .bind(now.after(UNREADABLE_JOB_DELAY));
        self.write(aside).await.map(drop)
    }

    /// Extends the lease of a job. False if the lease was lost: the job was replaced, finished, or claimed by another
    /// worker.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn renew(&self, job: &Job, until: Timestamp) -> Result<bool, StoreError> {
        self.change(RENEW, job.into(), Some(until)).await
    }

    /// Deletes a job that is done or no longer wanted. False, and nothing is changed, if the lease was lost.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn finish(&self, job: impl Into<ClaimedJob<'_>>) -> Result<bool, StoreError> {
        self.change(FINISH, job.into(), None).await
    }

    /// Releases the lease of the job, to be retried at that time. False, and nothing is changed, if the lease was lost.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn retry(
        &self,
        job: impl Into<ClaimedJob<'_>>,
        due: Timestamp,
    ) -> Result<bool, StoreError> {
        let changed = self.change(RETRY, job.into(), Some(due)).await?;
        self.wake.notify_one();
        Ok(changed)
    }

    /// Like [`Store::retry`], and drops the interaction: its token cannot be used any more.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn retry_without_interaction(
        &self,
        job: &JobId,
        due: Timestamp,
    ) -> Result<bool, StoreError> {
        let changed = self
            .change(RETRY_WITHOUT_INTERACTION, job.into(), Some(due))
            .await?;
        self.wake.notify_one();
        Ok(changed)
    }

    /// Releases the job for its next step at that time and resets its attempts. False, and nothing is changed, if the
    /// lease was lost.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn continue_later(&self, job: &Job, due: Timestamp) -> Result<bool, StoreError> {
        self.change(CONTINUE_LATER, job.into(), Some(due)).await
    }

    async fn change(
        &self,
        sql: &'static str,
        job: ClaimedJob<'_>,
        due: Option<Timestamp>,
    ) -> Result<bool, StoreError> {
        let mut statement = bind_job_key(sql, job);
        if let Some(due) = due {
            statement = statement.bind(due);
        }
        self.execute("noting a job", statement).await
    }

    /// After the clock was set back: makes jobs due now that would otherwise wait until the old time comes again.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn make_far_jobs_due(&self, now: Timestamp) -> Result<(), StoreError> {
        // A notice with a future time would suppress others until then.
        const DELETE_FUTURE_NOTICES: &str = "DELETE FROM notices WHERE told > $1";
        let changing = async {
            let mut tx = self.begin().await?;
            run(&mut tx, sqlx::query(DELETE_FUTURE_NOTICES).bind(now)).await?;
            let make_due = sqlx::query(MAKE_FAR_JOBS_DUE)
                .bind(now)
                .bind(now.after(MAX_RETRY_DELAY))
                .bind(now.after(MAX_NOTICE_DELAY));
            run(&mut tx, make_due).await?;
            commit_transaction(tx).await
        };
        changing.await.map_err(sql_error("making jobs due again"))?;
        self.wake.notify_one();
        Ok(())
    }

    /// Releases the leases of the jobs whose first attempt was running when the last process on this database ended.
    /// Only for a process that has the database to itself, because it takes the leases of other processes away.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn release_leases(&self, now: Timestamp) -> Result<(), StoreError> {
        let release = sqlx::query(RELEASE_LEASES).bind(now);
        self.run("releasing the jobs of the last process", release)
            .await
    }

    /// Whether the job exists.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn has_job(&self, job: &JobId) -> Result<bool, StoreError> {
        self.finds("looking for a job", find_job(job)).await
    }
}

/// A statement that finds a job if it exists.
pub(super) fn find_job(job: &JobId) -> Statement {
    sqlx::query(JOB_EXISTS)
        .bind(job.subject.to_string())
        .bind(job.kind.key())
}

/// A statement about one job, with its first three parameters bound.
pub(super) fn bind_job_key<'a>(sql: &'static str, job: impl Into<ClaimedJob<'a>>) -> Statement {
    let job = job.into();
    sqlx::query(sql)
        .bind(job.id.subject.to_string())
        .bind(job.id.kind.key())
        .bind(job.lease)
}

/// The interaction that may deliver a job, in its payload.
fn handle(payload: &str) -> Option<InteractionHandle> {
    serde_json::from_str(payload).ok()
}

/// The interaction that a job follows from: its payload says only that, unless the interaction may deliver it.
pub(super) fn cause(payload: &str) -> Option<u64> {
    let of_handle = || Some(handle(payload)?.interaction);
    payload.parse().ok().or_else(of_handle)
}

fn read_claimed_job(row: &AnyRow, lease: i64) -> sqlx::Result<Job> {
    let (subject, kind): (String, String) = (row.try_get("subject")?, row.try_get("kind")?);
    let unknown = |error: UnknownJob| sqlx::Error::Decode(error.into());
    let id = JobId {
        subject: subject.parse().map_err(unknown)?,
        kind: JobKind::from_key(&kind).ok_or_else(|| unknown(UnknownJob(kind)))?,
    };
    // Without the interaction the worker still delivers the post through the bot's own token.
    let payload: Option<String> = row.try_get("payload")?;
    let handle = payload.as_deref().and_then(handle);
    Ok(Job {
        id,
        seq: number(row, "seq")?,
        handle,
        cause: payload.as_deref().and_then(cause),
        // The claim itself has already incremented the count.
        attempts: number(row, "attempts")?.saturating_sub(1),
        lease,
    })
}
