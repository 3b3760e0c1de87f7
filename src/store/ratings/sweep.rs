//! Recomputes ratings in short steps after a rated game was voided or its time changed: the pool's games in order, from
//! a position that is stored in the database, so that an interrupted step is repeated.
//!
//! Until a sweep has passed a player's newest game, leaderboards show that player's old rating. Games that end
//! meanwhile are rated by the current ratings, and again when the sweep reaches them.

use std::collections::BTreeMap;

use super::super::database::{Store, StoreError, Transaction, commit_transaction, run, sql_error};
use super::rows::{
    LOCK_RATINGS, Months, NEWEST_N, OF_POOL, ROWS_AFTER_TIME, RatedRow, change, has_later_game,
    read_rated, rows, standing_before, write_rating,
};
use crate::play::rating::{RatingRules, TimedRating, rate};
use crate::play::{PlayerId, Timestamp};
use crate::store::new_jobs;

/// The range of `n` that a step covers, at most: the numbers count games of all pools.
const STEP_RANGE: i64 = 500;

pub(in crate::store) const NEXT_SWEEP: &str =
    "SELECT pool, n FROM rating_sweeps ORDER BY pool LIMIT 1";
pub(in crate::store) const START_SWEEP: &str = "\
    INSERT INTO rating_sweeps (pool, n) VALUES ($1, $2) ON CONFLICT (pool) DO UPDATE SET \
    n = CASE WHEN excluded.n < rating_sweeps.n THEN excluded.n ELSE rating_sweeps.n END";
pub(in crate::store) const ADVANCE_SWEEP: &str = "UPDATE rating_sweeps SET n = $2 WHERE pool = $1";
pub(in crate::store) const END_SWEEP: &str = "DELETE FROM rating_sweeps WHERE pool = $1";

pub(in crate::store) const SET_TIME: &str = "UPDATE rating_events SET at = $2 WHERE match_id = $1";

/// Starts or extends a sweep of the pool's games after `n`.
pub(super) async fn start_sweep(tx: &mut Transaction, pool: &str, n: i64) -> sqlx::Result<()> {
    run(tx, sqlx::query(START_SWEEP).bind(pool).bind(n)).await?;
    run(tx, new_jobs::insert_sweep_job()).await
}

/// Moves games that ended in the future, because the clock ran ahead, to `now`, and sweeps their pools.
pub(in crate::store) async fn move_to_now(
    tx: &mut Transaction,
    now: Timestamp,
) -> sqlx::Result<()> {
    let late = sqlx::query(ROWS_AFTER_TIME).bind(now);
    let mut months = Months::default();
    let mut pools = BTreeMap::new();
    for old in rows(tx, late).await? {
        months.add(&old, -1);
        let new = RatedRow { at: now, ..old };
        months.add(&new, 1);
        run(tx, sqlx::query(SET_TIME).bind(new.match_id).bind(now)).await?;
        pools.entry(new.pool).or_insert(new.n);
    }
    months.write(tx).await?;
    for (pool, n) in pools {
        start_sweep(tx, &pool, n - 1).await?;
    }
    Ok(())
}

impl Store {
    /// Runs one step of a sweep, with at most that many games. False if there is nothing to sweep.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn sweep_ratings(&self, rules: &RatingRules, games: u32) -> Result<bool, StoreError> {
        let step = async {
            let next = sqlx::query(NEXT_SWEEP).fetch_optional(&self.read);
            if next.await?.is_none() {
                return Ok(false);
            }
            let mut tx = self.begin().await?;
            run(&mut tx, sqlx::query(LOCK_RATINGS)).await?;
            let next = sqlx::query_as(NEXT_SWEEP).fetch_optional(&mut *tx);
            let Some::<(String, i64)>((pool, n)) = next.await? else {
                return Ok(false);
            };
            let reached = sweep_page(&mut tx, &pool, n, games, rules).await?;
            let newest: i64 = sqlx::query_scalar(NEWEST_N).fetch_one(&mut *tx).await?;
            let kept = if reached >= newest {
                sqlx::query(END_SWEEP).bind(pool)
            } else {
                sqlx::query(ADVANCE_SWEEP).bind(pool).bind(reached)
            };
            run(&mut tx, kept).await?;
            commit_transaction(tx).await?;
            Ok(true)
        };
        step.await.map_err(sql_error("computing ratings again"))
    }
}

/// Recomputes the next games of a pool after `n`, and returns the number up to which all are done.
async fn sweep_page(
    tx: &mut Transaction,
    pool: &str,
    n: i64,
    games: u32,
    rules: &RatingRules,
) -> sqlx::Result<i64> {
    let page = sqlx::query(OF_POOL)
        .bind(pool)
        .bind(n)
        .bind(n.saturating_add(STEP_RANGE))
        .bind(i64::from(games) * 2);
    let page = rows(tx, page).await?;
    let mut standings: BTreeMap<PlayerId, (TimedRating, i64)> = BTreeMap::new();
    let mut months = Months::default();
    for game in page.chunk_by(|one, other| one.n == other.n) {
        let [first, second] = game else { continue };
        let mut before = [TimedRating::default(); 2];
        for (standing, row) in before.iter_mut().zip(game) {
            *standing = match standings.get(&row.player) {
                Some((standing, _)) => *standing,
                None => standing_before(tx, row.player, pool, row.n).await?,
            };
        }
        let after = rate(before, first.score, first.advantage, first.weight, first.at);
        for (side, old) in [first, second].into_iter().enumerate() {
            let new = RatedRow {
                before: before[side].rating.rating,
                after: after[side],
                ..old.clone()
            };
            if new != *old {
                change(tx, &new).await?;
                months.add(old, -1);
                months.add(&new, 1);
            }
            standings.insert(new.player, (new.standing(), new.n));
        }
    }
    months.write(tx).await?;
    // A player without a later game has reached their current rating.
    for (player, (standing, n)) in standings {
        if has_later_game(tx, player, pool, n).await? {
            continue;
        }
        if let Some(mut rated) = read_rated(tx, player, pool).await? {
            rated.standing = standing;
            write_rating(tx, player, &rated, rules).await?;
        }
    }
    let full = page.len() as i64 >= i64::from(games) * 2;
    Ok(match page.last() {
        Some(last) if full => last.n,
        _ => n.saturating_add(STEP_RANGE),
    })
}
