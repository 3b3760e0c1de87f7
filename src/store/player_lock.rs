//! Locks a player's row while something is stored about the player, so that nothing is stored once the account is
//! deleted. It decides nothing else.

use sqlx::Row as _;

use super::database::{Statement, Store, Transaction, commit_transaction};
use crate::play::PlayerId;

pub(super) const LOCK_PLAYER: &str = "UPDATE players SET name = name WHERE id = $1 RETURNING kind";

/// The condition that the account of player `$1` is not deleted, for a statement outside of any transaction. On PostgreSQL
/// the row must be locked with `FOR SHARE`, because other transactions write at the same time.
macro_rules! not_former {
    ($lock:literal) => {
        concat!(
            "COALESCE((SELECT kind FROM players WHERE id = $1",
            $lock,
            "), '') <> 'former'"
        )
    };
}

pub(super) use not_former;

/// Locks a player's row until the transaction ends. False if the account is deleted.
pub(super) async fn lock_player(tx: &mut Transaction, player: PlayerId) -> sqlx::Result<bool> {
    let row = sqlx::query(LOCK_PLAYER).bind(player);
    let row = row.fetch_optional(&mut **tx).await?;
    let kind = row
        .map(|row| row.try_get::<String, _>("kind"))
        .transpose()?;
    Ok(kind.is_none_or(|kind| kind != "former"))
}

impl Store {
    /// Begins a transaction that stores something about a player; `None` if the account is deleted.
    pub(super) async fn begin_about(&self, player: PlayerId) -> sqlx::Result<Option<Transaction>> {
        let mut tx = self.begin().await?;
        let held = lock_player(&mut tx, player).await?;
        Ok(held.then_some(tx))
    }

    /// Executes a statement that stores something about a player, unless the account is deleted.
    pub(super) async fn write_about(
        &self,
        player: PlayerId,
        statement: Statement,
    ) -> sqlx::Result<()> {
        let Some(mut tx) = self.begin_about(player).await? else {
            return Ok(());
        };
        statement.execute(&mut *tx).await?;
        commit_transaction(tx).await
    }
}
