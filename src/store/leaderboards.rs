//! Queries for leaderboards: by rating, by a month's gain, or as stored at the end of a month. Read-only.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{BoardScope, column, number};
use super::database::{Statement, Store, StoreError, sql_error};
use crate::play::rating::{Rating, TimedRating};
use crate::play::{GuildId, Month, PlayerId, Timestamp};

/// The fewest rated games with which a month's leaderboard lists a player.
pub const MONTH_GAMES: u32 = 3;

/// A leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderboardScope {
    /// The server; `None` for all servers.
    pub guild: Option<GuildId>,
    /// The rating pool.
    pub pool: String,
    /// The period that it covers.
    pub period: Period,
}

/// The period of a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Period {
    /// Current ratings.
    All,
    /// What that month's games have gained so far.
    Month(Month),
    /// The ratings at the end of that month, as stored.
    Season(Month),
}

/// One line of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedPlayer {
    /// The rank, from 1; equal values share one.
    pub rank: u32,
    /// The listed player.
    pub player: PlayerId,
    /// Their last known name.
    pub name: Option<String>,
    /// The rating right after the newest game, and when that ended; the time is `None` in a season.
    pub standing: TimedRating,
    /// Games won, drawn and lost: all of them, or those of the month.
    pub score: [u32; 3],
    /// The gain of the month, in thousandths of a rating point.
    pub gain: i64,
    /// The ratings after the last twelve games, the oldest first; empty unless the leaderboard is of current ratings.
    pub trend: Vec<f32>,
}

macro_rules! select_entries {
    ($($part:expr),*) => {
        concat!(
            "SELECT b.player, p.name, r.rating, r.deviation, r.volatility, r.at, ",
            $($part),*
        )
    };
}
/// The ratings after a player's last games in a pool, the oldest first: the numbers in one text, with spaces between.
macro_rules! trend {
    () => {
        "(SELECT string_agg(CAST(newest.rating AS TEXT), ' ' ORDER BY newest.n) FROM (SELECT n, rating FROM rating_events \
         WHERE player = b.player AND pool = $2 ORDER BY n DESC LIMIT 12) AS newest) AS trend "
    };
}

pub(super) const BOARD_PAGE: &str = select_entries!(
    "r.games, r.wins, r.draws, COALESCE(m.gain, 0) AS gain, ",
    trend!(),
    "FROM (SELECT player, rating FROM boards WHERE guild = $1 AND pool = $2 AND listed > $3 ",
    "ORDER BY rating DESC, player LIMIT $5 OFFSET $6) AS b ",
    "JOIN ratings r ON r.player = b.player AND r.pool = $2 LEFT JOIN players p ON p.id = b.player ",
    "LEFT JOIN months m ON m.month = $4 AND m.guild = 0 AND m.pool = $2 AND m.player = b.player ",
    "ORDER BY b.rating DESC, b.player"
);
pub(super) const COUNT_ABOVE: &str = "\
    SELECT COUNT(*) AS above FROM boards WHERE guild = $1 AND pool = $2 AND listed > $3 AND rating > $4";
pub(super) const OWN_ENTRY: &str = select_entries!(
    "r.games, r.wins, r.draws, COALESCE(m.gain, 0) AS gain, ",
    trend!(),
    "FROM boards b JOIN ratings r ON r.player = b.player AND r.pool = b.pool LEFT JOIN players p ON p.id = b.player ",
    "LEFT JOIN months m ON m.month = $4 AND m.guild = 0 AND m.pool = b.pool AND m.player = b.player ",
    "WHERE b.guild = $1 AND b.pool = $2 AND b.listed > $3 AND b.player = $5"
);
pub(super) const MONTH_PAGE: &str = select_entries!(
    "b.games, b.wins, b.draws, b.gain ",
    "FROM (SELECT player, gain, games, wins, draws FROM months WHERE month = $1 AND guild = $2 AND pool = $3 AND games >= $4 ",
    "AND NOT EXISTS (SELECT 1 FROM preferences q WHERE q.player = months.player AND q.unlisted <> 0) ",
    "ORDER BY gain DESC, player LIMIT $5 OFFSET $6) AS b ",
    "JOIN ratings r ON r.player = b.player AND r.pool = $3 LEFT JOIN players p ON p.id = b.player ",
    "ORDER BY b.gain DESC, b.player"
);
pub(super) const MONTH_COUNT_ABOVE: &str = "\
    SELECT (SELECT COUNT(*) FROM months WHERE month = $1 AND guild = $2 AND pool = $3 AND games >= $4 AND gain > $5) - \
           (SELECT COUNT(*) FROM preferences q JOIN months m ON m.month = $1 AND m.guild = $2 AND m.pool = $3 \
            AND m.player = q.player WHERE q.unlisted <> 0 AND m.games >= $4 AND m.gain > $5) AS above";
pub(super) const MONTH_OWN_ENTRY: &str = select_entries!(
    "b.games, b.wins, b.draws, b.gain ",
    "FROM months b JOIN ratings r ON r.player = b.player AND r.pool = b.pool LEFT JOIN players p ON p.id = b.player ",
    "LEFT JOIN preferences q ON q.player = b.player ",
    "WHERE b.month = $1 AND b.guild = $2 AND b.pool = $3 AND b.games >= $4 AND b.player = $5 AND COALESCE(q.unlisted, 0) = 0"
);
/// How many games of a player count for a month.
pub(super) const GAMES_COUNTED: &str =
    "SELECT games FROM months WHERE month = $1 AND guild = $2 AND pool = $3 AND player = $4";
/// Stored seasons are never deleted; players who opted out are hidden when they are read.
macro_rules! select_season {
    ($($part:literal),*) => {
        concat!(
            "SELECT b.player, p.name, b.rating, b.deviation, b.games, b.wins, b.draws, b.gain, b.place ",
            "FROM seasons b LEFT JOIN players p ON p.id = b.player ",
            "WHERE b.guild = $1 AND b.pool = $2 AND b.month = $3 ",
            "AND NOT EXISTS (SELECT 1 FROM preferences q WHERE q.player = b.player AND q.unlisted <> 0) ",
            $($part),*
        )
    };
}
pub(super) const SEASON_PAGE: &str =
    select_season!("ORDER BY b.place, b.player LIMIT $4 OFFSET $5");
pub(super) const SEASON_OWN_ENTRY: &str = select_season!("AND b.player = $4");
pub(super) const SEASONS: &str = "\
    SELECT DISTINCT month FROM seasons WHERE guild = $1 AND pool = $2 ORDER BY month DESC LIMIT 25";
impl Store {
    /// One page of a leaderboard.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn board(
        &self,
        board: &LeaderboardScope,
        now: Timestamp,
        limit: u32,
        after: u32,
    ) -> Result<Vec<RankedPlayer>, StoreError> {
        let page = match board.period {
            Period::All => bind_leaderboard(BOARD_PAGE, board)
                .bind(now)
                .bind(Month::of(now)),
            Period::Month(month) => in_month(MONTH_PAGE, board, month),
            Period::Season(month) => bind_leaderboard(SEASON_PAGE, board).bind(month),
        };
        let page = page.bind(i64::from(limit)).bind(i64::from(after));
        let read = async {
            let rows = page.fetch_all(&self.read).await?;
            let mut lines = rows.iter().map(read_entry).collect::<Result<Vec<_>, _>>()?;
            if !matches!(board.period, Period::Season(_))
                && let Some(first) = lines.first()
            {
                let mut place = self.count_rank(board, now, first).await?;
                let mut before = sort_value(board, first);
                for (line, number) in lines.iter_mut().zip(after + 1..) {
                    if sort_value(board, line).to_bits() != before.to_bits() {
                        (place, before) = (number, sort_value(board, line));
                    }
                    line.rank = place;
                }
            }
            Ok(lines)
        };
        read.await.map_err(sql_error("reading a leaderboard"))
    }

    /// A player's own line; `None` if the leaderboard does not list them.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn own_entry(
        &self,
        board: &LeaderboardScope,
        now: Timestamp,
        player: PlayerId,
    ) -> Result<Option<RankedPlayer>, StoreError> {
        let mine = match board.period {
            Period::All => bind_leaderboard(OWN_ENTRY, board)
                .bind(now)
                .bind(Month::of(now)),
            Period::Month(month) => in_month(MONTH_OWN_ENTRY, board, month),
            Period::Season(month) => bind_leaderboard(SEASON_OWN_ENTRY, board).bind(month),
        };
        let read = async {
            let row = mine.bind(player).fetch_optional(&self.read).await?;
            let Some(mut line) = row.as_ref().map(read_entry).transpose()? else {
                return Ok(None);
            };
            if !matches!(board.period, Period::Season(_)) {
                line.rank = self.count_rank(board, now, &line).await?;
            }
            Ok(Some(line))
        };
        read.await
            .map_err(sql_error("looking for a place on a leaderboard"))
    }

    /// The rank of a line: the number of better ones, plus one.
    async fn count_rank(
        &self,
        board: &LeaderboardScope,
        now: Timestamp,
        line: &RankedPlayer,
    ) -> sqlx::Result<u32> {
        let above = match board.period {
            Period::Month(month) => in_month(MONTH_COUNT_ABOVE, board, month).bind(line.gain),
            Period::All | Period::Season(_) => bind_leaderboard(COUNT_ABOVE, board)
                .bind(now)
                .bind(line.standing.rating.rating),
        };
        let row = above.fetch_one(&self.read).await?;
        Ok(number(&row, "above")? + 1)
    }

    /// How many of a player's games count for the month of that board; 0 for other periods.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn games_counted(
        &self,
        board: &LeaderboardScope,
        player: PlayerId,
    ) -> Result<u32, StoreError> {
        let Period::Month(month) = board.period else {
            return Ok(0);
        };
        let query = sqlx::query(GAMES_COUNTED)
            .bind(month)
            .bind(BoardScope(board.guild))
            .bind(&board.pool)
            .bind(player);
        let games = self.read_first("counting a month's games", query, column::<i64>("games"));
        Ok(games.await?.unwrap_or_default() as u32)
    }

    /// The newest 25 months for which that board is stored, the newest first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn seasons(
        &self,
        guild: Option<GuildId>,
        pool: &str,
    ) -> Result<Vec<Month>, StoreError> {
        let query = sqlx::query(SEASONS).bind(BoardScope(guild)).bind(pool);
        self.read_all("looking for seasons", query, column("month"))
            .await
    }
}

fn bind_leaderboard(sql: &'static str, board: &LeaderboardScope) -> Statement {
    sqlx::query(sql)
        .bind(BoardScope(board.guild))
        .bind(&board.pool)
}

fn in_month(sql: &'static str, board: &LeaderboardScope, month: Month) -> Statement {
    sqlx::query(sql)
        .bind(month)
        .bind(BoardScope(board.guild))
        .bind(&board.pool)
        .bind(i64::from(MONTH_GAMES))
}

/// The value by which a board is ordered.
fn sort_value(board: &LeaderboardScope, line: &RankedPlayer) -> f64 {
    match board.period {
        Period::Month(_) => line.gain as f64,
        Period::All | Period::Season(_) => line.standing.rating.rating,
    }
}

fn read_entry(row: &AnyRow) -> sqlx::Result<RankedPlayer> {
    let count = |column| number(row, column);
    let [games, wins, draws] = [count("games")?, count("wins")?, count("draws")?];
    let usual = Rating::default();
    // Only the leaderboard of current ratings has the column.
    let trend: String = row.try_get("trend").unwrap_or_default();
    Ok(RankedPlayer {
        // Only seasons store the place; other boards compute it.
        rank: count("place").unwrap_or_default(),
        player: row.try_get("player")?,
        name: row.try_get("name")?,
        standing: TimedRating {
            rating: Rating {
                rating: row.try_get("rating")?,
                deviation: row.try_get("deviation")?,
                volatility: row.try_get("volatility").unwrap_or(usual.volatility),
            },
            at: row.try_get("at").ok().map(Timestamp),
        },
        score: [wins, draws, games - wins - draws],
        gain: row.try_get("gain")?,
        trend: trend
            .split_whitespace()
            .filter_map(|rating| rating.parse().ok())
            .collect(),
    })
}
