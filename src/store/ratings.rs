//! Applies finished and voided games to the ratings and leaderboards, in the transaction of the match. The formula is
//! in `play::rating`.

mod rated;
mod recompute;
pub(super) mod rows;
pub(super) mod sweep;

use sqlx::any::AnyRow;

use super::{
    database::{Store, StoreError, Transaction, commit_transaction, run, sql_error},
    seasons,
};
use crate::play::rating::{GameScore, RatingChange, RatingRules, SideResults, Weight, rate, score};
use crate::play::{Match, MatchId, Phase, PlayerId, Seq, Timestamp};
use crate::rules::Side;

pub use rated::Rated;
pub use recompute::Recomputed;
use rows::{
    ALL_RATINGS, DELETE_ROWS, LOCK_RATINGS, Months, NEWEST_TIME, NEXT_N, OF_MATCH, PAIR_HISTORY,
    RatedRow, add_side_results, has_later_game, has_met, insert, is_block_between, join_board,
    leave_board, rated_from_row, read_rated, rows, side_advantage, standing_before, write_rating,
};

/// Updates the ratings for the events of a match after `since`.
pub(super) async fn update_ratings(
    tx: &mut Transaction,
    id: MatchId,
    game: &Match,
    since: Seq,
    rules: &RatingRules,
) -> sqlx::Result<()> {
    let ended = game.ended_seq().is_some_and(|seq| seq > since);
    match game.phase() {
        Phase::Over if ended => rate_match(tx, id, game, rules).await,
        Phase::Void if since > 0 => unrate_match(tx, id, game, rules).await,
        _ => Ok(()),
    }
}

/// Rates a match that has just ended, if it counts.
async fn rate_match(
    tx: &mut Transaction,
    id: MatchId,
    game: &Match,
    rules: &RatingRules,
) -> sqlx::Result<()> {
    let (Some(score), Some(first), Some(second)) = (
        score(game),
        game.player(Side::First),
        game.player(Side::Second),
    ) else {
        return Ok(());
    };
    let pool = rules.pool(&game.terms().ruleset);
    // Updating the counter locks its row: from here on games are rated one after another, in the order of `n`.
    let n = sqlx::query_scalar(NEXT_N).fetch_one(&mut **tx).await?;
    let ended = game.last_event().at;
    let newest = sqlx::query_scalar(NEWEST_TIME).fetch_optional(&mut **tx);
    let newest = newest.await?.unwrap_or(ended);
    // Times never decrease with `n`, and no game is added to a closed month.
    let open = seasons::begin_closing(tx, ended).await?;
    let at = ended.max(newest).max(open);
    let players = [first, second];
    seasons::keep_touched_boards(tx, players, &pool, game.terms().guild).await?;
    let weight = weight(tx, players, at, rules).await?;
    let mut rated = [Rated::new(&pool), Rated::new(&pool)];
    for (rated, player) in rated.iter_mut().zip(players) {
        if let Some(known) = read_rated(tx, player, &pool).await? {
            *rated = known;
        }
    }
    let ruleset = &game.terms().ruleset;
    let advantage = side_advantage(tx, ruleset).await?;
    let standings = [rated[0].standing, rated[1].standing];
    let before = standings.map(|standing| standing.rating.rating);
    if ruleset.favours_a_side() {
        let results = SideResults::of_game(before, score, weight);
        add_side_results(tx, &ruleset.to_string(), results).await?;
    }
    let after = rate(standings, score, advantage, weight, at);
    for (side, rated) in rated.iter_mut().enumerate() {
        let row = RatedRow {
            n,
            match_id: id.0,
            pool: pool.clone(),
            player: players[side],
            opponent: players[1 - side],
            at,
            guild: game.terms().guild,
            side,
            score: if side == 0 { score } else { score.other() },
            weight,
            advantage,
            before: before[side],
            after: after[side],
        };
        if !has_met(tx, &row).await? {
            rated.opponents += 1;
        }
        insert(tx, &row).await?;
        let mut months = Months::default();
        months.add(&row, 1);
        months.write(tx).await?;
        rated.standing = row.standing();
        rated.games += 1;
        rated.wins += u32::from(row.score == GameScore::Won);
        rated.draws += u32::from(row.score == GameScore::Drawn);
        for scope in row.scopes() {
            join_board(tx, row.player, &pool, scope).await?;
        }
        write_rating(tx, row.player, rated, rules).await?;
    }
    Ok(())
}

/// Removes a match from the ratings. Later games of its pool, possibly all of them, are recomputed in the background by
/// [`Store::sweep_ratings`].
async fn unrate_match(
    tx: &mut Transaction,
    id: MatchId,
    game: &Match,
    rules: &RatingRules,
) -> sqlx::Result<()> {
    let rows = rows(tx, sqlx::query(OF_MATCH).bind(id)).await?;
    if rows.is_empty() {
        return Ok(());
    }
    run(tx, sqlx::query(LOCK_RATINGS)).await?;
    run(tx, sqlx::query(DELETE_ROWS).bind(id)).await?;
    // Later games keep the advantage that was estimated with this one. If the ratings before it were computed again since, a
    // small part of what they let expect stays until all ratings are recomputed.
    let ruleset = &game.terms().ruleset;
    if let ([first, second], true) = (&rows[..], ruleset.favours_a_side()) {
        let before = [first.before, second.before];
        let results = SideResults::of_game(before, first.score, first.weight);
        add_side_results(tx, &ruleset.to_string(), -results).await?;
    }
    let mut months = Months::default();
    let mut followed = false;
    for row in &rows {
        months.add(row, -1);
        let is_newest = !has_later_game(tx, row.player, &row.pool, row.n).await?;
        followed |= !is_newest;
        let Some(mut rated) = read_rated(tx, row.player, &row.pool).await? else {
            continue;
        };
        if is_newest {
            rated.standing = standing_before(tx, row.player, &row.pool, row.n).await?;
        }
        rated.games -= 1;
        rated.wins -= u32::from(row.score == GameScore::Won);
        rated.draws -= u32::from(row.score == GameScore::Drawn);
        if !has_met(tx, row).await? {
            rated.opponents -= 1;
        }
        for scope in row.scopes() {
            leave_board(tx, row, scope, rated.games).await?;
        }
        write_rating(tx, row.player, &rated, rules).await?;
    }
    months.write(tx).await?;
    if followed {
        let row = &rows[0];
        sweep::start_sweep(tx, &row.pool, row.n).await?;
    }
    Ok(())
}

/// The weight of a game between two players. Beyond `pair_games` a week it is reduced if they first met recently or one
/// has blocked the other.
async fn weight(
    tx: &mut Transaction,
    players: [PlayerId; 2],
    at: Timestamp,
    rules: &RatingRules,
) -> sqlx::Result<Weight> {
    const DAY: i64 = 24 * 3600 * 1000;
    let history = sqlx::query_as(PAIR_HISTORY)
        .bind(players[0])
        .bind(players[1])
        .bind(at.0 - 7 * DAY);
    let (met, lately): (Option<i64>, i64) = history.fetch_one(&mut **tx).await?;
    if lately < i64::from(rules.pair_games) {
        return Ok(Weight::FULL);
    }
    let new = met.is_none_or(|met| met > at.0 - DAY * i64::from(rules.pair_new_days));
    Ok(if new || is_block_between(tx, players).await? {
        rules.pair_weight
    } else {
        Weight::FULL
    })
}

impl Store {
    /// A player's ratings, by pool.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn ratings(&self, player: PlayerId) -> Result<Vec<Rated>, StoreError> {
        let query = sqlx::query(ALL_RATINGS).bind(player);
        self.read_all("reading ratings", query, rated_from_row)
            .await
    }

    /// A player's rating in one pool; the initial rating if they have no rated game there.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn rated(&self, player: PlayerId, pool: &str) -> Result<Rated, StoreError> {
        let mut all = self.ratings(player).await?.into_iter();
        let rated = all.find(|rated| rated.pool == pool);
        Ok(rated.unwrap_or_else(|| Rated::new(pool)))
    }

    /// Updates a player's place on the leaderboards after they opted in or out.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn relist(&self, player: PlayerId, rules: &RatingRules) -> Result<(), StoreError> {
        let relist = async {
            let mut tx = self.begin().await?;
            run(&mut tx, sqlx::query(LOCK_RATINGS)).await?;
            let rows = sqlx::query(ALL_RATINGS).bind(player);
            for row in rows.fetch_all(&mut *tx).await? {
                write_rating(&mut tx, player, &rated_from_row(&row)?, rules).await?;
            }
            commit_transaction(tx).await
        };
        relist
            .await
            .map_err(sql_error("changing a place on the leaderboards"))
    }

    /// The rating changes of a game, the first player's first; empty if it was not rated.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn rating_changes(&self, id: MatchId) -> Result<Vec<RatingChange>, StoreError> {
        let query = sqlx::query(OF_MATCH).bind(id);
        let read = |row: &AnyRow| {
            let row = RatedRow::read(row)?;
            Ok(RatingChange {
                player: row.player,
                before: row.before,
                after: row.after,
                weight: row.weight,
            })
        };
        self.read_all("reading what a game changed", query, read)
            .await
    }
}
