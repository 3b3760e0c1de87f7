//! One session of serenity's shards: passes their events on, and notices when a shard is dead.

use std::{
    collections::HashMap,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::Duration,
};

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
    task::JoinHandle,
    time::{Instant, MissedTickBehavior, interval, sleep},
};

use super::{
    events::{GatewayError, GatewayEvent, Handle, Setup},
    info::GatewayInfo,
};
use crate::{discord::api::joined::JoinedGuild, play, telemetry};

/// After this many checks without an answer a connected shard is dead.
const MISSES: u32 = 2;
/// How long connecting may take, and the extra time for each further shard: serenity starts one every 5 s.
const PATIENCE: Duration = Duration::from_secs(30);
const PATIENCE_PER_SHARD: Duration = Duration::from_secs(6);
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

/// serenity's event handler; forwards events until the session is retired.
pub(super) struct Listener {
    handle: Handle,
    pub(super) retired: Arc<AtomicBool>,
    readies: AtomicU32,
}

#[serenity::async_trait]
impl EventHandler for Listener {
    async fn ready(&self, _: Context, ready: Ready) {
        telemetry::session();
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
            (self.handle)(GatewayEvent::Interaction(Box::new(interaction), None));
        }
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        if !self.retired.load(Ordering::Relaxed) {
            (self.handle)(GatewayEvent::Joined(JoinedGuild::read(&guild)));
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
pub(super) struct Session {
    running: JoinHandle<serenity::Result<()>>,
    manager: Arc<ShardManager>,
    pub(super) listener: Arc<Listener>,
    shards: u32,
    /// When all shards were connected for the first time.
    pub(super) connected: Option<Instant>,
}

impl Session {
    pub(super) async fn open(
        setup: &Setup,
        http: &reqwest::Client,
        info: &GatewayInfo,
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
        client.ws_url.lock().await.clone_from(&info.url);
        let manager = Arc::clone(&client.shard_manager);
        let shards = info.shards.max(1);
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
    pub(super) async fn watch(&mut self, probe: Duration) -> Result<&'static str, GatewayError> {
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
    pub(super) fn retire(self) -> JoinHandle<()> {
        telemetry::shards(0, self.shards, None);
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
    let connected = |runner: &&ShardRunnerInfo| runner.stage == ConnectionStage::Connected;
    let up = runners.values().filter(connected).count() as u32;
    let latency = runners.values().filter_map(|runner| runner.latency).max();
    telemetry::shards(up, shards.saturating_sub(up), latency);
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
