//! Benchmark of a player's waiting time: from `/move` dispatched to the answer received, picture included, through the
//! sandbox with the real bot as a separate process on an SQLite file. Prints median, 99th percentile and maximum: of one
//! move and of fifty a second; of fifty a second while Discord allows the bot fifty calls a second; and of twenty a second
//! with many rated games in the database, before and while the ratings after a voided game are computed again; and of
//! twenty a second before and while finished games are analysed. Last, over HTTP: from a request with a forged signature to
//! its refusal, 401.
//!
//! `cargo bench --bench answer`, or only some of it: `cargo bench --bench answer -- usual limited voiding analysing forged`.
//! `BANYAN_ANSWER_SECONDS` (20) is the length of each run, `BANYAN_ANSWER_LATER` (100000) the number of rated games after
//! the voided one.

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
#[path = "common/table.rs"]
mod table;

use std::time::{Duration, Instant};

use banyan::app::{App, Clock};
use banyan::play::{Actor, ChannelId, Command, GuildId, MatchId, PlayerId, SideChoice, Terms};
use banyan::rules::Side;
use banyan::sandbox::Options;
use banyan::store::Store;
use common::{Person, TestEnvironment, number_of};
use run::setting;
use serde_json::json;
use sqlx::{Connection as _, SqliteConnection};
use table::Table;

/// The number of matches played in parallel.
const GAMES: usize = 25;

/// Those who have a game analysed.
const PEOPLE: [&str; 4] = ["Alice", "Bob", "Carol", "Dave"];
/// The plies of each of these games.
const ANALYSED: usize = 150;

#[tokio::main]
async fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let seconds = setting("BANYAN_ANSWER_SECONDS", 20);
    println!(
        "cores: {}",
        std::thread::available_parallelism().map_or(0, usize::from)
    );
    println!("                              rate    moves   median      p99  longest");
    let asked: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with('-'))
        .collect();
    let wants = |part: &str| asked.is_empty() || asked.iter().any(|one| one == part);
    if wants("usual") {
        usual(seconds).await;
    }
    if wants("limited") {
        limited(seconds).await;
    }
    if wants("voiding") {
        voiding(seconds, setting("BANYAN_ANSWER_LATER", 100_000)).await;
    }
    if wants("analysing") {
        analysing(seconds).await;
    }
    if wants("forged") {
        forged(2_000).await;
    }
}

async fn usual(seconds: usize) {
    let env = TestEnvironment::open().await;
    let started = env.memory("VmRSS");
    let mut bot = BusyBot::open(&env).await;
    bot.measure("alone", 1, seconds).await;
    bot.measure("many", 50, 50 * seconds).await;
    println!(
        "memory of the bot: {started} kB at the start, {} kB after",
        env.memory("VmRSS")
    );
    env.close().await;
}

/// Each move edits an old board, so posts and edits need all calls that Discord allows.
async fn limited(seconds: usize) {
    let env = TestEnvironment::with_options(Options {
        global_rate: Some(50),
        ..Options::default()
    })
    .await;
    let mut bot = BusyBot::open(&env).await;
    bot.measure("with the global limit", 50, 50 * seconds).await;
    env.close().await;
}

async fn voiding(seconds: usize, later: usize) {
    let env = TestEnvironment::without_bot(Options::default()).await;
    let url = format!("sqlite:{}", env.database().display());
    let id = |text: String| text.parse::<u64>().expect("an id");
    let guild = GuildId(id(env.guild().await));
    let channel = ChannelId(id(env.channel("games").await));
    let (store, now) = (
        Store::open(&url).await.expect("a store"),
        Clock::System.now(),
    );
    let players = (later as u64 * 2 / rated::EACH).max(2);
    rated::fill(&url, players, guild, now).await;
    let mut pair = Vec::new();
    for name in ["Bob", "Carol"] {
        let user = id(env.person(name).await.id);
        pair.push(common::player(&store, user).await);
    }
    let oldest = rated::oldest(&store, &url, [pair[0], pair[1]], (guild, channel), now).await;
    store.close().await;
    env.start_bot().await;
    let mut bot = BusyBot::open(&env).await;
    println!("{} rated games", players * rated::EACH / 2);
    bot.measure("before a game is voided", 20, 20 * seconds)
        .await;
    let options = [
        ("game", json!(oldest.0)),
        ("reason", json!("agreed beforehand")),
    ];
    let sent = Instant::now();
    let moderator = env.person("Alice").await;
    moderator.command_in("moderate", "void", &options).await;
    println!("the oldest is voided after {:.1?}", sent.elapsed());
    bot.measure("ratings computed again", 20, 20 * seconds)
        .await;
    let mut raw = SqliteConnection::connect(&url).await.expect("the file");
    let reached = "SELECT COALESCE(MAX(n), -1) FROM rating_sweeps";
    let reached = sqlx::query_scalar(reached).fetch_one(&mut raw).await;
    match reached.expect("a number") {
        -1_i64 => println!("all were computed meanwhile: shorten BANYAN_ANSWER_SECONDS"),
        reached => println!("{reached} games were computed meanwhile"),
    }
    env.close().await;
}

/// Everybody has a long game of theirs analysed, so that searches wait for each other all the time.
async fn analysing(seconds: usize) {
    let env = TestEnvironment::without_bot(Options::default()).await;
    let url = format!("sqlite:{}", env.database().display());
    let app = App::new(Store::open(&url).await.expect("a store"));
    let channel = ChannelId(env.channel("games").await.parse().expect("an id"));
    let guild = GuildId(env.guild().await.parse().expect("an id"));
    let (mut ids, mut games) = (Vec::new(), Vec::new());
    for name in PEOPLE {
        let user = env.person(name).await.id.parse().expect("an id");
        ids.push(common::player(&app.store, user).await);
    }
    for (at, player) in ids.iter().enumerate() {
        let opponent = ids[(at + 1) % ids.len()];
        let place = (guild, channel);
        games.push(finished(&app, [*player, opponent], place, at).await);
    }
    app.store.close().await;
    // The boards of these games are not posted.
    let mut raw = SqliteConnection::connect(&url).await.expect("the file");
    let owed = sqlx::query("DELETE FROM jobs").execute(&mut raw).await;
    owed.expect("the jobs");
    env.start_bot().await;
    let mut bot = BusyBot::open(&env).await;
    bot.measure("before games are analysed", 20, 20 * seconds)
        .await;
    for (name, game) in PEOPLE.iter().zip(&games) {
        let person = env.person(name).await;
        let game = [("game", json!(game.0))];
        person.command("analyse", &game).await;
    }
    bot.measure("games are analysed", 20, 20 * seconds).await;
    let left = "SELECT COUNT(*) FROM analyses WHERE player IS NOT NULL";
    let left: i64 = sqlx::query_scalar(left)
        .fetch_one(&mut raw)
        .await
        .expect("a number");
    println!("{left} of {} analyses were still computed", games.len());
    env.close().await;
}

/// A game of many plies that its second player has won.
async fn finished(
    app: &App,
    [first, second]: [PlayerId; 2],
    (guild, channel): (GuildId, ChannelId),
    salt: usize,
) -> MatchId {
    let ruleset = "jungle/classic".parse().expect("a ruleset");
    let terms = Terms {
        side: SideChoice::First,
        guild: Some(guild),
        ..Terms::new(first, Some(second), ruleset, channel)
    };
    let asked = app.challenge(terms, None).await;
    let id = asked.expect("a challenge").game.id();
    let mut table = Table::new(id.0 as u64);
    let lot = Side::First;
    let mut acts = vec![(second, Command::Accept { lot })];
    for ply in 0..ANALYSED {
        let text = table.next(salt + ply);
        acts.push(([first, second][ply % 2], Command::Move { text }));
    }
    acts.push((first, Command::Resign));
    for (player, command) in acts {
        let acted = app
            .act(id, Actor::Player(player), command, None, None)
            .await;
        acted.expect("it is allowed");
    }
    id
}

/// Sends requests one after the other that Discord has not signed. Their timestamp is fresh, so the signature is verified.
async fn forged(requests: usize) {
    let env = TestEnvironment::over_http(Options::default()).await;
    let (client, endpoint) = (reqwest::Client::new(), env.endpoint());
    let body = json!({ "type": 2, "data": { "name": "move", "padding": "x".repeat(2_000) } });
    let mut waits = Vec::with_capacity(requests);
    for _ in 0..requests {
        let seconds = Clock::System.now().seconds();
        let request = client
            .post(&endpoint)
            .header("X-Signature-Timestamp", seconds.to_string())
            .header("X-Signature-Ed25519", "5a".repeat(64))
            .body(body.to_string());
        let sent = Instant::now();
        let response = request.send().await.expect("an answer");
        waits.push(sent.elapsed());
        assert_eq!(response.status(), 401);
    }
    print("forged signatures, until 401", None, &mut waits);
    env.close().await;
}

/// Prints the median, the 99th percentile and the longest of the waiting times.
fn print(what: &str, rate: Option<u32>, waits: &mut [Duration]) {
    waits.sort();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    let rate = rate.map_or(String::new(), |rate| format!("{rate} /s"));
    println!(
        "{what:<28} {rate:>6} {:>7} {:>6.1}ms {:>6.1}ms {:>6.1}ms",
        waits.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

/// Two players in a sandbox with many games.
struct BusyBot<'a> {
    env: &'a TestEnvironment,
    players: [Person<'a>; 2],
    tables: Vec<Table>,
}

impl<'a> BusyBot<'a> {
    async fn open(env: &'a TestEnvironment) -> Self {
        let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
        let mut tables = Vec::new();
        for _ in 0..GAMES {
            let options = [
                ("player", json!(bob.id)),
                ("game", json!("jungle")),
                ("side", json!("first")),
            ];
            let post = alice.command("challenge", &options).await;
            bob.press(&post, "accept", &[]).await;
            tables.push(Table::new(number_of(&post)));
        }
        Self {
            env,
            players: [alice, bob],
            tables,
        }
    }

    /// Sends moves at a fixed rate, whether or not earlier ones are answered, and prints the waiting times.
    async fn measure(&mut self, what: &str, rate: u32, moves: usize) {
        let env = self.env;
        let mut ticks = tokio::time::interval(Duration::from_secs(1) / rate);
        let mut waits = Vec::with_capacity(moves);
        let mut pending = Vec::new();
        for count in 0..moves {
            ticks.tick().await;
            let table = &mut self.tables[count % GAMES];
            let player = &self.players[table.ply() % 2];
            let mv = table.next(count);
            let sent = Instant::now();
            let outcome = player
                .send(
                    "move",
                    &[("move", json!(mv)), ("game", json!(table.number))],
                )
                .await;
            pending.push(async move { env.wait_for_response(&outcome).await - sent });
            // A match gets its next move only after a whole round, so its last move was answered long before.
            if pending.len() == GAMES {
                for wait in pending.drain(..) {
                    waits.push(wait.await);
                }
            }
        }
        for wait in pending {
            waits.push(wait.await);
        }
        print(what, Some(rate), &mut waits);
    }
}
