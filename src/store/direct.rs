//! Caches the channel id of each player's direct messages, so that Discord is asked for it once.

use super::columns::column;
use super::database::{Store, StoreError};
use crate::play::{ChannelId, PlayerId};

pub(super) const DIRECT_CHANNEL: &str = "SELECT direct FROM players WHERE id = $1";

// A deleted player keeps no channel.
pub(super) const SET_DIRECT_CHANNEL: &str =
    "UPDATE players SET direct = $2 WHERE id = $1 AND kind = 'person'";

impl Store {
    /// The direct-message channel of a player, if known.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn direct_channel(&self, player: PlayerId) -> Result<Option<ChannelId>, StoreError> {
        let query = sqlx::query(DIRECT_CHANNEL).bind(player);
        let channel = self.read_first("reading a direct channel", query, column("direct"));
        channel.await.map(Option::flatten)
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
        let keep = sqlx::query(SET_DIRECT_CHANNEL).bind(player).bind(channel);
        self.run("keeping a direct channel", keep).await
    }
}
