//! The outbox: what matches owe to their channels, and the posts that paid for it; it talks to nobody itself.
//!
//! A job is written together with the events that cause it, is named by what it is about, and is never cancelled: doing
//! one twice is harmless, and one whose match has moved on is finished without a deed. Several workers may compete.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::any::AnyRow;
use sqlx::{Any, Row as _, Transaction};

use super::cells::{number, truth};
use super::{Statement, Store, StoreError, doing, seal};
use crate::play::{ChannelId, MatchId, MessageId, Seq, Timestamp};
use crate::rules::Side;

/// What kind of thing is owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum JobKind {
    /// A public post that shows the match as it is after the event.
    Announce,
    /// The controls of the post about that event are to be taken away: a newer post has its own.
    Retire,
    /// The challenge is to be withdrawn if nobody has answered it.
    Expire,
    /// The time of the side to move runs out.
    Flag,
    /// The side to move is to be reminded.
    Remind,
    /// The conditional moves of that side are void, and their player is to know.
    PlanVoid(Side),
    /// Those whom the event concerns are to be told by a message of its own, as the board's post did not tell them.
    Notify,
    /// Those who follow the match get the board.
    Watch,
    /// The match gets a thread of its own, or the message that the thread hangs on says how the match stands.
    Thread,
    /// The match's thread is put into the archive.
    Archive,
}

impl JobKind {
    const ALL: [Self; 11] = [
        Self::Announce,
        Self::Retire,
        Self::Expire,
        Self::Flag,
        Self::Remind,
        Self::PlanVoid(Side::First),
        Self::PlanVoid(Side::Second),
        Self::Notify,
        Self::Watch,
        Self::Thread,
        Self::Archive,
    ];

    /// Its name in the database.
    pub fn key(self) -> &'static str {
        match self {
            Self::Announce => "announce",
            Self::Retire => "retire",
            Self::Expire => "expire",
            Self::Flag => "flag",
            Self::Remind => "remind",
            Self::PlanVoid(Side::First) => "plan-void-first",
            Self::PlanVoid(Side::Second) => "plan-void-second",
            Self::Notify => "notify",
            Self::Watch => "watch",
            Self::Thread => "thread",
            Self::Archive => "archive",
        }
    }

    fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }
}

/// The name of a job: the event that it is about, and what is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId {
    /// The match.
    pub match_id: MatchId,
    /// What is owed.
    pub kind: JobKind,
    /// The event.
    pub seq: Seq,
}

impl fmt::Display for JobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}/{}", self.kind.key(), self.match_id, self.seq)
    }
}

/// A job to be written with a change.
#[derive(Clone, Debug)]
pub struct NewJob {
    /// What is owed.
    pub kind: JobKind,
    /// The event that it is about, if that is not the change's last.
    pub about: Option<Seq>,
    /// When, at the earliest.
    pub run_at: Timestamp,
    /// The interaction that may deliver it.
    pub via: Option<Via>,
}

/// A job that a worker has claimed.
#[derive(Clone, Debug)]
pub struct Job {
    /// What it is about.
    pub id: JobId,
    /// The interaction that may deliver it, while its token lives.
    pub via: Option<Via>,
    /// How often it was claimed before.
    pub attempts: u32,
}

/// The interaction that caused a change, by which the answer can be delivered for some minutes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Via {
    /// Its id, which also is the `cause` of the change: an interaction that comes twice changes nothing.
    pub interaction: u64,
    /// The application that it was sent to.
    pub application: u64,
    /// The secret that allows to answer it.
    pub token: String,
}

impl fmt::Debug for Via {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Via")
            .field("interaction", &self.interaction)
            .field("application", &self.application)
            .finish_non_exhaustive()
    }
}

/// A public message that shows a match as it was after one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    /// The match.
    pub match_id: MatchId,
    /// The event.
    pub seq: Seq,
    /// The channel.
    pub channel: ChannelId,
    /// The message, once it is known.
    pub message: Option<MessageId>,
    /// Whether it carries buttons.
    pub controls: bool,
    /// Where the match had moved on last; posts from before that lose their buttons.
    pub anchor: Seq,
}

/// Longer than any attempt is put off.
const FAR: Duration = Duration::from_mins(10);

/// How long a job that cannot be read is left alone each time.
const ASIDE: Duration = Duration::from_hours(1);

pub(super) const INSERT_JOB: &str = "\
    INSERT INTO jobs (match_id, kind, seq, run_at, attempts, via) VALUES ($1, $2, $3, $4, 0, $5) ON CONFLICT DO NOTHING";

// Announcements of one match wait for each other; jobs of a kind that only a newer version knows are left to it.
macro_rules! claimable {
    ($select:literal, $due:literal) => {
        concat!(
            $select,
            " FROM jobs j WHERE ",
            $due,
            "j.kind IN ('announce', 'retire', 'expire', 'flag', 'remind', 'plan-void-first', 'plan-void-second', ",
            "'notify', 'watch', 'thread', 'archive') AND (j.kind <> 'announce' OR NOT EXISTS (",
            "SELECT 1 FROM jobs e WHERE e.match_id = j.match_id AND e.kind = 'announce' AND e.seq < j.seq",
            ")) ORDER BY j.run_at LIMIT 1"
        )
    };
}

pub(super) const FIRST_DUE: &str = claimable!(
    "SELECT j.match_id, j.kind, j.seq, j.run_at, j.attempts, j.via",
    "j.run_at <= $1 AND "
);

pub(super) const NEXT_DUE: &str = claimable!("SELECT j.run_at", "");

// Whoever moves it from the time that was read has it.
pub(super) const LEASE: &str = "\
    UPDATE jobs SET run_at = $5, attempts = attempts + 1 WHERE match_id = $1 AND kind = $2 AND seq = $3 AND run_at = $4";

pub(super) const RETRY_ALONE: &str =
    "UPDATE jobs SET run_at = $4, via = NULL WHERE match_id = $1 AND kind = $2 AND seq = $3";

pub(super) const RETRY: &str =
    "UPDATE jobs SET run_at = $4 WHERE match_id = $1 AND kind = $2 AND seq = $3";

// Whatever is not about a deadline, a morning or an archive is never put off for long.
pub(super) const RECALL: &str = "\
    UPDATE jobs SET run_at = $1 WHERE run_at > $2 AND kind NOT IN ('expire', 'flag', 'remind', 'notify', 'archive')";

pub(super) const OWES: &str = "SELECT seq FROM jobs WHERE match_id = $1 AND kind = $2 AND seq = $3";

pub(super) const FINISH: &str = "DELETE FROM jobs WHERE match_id = $1 AND kind = $2 AND seq = $3";

pub(super) const INSERT_POST: &str = "\
    INSERT INTO posts (match_id, seq, channel, message, controls, anchor) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";

// The controls of every post from before the match moved on; that may be the one just recorded, if a newer one was
// faster. A job about an event is about all its posts.
pub(super) const RETIRE_OLDER: &str = "\
    INSERT INTO jobs (match_id, kind, seq, run_at, attempts) \
    SELECT DISTINCT match_id, 'retire', seq, CAST($2 AS BIGINT), 0 FROM posts \
    WHERE match_id = $1 AND controls = 1 AND seq < (SELECT MAX(anchor) FROM posts WHERE match_id = $1) \
    ON CONFLICT DO NOTHING";

// A post without controls that is not the newest is of no further use: what it showed follows from the events.
pub(super) const RETIRED: &str = "DELETE FROM posts WHERE match_id = $1 AND seq = $2";

pub(super) const POST: &str = "SELECT match_id, seq, channel, message, controls, anchor FROM posts WHERE match_id = $1 AND seq = $2";

pub(super) const LAST_POST: &str = "\
    SELECT match_id, seq, channel, message, controls, anchor FROM posts WHERE match_id = $1 ORDER BY anchor DESC, seq LIMIT 1";

/// Found by the message alone: ids of messages are Discord's, and no two are the same.
pub(super) const SHOWN_IN: &str = "SELECT match_id, seq FROM posts WHERE message = $1 LIMIT 1";

pub(super) async fn insert(
    tx: &mut Transaction<'static, Any>,
    match_id: MatchId,
    seq: Seq,
    job: &NewJob,
) -> Result<(), sqlx::Error> {
    // Names and numbers always make JSON.
    let via = job
        .via
        .as_ref()
        .and_then(|via| serde_json::to_string(via).ok());
    sqlx::query(INSERT_JOB)
        .bind(match_id)
        .bind(job.kind.key())
        .bind(i64::from(job.about.unwrap_or(seq)))
        .bind(job.run_at)
        .bind(via)
        .execute(&mut **tx)
        .await
        .map(drop)
}

impl Store {
    /// Claims the job that has been due longest: nobody else gets it before `lease_until`.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn claim(
        &self,
        now: Timestamp,
        lease_until: Timestamp,
    ) -> Result<Option<Job>, StoreError> {
        loop {
            let row = sqlx::query(FIRST_DUE)
                .bind(now)
                .fetch_optional(&self.read)
                .await;
            let Some(row) = row.map_err(doing("looking for a job"))? else {
                return Ok(None);
            };
            let (job, run_at) = match claimed(&row) {
                Ok(claimed) => claimed,
                Err(unreadable) => {
                    tracing::error!(%unreadable, "a job that cannot be read is put off");
                    self.put_aside(&row, now)
                        .await
                        .map_err(doing("putting a job aside"))?;
                    continue;
                }
            };
            let lease = named(LEASE, &job.id).bind(run_at).bind(lease_until);
            let leased = self.write(lease).await;
            // Otherwise another worker has it, and there may be more: each round is somebody's progress.
            if leased.map_err(doing("claiming a job"))?.rows_affected() == 1 {
                return Ok(Some(job));
            }
        }
    }

    /// Puts a job off that cannot be read: it must not keep the others waiting.
    async fn put_aside(&self, row: &AnyRow, now: Timestamp) -> Result<(), sqlx::Error> {
        let aside = sqlx::query(RETRY)
            .bind(row.try_get::<i64, _>("match_id")?)
            .bind(row.try_get::<String, _>("kind")?)
            .bind(row.try_get::<i64, _>("seq")?)
            .bind(now.after(ASIDE));
        self.write(aside).await.map(drop)
    }

    /// The job is done, or no longer wanted.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn finish(&self, job: &JobId) -> Result<(), StoreError> {
        self.write(named(FINISH, job))
            .await
            .map(drop)
            .map_err(doing("finishing a job"))
    }

    /// The job is to be tried again at that time.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn retry(&self, job: &JobId, run_at: Timestamp) -> Result<(), StoreError> {
        self.write(named(RETRY, job).bind(run_at))
            .await
            .map(drop)
            .map_err(doing("putting a job off"))
    }

    /// The same, without the interaction: nothing was and nothing can be answered by it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn retry_alone(&self, job: &JobId, run_at: Timestamp) -> Result<(), StoreError> {
        self.write(named(RETRY_ALONE, job).bind(run_at.0))
            .await
            .map(drop)
            .map_err(doing("putting a job off"))
    }

    /// The clock was set back: what was due soon is due now, rather than when the old time comes again.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn recall(&self, now: Timestamp) -> Result<(), StoreError> {
        self.write(sqlx::query(RECALL).bind(now).bind(now.after(FAR)))
            .await
            .map(drop)
            .map_err(doing("recalling jobs"))
    }

    /// Whether the job waits still.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn owes(&self, job: &JobId) -> Result<bool, StoreError> {
        let row = named(OWES, job).fetch_optional(&self.read).await;
        row.map(|row| row.is_some())
            .map_err(doing("looking for a job"))
    }

    /// When the next job can be claimed; `None` while nothing is owed.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn next_due(&self) -> Result<Option<Timestamp>, StoreError> {
        let row = sqlx::query(NEXT_DUE)
            .fetch_optional(&self.read)
            .await
            .map_err(doing("looking for a job"))?;
        row.map(|row| row.try_get("run_at").map(Timestamp))
            .transpose()
            .map_err(doing("reading a job"))
    }

    /// Owes something more about an event; nothing if it is owed already.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn owe(&self, job: &JobId, run_at: Timestamp) -> Result<(), StoreError> {
        let owe = named(INSERT_JOB, job).bind(run_at).bind(None::<String>);
        self.write(owe)
            .await
            .map(drop)
            .map_err(doing("owing a job"))
    }

    /// One of several posts about an event was delivered.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn noted(&self, post: &Post) -> Result<(), StoreError> {
        self.write(insert_post(post))
            .await
            .map(drop)
            .map_err(doing("recording a post"))
    }

    /// Every post that the announcement owes was delivered or cannot be: finishes the job and owes the retirement of
    /// older posts.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn all_posted(&self, job: &JobId, now: Timestamp) -> Result<(), StoreError> {
        self.try_posted(job, None, now)
            .await
            .map(drop)
            .map_err(doing("recording posts"))
    }

    /// The announcement was delivered as this post: finishes the job, records the post, and owes the retirement of
    /// every older post that still has controls, all in one transaction. False if another post was recorded for the
    /// same event before; that one stays.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn posted(
        &self,
        job: &JobId,
        post: &Post,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.try_posted(job, Some(post), now)
            .await
            .map_err(doing("recording a post"))
    }

    async fn try_posted(
        &self,
        job: &JobId,
        post: Option<&Post>,
        now: Timestamp,
    ) -> Result<bool, sqlx::Error> {
        let mut tx = self.begin().await?;
        let recorded = match post {
            Some(post) => insert_post(post).execute(&mut *tx).await?.rows_affected(),
            None => 0,
        };
        named(FINISH, job).execute(&mut *tx).await?;
        sqlx::query(RETIRE_OLDER)
            .bind(job.match_id)
            .bind(now)
            .execute(&mut *tx)
            .await?;
        seal(tx).await?;
        Ok(recorded == 1)
    }

    /// The controls of the post that the job is about are gone, and with them the need to remember it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn retired(&self, job: &JobId) -> Result<(), StoreError> {
        self.try_retired(job)
            .await
            .map_err(doing("recording that controls are gone"))
    }

    async fn try_retired(&self, job: &JobId) -> Result<(), sqlx::Error> {
        let mut tx = self.begin().await?;
        sqlx::query(RETIRED)
            .bind(job.match_id)
            .bind(i64::from(job.seq))
            .execute(&mut *tx)
            .await?;
        named(FINISH, job).execute(&mut *tx).await?;
        seal(tx).await
    }

    /// The post that shows where a match moved on last, rather than an offer or a note that came after it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn last_post(&self, id: MatchId) -> Result<Option<Post>, StoreError> {
        let row = sqlx::query(LAST_POST)
            .bind(id)
            .fetch_optional(&self.read)
            .await;
        row.and_then(|row| row.as_ref().map(post).transpose())
            .map_err(doing("reading a post"))
    }

    /// The moment of a match that a message shows, if it is one of its posts.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn shown_in(&self, message: MessageId) -> Result<Option<(MatchId, Seq)>, StoreError> {
        let row = sqlx::query(SHOWN_IN)
            .bind(message)
            .fetch_optional(&self.read)
            .await;
        let read = |row: AnyRow| Ok((row.try_get("match_id")?, number(&row, "seq")?));
        row.and_then(|row| row.map(read).transpose())
            .map_err(doing("reading a post"))
    }

    /// The posts that showed a match as it was after that event: one, or one for each player.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn posts_of(&self, id: MatchId, seq: Seq) -> Result<Vec<Post>, StoreError> {
        let rows = sqlx::query(POST)
            .bind(id)
            .bind(i64::from(seq))
            .fetch_all(&self.read)
            .await;
        rows.and_then(|rows| rows.iter().map(post).collect())
            .map_err(doing("reading a post"))
    }
}

fn insert_post(post: &Post) -> Statement {
    sqlx::query(INSERT_POST)
        .bind(post.match_id)
        .bind(i64::from(post.seq))
        .bind(post.channel)
        .bind(post.message)
        .bind(i64::from(post.controls))
        .bind(i64::from(post.anchor))
}

/// A statement about one job, its first three parameters bound.
fn named(sql: &'static str, job: &JobId) -> Statement {
    sqlx::query(sql)
        .bind(job.match_id)
        .bind(job.kind.key())
        .bind(i64::from(job.seq))
}

fn claimed(row: &AnyRow) -> Result<(Job, i64), sqlx::Error> {
    let kind: String = row.try_get("kind")?;
    let kind = JobKind::from_key(&kind)
        .ok_or_else(|| sqlx::Error::Decode(format!("{kind} is no kind of job").into()))?;
    let id = JobId {
        match_id: row.try_get("match_id")?,
        kind,
        seq: number(row, "seq")?,
    };
    // Without the interaction the announcement is still delivered, by the bot itself.
    let via = row
        .try_get::<Option<String>, _>("via")?
        .and_then(|via| serde_json::from_str(&via).ok());
    Ok((
        Job {
            id,
            via,
            attempts: number(row, "attempts")?,
        },
        row.try_get("run_at")?,
    ))
}

fn post(row: &AnyRow) -> Result<Post, sqlx::Error> {
    Ok(Post {
        match_id: row.try_get("match_id")?,
        seq: number(row, "seq")?,
        channel: row.try_get("channel")?,
        message: row.try_get("message")?,
        controls: truth(row, "controls")?,
        anchor: number(row, "anchor")?,
    })
}
