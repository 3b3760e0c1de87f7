//! Benchmark of leaderboards, profiles and ratings with many players. All are in one rating pool and on one server (the
//! worst case), with fifty rated games each, in one SQLite file. Prints a line for each statement: median and 99th
//! percentile in microseconds.
//!
//! `BANYAN_PLAYERS=1000,10000,100000 cargo bench --bench standing`; `BANYAN_BENCH_DIR` names another folder than the
//! system's for temporary files. A hundred thousand players have five million rating events and take about 2 GB there.

#[allow(dead_code, reason = "words for several benches")]
#[path = "common/games.rs"]
mod games;
#[macro_use]
#[path = "common/timing.rs"]
mod timing;

use std::time::{Duration, Instant};

use banyan::app::{App, Clock};
use banyan::play::rating::Rules;
use banyan::play::{
    Actor, Command, Event, GuildId, Match, MatchId, Month, PlayerId, Stamped, Terms, Timestamp,
};
use banyan::rules::Side;
use banyan::store::{Change, Committed, LeaderboardScope, Period, Store};
use games::{START, any_move, terms};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, Row as _, SqliteConnection};
use timing::{Dice, tell};

/// The number of games of each player.
const EACH: u64 = 50;
/// The server on which they were played.
const GUILD: GuildId = GuildId(1_100_000_000_000_000_000);

#[tokio::main]
async fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let sizes = std::env::var("BANYAN_PLAYERS").unwrap_or_else(|_| "1000,10000".to_owned());
    for size in sizes.split(',') {
        measure(size.trim().parse().expect("a number of players")).await;
    }
}

async fn measure(players: u64) {
    let folder = std::env::var_os("BANYAN_BENCH_DIR")
        .map_or_else(tempfile::tempdir, tempfile::tempdir_in)
        .expect("a folder");
    let file = folder.path().join("banyan.db");
    let url = format!("sqlite:{}", file.display());
    let store = Store::open(&url).await.expect("a store");
    let now = START.after(Duration::from_hours(1));
    let begun = Instant::now();
    store.close_seasons(now, 20).await.expect("this month");
    fill(&url, players, now).await;
    let events = players * EACH;
    let made = begun.elapsed();
    println!("\n{players} players, {events} rating events (made in {made:.1?})");

    let mut dice = Dice(players);
    let someone = |dice: &mut Dice| PlayerId(1 + dice.below(players));
    let board = |guild, period| LeaderboardScope {
        guild,
        pool: "jungle".to_owned(),
        period,
    };
    let here = board(Some(GUILD), Period::All);
    let everywhere = board(None, Period::All);
    let month = board(Some(GUILD), Period::Month(Month::of(now)));
    time!("a leaderboard's first page", store.board(&here, now, 11, 0));
    time!("its hundredth page", store.board(&everywhere, now, 11, 990));
    time!(
        "a player's own place",
        store.own_entry(&everywhere, now, someone(&mut dice))
    );
    time!("a month's first page", store.board(&month, now, 11, 0));
    time!(
        "a player's place of the month",
        store.own_entry(&month, now, someone(&mut dice))
    );
    time!("a player's ratings", store.ratings(someone(&mut dice)));
    time!(
        "a player's rating history",
        store.history(someone(&mut dice), "jungle", 1000)
    );
    time!(
        "a player's finished games",
        store.finished_games(someone(&mut dice))
    );
    time!(
        "the games between two",
        store.finished_between(someone(&mut dice), someone(&mut dice))
    );
    rate(&store, &mut dice, players, now).await;
    voided(&store, &url, now).await;
    let begun = Instant::now();
    let next = Month::of(now.after(Duration::from_hours(40 * 24))).start();
    while store.close_seasons(next, 20).await.expect("a step") {}
    println!(
        "  the end of a month, once        {:>7}",
        begun.elapsed().as_micros()
    );
    let size = std::fs::metadata(&file).expect("the file").len();
    println!("  the file, in MB                 {:>7}", size / 1_000_000);
    store.close().await;
}

/// Writes a whole game of two moves in one commit: casual, then rated.
async fn rate(store: &Store, dice: &mut Dice, players: u64, now: Timestamp) {
    let rules = Rules::default();
    for (what, ratings) in [
        ("a casual game, flushed", None),
        ("the same, rated", Some(&rules)),
    ] {
        let mut times = Vec::new();
        for _ in 0..timing::SAMPLES {
            let pair = [1 + dice.below(players), 1 + dice.below(players - 1)];
            let second = if pair[1] >= pair[0] {
                pair[1] + 1
            } else {
                pair[1]
            };
            let game = resigned([PlayerId(pair[0]), PlayerId(second)], now);
            let change = Change {
                ratings,
                ..Change::with_events_after(&game, 0)
            };
            let begun = Instant::now();
            store.commit(&change).await.expect("a game");
            times.push(begun.elapsed());
        }
        tell(what, times);
    }
}

/// The duration of a move, normally and while the oldest game is being voided, so that all ratings are recomputed.
async fn voided(store: &Store, url: &str, now: Timestamp) {
    let rules = Rules::default();
    let game = resigned([PlayerId(1), PlayerId(2)], now);
    let change = Change {
        ratings: Some(&rules),
        ..Change::with_events_after(&game, 0)
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

    let app = App {
        clock: Clock::manual(now),
        ..App::new(store.clone())
    };
    let mut moves = Moves {
        app: &app,
        id: None,
    };
    let mut times = Vec::new();
    for _ in 0..timing::SAMPLES {
        times.push(moves.make().await);
    }
    tell("a move, flushed", times);
    let begun = Instant::now();
    let reason = "agreed beforehand".to_owned();
    let moderator = Actor::Moderator(PlayerId(3));
    app.act(id, moderator, Command::Void { reason }, None, None)
        .await
        .expect("it is voided");
    println!(
        "  voiding the oldest game         {:>7}",
        begun.elapsed().as_micros()
    );
    let swept = store.clone();
    let sweep = tokio::spawn(async move {
        while swept.sweep_ratings(&rules, 4).await.expect("a step") {}
        begun.elapsed()
    });
    let mut times = Vec::new();
    while !sweep.is_finished() {
        times.push(moves.make().await);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    tell("a move meanwhile", times);
    let took = sweep.await.expect("a sweep");
    println!("  until all is computed, in ms    {:>7}", took.as_millis());
}

/// Makes moves one after another, in one match after another.
struct Moves<'a> {
    app: &'a App,
    id: Option<MatchId>,
}

impl Moves<'_> {
    async fn make(&mut self) -> Duration {
        let [one, other] = [PlayerId(1), PlayerId(2)];
        let id = if let Some(id) = self.id {
            id
        } else {
            let challenge = self.app.challenge(terms(one, other), None).await;
            let id = challenge.expect("a challenge").game.id();
            let accept = Command::Accept { lot: Side::First };
            let accepted = self.app.act(id, Actor::Player(other), accept, None, None);
            accepted.await.expect("a match");
            *self.id.insert(id)
        };
        let game = self
            .app
            .game(id)
            .await
            .expect("the store")
            .expect("a match");
        let (by, command) = any_move(&game).expect("a move");
        let begun = Instant::now();
        let acted = self.app.act(id, by, command, None, None).await;
        let took = begun.elapsed();
        self.id = Some(id).filter(|_| acted.expect("a move").game.record().ply() < 40);
        took
    }
}

fn resigned([first, second]: [PlayerId; 2], at: Timestamp) -> Match {
    let terms = Terms {
        rated: true,
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

/// Fills the tables with generated series; indexes are rebuilt at the end.
#[allow(clippy::too_many_lines, reason = "one statement after another")]
async fn fill(url: &str, players: u64, now: Timestamp) {
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
    let at = format!("({} - ({games} - i) * 1000)", START.0);
    let statements = [
        format!(
            "{} INSERT INTO players (id, kind, discord, name) SELECT i + 1, 'person', i + 1, 'Player ' || (i + 1) FROM n",
            series(players)
        ),
        format!(
            "{} INSERT INTO matches (id, ruleset, phase, seq, plies, guild, channel, challenger, opponent, first, winner, \
             ended_by, opened, updated) SELECT i + 1, 'jungle/classic', 'over', 40, 38, {GUILD}, 1, {one}, {other}, {one}, \
             {one}, 'den', {at}, {at} FROM n",
            series(games)
        ),
        format!(
            "{} INSERT INTO rating_events (match_id, player, opponent, pool, n, at, guild, side, score, weight, before, \
             rating, deviation, volatility) SELECT i + 1, {one}, {other}, 'jungle', i + 1, {at}, {GUILD}, 0, 2, 100, 1500.0, \
             1500.0 + i % 600, 70.0, 0.06 FROM n",
            series(games)
        ),
        format!(
            "{} INSERT INTO rating_events (match_id, player, opponent, pool, n, at, guild, side, score, weight, before, \
             rating, deviation, volatility) SELECT i + 1, {other}, {one}, 'jungle', i + 1, {at}, {GUILD}, 1, 0, 100, 1500.0, \
             1500.0 - i % 600, 70.0, 0.06 FROM n",
            series(games)
        ),
        format!(
            "{} INSERT INTO ratings SELECT i + 1, 'jungle', 1000.0 + (i * 7919 % {players}) * 0.01, 70.0, 0.06, {}, {EACH}, \
             20, 10, 20, {until} FROM n",
            series(players),
            START.0
        ),
        "INSERT INTO boards (guild, pool, player, rating, listed) SELECT 0, pool, player, rating, listed FROM ratings".to_owned(),
        format!(
            "INSERT INTO boards (guild, pool, player, rating, listed) SELECT {GUILD}, pool, player, rating, listed FROM ratings"
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
    // All counters have the same value so far; the season's must be a month.
    let month = (Month::of(now).year() - 1) * 100 + 12;
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
