//! The outbox: everything that is owed, written in the transaction that causes it; it does none of it itself.
//!
//! A job is named by its subject and kind, and there is at most one row for that name: a new deadline replaces the old
//! one. Doing a job twice is harmless. Several workers may compete: a claim gives a lease, and a worker that has lost it
//! can neither finish nor put off the job any more.

use std::time::Duration;

use rand::Rng as _;
use sqlx::any::AnyRow;
use sqlx::{Any, Row as _, Transaction};

use super::cells::number;
use super::database::{Dialect, Statement, Store, StoreError, doing, seal};
use super::jobs::{Held, Job, JobId, JobKind, Lane, NewJob, Subject, UnknownJob};
use crate::play::{ChannelId, Match, MatchId, PlayerId, Seq, Timestamp, Venue};

/// Longer than any attempt is put off.
const FAR: Duration = Duration::from_mins(10);

/// How long a job that cannot be read is left alone each time.
const ASIDE: Duration = Duration::from_hours(1);

macro_rules! insert_job {
    ($conflict:literal) => {
        concat!(
            "INSERT INTO jobs (subject, kind, match_id, seq, lane, line, due, payload, attempts) ",
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) ON CONFLICT ",
            $conflict
        )
    };
}

// A worker that is about the old one has lost its lease.
pub(super) const REPLACE_JOB: &str = insert_job!(
    "(subject, kind) DO UPDATE SET seq = excluded.seq, line = excluded.line, due = excluded.due, \
     payload = excluded.payload, attempts = 0, lease = NULL"
);

pub(super) const INSERT_JOB: &str = insert_job!("DO NOTHING");

pub(super) const IS_DUE: &str = "SELECT 1 FROM jobs WHERE lane = $1 AND due <= $2 LIMIT 1";

// The announcements of a match go in the order of its events.
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

// Of one line only the first that is due and in order, while none is leased.
macro_rules! claim {
    ($lock:literal) => {
        concat!(
            "WITH first AS MATERIALIZED (SELECT j.subject, j.kind FROM jobs j WHERE j.lane = $1 AND j.due <= $2 ",
            "AND (j.line IS NULL OR NOT EXISTS (SELECT 1 FROM jobs e WHERE e.line = j.line AND (",
            "(e.lease IS NOT NULL AND e.due > $2) OR ",
            "(e.due <= $2 AND (e.due, e.subject, e.kind) < (j.due, j.subject, j.kind) AND ",
            in_order!("e"),
            ")))) AND ",
            in_order!("j"),
            " ",
            "ORDER BY j.due LIMIT $5",
            $lock,
            ") UPDATE jobs SET lease = $4, due = $3, attempts = attempts + 1 ",
            "WHERE (subject, kind) IN (SELECT subject, kind FROM first) RETURNING subject, kind, seq, payload, attempts"
        )
    };
}

pub(super) const CLAIM: &str = claim!("");

// A worker changes what it has leased. An answer, which has no lease, puts off what nobody has leased; but it may finish
// anything, since what people see is there.
macro_rules! held {
    ($do:literal) => {
        concat!(
            $do,
            " WHERE subject = $1 AND kind = $2 AND lease IS NOT DISTINCT FROM CAST($3 AS BIGINT)"
        )
    };
}

pub(super) const RENEW: &str = held!("UPDATE jobs SET due = $4");
pub(super) const GO_ON: &str = held!("UPDATE jobs SET due = $4, attempts = 0, lease = NULL");
pub(super) const RETRY: &str = held!("UPDATE jobs SET due = $4, lease = NULL");
pub(super) const RETRY_ALONE: &str =
    held!("UPDATE jobs SET due = $4, payload = NULL, lease = NULL");
pub(super) const FINISH: &str = "\
    DELETE FROM jobs WHERE subject = $1 AND kind = $2 AND (CAST($3 AS BIGINT) IS NULL OR lease = CAST($3 AS BIGINT))";

pub(super) const AGENDA: &str = "\
    SELECT (SELECT MIN(due) FROM jobs WHERE lane = $1) AS discord, (SELECT MIN(due) FROM jobs WHERE lane = $2) AS background, \
    (SELECT MIN(due) FROM jobs WHERE lane = $3) AS maintenance, (SELECT MIN(due) FROM jobs WHERE due > $4) AS next";
pub(super) const NEXT_DUE: &str = "SELECT MIN(due) AS due FROM jobs WHERE due > $1";

// Whatever has been tried is tried again, and whatever is not about a time to come is done now.
pub(super) const RECALL: &str = "\
    UPDATE jobs SET due = $1, lease = NULL WHERE due > $2 AND \
    (attempts > 0 OR kind NOT IN ('expire', 'flag', 'remind', 'notify', 'archive'))";

pub(super) const OWES: &str = "SELECT 1 FROM jobs WHERE subject = $1 AND kind = $2";

/// A statement that writes a job with all that it needs.
fn written(
    sql: &'static str,
    id: &JobId,
    seq: impl Into<i64>,
    line: Option<String>,
    due: Timestamp,
    payload: Option<String>,
) -> Statement {
    sqlx::query(sql)
        .bind(id.subject.to_string())
        .bind(id.kind.key())
        .bind(id.subject.match_id())
        .bind(seq.into())
        .bind(id.kind.lane().key())
        .bind(line)
        .bind(due)
        .bind(payload)
}

/// In which line the job waits: one job at a time for each kind and channel, and for each match in direct messages.
fn line(id: &JobId, home: Option<Venue>, channel: ChannelId) -> Option<String> {
    let kind = id.kind.key();
    let line = match home {
        Some(Venue::Direct) => format!("{kind}/{}", id.subject),
        _ => format!("{kind}/{channel}"),
    };
    id.kind.is_in_channel().then_some(line)
}

/// Writes what a change owes; `game` is the match after it, which may have no number of its own yet.
pub(super) async fn insert(
    tx: &mut Transaction<'static, Any>,
    match_id: MatchId,
    game: &Match,
    job: &NewJob,
) -> Result<(), sqlx::Error> {
    let seq = job.about.unwrap_or(game.seq());
    let id = JobId::of(job.kind, match_id, seq);
    let statement = match job.due {
        None => named(FINISH, &id),
        Some(due) => {
            let line = line(&id, game.home(), game.channel());
            // Names and numbers always make JSON.
            let via = job.via.as_ref();
            let via = via.and_then(|via| serde_json::to_string(via).ok());
            written(REPLACE_JOB, &id, seq, line, due, via)
        }
    };
    statement.execute(&mut **tx).await.map(drop)
}

/// Owes to take the controls from the posts about that event, if that is not owed already.
pub(super) async fn insert_retire(
    tx: &mut Transaction<'static, Any>,
    (match_id, seq): (MatchId, Seq),
    channel: ChannelId,
    due: Timestamp,
) -> Result<(), sqlx::Error> {
    let id = JobId::of(JobKind::Retire, match_id, seq);
    let line = line(&id, None, channel);
    let retire = written(INSERT_JOB, &id, seq, line, due, None);
    retire.execute(&mut **tx).await.map(drop)
}

/// Owes the newest board to a follower of a match.
pub(super) async fn insert_show(
    tx: &mut Transaction<'static, Any>,
    game: &Match,
    follower: PlayerId,
) -> Result<(), sqlx::Error> {
    let (subject, kind) = (Subject::Follower(game.id(), follower), JobKind::Show);
    // Boards for one person wait for each other.
    let line = Some(format!("{}/{}", kind.key(), follower.0));
    let (id, due) = (JobId { subject, kind }, game.last_event().at);
    let show = written(REPLACE_JOB, &id, game.seq(), line, due, None);
    show.execute(&mut **tx).await.map(drop)
}

/// Owes something that is about no match, if it is not owed already. `order` is what it can be found by.
pub(super) fn once(id: &JobId, order: i64, line: Option<String>, due: Timestamp) -> Statement {
    written(INSERT_JOB, id, order, line, due, None)
}

/// Owes a sweep of the ratings; one that is at work begins anew, since it may have passed the place.
pub(super) fn sweep() -> Statement {
    let (subject, kind) = (Subject::Bot, JobKind::SweepRatings);
    let at_once = Timestamp(0);
    written(
        REPLACE_JOB,
        &JobId { subject, kind },
        0,
        None,
        at_once,
        None,
    )
}

/// What there is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agenda {
    /// The lanes with jobs that are due, the most urgent first.
    pub due: Vec<Lane>,
    /// When the first job is due whose time is still to come.
    pub next: Option<Timestamp>,
}

impl Store {
    /// Claims up to `most` jobs of a lane that are due, those first that have been due longest: nobody else gets them
    /// before `until`.
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
        const LOCKING: &str = claim!(" FOR UPDATE SKIP LOCKED");
        let claim = async || {
            // A look costs no write.
            let due = sqlx::query(IS_DUE).bind(lane.key()).bind(now);
            if due.fetch_optional(&self.read).await?.is_none() {
                return Ok((Vec::new(), true));
            }
            let sql = match self.dialect {
                Dialect::Sqlite => CLAIM,
                Dialect::Postgres => LOCKING,
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
                match claimed(row, lease) {
                    Ok(job) => jobs.push(job),
                    // Perhaps a newer version's; it must not keep the others waiting.
                    Err(unreadable) => {
                        tracing::error!(%unreadable, "a job that cannot be read is put off");
                        self.put_aside(row, lease, now).await?;
                    }
                }
            }
            Ok((jobs, rows.is_empty()))
        };
        loop {
            let (jobs, none) = claim().await.map_err(doing("claiming jobs"))?;
            if none || !jobs.is_empty() {
                return Ok(jobs);
            }
        }
    }

    async fn put_aside(&self, row: &AnyRow, lease: i64, now: Timestamp) -> Result<(), sqlx::Error> {
        let aside = sqlx::query(RETRY)
            .bind(row.try_get::<String, _>("subject")?)
            .bind(row.try_get::<String, _>("kind")?)
            .bind(lease)
            .bind(now.after(ASIDE));
        self.write(aside).await.map(drop)
    }

    /// The lease of a job lasts until then. False if it was lost: the job was replaced, finished or claimed by others.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn renew(&self, job: &Job, until: Timestamp) -> Result<bool, StoreError> {
        self.change(RENEW, job.into(), Some(until)).await
    }

    /// The job is done, or no longer wanted. False, and nothing is changed, if the lease was lost.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn finish(&self, job: impl Into<Held<'_>>) -> Result<bool, StoreError> {
        self.change(FINISH, job.into(), None).await
    }

    /// The job is to be tried again at that time. False, and nothing is changed, if the lease was lost.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn retry(
        &self,
        job: impl Into<Held<'_>>,
        due: Timestamp,
    ) -> Result<bool, StoreError> {
        let changed = self.change(RETRY, job.into(), Some(due)).await?;
        self.wake.notify_one();
        Ok(changed)
    }

    /// The same, without the interaction: nothing was and nothing can be answered by it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn retry_alone(&self, job: &JobId, due: Timestamp) -> Result<bool, StoreError> {
        let changed = self.change(RETRY_ALONE, job.into(), Some(due)).await?;
        self.wake.notify_one();
        Ok(changed)
    }

    /// A step of the job is done, and the next one is due at that time. False, and nothing is changed, if the lease was
    /// lost.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn go_on(&self, job: &Job, due: Timestamp) -> Result<bool, StoreError> {
        self.change(GO_ON, job.into(), Some(due)).await
    }

    async fn change(
        &self,
        sql: &'static str,
        job: Held<'_>,
        due: Option<Timestamp>,
    ) -> Result<bool, StoreError> {
        let mut statement = named(sql, job);
        if let Some(due) = due {
            statement = statement.bind(due);
        }
        let done = self.write(statement).await.map_err(doing("noting a job"))?;
        Ok(done.rows_affected() > 0)
    }

    /// The clock was set back: what was due soon is due now, rather than when the old time comes again.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn recall(&self, now: Timestamp) -> Result<(), StoreError> {
        // One that was told in a time to come would keep others quiet until then.
        const TOLD_LATER: &str = "DELETE FROM notices WHERE told > $1";
        let recalling = async {
            let mut tx = self.begin().await?;
            sqlx::query(TOLD_LATER).bind(now).execute(&mut *tx).await?;
            let recall = sqlx::query(RECALL).bind(now).bind(now.after(FAR));
            recall.execute(&mut *tx).await?;
            seal(tx).await
        };
        recalling.await.map_err(doing("recalling jobs"))?;
        self.wake.notify_one();
        Ok(())
    }

    /// Whether the job waits still.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn owes(&self, job: &JobId) -> Result<bool, StoreError> {
        let owes = sqlx::query(OWES)
            .bind(job.subject.to_string())
            .bind(job.kind.key());
        let row = owes.fetch_optional(&self.read).await;
        row.map(|row| row.is_some())
            .map_err(doing("looking for a job"))
    }

    /// When something becomes due after that moment; `None` while nothing is owed.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn next_due(&self, after: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let row = sqlx::query(NEXT_DUE)
            .bind(after)
            .fetch_one(&self.read)
            .await;
        row.and_then(|row| row.try_get("due"))
            .map_err(doing("looking for a job"))
    }

    /// Which lanes have jobs that are due, and when the next one is.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn agenda(&self, now: Timestamp) -> Result<Agenda, StoreError> {
        let agenda = Lane::ALL
            .into_iter()
            .fold(sqlx::query(AGENDA), |sql, lane| sql.bind(lane.key()));
        let read = async {
            let row = agenda.bind(now).fetch_one(&self.read).await?;
            let mut due = Vec::new();
            for lane in Lane::ALL {
                let first: Option<Timestamp> = row.try_get(lane.key())?;
                due.extend(first.filter(|first| *first <= now).map(|_| lane));
            }
            let next = row.try_get("next")?;
            Ok(Agenda { due, next })
        };
        read.await.map_err(doing("looking for jobs"))
    }

    /// Ends when something was owed through this store since the last call, and may be due.
    pub async fn owed_more(&self) {
        self.wake.notified().await;
    }

    /// How long a worker may sleep before it looks for what other processes owe. SQLite's only other writer is an
    /// operator's tool.
    #[must_use]
    pub fn longest_sleep(&self) -> Duration {
        match self.dialect {
            Dialect::Sqlite => Duration::from_secs(5),
            Dialect::Postgres => Duration::from_secs(1),
        }
    }

    /// Owes something more about an event of a match; nothing if it is owed already.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn owe(
        &self,
        kind: JobKind,
        (match_id, seq): (MatchId, Seq),
        channel: ChannelId,
        due: Timestamp,
    ) -> Result<(), StoreError> {
        let id = JobId::of(kind, match_id, seq);
        let line = line(&id, None, channel);
        self.write(written(INSERT_JOB, &id, seq, line, due, None))
            .await
            .map(|_| self.wake.notify_one())
            .map_err(doing("owing a job"))
    }

    /// Owes what recurs for as long as there is a bot, if it is not owed already.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn owe_recurring(&self, now: Timestamp) -> Result<(), StoreError> {
        for kind in JobKind::RECURRING {
            let subject = Subject::Bot;
            let owe = once(&JobId { subject, kind }, 0, None, now);
            self.write(owe).await.map_err(doing("owing maintenance"))?;
        }
        Ok(())
    }
}

/// A statement about one job, its first three parameters bound.
pub(super) fn named<'a>(sql: &'static str, job: impl Into<Held<'a>>) -> Statement {
    let job = job.into();
    sqlx::query(sql)
        .bind(job.id.subject.to_string())
        .bind(job.id.kind.key())
        .bind(job.lease)
}

fn claimed(row: &AnyRow, lease: i64) -> Result<Job, sqlx::Error> {
    let (subject, kind): (String, String) = (row.try_get("subject")?, row.try_get("kind")?);
    let unknown = |error: UnknownJob| sqlx::Error::Decode(error.into());
    let id = JobId {
        subject: subject.parse().map_err(unknown)?,
        kind: JobKind::from_key(&kind).ok_or_else(|| unknown(UnknownJob(kind)))?,
    };
    // Without the interaction the announcement is still delivered, by the bot itself.
    let via = row
        .try_get::<Option<String>, _>("payload")?
        .and_then(|via| serde_json::from_str(&via).ok());
    Ok(Job {
        id,
        seq: number(row, "seq")?,
        via,
        // This claim is counted already.
        attempts: number(row, "attempts")?.saturating_sub(1),
        lease,
    })
}
