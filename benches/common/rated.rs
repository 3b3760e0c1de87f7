//! Many rated games for benchmarks: all in one pool and on one server (the worst case), and one game before all of them.

use banyan::play::rating::RatingRules;
use banyan::play::{
    Actor, ChannelId, Event, GuildId, Match, MatchId, Month, PlayerId, Stamped, Terms, Timestamp,
};
use banyan::rules::Side;
use banyan::store::{Committed, MatchChange, Store};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, Row as _, SqliteConnection};

use crate::games::{any_move, terms};

/// The number of games of each player.
pub const EACH: u64 = 50;

/// Stores a rated game that counts as older than all others, so that voiding it changes the ratings after each of them.
pub async fn oldest(
    store: &Store,
    url: &str,
    players: [PlayerId; 2],
    place: (GuildId, ChannelId),
    now: Timestamp,
) -> MatchId {
    let rules = RatingRules::default();
    let game = resigned(players, place, now);
    let change = MatchChange {
        ratings: Some(&rules),
        ..MatchChange::with_events_after(&game, 0)
    };
    let Committed::Done { id, .. } = store.commit(&change).await.expect("a game") else {
        panic!("a new game is not in the way of another")
    };
    let mut raw = SqliteConnection::connect(url).await.expect("the file");
    let oldest = format!("UPDATE rating_events SET n = 0 WHERE match_id = {id}");
    raw.execute(AssertSqlSafe(oldest))
        .await
        .expect("the oldest");
    raw.close().await.expect("the end");
    id
}

/// A rated game that ended after two moves.
pub fn resigned(
    [first, second]: [PlayerId; 2],
    (guild, channel): (GuildId, ChannelId),
    at: Timestamp,
) -> Match {
    let terms = Terms {
        rated: true,
        guild: Some(guild),
        channel,
        ..terms(first, second)
    };
    let mut game = Match::open(terms, at).expect("a challenge");
    let take = |game: &mut Match, by, event| {
        let seq = game.seq() + 1;
        let event = Stamped { seq, at, by, event };
        game.apply(&event).expect("an event that follows");
    };
    take(&mut game, Actor::Player(second), Event::Accepted { first });
    for _ in 0..2 {
        let (by, command) = any_move(&game).expect("a move");
        let events = game.decide(by, &command, at).expect("a legal move");
        for event in events {
            take(&mut game, by, event);
        }
    }
    let side = Side::Second;
    take(&mut game, Actor::Player(second), Event::Resigned { side });
    game
}

/// Fills an empty database with this many players and their games. Indexes are rebuilt at the end.
#[allow(clippy::too_many_lines, reason = "one statement after another")]
pub async fn fill(url: &str, players: u64, guild: GuildId, now: Timestamp) {
    let mut raw = SqliteConnection::connect(url).await.expect("the file");
    let games = players * EACH / 2;
    let until = now.0 + 30 * 86_400_000;
    raw.execute(
        "PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000;",
    )
    .await
    .expect("haste");
    let indexes = raw
        .fetch_all(
            "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL \
             AND tbl_name IN ('rating_events', 'matches', 'boards', 'months')",
        )
        .await
        .expect("indexes");
    for index in &indexes {
        let drop = format!("DROP INDEX {}", index.get::<String, _>("name"));
        raw.execute(AssertSqlSafe(drop)).await.expect("no index");
    }
    let series = |count: u64| {
        format!(
            "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {count} - 1)"
        )
    };
    // Two different players for each game, spread so that everybody meets many opponents.
    let one = format!("(i % {players} + 1)");
    let other = format!("((i + 1 + (i / {players}) * 7919 % ({players} - 1)) % {players} + 1)");
    let at = format!("({} - ({games} - i) * 1000)", now.0);
    let statements = [
        format!(
            "{} INSERT INTO players (id, kind, discord, name) SELECT i + 1, 'person', i + 1, 'Player ' || (i + 1) FROM n",
            series(players)
        ),
        format!(
            "{} INSERT INTO matches (id, ruleset, phase, seq, plies, guild, channel, challenger, opponent, first, winner, \
             ended_by, opened, updated) SELECT i + 1, 'jungle/classic', 'over', 40, 38, {guild}, 1, {one}, {other}, {one}, \
             {one}, 'den', {at}, {at} FROM n",
            series(games)
        ),
        format!(
            "{} INSERT INTO rating_events (match_id, player, opponent, pool, n, at, guild, side, score, weight, \
             advantage, before, rating, deviation, volatility) SELECT i + 1, {one}, {other}, 'jungle', i + 1, {at}, {guild}, 0, 2, 100, 0.0, \
             1500.0, 1500.0 + i % 600, 70.0, 0.06 FROM n",
            series(games)
        ),
        format!(
            "{} INSERT INTO rating_events (match_id, player, opponent, pool, n, at, guild, side, score, weight, \
             advantage, before, rating, deviation, volatility) SELECT i + 1, {other}, {one}, 'jungle', i + 1, {at}, {guild}, 1, 0, 100, 0.0, \
             1500.0, 1500.0 - i % 600, 70.0, 0.06 FROM n",
            series(games)
        ),
        format!(
            "{} INSERT INTO ratings SELECT i + 1, 'jungle', 1000.0 + (i * 7919 % {players}) * 0.01, 70.0, 0.06, {}, {EACH}, \
             20, 10, 20, {until} FROM n",
            series(players),
            now.0
        ),
        "INSERT INTO boards (guild, pool, player, rating, listed) SELECT 0, pool, player, rating, listed FROM ratings".to_owned(),
        format!(
            "INSERT INTO boards (guild, pool, player, rating, listed) SELECT {guild}, pool, player, rating, listed FROM ratings"
        ),
        format!(
            "INSERT INTO months (month, guild, pool, player, games, wins, draws, gain) SELECT {0}, guild, pool, player, 5, 3, \
             1, CAST(rating * 1000 AS INTEGER) - 1500000 FROM boards",
            Month::of(now)
        ),
        format!("UPDATE counters SET value = {games}"),
    ];
    raw.execute("BEGIN").await.expect("one transaction");
    for statement in statements {
        raw.execute(AssertSqlSafe(statement.clone()))
            .await
            .expect(&statement);
    }
    // All counters have the same value so far; the season's is the newest closed month.
    let month = Month::of(now).before();
    let season = format!("UPDATE counters SET value = {month} WHERE name = 'season'");
    raw.execute(AssertSqlSafe(season))
        .await
        .expect("the season");
    for index in &indexes {
        let create = index.get::<String, _>("sql");
        raw.execute(AssertSqlSafe(create)).await.expect("an index");
    }
    raw.execute("COMMIT; ANALYZE;").await.expect("kept");
    raw.close().await.expect("the end");
}
