//! Recomputes all ratings from the stored rated games, in their order: after a change of the rating settings, or to
//! verify the stored totals.

use std::collections::{BTreeMap, HashMap};

use sqlx::{AnyConnection, Row as _};

use super::super::columns::{BoardScope, number};
use super::super::database::{Store, StoreError, Transaction, commit_transaction, run, sql_error};
use super::super::seasons;
use super::rated::Rated;
use super::rows::{
    LOCK_RATINGS, Months, NEWEST_N, ROWS_WITH_RULESET, RatedRow, add_side_results, change,
    join_board, write_rating,
};
use crate::play::PlayerId;
use crate::play::rating::{RatingRules, SideResults, TimedRating, rate};
use crate::rules::Ruleset;

/// The range of `n` that one query reads.
const QUERY_RANGE: i64 = 2000;

/// The number of monthly totals that are gathered before they are written.
const MAX_GATHERED_MONTHS: usize = 20_000;

const DELETE_DERIVED: [&str; 5] = [
    "DELETE FROM ratings",
    "DELETE FROM boards",
    "DELETE FROM months",
    "DELETE FROM rating_sweeps",
    "DELETE FROM side_results",
];
/// The totals of each player's games in each pool, for a page of players.
const TOTALS: &str = "\
    SELECT player, pool, COUNT(*) AS games, COUNT(DISTINCT opponent) AS opponents, \
    CAST(SUM(CASE WHEN score = 2 THEN 1 ELSE 0 END) AS BIGINT) AS wins, \
    CAST(SUM(CASE WHEN score = 1 THEN 1 ELSE 0 END) AS BIGINT) AS draws \
    FROM rating_events WHERE player > $1 AND player <= $2 GROUP BY player, pool ORDER BY player, pool";
const LAST_PLAYER_OF_PAGE: &str = "\
    SELECT MAX(player) AS player FROM (SELECT DISTINCT player FROM rating_events WHERE player > $1 ORDER BY player LIMIT 500) AS page";
/// The boards on which the players of a page have played.
const PLAYED_BOARDS: &str = "\
    SELECT DISTINCT player, pool, guild FROM rating_events WHERE player > $1 AND player <= $2";

/// The result of a recomputation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recomputed {
    /// The number of rated games.
    pub games: u64,
    /// The number of games whose result differs in any digit.
    pub changed: u64,
}

/// The ratings computed so far, by pool and player.
type RatingsByPool = HashMap<String, HashMap<PlayerId, TimedRating>>;

/// The state from game to game.
#[derive(Default)]
struct Recomputation {
    standings: RatingsByPool,
    /// The results of the first side in each ruleset that may favour a side.
    sides: BTreeMap<String, SideResults>,
}

impl Store {
    /// Computes all ratings again from the rated games, and rebuilds leaderboards, months and the results of the sides from them.
    ///
    /// Without `write` it only reads one moment of the database, and nobody waits for it. With it, no bot may use the
    /// database: it is one write transaction, for which each game that ends would have to wait. Memory: one rating for each
    /// player and pool, independent of the number of games.
    ///
    /// # Errors
    /// [`StoreError::Locked`] when a bot uses the database that is to be written, others when it fails; nothing was changed
    /// then.
    pub async fn recompute(
        &self,
        rules: &RatingRules,
        write: bool,
    ) -> Result<Recomputed, StoreError> {
        let _alone = if write {
            Some(self.lock_instance().await?)
        } else {
            None
        };
        self.try_recompute(rules, write)
            .await
            .map_err(sql_error("computing the ratings again"))
    }

    async fn try_recompute(&self, rules: &RatingRules, write: bool) -> sqlx::Result<Recomputed> {
        let mut tx = if write {
            self.begin().await?
        } else {
            self.begin_snapshot().await?
        };
        let mut state = Recomputation::default();
        let mut found = Recomputed::default();
        let mut months = Months::default();
        if write {
            run(&mut tx, sqlx::query(LOCK_RATINGS)).await?;
            // The boards of a month that is being closed are kept before they change.
            while seasons::keep_next_boards(&mut tx, usize::MAX).await? {}
            for table in DELETE_DERIVED {
                run(&mut tx, sqlx::query(table)).await?;
            }
        }
        let newest: i64 = sqlx::query_scalar(NEWEST_N).fetch_one(&mut *tx).await?;
        for last in (0..newest).step_by(QUERY_RANGE as usize) {
            for (old, new) in next_games(&mut tx, last, rules, &mut state).await? {
                found.games += 1;
                found.changed += u64::from(old != new);
                if !write {
                    continue;
                }
                for (old, new) in old.iter().zip(&new) {
                    if old != new {
                        change(&mut tx, new).await?;
                    }
                    months.add(new, 1);
                }
            }
            if months.len() > MAX_GATHERED_MONTHS {
                months.write(&mut tx).await?;
            }
        }
        if write {
            months.write(&mut tx).await?;
            rebuild_totals_and_boards(&mut tx, rules, &state.standings).await?;
            for (ruleset, results) in &state.sides {
                add_side_results(&mut tx, ruleset, *results).await?;
            }
            commit_transaction(tx).await?;
        } else {
            tx.rollback().await?;
        }
        Ok(found)
    }
}

/// One range of games after `last`, as stored and as recomputed.
async fn next_games(
    connection: &mut AnyConnection,
    last: i64,
    rules: &RatingRules,
    state: &mut Recomputation,
) -> sqlx::Result<Vec<([RatedRow; 2], [RatedRow; 2])>> {
    let rows = sqlx::query(ROWS_WITH_RULESET)
        .bind(last)
        .bind(last + QUERY_RANGE)
        .fetch_all(connection)
        .await?;
    let game = |pair: &[sqlx::any::AnyRow]| {
        let old = [RatedRow::read(&pair[0])?, RatedRow::read(&pair[1])?];
        let ruleset: String = pair[0].try_get("ruleset")?;
        // A ruleset of a newer version cannot be read; its game keeps the stored pool.
        let known = ruleset.parse::<Ruleset>().ok();
        let pool = match &known {
            Some(known) => rules.pool(known),
            None => old[0].pool.clone(),
        };
        let players = match state.standings.get_mut(&pool) {
            Some(players) => players,
            None => state.standings.entry(pool.clone()).or_default(),
        };
        let before = [0, 1].map(|side: usize| {
            let known = players.get(&old[side].player);
            known.copied().unwrap_or_default()
        });
        let after = rate(
            before,
            old[0].score,
            old[0].advantage,
            old[0].weight,
            old[0].at,
        );
        let new = [0, 1].map(|side: usize| RatedRow {
            pool: pool.clone(),
            before: before[side].rating.rating,
            after: after[side],
            ..old[side].clone()
        });
        if known.is_none_or(|known| known.favours_a_side()) {
            let before = [new[0].before, new[1].before];
            let results = SideResults::of_game(before, old[0].score, old[0].weight);
            *state.sides.entry(ruleset).or_default() += results;
        }
        players.extend(new.iter().map(|row| (row.player, row.standing())));
        Ok((old, new))
    };
    rows.chunks_exact(2).map(game).collect()
}

/// Writes the totals of each player, and puts the players on their boards.
async fn rebuild_totals_and_boards(
    tx: &mut Transaction,
    rules: &RatingRules,
    standings: &RatingsByPool,
) -> sqlx::Result<()> {
    let mut after = i64::MIN;
    loop {
        let last = sqlx::query_scalar::<_, Option<i64>>(LAST_PLAYER_OF_PAGE).bind(after);
        let Some(last) = last.fetch_one(&mut **tx).await? else {
            return Ok(());
        };
        let boards = sqlx::query_as(PLAYED_BOARDS).bind(after).bind(last);
        let boards: Vec<(PlayerId, String, _)> = boards.fetch_all(&mut **tx).await?;
        for (player, pool, guild) in boards {
            for scope in BoardScope::of_game(guild) {
                join_board(tx, player, &pool, scope).await?;
            }
        }
        let totals = sqlx::query(TOTALS).bind(after).bind(last);
        for row in totals.fetch_all(&mut **tx).await? {
            let (player, pool): (PlayerId, String) = (row.try_get("player")?, row.try_get("pool")?);
            let known = standings
                .get(&pool)
                .and_then(|players| players.get(&player));
            let rated = Rated {
                standing: known.copied().unwrap_or_default(),
                games: number(&row, "games")?,
                wins: number(&row, "wins")?,
                draws: number(&row, "draws")?,
                opponents: number(&row, "opponents")?,
                ..Rated::new(&pool)
            };
            write_rating(tx, player, &rated, rules).await?;
        }
        after = last;
    }
}
