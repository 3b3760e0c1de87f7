//! Closes the seasons of past months, and reopens them after the clock ran ahead.

use sqlx::Row as _;

use super::{
    database::{Store, StoreError, commit_transaction, sql_error},
    ratings::{rows::LOCK, sweep},
    seasons::{CLOSE, CLOSED, REOPEN, close_months},
};

use crate::play::{Month, Timestamp};

impl Store {
    /// Repairs the ratings after the clock ran ahead and was set back: reopens months that are not over, and moves
    /// games that ended in the future to `now`. [`Store::sweep_ratings`] then recomputes their ratings.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn undo_clock_jump(&self, now: Timestamp) -> Result<(), StoreError> {
        let undo = async {
            let mut tx = self.begin().await?;
            sqlx::query(LOCK).execute(&mut *tx).await?;
            let row = sqlx::query(CLOSED).fetch_one(&mut *tx).await?;
            let over = Month::of(now).before();
            if row.try_get::<i64, _>("value")? > over.number() {
                for table in REOPEN {
                    sqlx::query(table).bind(over).execute(&mut *tx).await?;
                }
                sqlx::query(CLOSE).bind(over).execute(&mut *tx).await?;
            }
            sweep::move_to_now(&mut tx, now).await?;
            commit_transaction(tx).await
        };
        undo.await.map_err(sql_error("undoing a leap of the clock"))
    }

    /// Closes the months that are over, if that has not been done.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn close_seasons(&self, now: Timestamp) -> Result<(), StoreError> {
        let closing = async {
            let row = sqlx::query(CLOSED).fetch_one(&self.read).await?;
            if row.try_get::<i64, _>("value")? >= Month::of(now).before().number() {
                return Ok(());
            }
            let mut tx = self.begin().await?;
            sqlx::query(LOCK).execute(&mut *tx).await?;
            close_months(&mut tx, now).await?;
            commit_transaction(tx).await?;
            self.wake.notify_one();
            Ok(())
        };
        closing.await.map_err(sql_error("closing a season"))
    }
}
