//! Caches the channel id of each player's direct messages, so that Discord is asked for it once.

use sqlx::Row as _;

use super::database::{Store, StoreError, sql_error};
use crate::play::{ChannelId, PlayerId};

pub(super) const CHANNEL: &str = "SELECT direct FROM players WHERE id = $1";

// A deleted player keeps no channel.
pub(super) const KEEP: &str = "UPDATE players SET direct = $2 WHERE id = $1 AND kind = 'person'";

impl Store {
    /// The direct-message channel of a player, if known.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn direct_channel(&self, player: PlayerId) -> Result<Option<ChannelId>, StoreError> {
        let row = sqlx::query(CHANNEL)
            .bind(player)
            .fetch_optional(&self.read)
            .await;
        row.and_then(|row| row.map_or(Ok(None), |row| row.try_get("direct")))
            .map_err(sql_error("reading a direct channel"))
    }

    /// Stores the direct-message channel of a player.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn set_direct_channel(
        &self,
        player: PlayerId,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        let keep = sqlx::query(KEEP).bind(player).bind(channel);
        self.write(keep)
            .await
            .map(drop)
            .map_err(sql_error("keeping a direct channel"))
    }
}
