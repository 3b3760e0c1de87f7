//! Times that do not count against a player's clock: vacations of players, and downtimes of the bot.

use std::time::Duration;

use sqlx::Row as _;

use super::database::{Store, StoreError, Transaction, commit_transaction, run, sql_error};
use super::player_lock::lock_player;
use crate::play::{PlayerId, Timestamp};

/// A half-open interval of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeSpan {
    /// Its first moment.
    pub starts: Timestamp,
    /// The first moment after it.
    pub ends: Timestamp,
}

impl TimeSpan {
    /// Its length.
    #[must_use]
    pub fn length(self) -> Duration {
        self.ends.since(self.starts)
    }

    /// Its intersection with the interval between two times; of zero length if they do not overlap.
    #[must_use]
    pub fn intersection(self, from: Timestamp, until: Timestamp) -> Self {
        let starts = self.starts.max(from);
        Self {
            starts,
            ends: self.ends.min(until).max(starts),
        }
    }
}

pub(super) const VACATIONS: &str =
    "SELECT starts, ends FROM vacations WHERE player = $1 AND ends > $2 ORDER BY starts";

// Idempotent: a vacation with the same start is the same request, sent twice.
pub(super) const ADD_VACATION: &str = "\
    INSERT INTO vacations (player, starts, ends) VALUES ($1, $2, $3) \
    ON CONFLICT (player, starts) DO UPDATE SET ends = excluded.ends, automatic = 0";

pub(super) const BOOK_VACATION: &str = "\
    INSERT INTO vacations (player, starts, ends, automatic) \
    SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), 1 \
    WHERE NOT EXISTS (SELECT 1 FROM vacations WHERE player = $1 AND ends > $2) ON CONFLICT DO NOTHING";

pub(super) const END_VACATION: &str =
    "UPDATE vacations SET ends = $3 WHERE player = $1 AND starts <= $2 AND ends > $2";

pub(super) const END_AUTOMATIC_VACATION: &str = "\
    UPDATE vacations SET ends = $3 WHERE player = $1 AND starts <= $2 AND ends > $2 AND automatic <> 0";

pub(super) const AUTOMATIC_VACATION: &str = "\
    SELECT starts, ends FROM vacations WHERE player = $1 AND starts <= $2 AND ends > $2 AND automatic <> 0";

/// What a change of a match does to the vacation of one of its players.
#[derive(Clone, Copy, Debug)]
pub enum VacationChange {
    /// It begins, unless the player is already on one.
    Begin(TimeSpan),
    /// The running one ends, if it began because the player's time ran out.
    End {
        /// The time of the change.
        now: Timestamp,
        /// The new end.
        at: Timestamp,
    },
}

// A downtime that ends in the future was written while the clock ran ahead.
pub(super) const DOWNTIME: &str = "\
    SELECT starts, ends FROM downtimes WHERE starts <= $1 AND ends >= $1 \
    AND ends <= COALESCE($2, ends) ORDER BY starts LIMIT 1";

// If the start is already stored, the heartbeat after that downtime was not written, so the downtime lasted longer.
pub(super) const ADD_DOWNTIME: &str = "\
    INSERT INTO downtimes (starts, ends) VALUES ($1, $2) ON CONFLICT (starts) DO UPDATE SET \
    ends = CASE WHEN excluded.ends > downtimes.ends THEN excluded.ends ELSE downtimes.ends END";

/// Begins or ends a vacation within a transaction, unless the player has deleted the account.
pub(super) async fn change_vacation(
    tx: &mut Transaction,
    player: PlayerId,
    change: VacationChange,
) -> sqlx::Result<()> {
    if !lock_player(tx, player).await? {
        return Ok(());
    }
    let (sql, from, ends) = match change {
        VacationChange::Begin(span) => (BOOK_VACATION, span.starts, span.ends),
        VacationChange::End { now, at } => (END_AUTOMATIC_VACATION, now, at),
    };
    let change = sqlx::query(sql).bind(player).bind(from).bind(ends);
    run(tx, change).await
}

impl Store {
    /// The vacations of a player that end after that time, oldest first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn vacations(
        &self,
        player: PlayerId,
        after: Timestamp,
    ) -> Result<Vec<TimeSpan>, StoreError> {
        let query = sqlx::query(VACATIONS).bind(player).bind(after);
        self.read_all("reading vacations", query, span).await
    }

    /// The vacation that a player is on at that time, if it began because their time ran out.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn automatic_vacation(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Option<TimeSpan>, StoreError> {
        let query = sqlx::query(AUTOMATIC_VACATION).bind(player).bind(now);
        self.read_first("reading vacations", query, span).await
    }

    /// Starts the vacation that `choose` makes of those that end after `since`, and ends the one that it interrupts.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn start_vacation(
        &self,
        player: PlayerId,
        since: Timestamp,
        choose: impl FnOnce(Vec<TimeSpan>) -> Option<TimeSpan>,
    ) -> Result<Option<TimeSpan>, StoreError> {
        let starting = async {
            // The lock also makes a player's vacations begin one after another.
            let Some(mut tx) = self.begin_about(player).await? else {
                return Ok(None);
            };
            let rows = sqlx::query(VACATIONS).bind(player).bind(since);
            let rows = rows.fetch_all(&mut *tx).await?;
            let spans = rows.iter().map(span).collect::<Result<_, _>>()?;
            let Some(vacation) = choose(spans) else {
                return Ok(None);
            };
            let TimeSpan { starts, ends } = vacation;
            for (sql, ends) in [(END_VACATION, starts), (ADD_VACATION, ends)] {
                let change = sqlx::query(sql).bind(player).bind(starts).bind(ends);
                run(&mut tx, change).await?;
            }
            commit_transaction(tx).await?;
            Ok(Some(vacation))
        };
        starting.await.map_err(sql_error("starting a vacation"))
    }

    /// Ends the vacation that a player is on at that time; the rest of it is not used up. False if there is none.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn end_vacation(
        &self,
        player: PlayerId,
        now: Timestamp,
        ends: Timestamp,
    ) -> Result<bool, StoreError> {
        let end = sqlx::query(END_VACATION).bind(player).bind(now).bind(ends);
        self.execute("ending a vacation", end).await
    }

    /// The downtime in which that time fell, if it is over by `end`, or ends at any time without one.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn downtime_at(
        &self,
        moment: Timestamp,
        end: Option<Timestamp>,
    ) -> Result<Option<TimeSpan>, StoreError> {
        let query = sqlx::query(DOWNTIME).bind(moment).bind(end);
        self.read_first("reading downtimes", query, span).await
    }

    /// Records that no bot was running during that interval.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn add_downtime(&self, downtime: TimeSpan) -> Result<(), StoreError> {
        let add = sqlx::query(ADD_DOWNTIME);
        let add = add.bind(downtime.starts).bind(downtime.ends);
        self.run("noting a downtime", add).await
    }

    /// Deletes the downtimes that end after `now`: they show that the clock had run ahead, which is put right.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn delete_downtimes_after(&self, now: Timestamp) -> Result<(), StoreError> {
        const DELETE: &str = "DELETE FROM downtimes WHERE ends > $1";
        let delete = sqlx::query(DELETE).bind(now);
        self.run("deleting downtimes of the future", delete).await
    }
}

fn span(row: &sqlx::any::AnyRow) -> sqlx::Result<TimeSpan> {
    Ok(TimeSpan {
        starts: row.try_get("starts")?,
        ends: row.try_get("ends")?,
    })
}
