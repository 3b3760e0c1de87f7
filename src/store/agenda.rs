//! What a worker has to do now, and how long it may sleep. It claims nothing.

use std::time::Duration;

use sqlx::Row as _;

use super::database::{Dialect, Store, StoreError, sql_error};
use super::jobs::Lane;
use crate::play::Timestamp;

pub(super) const AGENDA: &str = "\
    SELECT (SELECT MIN(due) FROM jobs WHERE lane = $1) AS discord, (SELECT MIN(due) FROM jobs WHERE lane = $2) AS thinking, \
    (SELECT MIN(due) FROM jobs WHERE lane = $3) AS analysis, (SELECT MIN(due) FROM jobs WHERE lane = $4) AS background, \
    (SELECT MIN(due) FROM jobs WHERE lane = $5) AS maintenance, (SELECT MIN(due) FROM jobs WHERE due > $6) AS next";

/// What a worker has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agenda {
    /// The lanes with due jobs, the most urgent first.
    pub due: Vec<Lane>,
    /// The next due time after now.
    pub next: Option<Timestamp>,
}

impl Store {
    /// Which lanes have due jobs, and when the next job is due.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn agenda(&self, now: Timestamp) -> Result<Agenda, StoreError> {
        let agenda = Lane::ALL
            .into_iter()
            .fold(sqlx::query(AGENDA), |sql, lane| sql.bind(lane.key()));
        let read = async {
            let row = agenda.bind(now).fetch_one(&self.read).await?;
            let mut due = Vec::new();
            for lane in Lane::ALL {
                let first: Option<Timestamp> = row.try_get(lane.key())?;
                due.extend(first.filter(|first| *first <= now).map(|_| lane));
            }
            let next = row.try_get("next")?;
            Ok(Agenda { due, next })
        };
        read.await.map_err(sql_error("looking for jobs"))
    }

    /// Returns when a job was written or released through this store since the last call.
    pub async fn wait_for_jobs(&self) {
        self.wake.notified().await;
    }

    /// How long a worker may sleep before it polls for jobs of processes that have ended. Living processes do their own
    /// jobs, or tell others by NOTIFY (see `overflow`). SQLite's only other writers are an operator's tools.
    #[must_use]
    pub fn longest_sleep(&self) -> Duration {
        match self.dialect {
            Dialect::Sqlite => Duration::from_secs(5),
            Dialect::Postgres => Duration::from_secs(3),
        }
    }
}
