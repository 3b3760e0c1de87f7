//! Conditional moves in the database: private to their player, and changed in one transaction with the match.

use sqlx::{Any, Executor};

use super::database::{
    Store, StoreError, Transaction, commit_transaction, execute, run, sql_error,
};
use super::player_lock::lock_player;
use crate::play::conditional_moves::ConditionalMoves;
use crate::play::{Match, MatchId, PlayerId};

/// The conditional moves of a match, by player: as they were when a change was decided, and after it. An empty plan
/// deletes one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plans {
    /// All plans at the time of the decision.
    pub before: Vec<(PlayerId, ConditionalMoves)>,
    /// The changed plans.
    pub after: Vec<(PlayerId, ConditionalMoves)>,
}

pub(super) const PLANS: &str =
    "SELECT player, lines FROM plans WHERE match_id = $1 ORDER BY player";

pub(super) const UPSERT_PLAN: &str = "\
    INSERT INTO plans (match_id, player, lines) VALUES ($1, $2, $3) \
    ON CONFLICT (match_id, player) DO UPDATE SET lines = excluded.lines";

// A plan of which a part was played. It is not inserted again: its player may have deleted the account meanwhile.
pub(super) const SHORTEN_PLAN: &str =
    "UPDATE plans SET lines = $3 WHERE match_id = $1 AND player = $2";

pub(super) const DELETE_PLAN: &str = "DELETE FROM plans WHERE match_id = $1 AND player = $2";

// Locks the match's row against moves and changes of plans, if it is still at that event.
pub(super) const LOCK_AT_SEQ: &str = "UPDATE matches SET seq = seq WHERE id = $1 AND seq = $2";

/// The plans of a match's players. An unreadable one is left out: plans are only a convenience.
pub(super) async fn read_plans(
    from: impl Executor<'_, Database = Any>,
    id: MatchId,
) -> sqlx::Result<Vec<(PlayerId, ConditionalMoves)>> {
    let rows: Vec<(PlayerId, String)> = sqlx::query_as(PLANS).bind(id).fetch_all(from).await?;
    let plan = |(player, lines): (_, String)| Some((player, serde_json::from_str(&lines).ok()?));
    Ok(rows.into_iter().filter_map(plan).collect())
}

/// Writes the plans that a change leaves. False if the plans have changed since the decision. The caller has already
/// updated the match's row, which locks the plans until the commit.
pub(super) async fn write_plans(
    tx: &mut Transaction,
    id: MatchId,
    plans: &Plans,
) -> sqlx::Result<bool> {
    if read_plans(&mut **tx, id).await? != plans.before {
        return Ok(false);
    }
    for (player, plan) in &plans.after {
        write(tx, SHORTEN_PLAN, id, *player, plan).await?;
    }
    Ok(true)
}

/// Writes a plan by one of the two statements; an empty one is deleted.
async fn write(
    tx: &mut Transaction,
    sql: &'static str,
    id: MatchId,
    player: PlayerId,
    plan: &ConditionalMoves,
) -> sqlx::Result<()> {
    let query = if plan.is_empty() {
        sqlx::query(DELETE_PLAN).bind(id).bind(player)
    } else {
        // Serialising lists of strings cannot fail.
        let lines = serde_json::to_string(plan).unwrap_or_default();
        sqlx::query(sql).bind(id).bind(player).bind(lines)
    };
    run(tx, query).await
}

impl Store {
    /// The plans of a match's players. An unreadable one is left out: plans are only a convenience.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn plans(
        &self,
        id: MatchId,
    ) -> Result<Vec<(PlayerId, ConditionalMoves)>, StoreError> {
        read_plans(&self.read, id)
            .await
            .map_err(sql_error("reading plans"))
    }

    /// Stores a player's plan for the match at this event; an empty plan deletes it. False, and nothing is changed, if
    /// the match has moved on. Nothing is stored if the account is deleted.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn set_plan(
        &self,
        game: &Match,
        player: PlayerId,
        plan: &ConditionalMoves,
    ) -> Result<bool, StoreError> {
        let set = async {
            let mut tx = self.begin().await?;
            let lock = sqlx::query(LOCK_AT_SEQ).bind(game.id());
            if !execute(&mut tx, lock.bind(i64::from(game.seq()))).await? {
                tx.rollback().await?;
                return Ok(false);
            }
            // Locks the player after the match's row, as transactions that book a vacation do, to avoid deadlocks.
            if lock_player(&mut tx, player).await? {
                write(&mut tx, UPSERT_PLAN, game.id(), player, plan).await?;
            }
            commit_transaction(tx).await?;
            Ok(true)
        };
        set.await.map_err(sql_error("keeping a plan"))
    }
}
