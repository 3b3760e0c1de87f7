//! Benchmark of the outbox: pending boards in many channels, by number of workers and duration of a call to Discord.
//! Calls are simulated by pauses, because Discord allows a bot only 50 a second; this measures the database.
//!
//! Then the boards of 40 matches wait in one channel that Discord does not take: a claim looks at all of them and finds none.
//!
//! `cargo bench --bench outbox`, with PostgreSQL: `.ci/with-postgres cargo bench --bench outbox`;
//! `BANYAN_OUTBOX_JOBS=1000` sets the number of jobs (default 60).

#[allow(dead_code, reason = "the bench needs a part of what the others do")]
#[path = "common/games.rs"]
mod games;

use std::time::{Duration, Instant};

use banyan::app::App;
use banyan::play::{Actor, ChannelId, Command, MessageId, PlayerId, Terms};
use banyan::rules::Side;
use banyan::store::{Job, Lane, Post, Store};
use games::{ALICE, any_move, terms};
use sqlx::{AssertSqlSafe, Executor as _};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// The duration of a call to Discord, in milliseconds.
const CALLS: [u64; 3] = [0, 50, 150];
/// The number of jobs in progress at the same time.
const AT_ONCE: [usize; 5] = [1, 4, 16, 32, 64];
/// Longer than a run.
const LEASE: Duration = Duration::from_mins(10);

#[tokio::main]
async fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let jobs = std::env::var("BANYAN_OUTBOX_JOBS").ok();
    let jobs: u64 = jobs.map_or(60, |jobs| jobs.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("banyan.db");
    measure("SQLite", &format!("sqlite:{}", file.display()), jobs).await;
    if let Ok(server) = std::env::var("BANYAN_TEST_POSTGRES") {
        sqlx::any::install_default_drivers();
        let admin = sqlx::AnyPool::connect(&server).await.expect("a server");
        let schema = "DROP SCHEMA IF EXISTS bench_outbox CASCADE; CREATE SCHEMA bench_outbox";
        let made = admin.execute(AssertSqlSafe(schema.to_owned())).await;
        made.expect("a schema");
        let joint = if server.contains('?') { '&' } else { '?' };
        let url = format!("{server}{joint}options[search_path]=bench_outbox");
        measure("PostgreSQL", &url, jobs).await;
    }
}

async fn measure(name: &str, url: &str, jobs: u64) {
    let app = App::new(Store::open(url).await.expect("the database"));
    println!("{name}, {jobs} owed boards in as many channels: done a second, the last one late by");
    for call in CALLS {
        for at_once in AT_ONCE {
            owe(&app, jobs).await;
            let begun = Instant::now();
            work(&app, at_once, Duration::from_millis(call)).await;
            let took = begun.elapsed();
            let rate = jobs as f64 / took.as_secs_f64();
            println!("  {call:>3} ms a call, {at_once:>2} at once {rate:>8.1} /s {took:>9.1?}");
        }
    }
    wait_in_one_channel(&app, url).await;
    app.store.close().await;
}

/// Measures claims while no board can be posted: the first board of each match is to be tried again later.
async fn wait_in_one_channel(app: &App, url: &str) {
    const MATCHES: u64 = 40;
    const MOVES: usize = 40;
    const CLAIMS: usize = 20;
    for n in 1..=MATCHES {
        let [first, second] = [2 * n, 2 * n + 1].map(|n| PlayerId(2 * ALICE.0 + n));
        let challenged = app.challenge(terms(first, second), None).await;
        let accepted = Command::Accept { lot: Side::First };
        let id = challenged.expect("a challenge").game.id();
        let by = Actor::Player(second);
        let mut acted = app.act(id, by, accepted, None, None).await;
        for _ in 0..MOVES {
            let game = acted.expect("an act").game;
            let (by, command) = any_move(&game).expect("a move");
            acted = app.act(id, by, command, None, None).await;
        }
        acted.expect("an act");
    }
    let later = app.clock.now().after(LEASE).0;
    let sql = format!(
        "UPDATE jobs SET due = {later} WHERE kind = 'announce' AND NOT EXISTS (SELECT 1 FROM jobs o \
         WHERE o.match_id = jobs.match_id AND o.kind = 'announce' AND o.seq < jobs.seq)"
    );
    sqlx::any::install_default_drivers();
    let raw = sqlx::AnyPool::connect(url).await.expect("the database");
    let others = raw
        .execute("DELETE FROM jobs WHERE kind <> 'announce'")
        .await;
    others.expect("the jobs");
    let put_off = raw.execute(AssertSqlSafe(sql)).await;
    assert_eq!(put_off.expect("the jobs").rows_affected(), MATCHES);
    raw.close().await;

    let mut times = Vec::new();
    for _ in 0..CLAIMS {
        let (begun, now) = (Instant::now(), app.clock.now());
        let claimed = app.store.claim(Lane::Discord, now, now.after(LEASE), 16);
        assert!(claimed.await.expect("the queue").is_empty());
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    let jobs = MATCHES * (MOVES as u64 + 1);
    println!(
        "  a claim while {jobs} boards of one channel wait: {:.1?}",
        times[CLAIMS / 2]
    );
}

/// Creates challenges, each to be announced in a channel of its own.
async fn owe(app: &App, jobs: u64) {
    for n in 1..=jobs {
        let challenger = PlayerId(ALICE.0 + n);
        let terms = Terms {
            channel: ChannelId(n),
            ..terms(challenger, ALICE)
        };
        app.challenge(terms, None).await.expect("a challenge");
    }
}

/// Does all due jobs, as the worker would.
async fn work(app: &App, at_once: usize, call: Duration) {
    let mut running = JoinSet::new();
    loop {
        let (now, free) = (app.clock.now(), at_once - running.len());
        let claimed = app.store.claim(Lane::Discord, now, now.after(LEASE), free);
        for job in claimed.await.expect("the queue") {
            running.spawn(post(app.clone(), job, call));
        }
        if running.join_next().await.is_none() {
            return;
        }
    }
}

async fn post(app: App, job: Job, call: Duration) {
    sleep(call).await;
    let post = Post {
        match_id: job.id.subject.match_id().expect("a match"),
        seq: job.seq,
        channel: ChannelId(1),
        message: Some(MessageId(1)),
        controls: true,
        position_seq: job.seq,
    };
    let posted = app
        .store
        .finish_announcement_with_post(&job, &post, app.clock.now())
        .await;
    assert!(posted.expect("a post"), "nobody else has the job");
}
