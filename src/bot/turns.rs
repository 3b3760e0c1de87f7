//! Stores when the only process of a bot sent its IDENTIFYs, so that the next process keeps to Discord's rate limit for
//! IDENTIFY after a restart. Does not decide when a shard may IDENTIFY.

use std::{sync::Arc, time::Duration};

use crate::{app::App, discord::api::gateway::TurnLog, play::Timestamp, store::StoreError};

/// The turns in the database of the bot.
pub(super) struct StoredTurns(pub(super) Arc<App>);

/// The setting with the time of the bucket's newest IDENTIFY.
fn key(bucket: u32) -> String {
    format!("identify/{bucket}")
}

impl TurnLog for StoredTurns {
    async fn since_last(&self, bucket: u32) -> Option<Duration> {
        let last = match self.0.store.setting(&key(bucket)).await {
            Ok(last) => Timestamp(last?.parse().ok()?),
            Err(error) => {
                warn(&error);
                return Some(Duration::ZERO);
            }
        };
        // The earlier process has ended, so it sent nothing later than now. A later time means that it did not use its
        // last turn to the end, or that the clock was set back.
        Some(self.0.clock.now().since(last))
    }

    async fn note(&self, bucket: u32, within: Duration) {
        let at = self.0.clock.now().after(within).0.to_string();
        if let Err(error) = self.0.store.set_setting(&key(bucket), &at).await {
            warn(&error);
        }
    }
}

fn warn(error: &StoreError) {
    tracing::warn!("the pace of connecting is not kept over a restart: {error:#}");
}
