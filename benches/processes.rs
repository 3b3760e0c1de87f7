//! Benchmark of several bots on one PostgreSQL database: moves a second, the time of an answer, CPU time a move, and how
//! busy the machine's processors are, with interactions over the gateway and over HTTP. Each game makes its next move as soon as the last one is answered.
//! HTTP requests reach the bots in turn, as through a proxy that balances them.
//!
//! `.ci/with-postgres cargo bench --bench processes`: 1, 2 and 4 processes, 20 seconds each, 32 games.
//! `BANYAN_PROCESSES_SECONDS` and `BANYAN_PROCESSES_GAMES` change that.

#[allow(
    dead_code,
    unused_imports,
    reason = "the bench needs a part of what the tests do"
)]
#[path = "../tests/common/mod.rs"]
mod common;
#[allow(
    dead_code,
    unused_imports,
    unused_macros,
    reason = "the bench needs a part of what the tests do"
)]
#[path = "../tests/store/database.rs"]
mod database;
#[path = "common/run.rs"]
mod run;
#[path = "common/table.rs"]
mod table;

use std::net::SocketAddr;
use std::process::Child;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use banyan::sandbox::Options;
use common::{Person, TestEnvironment, free_address, number_of};
use database::Database;
use futures_util::future::join_all;
use run::{cpu_time, machine_time, setting};
use serde_json::json;
use table::Table;
use tokio::net::{TcpListener, TcpStream};

const SHARDS: u32 = 16;

#[tokio::main]
async fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    println!(
        "transport  processes   moves a second   median     p99    CPU a move, all bots   machine busy"
    );
    for over_http in [false, true] {
        for processes in [1, 2, 4] {
            measure(over_http, processes).await;
        }
    }
}

async fn measure(over_http: bool, count: usize) {
    let database = Database::postgres().await;
    let options = Options {
        shards: SHARDS,
        max_concurrency: SHARDS,
        ..Options::default()
    };
    let env = if over_http {
        TestEnvironment::over_http_without_bot(options).await
    } else {
        TestEnvironment::without_bot(options).await
    };
    let ports: Vec<SocketAddr> = (0..count).map(|_| free_address()).collect();
    if over_http {
        balance(&env, ports.clone()).await;
    }
    let mut bots: Vec<Child> = Vec::new();
    for port in ports {
        let mut command = env.bot_command();
        command
            .env("BANYAN_DATABASE_URL", &database.url)
            .env("BANYAN_LOG", "warn");
        if over_http {
            command.env("BANYAN_HTTP_LISTEN", port.to_string());
        }
        bots.push(command.spawn().expect("the bot starts"));
        // The others join one after another, so that the shards are moved before the games begin.
        tokio::time::sleep(Duration::from_secs(8)).await;
    }
    let mut games = Vec::new();
    for n in 0..setting("BANYAN_PROCESSES_GAMES", 32) {
        let (alice, bob) = (person(&env, n, 1).await, person(&env, n, 2).await);
        let (_, channel) = env.another_guild(&format!("server-{n}"), true).await;
        let here = alice.in_channel(&channel);
        let options = [
            ("player", json!(bob.id)),
            ("game", json!("jungle")),
            ("side", json!("first")),
        ];
        let post = here.command("challenge", &options).await;
        let there = bob.in_channel(&channel);
        there.press(&post, "accept", &[]).await;
        games.push((Table::new(number_of(&post)), [here, there]));
    }

    let time = Duration::from_secs(setting("BANYAN_PROCESSES_SECONDS", 20) as u64);
    let (begun, idle, before) = (Instant::now(), all_cpu_time(&bots), machine_time());
    let played = games.into_iter().map(|game| play(&env, game, begun + time));
    let mut waits = join_all(played).await.concat();
    let (took, used) = (begun.elapsed(), all_cpu_time(&bots).saturating_sub(idle));
    let [worked, passed] = machine_time();
    let worked = worked.saturating_sub(before[0]).as_secs_f64();
    let busy = worked / passed.saturating_sub(before[1]).as_secs_f64();
    waits.sort();
    let last = waits.len() - 1;
    let at = |share: f64| waits[(last as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{:<9} {count:>10} {:>16.1} {:>6.1} ms {:>6.1} ms {:>12.1} ms {:>20.0} %",
        if over_http { "HTTP" } else { "gateway" },
        waits.len() as f64 / took.as_secs_f64(),
        at(0.5),
        at(0.99),
        used.as_secs_f64() * 1e3 / waits.len() as f64,
        busy * 100.0
    );
    for bot in &mut bots {
        // It may have ended already.
        let _ = bot.kill();
        let _ = bot.wait();
    }
    env.close().await;
    database.clean_up().await;
}

/// A player of one game only.
async fn person(env: &TestEnvironment, game: usize, side: usize) -> Person<'_> {
    let name = format!("Player {game}-{side}");
    env.set("user", json!({"name": name})).await;
    env.person(&name).await
}

/// Makes moves until `end`. Returns the time until each answer.
async fn play(
    env: &TestEnvironment,
    (mut table, players): (Table, [Person<'_>; 2]),
    end: Instant,
) -> Vec<Duration> {
    let mut waits = Vec::new();
    while Instant::now() < end {
        let player = &players[table.ply() % 2];
        let options = [
            ("move", json!(table.next(waits.len()))),
            ("game", json!(table.number)),
        ];
        let sent = Instant::now();
        let outcome = player.send("move", &options).await;
        waits.push(env.wait_for_response(&outcome).await - sent);
    }
    waits
}

/// Listens where the sandbox posts interactions, and passes the connections on to the bots in turn.
async fn balance(env: &TestEnvironment, bots: Vec<SocketAddr>) {
    let address = env.endpoint();
    let address = address.trim_start_matches("http://");
    let address = address.trim_end_matches("/interactions");
    let listener = TcpListener::bind(address).await.expect("the free port");
    let turn = Arc::new(AtomicUsize::new(0));
    tokio::spawn(async move {
        while let Ok((mut from, _)) = listener.accept().await {
            let bot = bots[turn.fetch_add(1, Ordering::Relaxed) % bots.len()];
            tokio::spawn(async move {
                if let Ok(mut to) = TcpStream::connect(bot).await {
                    // A connection that breaks is an answer that does not arrive.
                    let _ = tokio::io::copy_bidirectional(&mut from, &mut to).await;
                }
            });
        }
    });
}

fn all_cpu_time(bots: &[Child]) -> Duration {
    bots.iter().map(|bot| cpu_time(bot.id())).sum()
}
