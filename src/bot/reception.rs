//! Receives events from Discord, starts a task for each interaction, and bounds how many wait. It answers none itself.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use tokio::{
    runtime::Handle,
    sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch},
    time::{Instant, sleep},
};

use crate::{
    backoff::Backoff,
    discord::{
        api::gateway::GatewayEvent,
        delivery::{answers::LAST_START, bot::Bot, welcome::GreetedServers},
        model::call::Call,
    },
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
const MOST_JOINED: usize = 10_000;

/// How often the removal from a server is handled before it is given up: for about half an hour. Each game then moves
/// when its next post finds the channel closed.
const MOST_ATTEMPTS: u32 = 30;

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
            joined: Arc::new(Semaphore::new(MOST_JOINED)),
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
                    return self.drop_one("servers", "news of a server");
                };
                // At a stop nobody receives any more.
                let _ = self.servers.send((news, Some(place)));
                return;
            }
            // Discord says these only once.
            GatewayEvent::Left(_) | GatewayEvent::Closed { .. } => {
                let _ = self.servers.send((news, None));
                return;
            }
        };
        let since = Instant::now();
        // The permit is taken here, not in the task, so that a shutdown also waits for tasks that have not started.
        let Ok(arrived) = Arc::clone(&self.arrived).try_acquire_owned() else {
            return self.drop_one("full", "an interaction, since too many wait");
        };
        let this = Arc::clone(self);
        self.here.spawn(async move {
            let Some(call) = Call::read(&interaction) else {
                return;
            };
            drop(interaction);
            // The semaphore is never closed, so this always gets a permit.
            let _answered = this.answered.acquire().await;
            if since.elapsed() < LAST_START {
                Arc::clone(&this.bot).answer(call, held, since).await;
            } else {
                this.drop_one("expired", "an interaction that nobody waits for any more");
            }
            drop(arrived);
        });
    }

    /// Waits until every received interaction is done.
    pub async fn wait_until_idle(&self) {
        // The semaphore is never closed.
        let _ = self.arrived.acquire_many(self.limits.max_pending).await;
    }

    fn drop_one(&self, reason: &'static str, what: &str) {
        telemetry::dropped(reason);
        let dropped = self.dropped.fetch_add(1, Ordering::Relaxed) + 1;
        // Log rarely: in an overload each line costs time.
        if dropped.is_power_of_two() || dropped.is_multiple_of(1_000) {
            tracing::warn!(dropped, "dropped {what}");
        }
    }
}

/// Handles server events one after another, until `stop` is true.
pub async fn handle_server_events(
    bot: Arc<Bot>,
    mut news: mpsc::UnboundedReceiver<ServerEvent>,
    mut stop: watch::Receiver<bool>,
) {
    let mut greetings = None;
    loop {
        let news = tokio::select! {
            _ = stop.wait_for(|stop| *stop) => return,
            news = news.recv() => news,
        };
        if greetings.is_none() {
            greetings = GreetedServers::load(&bot.app).await;
        }
        match news.map(|(news, _)| news) {
            Some(GatewayEvent::Joined(server)) => {
                let known = greetings.as_ref().is_some_and(|all| all.is_done(&server));
                if !known
                    && bot.handle_guild_present(server.guild()).await
                    && bot.welcome(&server).await
                {
                    // Keep the loaded state up to date.
                    if let Some(all) = &mut greetings {
                        all.mark_done(&server);
                    }
                }
            }
            Some(GatewayEvent::Left(guild)) => {
                // Discord does not repeat this event, so it is tried again while the database fails.
                let mut backoff = Backoff::new(Duration::from_secs(1), Duration::from_mins(1));
                for _ in 0..MOST_ATTEMPTS {
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
