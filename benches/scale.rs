//! Benchmark of the store's growth: every statement that players and the worker wait for, at 1,000 matches and more, in
//! one SQLite file. Nine of ten matches are over after 40 plies; the others are running. Prints a line for each
//! statement: median and 99th percentile in microseconds.
//!
//! `BANYAN_SCALE=1000,10000,100000,1000000 cargo bench --bench scale`; `BANYAN_BENCH_DIR` names another folder than the
//! system's for temporary files. A million matches take about 4 GB there.

#[path = "common/games.rs"]
mod games;
#[macro_use]
#[path = "common/timing.rs"]
mod timing;

use std::time::{Duration, Instant};

use banyan::app::{App, Clock};
use banyan::play::{Actor, ChannelId, Command, MatchId, MessageId, PlayerId};
use banyan::rules::Side;
use banyan::store::{JobId, JobKind, Lane, MatchScope, Post, Store};
use games::{ALICE, START, any_move, terms};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection};
use timing::{Dice, SAMPLES, tell};

const BOB: PlayerId = PlayerId(400_000_000_000_000_000);

/// The number of matches that each player has started.
const EACH: u64 = 20;

#[tokio::main]
async fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let sizes = std::env::var("BANYAN_SCALE").unwrap_or_else(|_| "1000,10000,100000".to_owned());
    for size in sizes.split(',') {
        measure(size.trim().parse().expect("a number of matches")).await;
    }
}

async fn measure(size: u64) {
    let folder = std::env::var_os("BANYAN_BENCH_DIR")
        .map_or_else(tempfile::tempdir, tempfile::tempdir_in)
        .expect("a folder");
    let file = folder.path().join("banyan.db");
    let url = format!("sqlite:{}", file.display());
    let clock = Clock::manual(START);
    let app = App {
        clock: clock.clone(),
        ..App::new(Store::open(&url).await.expect("a store"))
    };
    // One finished and one running match; all others are copies of them.
    let over = played(&app, 40).await;
    app.act(
        over,
        Actor::Player(ALICE),
        Command::Resign,
        None,
        Some(&games::handle(900)),
    )
    .await
    .expect("the end");
    played(&app, 20).await;
    settle(&app).await;
    let begun = Instant::now();
    multiply(&url, size).await;
    let made = begun.elapsed();
    clock.advance(Duration::from_hours(9 * 24));
    println!("\n{size} matches (made in {made:.1?})");

    let mut dice = Dice(size);
    let players = size / EACH;
    let store = &app.store;
    let someone = |dice: &mut Dice| PlayerId(ALICE.0 + dice.below(players));
    let anything = |dice: &mut Dice| MatchId(1 + dice.below(size) as i64);
    time!(
        "a match, loaded and replayed",
        store.load_match(anything(&mut dice))
    );
    time!(
        "who is to move where",
        store.awaiting(someone(&mut dice), MatchScope::Anywhere)
    );
    time!("a player's games", store.games_of(someone(&mut dice), 100));
    time!(
        "a player's finished games",
        store.finished_of(someone(&mut dice), 100)
    );
    time!(
        "the newest post of a match",
        store.last_post(anything(&mut dice))
    );
    time!(
        "what an interaction caused",
        store.caused_by(1000 + dice.below(size) * 64)
    );
    time!("the plans of a match", store.plans(anything(&mut dice)));
    time!("a player's name", store.name_of(someone(&mut dice)));
    let now = app.clock.now();
    time!("when the next job is due", store.agenda(now));
    time!("no job is due", store.claim(Lane::Discord, now, now, 1));
    writes(&app, &mut dice, size).await;

    let begun = Instant::now();
    let report = store.verify(false, |_| {}).await.expect("a check");
    assert!(report.is_clean(), "{report:?}");
    let (took, events) = (begun.elapsed(), report.events);
    println!("  a check of it all: {took:.1?}, {events} events");
    let copy = folder.path().join("copy.db");
    let begun = Instant::now();
    let backup = Store::backup(&url, &copy, |_| {}).await;
    backup.expect("a backup");
    println!("  a backup of it all, checked: {:.1?}", begun.elapsed());
    store.close().await;
    let bytes = std::fs::metadata(&file).expect("the file").len();
    println!(
        "  the file: {} MB, {} bytes a match",
        bytes >> 20,
        bytes / size
    );
}

/// The writes of players and worker; each is durable before the next.
async fn writes(app: &App, dice: &mut Dice, size: u64) {
    let store = &app.store;
    let live = live(app, dice, size).await;
    let (mut moves, mut posts, mut claims) = (Vec::new(), Vec::new(), Vec::new());
    for (n, id) in live.into_iter().enumerate() {
        let game = app.game(id).await.expect("a match").expect("it is there");
        let (by, command) = any_move(&game).expect("a move");
        let handle = games::handle(10_000 + n as u64);
        let begun = Instant::now();
        let acted = app.act(id, by, command, None, Some(&handle));
        let seq = acted.await.expect("a move").game.seq();
        moves.push(begun.elapsed());
        app.clock.advance(banyan::app::ANSWER_GRACE);
        let now = app.clock.now();
        let begun = Instant::now();
        let until = now.after(Duration::from_mins(1));
        let jobs = store.claim(Lane::Discord, now, until, 1).await;
        claims.push(begun.elapsed());
        let job = jobs.expect("the queue").pop().expect("the board is owed");
        assert_eq!(job.id, JobId::of(JobKind::Announce, id, seq));
        let post = Post {
            match_id: id,
            seq,
            channel: ChannelId(1),
            message: Some(MessageId(1)),
            controls: true,
            position_seq: seq,
        };
        let begun = Instant::now();
        store
            .finish_announcement_with_post(&job, &post, now)
            .await
            .expect("a post");
        posts.push(begun.elapsed());
        settle(app).await;
    }
    tell("a move through the one door", moves);
    tell("a job claimed", claims);
    tell("a post noted", posts);
}

/// Random running matches.
async fn live(app: &App, dice: &mut Dice, size: u64) -> Vec<MatchId> {
    let mut live = std::collections::BTreeSet::new();
    for _ in 0..10_000 {
        let id = MatchId(1 + dice.below(size) as i64);
        let game = app.game(id).await.expect("a match").expect("it is there");
        if game.to_move().is_some() {
            live.insert(id);
        }
        if live.len() as u64 == SAMPLES {
            break;
        }
    }
    live.into_iter().collect()
}

/// Does the due jobs as a worker would, without Discord.
async fn settle(app: &App) {
    let now = app.clock.now().after(banyan::app::ANSWER_GRACE);
    let claim = async || {
        let jobs = app.store.claim(Lane::Discord, now, now, 1).await;
        jobs.expect("the queue").pop()
    };
    while let Some(job) = claim().await {
        let post = Post {
            match_id: job.id.subject.match_id().expect("a match"),
            seq: job.seq,
            channel: ChannelId(1),
            message: Some(MessageId(1)),
            controls: true,
            position_seq: job.seq,
        };
        match job.id.kind {
            JobKind::Announce => drop(
                app.store
                    .finish_announcement_with_post(&job, &post, now)
                    .await
                    .expect("a post"),
            ),
            JobKind::Retire => drop(
                app.store
                    .finish_control_removal(&job)
                    .await
                    .expect("a post"),
            ),
            _ => drop(app.store.finish(&job).await.expect("a job")),
        }
    }
}

async fn begun(app: &App) -> MatchId {
    let challenge = app.challenge(terms(ALICE, BOB), None).await;
    let id = challenge.expect("a challenge").game.id();
    app.clock.advance(Duration::from_secs(1));
    let accept = Command::Accept { lot: Side::First };
    app.act(id, Actor::Player(BOB), accept, None, None)
        .await
        .expect("an acceptance");
    id
}

async fn played(app: &App, plies: usize) -> MatchId {
    let id = begun(app).await;
    for ply in 0..plies {
        let game = app.game(id).await.expect("a match").expect("it is there");
        let (by, command) = any_move(&game).expect("a move");
        let handle = games::handle(id.0 as u64 * 100 + ply as u64);
        app.act(id, by, command, None, Some(&handle))
            .await
            .expect("a move");
    }
    id
}

/// Creates matches 3 to `size` as copies of the first two, with other players and times but the same moves.
async fn multiply(url: &str, size: u64) {
    let mut raw = SqliteConnection::connect(url).await.expect("the database");
    raw.execute("PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN")
        .await
        .expect("a transaction");
    let players = size / EACH;
    let (alice, bob) = (ALICE.0, BOB.0);
    // For each copy: its original, its players, and its offset in time.
    let many = format!(
        "CREATE TEMP TABLE many AS WITH RECURSIVE n(i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < {size}) \
         SELECT i, CASE WHEN i * 2654435761 / 256 % 10 = 0 THEN 2 ELSE 1 END AS t, {alice} + i % {players} AS c, \
         {alice} + (i + 1 + i / {players}) % {players} AS o, i * 7919 % 691200 * 1000 AS s FROM n"
    );
    let who = |column: &str| format!("CASE {column} WHEN {alice} THEN c WHEN {bob} THEN o END");
    let (first, awaits, winner, actor) = (
        who("t.first"),
        who("t.awaits"),
        who("t.winner"),
        who("e.actor"),
    );
    for step in [
        many,
        format!(
            "INSERT INTO matches (id, ruleset, phase, seq, plies, guild, channel, challenger, opponent, first, awaits, winner, \
             ended_by, opened, updated, deadline, home, achievements, ended, turn_since) SELECT n.i, t.ruleset, t.phase, t.seq, t.plies, t.guild, t.channel, c, o, {first}, {awaits}, \
             {winner}, t.ended_by, t.opened + s, t.updated + s, t.deadline + s, t.home, t.achievements, t.ended + s, t.turn_since + s FROM many n JOIN matches t ON t.id = n.t"
        ),
        format!(
            "INSERT INTO events SELECT n.i, e.seq, e.at + s, {actor}, e.kind, \
             CASE WHEN e.seq > 2 THEN e.body ELSE replace(replace(e.body, '{alice}', c), '{bob}', o) END \
             FROM many n JOIN events e ON e.match_id = n.t ORDER BY n.i, e.seq"
        ),
        "INSERT INTO jobs SELECT 'match/' || n.i, j.kind, n.i, j.seq, j.lane, j.line, j.due + s, 0, NULL, NULL FROM many n JOIN jobs j ON j.match_id = n.t WHERE j.subject = 'match/' || n.t"
            .to_owned(),
        "INSERT INTO posts SELECT n.i, p.seq, p.channel, p.message, p.controls, p.position_seq \
         FROM many n JOIN posts p ON p.match_id = n.t"
            .to_owned(),
        "INSERT INTO players (id, kind, discord, name) SELECT DISTINCT c, 'person', c, 'Player ' || c FROM many WHERE c NOT IN (SELECT id FROM players)".to_owned(),
        format!("UPDATE counters SET value = {size} WHERE name = 'match'"),
    ] {
        raw.execute(AssertSqlSafe(step)).await.expect("many matches");
    }
    raw.execute("COMMIT").await.expect("they are there");
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        .await
        .expect("a checkpoint");
}
