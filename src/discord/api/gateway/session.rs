//! One session of one shard, run by serenity, with the gateway intents it asks for: passes its events on, and notices when
//! the shard is dead or wants to begin another session.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use serenity::{
    Client,
    all::{
        ChannelId, Context, EventHandler, GatewayIntents, Guild, GuildChannel, GuildId,
        HttpBuilder, Interaction, Message, PartialGuildChannel, Ready, ShardId, ShardManager,
        UnavailableGuild,
    },
    client::ClientBuilder,
    gateway::{ConnectionStage, GatewayError as Refused},
};
use tokio::{
    runtime::{Builder, Runtime},
    sync::{Mutex as AsyncMutex, Notify, OwnedMutexGuard},
    task::JoinHandle,
    time::{Instant, MissedTickBehavior, interval, sleep, timeout},
};

use super::{
    events::{GatewayError, GatewayEvent, GatewaySetup, Handle},
    info::GatewayInfo,
};
use crate::{discord::api::joined::JoinedGuild, play, telemetry};

/// After this many checks without an answer a connected shard is dead.
const MAX_MISSED_CHECKS: u32 = 2;
/// How long connecting may take until READY.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(30);
/// How often a disconnected shard may try to resume its session.
const RESUME_INTERVAL: Duration = Duration::from_millis(50);
/// How long a session may take to close its connection.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// A heartbeat on the wire; `d` may be null if the sequence is not known.
const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;

/// The state of a shard, over all its sessions.
#[derive(Debug, Default)]
pub(super) struct ShardStatus {
    connected: AtomicBool,
    latency: Mutex<Option<Duration>>,
    /// Notified when a shard of this process connects or is lost.
    changed: Arc<Notify>,
}

impl ShardStatus {
    pub(super) fn new(changed: &Arc<Notify>) -> Self {
        Self {
            changed: Arc::clone(changed),
            ..Self::default()
        }
    }

    pub(super) fn is_connected(&self) -> bool {
        self.connected.load(Ordering::SeqCst)
    }

    /// The time from a heartbeat to its acknowledgement, if known.
    pub(super) fn latency(&self) -> Option<Duration> {
        *self.latency.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn set(&self, connected: bool, latency: Option<Duration>) {
        *self.latency.lock().unwrap_or_else(PoisonError::into_inner) = latency;
        if self.connected.swap(connected, Ordering::SeqCst) != connected {
            self.changed.notify_one();
        }
    }
}

/// serenity's event handler; forwards events until the session is retired.
struct Listener {
    handle: Handle,
    status: Arc<ShardStatus>,
    retired: AtomicBool,
    ready: Notify,
}

#[serenity::async_trait]
impl EventHandler for Listener {
    async fn ready(&self, _: Context, ready: Ready) {
        telemetry::session();
        // Report it at once, not only at the next check.
        if !self.retired.load(Ordering::Relaxed) {
            self.status.set(true, None);
        }
        self.ready.notify_one();
        let (shard, total) = ready
            .shard
            .map_or((0, 1), |shard| (shard.id.0, shard.total));
        tracing::info!(name = %ready.user.name, shard, total, guilds = ready.guilds.len(), "connected to the gateway");
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        self.forward(GatewayEvent::Interaction(Box::new(interaction), None));
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        self.forward(GatewayEvent::Joined(JoinedGuild::read(&guild)));
    }

    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        // An unavailable server has an outage; the bot is still a member.
        if !guild.unavailable {
            self.forward(GatewayEvent::Left(play::GuildId(guild.id.get())));
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
        self.forward(GatewayEvent::Closed {
            guild: play::GuildId(guild.get()),
            channel: play::ChannelId(channel.get()),
        });
    }

    /// Passes an event on, unless the session is retired: it may briefly coexist with its successor.
    fn forward(&self, event: GatewayEvent) {
        if !self.retired.load(Ordering::Relaxed) {
            (self.handle)(event);
        }
    }
}

/// A runtime of serenity's own for each session: a spinning shard blocks nothing else, and whatever is left of a
/// session ends with it.
struct SessionRuntime(Option<Runtime>);

impl SessionRuntime {
    fn new(shard: u32) -> Self {
        let runtime = Builder::new_multi_thread()
            // serenity reads without a pause while a burst lasts, and starts a task for each event: the second thread runs
            // them, so that the servers of a large bot do not pile up in memory.
            .worker_threads(2)
            .thread_name(format!("shard {shard}"))
            .enable_all()
            .build();
        Self(Some(runtime.expect("a thread can be started")))
    }

    fn spawn<T: Send + 'static>(
        &self,
        task: impl Future<Output = T> + Send + 'static,
    ) -> JoinHandle<T> {
        // The runtime is taken out only when this value is dropped.
        self.0.as_ref().expect("a runtime").spawn(task)
    }
}

impl Drop for SessionRuntime {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// A client of serenity with one shard.
///
/// serenity may resume this session, but must not begin another one, because its IDENTIFY must wait for its turn.
/// Before either, serenity reads the gateway's URL behind a lock. `gate` holds that lock, and releases it only while
/// serenity has a runner for the shard, which can only resume.
pub(super) struct Session {
    _runtime: SessionRuntime,
    running: JoinHandle<serenity::Result<()>>,
    manager: Arc<ShardManager>,
    listener: Arc<Listener>,
    shard: ShardId,
    url: Arc<AsyncMutex<String>>,
    gate: Option<OwnedMutexGuard<String>>,
    opened: Instant,
    /// How long after `opened` it may IDENTIFY.
    patience: Duration,
    /// When the shard was connected for the first time.
    connected: Option<Instant>,
}

impl Session {
    /// Connects when it is the shard's `turn` to IDENTIFY, which lasts for `patience`.
    pub(super) async fn open(
        (turn, patience): (impl Future<Output = ()>, Duration),
        setup: &GatewaySetup,
        http: &reqwest::Client,
        info: &GatewayInfo,
        (shard, total): (u32, u32),
        handle: Handle,
        status: Arc<ShardStatus>,
    ) -> Self {
        let listener = Arc::new(Listener {
            handle,
            status,
            retired: AtomicBool::new(false),
            ready: Notify::new(),
        });
        let rest = HttpBuilder::new(setup.token.expose())
            .client(http.clone())
            .proxy(setup.origin.to_string())
            // With its rate limiter on, serenity ignores `proxy`.
            .ratelimiter_disabled(true)
            .build();
        let builder = ClientBuilder::new_with_http(rest, GatewayIntents::GUILDS)
            .event_handler_arc(Arc::clone(&listener));
        let runtime = SessionRuntime::new(shard);
        // Building also spawns the shards' tasks.
        let built = runtime.spawn(async move { builder.await }).await;
        let mut client: Client = built
            .expect("serenity's builder does not panic")
            .expect("serenity's builder has nothing that fails");
        // serenity has requested the URL itself, and uses Discord's if that failed.
        client.ws_url.lock().await.clone_from(&info.url);
        let (manager, url) = (
            Arc::clone(&client.shard_manager),
            Arc::clone(&client.ws_url),
        );
        // When a runner requests a restart, serenity waits up to 5 s for that runner to confirm its shutdown, which it
        // cannot do while it requests. So the shutdown is confirmed in advance.
        manager.shutdown_finished(ShardId(shard));
        turn.await;
        let unread = Arc::strong_count(&url);
        let running = runtime.spawn(async move { client.start_shard(shard, total).await });
        let opened = Instant::now();
        // A new shard takes a reference to the URL, and reads it at once. It reads it again only to resume, or to begin
        // another session.
        while Arc::strong_count(&url) <= unread && opened.elapsed() < patience {
            sleep(Duration::from_millis(5)).await;
        }
        sleep(Duration::from_millis(5)).await;
        Self {
            _runtime: runtime,
            running,
            manager,
            listener,
            shard: ShardId(shard),
            gate: Some(Arc::clone(&url).lock_owned().await),
            url,
            opened,
            patience,
            connected: None,
        }
    }

    /// Returns when the session has begun: its IDENTIFY was accepted.
    pub(super) fn ready(&self) -> impl Future<Output = ()> + use<> {
        let listener = Arc::clone(&self.listener);
        async move { listener.ready.notified().await }
    }

    /// Whether its turn to IDENTIFY still lasts, so that no other shard of its bucket has one yet.
    pub(super) fn has_its_turn(&self) -> bool {
        self.opened.elapsed() < self.patience
    }

    /// Whether it has been connected for that long.
    pub(super) fn has_lasted(&self, time: Duration) -> bool {
        self.connected.is_some_and(|since| since.elapsed() >= time)
    }

    /// Checks the shard until the session must be replaced, and returns the reason.
    pub(super) async fn watch(&mut self, probe: Duration) -> Result<&'static str, GatewayError> {
        let mut ticks = interval(probe);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut rounds = interval(RESUME_INTERVAL);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut trouble_since = Instant::now();
        let mut health = HeartbeatHealth::default();
        let mut ran = false;
        loop {
            tokio::select! {
                ended = &mut self.running => return verdict(&ended),
                _ = rounds.tick() => {
                    match self.let_resume().await {
                        true => ran = true,
                        false if ran => return Ok("serenity wants a new session"),
                        false if self.opened.elapsed() > self.patience => return Ok("no connection in time"),
                        false => {}
                    }
                    continue;
                }
                _ = ticks.tick() => {}
            }
            match self.examine(&mut health).await {
                Health::Deaf => return Ok("the shard does not hear any more"),
                Health::Connecting if trouble_since.elapsed() > CONNECT_TIMEOUT => {
                    return Ok("no connection in time");
                }
                Health::Connecting => self.listener.status.set(false, None),
                Health::Well(latency) => {
                    self.listener.status.set(true, latency);
                    trouble_since = Instant::now();
                    self.connected.get_or_insert(trouble_since);
                }
            }
        }
    }

    /// Lets serenity read the URL if it has a runner for the shard, which can only resume. Returns whether it has one.
    async fn let_resume(&mut self) -> bool {
        // serenity removes the runner before it begins another session, which is impossible while this is locked.
        let runners = self.manager.runners.lock().await;
        let runs = runners.contains_key(&self.shard);
        if runs {
            self.gate = None;
            // The lock is fair: a runner that already waits for it gets it first.
            self.gate = Some(Arc::clone(&self.url).lock_owned().await);
        }
        runs
    }

    /// Checks the shard and sends it another heartbeat.
    async fn examine(&self, health: &mut HeartbeatHealth) -> Health {
        let runners = self.manager.runners.lock().await;
        let Some(runner) = runners.get(&self.shard) else {
            *health = HeartbeatHealth::default();
            return Health::Connecting;
        };
        let connected = runner.stage == ConnectionStage::Connected;
        let new = !health.known;
        if new || health.latency != runner.latency {
            *health = HeartbeatHealth {
                known: true,
                latency: runner.latency,
                misses: 0,
            };
        } else if connected {
            health.misses += 1;
            if health.misses == MAX_MISSED_CHECKS {
                return Health::Deaf;
            }
        }
        // serenity may record a runner after its READY, and then treats it as unconnected until its next message.
        if connected || !new {
            runner.runner_tx.websocket_message(HEARTBEAT.into());
        }
        if connected {
            Health::Well(runner.latency)
        } else {
            Health::Connecting
        }
    }

    /// From now on, events of this session are ignored.
    pub(super) fn retire(&self) {
        self.listener.retired.store(true, Ordering::Relaxed);
        self.listener.status.set(false, None);
    }

    /// Closes the connection, if it still works, and ends everything that belongs to the session.
    pub(super) async fn end(mut self) {
        if let Some(url) = &mut self.gate {
            url.clear();
        }
        self.running.abort();
        // A shard that is still connecting has nothing to close, and could IDENTIFY after its turn.
        if self.manager.runners.lock().await.is_empty() {
            self.retire();
            return;
        }
        let goodbye = async {
            for runner in self.manager.runners.lock().await.values() {
                // Sending after a close ends a runner in every state. serenity's own shutdown would wait forever for a
                // silent peer.
                runner.runner_tx.shutdown_clean();
                runner.runner_tx.websocket_message(HEARTBEAT.into());
            }
            self.manager.shutdown_all().await;
            while Arc::strong_count(&self.listener) > 1 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        // Without a close frame Discord notices by itself.
        let _ = timeout(CLOSE_TIMEOUT, goodbye).await;
        self.retire();
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
    /// The shard is connected and answers; with its latency.
    Well(Option<Duration>),
    /// It is not connected yet.
    Connecting,
    /// It counts as connected but does not answer.
    Deaf,
}

/// The last seen latency of the shard, which changes with every answered heartbeat, and the number of checks since then.
#[derive(Default)]
struct HeartbeatHealth {
    known: bool,
    latency: Option<Duration>,
    misses: u32,
}
