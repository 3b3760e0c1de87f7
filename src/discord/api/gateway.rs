//! Transport 1: what arrives over Discord's gateway, interactions and the servers that the bot is in. It hands that on as it comes
//! and answers nothing.
//!
//! serenity keeps the connection. What it does not do is done here: the gateway's address is asked for first, so that
//! it can never fall back to the real Discord when something else was named; a wrong token ends in a sentence and not
//! in a loop; and a watchdog listens for a shard that has gone deaf. serenity 0.12.5 is deaf after a close frame
//! without a code, and spins a core, until its next heartbeat, which is up to 41 s; after silence even longer. So every
//! few seconds each shard is sent a heartbeat of our own: on a dead connection the sending fails and ends the spinning,
//! and when several go unanswered everything is built anew. The spinning can stop a whole runtime, however many workers
//! that has: when it alone was woken, no other worker waits for the network and the clock meanwhile. So serenity runs on a
//! runtime of its own, and the watchdog, like everything else of the bot, on another.
//!
//! A new session starts with a new IDENTIFY and without a RESUME: an interaction that waited longer than three seconds
//! cannot be answered any more, and what is owed to a channel is in the database.

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

/// What Discord tells.
#[derive(Debug)]
pub enum GatewayEvent {
    /// Somebody uses the bot.
    Asked(Box<Interaction>),
    /// The bot is in a server; told at every start, too.
    Joined(Joined),
    /// The bot was removed from a server.
    Left(play::GuildId),
    /// Every shard is connected; told again and again.
    Connected,
    /// A shard is not connected, so that nobody on its servers can reach the bot.
    Lost,
    /// A channel or a thread of a server is gone.
    Closed {
        /// The server.
        guild: play::GuildId,
        /// The channel or thread.
        channel: play::ChannelId,
    },
}

/// What is done with news. It must not wait: whatever takes time is spawned.
pub type Handle = Arc<dyn Fn(GatewayEvent) + Send + Sync>;

/// How often a shard is asked whether it still hears, unless a test is in a hurry.
pub const PROBE: Duration = Duration::from_secs(3);
/// So many looks in a row without a new answer make a shard deaf.
const MISSES: u32 = 2;
/// How long a first connection may take, and how much longer for each further shard: serenity starts one in 5 s.
const PATIENCE: Duration = Duration::from_secs(30);
const PATIENCE_PER_SHARD: Duration = Duration::from_secs(6);
/// A connection that held this long was a good one: the next trouble begins with a short wait again.
const STEADY: Duration = Duration::from_mins(5);
/// The longest wait between two attempts.
const MAX_WAIT: Duration = Duration::from_mins(1);
/// Discord allows 1,000 IDENTIFYs a day and takes the token away from a bot that needs more. So many are left alone.
const RESERVE: u32 = 50;
/// IDENTIFYs for each shard that serenity may send on its own before the session is rebuilt, and so slowed down.
const IDENTIFIES: u32 = 5;
/// What a heartbeat is on the wire. `d` may be null for a sequence that is not told.
const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;

/// Where serenity lives. Nothing but its connection stands still when a shard of it spins.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    Builder::new_multi_thread()
        .worker_threads(1)
        .thread_name("gateway")
        .enable_all()
        .build()
        .expect("a thread can be started")
});

/// What the gateway needs to know.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The bot's token.
    pub token: Secret,
    /// Scheme, host and port of Discord, or of what stands in for it.
    pub origin: String,
    /// How often each shard is asked whether it still hears: [`PROBE`].
    pub probe: Duration,
}

/// Why the gateway gave up for good.
#[derive(Debug, thiserror::Error)]
pub enum GatewayError {
    /// 401, or close code 4004.
    #[error(
        "Discord does not know this token. Take the token from https://discord.com/developers/applications, your \
         application, page Bot (\"Reset Token\" makes a new one and the old one void), and set DISCORD_TOKEN to it."
    )]
    WrongToken,
    /// Close codes 4013 and 4014. The bot asks for nothing that has to be granted, so this is not the operator's doing.
    #[error(
        "Discord's gateway refused the bot's intents ({0}). The bot asks for none that has to be granted, so \
         whatever stands at this address is not Discord as this version of the bot knows it: check discord_api_base, or update the bot."
    )]
    Intents(&'static str),
    /// The HTTP client cannot be built.
    #[error("the HTTP client cannot be built: {0}")]
    Client(#[from] reqwest::Error),
}

/// Stays connected and hands all news to `handle`, until `stop` turns true.
///
/// # Errors
/// Only what no further attempt can mend; everything else is waited out.
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
        // What had arrived before a stop is still answered; a session that is replaced has nothing more to say.
        deaf.store(ended.is_some(), Ordering::Relaxed);
        let retired = session.retire();
        match ended {
            None => {
                // So that Discord hears the goodbye. If it does not answer, it will notice by itself.
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

/// Waits that double, with jitter, so that many bots do not come back in the same second.
#[derive(Default)]
struct Backoff(u32);

impl Backoff {
    fn next(&mut self) -> Duration {
        let full = Duration::from_millis(500 << self.0.min(7)).min(MAX_WAIT);
        self.0 += 1;
        full.mul_f64(rand::thread_rng().gen_range(0.5..1.0))
    }
}

/// What `GET /gateway/bot` says.
#[derive(Debug, Deserialize)]
struct GatewayInfo {
    url: String,
    shards: u32,
    /// Discord always says; a stand-in may leave it out.
    session_start_limit: Option<Limit>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Limit {
    remaining: u32,
    /// Milliseconds.
    reset_after: u64,
}

/// The gateway's address, asked for until there is an answer.
async fn ask(setup: &Setup, http: &reqwest::Client) -> Result<GatewayInfo, GatewayError> {
    let mut wait = Backoff::default();
    let url = format!("{}/api/v10/gateway/bot", setup.origin);
    loop {
        let pause = match ask_once(&url, setup, http).await {
            Ok(door) => match door.session_start_limit {
                Some(limit) if limit.remaining < RESERVE.saturating_add(door.shards) => {
                    tracing::error!(?limit, "too many connections were made today");
                    // Looked at again before it is over: a limit can be lifted.
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

/// serenity's side of a session: passes interactions on until it is told to be quiet.
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
        // Told at once, and not only by the next look at the shards.
        if readies == total {
            (self.handle)(GatewayEvent::Connected);
        }
        tracing::info!(name = %ready.user.name, shard, guilds = ready.guilds.len(), "connected to the gateway");
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        // A retired session may still be alive at Discord's end, beside its successor.
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
        // A server that is unavailable has trouble of its own; the bot is still in it.
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

/// One client of serenity's and what has been heard of its shards.
struct Session {
    running: JoinHandle<serenity::Result<()>>,
    manager: Arc<ShardManager>,
    listener: Arc<Listener>,
    shards: u32,
    /// Since when all shards have been connected, when they first were.
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
            // With its limiter on, serenity ignores `proxy`.
            .ratelimiter_disabled(true)
            .build();
        let builder = ClientBuilder::new_with_http(rest, GatewayIntents::GUILDS)
            .event_handler_arc(Arc::clone(&listener));
        // Building spawns the tasks of the shards as well.
        let built = RUNTIME.spawn(async move { builder.await }).await;
        let mut client: Client = built
            .expect("serenity's builder does not panic")
            .expect("serenity's builder has nothing that fails");
        // It asked for the address itself, and takes the real Discord's when it gets none.
        client.ws_url.lock().await.clone_from(&door.url);
        let manager = Arc::clone(&client.shard_manager);
        let shards = door.shards.max(1);
        for shard in 0..shards {
            // A runner that asks to be restarted is waited for, 5 s, though it cannot answer while it asks. This is the
            // answer; after each restart serenity leaves the next one itself.
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

    /// Watches over the shards until the session is worth nothing any more, and says why.
    async fn watch(&mut self, probe: Duration) -> Result<&'static str, GatewayError> {
        let mut ticks = interval(probe);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let patience = PATIENCE + PATIENCE_PER_SHARD * self.shards;
        let mut trouble_since = Instant::now();
        let mut hearing = HashMap::new();
        loop {
            tokio::select! {
                ended = &mut self.running => return verdict(&ended),
                _ = ticks.tick() => {}
            }
            let runners = self.manager.runners.lock().await;
            match examine(&runners, self.shards, &mut hearing) {
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

    /// Ends the session in the background. serenity's own way would wait for ever on a peer that is silent, and spin
    /// for ever on a connection that has ended; sending after a close, however, ends a runner in every state.
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
                // A shard was just about to start, when there was nothing yet to shut down.
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
    /// Every shard is connected, and none has been silent for long.
    Well,
    /// A shard is on its way.
    Connecting,
    /// A shard is connected in name only.
    Deaf,
}

/// What was last heard of a shard: the latency, which is another after every answer to a heartbeat, and how many looks
/// ago it changed.
type Heard = (Option<Duration>, u32);

/// Looks at every shard and sends it the next question.
fn examine(
    runners: &HashMap<ShardId, ShardRunnerInfo>,
    shards: u32,
    hearing: &mut HashMap<ShardId, Heard>,
) -> Health {
    let mut health = Health::Well;
    for shard in (0..shards).map(ShardId) {
        let Some(runner) = runners.get(&shard) else {
            hearing.remove(&shard);
            health = Health::Connecting;
            continue;
        };
        let connected = runner.stage == ConnectionStage::Connected;
        let new = !hearing.contains_key(&shard);
        let (latency, misses) = hearing.entry(shard).or_insert((runner.latency, 0));
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
        // serenity can note a runner after its READY, and then takes it for unconnected until it is heard from again.
        if connected || !new {
            runner.runner_tx.websocket_message(HEARTBEAT.into());
        }
    }
    health
}
