//! The daily puzzles of servers: which one is due, and which was posted. It chooses no puzzle and posts nothing.

use sqlx::Row as _;

use super::database::{Store, StoreError, commit_transaction, sql_error};
use super::jobs::{JobId, JobKind, Subject};
use super::outbox;
use crate::play::{GuildId, Timestamp};

pub(super) const DUE: &str = "\
    SELECT guild FROM servers v WHERE daily_hour IS NOT NULL AND daily_hour <= $1 AND announce_channel IS NOT NULL \
    AND NOT EXISTS (SELECT 1 FROM daily_puzzles d WHERE d.guild = v.guild AND d.day = $2)";
pub(super) const CHOOSE: &str = "\
    INSERT INTO daily_puzzles (guild, day, puzzle) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
pub(super) const CHOSEN: &str =
    "SELECT puzzle, posted FROM daily_puzzles WHERE guild = $1 AND day = $2";
pub(super) const POSTED: &str =
    "UPDATE daily_puzzles SET posted = $3 WHERE guild = $1 AND day = $2";

/// The daily puzzle of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyPuzzle {
    /// The puzzle's number.
    pub puzzle: u32,
    /// When it was posted; `None` if it was not.
    pub posted: Option<Timestamp>,
}

impl Store {
    /// Sets a day's puzzle for every server whose hour has come, and adds the jobs that post it. Does nothing for
    /// servers that have one for that day.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then for the servers that are left.
    pub async fn plan_daily_puzzles(
        &self,
        (day, hour): (i64, i64),
        puzzle: impl Fn() -> Option<u32> + Send,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let plan = async {
            let due = sqlx::query(DUE).bind(hour).bind(day);
            let due = due.fetch_all(&self.read).await?;
            // Mostly nothing is due, and choosing takes time.
            let Some(puzzle) = (!due.is_empty()).then(puzzle).flatten() else {
                return Ok(());
            };
            for row in due {
                let guild: GuildId = row.try_get("guild")?;
                let mut tx = self.begin().await?;
                let choose = sqlx::query(CHOOSE).bind(guild).bind(day);
                let choose = choose.bind(i64::from(puzzle));
                if choose.execute(&mut *tx).await?.rows_affected() > 0 {
                    let (subject, kind) = (Subject::Daily { day, guild }, JobKind::Daily);
                    let line = Some(format!("{}/{guild}", kind.key()));
                    let post =
                        outbox::insert_job_if_absent(&JobId { subject, kind }, day, line, now);
                    post.execute(&mut *tx).await?;
                }
                commit_transaction(tx).await?;
                self.wake.notify_one();
            }
            Ok(())
        };
        plan.await.map_err(sql_error("planning daily puzzles"))
    }

    /// The daily puzzle of a server on a day.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn daily_puzzle(
        &self,
        guild: GuildId,
        day: i64,
    ) -> Result<Option<DailyPuzzle>, StoreError> {
        let row = sqlx::query(CHOSEN).bind(guild).bind(day);
        let row = row.fetch_optional(&self.read).await;
        row.and_then(|row| {
            row.map(|row| {
                Ok(DailyPuzzle {
                    puzzle: super::columns::number(&row, "puzzle")?,
                    posted: row.try_get("posted")?,
                })
            })
            .transpose()
        })
        .map_err(sql_error("reading a daily puzzle"))
    }

    /// Records that the daily puzzle of a server was posted.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn daily_puzzle_posted(
        &self,
        guild: GuildId,
        day: i64,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let posted = sqlx::query(POSTED).bind(guild).bind(day).bind(now);
        let written = self.write(posted).await;
        written
            .map(drop)
            .map_err(sql_error("noting a daily puzzle"))
    }
}
