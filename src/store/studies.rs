//! Game records that players have imported, a few for each player. It stores the text without parsing it.

use super::columns::column;
use super::database::{Store, StoreError};
use crate::play::PlayerId;

/// A further one replaces the oldest.
const MAX_STUDIES_PER_PLAYER: i64 = 10;

pub(super) const INSERT_STUDY: &str =
    "INSERT INTO studies (player, id, record) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";

pub(super) const DELETE_OLDEST_STUDIES: &str = "\
    DELETE FROM studies WHERE player = $1 AND id NOT IN (\
    SELECT id FROM studies WHERE player = $1 ORDER BY id DESC LIMIT $2)";

pub(super) const STUDY: &str = "SELECT record FROM studies WHERE player = $1 AND id = $2";

impl Store {
    /// Stores a player's record under the id of the interaction that brought it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn keep_study(
        &self,
        player: PlayerId,
        id: u64,
        record: &str,
    ) -> Result<(), StoreError> {
        let keep = sqlx::query(INSERT_STUDY)
            .bind(player)
            .bind(id as i64)
            .bind(record);
        let forget = sqlx::query(DELETE_OLDEST_STUDIES)
            .bind(player)
            .bind(MAX_STUDIES_PER_PLAYER);
        self.write_about("keeping a record", player, [keep, forget])
            .await
    }

    /// A player's imported record, if it is still stored.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn study(&self, player: PlayerId, id: u64) -> Result<Option<String>, StoreError> {
        let query = sqlx::query(STUDY).bind(player).bind(id as i64);
        self.read_first("reading a record", query, column("record"))
            .await
    }
}
