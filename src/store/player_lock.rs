//! Locks a player's row while something is stored about the player, so that nothing is stored once the account is
//! deleted. It decides nothing else.

use super::database::{
    Statement, Store, StoreError, Transaction, commit_transaction, run, sql_error,
};
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
    let kind = sqlx::query_scalar::<_, String>(LOCK_PLAYER).bind(player);
    let kind = kind.fetch_optional(&mut **tx).await?;
    Ok(kind.is_none_or(|kind| kind != "former"))
}

impl Store {
    /// Begins a transaction that stores something about a player; `None` if the account is deleted.
    pub(super) async fn begin_about(&self, player: PlayerId) -> sqlx::Result<Option<Transaction>> {
        let mut tx = self.begin().await?;
        let held = lock_player(&mut tx, player).await?;
        Ok(held.then_some(tx))
    }

    /// Executes statements that store something about a player in one transaction, unless the account is deleted.
    /// `doing` says what fails if the database does.
    pub(super) async fn write_about(
        &self,
        doing: &'static str,
        player: PlayerId,
        statements: impl IntoIterator<Item = Statement>,
    ) -> Result<(), StoreError> {
        let write = async {
            let Some(mut tx) = self.begin_about(player).await? else {
                return Ok(());
            };
            for statement in statements {
                run(&mut tx, statement).await?;
            }
            commit_transaction(tx).await
        };
        write.await.map_err(sql_error(doing))
    }
}
