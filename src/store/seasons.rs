//! Closing a month: stores its final leaderboards for good, and adds the jobs that post them.
//!
//! A month is closed by the worker, or by the first game rated after it, in that game's transaction. So what is stored
//! counts exactly the games of that month, however late the bot is. Only the top 100 of each leaderboard are stored. A
//! month that was closed because the clock ran ahead is reopened.

use sqlx::{Any, Row as _, Transaction};

use super::jobs::{JobId, JobKind, Subject};

use super::outbox;
use crate::play::{GuildId, Month, Timestamp};

/// The most months that are closed at once when the bot was away.
const MOST_MONTHS: usize = 24;

pub(super) const CLOSED: &str = "SELECT value FROM counters WHERE name = 'season'";
pub(super) const CLOSE: &str = "UPDATE counters SET value = $1 WHERE name = 'season'";
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
pub(super) const REOPEN: [&str; 2] = [
    "DELETE FROM seasons WHERE month > $1",
    "DELETE FROM jobs WHERE kind = 'season' AND seq > $1",
];
pub(super) const TO_POST: &str = "\
    SELECT DISTINCT s.guild, s.pool FROM seasons s JOIN servers v ON v.guild = s.guild AND v.announce_channel IS NOT NULL \
    WHERE s.month = $1 AND EXISTS (SELECT 1 FROM months m WHERE m.month = s.month AND m.guild = s.guild AND m.pool = s.pool)";
/// Closes the months that are over by then, and returns the start of the first open month.
pub(super) async fn close_months(
    tx: &mut Transaction<'static, Any>,
    now: Timestamp,
) -> Result<Timestamp, sqlx::Error> {
    let row = sqlx::query(CLOSED).fetch_one(&mut **tx).await?;
    let closed: i64 = row.try_get("value")?;
    let over = Month::of(now).before();
    let mut months: Vec<Month> = std::iter::successors(Some(over), |month| Some(month.before()))
        .take_while(|month| month.number() > closed && closed != 0)
        .take(MOST_MONTHS)
        .collect();
    months.reverse();
    for month in &months {
        keep_boards(tx, *month).await?;
        for row in sqlx::query(TO_POST)
            .bind(*month)
            .fetch_all(&mut **tx)
            .await?
        {
            let guild: GuildId = row.try_get("guild")?;
            let (month, pool) = (*month, row.try_get("pool")?);
            let subject = Subject::Season { month, guild, pool };
            let kind = JobKind::Season;
            let line = Some(format!("{}/{guild}", kind.key()));
            let post =
                outbox::insert_job_if_absent(&JobId { subject, kind }, month.number(), line, now);
            post.execute(&mut **tx).await?;
        }
    }
    // A new database starts with this month: nothing before it is stored.
    if over.number() <= closed {
        return Ok(row.try_get::<Month, _>("value")?.after().start());
    }
    sqlx::query(CLOSE).bind(over).execute(&mut **tx).await?;
    Ok(over.after().start())
}

async fn keep_boards(tx: &mut Transaction<'static, Any>, month: Month) -> Result<(), sqlx::Error> {
    let (mut guild, mut pool) = (i64::MIN, String::new());
    loop {
        let next = sqlx::query(NEXT_BOARD).bind(guild).bind(pool);
        let Some(next) = next.fetch_optional(&mut **tx).await? else {
            return Ok(());
        };
        (guild, pool) = (next.try_get("guild")?, next.try_get("pool")?);
        sqlx::query(KEEP_BOARD)
            .bind(month)
            .bind(month.after().start())
            .bind(guild)
            .bind(pool.clone())
            .execute(&mut **tx)
            .await?;
    }
}
