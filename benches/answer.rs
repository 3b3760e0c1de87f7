//! Benchmark of a player's waiting time: from `/move` dispatched to the answer received, picture included, through the
//! sandbox with the real bot as a separate process on an SQLite file. Prints median and 99th percentile, and the bot's
//! memory.
//!
//! `cargo bench --bench answer`

#[allow(
    dead_code,
    unused_imports,
    reason = "the bench needs a part of what the tests do"
)]
#[path = "../tests/common/mod.rs"]
mod common;
#[path = "common/table.rs"]
mod table;

use std::time::{Duration, Instant};

use common::{Person, TestEnvironment, number_of};
use serde_json::json;
use table::Table;

/// The number of matches played in parallel.
const GAMES: usize = 25;

#[tokio::main]
async fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let town = TestEnvironment::open().await;
    let (alice, bob) = (town.person("Alice").await, town.person("Bob").await);
    let started = town.memory("VmRSS");
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
    println!(
        "cores: {}",
        std::thread::available_parallelism().map_or(0, usize::from)
    );
    println!("rate      moves   median     p99");
    for (rate, moves) in [(1, 20), (50, 1000)] {
        let waits = measure(&town, [&alice, &bob], &mut tables, rate, moves).await;
        let at =
            |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
        println!(
            "{rate:>3} /s   {:>7} {:>7.1}ms {:>7.1}ms",
            waits.len(),
            at(0.5),
            at(0.99)
        );
    }
    println!(
        "memory of the bot: {started} kB at the start, {} kB after",
        town.memory("VmRSS")
    );
    town.close().await;
}

/// Sends moves at a fixed rate, whether or not earlier ones are answered; returns the waiting times, shortest first.
async fn measure(
    town: &TestEnvironment,
    players: [&Person<'_>; 2],
    tables: &mut [Table],
    rate: u32,
    moves: usize,
) -> Vec<Duration> {
    let mut ticks = tokio::time::interval(Duration::from_secs(1) / rate);
    let mut waits = Vec::with_capacity(moves);
    let mut pending = Vec::new();
    for count in 0..moves {
        ticks.tick().await;
        let table = &mut tables[count % GAMES];
        let player = players[table.ply() % 2];
        let mv = table.next(count);
        let sent = Instant::now();
        let outcome = player
            .send(
                "move",
                &[("move", json!(mv)), ("game", json!(table.number))],
            )
            .await;
        pending.push(async move { town.wait_for_response(&outcome).await - sent });
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
    waits.sort();
    waits
}
