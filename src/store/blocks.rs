//! Which players have blocked which others. What a block prevents is decided elsewhere.

use super::columns::columns;
use super::database::{Statement, Store, StoreError, commit_transaction, run, sql_error};
use super::player_lock::lock_player;
use crate::play::PlayerId;

pub(super) const BLOCK: &str =
    "INSERT INTO blocks (player, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING";

pub(super) const UNBLOCK: &str = "DELETE FROM blocks WHERE player = $1 AND blocked = $2";

pub(super) const IS_BLOCKED: &str = "SELECT blocked FROM blocks WHERE player = $1 AND blocked = $2";

pub(super) const BLOCKED: &str = "\
    SELECT blocked, name FROM blocks LEFT JOIN players ON players.id = blocked WHERE player = $1 ORDER BY blocked";

impl Store {
    /// Records that a player blocks another, unless one of the two has deleted the account. Idempotent.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn block(&self, player: PlayerId, other: PlayerId) -> Result<(), StoreError> {
        let block = async {
            let mut tx = self.begin().await?;
            // Locks the blocked player too, because deleting that account stores a digest in the row of the block.
            // Locks in the order of the ids, so that two players who block each other at once do not deadlock.
            for one in [player.min(other), player.max(other)] {
                if !lock_player(&mut tx, one).await? {
                    return Ok(());
                }
            }
            run(&mut tx, between(BLOCK, player, other)).await?;
            commit_transaction(tx).await
        };
        block.await.map_err(sql_error("blocking a player"))
    }

    /// Removes a block. False if there was none.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn unblock(&self, player: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        self.execute("unblocking a player", between(UNBLOCK, player, other))
            .await
    }

    /// Whether `player` has blocked `other`.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn has_blocked(&self, player: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        let query = between(IS_BLOCKED, player, other);
        self.finds("looking for a block", query).await
    }

    /// The players that a player has blocked, with their last known names.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn blocked_by(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(PlayerId, Option<String>)>, StoreError> {
        let query = sqlx::query(BLOCKED).bind(player);
        self.read_all("reading whom a player has blocked", query, columns)
            .await
    }
}

fn between(sql: &'static str, player: PlayerId, other: PlayerId) -> Statement {
    sqlx::query(sql).bind(player).bind(other)
}
