//! Writes jobs in the transaction of what causes them.

use super::database::{Statement, Store, StoreError, Transaction, run};
use super::jobs::{InteractionHandle, JobId, JobKind, NewJob};
use super::outbox::{FINISH, bind_job_key};
use super::subjects::Subject;
use crate::play::{ChannelId, Match, MatchId, PlayerId, Seq, Timestamp, TournamentId, Venue};

macro_rules! insert_job {
    ($conflict:expr) => {
        concat!(
            "INSERT INTO jobs (subject, kind, match_id, seq, lane, line, due, payload, attempts) ",
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) ON CONFLICT ",
            $conflict
        )
    };
}

// Clearing the lease makes a worker that still runs the old job lose it.
macro_rules! replace_job {
    ($due:literal) => {
        insert_job!(concat!(
            "(subject, kind) DO UPDATE SET seq = excluded.seq, line = excluded.line, payload = excluded.payload, ",
            "attempts = 0, lease = NULL, due = ",
            $due
        ))
    };
}

pub(super) const REPLACE_JOB: &str = replace_job!("excluded.due");

/// Replaces a job that edits one message: two edits at once could arrive in the wrong order. While the old job runs, its due
/// time is the end of its lease, and the new one waits until then, or until the worker has noticed the loss.
pub(super) const REPLACE_EDIT: &str =
    replace_job!("CASE WHEN jobs.due > excluded.due THEN jobs.due ELSE excluded.due END");

fn replacing(kind: JobKind) -> &'static str {
    if kind.edits_one_message() {
        REPLACE_EDIT
    } else {
        REPLACE_JOB
    }
}

pub(super) const INSERT_JOB: &str = insert_job!("DO NOTHING");

/// A statement that inserts or replaces a job.
pub(super) fn bind_job(
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

/// The line (serial queue) of a job: one job at a time for each kind and channel, or for each subject in direct
/// messages.
fn serial_queue_key(id: &JobId, home: Option<Venue>, channel: ChannelId) -> Option<String> {
    let kind = id.kind.key();
    let line = match home {
        Some(Venue::Direct) => format!("{kind}/{}", id.subject),
        _ => format!("{kind}/{channel}"),
    };
    id.kind.is_in_channel().then_some(line)
}

/// Writes or deletes a job of a change. `game` is the match after the change; a new match may not have its number yet.
pub(super) async fn write_job(
    tx: &mut Transaction,
    match_id: MatchId,
    game: &Match,
    job: &NewJob,
) -> sqlx::Result<()> {
    let seq = job.about.unwrap_or(game.seq());
    let id = match job.player {
        Some(player) => JobId {
            subject: Subject::Notice(match_id, seq, player),
            kind: job.kind,
        },
        None => JobId::of(job.kind, match_id, seq),
    };
    let statement = match job.due {
        None => bind_job_key(FINISH, &id),
        Some(due) => {
            let line = serial_queue_key(&id, game.venue(), game.channel());
            let handle = job.handle.as_ref().and_then(InteractionHandle::to_payload);
            let payload = handle.or_else(|| Some(job.cause?.to_string()));
            bind_job(replacing(id.kind), &id, seq, line, due, payload)
        }
    };
    run(tx, statement).await
}

/// Adds a job that removes the controls from the posts about that event, unless there is one.
pub(super) fn insert_retire(
    (match_id, seq): (MatchId, Seq),
    channel: ChannelId,
    due: Timestamp,
    cause: Option<u64>,
) -> Statement {
    let id = JobId::of(JobKind::Retire, match_id, seq);
    let line = serial_queue_key(&id, None, channel);
    let cause = cause.map(|cause| cause.to_string());
    bind_job(INSERT_JOB, &id, seq, line, due, cause)
}

/// Adds the job that sends the newest board to a follower, unless there is one. Each position has a job of its own: a job
/// that replaced a running one would not know whether that one has sent its board.
pub(super) fn insert_show(game: &Match, follower: PlayerId, cause: Option<u64>) -> Statement {
    let subject = Subject::Notice(game.id(), game.seq(), follower);
    let kind = JobKind::Show;
    // Boards for one person are sent one after another.
    let line = Some(format!("{}/{}", kind.key(), follower.0));
    let (id, due) = (JobId { subject, kind }, game.last_event().at);
    let cause = cause.map(|cause| cause.to_string());
    bind_job(INSERT_JOB, &id, game.seq(), line, due, cause)
}

/// Inserts a job that is about no match, unless there is one. `order` goes into its column `seq`. Of the posts to the
/// channel of a server, one of each kind is made at a time.
pub(super) fn insert_job_if_absent(
    kind: JobKind,
    subject: Subject,
    order: i64,
    due: Timestamp,
) -> Statement {
    let guild = subject.guild();
    let line = guild.map(|guild| format!("{}/{guild}", kind.key()));
    bind_job(INSERT_JOB, &JobId { subject, kind }, order, line, due, None)
}

/// Inserts or replaces a job about a tournament.
pub(super) fn of_tournament(kind: JobKind, id: TournamentId, due: Timestamp) -> Statement {
    let subject = Subject::Tournament(id);
    let id = JobId { subject, kind };
    bind_job(replacing(kind), &id, 0, None, due, None)
}

/// Inserts or replaces a job for one player of a tournament: an earlier one may wait for the end of a vacation, or be
/// about to finish. The players of a tournament are told one after another, so that many of them keep nobody else
/// waiting in their lane.
pub(super) fn of_entrant(
    kind: JobKind,
    id: TournamentId,
    player: PlayerId,
    due: Timestamp,
) -> Statement {
    let subject = Subject::Entrant(id, player);
    let job = JobId { subject, kind };
    let line = Some(format!("{}/{}", kind.key(), Subject::Tournament(id)));
    bind_job(REPLACE_JOB, &job, 0, line, due, None)
}

/// Inserts the job that sweeps the ratings. Replacing a running one restarts it, since it may have passed the game.
pub(super) fn insert_sweep_job() -> Statement {
    let (subject, kind) = (Subject::Bot, JobKind::SweepRatings);
    let (id, at_once) = (JobId { subject, kind }, Timestamp(0));
    bind_job(REPLACE_JOB, &id, 0, None, at_once, None)
}

impl Store {
    /// Adds the job that tells a player about an event of a match posted in that channel, unless there is one.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn add_notice_job(
        &self,
        (match_id, seq): (MatchId, Seq),
        player: PlayerId,
        channel: ChannelId,
        due: Timestamp,
    ) -> Result<(), StoreError> {
        let id = JobId {
            subject: Subject::Notice(match_id, seq, player),
            kind: JobKind::Notify,
        };
        let line = serial_queue_key(&id, None, channel);
        let job = bind_job(INSERT_JOB, &id, seq, line, due, None);
        self.add_job("adding a notice", job).await
    }

    /// Adds a job outside of any transaction, and wakes the worker.
    pub(super) async fn add_job(
        &self,
        doing: &'static str,
        job: Statement,
    ) -> Result<(), StoreError> {
        self.run(doing, job).await?;
        self.wake.notify_one();
        Ok(())
    }

    /// Inserts the recurring jobs that are missing.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn ensure_recurring_jobs(&self, now: Timestamp) -> Result<(), StoreError> {
        for kind in JobKind::RECURRING {
            let insert = insert_job_if_absent(kind, Subject::Bot, 0, now);
            self.run("adding a maintenance job", insert).await?;
        }
        Ok(())
    }
}
