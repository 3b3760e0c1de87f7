//! Conditional moves in the database: kept for their player alone, changed together with the match.

use sqlx::{Any, Executor, Row as _, Transaction};

use super::database::{Store, StoreError, doing, seal};
use crate::play::plan::Plan;
use crate::play::{Match, MatchId, PlayerId};

/// The conditional moves of a match, by player: all that were laid up when a change was decided, and what it leaves of
/// them, an empty plan to forget one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plans {
    /// What was laid up.
    pub before: Vec<(PlayerId, Plan)>,
    /// The same players' plans afterwards.
    pub after: Vec<(PlayerId, Plan)>,
}

pub(super) const PLANS: &str =
    "SELECT player, lines FROM plans WHERE match_id = $1 ORDER BY player";

pub(super) const SET: &str = "\
    INSERT INTO plans (match_id, player, lines) VALUES ($1, $2, $3) \
    ON CONFLICT (match_id, player) DO UPDATE SET lines = excluded.lines";

pub(super) const FORGET: &str = "DELETE FROM plans WHERE match_id = $1 AND player = $2";

// Who has this row changes the match, or what is laid up for it.
pub(super) const STANDS: &str = "UPDATE matches SET seq = seq WHERE id = $1 AND seq = $2";

/// What the players of a match have laid up. A plan that cannot be read is left out: it is only a convenience.
pub(super) async fn of(
    from: impl Executor<'_, Database = Any>,
    id: MatchId,
) -> Result<Vec<(PlayerId, Plan)>, sqlx::Error> {
    let mut plans = Vec::new();
    for row in sqlx::query(PLANS).bind(id).fetch_all(from).await? {
        let player = row.try_get("player")?;
        if let Ok(plan) = serde_json::from_str(&row.try_get::<String, _>("lines")?) {
            plans.push((player, plan));
        }
    }
    Ok(plans)
}

/// Leaves of the plans what a change leaves of them. False if other moves are laid up by now than those with which it was
/// decided. The match is the change's alone by then, so that nobody lays anything up or forgets it until the end.
pub(super) async fn follow(
    tx: &mut Transaction<'static, Any>,
    id: MatchId,
    plans: &Plans,
) -> Result<bool, sqlx::Error> {
    if of(&mut **tx, id).await? != plans.before {
        return Ok(false);
    }
    for (player, plan) in &plans.after {
        set(tx, id, *player, plan).await?;
    }
    Ok(true)
}

async fn set(
    tx: &mut Transaction<'static, Any>,
    id: MatchId,
    player: PlayerId,
    plan: &Plan,
) -> Result<(), sqlx::Error> {
    let query = if plan.is_empty() {
        sqlx::query(FORGET).bind(id).bind(player)
    } else {
        // Lists of texts always make JSON.
        let lines = serde_json::to_string(plan).unwrap_or_default();
        sqlx::query(SET).bind(id).bind(player).bind(lines)
    };
    query.execute(&mut **tx).await.map(drop)
}

impl Store {
    /// What the players of a match have laid up. A plan that cannot be read is left out: it is only a convenience.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn plans(&self, id: MatchId) -> Result<Vec<(PlayerId, Plan)>, StoreError> {
        of(&self.read, id).await.map_err(doing("reading plans"))
    }

    /// Keeps what a player has laid up for a match as it stands, an empty plan to forget it. False if the match has gone
    /// on; nothing was changed then.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn set_plan(
        &self,
        game: &Match,
        player: PlayerId,
        plan: &Plan,
    ) -> Result<bool, StoreError> {
        self.try_set_plan(game, player, plan)
            .await
            .map_err(doing("keeping a plan"))
    }

    async fn try_set_plan(
        &self,
        game: &Match,
        player: PlayerId,
        plan: &Plan,
    ) -> Result<bool, sqlx::Error> {
        let mut tx = self.begin().await?;
        let stands = sqlx::query(STANDS)
            .bind(game.id())
            .bind(i64::from(game.seq()))
            .execute(&mut *tx)
            .await?;
        if stands.rows_affected() == 0 {
            tx.rollback().await?;
            return Ok(false);
        }
        set(&mut tx, game.id(), player, plan).await?;
        seal(tx).await?;
        Ok(true)
    }
}
