//! Receives events from Discord, starts a task for each interaction, and bounds how many wait. It answers none itself.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use tokio::{
    runtime::Handle,
    sync::{Semaphore, mpsc, watch},
    time::Instant,
};

use crate::{
    discord::{
        api::gateway::GatewayEvent,
        delivery::{answers::LAST_START, bot::Bot, welcome::GreetedServers},
        model::call::Call,
    },
    telemetry,
};

/// Limits of interactions.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// How many are answered at the same time.
    pub answered: u32,
    /// How many may be waiting or being answered; more are dropped. More could not be answered within the 3 s that they
    /// are valid.
    pub arrived: u32,
}

/// The capacity of the queue of server events. Discord sends one for each server at every start.
const NEWS: usize = 10_000;

/// Receives events from Discord.
pub struct Reception {
    bot: Arc<Bot>,
    room: Room,
    here: Handle,
    /// A permit for each interaction that has arrived and is not done.
    arrived: Arc<Semaphore>,
    /// A permit for each interaction that is being answered.
    answered: Arc<Semaphore>,
    servers: mpsc::Sender<GatewayEvent>,
    dropped: AtomicU64,
}

impl Reception {
    /// A reception that spawns on the current runtime, and its queue of server events for [`follow`].
    #[must_use]
    pub fn new(bot: Arc<Bot>, room: Room) -> (Arc<Self>, mpsc::Receiver<GatewayEvent>) {
        let (servers, news) = mpsc::channel(NEWS);
        let reception = Self {
            bot,
            room,
            here: Handle::current(),
            arrived: Arc::new(Semaphore::new(room.arrived as usize)),
            answered: Arc::new(Semaphore::new(room.answered as usize)),
            servers,
            dropped: AtomicU64::new(0),
        };
        (Arc::new(reception), news)
    }

    /// Handles an event without blocking; may be called on any runtime.
    pub fn take(self: &Arc<Self>, news: GatewayEvent) {
        let (interaction, held) = match news {
            GatewayEvent::Asked(interaction, held) => (interaction, held),
            GatewayEvent::Connected => return self.bot.app.presence.found(),
            GatewayEvent::Lost => return self.bot.app.presence.lost(),
            // Dropping these is harmless: servers are announced again, and the next post notices a closed channel.
            GatewayEvent::Joined(_) | GatewayEvent::Left(_) | GatewayEvent::Closed { .. } => {
                if self.servers.try_send(news).is_err() {
                    self.drop_one("servers", "news of a server");
                }
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
    pub async fn quiet(&self) {
        // The semaphore is never closed.
        let _ = self.arrived.acquire_many(self.room.arrived).await;
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
pub async fn follow(
    bot: Arc<Bot>,
    mut news: mpsc::Receiver<GatewayEvent>,
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
        match news {
            Some(GatewayEvent::Joined(server)) => {
                let known = greetings.as_ref().is_some_and(|all| all.settled(&server));
                if !known && bot.returned(server.guild()).await && bot.welcome(&server).await {
                    // Keep the loaded state up to date.
                    if let Some(all) = &mut greetings {
                        all.settle(&server);
                    }
                }
            }
            Some(GatewayEvent::Left(guild)) => {
                bot.left(guild).await;
                greetings = None;
            }
            Some(GatewayEvent::Closed { guild, channel }) => bot.closed(guild, channel).await,
            Some(GatewayEvent::Asked(..) | GatewayEvent::Connected | GatewayEvent::Lost) => {}
            None => return,
        }
    }
}
