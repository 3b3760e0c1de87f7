//! What people are called, and the few facts that the bot keeps for itself.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::{Store, StoreError, doing};
use crate::play::PlayerId;

pub(super) const NAME: &str = "SELECT name FROM players WHERE id = $1";

pub(super) const REMEMBER: &str = "INSERT INTO players (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name";

pub(super) const SETTING: &str = "SELECT value FROM settings WHERE key = $1";

pub(super) const SETTINGS: &str = "SELECT key, value FROM settings WHERE key LIKE $1";

pub(super) const SET: &str = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";

impl Store {
    /// Keeps what a player is called now; costs a write only when that is new.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn remember_player(&self, player: PlayerId, name: &str) -> Result<(), StoreError> {
        if self.name_of(player).await?.as_deref() == Some(name) {
            return Ok(());
        }
        let remember = sqlx::query(REMEMBER).bind(player).bind(name);
        let written = self.write(remember).await;
        written.map(drop).map_err(doing("keeping a player's name"))
    }

    /// What a player was last called.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query(NAME)
            .bind(player)
            .fetch_optional(&self.read)
            .await;
        row.and_then(|row| row.map(|row| row.try_get("name")).transpose())
            .map_err(doing("reading a player's name"))
    }

    /// A fact that was kept under that key.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query(SETTING)
            .bind(key)
            .fetch_optional(&self.read)
            .await;
        row.and_then(|row| row.map(|row| row.try_get("value")).transpose())
            .map_err(doing("reading a setting"))
    }

    /// The facts whose keys begin with `prefix`, without it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn settings(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreError> {
        let rows = sqlx::query(SETTINGS)
            .bind(format!("{prefix}%"))
            .fetch_all(&self.read)
            .await;
        let read = |row: &AnyRow| {
            let key: String = row.try_get("key")?;
            Ok((key[prefix.len()..].to_owned(), row.try_get("value")?))
        };
        rows.and_then(|rows| rows.iter().map(read).collect())
            .map_err(doing("reading settings"))
    }

    /// Keeps a fact under that key.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn set_setting(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let written = self.write(sqlx::query(SET).bind(key).bind(value)).await;
        written.map(drop).map_err(doing("keeping a setting"))
    }
}
