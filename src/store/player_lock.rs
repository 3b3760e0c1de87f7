//! Locks a player's row while something is stored about the player, so that the deletion of the account comes before it or
//! after it: after the deletion nothing is stored any more. It decides nothing else.

use sqlx::{Any, Row as _, Transaction};

use super::database::Store;
use crate::play::PlayerId;

pub(super) const HOLD_PLAYER: &str = "UPDATE players SET name = name WHERE id = $1 RETURNING kind";

/// Locks a player's row until the transaction ends. False if the account is deleted.
pub(super) async fn hold_player(
    tx: &mut Transaction<'static, Any>,
    player: PlayerId,
) -> Result<bool, sqlx::Error> {
    let row = sqlx::query(HOLD_PLAYER).bind(player);
    let row = row.fetch_optional(&mut **tx).await?;
    let kind = row
        .map(|row| row.try_get::<String, _>("kind"))
        .transpose()?;
    Ok(kind.is_none_or(|kind| kind != "former"))
}

impl Store {
    /// Begins a transaction that stores something about a player; `None` if the account is deleted.
    pub(super) async fn begin_about(
        &self,
        player: PlayerId,
    ) -> Result<Option<Transaction<'static, Any>>, sqlx::Error> {
        let mut tx = self.begin().await?;
        let held = hold_player(&mut tx, player).await?;
        Ok(held.then_some(tx))
    }
}
