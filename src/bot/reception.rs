//! Takes what the gateway hears and bounds how much of it waits. It answers nothing itself.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use tokio::{
    runtime::Handle,
    sync::{Semaphore, mpsc, watch},
    time::Instant,
};

use crate::discord::{
    api::gateway::GatewayEvent,
    delivery::{answers::FIRST_ANSWER, bot::Bot, welcome::Greetings},
    model::call::Call,
};

/// How many interactions there may be.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Answered at the same time.
    pub answered: u32,
    /// Answered or waiting for it; more are dropped. In the 3 s after which they are dead, no more can be answered.
    pub arrived: u32,
}

/// What the gateway tells about servers waits here. Discord tells of every server at every start.
const NEWS: usize = 10_000;

/// The way in.
pub struct Reception {
    bot: Arc<Bot>,
    room: Room,
    here: Handle,
    /// A permit for each interaction that has arrived and is not done.
    arrived: Arc<Semaphore>,
    /// A permit for each that is being answered.
    answered: Arc<Semaphore>,
    servers: mpsc::Sender<GatewayEvent>,
    dropped: AtomicU64,
}

impl Reception {
    /// A reception for the runtime on which this is called, and what it hears of servers, for [`follow`].
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

    /// Takes news. It never waits, on whatever runtime it is called.
    pub fn take(self: &Arc<Self>, news: GatewayEvent) {
        let interaction = match news {
            GatewayEvent::Asked(interaction) => interaction,
            GatewayEvent::Connected => return self.bot.app.presence.found(),
            GatewayEvent::Lost => return self.bot.app.presence.lost(),
            // Dropped news do no harm: servers are told of again, and a closed channel is noticed by its next post.
            GatewayEvent::Joined(_) | GatewayEvent::Left(_) | GatewayEvent::Closed { .. } => {
                if self.servers.try_send(news).is_err() {
                    self.drop_one("news of a server");
                }
                return;
            }
        };
        let since = Instant::now();
        // Taken here and not in the task: a stop waits for all that have arrived, also those whose task has not begun.
        let Ok(arrived) = Arc::clone(&self.arrived).try_acquire_owned() else {
            return self.drop_one("an interaction, since too many wait");
        };
        let this = Arc::clone(self);
        self.here.spawn(async move {
            let Some(call) = Call::read(&interaction) else {
                return;
            };
            drop(interaction);
            // Never closed, so there is always a permit in the end.
            let _answered = this.answered.acquire().await;
            if since.elapsed() < FIRST_ANSWER {
                Arc::clone(&this.bot).answer(call, since).await;
            } else {
                this.drop_one("an interaction that nobody waits for any more");
            }
            drop(arrived);
        });
    }

    /// Waits until every interaction that has arrived is done.
    pub async fn quiet(&self) {
        // Never closed.
        let _ = self.arrived.acquire_many(self.room.arrived).await;
    }

    fn drop_one(&self, what: &str) {
        let dropped = self.dropped.fetch_add(1, Ordering::Relaxed) + 1;
        // In an overload each line costs as well.
        if dropped.is_power_of_two() || dropped.is_multiple_of(1_000) {
            tracing::warn!(dropped, "dropped {what}");
        }
    }
}

/// Follows what is told of servers, one after the other, until `stop` says so.
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
            greetings = Greetings::load(&bot.app).await;
        }
        match news {
            Some(GatewayEvent::Joined(server)) => {
                let known = greetings.as_ref().is_some_and(|all| all.settled(&server));
                if !known && bot.returned(server.guild()).await && bot.welcome(&server).await {
                    // What was read is out of date, for the better.
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
            Some(GatewayEvent::Asked(_) | GatewayEvent::Connected | GatewayEvent::Lost) => {}
            None => return,
        }
    }
}
