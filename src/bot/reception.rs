//! Receives events from Discord, starts a task for each interaction, and bounds how many wait. It answers none itself.

use std::{
    collections::BTreeMap,
    future::pending,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use tokio::{
    runtime::Handle,
    sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch},
    time::{Instant, sleep, sleep_until},
};

use crate::{
    backoff::Backoff,
    discord::{
        api::{gateway::GatewayEvent, joined::JoinedGuild},
        delivery::{answers::MAX_INTERACTION_AGE, bot::Bot, welcome::GreetedServers},
        model::call::Call,
    },
    play::GuildId,
    telemetry,
};

/// Limits of interactions.
#[derive(Clone, Copy, Debug)]
pub struct InteractionLimits {
    /// How many are answered at the same time.
    pub max_concurrent: u32,
    /// How many may be waiting or being answered; more are dropped. More could not be answered within the 3 s that they
    /// are valid.
    pub max_pending: u32,
}

/// How many servers that the bot is in may wait to be looked at. Discord sends each server at every start.
const MAX_JOINED: usize = 10_000;

/// How often an event of a server is tried before it is given up: for about half an hour. After a removal each game
/// then moves when its next post finds the channel closed. A new server is greeted at the next start.
const MAX_ATTEMPTS: u32 = 30;

/// How many servers wait to be looked at again; more wait for the next start.
const MAX_RETRIES: usize = 1_000;

/// The pauses before an event of a server is tried again.
const RETRY_BACKOFF: Backoff = Backoff::new(Duration::from_secs(1), Duration::from_mins(1));

/// An event of a server in the queue, with its permit if it may be dropped.
pub type ServerEvent = (GatewayEvent, Option<OwnedSemaphorePermit>);

/// Receives events from Discord.
pub struct InteractionDispatcher {
    bot: Arc<Bot>,
    limits: InteractionLimits,
    here: Handle,
    /// A permit for each interaction that has arrived and is not done.
    arrived: Arc<Semaphore>,
    /// A permit for each interaction that is being answered.
    answered: Arc<Semaphore>,
    /// One queue for all, because their order matters.
    servers: mpsc::UnboundedSender<ServerEvent>,
    /// A permit for each server that the bot is in, in the queue.
    joined: Arc<Semaphore>,
    dropped: AtomicU64,
}

impl InteractionDispatcher {
    /// A reception that spawns on the current runtime, and its queue of server events for [`handle_server_events`].
    #[must_use]
    pub fn new(
        bot: Arc<Bot>,
        room: InteractionLimits,
    ) -> (Arc<Self>, mpsc::UnboundedReceiver<ServerEvent>) {
        let (servers, news) = mpsc::unbounded_channel();
        let reception = Self {
            bot,
            limits: room,
            here: Handle::current(),
            arrived: Arc::new(Semaphore::new(room.max_pending as usize)),
            answered: Arc::new(Semaphore::new(room.max_concurrent as usize)),
            servers,
            joined: Arc::new(Semaphore::new(MAX_JOINED)),
            dropped: AtomicU64::new(0),
        };
        (Arc::new(reception), news)
    }

    /// Handles an event without blocking; may be called on any runtime.
    pub fn handle_event(self: &Arc<Self>, news: GatewayEvent) {
        let (interaction, held) = match news {
            GatewayEvent::Interaction(interaction, held) => (interaction, held),
            GatewayEvent::OwnShards(connected) => {
                return self.bot.app.connectivity.set_own_shards(connected);
            }
            GatewayEvent::Connected => return self.bot.app.connectivity.set_connected(),
            GatewayEvent::Lost => return self.bot.app.connectivity.set_disconnected(),
            GatewayEvent::Joined(_) => {
                // Dropping one is harmless: Discord sends it again at the next start.
                let Ok(place) = Arc::clone(&self.joined).try_acquire_owned() else {
                    return self.drop_one("servers", "news of a server", None);
                };
                // Fails only during a stop, when nobody receives events any more.
                let _ = self.servers.send((news, Some(place)));
                return;
            }
            // Never dropped, because Discord sends these only once.
            GatewayEvent::Left(_) | GatewayEvent::Closed { .. } => {
                let _ = self.servers.send((news, None));
                return;
            }
        };
        let since = Instant::now();
        // The permit is taken here, not in the task, so that a shutdown also waits for tasks that have not started.
        let Ok(arrived) = Arc::clone(&self.arrived).try_acquire_owned() else {
            let id = interaction.id().get();
            return self.drop_one("full", "an interaction, since too many wait", Some(id));
        };
        let this = Arc::clone(self);
        self.here.spawn(async move {
            let Some(call) = Call::read(&interaction) else {
                return;
            };
            drop(interaction);
            // The semaphore is never closed, so this always gets a permit.
            let _answered = this.answered.acquire().await;
            if since.elapsed() < MAX_INTERACTION_AGE {
                Arc::clone(&this.bot).answer(call, held, since).await;
            } else {
                let id = call.handle.interaction;
                let what = "an interaction that nobody waits for any more";
                this.drop_one("expired", what, Some(id));
            }
            drop(arrived);
        });
    }

    /// Waits until every received interaction is done.
    pub async fn wait_until_idle(&self) {
        // The semaphore is never closed.
        let _ = self.arrived.acquire_many(self.limits.max_pending).await;
    }

    fn drop_one(&self, reason: &'static str, what: &str, interaction: Option<u64>) {
        telemetry::dropped(reason);
        let dropped = self.dropped.fetch_add(1, Ordering::Relaxed) + 1;
        // Log rarely: in an overload each line costs time.
        if dropped.is_power_of_two() || dropped.is_multiple_of(1_000) {
            tracing::warn!(dropped, interaction, "dropped {what}");
        } else {
            tracing::debug!(dropped, interaction, "dropped {what}");
        }
    }
}

/// The servers that could not be looked at or greeted, and when each is tried again. News of others are handled
/// meanwhile.
#[derive(Default)]
struct Retries(BTreeMap<GuildId, Retry>);

struct Retry {
    server: JoinedGuild,
    due: Instant,
    backoff: Backoff,
    left: u32,
}

impl Retries {
    /// Returns the next server when it is due.
    async fn next(&self) -> JoinedGuild {
        match self.0.values().min_by_key(|retry| retry.due) {
            Some(retry) => {
                sleep_until(retry.due).await;
                retry.server
            }
            None => pending().await,
        }
    }

    /// Schedules a retry for a server after a backoff; gives up after [`MAX_ATTEMPTS`].
    fn try_later(&mut self, server: JoinedGuild) {
        let guild = server.guild;
        let before = self.0.remove(&guild);
        let (mut backoff, left) = before.map_or((RETRY_BACKOFF, MAX_ATTEMPTS), |retry| {
            (retry.backoff, retry.left)
        });
        if left == 0 || self.0.len() >= MAX_RETRIES {
            tracing::warn!(%guild, "a server waits for the next start");
            return;
        }
        let retry = Retry {
            server,
            due: Instant::now() + backoff.pause(),
            backoff,
            left: left - 1,
        };
        self.0.insert(guild, retry);
    }

    /// Nothing is left to do for a server.
    fn forget(&mut self, guild: GuildId) {
        self.0.remove(&guild);
    }
}

/// Handles server events one after another, until `stop` is true.
pub async fn handle_server_events(
    bot: Arc<Bot>,
    mut news: mpsc::UnboundedReceiver<ServerEvent>,
    mut stop: watch::Receiver<bool>,
) {
    let mut greetings = None;
    let mut retries = Retries::default();
    loop {
        let news = tokio::select! {
            _ = stop.wait_for(|stop| *stop) => return,
            news = news.recv() => news.map(|(news, _)| news),
            server = retries.next() => Some(GatewayEvent::Joined(server)),
        };
        if greetings.is_none() {
            greetings = GreetedServers::load(&bot.app).await;
        }
        match news {
            Some(GatewayEvent::Joined(server)) => {
                if greetings.as_ref().is_some_and(|all| all.is_done(&server)) {
                    retries.forget(server.guild);
                } else if bot.handle_guild_present(server.guild).await && bot.welcome(&server).await
                {
                    retries.forget(server.guild);
                    // Keep the loaded state up to date.
                    if let Some(all) = &mut greetings {
                        all.mark_done(&server);
                    }
                } else {
                    retries.try_later(server);
                }
            }
            Some(GatewayEvent::Left(guild)) => {
                retries.forget(guild);
                // Discord does not repeat this event, so it is tried again while the database fails.
                let mut backoff = RETRY_BACKOFF;
                for _ in 0..MAX_ATTEMPTS {
                    if bot.handle_guild_left(guild).await {
                        break;
                    }
                    tokio::select! {
                        _ = stop.wait_for(|stop| *stop) => return,
                        () = sleep(backoff.pause()) => {}
                    }
                }
                greetings = None;
            }
            Some(GatewayEvent::Closed { guild, channel }) => {
                bot.handle_channel_deleted(guild, channel).await;
            }
            Some(
                GatewayEvent::Interaction(..)
                | GatewayEvent::OwnShards(_)
                | GatewayEvent::Connected
                | GatewayEvent::Lost,
            ) => {}
            None => return,
        }
    }
}
