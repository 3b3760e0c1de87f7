//! The gateway connection: keeps serenity's shards alive and forwards interactions and server events. It answers
//! nothing.
//!
//! serenity runs the connection; this module adds what it lacks. The gateway URL is requested first, so that serenity
//! never falls back to the real Discord when another server was configured. A wrong token ends with an error instead of
//! a retry loop. A watchdog detects dead shards: after a close frame without a code, serenity 0.12.5 receives nothing
//! and spins on a core until its next heartbeat, up to 41 s later; after silence even longer. So every few seconds each
//! shard sends a heartbeat of ours. On a dead connection the send fails, which ends the spinning; if several go
//! unanswered, the session is rebuilt. The spinning can block a whole runtime, however many workers it has: while the
//! spinning task is the only one woken, no other worker polls the network or the timers. So serenity has a runtime of
//! its own, apart from the watchdog and the rest of the bot.
//!
//! A new session uses IDENTIFY without RESUME: interactions older than three seconds cannot be answered anyway, and
//! pending posts are in the database.

use std::{
    collections::HashMap,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::Duration,
};

use rand::Rng as _;
use reqwest::StatusCode;
use serde::Deserialize;
use serenity::{
    Client,
    all::{
        ChannelId, Context, EventHandler, GatewayIntents, Guild, GuildChannel, GuildId,
        HttpBuilder, Interaction, Message, PartialGuildChannel, Ready, ShardId, ShardManager,
        ShardRunnerInfo, UnavailableGuild,
    },
    client::ClientBuilder,
    gateway::{ConnectionStage, GatewayError as Refused},
};
use tokio::{
    runtime::{Builder, Runtime},
    sync::watch,
    task::JoinHandle,
    time::{Instant, MissedTickBehavior, interval, sleep, timeout},
};

use crate::{
    config::Secret,
    discord::api::{agent, joined::Joined},
    play,
};

/// An event from the gateway.
#[derive(Debug)]
pub enum GatewayEvent {
    /// An interaction.
    Asked(Box<Interaction>),
    /// The bot is a member of a server; sent for each server at every start, too.
    Joined(Joined),
    /// The bot was removed from a server.
    Left(play::GuildId),
    /// Every shard is connected; repeated at every check.
    Connected,
    /// A shard is not connected, so its servers cannot reach the bot.
    Lost,
    /// A channel or thread was deleted.
    Closed {
        /// The server.
        guild: play::GuildId,
        /// The channel or thread.
        channel: play::ChannelId,
    },
}

/// Handles an event. It must not block; long work is spawned.
pub type Handle = Arc<dyn Fn(GatewayEvent) + Send + Sync>;

/// How often shards are checked, outside of tests.
pub const PROBE: Duration = Duration::from_secs(3);
/// After this many checks without an answer a connected shard is dead.
const MISSES: u32 = 2;
/// How long connecting may take, and the extra time for each further shard: serenity starts one every 5 s.
const PATIENCE: Duration = Duration::from_secs(30);
const PATIENCE_PER_SHARD: Duration = Duration::from_secs(6);
/// After a connection of this length the backoff starts again from the shortest wait.
const STEADY: Duration = Duration::from_mins(5);
/// The longest wait between two attempts.
const MAX_WAIT: Duration = Duration::from_mins(1);
/// How many of the daily IDENTIFYs are kept in reserve. Discord allows 1,000 a day and resets the token of a bot that
/// exceeds them.
const RESERVE: u32 = 50;
/// How many IDENTIFYs for each shard serenity may send before the session is rebuilt, which slows it down.
const IDENTIFIES: u32 = 5;
/// A heartbeat on the wire; `d` may be null if the sequence is not known.
const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;

/// serenity's own runtime. A spinning shard blocks nothing else.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    Builder::new_multi_thread()
        .worker_threads(1)
        .thread_name("gateway")
        .enable_all()
        .build()
        .expect("a thread can be started")
});

/// The settings of the gateway connection.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The bot's token.
    pub token: Secret,
    /// Scheme, host and port of Discord or its replacement.
    pub origin: String,
    /// How often shards are checked, usually [`PROBE`].
    pub probe: Duration,
}

/// Why the gateway gave up.
#[derive(Debug, thiserror::Error)]
pub enum GatewayError {
    /// Status 401, or close code 4004.
    #[error(
        "Discord does not know this token. Take the token from https://discord.com/developers/applications, your \
         application, page Bot (\"Reset Token\" makes a new one and the old one void), and set DISCORD_TOKEN to it."
    )]
    WrongToken,
    /// Close codes 4013 and 4014. The bot requests no privileged intents, so the operator cannot fix this in the
    /// developer portal.
    #[error(
        "Discord's gateway refused the bot's intents ({0}). The bot asks for none that has to be granted, so \
         whatever stands at this address is not Discord as this version of the bot knows it: check discord_api_base, or update the bot."
    )]
    Intents(&'static str),
    /// The HTTP client cannot be built.
    #[error("the HTTP client cannot be built: {0}")]
    Client(#[from] reqwest::Error),
}

/// Stays connected and passes all events to `handle`, until `stop` is true.
///
/// # Errors
/// [`GatewayError`] when a retry cannot help; everything else is retried.
pub async fn run(
    setup: &Setup,
    handle: Handle,
    mut stop: watch::Receiver<bool>,
) -> Result<(), GatewayError> {
    let http = agent::client().timeout(Duration::from_secs(10)).build()?;
    let mut wait = Backoff::default();
    loop {
        let attempt = async {
            let door = ask(setup, &http).await?;
            Ok::<_, GatewayError>(Session::open(setup, &http, &door, Arc::clone(&handle)).await)
        };
        let mut session = tokio::select! {
            _ = stop.wait_for(|stop| *stop) => return Ok(()),
            session = attempt => session?,
        };
        let ended = tokio::select! {
            _ = stop.wait_for(|stop| *stop) => None,
            ended = session.watch(setup.probe) => Some(ended),
        };
        let steady = session
            .connected
            .is_some_and(|since| since.elapsed() >= STEADY);
        let deaf = Arc::clone(&session.listener.retired);
        // After a stop, events that have already arrived are still handled; a replaced session's are not.
        deaf.store(ended.is_some(), Ordering::Relaxed);
        let retired = session.retire();
        match ended {
            None => {
                // Gives Discord time to receive the close frame; without it, Discord notices by itself.
                let _ = timeout(Duration::from_secs(1), retired).await;
                deaf.store(true, Ordering::Relaxed);
                return Ok(());
            }
            Some(Err(fatal)) => return Err(fatal),
            Some(Ok(why)) => {
                handle(GatewayEvent::Lost);
                if steady {
                    wait = Backoff::default();
                }
                let pause = wait.next();
                tracing::warn!(why, ?pause, "the gateway is lost; connecting anew");
                tokio::select! {
                    _ = stop.wait_for(|stop| *stop) => return Ok(()),
                    () = sleep(pause) => {}
                }
            }
        }
    }
}

/// Exponential backoff with jitter, so that many bots do not reconnect in the same second.
#[derive(Default)]
struct Backoff(u32);

impl Backoff {
    fn next(&mut self) -> Duration {
        let full = Duration::from_millis(500 << self.0.min(7)).min(MAX_WAIT);
        self.0 += 1;
        full.mul_f64(rand::thread_rng().gen_range(0.5..1.0))
    }
}

/// The answer to `GET /gateway/bot`.
#[derive(Debug, Deserialize)]
struct GatewayInfo {
    url: String,
    shards: u32,
    /// Discord always sends it; a replacement may omit it.
    session_start_limit: Option<Limit>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Limit {
    remaining: u32,
    /// In milliseconds.
    reset_after: u64,
}

/// Requests the gateway URL until there is an answer.
async fn ask(setup: &Setup, http: &reqwest::Client) -> Result<GatewayInfo, GatewayError> {
    let mut wait = Backoff::default();
    let url = format!("{}/api/v10/gateway/bot", setup.origin);
    loop {
        let pause = match ask_once(&url, setup, http).await {
            Ok(door) => match door.session_start_limit {
                Some(limit) if limit.remaining < RESERVE.saturating_add(door.shards) => {
                    tracing::error!(?limit, "too many connections were made today");
                    // Check again before it is over: the limit may be lifted.
                    Duration::from_millis(limit.reset_after).min(10 * MAX_WAIT)
                }
                _ => return Ok(door),
            },
            Err(NoDoor::WrongToken) => return Err(GatewayError::WrongToken),
            Err(NoDoor::Later(why, at_least)) => {
                let pause = wait.next().max(at_least);
                tracing::warn!(%why, ?pause, url, "no gateway yet");
                pause
            }
        };
        sleep(pause).await;
    }
}

enum NoDoor {
    WrongToken,
    Later(String, Duration),
}

async fn ask_once(url: &str, setup: &Setup, http: &reqwest::Client) -> Result<GatewayInfo, NoDoor> {
    let later =
        |error: reqwest::Error| NoDoor::Later(error.without_url().to_string(), Duration::ZERO);
    let authorization = format!("Bot {}", setup.token.expose());
    let answer = http
        .get(url)
        .header("Authorization", authorization)
        .send()
        .await
        .map_err(later)?;
    match answer.status() {
        StatusCode::OK => answer.json().await.map_err(later),
        StatusCode::UNAUTHORIZED => Err(NoDoor::WrongToken),
        status => {
            let seconds = answer
                .headers()
                .get("Retry-After")
                .and_then(|value| value.to_str().ok()?.parse().ok());
            Err(NoDoor::Later(
                status.to_string(),
                Duration::from_secs(seconds.unwrap_or(0)),
            ))
        }
    }
}

/// serenity's event handler; forwards events until the session is retired.
struct Listener {
    handle: Handle,
    retired: Arc<AtomicBool>,
    readies: AtomicU32,
}

#[serenity::async_trait]
impl EventHandler for Listener {
    async fn ready(&self, _: Context, ready: Ready) {
        let readies = self.readies.fetch_add(1, Ordering::Relaxed) + 1;
        let (shard, total) = ready
            .shard
            .map_or((0, 1), |shard| (shard.id.0, shard.total));
        // Report it at once, not only at the next check.
        if readies == total {
            (self.handle)(GatewayEvent::Connected);
        }
        tracing::info!(name = %ready.user.name, shard, guilds = ready.guilds.len(), "connected to the gateway");
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        // A retired session may briefly coexist with its successor.
        if !self.retired.load(Ordering::Relaxed) {
            (self.handle)(GatewayEvent::Asked(Box::new(interaction)));
        }
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        if !self.retired.load(Ordering::Relaxed) {
            (self.handle)(GatewayEvent::Joined(Joined::read(&guild)));
        }
    }

    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        // An unavailable server has an outage; the bot is still a member.
        if !guild.unavailable && !self.retired.load(Ordering::Relaxed) {
            (self.handle)(GatewayEvent::Left(play::GuildId(guild.id.get())));
        }
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        self.closed(channel.guild_id, channel.id);
    }

    async fn thread_delete(
        &self,
        _: Context,
        thread: PartialGuildChannel,
        _: Option<GuildChannel>,
    ) {
        self.closed(thread.guild_id, thread.id);
    }
}

impl Listener {
    fn closed(&self, guild: GuildId, channel: ChannelId) {
        if !self.retired.load(Ordering::Relaxed) {
            (self.handle)(GatewayEvent::Closed {
                guild: play::GuildId(guild.get()),
                channel: play::ChannelId(channel.get()),
            });
        }
    }
}

/// One client of serenity and the state of its shards.
struct Session {
    running: JoinHandle<serenity::Result<()>>,
    manager: Arc<ShardManager>,
    listener: Arc<Listener>,
    shards: u32,
    /// When all shards were connected for the first time.
    connected: Option<Instant>,
}

impl Session {
    async fn open(
        setup: &Setup,
        http: &reqwest::Client,
        door: &GatewayInfo,
        handle: Handle,
    ) -> Self {
        let listener = Arc::new(Listener {
            handle,
            retired: Arc::default(),
            readies: AtomicU32::new(0),
        });
        let rest = HttpBuilder::new(setup.token.expose())
            .client(http.clone())
            .proxy(setup.origin.as_str())
            // With its rate limiter on, serenity ignores `proxy`.
            .ratelimiter_disabled(true)
            .build();
        let builder = ClientBuilder::new_with_http(rest, GatewayIntents::GUILDS)
            .event_handler_arc(Arc::clone(&listener));
        // Building also spawns the shards' tasks.
        let built = RUNTIME.spawn(async move { builder.await }).await;
        let mut client: Client = built
            .expect("serenity's builder does not panic")
            .expect("serenity's builder has nothing that fails");
        // serenity has requested the URL itself, and uses Discord's if that failed.
        client.ws_url.lock().await.clone_from(&door.url);
        let manager = Arc::clone(&client.shard_manager);
        let shards = door.shards.max(1);
        for shard in 0..shards {
            // A runner that requests a restart is waited for, 5 s, although it cannot answer while it requests. This is
            // the answer in advance; after each restart serenity leaves the next one itself.
            manager.shutdown_finished(ShardId(shard));
        }
        let running = RUNTIME.spawn(async move { client.start_shards(shards).await });
        Self {
            running,
            manager,
            listener,
            shards,
            connected: None,
        }
    }

    /// Checks the shards until the session must be replaced, and returns the reason.
    async fn watch(&mut self, probe: Duration) -> Result<&'static str, GatewayError> {
        let mut ticks = interval(probe);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let patience = PATIENCE + PATIENCE_PER_SHARD * self.shards;
        let mut trouble_since = Instant::now();
        let mut shard_health = HashMap::new();
        loop {
            tokio::select! {
                ended = &mut self.running => return verdict(&ended),
                _ = ticks.tick() => {}
            }
            let runners = self.manager.runners.lock().await;
            match examine(&runners, self.shards, &mut shard_health) {
                Health::Deaf => return Ok("a shard does not hear any more"),
                Health::Connecting if trouble_since.elapsed() > patience => {
                    return Ok("no connection in time");
                }
                Health::Connecting => (self.listener.handle)(GatewayEvent::Lost),
                Health::Well => {
                    (self.listener.handle)(GatewayEvent::Connected);
                    trouble_since = Instant::now();
                    self.connected.get_or_insert(trouble_since);
                }
            }
            if self.listener.readies.load(Ordering::Relaxed) > IDENTIFIES * self.shards {
                return Ok("serenity began too many sessions");
            }
        }
    }

    /// Ends the session in the background. serenity's own shutdown would wait forever for a silent peer, and spin
    /// forever on a closed connection. Sending after a close ends a runner in every state.
    fn retire(self) -> JoinHandle<()> {
        self.running.abort();
        tokio::spawn(async move {
            loop {
                for runner in self.manager.runners.lock().await.values() {
                    runner.runner_tx.shutdown_clean();
                    runner.runner_tx.websocket_message(HEARTBEAT.into());
                }
                self.manager.shutdown_all().await;
                for _ in 0..100 {
                    // Neither a runner nor the queue that starts runners is left.
                    if Arc::strong_count(&self.listener) == 1 {
                        return;
                    }
                    sleep(Duration::from_millis(10)).await;
                }
                // Otherwise a shard was about to start and could not be shut down yet: try again.
            }
        })
    }
}

fn verdict(
    ended: &Result<serenity::Result<()>, tokio::task::JoinError>,
) -> Result<&'static str, GatewayError> {
    use serenity::Error::Gateway;
    match ended {
        Ok(Err(Gateway(Refused::InvalidAuthentication))) => Err(GatewayError::WrongToken),
        Ok(Err(Gateway(Refused::InvalidGatewayIntents))) => Err(GatewayError::Intents("4013")),
        Ok(Err(Gateway(Refused::DisallowedGatewayIntents))) => Err(GatewayError::Intents("4014")),
        _ => Ok("serenity's client ended"),
    }
}

enum Health {
    /// Every shard is connected and answers.
    Well,
    /// A shard is not connected yet.
    Connecting,
    /// A shard counts as connected but does not answer.
    Deaf,
}

/// The last seen latency of a shard, which changes with every answered heartbeat, and the number of checks since then.
type ShardHealth = (Option<Duration>, u32);

/// Checks every shard and sends it another heartbeat.
fn examine(
    runners: &HashMap<ShardId, ShardRunnerInfo>,
    shards: u32,
    shard_health: &mut HashMap<ShardId, ShardHealth>,
) -> Health {
    let mut health = Health::Well;
    for shard in (0..shards).map(ShardId) {
        let Some(runner) = runners.get(&shard) else {
            shard_health.remove(&shard);
            health = Health::Connecting;
            continue;
        };
        let connected = runner.stage == ConnectionStage::Connected;
        let new = !shard_health.contains_key(&shard);
        let (latency, misses) = shard_health.entry(shard).or_insert((runner.latency, 0));
        if new || *latency != runner.latency {
            (*latency, *misses) = (runner.latency, 0);
        } else if connected {
            *misses += 1;
            if *misses == MISSES {
                return Health::Deaf;
            }
        }
        if !connected {
            health = Health::Connecting;
        }
        // serenity may record a runner after its READY, and then treats it as unconnected until its next message.
        if connected || !new {
            runner.runner_tx.websocket_message(HEARTBEAT.into());
        }
    }
    health
}
