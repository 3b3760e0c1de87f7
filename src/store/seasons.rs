//! Closing a month: stores its final leaderboards for good, and adds the jobs that post them.
//!
//! A month is closed by the worker, a few leaderboards at a time, or begun by the first game rated after it. A game first
//! keeps the leaderboards that it is about to change, in its own transaction. So what is stored counts exactly the games of
//! that month, however late the bot is. Only the top 100 of each leaderboard are stored. A month that was closed because
//! the clock ran ahead is reopened.

use std::collections::BTreeSet;

use sqlx::Row as _;

use super::columns::BoardScope;
use super::database::{Transaction, execute, finds, run};
use super::jobs::JobKind;
use super::new_jobs::insert_job_if_absent;
use super::subjects::Subject;
use crate::play::{GuildId, Month, PlayerId, Timestamp};

/// The most months that are closed at once when the bot was away.
const MAX_MONTHS: usize = 24;

pub(super) const LAST_CLOSED_MONTH: &str = "SELECT value FROM counters WHERE name = 'season'";
pub(super) const SET_LAST_CLOSED_MONTH: &str =
    "UPDATE counters SET value = $1 WHERE name = 'season'";
pub(super) const BEGIN_CLOSING: &str =
    "INSERT INTO closing_months (month, guild, pool) VALUES ($1, $2, '') ON CONFLICT DO NOTHING";
pub(super) const CLOSING_MONTH: &str =
    "SELECT month, guild, pool FROM closing_months ORDER BY month LIMIT 1";
pub(super) const ADVANCE_CLOSING: &str =
    "UPDATE closing_months SET guild = $2, pool = $3 WHERE month = $1";
pub(super) const FINISH_CLOSING: [&str; 2] = [
    "DELETE FROM boards_kept_early WHERE month = $1",
    "DELETE FROM closing_months WHERE month = $1",
];
/// The months that are being closed, but have not come to this leaderboard yet.
pub(super) const MONTHS_LEFT_TO_KEEP: &str =
    "SELECT month FROM closing_months WHERE (guild, pool) < ($1, $2) ORDER BY month";
pub(super) const KEEP_EARLY: &str = "\
    INSERT INTO boards_kept_early (month, guild, pool) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
pub(super) const KEPT_EARLY: &str =
    "SELECT 1 FROM boards_kept_early WHERE month = $1 AND guild = $2 AND pool = $3";
pub(super) const BOARDS_OF: &str = "SELECT guild FROM boards WHERE player = $1 AND pool = $2";
// Steps from board to board through the index, so the cost does not depend on how long they are.
pub(super) const NEXT_BOARD: &str = "\
    SELECT guild, pool FROM boards WHERE listed IS NOT NULL AND (guild, pool) > ($1, $2) ORDER BY guild, pool LIMIT 1";
pub(super) const KEEP_BOARD: &str = "\
    INSERT INTO seasons (month, guild, pool, player, place, rating, deviation, games, wins, draws, gain) \
    SELECT $1, b.guild, b.pool, b.player, b.place, b.rating, r.deviation, r.games, r.wins, r.draws, COALESCE(m.gain, 0) \
    FROM (SELECT guild, pool, player, rating, RANK() OVER (ORDER BY rating DESC) AS place \
          FROM (SELECT guild, pool, player, rating FROM boards \
                WHERE guild = $3 AND pool = $4 AND listed > $2 \
                ORDER BY rating DESC, player LIMIT 100) AS top) AS b \
    JOIN ratings r ON r.player = b.player AND r.pool = b.pool \
    LEFT JOIN months m ON m.month = $1 AND m.guild = b.guild AND m.pool = b.pool AND m.player = b.player";
/// Deletes the stored boards and the jobs of reopened months.
pub(super) const REOPEN_MONTHS: [&str; 4] = [
    "DELETE FROM seasons WHERE month > $1",
    "DELETE FROM jobs WHERE kind = 'season' AND seq > $1",
    "DELETE FROM boards_kept_early WHERE month > $1",
    "DELETE FROM closing_months WHERE month > $1",
];
pub(super) const HAS_BOARD_TO_POST: &str = "\
    SELECT 1 FROM servers WHERE guild = $2 AND announce_channel IS NOT NULL \
    AND EXISTS (SELECT 1 FROM seasons WHERE month = $1 AND guild = $2 AND pool = $3) \
    AND EXISTS (SELECT 1 FROM months WHERE month = $1 AND guild = $2 AND pool = $3)";

/// Begins to close the months that are over by then, and returns the start of the first open month.
pub(super) async fn begin_closing(tx: &mut Transaction, now: Timestamp) -> sqlx::Result<Timestamp> {
    let row = sqlx::query(LAST_CLOSED_MONTH).fetch_one(&mut **tx).await?;
    let closed: i64 = row.try_get("value")?;
    let over = Month::of(now).before();
    let months = std::iter::successors(Some(over), |month| Some(month.before()))
        .take_while(|month| month.number() > closed && closed != 0)
        .take(MAX_MONTHS);
    for month in months {
        // Before every leaderboard: those of all servers come first, and no pool's name is empty.
        let first = BoardScope(None);
        run(tx, sqlx::query(BEGIN_CLOSING).bind(month).bind(first)).await?;
    }
    // A new database starts with this month: nothing before it is stored.
    if over.number() <= closed {
        return Ok(row.try_get::<Month, _>("value")?.after().start());
    }
    run(tx, sqlx::query(SET_LAST_CLOSED_MONTH).bind(over)).await?;
    Ok(over.after().start())
}

/// Keeps the leaderboards that a game of these players is about to change, for the months that are being closed.
pub(super) async fn keep_touched_boards(
    tx: &mut Transaction,
    players: [PlayerId; 2],
    pool: &str,
    guild: Option<GuildId>,
) -> sqlx::Result<()> {
    if !finds(tx, sqlx::query(CLOSING_MONTH)).await? {
        return Ok(());
    }
    let mut touched: BTreeSet<BoardScope> = BoardScope::of_game(guild).collect();
    for player in players {
        let boards = sqlx::query_scalar::<_, BoardScope>(BOARDS_OF)
            .bind(player)
            .bind(pool);
        touched.extend(boards.fetch_all(&mut **tx).await?);
    }
    for scope in touched {
        let months = sqlx::query_scalar::<_, Month>(MONTHS_LEFT_TO_KEEP).bind(scope);
        for month in months.bind(pool).fetch_all(&mut **tx).await? {
            let early = sqlx::query(KEEP_EARLY).bind(month).bind(scope);
            if execute(tx, early.bind(pool)).await? {
                keep_board(tx, month, scope, pool).await?;
            }
        }
    }
    Ok(())
}

/// Stores up to `most` more final leaderboards of the earliest month that is being closed. Returns false if no month is
/// being closed.
pub(super) async fn keep_next_boards(tx: &mut Transaction, most: usize) -> sqlx::Result<bool> {
    let closing = sqlx::query_as(CLOSING_MONTH).fetch_optional(&mut **tx);
    let Some::<(Month, BoardScope, String)>((month, mut scope, mut pool)) = closing.await? else {
        return Ok(false);
    };
    for _ in 0..most {
        let next = sqlx::query_as(NEXT_BOARD).bind(scope).bind(pool);
        let Some(next) = next.fetch_optional(&mut **tx).await? else {
            for table in FINISH_CLOSING {
                run(tx, sqlx::query(table).bind(month)).await?;
            }
            return Ok(true);
        };
        (scope, pool) = next;
        let early = sqlx::query(KEPT_EARLY).bind(month).bind(scope);
        if !finds(tx, early.bind(&pool)).await? {
            keep_board(tx, month, scope, &pool).await?;
        }
    }
    let advance = sqlx::query(ADVANCE_CLOSING).bind(month).bind(scope);
    run(tx, advance.bind(pool)).await?;
    Ok(true)
}

/// Keeps a leaderboard, and adds the job that posts it.
async fn keep_board(
    tx: &mut Transaction,
    month: Month,
    scope: BoardScope,
    pool: &str,
) -> sqlx::Result<()> {
    let ends = month.after().start();
    let keep = sqlx::query(KEEP_BOARD).bind(month).bind(ends).bind(scope);
    run(tx, keep.bind(pool)).await?;
    let to_post = sqlx::query(HAS_BOARD_TO_POST).bind(month).bind(scope);
    if let Some(guild) = scope.0
        && finds(tx, to_post.bind(pool)).await?
    {
        let pool = pool.to_owned();
        let subject = Subject::Season { month, guild, pool };
        let post = insert_job_if_absent(JobKind::Season, subject, month.number(), ends);
        run(tx, post).await?;
    }
    Ok(())
}
