//! Conditional moves in the database: kept for their player alone, changed together with the match.

use sqlx::{Any, Row as _, Transaction};

use super::{Store, StoreError, doing, seal};
use crate::play::plan::Plan;
use crate::play::{MatchId, PlayerId};

pub(super) const PLANS: &str = "SELECT player, lines FROM plans WHERE match_id = $1";

pub(super) const SET: &str = "\
    INSERT INTO plans (match_id, player, lines) VALUES ($1, $2, $3) \
    ON CONFLICT (match_id, player) DO UPDATE SET lines = excluded.lines";

pub(super) const FORGET: &str = "DELETE FROM plans WHERE match_id = $1 AND player = $2";

pub(super) async fn set(
    tx: &mut Transaction<'static, Any>,
    id: MatchId,
    player: PlayerId,
    plan: &Plan,
) -> Result<(), sqlx::Error> {
    let query = if plan.is_empty() {
        sqlx::query(FORGET).bind(id.0).bind(player.0 as i64)
    } else {
        // Lists of texts always make JSON.
        let lines = serde_json::to_string(plan).unwrap_or_default();
        sqlx::query(SET)
            .bind(id.0)
            .bind(player.0 as i64)
            .bind(lines)
    };
    query.execute(&mut **tx).await.map(drop)
}

impl Store {
    /// What the players of a match have laid up. A plan that cannot be read is left out: it is only a convenience.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn plans(&self, id: MatchId) -> Result<Vec<(PlayerId, Plan)>, StoreError> {
        let rows = sqlx::query(PLANS).bind(id.0).fetch_all(&self.read).await;
        let mut plans = Vec::new();
        for row in rows.map_err(doing("reading plans"))? {
            let read = || -> Result<(i64, String), sqlx::Error> {
                Ok((row.try_get("player")?, row.try_get("lines")?))
            };
            let (player, lines) = read().map_err(doing("reading plans"))?;
            if let Ok(plan) = serde_json::from_str(&lines) {
                plans.push((PlayerId(player as u64), plan));
            }
        }
        Ok(plans)
    }

    /// Keeps what a player has laid up for a match, an empty plan to forget it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn set_plan(
        &self,
        id: MatchId,
        player: PlayerId,
        plan: &Plan,
    ) -> Result<(), StoreError> {
        let written = async {
            let mut tx = self.begin().await?;
            set(&mut tx, id, player, plan).await?;
            seal(tx).await
        };
        written.await.map_err(doing("keeping a plan"))
    }
}
