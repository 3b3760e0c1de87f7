//! Gateway failures: whatever happens to the connection, interactions are received again soon; errors that only the
//! operator can fix end the bot with a message.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use banyan::{
    app::{App, Connectivity},
    discord::api::gateway::{self, Alone, GatewayError, GatewayEvent, GatewaySetup},
    sandbox::{Options, Running, Sandbox},
    secret::Secret,
    store::Store,
};
use serde_json::{Value, json};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{mpsc, watch},
    task::JoinHandle,
    time::{sleep, timeout},
};

use crate::common::backstage::{self, get};

/// A short interval for tests; Discord allows 120 payloads a minute, so it cannot be much shorter.
const PROBE_INTERVAL: Duration = Duration::from_millis(400);
/// Tests lose the connection soon after it was made.
const IDENTIFY_INTERVAL: Duration = Duration::from_millis(100);
/// Much less than the 41 s that serenity needs by itself, and much more than a busy machine needs.
const RECOVERY_TIMEOUT: Duration = Duration::from_secs(20);

/// A sandbox with one command, and a gateway client connected to it.
struct ConnectedClient {
    place: Running,
    http: reqwest::Client,
    alice: String,
    channel: String,
    heard: mpsc::UnboundedReceiver<u64>,
    stop: watch::Sender<bool>,
    gateway: JoinHandle<Result<(), GatewayError>>,
    connectivity: Connectivity,
}

impl ConnectedClient {
    async fn open() -> Self {
        Self::with("sandbox", &[]).await
    }

    async fn with(token: &str, faults: &[Value]) -> Self {
        Self::with_options(token, faults, Options::default()).await
    }

    async fn with_options(token: &str, faults: &[Value], options: Options) -> Self {
        Self::with_pace(token, faults, options, IDENTIFY_INTERVAL).await
    }

    async fn with_pace(
        token: &str,
        faults: &[Value],
        options: Options,
        interval: Duration,
    ) -> Self {
        let place = Sandbox::start(options).await.expect("a sandbox");
        let http = reqwest::Client::new();
        let base = place.base_url();
        let url = format!("{base}/api/v10/applications/1000000000000000001/commands");
        let command = json!([{"name": "ping", "description": "Ping"}]);
        let put = http
            .put(url)
            .header("Authorization", "Bot sandbox")
            .json(&command)
            .send()
            .await;
        assert!(put.expect("an answer").status().is_success());
        let state = get(&http, &format!("{base}/sandbox/state")).await;
        let id = |value: &Value| value["id"].as_str().expect("an id").to_owned();
        let text_channel = state["channels"]
            .as_array()
            .expect("channels")
            .iter()
            .find(|channel| channel["type"] == 0);

        let (stop, stopped) = watch::channel(false);
        let (tell, heard) = mpsc::unbounded_channel();
        let setup = GatewaySetup {
            token: Secret::new(token),
            origin: base.parse().expect("an address"),
            probe: PROBE_INTERVAL,
        };
        let client = Self {
            alice: id(&state["users"][0]),
            channel: id(text_channel.expect("a text channel")),
            place,
            http,
            heard,
            stop,
            gateway: tokio::spawn(async move { Ok(()) }),
            connectivity: Connectivity::default(),
        };
        client.faults(faults).await;
        let told = client.connectivity.clone();
        told.set_disconnected();
        let handle: gateway::Handle = Arc::new(move |news| match news {
            GatewayEvent::Interaction(interaction, _) => drop(tell.send(interaction.id().get())),
            GatewayEvent::Connected => told.set_connected(),
            GatewayEvent::Lost => told.set_disconnected(),
            _ => {}
        });
        let gateway = tokio::spawn(async move {
            let alone = Arc::new(Alone::new(None, interval, ()));
            gateway::run(&setup, alone, handle, stopped).await
        });
        Self { gateway, ..client }
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        let url = format!("{}/sandbox/{path}", self.place.base_url());
        let (status, answer) = backstage::post(&self.http, &url, &body).await;
        assert!(status < 300, "{path} {body}: {status} {answer}");
        answer
    }

    async fn faults(&self, rules: &[Value]) {
        self.post("faults", json!({"rules": rules})).await;
    }

    /// How often the sandbox's log contains this entry.
    async fn count(&self, method: &str, path: &str) -> usize {
        let log = get(
            &self.http,
            &format!("{}/sandbox/log?since=0", self.place.base_url()),
        )
        .await;
        let entries = log["entries"].as_array().expect("entries").iter();
        entries
            .filter(|entry| entry["method"] == method && entry["path"] == path)
            .count()
    }

    /// Uses the command until the bot receives it at once; returns how long that took.
    async fn hears(&mut self) -> Duration {
        let begun = Instant::now();
        let body =
            json!({"user": self.alice, "channel": self.channel, "type": "command", "name": "ping"});
        while begun.elapsed() < RECOVERY_TIMEOUT {
            let sent = self.post("interact", body.clone()).await;
            let sent: u64 = sent["id"]
                .as_str()
                .and_then(|id| id.parse().ok())
                .expect("an id");
            let fresh =
                async { while self.heard.recv().await.expect("the gateway runs") != sent {} };
            if timeout(Duration::from_millis(250), fresh).await.is_ok() {
                return begun.elapsed();
            }
        }
        panic!("still deaf after {RECOVERY_TIMEOUT:?}");
    }

    async fn stopped(self) -> Result<(), GatewayError> {
        self.stop.send(true).expect("the gateway runs");
        let ended = timeout(Duration::from_secs(3), self.gateway).await;
        ended.expect("it stops in time").expect("it did not panic")
    }
}

/// Connects, injects the fault, and waits until interactions are received again.
async fn recovers(fault: Value) {
    let mut client = ConnectedClient::open().await;
    client.hears().await;
    let hit = client.post("gateway", fault.clone()).await;
    assert_eq!(hit["connections"], 1);
    let deaf = client.hears().await;
    println!(
        "{fault}: deaf for {deaf:?}, {} IDENTIFY, {} RESUME",
        client.count("WS", "IDENTIFY").await,
        client.count("WS", "RESUME").await
    );
    assert!(
        client.count("WS", "IDENTIFY").await <= 2,
        "one more session at the most"
    );
    client.stopped().await.expect("a clean stop");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_recovers_from_a_close() {
    recovers(json!({"do": "close", "code": 4000})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_recovers_from_a_close_without_a_code() {
    recovers(json!({"do": "close_without_code"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_recovers_from_a_cut_connection() {
    recovers(json!({"do": "cut"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_recovers_from_a_session_that_is_gone() {
    recovers(json!({"do": "cut", "resumable": false})).await;
    recovers(json!({"do": "invalid_session"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_recovers_from_a_reconnect() {
    recovers(json!({"do": "reconnect"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_recovers_from_a_session_that_can_be_resumed() {
    recovers(json!({"do": "invalid_session", "resumable": true})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_recovers_from_an_outage() {
    let mut client = ConnectedClient::open().await;
    client.hears().await;
    client
        .post("gateway", json!({"do": "refuse", "times": 1_000}))
        .await;
    // The bot counts as absent while the gateway is unreachable.
    let app = App {
        connectivity: client.connectivity.clone(),
        ..App::new(Store::open("sqlite::memory:").await.expect("a store"))
    };
    let until = async |present: bool| {
        let reached = async {
            while app.connectivity.is_connected() != present {
                app.record_heartbeat().await.expect("a sign of life");
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(RECOVERY_TIMEOUT, reached)
            .await
            .expect("the connectivity changes");
    };
    until(true).await;
    client.post("gateway", json!({"do": "cut"})).await;
    until(false).await;
    client
        .post("gateway", json!({"do": "refuse", "times": 0}))
        .await;
    client.hears().await;
    until(true).await;
    client.stopped().await.expect("a clean stop");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_hears_once_what_was_said_while_it_was_away() {
    for fault in ["cut", "reconnect"] {
        let mut client = ConnectedClient::open().await;
        client.hears().await;
        client.post("gateway", json!({"do": fault})).await;
        let body = json!({"user": client.alice, "channel": client.channel, "type": "command", "name": "ping"});
        let sent = client.post("interact", body).await;
        let sent: u64 = sent["id"]
            .as_str()
            .and_then(|id| id.parse().ok())
            .expect("an id");
        let mut heard = Vec::new();
        let replayed = async {
            while heard.last() != Some(&sent) {
                heard.push(client.heard.recv().await.expect("the gateway runs"));
            }
        };
        timeout(RECOVERY_TIMEOUT, replayed)
            .await
            .expect("the session is resumed and replayed");
        client.hears().await;
        assert_eq!(client.count("WS", "IDENTIFY").await, 1, "{fault}");
        assert!(client.count("WS", "RESUME").await >= 1, "{fault}");
        assert_eq!(heard, [sent], "{fault}: nothing is heard twice");
        client.stopped().await.expect("a clean stop");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_recovers_from_silence() {
    recovers(json!({"do": "silence"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_recovers_from_closes_that_serenity_ignores() {
    // Not authenticated, invalid shard, sharding required: serenity does not reconnect after any of them.
    for code in [4003, 4010, 4011] {
        recovers(json!({"do": "close", "code": code})).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deaf_shard_is_rebuilt_alone() {
    const SHARDS: u32 = 4;
    let options = Options {
        shards: SHARDS,
        max_concurrency: SHARDS,
        ..Options::default()
    };
    let mut client = ConnectedClient::with_options("sandbox", &[], options).await;
    let connected = async {
        while client.count("WS", "READY").await < SHARDS as usize {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(RECOVERY_TIMEOUT, connected)
        .await
        .expect("all shards");
    // The server of the command belongs to another shard.
    let hit = client.post("gateway", json!({"do": "silence", "shard": 0}));
    assert_eq!(hit.await["connections"], 1);
    let begun = Instant::now();
    let mut longest = Duration::ZERO;
    while client.count("WS", "READY").await == SHARDS as usize {
        assert!(
            begun.elapsed() < RECOVERY_TIMEOUT,
            "the shard is still deaf"
        );
        longest = longest.max(client.hears().await);
    }
    println!("rebuilt after {:?}, others {longest:?}", begun.elapsed());
    assert_eq!(client.count("WS", "IDENTIFY").await, SHARDS as usize + 1);
    assert_eq!(client.count("WS", "RESUME").await, 0);
    assert!(longest < Duration::from_secs(1), "{longest:?}");
    client.stopped().await.expect("a clean stop");
}

/// At Discord's own pace, where four shards one after another would need a quarter of a minute.
#[tokio::test(flavor = "multi_thread")]
async fn shards_of_different_buckets_connect_at_once() {
    const SHARDS: usize = 4;
    let options = Options {
        shards: SHARDS as u32,
        max_concurrency: 16,
        identify_interval: Duration::from_secs(5),
        ..Options::default()
    };
    let pace = gateway::IDENTIFY_INTERVAL;
    let client = ConnectedClient::with_pace("sandbox", &[], options, pace).await;
    let connected = async {
        while client.count("WS", "READY").await < SHARDS {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(5), connected)
        .await
        .expect("none waits for another");
    assert_eq!(client.count("WS", "IDENTIFY").await, SHARDS);
    assert_eq!(client.count("WS", "OUT OF PACE").await, 0);
    client.stopped().await.expect("a clean stop");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_retired_session_is_over() {
    let mut client = ConnectedClient::open().await;
    client.hears().await;
    client.post("gateway", json!({"do": "silence"})).await;
    client.hears().await;
    let closed = async {
        while client.count("WS", "CLOSE").await == 0 {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(RECOVERY_TIMEOUT, closed)
        .await
        .expect("the silent connection is given up");
    assert_eq!(client.count("WS", "CLOSE").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_ends_in_a_sentence() {
    let client = ConnectedClient::with("another", &[]).await;
    let ended = timeout(RECOVERY_TIMEOUT, client.gateway)
        .await
        .expect("no loop")
        .expect("no panic");
    let error = ended.expect_err("a wrong token");
    assert!(matches!(error, GatewayError::WrongToken));
    assert!(error.to_string().contains("DISCORD_TOKEN"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_becomes_wrong_ends_in_a_sentence() {
    for (code, wrong_token) in [(4004, true), (4013, false), (4014, false)] {
        let mut client = ConnectedClient::open().await;
        client.hears().await;
        client
            .post("gateway", json!({"do": "close", "code": code}))
            .await;
        let ended = timeout(RECOVERY_TIMEOUT, client.gateway)
            .await
            .expect("no loop")
            .expect("no panic");
        let error = ended.expect_err("refused");
        assert_eq!(
            matches!(error, GatewayError::WrongToken),
            wrong_token,
            "{code}: {error}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_waits_for_a_gateway_and_goes_nowhere_else() {
    // serenity's own request fails as well, after which it would connect to the real Discord.
    let faults = [
        json!({"route": "GET /gateway/bot", "kind": "status", "status": 500}),
        json!({"route": "GET /gateway/bot", "kind": "drop_before"}),
        json!({"route": "GET /gateway/bot", "kind": "status", "status": 429, "retry_after": 1}),
        // From a proxy that demands a login, not from Discord.
        json!({"route": "GET /gateway/bot", "kind": "status", "status": 401, "body": "<html>401 Unauthorized</html>"}),
        json!({"route": "GET /gateway", "kind": "status", "status": 500, "times": 100}),
    ];
    let mut client = ConnectedClient::with("sandbox", &faults).await;
    client.hears().await;
    assert_eq!(client.count("GET", "/gateway/bot").await, 5);
    assert_eq!(client.count("WS", "IDENTIFY").await, 1);
    client.stopped().await.expect("a clean stop");
}

/// A connection takes longer than a shard waits at first: the next attempt waits for longer, and no session begins twice.
#[tokio::test(flavor = "multi_thread")]
async fn it_connects_over_a_slow_network() {
    const SLOW: Duration = Duration::from_secs(5);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let infos = json!({
        "url": format!("ws://{address}/gateway"), "shards": 1,
        "session_start_limit": {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1},
    });
    let slow = json!({"route": "GET /gateway/bot", "kind": "status", "status": 200, "body": infos, "times": 1000});
    let mut client = ConnectedClient::with("sandbox", &[slow]).await;
    let discord = client.place.base_url().replace("http://", "");
    tokio::spawn(async move {
        while let Ok((mut from, _)) = listener.accept().await {
            let discord = discord.clone();
            tokio::spawn(async move {
                sleep(SLOW).await;
                if let Ok(mut to) = TcpStream::connect(discord).await {
                    // The bot may have given up.
                    let _ = tokio::io::copy_bidirectional(&mut from, &mut to).await;
                }
            });
        }
    });
    let waited = client.hears().await;
    assert!(waited > SLOW, "{waited:?}");
    assert_eq!(client.count("WS", "IDENTIFY").await, 1);
    client.stopped().await.expect("a clean stop");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_stops_in_every_state() {
    let mut connected = ConnectedClient::open().await;
    connected.hears().await;
    let http = connected.http.clone();
    let log = format!("{}/sandbox/log?since=0", connected.place.base_url());
    connected.stop.send(true).expect("the gateway runs");
    let ended = timeout(Duration::from_secs(3), &mut connected.gateway).await;
    ended
        .expect("in time")
        .expect("no panic")
        .expect("a clean stop");
    let log = get(&http, &log).await;
    let close = log["entries"]
        .as_array()
        .expect("entries")
        .iter()
        .rfind(|entry| entry["path"] == "CLOSE");
    assert_eq!(close.expect("a goodbye")["body"]["code"], 1000);

    for fault in ["silence", "close_without_code"] {
        let mut client = ConnectedClient::open().await;
        client.hears().await;
        client.post("gateway", json!({"do": fault})).await;
        client.stopped().await.expect("a clean stop");
    }
    let rule = json!({"route": "GET /gateway/bot", "kind": "status", "status": 500, "times": 1000});
    let nowhere = ConnectedClient::with("sandbox", &[rule]).await;
    sleep(Duration::from_millis(200)).await;
    nowhere.stopped().await.expect("a clean stop");
}
