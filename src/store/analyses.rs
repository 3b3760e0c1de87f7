//! The analyses of finished matches, and the jobs that compute them. It stores their text without parsing it.

use std::time::Duration;

use sqlx::{Row as _, any::AnyRow};

use super::database::{Store, StoreError, Transaction, commit_transaction, finds, run, sql_error};
use super::jobs::{InteractionHandle, JobId, JobKind, NewJob};
use super::new_jobs::{INSERT_JOB, REPLACE_EDIT, bind_job, write_job};
use super::outbox::find_job;
use super::subjects::Subject;
use crate::play::{Match, MatchId, PlayerId, Timestamp};

pub(super) const ANALYSIS: &str = "SELECT found, player FROM analyses WHERE match_id = $1";

// Inserts the row if it is missing. Concurrent requests for one analysis run one after another.
pub(super) const LOCK_ANALYSIS: &str = "INSERT INTO analyses (match_id, found) VALUES ($1, $2) \
     ON CONFLICT (match_id) DO UPDATE SET found = analyses.found";

pub(super) const SET_REQUESTER: &str = "UPDATE analyses SET player = $2 WHERE match_id = $1";

pub(super) const RESTART_ANALYSIS: &str =
    "UPDATE analyses SET player = $2, found = $3 WHERE match_id = $1";

// A worker that has lost its lease must not overwrite what another has found since.
pub(super) const SAVE_STEP: &str =
    "UPDATE analyses SET found = $2 WHERE match_id = $1 AND found = $3 RETURNING player";

pub(super) const CLEAR_REQUESTER: &str = "UPDATE analyses SET player = NULL WHERE match_id = $1";

pub(super) const REQUESTED_BY: &str = "SELECT match_id FROM analyses WHERE player = $1";

/// A stored analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAnalysis {
    /// Its text.
    pub found: String,
    /// Who asked for it, while it is computed.
    pub player: Option<PlayerId>,
}

/// The text with which an analysis begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisText {
    /// The text of an analysis without results. Used only if no text is stored yet.
    Empty(String),
    /// The text of an analysis to be computed again. It replaces the stored text.
    Restarted(String),
}

/// A finished step of an analysis, to be stored.
#[derive(Clone, Copy, Debug)]
pub struct FoundStep<'a> {
    /// The text before it.
    pub before: &'a str,
    /// The text with what it has found.
    pub found: &'a str,
    /// The interaction of the player who waits for the analysis.
    pub handle: Option<&'a InteractionHandle>,
    /// Whether it is worth being shown to the player.
    pub show: bool,
    /// Whether deeper steps follow, which a job of another kind takes.
    pub deepen: bool,
    /// Whether it is the last one.
    pub complete: bool,
}

/// The delay before an analysis that is already running is first shown to another player who asks for it.
const FIRST_SHOW_DELAY: Duration = Duration::from_secs(3);

/// The result of beginning an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisStart {
    /// It is being computed, from now on or since earlier.
    Running,
    /// The player has to wait for the analysis of another match.
    WaitFor(MatchId),
}

impl Store {
    /// The analysis of a match, as far as it is.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn analysis(&self, id: MatchId) -> Result<Option<StoredAnalysis>, StoreError> {
        let query = sqlx::query(ANALYSIS).bind(id);
        let read = |row: &AnyRow| {
            Ok(StoredAnalysis {
                found: row.try_get("found")?,
                player: row.try_get("player")?,
            })
        };
        self.read_first("reading an analysis", query, read).await
    }

    /// Begins the analysis of a match with a text, or goes on with one whose job was lost, unless the
    /// player waits for another. The interaction shows the result, also if it is computed for somebody else. An analysis that
    /// is complete must not be begun. Nothing is begun if the account is deleted.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn begin_analysis(
        &self,
        game: &Match,
        player: PlayerId,
        text: &AnalysisText,
        handle: &InteractionHandle,
        now: Timestamp,
    ) -> Result<AnalysisStart, StoreError> {
        let transaction = async {
            // Locking the player's row also serialises their requests, so that they cannot begin two analyses at once.
            let Some(mut tx) = self.begin_about(player).await? else {
                return Ok(AnalysisStart::Running);
            };
            let (AnalysisText::Empty(found) | AnalysisText::Restarted(found)) = text;
            let hold = sqlx::query(LOCK_ANALYSIS).bind(game.id()).bind(found);
            run(&mut tx, hold).await?;
            if is_computed(&mut tx, game.id()).await? {
                let asked = sqlx::query_as(ANALYSIS).bind(game.id());
                let (_, asked): (String, Option<PlayerId>) = asked.fetch_one(&mut *tx).await?;
                if asked != Some(player) {
                    let due = now.after(FIRST_SHOW_DELAY);
                    add_show_job(&mut tx, (game.id(), player), handle, due).await?;
                    commit_transaction(tx).await?;
                }
                return Ok(AnalysisStart::Running);
            }
            let others = sqlx::query_scalar(REQUESTED_BY).bind(player);
            for other in others.fetch_all(&mut *tx).await? {
                if is_computed(&mut tx, other).await? {
                    return Ok(AnalysisStart::WaitFor(other));
                }
                // Its job was lost, so the player does not wait for it.
                run(&mut tx, sqlx::query(CLEAR_REQUESTER).bind(other)).await?;
            }
            let begin = |sql| sqlx::query(sql).bind(game.id()).bind(player);
            let begin = match text {
                AnalysisText::Empty(_) => begin(SET_REQUESTER),
                AnalysisText::Restarted(found) => begin(RESTART_ANALYSIS).bind(found),
            };
            run(&mut tx, begin).await?;
            let job = NewJob {
                handle: Some(handle.clone()),
                ..NewJob::new(JobKind::Analyse, Some(now))
            };
            write_job(&mut tx, game.id(), game, &job).await?;
            commit_transaction(tx).await?;
            Ok(AnalysisStart::Running)
        };
        let begun = transaction
            .await
            .map_err(sql_error("beginning an analysis"))?;
        self.wake.notify_one();
        Ok(begun)
    }

    /// Stores a step of an analysis, if the stored text is still the one that the step began with. The same transaction
    /// adds the jobs that show the step, take deeper steps, or look for puzzles after the last step, so that a crash
    /// loses none of them. Returns whether the step was stored.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn proceed_with_analysis(
        &self,
        id: MatchId,
        step: FoundStep<'_>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let proceed = async {
            let mut tx = self.begin().await?;
            let keep = sqlx::query_scalar::<_, Option<PlayerId>>(SAVE_STEP)
                .bind(id)
                .bind(step.found)
                .bind(step.before);
            let Some(player) = keep.fetch_optional(&mut *tx).await? else {
                return Ok(false);
            };
            if let (true, Some(player), Some(handle)) = (step.show, player, step.handle) {
                add_show_job(&mut tx, (id, player), handle, now).await?;
            }
            if step.deepen {
                let deepen = JobId::of(JobKind::Deepen, id, 0);
                let handle = player.and(step.handle);
                let handle = handle.and_then(InteractionHandle::to_payload);
                run(&mut tx, bind_job(INSERT_JOB, &deepen, 0, None, now, handle)).await?;
            }
            if step.complete {
                run(&mut tx, sqlx::query(CLEAR_REQUESTER).bind(id)).await?;
                let find = JobId::of(JobKind::FindPuzzles, id, 0);
                run(&mut tx, bind_job(INSERT_JOB, &find, 0, None, now, None)).await?;
            }
            commit_transaction(tx).await?;
            Ok(true)
        };
        let kept = proceed.await.map_err(sql_error("keeping an analysis"))?;
        self.wake.notify_one();
        Ok(kept)
    }

    /// Whether an analysis is being computed.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn is_analysing(&self, id: MatchId) -> Result<bool, StoreError> {
        let [first, deeper] = step_jobs(id);
        Ok(self.has_job(&first).await? || self.has_job(&deeper).await?)
    }

    /// Notes that nobody waits for the analysis any more.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn complete_analysis(&self, id: MatchId) -> Result<(), StoreError> {
        let complete = sqlx::query(CLEAR_REQUESTER).bind(id);
        self.run("completing an analysis", complete).await
    }
}

/// Adds the job that shows the analysis of a match to a player through an interaction.
async fn add_show_job(
    tx: &mut Transaction,
    (id, player): (MatchId, PlayerId),
    handle: &InteractionHandle,
    due: Timestamp,
) -> sqlx::Result<()> {
    let (subject, kind) = (Subject::Follower(id, player), JobKind::ShowAnalysis);
    let (show, handle) = (JobId { subject, kind }, handle.to_payload());
    run(tx, bind_job(REPLACE_EDIT, &show, 0, None, due, handle)).await
}

/// The jobs that compute an analysis.
fn step_jobs(id: MatchId) -> [JobId; 2] {
    [JobKind::Analyse, JobKind::Deepen].map(|kind| JobId::of(kind, id, 0))
}

/// Whether there is a job that computes the analysis of a match.
async fn is_computed(tx: &mut Transaction, id: MatchId) -> sqlx::Result<bool> {
    let [first, deeper] = step_jobs(id);
    Ok(finds(tx, find_job(&first)).await? || finds(tx, find_job(&deeper)).await?)
}
