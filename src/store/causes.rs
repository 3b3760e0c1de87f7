//! Idempotency of interactions (deduplication): remembers for an hour which event of a match or which tournament an
//! interaction caused, so that a repeated one changes nothing.

use std::time::Duration;

use sqlx::Row as _;

use super::columns::number;
use super::database::{Store, StoreError, Transaction, execute, sql_error};
use crate::play::{MatchId, Seq, Timestamp, TournamentId};

/// The result of a commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Committed {
    /// The change is on the disk.
    Done {
        /// The match's number.
        id: MatchId,
        /// The number of the match that began with it.
        rematch: Option<MatchId>,
    },
    /// Another writer was faster: the match has newer events, or the plans have changed. Nothing was written.
    Stale,
    /// The challenger already has the most open challenges allowed. Nothing was written.
    Full,
    /// The same interaction has already changed a match. Nothing was written.
    Repeated {
        /// That match.
        id: MatchId,
        /// The event it caused.
        seq: Seq,
    },
}

/// How long causes are kept: four times the life of an interaction's token.
const CAUSE_LIFE: Duration = Duration::from_hours(1);

pub(super) const INSERT_CAUSE: &str = "\
    INSERT INTO causes (interaction, match_id, seq, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";

pub(super) const CAUSED: &str =
    "SELECT match_id, seq FROM causes WHERE interaction = $1 AND match_id IS NOT NULL";

pub(super) const INSERT_CREATED: &str = "\
    INSERT INTO causes (interaction, tournament, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";

pub(super) const CREATED: &str =
    "SELECT tournament FROM causes WHERE interaction = $1 AND tournament IS NOT NULL";

pub(super) const FORGET_CAUSES: &str = "DELETE FROM causes WHERE at < $1 OR at > $2";

/// Records what an interaction causes. False if it has already caused something.
pub(super) async fn insert(
    tx: &mut Transaction,
    interaction: u64,
    (match_id, seq): (MatchId, Seq),
    at: Timestamp,
) -> sqlx::Result<bool> {
    // An interaction may cause several events; the first is recorded.
    let insert = sqlx::query(INSERT_CAUSE)
        .bind(interaction as i64)
        .bind(match_id)
        .bind(i64::from(seq))
        .bind(at);
    execute(tx, insert).await
}

/// Records the tournament that an interaction creates. False if the interaction has already caused something.
pub(super) async fn insert_created(
    tx: &mut Transaction,
    interaction: u64,
    tournament: TournamentId,
    at: Timestamp,
) -> sqlx::Result<bool> {
    let insert = sqlx::query(INSERT_CREATED)
        .bind(interaction as i64)
        .bind(tournament)
        .bind(at);
    execute(tx, insert).await
}

impl Store {
    /// Why a commit wrote nothing: the same interaction had committed before, or another event was faster.
    pub(super) async fn conflict_for(&self, cause: Option<u64>) -> sqlx::Result<Committed> {
        let caused = match cause {
            Some(cause) => self.find_cause(cause).await?,
            None => None,
        };
        let repeated = caused.map(|(id, seq)| Committed::Repeated { id, seq });
        Ok(repeated.unwrap_or(Committed::Stale))
    }

    async fn find_cause(&self, interaction: u64) -> sqlx::Result<Option<(MatchId, Seq)>> {
        let caused = sqlx::query(CAUSED).bind(interaction as i64);
        let row = caused.fetch_optional(&self.read).await?;
        let caused = row.map(|row| Ok((row.try_get("match_id")?, number(&row, "seq")?)));
        caused.transpose()
    }

    /// The tournament that an interaction has created.
    pub(super) async fn created_by(&self, interaction: u64) -> sqlx::Result<TournamentId> {
        let created = sqlx::query_scalar(CREATED).bind(interaction as i64);
        created.fetch_one(&self.read).await
    }

    /// The match and event that an interaction caused, if recorded.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn caused_by(&self, interaction: u64) -> Result<Option<(MatchId, Seq)>, StoreError> {
        let caused = self.find_cause(interaction).await;
        caused.map_err(sql_error("looking for a cause"))
    }

    /// Deletes the causes of more than an hour ago.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn forget_causes(&self, now: Timestamp) -> Result<(), StoreError> {
        // A future time was written while the clock ran ahead.
        let forget = sqlx::query(FORGET_CAUSES)
            .bind(now.0.saturating_sub(CAUSE_LIFE.as_millis() as i64))
            .bind(now.after(CAUSE_LIFE));
        self.run("forgetting causes", forget).await
    }
}
