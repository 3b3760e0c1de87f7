//! The daily puzzles of servers: which one is due, which was posted, and who has solved it. It chooses no puzzle and
//! posts nothing.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{columns, number};
use super::database::{Store, StoreError, commit_transaction, execute, run, sql_error};
use super::jobs::JobKind;
use super::new_jobs::insert_job_if_absent;
use super::subjects::Subject;
use crate::play::{GuildId, PlayerId, Timestamp};

pub(super) const SERVERS_DUE: &str = "\
    SELECT guild FROM servers v WHERE daily_hour IS NOT NULL AND daily_hour <= $1 AND announce_channel IS NOT NULL \
    AND NOT EXISTS (SELECT 1 FROM daily_puzzles d WHERE d.guild = v.guild AND d.day = $2)";
pub(super) const SET_PUZZLE: &str = "\
    INSERT INTO daily_puzzles (guild, day, puzzle) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
pub(super) const REPLACE_PUZZLE: &str =
    "UPDATE daily_puzzles SET puzzle = $3 WHERE guild = $1 AND day = $2 AND posted IS NULL";
pub(super) const DAILY_PUZZLE: &str =
    "SELECT day, puzzle, solution FROM daily_puzzles WHERE guild = $1 AND day = $2";
pub(super) const LAST_POSTED_PUZZLE: &str = "\
    SELECT day, puzzle, solution FROM daily_puzzles WHERE guild = $1 AND day < $2 AND posted IS NOT NULL \
    ORDER BY day DESC LIMIT 1";
pub(super) const SET_POSTED: &str =
    "UPDATE daily_puzzles SET posted = $3 WHERE guild = $1 AND day = $2";
pub(super) const SET_SOLUTION_POSTED: &str =
    "UPDATE daily_puzzles SET solution = $3 WHERE guild = $1 AND day = $2";

// The player may open the post of an earlier day. Most servers show the same puzzle on a day: a player's time starts
// when they first open it on any of those servers.
pub(super) const BEGIN_TRY: &str = "\
    INSERT INTO daily_tries (player, day, guild, begun) \
    SELECT $1, p.day, p.guild, COALESCE((SELECT MIN(t.begun) FROM daily_tries t \
    JOIN daily_puzzles q ON q.guild = t.guild AND q.day = t.day AND q.puzzle = p.puzzle \
    WHERE t.player = $1 AND t.day = p.day), $4) \
    FROM daily_puzzles p WHERE p.guild = $2 AND p.puzzle = $3 ORDER BY p.day DESC LIMIT 1 ON CONFLICT DO NOTHING";
pub(super) const FASTEST_SOLVERS: &str = "\
    SELECT d.player, t.solved - d.begun AS took FROM daily_tries d \
    JOIN puzzle_tries t ON t.player = d.player AND t.puzzle = $3 \
    WHERE d.guild = $1 AND d.day = $2 AND t.score = 1 AND t.solved >= d.begun \
    AND NOT EXISTS (SELECT 1 FROM preferences q WHERE q.player = d.player AND q.unlisted <> 0) \
    ORDER BY took, d.player LIMIT $4";

/// The daily puzzle of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyPuzzle {
    /// The day, counted from 1970 (UTC).
    pub day: i64,
    /// The puzzle's number.
    pub puzzle: u32,
    /// When its solution was posted.
    pub solution: Option<Timestamp>,
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
            let due = sqlx::query_scalar(SERVERS_DUE).bind(hour).bind(day);
            let due = due.fetch_all(&self.read).await?;
            // A puzzle is chosen only if one is due, because choosing takes time.
            let Some(puzzle) = (!due.is_empty()).then(puzzle).flatten() else {
                return Ok(());
            };
            for guild in due {
                let mut tx = self.begin().await?;
                let choose = sqlx::query(SET_PUZZLE).bind(guild).bind(day);
                if execute(&mut tx, choose.bind(i64::from(puzzle))).await? {
                    let subject = Subject::Daily { day, guild };
                    let post = insert_job_if_absent(JobKind::Daily, subject, day, now);
                    run(&mut tx, post).await?;
                }
                commit_transaction(tx).await?;
                self.wake.notify_one();
            }
            Ok(())
        };
        plan.await.map_err(sql_error("planning daily puzzles"))
    }

    /// Sets another puzzle for a server's day, unless one was posted.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn replace_daily_puzzle(
        &self,
        guild: GuildId,
        day: i64,
        puzzle: u32,
    ) -> Result<(), StoreError> {
        let replace = sqlx::query(REPLACE_PUZZLE).bind(guild).bind(day);
        self.run("replacing a daily puzzle", replace.bind(i64::from(puzzle)))
            .await
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
        self.one_daily_puzzle(DAILY_PUZZLE, guild, day).await
    }

    /// The last daily puzzle that was posted on a server before a day.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn last_daily_puzzle(
        &self,
        guild: GuildId,
        before: i64,
    ) -> Result<Option<DailyPuzzle>, StoreError> {
        self.one_daily_puzzle(LAST_POSTED_PUZZLE, guild, before)
            .await
    }

    async fn one_daily_puzzle(
        &self,
        sql: &'static str,
        guild: GuildId,
        day: i64,
    ) -> Result<Option<DailyPuzzle>, StoreError> {
        let query = sqlx::query(sql).bind(guild).bind(day);
        let read = |row: &AnyRow| {
            Ok(DailyPuzzle {
                day: row.try_get("day")?,
                puzzle: number(row, "puzzle")?,
                solution: row.try_get("solution")?,
            })
        };
        self.read_first("reading a daily puzzle", query, read).await
    }

    /// Records that a player has opened a puzzle from a server's daily post. Does nothing if it never was the server's.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn begin_daily_puzzle(
        &self,
        player: PlayerId,
        guild: GuildId,
        puzzle: u32,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let begin = sqlx::query(BEGIN_TRY)
            .bind(player)
            .bind(guild)
            .bind(i64::from(puzzle))
            .bind(now);
        let doing = "noting a try of a daily puzzle";
        self.write_about(doing, player, [begin]).await
    }

    /// The players who opened a daily puzzle on a server and solved it at the first try, the fastest first, each with
    /// the milliseconds. Hidden players are left out.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn fastest_solvers(
        &self,
        guild: GuildId,
        daily: DailyPuzzle,
        most: u32,
    ) -> Result<Vec<(PlayerId, i64)>, StoreError> {
        let query = sqlx::query(FASTEST_SOLVERS)
            .bind(guild)
            .bind(daily.day)
            .bind(i64::from(daily.puzzle))
            .bind(i64::from(most));
        self.read_all("reading who solved a daily puzzle", query, columns)
            .await
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
        self.note_daily_puzzle(SET_POSTED, guild, day, now).await
    }

    /// Records that the solution of a server's daily puzzle was posted.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn daily_solution_posted(
        &self,
        guild: GuildId,
        day: i64,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.note_daily_puzzle(SET_SOLUTION_POSTED, guild, day, now)
            .await
    }

    async fn note_daily_puzzle(
        &self,
        sql: &'static str,
        guild: GuildId,
        day: i64,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let note = sqlx::query(sql).bind(guild).bind(day).bind(now);
        self.run("noting a daily puzzle", note).await
    }
}
