//! The analyses of finished matches, and the jobs that compute them. It stores their text without parsing it.

use std::collections::HashSet;

use sqlx::Row as _;

use super::database::{Store, StoreError, commit_transaction, sql_error};
use super::jobs::{InteractionHandle, JobKind, NewJob};
use super::outbox;
use crate::play::{GuildId, Match, MatchId, PlayerId, Timestamp};
use crate::rules::AnyPosition;

pub(super) const ANALYSIS: &str = "SELECT found, player FROM analyses WHERE match_id = $1";

pub(super) const BEGIN: &str =
    "INSERT INTO analyses (match_id, player, found) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";

// A worker that has lost its lease must not overwrite what another has found since.
pub(super) const PROCEED: &str =
    "UPDATE analyses SET found = $2 WHERE match_id = $1 AND found = $3";

pub(super) const COMPLETE: &str = "UPDATE analyses SET player = NULL WHERE match_id = $1";

pub(super) const ASKED_BY: &str = "SELECT match_id FROM analyses WHERE player = $1";

// Only running matches have a position; the index of servers also has the open ones.
pub(super) const ON_BOARDS: &str = "\
    SELECT position FROM matches WHERE guild = $1 AND phase IN ('open', 'playing') \
    UNION ALL SELECT position FROM matches WHERE challenger = $2 AND phase = 'playing' \
    UNION ALL SELECT position FROM matches WHERE opponent = $2 AND phase = 'playing'";

/// A position as running matches are searched for it: without the ruleset, because a good move is mostly one under other
/// rules too.
#[must_use]
pub fn board_text(position: &AnyPosition) -> String {
    format!("{} {position}", position.ruleset().game().slug())
}

/// A stored analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAnalysis {
    /// Its text.
    pub found: String,
    /// Who asked for it, while it is computed.
    pub player: Option<PlayerId>,
}

/// The result of beginning an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begun {
    /// It has begun, now or earlier.
    Begun,
    /// The player has to wait for the analysis of another match.
    After(MatchId),
}

impl Store {
    /// The analysis of a match, as far as it is.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn analysis(&self, id: MatchId) -> Result<Option<StoredAnalysis>, StoreError> {
        let row = sqlx::query(ANALYSIS).bind(id).fetch_optional(&self.read);
        let read = async {
            row.await?
                .map(|row| {
                    Ok(StoredAnalysis {
                        found: row.try_get("found")?,
                        player: row.try_get("player")?,
                    })
                })
                .transpose()
        };
        read.await.map_err(sql_error("reading an analysis"))
    }

    /// Begins the analysis of a match with the text of an empty one, unless the player waits for another. The interaction
    /// shows the result.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn begin_analysis(
        &self,
        game: &Match,
        player: PlayerId,
        empty: &str,
        via: &InteractionHandle,
        now: Timestamp,
    ) -> Result<Begun, StoreError> {
        let transaction = async {
            let mut tx = self.begin().await?;
            let other = sqlx::query(ASKED_BY).bind(player);
            if let Some(row) = other.fetch_optional(&mut *tx).await? {
                let other: MatchId = row.try_get("match_id")?;
                if other != game.id() {
                    return Ok(Begun::After(other));
                }
            }
            let begin = sqlx::query(BEGIN)
                .bind(game.id())
                .bind(player)
                .bind(empty.to_owned());
            if begin.execute(&mut *tx).await?.rows_affected() > 0 {
                let job = NewJob {
                    via: Some(via.clone()),
                    ..NewJob::new(JobKind::Analyse, Some(now))
                };
                outbox::write_job(&mut tx, game.id(), game, &job).await?;
            }
            commit_transaction(tx).await?;
            Ok(Begun::Begun)
        };
        let begun = transaction
            .await
            .map_err(sql_error("beginning an analysis"))?;
        self.wake.notify_one();
        Ok(begun)
    }

    /// Replaces the text of an analysis, if it is still `before`.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn proceed_with_analysis(
        &self,
        id: MatchId,
        before: &str,
        found: &str,
    ) -> Result<bool, StoreError> {
        let proceed = sqlx::query(PROCEED)
            .bind(id)
            .bind(found.to_owned())
            .bind(before.to_owned());
        let done = self.write(proceed).await;
        done.map(|done| done.rows_affected() > 0)
            .map_err(sql_error("keeping an analysis"))
    }

    /// Notes that nobody waits for the analysis any more.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn complete_analysis(&self, id: MatchId) -> Result<(), StoreError> {
        let complete = self.write(sqlx::query(COMPLETE).bind(id)).await;
        complete
            .map(drop)
            .map_err(sql_error("completing an analysis"))
    }

    /// The positions, as text, on the boards of a server's running matches and of a player's.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn positions_on_boards(
        &self,
        guild: Option<GuildId>,
        player: PlayerId,
    ) -> Result<HashSet<String>, StoreError> {
        let rows = sqlx::query(ON_BOARDS)
            .bind(guild)
            .bind(player)
            .fetch_all(&self.read)
            .await;
        let read = rows.and_then(|rows| {
            let position = |row: &sqlx::any::AnyRow| row.try_get::<Option<String>, _>("position");
            rows.iter().map(position).collect::<Result<Vec<_>, _>>()
        });
        let positions = read.map_err(sql_error("looking at running games"))?;
        Ok(positions.into_iter().flatten().collect())
    }
}
