//! Which interaction has caused which event, for as long as Discord may repeat it: one that comes twice changes nothing.

use std::time::Duration;

use sqlx::{Any, Row as _, Transaction};

use super::cells::number;
use super::database::{Store, StoreError, doing};
use crate::play::{MatchId, Seq, Timestamp};

/// What became of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Committed {
    /// It is on the disk.
    Done {
        /// The match, numbered.
        id: MatchId,
        /// The number of the match that began with it.
        sequel: Option<MatchId>,
    },
    /// Somebody else was faster: the match is further than the change assumed, or other moves are laid up. Nothing was
    /// changed.
    Stale,
    /// As many challenges of the challenger wait as may. Nothing was changed.
    Full,
    /// This cause has changed a match before. Nothing was changed.
    Repeated {
        /// Which one.
        id: MatchId,
        /// By which event.
        seq: Seq,
    },
}

/// How long it is known what an interaction has caused. Its token lives for a quarter of that.
const CAUSE_LIFE: Duration = Duration::from_hours(1);

pub(super) const INSERT_CAUSE: &str = "\
    INSERT INTO causes (interaction, match_id, seq, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";

pub(super) const CAUSED: &str = "SELECT match_id, seq FROM causes WHERE interaction = $1";

pub(super) const FORGET_CAUSES: &str = "DELETE FROM causes WHERE at < $1 OR at > $2";

/// Notes what an interaction causes. False if it has caused something before.
pub(super) async fn insert(
    tx: &mut Transaction<'static, Any>,
    interaction: u64,
    (match_id, seq): (MatchId, Seq),
    at: Timestamp,
) -> Result<bool, sqlx::Error> {
    // One interaction may lead to several events; the first of them is kept.
    let insert = sqlx::query(INSERT_CAUSE)
        .bind(interaction as i64)
        .bind(match_id)
        .bind(i64::from(seq))
        .bind(at);
    Ok(insert.execute(&mut **tx).await?.rows_affected() == 1)
}

impl Store {
    /// Why an event found its place taken: the same cause came before, or another event did.
    pub(super) async fn lost_to(&self, cause: Option<u64>) -> Result<Committed, sqlx::Error> {
        let Some(cause) = cause else {
            return Ok(Committed::Stale);
        };
        let row = sqlx::query(CAUSED)
            .bind(cause as i64)
            .fetch_optional(&self.read)
            .await?;
        row.map_or(Ok(Committed::Stale), |row| {
            Ok(Committed::Repeated {
                id: row.try_get("match_id")?,
                seq: number(&row, "seq")?,
            })
        })
    }

    /// The match and the event that this interaction has caused, if it has.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn caused_by(&self, interaction: u64) -> Result<Option<(MatchId, Seq)>, StoreError> {
        match self
            .lost_to(Some(interaction))
            .await
            .map_err(doing("looking for a cause"))?
        {
            Committed::Repeated { id, seq } => Ok(Some((id, seq))),
            Committed::Done { .. } | Committed::Stale | Committed::Full => Ok(None),
        }
    }

    /// Forgets what interactions have caused that Discord does not repeat any more.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn forget_causes(&self, now: Timestamp) -> Result<(), StoreError> {
        // A time to come was written by a clock that was wrong.
        let forget = sqlx::query(FORGET_CAUSES)
            .bind(now.0.saturating_sub(CAUSE_LIFE.as_millis() as i64))
            .bind(now.after(CAUSE_LIFE));
        self.write(forget)
            .await
            .map(drop)
            .map_err(doing("forgetting causes"))
    }
}
