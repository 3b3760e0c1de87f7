//! How much there is to do: due jobs by lane, and connections in use. For the operator; changes nothing.

use std::time::Duration;

use sqlx::AnyPool;

use super::database::{Store, StoreError, sql_error};
use super::jobs::Lane;
use crate::play::Timestamp;
use crate::telemetry::Backlog;

/// After its due time.
const LATE_AFTER: Duration = Duration::from_mins(1);

// Claimed jobs have the end of their lease as their due time, and so are not counted.
pub(super) const BACKLOG: &str = "\
    SELECT COUNT(*) AS due, CAST(COALESCE(SUM(CASE WHEN due <= $2 THEN 1 ELSE 0 END), 0) AS BIGINT) AS late, MIN(due) AS oldest \
    FROM jobs WHERE lane = $3 AND due <= $1";

impl Store {
    /// The due jobs of each lane.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn backlog(&self, now: Timestamp) -> Result<Vec<Backlog>, StoreError> {
        let late = Timestamp(now.0 - LATE_AFTER.as_millis() as i64);
        let mut lanes = Vec::new();
        for lane in Lane::ALL {
            let count = sqlx::query_as(BACKLOG)
                .bind(now)
                .bind(late)
                .bind(lane.key());
            let counted = count.fetch_one(&self.read).await;
            let (due, late, oldest): (i64, i64, Option<Timestamp>) =
                counted.map_err(sql_error("counting jobs"))?;
            lanes.push(Backlog {
                lane: lane.key(),
                due: due as u64,
                late: late as u64,
                oldest: oldest.map_or(Duration::ZERO, |oldest| now.since(oldest)),
            });
        }
        Ok(lanes)
    }

    /// The connections of each pool: its name, those in use, and idle ones.
    #[must_use]
    pub fn connections(&self) -> Vec<(&'static str, u32, u32)> {
        let count = |(name, pool): (_, &AnyPool)| {
            let idle = pool.num_idle() as u32;
            (name, pool.size().saturating_sub(idle), idle)
        };
        [("write", &self.write), ("read", &self.read)]
            .map(count)
            .to_vec()
    }
}
