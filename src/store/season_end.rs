//! Closes the seasons of past months, and reopens them after the clock ran ahead.

use super::{
    database::{Store, StoreError, commit_transaction, run, sql_error},
    ratings::{rows::LOCK_RATINGS, sweep},
    seasons::{
        CLOSING_MONTH, LAST_CLOSED_MONTH, REOPEN_MONTHS, SET_LAST_CLOSED_MONTH, begin_closing,
        keep_next_boards,
    },
};

use crate::play::{Month, Timestamp};

const VACATIONS_AFTER: &str = "DELETE FROM vacations WHERE starts > $1";
// Future days lose their rows, because a day that has a row would get no other puzzle.
const DAILY_PUZZLES_AFTER: &str = "DELETE FROM daily_puzzles WHERE day * 86400000 > $1";

impl Store {
    /// Repairs what was written while the clock ran ahead, after it was set back: reopens months that are not over, moves
    /// games that ended in the future to `now`, and deletes vacations and daily puzzles of the future.
    /// [`Store::sweep_ratings`] then recomputes the ratings.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn undo_clock_jump(&self, now: Timestamp) -> Result<(), StoreError> {
        let undo = async {
            let mut tx = self.begin().await?;
            run(&mut tx, sqlx::query(LOCK_RATINGS)).await?;
            let closed = sqlx::query_scalar::<_, i64>(LAST_CLOSED_MONTH);
            let over = Month::of(now).before();
            if closed.fetch_one(&mut *tx).await? > over.number() {
                for table in REOPEN_MONTHS {
                    run(&mut tx, sqlx::query(table).bind(over)).await?;
                }
                run(&mut tx, sqlx::query(SET_LAST_CLOSED_MONTH).bind(over)).await?;
            }
            sweep::move_to_now(&mut tx, now).await?;
            for rows in [VACATIONS_AFTER, DAILY_PUZZLES_AFTER] {
                run(&mut tx, sqlx::query(rows).bind(now)).await?;
            }
            commit_transaction(tx).await
        };
        undo.await.map_err(sql_error("undoing a leap of the clock"))
    }

    /// Does one step of closing the months that are over: keeps at most that many leaderboards. False if there is nothing
    /// to close.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn close_seasons(&self, now: Timestamp, boards: usize) -> Result<bool, StoreError> {
        let closing = async {
            let closed = sqlx::query_scalar::<_, i64>(LAST_CLOSED_MONTH);
            let begun = closed.fetch_one(&self.read).await? >= Month::of(now).before().number();
            let closing = sqlx::query(CLOSING_MONTH).fetch_optional(&self.read);
            if closing.await?.is_none() && begun {
                return Ok(false);
            }
            let mut tx = self.begin().await?;
            run(&mut tx, sqlx::query(LOCK_RATINGS)).await?;
            begin_closing(&mut tx, now).await?;
            let more = keep_next_boards(&mut tx, boards).await?;
            commit_transaction(tx).await?;
            self.wake.notify_one();
            Ok(more)
        };
        closing.await.map_err(sql_error("closing a season"))
    }
}
