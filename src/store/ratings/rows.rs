//! SQL and row types of the ratings: rated games, current ratings, boards, monthly totals. No rating rules here.

use std::collections::BTreeMap;

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::super::columns::{BoardScope, bind_rating, number, rating, timed_rating};
use super::super::database::{Statement, Transaction, finds, run};
use super::rated::Rated;
use crate::play::rating::{
    GameScore, Rating, RatingRules, SideAdvantage, SideResults, TimedRating, Weight,
};
use crate::play::{GuildId, Month, PlayerId, Timestamp};
use crate::rules::Ruleset;

/// One player's row of a rated game.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::store) struct RatedRow {
    pub(super) n: i64,
    pub(super) match_id: i64,
    pub(super) pool: String,
    pub(super) player: PlayerId,
    pub(super) opponent: PlayerId,
    pub(super) at: Timestamp,
    pub(super) guild: Option<GuildId>,
    pub(super) side: usize,
    pub(super) score: GameScore,
    pub(super) weight: Weight,
    /// The advantage of the first side, estimated when the game ended.
    pub(super) advantage: SideAdvantage,
    pub(super) before: f64,
    pub(super) after: Rating,
}

impl RatedRow {
    pub(super) fn read(row: &AnyRow) -> sqlx::Result<Self> {
        Ok(Self {
            n: row.try_get("n")?,
            match_id: row.try_get("match_id")?,
            pool: row.try_get("pool")?,
            player: row.try_get("player")?,
            opponent: row.try_get("opponent")?,
            at: row.try_get("at")?,
            guild: row.try_get("guild")?,
            side: row.try_get::<i64, _>("side")? as usize,
            score: GameScore::from_halves(row.try_get("score")?),
            weight: Weight(row.try_get::<i64, _>("weight")? as u8),
            advantage: SideAdvantage(row.try_get("advantage")?),
            before: row.try_get("before")?,
            after: rating(row)?,
        })
    }

    pub(super) fn standing(&self) -> TimedRating {
        TimedRating {
            rating: self.after,
            at: Some(self.at),
        }
    }

    /// The change of the rating, in thousandths of a point.
    pub(super) fn gain(&self) -> i64 {
        ((self.after.rating - self.before) * 1000.0).round() as i64
    }

    /// The boards that count it.
    pub(super) fn scopes(&self) -> impl Iterator<Item = BoardScope> + use<> {
        BoardScope::of_game(self.guild)
    }
}

/// Selects the columns of a [`RatedRow`].
macro_rules! select_rows {
    ($where:literal) => {
        concat!(
            "SELECT n, match_id, pool, player, opponent, at, guild, side, score, weight, advantage, before, rating, \
             deviation, volatility ",
            "FROM rating_events WHERE ",
            $where
        )
    };
}

pub(in crate::store) const NEXT_N: &str =
    "UPDATE counters SET value = value + 1 WHERE name = 'rating' RETURNING value";
pub(in crate::store) const LOCK_RATINGS: &str =
    "UPDATE counters SET value = value WHERE name = 'rating'";
pub(in crate::store) const NEWEST_TIME: &str =
    "SELECT at FROM rating_events ORDER BY n DESC LIMIT 1";
pub(in crate::store) const PAIR_HISTORY: &str = "\
    SELECT MIN(at) AS met, CAST(COALESCE(SUM(CASE WHEN at > $3 THEN 1 ELSE 0 END), 0) AS BIGINT) AS lately \
    FROM rating_events WHERE player = $1 AND opponent = $2";
pub(in crate::store) const HAVE_MET: &str =
    "SELECT n FROM rating_events WHERE player = $1 AND opponent = $2 AND pool = $3 LIMIT 1";
pub(in crate::store) const PLAYED_IN: &str =
    "SELECT n FROM rating_events WHERE player = $1 AND pool = $2 AND guild = $3 LIMIT 1";
pub(in crate::store) const INSERT: &str = "\
    INSERT INTO rating_events (n, match_id, pool, player, opponent, at, guild, side, score, weight, advantage, before, rating, \
    deviation, volatility) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
pub(in crate::store) const OF_MATCH: &str = select_rows!("match_id = $1 ORDER BY side");
pub(in crate::store) const OF_POOL: &str =
    select_rows!("pool = $1 AND n > $2 AND n <= $3 ORDER BY n, side LIMIT $4");
/// Those with the highest `n`, as times rise with it.
pub(in crate::store) const ROWS_AFTER_TIME: &str = select_rows!(
    "n > COALESCE((SELECT e.n FROM rating_events e WHERE e.at <= $1 ORDER BY e.n DESC LIMIT 1), 0) ORDER BY n, side"
);
pub(in crate::store) const PREVIOUS_ROW: &str =
    select_rows!("player = $1 AND pool = $2 AND n < $3 ORDER BY n DESC LIMIT 1");
pub(in crate::store) const NEXT_ROW_NUMBER: &str =
    "SELECT n FROM rating_events WHERE player = $1 AND pool = $2 AND n > $3 ORDER BY n LIMIT 1";
pub(in crate::store) const ROWS_WITH_RULESET: &str = "\
    SELECT e.n, e.match_id, e.pool, e.player, e.opponent, e.at, e.guild, e.side, e.score, e.weight, e.advantage, e.before, \
    e.rating, e.deviation, e.volatility, m.ruleset FROM rating_events e JOIN matches m ON m.id = e.match_id \
    WHERE e.n > $1 AND e.n <= $2 ORDER BY e.n, e.side";
pub(in crate::store) const SIDE_RESULTS: &str =
    "SELECT games, points, expected FROM side_results WHERE ruleset = $1";
pub(in crate::store) const ADD_SIDE_RESULTS: &str = "\
    INSERT INTO side_results (ruleset, games, points, expected) VALUES ($1, $2, $3, $4) ON CONFLICT (ruleset) DO UPDATE SET \
    games = side_results.games + excluded.games, points = side_results.points + excluded.points, \
    expected = side_results.expected + excluded.expected";
pub(in crate::store) const NEWEST_N: &str = "SELECT value FROM counters WHERE name = 'rating'";
pub(in crate::store) const IS_UNLISTED: &str =
    "SELECT unlisted FROM preferences WHERE player = $1 AND unlisted <> 0";
pub(in crate::store) const BLOCK_BETWEEN: &str = "\
    SELECT player FROM blocks WHERE player = $1 AND blocked = $2 \
    UNION ALL SELECT player FROM blocks WHERE player = $2 AND blocked = $1";
pub(in crate::store) const UPDATE_ROW: &str = "\
    UPDATE rating_events SET pool = $3, before = $4, rating = $5, deviation = $6, volatility = $7 \
    WHERE match_id = $1 AND player = $2";
pub(in crate::store) const DELETE_ROWS: &str = "DELETE FROM rating_events WHERE match_id = $1";
pub(in crate::store) const RATING: &str = "\
    SELECT pool, rating, deviation, volatility, at, games, wins, draws, opponents, listed FROM ratings \
    WHERE player = $1 AND pool = $2";
pub(in crate::store) const ALL_RATINGS: &str = "\
    SELECT pool, rating, deviation, volatility, at, games, wins, draws, opponents, listed FROM ratings \
    WHERE player = $1 ORDER BY pool";
pub(in crate::store) const UPSERT_RATING: &str = "\
    INSERT INTO ratings (player, pool, rating, deviation, volatility, at, games, wins, draws, opponents, listed) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (player, pool) DO UPDATE SET \
    rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, at = excluded.at, \
    games = excluded.games, wins = excluded.wins, draws = excluded.draws, opponents = excluded.opponents, \
    listed = excluded.listed";
pub(in crate::store) const DELETE_RATING: &str =
    "DELETE FROM ratings WHERE player = $1 AND pool = $2";
pub(in crate::store) const JOIN_BOARD: &str = "\
    INSERT INTO boards (player, pool, guild, rating, listed) SELECT $1, $2, $3, 0, NULL \
    WHERE NOT EXISTS (SELECT 1 FROM players WHERE id = $1 AND kind = 'former') \
    ON CONFLICT (player, pool, guild) DO NOTHING";
pub(in crate::store) const UPDATE_BOARDS: &str =
    "UPDATE boards SET rating = $3, listed = $4 WHERE player = $1 AND pool = $2";
pub(in crate::store) const LEAVE_BOARD: &str =
    "DELETE FROM boards WHERE player = $1 AND pool = $2 AND guild = $3";
pub(in crate::store) const ADD_TO_MONTH: &str = "\
    INSERT INTO months (month, guild, pool, player, games, wins, draws, gain) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
    ON CONFLICT (month, guild, pool, player) DO UPDATE SET games = months.games + excluded.games, \
    wins = months.wins + excluded.wins, draws = months.draws + excluded.draws, gain = months.gain + excluded.gain";
pub(in crate::store) const DELETE_EMPTY_MONTH: &str = "\
    DELETE FROM months WHERE month = $1 AND guild = $2 AND pool = $3 AND player = $4 AND games = 0";

pub(super) async fn insert(tx: &mut Transaction, row: &RatedRow) -> sqlx::Result<()> {
    let insert = sqlx::query(INSERT)
        .bind(row.n)
        .bind(row.match_id)
        .bind(&row.pool)
        .bind(row.player)
        .bind(row.opponent)
        .bind(row.at)
        .bind(row.guild)
        .bind(row.side as i64)
        .bind(row.score.halves())
        .bind(i64::from(row.weight.0))
        .bind(row.advantage.0)
        .bind(row.before);
    run(tx, bind_rating(insert, row.after)).await
}

/// Replaces the result of a rated game.
pub(super) async fn change(tx: &mut Transaction, new: &RatedRow) -> sqlx::Result<()> {
    let update = sqlx::query(UPDATE_ROW)
        .bind(new.match_id)
        .bind(new.player)
        .bind(&new.pool)
        .bind(new.before);
    run(tx, bind_rating(update, new.after)).await
}

/// A statement about a player's games in a pool, with its first two parameters bound.
fn in_pool(sql: &'static str, player: PlayerId, pool: &str) -> Statement {
    sqlx::query(sql).bind(player).bind(pool)
}

/// Changes of monthly totals: games, wins, draws and gain.
#[derive(Default)]
pub(super) struct Months(BTreeMap<(Month, BoardScope, String, PlayerId), [i64; 4]>);

impl Months {
    /// Adds a game to its month, or with -1 removes it. A game after which the rating is still provisional does not
    /// count: a newcomer's jumps are too large to compare.
    pub(super) fn add(&mut self, row: &RatedRow, times: i64) {
        if row.after.is_provisional() {
            return;
        }
        let won = i64::from(row.score == GameScore::Won);
        let drawn = i64::from(row.score == GameScore::Drawn);
        for scope in row.scopes() {
            let key = (Month::of(row.at), scope, row.pool.clone(), row.player);
            let totals = self.0.entry(key).or_default();
            for (total, more) in totals.iter_mut().zip([1, won, drawn, row.gain()]) {
                *total += times * more;
            }
        }
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Adds the totals to those in the database, and clears them.
    pub(super) async fn write(&mut self, tx: &mut Transaction) -> sqlx::Result<()> {
        for ((month, scope, pool, player), totals) in std::mem::take(&mut self.0) {
            let [games, wins, draws, gain] = totals;
            if totals == [0; 4] {
                continue;
            }
            let about = |sql| {
                let about = sqlx::query(sql).bind(month).bind(scope);
                about.bind(&pool).bind(player)
            };
            let add = about(ADD_TO_MONTH).bind(games).bind(wins);
            run(tx, add.bind(draws).bind(gain)).await?;
            if games < 0 {
                run(tx, about(DELETE_EMPTY_MONTH)).await?;
            }
        }
        Ok(())
    }
}

pub(super) async fn join_board(
    tx: &mut Transaction,
    player: PlayerId,
    pool: &str,
    scope: BoardScope,
) -> sqlx::Result<()> {
    run(tx, in_pool(JOIN_BOARD, player, pool).bind(scope)).await
}

/// Removes the player from a board when no game of theirs on it is left.
pub(super) async fn leave_board(
    tx: &mut Transaction,
    row: &RatedRow,
    scope: BoardScope,
    games: u32,
) -> sqlx::Result<()> {
    let about = |sql| in_pool(sql, row.player, &row.pool);
    let left = match scope.0 {
        None => games > 0,
        Some(guild) => finds(tx, about(PLAYED_IN).bind(guild)).await?,
    };
    if !left {
        run(tx, about(LEAVE_BOARD).bind(scope)).await?;
    }
    Ok(())
}

/// Writes a player's totals and rating in a pool, also to the boards.
pub(super) async fn write_rating(
    tx: &mut Transaction,
    player: PlayerId,
    rated: &Rated,
    rules: &RatingRules,
) -> sqlx::Result<()> {
    let about = |sql| in_pool(sql, player, &rated.pool);
    let Some(at) = rated.standing.at.filter(|_| rated.games > 0) else {
        return run(tx, about(DELETE_RATING)).await;
    };
    let listed = rules
        .listing
        .until(&rated.standing, rated.games, rated.opponents);
    let listed = match listed {
        Some(until) if !is_unlisted(tx, player).await? => Some(until),
        _ => None,
    };
    let rating = rated.standing.rating;
    let upsert = bind_rating(about(UPSERT_RATING), rating)
        .bind(at)
        .bind(i64::from(rated.games))
        .bind(i64::from(rated.wins))
        .bind(i64::from(rated.draws))
        .bind(i64::from(rated.opponents))
        .bind(listed);
    run(tx, upsert).await?;
    let update = about(UPDATE_BOARDS).bind(rating.rating).bind(listed);
    run(tx, update).await
}

/// Whether the player has opted out of leaderboards; deleted accounts have, too.
async fn is_unlisted(tx: &mut Transaction, player: PlayerId) -> sqlx::Result<bool> {
    finds(tx, sqlx::query(IS_UNLISTED).bind(player)).await
}

/// The advantage of the first side that the rated games of a ruleset suggest so far.
pub(super) async fn side_advantage(
    tx: &mut Transaction,
    ruleset: &Ruleset,
) -> sqlx::Result<SideAdvantage> {
    if !ruleset.favours_a_side() {
        return Ok(SideAdvantage::NONE);
    }
    let results = sqlx::query_as(SIDE_RESULTS).bind(ruleset.to_string());
    let results = results.fetch_optional(&mut **tx).await?;
    let results = results.map(|(games, points, expected)| SideResults {
        games,
        points,
        expected,
    });
    Ok(results.map_or(SideAdvantage::NONE, |results| results.advantage()))
}

/// Adds results to those from which the first side's advantage is estimated.
pub(super) async fn add_side_results(
    tx: &mut Transaction,
    ruleset: &str,
    added: SideResults,
) -> sqlx::Result<()> {
    let add = sqlx::query(ADD_SIDE_RESULTS)
        .bind(ruleset)
        .bind(added.games)
        .bind(added.points)
        .bind(added.expected);
    run(tx, add).await
}

/// Whether one of the two has blocked the other.
pub(super) async fn is_block_between(
    tx: &mut Transaction,
    [first, second]: [PlayerId; 2],
) -> sqlx::Result<bool> {
    finds(tx, sqlx::query(BLOCK_BETWEEN).bind(first).bind(second)).await
}

/// Whether the two have a rated game in that pool.
pub(super) async fn has_met(tx: &mut Transaction, row: &RatedRow) -> sqlx::Result<bool> {
    let met = sqlx::query(HAVE_MET).bind(row.player).bind(row.opponent);
    finds(tx, met.bind(&row.pool)).await
}

pub(super) async fn standing_before(
    tx: &mut Transaction,
    player: PlayerId,
    pool: &str,
    n: i64,
) -> sqlx::Result<TimedRating> {
    let previous = in_pool(PREVIOUS_ROW, player, pool).bind(n);
    let previous = rows(tx, previous).await?;
    Ok(previous.first().map(RatedRow::standing).unwrap_or_default())
}

pub(super) async fn has_later_game(
    tx: &mut Transaction,
    player: PlayerId,
    pool: &str,
    n: i64,
) -> sqlx::Result<bool> {
    finds(tx, in_pool(NEXT_ROW_NUMBER, player, pool).bind(n)).await
}

pub(super) async fn read_rated(
    tx: &mut Transaction,
    player: PlayerId,
    pool: &str,
) -> sqlx::Result<Option<Rated>> {
    let row = in_pool(RATING, player, pool).fetch_optional(&mut **tx);
    row.await?.as_ref().map(rated_from_row).transpose()
}

/// Reads the rows of rated games.
pub(super) async fn rows(
    tx: &mut Transaction,
    statement: Statement,
) -> sqlx::Result<Vec<RatedRow>> {
    let rows = statement.fetch_all(&mut **tx).await?;
    rows.iter().map(RatedRow::read).collect()
}

pub(super) fn rated_from_row(row: &AnyRow) -> sqlx::Result<Rated> {
    Ok(Rated {
        pool: row.try_get("pool")?,
        standing: timed_rating(row)?,
        games: number(row, "games")?,
        wins: number(row, "wins")?,
        draws: number(row, "draws")?,
        opponents: number(row, "opponents")?,
        listed_until: row.try_get("listed")?,
    })
}
