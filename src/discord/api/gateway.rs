//! The gateway connection: keeps this process's shards alive and forwards interactions and server events. It answers
//! nothing.
//!
//! serenity runs each shard; this module adds what it lacks. The gateway URL is requested first, so that serenity never
//! falls back to the real Discord when another server was configured. A wrong token ends with an error instead of a
//! retry loop. Every IDENTIFY waits for its turn among all processes of the bot ([`Coordinator`]). A watchdog detects
//! dead shards: after a close frame without a code, serenity 0.12.5 receives nothing and spins on a core until its next
//! heartbeat, up to 41 s later; after silence even longer. So every few seconds each shard sends a heartbeat of ours. On
//! a dead connection the send fails, which ends the spinning; if several go unanswered, the shard's session is rebuilt.
//! The spinning can block a whole runtime, however many workers it has: while the spinning task is the only one woken,
//! no other worker polls the network or the timers. So each session has a runtime of its own.
//!
//! serenity resumes a session by itself. A new session is for interactions from then on: those older than three seconds
//! cannot be answered anyway, and pending posts are in the database.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use tokio::{
    sync::{Notify, watch},
    task::{JoinError, JoinSet},
    time::{MissedTickBehavior, interval, timeout},
};

use crate::{discord::api::agent, telemetry};

mod coordination;
mod events;
mod info;
mod session;
mod shard;

pub use coordination::{Alone, Assignment, Coordinator, IDENTIFY_INTERVAL, RunningShards, TurnLog};
pub use events::{GatewayError, GatewayEvent, GatewaySetup, Handle, PROBE_INTERVAL};
use info::GatewayInfos;
use session::ShardStatus;
use shard::Gateway;

/// How often the shards of this process are assigned.
const ASSIGN_INTERVAL: Duration = Duration::from_secs(1);
/// How long a stop waits for the shards to close their connections.
const STOP_TIMEOUT: Duration = Duration::from_millis(1_500);

/// Runs the shards that `coordinator` assigns and passes all events to `handle`, until `stop` is true.
///
/// # Errors
/// [`GatewayError`] when a retry cannot help; everything else is retried.
pub async fn run<C: Coordinator>(
    setup: &GatewaySetup,
    coordinator: Arc<C>,
    handle: Handle,
    stop: watch::Receiver<bool>,
) -> Result<(), GatewayError> {
    let http = agent::client().timeout(Duration::from_secs(10)).build()?;
    let mut pool = ShardPool {
        gateway: Arc::new(Gateway {
            setup: setup.clone(),
            infos: GatewayInfos::new(setup.clone(), http),
            coordinator,
            handle,
        }),
        total: 0,
        shards: BTreeMap::new(),
        tasks: JoinSet::new(),
        changed: Arc::default(),
    };
    let ended = pool.supervise(stop).await;
    pool.stop().await;
    ended
}

/// The shards that this process runs.
struct ShardPool<C> {
    gateway: Arc<Gateway<C>>,
    /// The number of shards of the bot with which they were started.
    total: u32,
    shards: BTreeMap<u32, RunningShard>,
    tasks: JoinSet<(u32, Result<(), GatewayError>)>,
    /// Notified when a shard connects or is lost.
    changed: Arc<Notify>,
}

struct RunningShard {
    status: Arc<ShardStatus>,
    stop: watch::Sender<bool>,
}

impl<C: Coordinator> ShardPool<C> {
    /// Runs the assigned shards until `stop` is true.
    async fn supervise(&mut self, mut stop: watch::Receiver<bool>) -> Result<(), GatewayError> {
        let gateway = Arc::clone(&self.gateway);
        let info = tokio::select! {
            _ = stop.wait_for(|stop| *stop) => return Ok(()),
            info = gateway.infos.get() => info?,
        };
        let (mut recommended, buckets) = (info.shards(), info.buckets());
        let mut ticks = interval(ASSIGN_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = stop.wait_for(|stop| *stop) => return Ok(()),
                Some(ended) = self.tasks.join_next() => self.remove(ended)?,
                _ = ticks.tick() => {}
                () = self.changed.notified() => {}
            }
            recommended = gateway.infos.shards().unwrap_or(recommended);
            let running = self.running();
            let assignment = tokio::select! {
                _ = stop.wait_for(|stop| *stop) => return Ok(()),
                assignment = gateway.coordinator.assign(recommended, buckets, &running) => assignment,
            };
            self.apply(&assignment);
            (gateway.handle)(if assignment.all_connected {
                GatewayEvent::Connected
            } else {
                GatewayEvent::Lost
            });
            self.measure();
        }
    }

    fn running(&self) -> RunningShards {
        let connected = self
            .shards
            .iter()
            .map(|(shard, running)| (*shard, running.status.is_connected()));
        RunningShards {
            total: self.total,
            connected: connected.collect(),
        }
    }

    /// Stops shards that are not assigned, and starts those that are. Another number of shards first waits until all
    /// old ones have stopped.
    fn apply(&mut self, assignment: &Assignment) {
        if self.shards.is_empty() {
            self.total = assignment.total;
        }
        let same = self.total == assignment.total;
        for (shard, running) in &self.shards {
            if !same || !assignment.shards.contains(shard) {
                running.stop.send_replace(true);
            }
        }
        if !same {
            return;
        }
        for shard in &assignment.shards {
            if self.shards.contains_key(shard) {
                continue;
            }
            let (stop, stopped) = watch::channel(false);
            let status = Arc::new(ShardStatus::new(&self.changed));
            let task = shard::run(
                Arc::clone(&self.gateway),
                (*shard, self.total),
                Arc::clone(&status),
                stopped,
            );
            let id = *shard;
            self.tasks.spawn(async move { (id, task.await) });
            self.shards.insert(id, RunningShard { status, stop });
        }
    }

    /// Removes a shard whose task has ended.
    fn remove(
        &mut self,
        ended: Result<(u32, Result<(), GatewayError>), JoinError>,
    ) -> Result<(), GatewayError> {
        match ended {
            Ok((shard, result)) => {
                self.shards.remove(&shard);
                result
            }
            // Tasks are never aborted.
            Err(panicked) => std::panic::resume_unwind(panicked.into_panic()),
        }
    }

    /// Tells the state of this process's shards.
    fn measure(&self) {
        let statuses = || self.shards.values().map(|running| &running.status);
        let up = statuses().filter(|status| status.is_connected()).count();
        let latency = statuses().filter_map(|status| status.latency()).max();
        telemetry::shards(up as u32, (self.shards.len() - up) as u32, latency);
        (self.gateway.handle)(GatewayEvent::OwnShards(up as u32));
    }

    /// Stops all shards.
    async fn stop(&mut self) {
        for running in self.shards.values() {
            running.stop.send_replace(true);
        }
        let all = async { while self.tasks.join_next().await.is_some() {} };
        let _ = timeout(STOP_TIMEOUT, all).await;
        telemetry::shards(0, 0, None);
        (self.gateway.handle)(GatewayEvent::OwnShards(0));
    }
}
