//! What operators see of a running bot: metrics, health and readiness, logs as JSON, and what systemd is told.

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    os::unix::net::UnixDatagram,
    process::Command,
    time::{Duration, Instant},
};

use banyan::{sandbox::Options, telemetry};
use serde_json::{Value, json};

use crate::{
    commands::{begin, finished, play},
    common::{TestEnvironment, free_address, is_private},
    reliability::settled,
};

const OPERATING: &str = include_str!("../docs/operating.md");
const DASHBOARD: &str = include_str!("../docs/operating/dashboard.json");
const ALERTS: &str = include_str!("../docs/operating/alerts.yml");

/// A bot with pages for its operator.
struct Watched {
    env: TestEnvironment,
    address: SocketAddr,
}

impl Watched {
    async fn open() -> Self {
        let env = TestEnvironment::over_gateway_without_bot(Options::default()).await;
        let address = free_address();
        let watched = Self { env, address };
        watched.env.start_bot_by(watched.command()).await;
        watched
    }

    fn command(&self) -> Command {
        let mut command = self.env.bot_command();
        command.env("BANYAN_ADMIN_LISTEN", self.address.to_string());
        command
    }

    async fn page(&self, path: &str) -> (u16, String) {
        let url = format!("http://{}{path}", self.address);
        let answer = self.env.http.get(url).send().await.expect("an answer");
        let status = answer.status().as_u16();
        (status, answer.text().await.expect("a text"))
    }

    /// The metrics: each series with its value.
    async fn metrics(&self) -> BTreeMap<String, f64> {
        let (status, text) = self.page("/metrics").await;
        assert_eq!(status, 200);
        let series = text
            .lines()
            .filter(|line| !line.starts_with('#') && !line.is_empty());
        series
            .map(|line| {
                let (name, value) = line.rsplit_once(' ').expect("a value");
                (name.to_owned(), value.parse().expect("a number"))
            })
            .collect()
    }

    /// Waits until a page says these words, and returns its status.
    async fn says(&self, path: &str, words: &str) -> u16 {
        let begun = Instant::now();
        loop {
            let (status, text) = self.page(path).await;
            if text.contains(words) {
                return status;
            }
            assert!(begun.elapsed() < Duration::from_secs(90), "{text}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Starts the bot while Discord cannot be called, and waits until its pages are served.
    async fn start_without_discord(&self) {
        let away = json!({"route": "GET /applications/@me", "kind": "status", "status": 503, "times": 1000});
        self.env.faults(json!([away])).await;
        self.env.spawn_bot(&mut self.command());
        let begun = Instant::now();
        while tokio::net::TcpStream::connect(self.address).await.is_err() {
            assert!(begun.elapsed() < Duration::from_mins(1), "no pages");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let page = tokio::time::timeout(Duration::from_secs(20), self.page("/healthz")).await;
        assert_eq!(page.expect("it is served").0, 200);
    }

    /// Waits until a page has this status.
    async fn becomes(&self, path: &str, status: u16) {
        let begun = Instant::now();
        loop {
            let (now, text) = self.page(path).await;
            if now == status {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(90), "{now} {text}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_count_what_happened() {
    let bot = Watched::open().await;
    let env = &bot.env;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    let board = play(&alice, number, "e3d3").await;
    assert!(is_private(&bob.press(&board, "move", &[]).await));
    assert!(is_private(&alice.command("help", &[]).await));
    alice.complete("move", &[], ("move", "")).await;
    settled(env, number, &[2, 3]).await;
    let lock = env.lock_database().await;
    let slow = bob.send("settings", &[("notices", json!("channel"))]).await;
    env.wait_for_response(&slow).await;
    drop(lock);
    bob.answer(&slow).await;
    tokio::time::sleep(Duration::from_millis(300)).await;

    let metrics = bot.metrics().await;
    let value = |series: &str| {
        let found = metrics.get(series);
        *found.unwrap_or_else(|| panic!("no {series} in {metrics:#?}"))
    };
    // A slow machine defers some of them.
    let answers = |kind: &str, name: &str| {
        let series = |outcome: &str| {
            let labels = format!("kind=\"{kind}\",name=\"{name}\",outcome=\"{outcome}\"");
            metrics.get(&format!("banyan_answers_total{{{labels}}}"))
        };
        [series("answered"), series("deferred")]
            .into_iter()
            .flatten()
            .sum::<f64>()
    };
    for (kind, name, count) in [
        ("command", "challenge", 1.0),
        ("command", "move", 1.0),
        ("command", "help", 1.0),
        ("command", "settings", 1.0),
        ("completion", "move", 1.0),
        // Accepting, and the button for a move.
        ("control", "match", 2.0),
    ] {
        let counted = answers(kind, name);
        assert!((counted - count).abs() < 0.1, "{kind} {name}: {counted}");
    }
    assert!(value("banyan_deferrals_total{kind=\"command\"}") >= 1.0);
    assert!(value("banyan_answer_seconds_count{kind=\"command\",name=\"move\"}") >= 1.0);
    assert!(value("banyan_commits_total{result=\"written\"}") >= 3.0);
    assert!(value("banyan_pictures_total{type=\"image/png\"}") >= 2.0);
    assert!(value("banyan_jobs_total{kind=\"retire\",result=\"done\"}") >= 1.0);
    for lane in [
        "discord",
        "thinking",
        "analysis",
        "background",
        "maintenance",
    ] {
        assert!(value(&format!("banyan_jobs_due{{lane=\"{lane}\"}}")) >= 0.0);
        assert!(value(&format!("banyan_jobs_late{{lane=\"{lane}\"}}")) < 1.0);
    }
    let shard = value("banyan_gateway_shards{state=\"connected\"}");
    assert!((shard - 1.0).abs() < 0.1);
    assert!(value("banyan_gateway_sessions_total") >= 1.0);
    assert!((value("banyan_database_up") - 1.0).abs() < 0.1);
    assert!(value("banyan_database_connections{pool=\"write\",state=\"idle\"}") >= 0.0);
    assert!(value("process_resident_memory_bytes") > 1e6);
    let callbacks = "banyan_rest_calls_total{method=\"POST\",route=\"/interactions/{id}/{token}/callback\",status=\"200\"}";
    assert!(value(callbacks) >= 4.0);
    let gateway = "banyan_rest_calls_total{method=\"GET\",route=\"/gateway/bot\",status=\"200\"}";
    assert!(value(gateway) >= 1.0);

    // Nothing private, and no label that grows with use.
    let (_, page) = bot.page("/metrics").await;
    for series in metrics.keys() {
        let digits = series.split(|letter: char| !letter.is_ascii_digit());
        let longest = digits.map(str::len).max().unwrap_or_default();
        assert!(longest < 6, "an id in {series}");
    }
    for private in ["Alice", "Bot sandbox", alice.id.as_str(), "e3d3"] {
        assert!(!page.contains(private), "{private}");
    }
    for line in page.lines().filter(|line| line.starts_with("# HELP ")) {
        let name = line.split(' ').nth(2).expect("a name");
        assert!(telemetry::names().any(|known| known == name), "{line}");
    }
    assert_eq!(bot.page("/healthz").await.0, 200);
    assert_eq!(bot.page("/").await.0, 404);
    bot.env.close().await;
}

/// Refused moves are answered like others.
#[tokio::test(flavor = "multi_thread")]
async fn searches_pause_while_a_move_is_answered() {
    let bot = Watched::open().await;
    let (alice, bob) = (bot.env.person("Alice").await, bot.env.person("Bob").await);
    let (_, end) = finished(&alice, &bob).await;
    let (number, _) = begin(&alice, &bob).await;
    let pauses = async || {
        let metrics = bot.metrics().await;
        let counted = metrics.get("banyan_search_pause_seconds_count");
        counted.copied().unwrap_or_default()
    };
    assert!(pauses().await < 0.1);
    bob.press(&end, "analyse", &[]).await;
    let begun = Instant::now();
    while pauses().await < 0.9 {
        assert!(begun.elapsed() < Duration::from_mins(1), "no pause");
        play(&alice, number, "a1a9").await;
    }
    bot.env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_limit_is_no_invalid_call() {
    let bot = Watched::open().await;
    let alice = bot.env.person("Alice").await;
    let invalid = async |scope: &str| {
        let limit = json!({
            "route": "POST /interactions/*", "kind": "status", "status": 429, "retry_after": 0.1,
            "headers": {"x-ratelimit-scope": scope},
        });
        bot.env.faults(json!([limit])).await;
        alice.command("help", &[]).await;
        let metrics = bot.metrics().await;
        let counted = metrics.get("banyan_rest_invalid_total");
        counted.copied().unwrap_or_default()
    };
    assert!(invalid("shared").await < 0.1);
    assert!((invalid("user").await - 1.0).abs() < 0.1);
    bot.env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_without_its_database_is_not_ready() {
    use sqlx::{Connection as _, Executor as _};
    let bot = Watched::open().await;
    bot.becomes("/readyz", 200).await;
    let url = format!("sqlite:{}", bot.env.database().display());
    let mut raw = sqlx::SqliteConnection::connect(&url)
        .await
        .expect("the database");
    let rename = |from: &str, to: &str| format!("ALTER TABLE {from} RENAME TO {to}");
    let away = sqlx::AssertSqlSafe(rename("jobs", "jobs_away"));
    raw.execute(away).await.expect("a change");
    bot.becomes("/readyz", 503).await;
    let (_, text) = bot.page("/readyz").await;
    assert_eq!(text, "database: no\ndiscord: ok\nall shards: ok\n");
    assert!(bot.metrics().await["banyan_database_up"] < 0.1);
    let back = sqlx::AssertSqlSafe(rename("jobs_away", "jobs"));
    raw.execute(back).await.expect("a change");
    bot.becomes("/readyz", 200).await;
    bot.env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_is_ready_while_one_of_its_shards_is_connected() {
    let env = TestEnvironment::over_gateway_without_bot(Options {
        shards: 2,
        ..Options::default()
    });
    let bot = Watched {
        env: env.await,
        address: free_address(),
    };
    bot.env.start_bot_by(bot.command()).await;
    assert_eq!(bot.says("/readyz", "all shards: ok").await, 200);
    let all = "banyan_gateway_all_connected";
    assert!(bot.metrics().await[all] > 0.9);
    let refuse = json!({"do": "refuse", "times": 1000});
    bot.env.gateway(refuse).await;
    bot.env.gateway(json!({"do": "cut", "shard": 1})).await;
    assert_eq!(bot.says("/readyz", "all shards: no").await, 200);
    assert!(bot.metrics().await[all] < 0.1);
    bot.env.gateway(json!({"do": "cut"})).await;
    assert_eq!(bot.says("/readyz", "discord: no").await, 503);
    bot.env.gateway(json!({"do": "refuse", "times": 0})).await;
    assert_eq!(bot.says("/readyz", "all shards: ok").await, 200);
    bot.env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_served_before_the_commands_are_registered() {
    let bot = Watched {
        env: TestEnvironment::over_gateway_without_bot(Options::default()).await,
        address: free_address(),
    };
    bot.start_without_discord().await;
    assert_eq!(bot.page("/readyz").await.0, 503);
    bot.env.faults(json!([])).await;
    bot.becomes("/readyz", 200).await;
    bot.env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn interactions_over_http_are_answered_while_discord_cannot_be_called() {
    let bot = Watched {
        env: TestEnvironment::over_http_without_bot(Options::default()).await,
        address: free_address(),
    };
    // The commands are known from an earlier run.
    bot.env.start_bot_by(bot.command()).await;
    bot.env.stop_bot().await;
    bot.start_without_discord().await;
    bot.becomes("/readyz", 200).await;
    let alice = bot.env.person("Alice").await;
    assert!(is_private(&alice.command("help", &[]).await));
    bot.env.faults(json!([])).await;
    bot.says("/readyz", "all shards: ok").await;
    bot.env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_endpoint_is_ready_without_the_gateway_and_counts_refusals() {
    let env = TestEnvironment::over_http_without_bot(Options::default()).await;
    let bot = Watched {
        env,
        address: free_address(),
    };
    bot.env.start_bot_by(bot.command()).await;
    bot.env
        .gateway(json!({"do": "refuse", "times": 1000}))
        .await;
    bot.env.gateway(json!({"do": "cut"})).await;
    let answer = bot.env.http.post(bot.env.endpoint()).send().await;
    assert_eq!(answer.expect("an answer").status(), 401);
    bot.becomes("/readyz", 200).await;
    assert!(is_private(
        &bot.env.person("Alice").await.command("help", &[]).await
    ));
    let refused = bot.metrics().await["banyan_http_refused_total{reason=\"unsigned\"}"];
    assert!((refused - 1.0).abs() < 0.1);
    bot.env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_as_json_has_one_object_a_line() {
    let env = TestEnvironment::without_bot(Options::default()).await;
    let mut command = env.bot_command();
    command
        .env("BANYAN_LOG_FORMAT", "json")
        .env("BANYAN_LOG", "debug");
    env.start_bot_by(command).await;
    let (alice, bob) = (env.person("Alice").await, env.person("Bob").await);
    let (number, _) = begin(&alice, &bob).await;
    play(&alice, number, "e3d3").await;
    env.stop_bot().await;
    let log = env.bot_log();
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect();
    assert!(lines.len() > 10, "{log}");
    for line in &lines {
        assert!(
            line["timestamp"].is_string() && line["level"].is_string(),
            "{line}"
        );
        assert!(line["fields"].is_object(), "{line}");
    }
    let of_move = lines.iter().find(|line| line["span"]["command"] == "move");
    let of_move = of_move.unwrap_or_else(|| panic!("no span: {log}"));
    assert!(of_move["span"]["interaction"].is_u64(), "{of_move}");
    env.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn systemd_is_told_when_the_bot_is_ready_alive_and_stopping() {
    let env = TestEnvironment::without_bot(Options::default()).await;
    let place = env.dir.path().join("notify");
    let manager = UnixDatagram::bind(&place).expect("a socket");
    manager
        .set_read_timeout(Some(Duration::from_secs(30)))
        .expect("a timeout");
    let mut command = env.bot_command();
    command
        .env("NOTIFY_SOCKET", &place)
        .env("WATCHDOG_USEC", "200000");
    env.start_bot_by(command).await;
    let told = |wanted: &str| {
        for _ in 0..1000 {
            let mut state = [0; 256];
            let length = manager.recv(&mut state).expect("a state");
            if &state[..length] == wanted.as_bytes() {
                return;
            }
        }
        panic!("never told {wanted}");
    };
    told("READY=1");
    told("WATCHDOG=1");
    told("WATCHDOG=1");
    assert_eq!(env.stop_bot().await, Some(0));
    told("STOPPING=1");
    env.close().await;
}

#[test]
fn shells_and_man_know_every_command() {
    let banyan = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_banyan"));
        let output = command.args(arguments).output().expect("it runs");
        assert!(output.status.success());
        String::from_utf8(output.stdout).expect("a text")
    };
    for shell in ["bash", "zsh", "fish"] {
        let text = banyan(&["completions", shell]);
        assert!(
            text.contains("sandbox") && text.contains("backup"),
            "{text}"
        );
    }
    let page = banyan(&["man"]);
    assert!(
        page.starts_with('.') && page.contains("banyan") && page.contains("backup"),
        "{page}"
    );
}

#[test]
fn every_metric_is_explained_and_every_query_names_one() {
    for name in telemetry::names() {
        assert!(OPERATING.contains(&format!("`{name}`")), "{name}");
    }
    let dashboard: Value = serde_json::from_str(DASHBOARD).expect("JSON");
    let panels = dashboard["panels"].as_array().expect("panels");
    assert!(panels.len() > 6);
    let targets = panels
        .iter()
        .filter_map(|panel| panel["targets"].as_array());
    let queries = targets
        .flatten()
        .map(|target| target["expr"].as_str().expect("a query"));
    let rules = ALERTS
        .lines()
        .filter_map(|line| line.trim().strip_prefix("expr: "));
    let mut looked = 0;
    for query in queries.chain(rules) {
        let words = query.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'));
        let named =
            words.filter(|word| word.starts_with("banyan_") || word.starts_with("process_"));
        for word in named {
            let plain = ["_bucket", "_count", "_sum"]
                .iter()
                .fold(word, |word, part| word.trim_end_matches(part));
            assert!(
                telemetry::names().any(|name| name == plain),
                "{word} in {query}"
            );
            looked += 1;
        }
    }
    assert!(looked > 15, "{looked}");
}
