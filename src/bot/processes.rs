//! Shares the gateway's shards, the IDENTIFYs and the REST rate among the processes on one PostgreSQL database.

use std::{sync::Arc, time::Duration};

use tokio::time::sleep;

use crate::{
    discord::{
        api::gateway::{Assignment, Coordinator, IDENTIFY_INTERVAL, RunningShards},
        delivery::bot::Bot,
    },
    store::Membership,
};

/// How often a shard asks whether it is its turn to IDENTIFY.
const TURN_ROUND: Duration = Duration::from_millis(200);
/// The pause after an error of the database.
const TROUBLE: Duration = Duration::from_secs(1);

/// This process as one of several.
pub(super) struct Processes {
    pub(super) bot: Arc<Bot>,
    pub(super) membership: Membership,
    /// The number of shards that the operator chose, if any.
    pub(super) shards: Option<u32>,
}

impl Coordinator for Processes {
    async fn assign(&self, recommended: u32, running: &RunningShards) -> Assignment {
        let wanted = self.shards.unwrap_or(recommended);
        let shared = self
            .membership
            .share_shards(wanted, running.total, &running.connected)
            .await;
        match shared {
            Ok(share) => {
                self.bot.rest.share_rate(share.processes);
                Assignment {
                    total: share.total,
                    shards: share.shards,
                    all_connected: share.all_connected,
                }
            }
            // A process that still reaches the database takes over these shards. This one learns of that when it reaches
            // the database again; until then it can change nothing.
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

    async fn identify_turn(&self, bucket: u32) {
        loop {
            let turn = self
                .membership
                .take_identify_turn(bucket, IDENTIFY_INTERVAL);
            match turn.await {
                Ok(true) => return,
                Ok(false) => sleep(TURN_ROUND).await,
                Err(error) => {
                    tracing::warn!("no turn to connect: {error:#}");
                    sleep(TROUBLE).await;
                }
            }
        }
    }

    async fn identified(&self, bucket: u32) {
        // Without a pause the turn is always taken: from now on the others wait.
        let turn = self.membership.take_identify_turn(bucket, Duration::ZERO);
        if let Err(error) = turn.await {
            tracing::warn!("a turn to connect is not noted: {error:#}");
        }
    }
}
