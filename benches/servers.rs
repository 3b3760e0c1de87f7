//! Benchmark of a bot in many servers: its memory with none and with all of them, and the time until it is online and
//! has answered a command, when it starts and when it is restarted.
//!
//! `cargo bench --bench servers`: 10,000 servers (`BANYAN_SERVERS=2500` for fewer).

#[allow(
    dead_code,
    unused_imports,
    reason = "the bench needs a part of what the tests do"
)]
#[path = "../tests/common/mod.rs"]
mod common;

use std::time::{Duration, Instant};

use banyan::sandbox::Options;
use common::TestEnvironment;

#[tokio::main]
async fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let set = std::env::var("BANYAN_SERVERS").ok();
    let servers = set.map_or(10_000, |set| set.parse().expect("a number"));
    let env = TestEnvironment::without_bot(Options::default()).await;
    start(&env, "1 server").await;
    env.stop_bot().await;
    for n in 0..servers {
        env.another_guild(&format!("server-{n}"), true).await;
    }
    start(&env, &format!("{} servers, new to the bot", servers + 1)).await;
    env.stop_bot().await;
    start(&env, &format!("{} servers, known", servers + 1)).await;
    env.close().await;
}

async fn start(env: &TestEnvironment, what: &str) {
    let begun = Instant::now();
    env.start_bot().await;
    let online = begun.elapsed();
    env.person("Alice").await.command("games", &[]).await;
    let answered = begun.elapsed();
    tokio::time::sleep(Duration::from_secs(10)).await;
    println!(
        "{what}: online after {:.1} s, first answer after {:.1} s, {} kB resident, at most {} kB",
        online.as_secs_f64(),
        answered.as_secs_f64(),
        env.memory("VmRSS"),
        env.memory("VmHWM"),
    );
}
