//! Benchmark of the worker with slow calls to Discord: moves at a fixed rate in many channels, every call answered
//! after a pause. Measures how long each old board keeps its buttons after the next board appears. Uses the real bot as
//! a separate process on an SQLite file.
//!
//! `cargo bench --bench load`: 25 moves a second for two minutes in 200 channels, 150 ms a call. `BANYAN_LOAD_SECONDS`,
//! `BANYAN_LOAD_RATE`, `BANYAN_LOAD_CHANNELS` and `BANYAN_LOAD_CALL` (milliseconds) change that;
//! `BANYAN_LOAD_LIMITED=15` rate-limits one of the channels for this many seconds at a time.

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

use std::collections::HashMap;
use std::time::{Duration, Instant};

use banyan::sandbox::Options;
use common::{TestEnvironment, number_of, text};
use run::{cpu_time, setting};
use serde_json::{Value, json};
use table::Table;

#[tokio::main]
async fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let (seconds, rate) = (
        setting("BANYAN_LOAD_SECONDS", 120),
        setting("BANYAN_LOAD_RATE", 25),
    );
    let (channels, call) = (
        setting("BANYAN_LOAD_CHANNELS", 200),
        setting("BANYAN_LOAD_CALL", 150),
    );
    let limited = setting("BANYAN_LOAD_LIMITED", 0);
    let env = TestEnvironment::without_bot(Options::default()).await;
    // Tests log everything; a bot does not, unless it is told to.
    let mut bot = env.bot_command();
    bot.env_remove("BANYAN_LOG");
    env.start_bot_by(bot).await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let mut tables = Vec::new();
    for n in 0..channels {
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
    let slow = json!({"route": "*", "kind": "slow", "ms": call, "times": u32::MAX});
    let mut rules = vec![slow];
    if limited > 0 {
        let route = format!("* /channels/{}/*", tables[0].0);
        rules.insert(
            0,
            json!({"route": route, "kind": "status", "status": 429, "retry_after": limited, "times": u32::MAX}),
        );
    }
    env.faults(Value::Array(rules)).await;

    let (since, idle) = (env.mark(), cpu_time(env.bot_process()));
    let mut ticks = tokio::time::interval(Duration::from_secs(1) / rate as u32);
    let mut answers = Vec::new();
    for count in 0..rate * seconds {
        ticks.tick().await;
        let (channel, table) = &mut tables[count % channels];
        let player = if table.ply() % 2 == 0 { &alice } else { &bob };
        let mv = table.next(count);
        let sent = Instant::now();
        let options = [("move", json!(mv)), ("game", json!(table.number))];
        let outcome = player.in_channel(channel).send("move", &options).await;
        answers.push((sent, outcome));
    }
    let ended = Instant::now();
    let mut waits = Vec::new();
    for (sent, outcome) in answers {
        waits.push(env.wait_for_response(&outcome).await - sent);
    }
    // Jobs that are still pending now are late.
    tokio::time::sleep(Duration::from_secs(10)).await;
    println!("{rate} moves a second for {seconds} s in {channels} channels, {call} ms a call");
    tell("a move to its answer", waits);
    let mut late = lateness(&env, since);
    let mut here = late.remove(&tables[0].0).unwrap_or_default();
    if limited == 0 {
        late.insert(tables[0].0.clone(), std::mem::take(&mut here));
    } else {
        tell(
            "old buttons, in the limited channel",
            here.into_iter().flatten().collect(),
        );
    }
    let never = late
        .values()
        .flatten()
        .filter(|wait| wait.is_none())
        .count();
    let all = late.into_values().flatten().flatten().collect();
    tell("old buttons, after the next board", all);
    println!("never within 10 s of the end: {never}");
    let used = cpu_time(env.bot_process()).saturating_sub(idle);
    println!(
        "CPU of the bot a move: {:.1} ms",
        used.as_secs_f64() * 1e3 / (rate * seconds) as f64
    );
    println!(
        "memory of the bot: {} kB; the run ended {:.1} s ago",
        env.memory("VmRSS"),
        ended.elapsed().as_secs_f64()
    );
    env.close().await;
}

/// For each channel: how long each board kept its buttons after the next one appeared; `None` if it still has them.
fn lateness(env: &TestEnvironment, since: usize) -> HashMap<String, Vec<Option<Duration>>> {
    /// The newest board of a channel, and the older ones that still have buttons, with the time of the next board.
    #[derive(Default)]
    struct Channel {
        newest: Option<String>,
        old: HashMap<String, Instant>,
        late: Vec<Option<Duration>>,
    }
    let mut channels: HashMap<String, Channel> = HashMap::new();
    for (at, event) in env.seen(since) {
        let message = &event["message"];
        let has_buttons = message["components"]
            .as_array()
            .is_some_and(|rows| !rows.is_empty());
        let (channel, id) = (text(&message["channel_id"]), text(&message["id"]));
        let is_public = message["flags"].as_u64().unwrap_or_default() & 64 == 0;
        let channel = channels.entry(channel).or_default();
        match event["type"].as_str() {
            Some("message_create") if is_public && has_buttons => {
                if let Some(old) = channel.newest.replace(id) {
                    channel.old.insert(old, at);
                }
            }
            Some("message_update") if !has_buttons => {
                let since = channel.old.remove(&id);
                channel.late.extend(since.map(|since| Some(at - since)));
            }
            _ => {}
        }
    }
    let finished = |(name, mut channel): (String, Channel)| {
        channel.late.extend(channel.old.values().map(|_| None));
        (name, channel.late)
    };
    channels.into_iter().map(finished).collect()
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
