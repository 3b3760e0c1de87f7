//! Benchmark of many tournaments that start at once while people move: how long people wait for the answer to a move without
//! and with the load, and how long it takes until every game has its board. Uses the real bot as a separate process on an
//! SQLite file.
//!
//! `cargo bench --bench tournaments`: 50 Swiss tournaments of 64 players, each in its own channel, so 1600 games; 5 moves a
//! second, 100 ms for each call to Discord. `BANYAN_LOAD_TOURNAMENTS`, `BANYAN_LOAD_PLAYERS`, `BANYAN_LOAD_RATE`,
//! `BANYAN_LOAD_SECONDS` (without load) and `BANYAN_LOAD_CALL` (milliseconds) change that.

#[allow(
    dead_code,
    unused_imports,
    reason = "the bench needs a part of what the tests do"
)]
#[path = "../tests/common/mod.rs"]
mod common;
#[path = "common/run.rs"]
mod run;
#[path = "common/table.rs"]
mod table;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use banyan::app::{App, Clock};
use banyan::play::{Actor, ChannelId, GuildId, PlayerId, TimeControl, Timestamp};
use banyan::store::{Store, User, UserId};
use banyan::tournaments::{Application, Begins, Format, TournamentCommand, TournamentPlan};
use common::{Person, TestEnvironment, number_of, text};
use run::setting;
use serde_json::json;
use table::Table;

/// In how many channels people move.
const CHANNELS: usize = 20;

/// The longest that the boards of all games may take.
const TIMEOUT: Duration = Duration::from_mins(30);

#[tokio::main]
async fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let (tournaments, players) = (
        setting("BANYAN_LOAD_TOURNAMENTS", 50),
        setting("BANYAN_LOAD_PLAYERS", 64),
    );
    let (rate, call) = (
        setting("BANYAN_LOAD_RATE", 5),
        setting("BANYAN_LOAD_CALL", 100),
    );
    let seconds = Duration::from_secs(setting("BANYAN_LOAD_SECONDS", 60) as u64);
    let env = TestEnvironment::open().await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let mut tables = Vec::new();
    for n in 0..CHANNELS {
        let channel = env.add_channel(&format!("games-{n}")).await;
        let here = alice.in_channel(&channel);
        let options = [
            ("player", json!(bob.id)),
            ("game", json!("jungle")),
            ("side", json!("first")),
        ];
        let post = here.command("challenge", &options).await;
        bob.in_channel(&channel).press(&post, "accept", &[]).await;
        tables.push((channel, Table::new(number_of(&post))));
    }
    let slow = json!([{"route": "*", "kind": "slow", "ms": call, "times": u32::MAX}]);
    env.faults(slow).await;
    println!(
        "{tournaments} tournaments of {players} start in one minute; {rate} moves a second, {call} ms a call"
    );
    let people = [&alice, &bob];
    let end = Instant::now() + seconds;
    tell(
        "a move to its answer, before",
        moves(&env, people, &mut tables, rate, || Instant::now() >= end).await,
    );

    env.stop_bot().await;
    let starts = prepare(&env, tournaments, players).await;
    env.start_bot().await;
    let since = env.mark();
    let games = tournaments * (players / 2);
    let mut seen = 0;
    let mut boards = BTreeSet::new();
    let begun = Instant::now() + starts.since(Clock::System.now());
    let all_there = || {
        let events = env.seen(since + seen);
        seen += events.len();
        for (_, event) in events {
            let name = text(&event["message"]["attachments"][0]["filename"]);
            // The first position of a game.
            if event["type"] == "message_create" && name.ends_with("-2.png") {
                boards.insert(name);
            }
        }
        boards.len() >= games || begun.elapsed() > TIMEOUT
    };
    let waits = moves(&env, people, &mut tables, rate, all_there).await;
    let took = begun.elapsed();
    tell("a move to its answer, meanwhile", waits);
    println!(
        "  {} of {games} games had their board {:.1} s after the start; memory of the bot: {} kB",
        boards.len(),
        took.as_secs_f64(),
        env.memory("VmRSS")
    );
    env.close().await;
}

/// Moves at a fixed rate until it is enough, and returns how long each answer took.
async fn moves(
    env: &TestEnvironment,
    [alice, bob]: [&Person<'_>; 2],
    tables: &mut [(String, Table)],
    rate: usize,
    mut enough: impl FnMut() -> bool,
) -> Vec<Duration> {
    let mut ticks = tokio::time::interval(Duration::from_secs(1) / rate as u32);
    let mut answers = Vec::new();
    for count in 0.. {
        ticks.tick().await;
        if count % rate == 0 && enough() {
            break;
        }
        let (channel, table) = &mut tables[count % CHANNELS];
        let player = if table.ply() % 2 == 0 { alice } else { bob };
        let options = [
            ("move", json!(table.next(count))),
            ("game", json!(table.number)),
        ];
        let sent = Instant::now();
        let outcome = player.in_channel(channel).send("move", &options).await;
        answers.push((sent, outcome));
    }
    let mut waits = Vec::new();
    for (sent, outcome) in answers {
        waits.push(env.wait_for_response(&outcome).await - sent);
    }
    waits
}

/// Opens the tournaments in the database of the stopped bot, each in its own channel and with all players, and returns when
/// they begin.
async fn prepare(env: &TestEnvironment, tournaments: usize, players: usize) -> Timestamp {
    let url = format!("sqlite:{}", env.database().display());
    let app = App::new(Store::open(&url).await.expect("the database"));
    let guild = GuildId(env.guild().await.parse().expect("an id"));
    let names: Vec<String> = (0..players).map(|n| format!("Player {n}")).collect();
    let users: Vec<User<'_>> = names
        .iter()
        .enumerate()
        .map(|(n, name)| User {
            id: UserId(700_000_000_000_000_000 + n as u64),
            name: Some(name),
            locale: None,
        })
        .collect();
    let known = app.store.players(&users).await.expect("the players");
    let players: Vec<PlayerId> = users.iter().map(|user| known[&user.id]).collect();
    let mut plans = Vec::new();
    for n in 0..tournaments {
        let channel = env.add_channel(&format!("cup-{n}")).await;
        let channel = ChannelId(channel.parse().expect("an id"));
        let plan = TournamentPlan {
            name: format!("Cup {n}"),
            begins: Begins::ByHand,
            ..TournamentPlan::new(
                players[0],
                guild,
                Format::Swiss { rounds: 6 },
                "dobutsu/official".parse().expect("a ruleset"),
                TimeControl::Days(3),
            )
        };
        let made = app.create_tournament(plan.clone(), channel, None).await;
        let id = made.expect("a tournament").id();
        for (n, player) in players.iter().enumerate() {
            let application = Application {
                rating: 2000 - n as i32,
                games: 0,
                has_role: true,
                guild: None,
            };
            let join = TournamentCommand::Join(application);
            let joined = app
                .act_on_tournament(id, Actor::Player(*player), &join)
                .await;
            joined.expect("a place");
        }
        plans.push((id, plan));
    }
    // All begin at one moment, half a minute from now, when the bot runs again.
    let starts = app.clock.now().after(Duration::from_secs(30));
    for (id, plan) in plans {
        let plan = Box::new(TournamentPlan {
            begins: Begins::At(starts),
            ..plan
        });
        let reason = "all at once".to_owned();
        let by = Actor::Player(players[0]);
        let change = TournamentCommand::Change { plan, reason };
        app.act_on_tournament(id, by, &change)
            .await
            .expect("the time");
    }
    starts
}

fn tell(what: &str, mut waits: Vec<Duration>) {
    waits.sort();
    let Some(last) = waits.len().checked_sub(1) else {
        return;
    };
    let at = |share: f64| waits[(last as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "  {what:<36} {:>6} times, median {:>7.1} ms, p99 {:>7.1} ms, longest {:>7.1} ms",
        waits.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}
