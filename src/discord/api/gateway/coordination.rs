//! Which shards this process runs, and when a shard may IDENTIFY: the interface between the gateway and the coordination
//! of several processes, and its simple implementation for one process.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    time::Duration,
};

use tokio::{
    sync::Mutex,
    time::{Instant, sleep_until},
};

/// Discord takes one IDENTIFY in five seconds for each bucket; a little more, since network delays vary.
pub const IDENTIFY_INTERVAL: Duration = Duration::from_millis(5_250);

/// How long after its turn a shard may still IDENTIFY. If its process dies in between, the shard is lost for this time and
/// [`IDENTIFY_INTERVAL`]: together less than ten seconds.
pub const IDENTIFY_PATIENCE: Duration = Duration::from_secs(4);

/// How long a shard that has failed to connect within [`IDENTIFY_PATIENCE`] may still IDENTIFY after a turn.
pub const SLOW_IDENTIFY_PATIENCE: Duration = Duration::from_secs(8);

/// The shards that this process runs at the moment, including those that it is stopping.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunningShards {
    /// The number of shards of the bot that they were started with.
    pub total: u32,
    /// Each with whether it is connected.
    pub connected: BTreeMap<u32, bool>,
}

/// The shards that this process should run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    /// The number of shards of the bot.
    pub total: u32,
    /// Those of this process.
    pub shards: BTreeSet<u32>,
    /// Whether every shard of the bot is connected, in whichever process.
    pub all_connected: bool,
}

/// Shares the shards of a bot among its processes.
pub trait Coordinator: Send + Sync + 'static {
    /// Called about once a second, and whenever a shard connects or stops. `recommended` is the number of shards that
    /// Discord recommends, `buckets` how many of them may IDENTIFY at the same time. A shard must not be given to another
    /// process while it is among the running ones.
    fn assign(
        &self,
        recommended: u32,
        buckets: u32,
        running: &RunningShards,
    ) -> impl Future<Output = Assignment> + Send;

    /// Waits until a shard of this bucket may IDENTIFY, within `patience`.
    fn identify_turn(&self, bucket: u32, patience: Duration) -> impl Future<Output = ()> + Send;

    /// Reports that a shard of this bucket has sent its IDENTIFY, or will not send it: the interval before the next
    /// turn begins now.
    fn identified(&self, bucket: u32) -> impl Future<Output = ()> + Send;
}

/// Remembers the turns of a process for the one that is started after it.
pub trait TurnLog: Send + Sync + 'static {
    /// How long ago an earlier process may have sent its last IDENTIFY in this bucket; `None` if it sent none.
    fn since_last(&self, bucket: u32) -> impl Future<Output = Option<Duration>> + Send;

    /// Records that the newest IDENTIFY in this bucket is sent within this time from now, if at all.
    fn note(&self, bucket: u32, within: Duration) -> impl Future<Output = ()> + Send;
}

/// Remembers nothing: for tests.
impl TurnLog for () {
    async fn since_last(&self, _: u32) -> Option<Duration> {
        None
    }

    async fn note(&self, _: u32, _: Duration) {}
}

/// The only process of a bot: it runs all shards.
pub struct Alone<L> {
    /// The number of shards that the operator chose, if any.
    shards: Option<u32>,
    interval: Duration,
    log: L,
    turns: Mutex<HashMap<u32, Instant>>,
}

impl<L: TurnLog> Alone<L> {
    /// With the operator's number of shards, and [`IDENTIFY_INTERVAL`] outside of tests.
    #[must_use]
    pub fn new(shards: Option<u32>, interval: Duration, log: L) -> Self {
        Self {
            shards,
            interval,
            log,
            turns: Mutex::default(),
        }
    }
}

impl<L: TurnLog> Coordinator for Alone<L> {
    async fn assign(&self, recommended: u32, _: u32, running: &RunningShards) -> Assignment {
        // Another number means new sessions for all shards, so a smaller one waits for the next start.
        let total = self.shards.unwrap_or(recommended.max(running.total));
        let up = running.connected.values().filter(|up| **up).count();
        Assignment {
            total,
            shards: (0..total).collect(),
            all_connected: running.total == total && up == total as usize,
        }
    }

    async fn identify_turn(&self, bucket: u32, patience: Duration) {
        loop {
            let free = {
                let mut turns = self.turns.lock().await;
                if !turns.contains_key(&bucket)
                    && let Some(since) = self.log.since_last(bucket).await
                    && let Some(last) = Instant::now().checked_sub(since)
                {
                    turns.insert(bucket, last);
                }
                match turns.get(&bucket).map(|last| *last + self.interval) {
                    Some(free) if free > Instant::now() => free,
                    _ => {
                        self.log.note(bucket, patience).await;
                        turns.insert(bucket, Instant::now() + patience);
                        return;
                    }
                }
            };
            sleep_until(free).await;
        }
    }

    async fn identified(&self, bucket: u32) {
        self.turns.lock().await.insert(bucket, Instant::now());
        self.log.note(bucket, Duration::ZERO).await;
    }
}
