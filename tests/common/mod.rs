//! The test environment of the integration tests: a sandbox, the real bot as a separate process, and people with chat
//! clients.

pub mod backstage;
pub mod calls;
mod person;
mod places;
mod watching;

use std::{
    collections::BTreeSet,
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, ExitStatus, Output, Stdio},
    sync::{Arc, Mutex, atomic::AtomicU64},
    time::{Duration, Instant},
};

use banyan::{
    discord::api::rest::Rest,
    play::PlayerId,
    sandbox::{Options, Running, Sandbox},
    secret::Secret,
    store::{Store, UserId},
};
use serde_json::{Value, json};
use tokio::{sync::Notify, time::timeout};

use watching::{TIMEOUT, over};

pub use person::{
    Person, SentInteraction, brief, components, control, controls, is_private, menu_values,
    number_of, pinged, text, words,
};

/// Disables the rate limits, because tests act faster than people.
const NO_RATE_LIMITS: [(&str, &str); 4] = [
    ("BANYAN_MOVES_A_MINUTE", "0"),
    ("BANYAN_CHALLENGES_AN_HOUR", "0"),
    ("BANYAN_PICTURES_A_MINUTE", "0"),
    ("BANYAN_REQUESTS_A_MINUTE", "0"),
];

/// Checks that a message contains these words.
#[track_caller]
pub fn assert_contains(message: &Value, expected: &str) {
    let told = words(message);
    assert!(told.contains(expected), "{expected:?} in {message:#}");
}

/// The player of a Discord user, created if necessary.
pub async fn player(store: &Store, user: u64) -> PlayerId {
    let user = UserId(user);
    store.players(&[user.into()]).await.expect("the database")[&user]
}

/// Public events in the order in which they happened.
#[derive(Default)]
struct Events {
    seen: Mutex<Vec<(Instant, Value)>>,
    news: Notify,
}

/// A sandbox with a bot.
pub struct TestEnvironment {
    pub base: String,
    pub dir: tempfile::TempDir,
    /// The bot's database: an SQLite file in that folder, unless a test sets another one.
    pub database_url: String,
    pub http: reqwest::Client,
    sandbox: Option<Running>,
    /// Where the bot receives interactions over HTTP, if it does.
    http_listen: Option<SocketAddr>,
    bot: Mutex<Option<Child>>,
    events: Arc<Events>,
    calls: tokio::sync::Mutex<Calls>,
    nonce: AtomicU64,
}

/// The sandbox's log of the bot's calls, as far as it was read.
#[derive(Default)]
struct Calls {
    /// The number of the next entry.
    next: u64,
    entries: Vec<Value>,
}

/// A free port on loopback.
pub fn free_address() -> SocketAddr {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address")
}

impl TestEnvironment {
    /// A new sandbox with the bot online.
    pub async fn open() -> Self {
        Self::with_options(Options::default()).await
    }

    /// The same with sandbox options.
    pub async fn with_options(options: Options) -> Self {
        let env = Self::without_bot(options).await;
        env.start_bot().await;
        env
    }

    /// The same with interactions over HTTP.
    pub async fn over_http(options: Options) -> Self {
        let env = Self::over_http_without_bot(options).await;
        env.start_bot().await;
        env
    }

    /// The same without starting the bot.
    pub async fn over_http_without_bot(options: Options) -> Self {
        Self::over(options, Some(free_address())).await
    }

    /// The same with interactions over the gateway alone: for tests of calls that a response over HTTP does not need.
    pub async fn over_gateway_without_bot(options: Options) -> Self {
        Self::over(options, None).await
    }

    /// The same without starting the bot. `TRANSPORT=http` in the environment is for every other test.
    pub async fn without_bot(options: Options) -> Self {
        let http = std::env::var("TRANSPORT").is_ok_and(|transport| transport == "http");
        Self::over(options, http.then(free_address)).await
    }

    async fn over(options: Options, http_listen: Option<SocketAddr>) -> Self {
        let endpoint = http_listen.map(|listen| format!("http://{listen}/interactions"));
        let sandbox = Sandbox::start(Options {
            over_http: endpoint.is_some(),
            endpoint,
            ..options
        })
        .await
        .expect("a sandbox on a free port");
        let dir = tempfile::tempdir().expect("a folder");
        let env = Self {
            base: sandbox.base_url(),
            database_url: format!("sqlite:{}", dir.path().join("banyan.db").display()),
            dir,
            http: reqwest::Client::new(),
            sandbox: Some(sandbox),
            http_listen,
            bot: Mutex::new(None),
            events: Arc::default(),
            calls: tokio::sync::Mutex::default(),
            nonce: AtomicU64::new(1),
        };
        env.listen().await;
        env
    }

    async fn listen(&self) {
        let url = format!("{}/sandbox/events", self.base);
        let mut stream = self.http.get(url).send().await.expect("the event stream");
        let events = Arc::clone(&self.events);
        tokio::spawn(async move {
            let mut rest = Vec::new();
            while let Ok(Some(chunk)) = stream.chunk().await {
                rest.extend_from_slice(&chunk);
                // A chunk may end within a character, but an event never does.
                while let Some(end) = rest.windows(2).position(|pair| pair == b"\n\n") {
                    let block: Vec<u8> = rest.drain(..end + 2).collect();
                    let data = String::from_utf8_lossy(&block)
                        .lines()
                        .filter_map(|line| line.strip_prefix("data:"))
                        .collect::<String>();
                    if let Ok(event) = serde_json::from_str(&data) {
                        events
                            .seen
                            .lock()
                            .expect("events")
                            .push((Instant::now(), event));
                        events.news.notify_waiters();
                    }
                }
            }
        });
    }

    /// The bot's log, for failing tests.
    pub fn bot_log(&self) -> String {
        std::fs::read_to_string(self.dir.path().join("bot.log")).unwrap_or_default()
    }

    /// A client of the sandbox's REST API, as a bot has it.
    pub fn rest(&self) -> Rest {
        let origin = self.base.parse().expect("an address");
        Rest::new(&origin, Secret::new("sandbox")).expect("a way to Discord")
    }

    /// The file of the database. SQLite only.
    pub fn database(&self) -> PathBuf {
        self.dir.path().join("banyan.db")
    }

    /// The command that starts the bot, with its environment; not started yet.
    pub fn bot_command(&self) -> Command {
        let log = std::fs::File::options()
            .create(true)
            .append(true)
            .open(self.dir.path().join("bot.log"))
            .expect("a log file");
        let mut command = Command::new(env!("CARGO_BIN_EXE_banyan"));
        command
            .arg("run")
            .current_dir(self.dir.path())
            .env_clear()
            .env("DISCORD_TOKEN", "sandbox")
            .env("BANYAN_DISCORD_API_BASE", &self.base)
            .env("BANYAN_DATABASE_URL", &self.database_url)
            .envs(NO_RATE_LIMITS)
            .env("BANYAN_LOG", "debug,hyper=info,sqlx=info,serenity=info")
            // No folder can be there, so that no analysis begins to build a table, which takes minutes.
            .env("BANYAN_TABLES", "/dev/null/tables")
            .envs(self.over_http_variables())
            .stdin(Stdio::null())
            .stdout(log.try_clone().expect("a log file"))
            .stderr(log);
        command
    }

    /// The configuration of a bot that receives interactions over HTTP, if this one does.
    fn over_http_variables(&self) -> Vec<(&'static str, String)> {
        let (Some(listen), Some(sandbox)) = (self.http_listen, &self.sandbox) else {
            return Vec::new();
        };
        vec![
            ("BANYAN_INTERACTIONS", "http".to_owned()),
            ("BANYAN_HTTP_LISTEN", listen.to_string()),
            ("BANYAN_PUBLIC_KEY", sandbox.public_key().to_owned()),
        ]
    }

    /// The bot's endpoint for interactions over HTTP.
    pub fn endpoint(&self) -> String {
        let listen = self.http_listen.expect("a bot that is reached over HTTP");
        format!("http://{listen}/interactions")
    }

    /// Runs another command of the program on the same database, without a token.
    pub async fn banyan(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_banyan"));
        command
            .args(arguments)
            .current_dir(self.dir.path())
            .env_clear()
            .env("BANYAN_DATABASE_URL", &self.database_url);
        tokio::task::spawn_blocking(move || command.output().expect("it runs"))
            .await
            .expect("it ends")
    }

    /// Starts the bot and waits until it is online.
    pub async fn start_bot(&self) {
        self.start_bot_by(self.bot_command()).await;
    }

    /// Starts the bot by a given command and waits until it is online.
    pub async fn start_bot_by(&self, mut command: Command) {
        let since = self.mark();
        self.spawn_bot(&mut command);
        self.wait_for_event(since, "the bot to come online", |event| {
            event["type"] == "bot" && event["online"] == true
        })
        .await;
    }

    /// Starts the bot by a given command without waiting.
    pub fn spawn_bot(&self, command: &mut Command) {
        let child = command.spawn().expect("the bot starts");
        *self.bot.lock().expect("bot") = Some(child);
    }

    /// The bot's exit status, if it has ended.
    pub fn bot_ended(&self) -> Option<ExitStatus> {
        let mut bot = self.bot.lock().expect("bot");
        bot.as_mut()?.try_wait().expect("the bot's state")
    }

    /// Whether the bot is connected, by the latest event.
    pub fn bot_is_online(&self) -> bool {
        let events = self.events.seen.lock().expect("events");
        let newest = events.iter().rfind(|(_, event)| event["type"] == "bot");
        newest.is_some_and(|(_, event)| event["online"] == true)
    }

    /// `kill -9`: no handler runs, nothing is flushed.
    pub fn kill_bot(&self) {
        if let Some(mut bot) = self.bot.lock().expect("bot").take() {
            bot.kill().expect("the bot can be killed");
            bot.wait().expect("the bot ends");
        }
    }

    /// Sends SIGTERM and returns the exit code.
    pub async fn stop_bot(&self) -> Option<i32> {
        let mut bot = self.bot.lock().expect("bot").take()?;
        let status = Command::new("kill")
            .arg(bot.id().to_string())
            .status()
            .expect("kill");
        assert!(status.success());
        tokio::task::spawn_blocking(move || bot.wait().expect("the bot ends").code())
            .await
            .expect("waiting")
    }

    /// Holds the database's write lock until the connection is dropped.
    pub async fn lock_database(&self) -> sqlx::SqliteConnection {
        use sqlx::{Connection as _, Executor as _};
        let url = format!("sqlite:{}", self.database().display());
        let mut connection = sqlx::SqliteConnection::connect(&url)
            .await
            .expect("the database");
        connection
            .execute("BEGIN IMMEDIATE")
            .await
            .expect("the lock");
        connection
    }

    /// Restarts the bot and moves all stored times into the past, as if time had passed while it was running.
    pub async fn restart_after(&self, by: Duration) {
        self.restart_with_times_shifted(by, false).await;
    }

    /// The same, as if the bot had been down all that time.
    pub async fn restart_after_downtime(&self, by: Duration) {
        self.restart_with_times_shifted(by, true).await;
    }

    async fn restart_with_times_shifted(&self, by: Duration, away: bool) {
        use sqlx::{AssertSqlSafe, Connection as _, Executor as _};
        self.kill_bot();
        let url = format!("sqlite:{}", self.database().display());
        let mut raw = sqlx::SqliteConnection::connect(&url)
            .await
            .expect("the database");
        let ms = by.as_millis();
        let earlier = format!("CAST(CAST(value AS INTEGER) - {ms} AS TEXT)");
        let lived = format!("UPDATE settings SET value = {earlier} WHERE key = 'alive'");
        let changes = [
            format!("UPDATE events SET at = at - {ms}"),
            format!("UPDATE jobs SET due = due - {ms}"),
            format!("UPDATE matches SET deadline = deadline - {ms}, opened = opened - {ms}"),
            format!("UPDATE settings SET value = {earlier} WHERE key LIKE 'identify/%'"),
        ];
        for change in changes.into_iter().chain(away.then_some(lived)) {
            raw.execute(AssertSqlSafe(change)).await.expect("a change");
        }
        raw.close().await.expect("the database");
        self.start_bot().await;
    }

    /// A moderator deletes a message.
    pub async fn delete_message(&self, message: &Value) {
        let url = format!(
            "{}/sandbox/message?message={}",
            self.base,
            text(&message["id"])
        );
        let deleted = self.http.delete(url).send().await.expect("an answer");
        assert!(deleted.status().is_success(), "{}", deleted.status());
    }

    /// Sets whether somebody refuses direct messages from the bot.
    pub async fn refuse_dms(&self, person: &Person<'_>, refuse: bool) {
        self.set("dms", json!({"user": person.id, "refuse": refuse}))
            .await;
    }

    /// Whether an interaction is over: answered completely, or failed.
    pub fn is_over(&self, outcome: &SentInteraction) -> bool {
        let events = self.events.seen.lock().expect("events");
        let mut ours = events[outcome.since..].iter().map(|(_, event)| event);
        let answer = ours
            .clone()
            .rfind(|event| event["message"]["interaction_metadata"]["id"] == outcome.id.as_str());
        let waits =
            answer.is_some_and(|event| event["message"]["flags"].as_u64().unwrap_or(0) & 128 != 0);
        ours.any(over(outcome)) && !waits
    }

    /// The bot's process id.
    pub fn bot_process(&self) -> u32 {
        self.bot.lock().expect("bot").as_ref().expect("a bot").id()
    }

    /// A value of the bot's `/proc/…/status` in kB: its memory (`VmRSS`), or what it has allocated of that (`RssAnon`).
    pub fn memory(&self, key: &str) -> u64 {
        let path = format!("/proc/{}/status", self.bot_process());
        let status = std::fs::read_to_string(path).expect("the bot's status");
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix(key)?.strip_prefix(':'))
            .expect("the key");
        line.split_whitespace()
            .next()
            .and_then(|number| number.parse().ok())
            .expect("a number")
    }

    async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        backstage::post(&self.http, &format!("{}{path}", self.base), &body).await
    }

    async fn get(&self, path: &str) -> Value {
        backstage::get(&self.http, &format!("{}{path}", self.base)).await
    }

    /// The state as one user sees it, or everything.
    pub async fn state(&self, user: Option<&str>) -> Value {
        match user {
            Some(user) => self.get(&format!("/sandbox/state?user={user}")).await,
            None => self.get("/sandbox/state").await,
        }
    }

    /// Every REST call of the bot so far.
    pub async fn log(&self) -> Vec<Value> {
        self.in_log(<[Value]>::to_vec).await
    }

    /// What a function finds in the log, without a copy of all of it.
    pub async fn in_log<T>(&self, find: impl FnOnce(&[Value]) -> T) -> T {
        let mut calls = self.calls.lock().await;
        let new = self
            .get(&format!("/sandbox/log?since={}", calls.next))
            .await;
        calls.next = new["next"].as_u64().expect("a number");
        let new = new["entries"].as_array().expect("entries");
        calls.entries.extend_from_slice(new);
        find(&calls.entries)
    }

    /// The id of the first server.
    pub async fn guild(&self) -> String {
        let state = self.state(None).await;
        text(&state["guilds"][0]["id"])
    }

    /// Changes something by the sandbox's test controls.
    pub async fn set(&self, path: &str, body: Value) {
        let (status, answer) = self.post(&format!("/sandbox/{path}"), body).await;
        assert!(status < 300, "{answer}");
    }

    pub async fn faults(&self, rules: Value) {
        let (status, answer) = self.post("/sandbox/faults", json!({"rules": rules})).await;
        assert_eq!(status, 200, "{answer}");
    }

    /// Makes all edits of posts fail, so that old controls stay and can be pressed.
    pub async fn keep_old_controls(&self) {
        self.faults(json!([{"route": "PATCH /channels/*", "kind": "status", "status": 500, "times": 10_000}]))
            .await;
    }

    /// Injects a fault at the gateway.
    pub async fn gateway(&self, deed: Value) {
        let (status, answer) = self.post("/sandbox/gateway", deed).await;
        assert_eq!(status, 200, "{answer}");
    }

    /// Waits until the bot has a new or resumed session in the log after `since` entries.
    pub async fn connected(&self, since: usize, after: &Value) {
        let again = async {
            let session =
                |entry: &Value| matches!(entry["path"].as_str(), Some("READY" | "RESUME"));
            while !self.in_log(|log| log[since..].iter().any(session)).await {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let back = timeout(TIMEOUT, again).await.is_ok();
        assert!(
            back,
            "the bot did not come back after {after}\n{}",
            self.bot_log()
        );
    }

    pub async fn person(&self, name: &str) -> Person<'_> {
        let state = self.state(None).await;
        let user = find(&state["users"], |user| {
            user["global_name"] == name
                || user["username"]
                    .as_str()
                    .is_some_and(|known| known.eq_ignore_ascii_case(name))
        });
        Person {
            env: self,
            id: text(&user["id"]),
            channel: channel_named(&state, "games"),
            locale: None,
        }
    }

    pub async fn channel(&self, name: &str) -> String {
        channel_named(&self.state(None).await, name)
    }

    /// The channel of a person's direct messages with the bot.
    pub async fn direct(&self, person: &Person<'_>) -> String {
        let state = self.state(Some(&person.id)).await;
        text(&find(&state["channels"], |channel| channel["type"] == 1)["id"])
    }

    /// Shuts everything down; keeps the bot's requests where they are wanted, and checks its log for secrets.
    pub async fn close(mut self) {
        let log = self.log().await;
        calls::keep_requests(&log);
        for message in log.iter().filter_map(message_in) {
            let allowed = &message["allowed_mentions"];
            assert_eq!(
                allowed["parse"],
                json!([]),
                "whom may it mention? {message}"
            );
        }
        let told = self.bot_log();
        let mut secrets: BTreeSet<&str> = log.iter().filter_map(token_in).collect();
        secrets.insert("Bot sandbox");
        for secret in secrets {
            assert!(!told.contains(secret), "the bot's log tells {secret}");
        }
        // What the bot sent by itself; its responses over HTTP are logged as "HTTP".
        let sent = |entry: &&Value| !matches!(entry["method"].as_str(), Some("WS" | "HTTP"));
        let unknown: Vec<&Value> = log
            .iter()
            .filter(|entry| sent(entry) && entry["route"].is_null())
            .collect();
        assert!(
            unknown.is_empty(),
            "calls to routes that Discord does not have: {unknown:#?}"
        );
        let named = |entry: &&Value| text(&entry["agent"]).starts_with("DiscordBot (https://");
        let nameless: Vec<&Value> = log
            .iter()
            .filter(sent)
            .filter(|entry| !named(entry))
            .collect();
        assert!(nameless.is_empty(), "no User-Agent: {nameless:#?}");
        // Forms that Discord would reject, and messages that are empty or too large.
        let wrong = ["Invalid Form Body", "50006", "30015", "40005"];
        let refused: Vec<&Value> = log
            .iter()
            .filter(|entry| {
                wrong
                    .iter()
                    .any(|words| text(&entry["note"]).contains(words))
            })
            .collect();
        assert!(refused.is_empty(), "beyond Discord's limits: {refused:#?}");
        self.kill_bot();
        if let Some(sandbox) = self.sandbox.take() {
            sandbox.shutdown().await;
        }
    }
}

/// The message that a call of the bot sends or changes, if any.
pub fn message_in(call: &Value) -> Option<&Value> {
    let body = &call["body"];
    let message = match (body["type"].as_u64(), body.get("data")) {
        // A callback with a new message or an update of one.
        (Some(4 | 7), Some(data)) => data,
        _ => body,
    };
    let shown = message["content"].is_string() || message["components"].is_array();
    (call["method"] != "GET" && body["type"] != 9 && shown).then_some(message)
}

/// The interaction token in a call's path, if any.
fn token_in(call: &Value) -> Option<&str> {
    let mut parts = call["path"].as_str()?.split('/');
    parts.find(|part| matches!(*part, "interactions" | "webhooks"))?;
    parts.nth(1)
}

impl Drop for TestEnvironment {
    fn drop(&mut self) {
        self.kill_bot();
    }
}

/// The id of the channel of that name in a state of the sandbox.
fn channel_named(state: &Value, name: &str) -> String {
    text(&find(&state["channels"], |channel| channel["name"] == name)["id"])
}

fn find(list: &Value, fits: impl Fn(&Value) -> bool) -> Value {
    list.as_array()
        .into_iter()
        .flatten()
        .find(|item| fits(item))
        .unwrap_or_else(|| panic!("not in {list:#}"))
        .clone()
}
