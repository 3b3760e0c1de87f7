//! Benchmark of leaderboards, profiles and ratings with many players. All are in one rating pool and on one server (the
//! worst case), with fifty rated games each, in one SQLite file. Prints a line for each statement: median and 99th
//! percentile in microseconds. Then `banyan ratings --recompute` computes everything again, and a running bot answers
//! `/leaderboard` and `/profile`.
//!
//! `BANYAN_PLAYERS=1000,10000,100000 cargo bench --bench standing`; `BANYAN_BENCH_DIR` names another folder than the
//! system's for temporary files. A hundred thousand players have five million rating events and take about 2 GB there.

#[allow(
    dead_code,
    unused_imports,
    reason = "the bench needs a part of what the tests do"
)]
#[path = "../tests/common/mod.rs"]
mod common;
#[allow(dead_code, reason = "words for several benches")]
#[path = "common/games.rs"]
mod games;
#[path = "common/rated.rs"]
mod rated;
#[allow(dead_code, reason = "words for several benches")]
#[path = "common/run.rs"]
mod run;
#[macro_use]
#[path = "common/timing.rs"]
mod timing;

use std::process::{Command as Program, Stdio};
use std::time::{Duration, Instant};

use banyan::app::{App, Clock};
use banyan::play::rating::RatingRules;
use banyan::play::{Actor, ChannelId, Command, GuildId, MatchId, Month, PlayerId, Timestamp};
use banyan::rules::Side;
use banyan::sandbox::Options;
use banyan::store::{LeaderboardScope, MatchChange, Period, Store};
use common::TestEnvironment;
use games::{any_move, terms};
use rated::{EACH, fill, oldest, resigned};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection};
use timing::{Dice, tell};

/// The server on which the games were played: the sandbox's.
const GUILD: GuildId = GuildId(1_000_000_000_000_000_100);
const CHANNEL: ChannelId = ChannelId(1_150_000_000_000_000_000);
/// How often each command is used.
const ASKED: u32 = 50;

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
    let now = Clock::System.now();
    let begun = Instant::now();
    store.close_seasons(now, 20).await.expect("this month");
    fill(&url, players, GUILD, now).await;
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
    recompute(&url).await;
    let env = answers(folder, &url).await;
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
    drop(env);
}

/// `banyan ratings --recompute`: its time and the most memory that it took.
async fn recompute(url: &str) {
    let begun = Instant::now();
    let mut program = Program::new(env!("CARGO_BIN_EXE_banyan"))
        .args(["ratings", "--recompute"])
        .env_clear()
        .env("BANYAN_DATABASE_URL", url)
        .stdout(Stdio::null())
        .spawn()
        .expect("the program");
    let mut memory = 0;
    let ended = loop {
        memory = run::peak_memory(program.id()).unwrap_or(memory);
        if let Some(ended) = program.try_wait().expect("its state") {
            break ended;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert!(ended.success(), "{ended}");
    let took = begun.elapsed().as_millis();
    println!("  all ratings again, in ms        {took:>7}, with {memory} kB of memory at most");
}

/// The time from a command to the bot's answer, with the database in this folder. The bot is stopped then.
async fn answers(folder: tempfile::TempDir, url: &str) -> TestEnvironment {
    let mut env = TestEnvironment::without_bot(Options::default()).await;
    env.dir = folder;
    assert_eq!(env.guild().await, GUILD.to_string());
    let alice = env.person("Alice").await;
    let mut raw = SqliteConnection::connect(url).await.expect("the file");
    let known = format!("UPDATE players SET discord = {} WHERE id = 1", alice.id);
    raw.execute(AssertSqlSafe(known)).await.expect("a player");
    // The boards of the moves above have no channel here.
    raw.execute("DELETE FROM jobs").await.expect("the jobs");
    raw.close().await.expect("the end");
    env.start_bot().await;
    let month = [("period", json!("month"))];
    for (what, name, options) in [
        // Reads little, so it shows what the stand-in of Discord and the way there take.
        ("/help, answered", "help", &[][..]),
        ("/leaderboard, answered", "leaderboard", &[]),
        ("/leaderboard of the month", "leaderboard", &month),
        ("/profile, answered", "profile", &[]),
    ] {
        let mut times = Vec::new();
        for _ in 0..ASKED {
            let sent = Instant::now();
            let outcome = alice.send(name, options).await;
            times.push(env.wait_for_response(&outcome).await - sent);
        }
        tell(what, times);
    }
    env.kill_bot();
    env
}

/// Writes a whole game of two moves in one commit: casual, then rated.
async fn rate(store: &Store, dice: &mut Dice, players: u64, now: Timestamp) {
    let rules = RatingRules::default();
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
            let players = [PlayerId(pair[0]), PlayerId(second)];
            let game = resigned(players, (GUILD, CHANNEL), now);
            let change = MatchChange {
                ratings,
                ..MatchChange::with_events_after(&game, 0)
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
    let rules = RatingRules::default();
    let players = [PlayerId(1), PlayerId(2)];
    let id = oldest(store, url, players, (GUILD, CHANNEL), now).await;
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
