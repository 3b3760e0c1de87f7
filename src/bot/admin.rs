//! What the pages for the operator show of a running bot.

use std::sync::Arc;

use crate::{
    discord::delivery::bot::Bot,
    telemetry::{Probe, Snapshot},
};

/// A bot whose state the operator can see.
pub(super) struct WatchedBot {
    pub(super) bot: Arc<Bot>,
    /// Whether it receives interactions over HTTP, too.
    pub(super) over_http: bool,
}

impl Probe for WatchedBot {
    async fn snapshot(&self) -> Snapshot {
        let app = &self.bot.app;
        let backlog = app.store.backlog(app.clock.now()).await;
        if let Err(error) = &backlog {
            tracing::debug!("the jobs are not counted: {error:#}");
        }
        Snapshot {
            database: backlog.is_ok(),
            hears: self.over_http || app.connectivity.has_own_shard(),
            all_shards: !app.connectivity.is_disconnected(),
            lanes: backlog.unwrap_or_default(),
            connections: app.store.connections(),
        }
    }
}
