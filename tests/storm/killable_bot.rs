//! A test environment in which the bot runs in this process, on a runtime of its own that can be killed like a process,
//! wherever it is waiting.

use std::{
    future::Future,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use banyan::{
    app::{App, Clock, Limits, Rates},
    discord::{
        api::{
            gateway::{self, Alone, GatewayError, GatewaySetup},
            rest::Rest,
        },
        delivery::{bot::Bot, register},
        model::call::Call,
    },
    play::{Match, MatchId, PlayerId, Timestamp},
    sandbox::{Options, Running, Sandbox},
    secret::Secret,
    store::Store,
    worker,
};
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;
use tokio::{
    runtime::{Builder, Runtime},
    sync::{oneshot, watch},
    task::JoinHandle,
    time::{sleep, timeout},
};

use crate::{
    common::{backstage, components, player},
    store::database::Database,
};

/// The longest wait for something that must happen.
const TIMEOUT: Duration = Duration::from_mins(1);
/// Longer than a worker's lease.
const LEASE_OVER: Duration = Duration::from_secs(61);
/// How long a stopped worker stays stopped while the others wait for a lock that it may hold.
const MAX_STOP: Duration = Duration::from_millis(500);

/// Jobs that wait for a deadline, as SQL.
pub const TIMED: &str = "('expire', 'flag', 'remind')";

/// A control that a person sees.
pub struct Control {
    pub message: String,
    pub id: String,
    pub values: Vec<String>,
}

/// A running bot, until it is killed.
struct Life {
    runtime: Runtime,
    bot: Arc<Bot>,
    answers: Vec<JoinHandle<()>>,
}

pub struct KillableBot {
    pub people: [PlayerId; 3],
    /// Their Discord ids.
    users: [u64; 3],
    pub channel: u64,
    pub guild: u64,
    base: String,
    sandbox: Option<Running>,
    http: reqwest::Client,
    database: Database,
    clock: Clock,
    life: Arc<Mutex<Option<Life>>>,
    stop: watch::Sender<bool>,
    gateway: JoinHandle<Result<(), GatewayError>>,
}

/// A bot without a connection to the gateway.
async fn open_bot(database: String, base: String, clock: Clock) -> Bot {
    let store = Store::open(&database).await.expect("the database");
    let app = App {
        clock,
        limits: Limits {
            rates: Rates::NONE,
            ..Limits::default()
        },
        ..App::new(store)
    };
    let rest = Rest::new(&base.parse().expect("an address"), Secret::new("sandbox"));
    Bot {
        app: Arc::new(app),
        rest: rest.expect("a client"),
    }
}

impl KillableBot {
    pub async fn open(database: Database) -> Self {
        let sandbox = Sandbox::start(Options::default()).await.expect("a sandbox");
        let base = sandbox.base_url();
        let life: Arc<Mutex<Option<Life>>> = Arc::default();
        let (stop, stopped) = watch::channel(false);
        let setup = GatewaySetup {
            token: Secret::new("sandbox"),
            origin: base.parse().expect("an address"),
            probe: gateway::PROBE_INTERVAL,
        };
        let living = Arc::clone(&life);
        let handle: gateway::Handle = Arc::new(move |news| {
            let gateway::GatewayEvent::Interaction(interaction, _) = news else {
                return;
            };
            let mut life = living.lock().unwrap_or_else(PoisonError::into_inner);
            // Interactions are lost while the bot is dead.
            if let (Some(life), Some(call)) = (life.as_mut(), Call::read(&interaction)) {
                let answer = Arc::clone(&life.bot).answer(call, None, tokio::time::Instant::now());
                life.answers.push(life.runtime.spawn(answer));
            }
        });
        let mut env = Self {
            people: [1, 2, 3].map(PlayerId),
            users: [0; 3],
            channel: 0,
            guild: 0,
            http: reqwest::Client::new(),
            database,
            clock: Clock::manual(Clock::System.now()),
            life,
            stop,
            gateway: tokio::spawn(async move {
                let alone = Arc::new(Alone::new(None, Duration::ZERO, ()));
                gateway::run(&setup, alone, handle, stopped).await
            }),
            sandbox: Some(sandbox),
            base,
        };
        let state = env.get("/sandbox/state").await;
        let id = |value: &Value| {
            value["id"]
                .as_str()
                .and_then(|id| id.parse().ok())
                .expect("an id")
        };
        env.users = [0, 1, 2].map(|at| id(&state["users"][at]));
        let games = state["channels"].as_array().into_iter().flatten();
        let mut games = games.filter(|channel| channel["name"] == "games");
        env.channel = games.next().map(id).expect("#games");
        env.guild = id(&state["guilds"][0]);
        env.restart().await;
        let (store, users) = (env.store(), env.users);
        let known = env.doing(async move {
            let mut known = Vec::new();
            for user in users {
                known.push(player(&store, user).await);
            }
            known
        });
        assert_eq!(known.await.expect("alive"), env.people);
        let bot = env.bot();
        let registered = env.doing(async move {
            let application = register::application(&bot.rest).await?;
            register::register(&bot.rest, &bot.app.store, application, None, true).await
        });
        registered.await.expect("alive").expect("commands");
        let begun = Instant::now();
        while env.get("/sandbox/log?since=0").await["entries"]
            .as_array()
            .is_none_or(|log| log.iter().all(|entry| entry["path"] != "READY"))
        {
            assert!(begun.elapsed() < TIMEOUT, "no gateway");
            sleep(Duration::from_millis(10)).await;
        }
        env
    }

    /// Kills the bot wherever it is, and starts it again.
    pub async fn restart(&self) {
        let dead = self.life().take();
        if let Some(Life { runtime, bot, .. }) = dead {
            drop(bot);
            // Tasks end where they wait. Blocking threads finish before the next bot starts.
            let ended = move || runtime.shutdown_timeout(Duration::from_secs(5));
            tokio::task::spawn_blocking(ended).await.expect("it ends");
        }
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        let (url, base) = (self.database.url.clone(), self.base.clone());
        let clock = self.clock.clone();
        let bot = runtime.spawn(async move {
            let bot = open_bot(url, base, clock).await;
            bot.app.record_heartbeat().await.expect("a sign of life");
            Arc::new(bot)
        });
        let bot = bot.await.expect("the bot starts");
        *self.life() = Some(Life {
            runtime,
            bot,
            answers: Vec::new(),
        });
    }

    fn life(&self) -> std::sync::MutexGuard<'_, Option<Life>> {
        self.life.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn bot(&self) -> Arc<Bot> {
        Arc::clone(&self.life().as_ref().expect("alive").bot)
    }

    pub fn app(&self) -> Arc<App> {
        Arc::clone(&self.bot().app)
    }

    pub fn store(&self) -> Store {
        self.app().store.clone()
    }

    /// Runs a future on the bot's runtime; `None` if the bot was killed meanwhile.
    pub async fn doing<T: Send + 'static>(
        &self,
        deed: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        let doing = self.life().as_ref().expect("alive").runtime.spawn(deed);
        doing.await.ok()
    }

    /// Lets two workers do up to this many jobs together.
    pub async fn work(&self, jobs: usize) -> usize {
        let left = Arc::new(AtomicUsize::new(jobs));
        let worker = || {
            let (bot, left) = (self.bot(), Arc::clone(&left));
            self.doing(async move {
                let take = |left: usize| left.checked_sub(1);
                let mut done = 0;
                while left.fetch_update(Relaxed, Relaxed, take).is_ok()
                    && worker::step(&bot).await.expect("the database")
                {
                    done += 1;
                }
                done
            })
        };
        // Boxed: the futures of two jobs are large.
        let (one, other) = tokio::join!(Box::pin(worker()), Box::pin(worker()));
        one.expect("alive") + other.expect("alive")
    }

    /// Lets the worker of another process start a job and stops it after a moment, as if that machine were suspended. Goes
    /// on with it when its lease is over and the workers here have done what is due. Returns whether they took its job.
    pub async fn suspend_a_worker(&self, after: Duration) -> bool {
        // Past the grace period of interactions, so that their posts are due.
        self.advance(banyan::app::ANSWER_GRACE).await;
        let other = open_bot(
            self.database.url.clone(),
            self.base.clone(),
            self.clock.clone(),
        );
        let (stopped, has_stopped) = oneshot::channel();
        let (go_on, may_go_on) = oneshot::channel::<()>();
        let before = self.leases().await;
        let suspended = self.doing(async move {
            let other = other.await;
            let mut step = Box::pin(worker::step(&other));
            if timeout(after, &mut step).await.is_err() {
                let _ = stopped.send(());
                let _ = may_go_on.await;
                (&mut step).await.expect("the database");
            }
            drop(step);
            other.app.store.close().await;
        });
        let others = async {
            if has_stopped.await.is_err() {
                return false;
            }
            let mut held = self.leases().await;
            held.retain(|lease| !before.contains(lease));
            let mut work = Box::pin(async {
                self.advance(LEASE_OVER).await;
                while self.work(100).await > 0 {}
            });
            // The stopped worker may hold the database's lock.
            let waits = timeout(MAX_STOP, &mut work).await.is_err();
            let left = self.leases().await;
            drop(go_on);
            if waits {
                work.await;
            }
            held.iter().any(|lease| !left.contains(lease))
        };
        let (suspended, lost) = tokio::join!(suspended, others);
        suspended.expect("alive");
        lost
    }

    /// The leases of all claimed jobs.
    async fn leases(&self) -> Vec<i64> {
        let leases = "SELECT lease FROM jobs WHERE lease IS NOT NULL";
        let mut database = self.database.raw().await;
        let leases = sqlx::query_scalar(leases).fetch_all(&mut database).await;
        leases.expect("the leases")
    }

    pub async fn advance(&self, by: Duration) {
        self.clock.advance(by);
        let app = self.app();
        let beat = self.doing(async move { app.record_heartbeat().await });
        beat.await.expect("alive").expect("a sign of life");
    }

    /// Waits until every interaction has been answered.
    pub async fn quiet(&self) {
        let answers = match self.life().as_mut() {
            Some(life) => std::mem::take(&mut life.answers),
            None => Vec::new(),
        };
        for answer in answers {
            // A panic would have become an answer.
            let done = timeout(TIMEOUT, answer)
                .await
                .expect("an answer without an end");
            done.expect("no panic");
        }
    }

    /// Waits until all pending jobs are done, including postponed ones.
    pub async fn settle(&self) {
        let begun = Instant::now();
        loop {
            // Wait for events of Discord that are on their way.
            sleep(Duration::from_millis(100)).await;
            self.quiet().await;
            while self.work(100).await > 0 {}
            let pending = format!("SELECT COUNT(*) FROM jobs WHERE kind NOT IN {TIMED}");
            if self.count(pending).await == 0 {
                return;
            }
            assert!(
                begun.elapsed() < TIMEOUT,
                "pending for ever: {:?}",
                self.jobs().await
            );
            self.advance(Duration::from_mins(1)).await;
        }
    }

    /// Lets every clock run out.
    pub async fn settle_for_good(&self) {
        for _ in 0..60 {
            // The bot runs all the time, so this is no downtime.
            self.clock.advance(Duration::from_hours(20 * 24));
            while self.work(100).await > 0 {}
            if self.count("SELECT COUNT(*) FROM jobs".to_owned()).await == 0 {
                return;
            }
        }
        panic!("pending for ever: {:?}", self.jobs().await);
    }

    pub async fn jobs(&self) -> Vec<(String, String, i64, i64)> {
        let jobs = "SELECT subject, kind, seq, due FROM jobs";
        let mut database = self.database.raw().await;
        let rows = sqlx::query_as(jobs).fetch_all(&mut database).await;
        rows.expect("the jobs")
    }

    pub async fn count(&self, query: String) -> i64 {
        let mut database = self.database.raw().await;
        let number = sqlx::query_scalar(AssertSqlSafe(query))
            .fetch_one(&mut database)
            .await;
        number.expect("a number")
    }

    /// The events caused by interactions, as (interaction, match, seq).
    pub async fn causes(&self) -> Vec<(i64, i64, i64)> {
        let causes = "SELECT interaction, match_id, seq FROM causes";
        let mut database = self.database.raw().await;
        let rows = sqlx::query_as(causes).fetch_all(&mut database).await;
        rows.expect("the causes")
    }

    /// Every match, replayed from its events.
    pub async fn games(&self) -> Vec<Match> {
        let last = self
            .count("SELECT COALESCE(MAX(id), 0) FROM matches".to_owned())
            .await;
        let store = self.store();
        let games = self.doing(async move {
            let mut games = Vec::new();
            for id in 1..=last {
                let game = store.load_match(MatchId(id)).await;
                games.extend(game.expect("it replays"));
            }
            games
        });
        games.await.expect("alive")
    }

    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// The Discord id of a person.
    pub fn user(&self, person: PlayerId) -> u64 {
        self.users[person.0 as usize - 1]
    }

    /// The messages of `#games` as that person sees them, oldest first.
    pub async fn messages(&self, person: PlayerId) -> Vec<Value> {
        let user = self.user(person);
        let state = self.get(&format!("/sandbox/state?user={user}")).await;
        let messages = &state["messages"][self.channel.to_string()];
        messages.as_array().cloned().unwrap_or_default()
    }

    /// Every control that a person sees, oldest first.
    pub async fn controls(&self, person: PlayerId) -> Vec<Control> {
        let mut controls = Vec::new();
        for message in self.messages(person).await {
            for part in components(&message) {
                let options = part["options"].as_array().into_iter().flatten();
                controls.extend(part["custom_id"].as_str().map(|id| {
                    Control {
                        message: message["id"].as_str().unwrap_or_default().to_owned(),
                        id: id.to_owned(),
                        values: options
                            .filter_map(|option| Some(option["value"].as_str()?.to_owned()))
                            .collect(),
                    }
                }));
            }
        }
        controls
    }

    /// Sends an interaction; `None` if the client refuses because the control is gone.
    pub async fn interact(&self, person: PlayerId, mut what: Value) -> Option<String> {
        what["user"] = self.user(person).to_string().into();
        what["channel"] = self.channel.to_string().into();
        let sent = self.post("interact", what).await.ok()?;
        // The bot receives it after a moment.
        sleep(Duration::from_millis(5)).await;
        Some(sent["id"].as_str()?.to_owned())
    }

    pub async fn faults(&self, rules: &[Value]) {
        let set = self.post("faults", json!({"rules": rules})).await;
        set.expect("the rules are taken");
    }

    async fn post(&self, path: &str, body: Value) -> Result<Value, Value> {
        let url = format!("{}/sandbox/{path}", self.base);
        match backstage::post(&self.http, &url, &body).await {
            (200..300, taken) => Ok(taken),
            (_, refused) => Err(refused),
        }
    }

    async fn get(&self, path: &str) -> Value {
        backstage::get(&self.http, &format!("{}{path}", self.base)).await
    }

    pub async fn close(mut self) {
        self.stop.send_replace(true);
        let _ = timeout(Duration::from_secs(3), self.gateway).await;
        let life = self
            .life
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(life) = life {
            life.runtime.shutdown_background();
        }
        if let Some(sandbox) = self.sandbox.take() {
            sandbox.shutdown().await;
        }
        self.database.clean_up().await;
    }
}
