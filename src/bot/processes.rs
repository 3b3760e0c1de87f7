//! Shares the gateway's shards, the IDENTIFYs and the REST rate among the processes on one PostgreSQL database.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use tokio::time::sleep;

use crate::{
    discord::{
        api::gateway::{Assignment, Coordinator, IDENTIFY_INTERVAL, RunningShards},
        delivery::bot::Bot,
    },
    store::{Membership, StartedShards},
};

/// How often a shard asks for its turn to IDENTIFY.
const TURN_POLL_INTERVAL: Duration = Duration::from_millis(200);
const DATABASE_RETRY_DELAY: Duration = Duration::from_secs(1);

/// How long the calls of a process that has ended still count: Discord counts those of the last second.
const PROCESS_COUNT_WINDOW: Duration = Duration::from_secs(2);

/// A process that joins others assumes at least this many shares of the rate limit, until the others know of it.
pub(super) const NEWCOMER_SHARES: usize = 10;
/// How long the others take to learn of a process that joins: they look every second, later on a busy machine.
const JOIN_NOTICE_TIME: Duration = Duration::from_secs(3);

/// This process as one of several.
pub(super) struct Processes {
    pub(super) bot: Arc<Bot>,
    pub(super) membership: Membership,
    /// The number of shards that the operator chose, if any.
    pub(super) shards: Option<u32>,
    /// How many processes were alive at each check of the last seconds.
    pub(super) seen: Mutex<VecDeque<(Instant, usize)>>,
    /// When this process joined the others.
    pub(super) joined: Instant,
}

impl Processes {
    /// Divides the global REST rate limit by the most processes that were alive lately.
    fn share_rate(&self, living: usize) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.retain(|(at, _)| at.elapsed() < PROCESS_COUNT_WINDOW);
        seen.push_back((Instant::now(), living));
        let most = seen.iter().map(|(_, living)| *living).max();
        let mut shares = most.unwrap_or(living);
        if living > 1 && self.joined.elapsed() < JOIN_NOTICE_TIME {
            shares = shares.max(NEWCOMER_SHARES);
        }
        self.bot.rest.share_rate(shares);
    }
}

impl Coordinator for Processes {
    async fn assign(&self, recommended: u32, buckets: u32, running: &RunningShards) -> Assignment {
        let wanted = self.shards.unwrap_or(recommended);
        let shared = self
            .membership
            .share_shards(
                wanted,
                StartedShards {
                    total: running.total,
                    connected: &running.connected,
                },
                buckets as usize,
            )
            .await;
        match shared {
            Ok(share) => {
                self.share_rate(share.processes);
                Assignment {
                    total: share.total,
                    shards: share.shards,
                    all_connected: share.all_connected,
                }
            }
            // Another process takes over these shards once the server has ended this one's session. This one learns of that
            // when it reaches the database again; until then it can change nothing.
            Err(error) => {
                tracing::warn!("the shards are not shared: {error:#}");
                Assignment {
                    total: running.total,
                    shards: running.connected.keys().copied().collect(),
                    all_connected: false,
                }
            }
        }
    }

    async fn identify_turn(&self, bucket: u32, patience: Duration) {
        loop {
            let turn = self
                .membership
                .take_identify_turn(bucket, patience, IDENTIFY_INTERVAL);
            match turn.await {
                Ok(true) => return,
                Ok(false) => sleep(TURN_POLL_INTERVAL).await,
                Err(error) => {
                    tracing::warn!("cannot get permission to IDENTIFY; trying again: {error:#}");
                    sleep(DATABASE_RETRY_DELAY).await;
                }
            }
        }
    }

    async fn identified(&self, bucket: u32) {
        if let Err(error) = self.membership.identified(bucket).await {
            tracing::warn!("{error:#}");
        }
    }
}
