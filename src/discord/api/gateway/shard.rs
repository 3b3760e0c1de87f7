//! Keeps one shard connected: opens a session when it is its turn, watches it, and replaces it when it is lost.

use std::{convert::Infallible, sync::Arc, time::Duration};

use tokio::{
    sync::watch,
    time::{Instant, timeout, timeout_at},
};

use super::{
    coordination::{Coordinator, IDENTIFY_PATIENCE, SLOW_IDENTIFY_PATIENCE},
    events::{GatewayError, GatewaySetup, Handle},
    info::{GatewayInfos, RECONNECT_BACKOFF},
    session::{Session, ShardStatus},
};

/// After a connection of this length the backoff starts again from the shortest wait.
const BACKOFF_RESET_AFTER: Duration = Duration::from_mins(5);

/// What the shards of a process have in common.
pub(super) struct Gateway<C> {
    pub(super) setup: GatewaySetup,
    pub(super) infos: GatewayInfos,
    pub(super) coordinator: Arc<C>,
    pub(super) handle: Handle,
}

/// Keeps a shard connected until `stop` is true.
///
/// # Errors
/// [`GatewayError`] when a retry cannot help; everything else is retried.
pub(super) async fn run<C: Coordinator>(
    gateway: Arc<Gateway<C>>,
    (shard, total): (u32, u32),
    status: Arc<ShardStatus>,
    mut stop: watch::Receiver<bool>,
) -> Result<(), GatewayError> {
    let (mut wait, mut patience) = (RECONNECT_BACKOFF, IDENTIFY_PATIENCE);
    loop {
        let attempt = async {
            let info = gateway.infos.get().await?;
            let bucket = shard % info.buckets();
            let turn = gateway.coordinator.identify_turn(bucket, patience);
            let (setup, http) = (&gateway.setup, &gateway.infos.http);
            let (handle, status) = (Arc::clone(&gateway.handle), Arc::clone(&status));
            let session = Session::open(
                (turn, patience),
                setup,
                http,
                &info,
                (shard, total),
                handle,
                status,
            )
            .await;
            Ok::<_, GatewayError>((session, bucket))
        };
        let (mut session, bucket) = tokio::select! {
            _ = stop.wait_for(|stop| *stop) => return Ok(()),
            opened = attempt => opened?,
        };
        let ready = session.ready();
        let turn = Instant::now() + patience;
        let identified = async {
            // A READY after the turn needs no report: its IDENTIFY was sent within the turn, too.
            if timeout_at(turn, ready).await.is_ok() {
                gateway.coordinator.identified(bucket).await;
            }
            std::future::pending::<Infallible>().await
        };
        let ended = tokio::select! {
            _ = stop.wait_for(|stop| *stop) => None,
            ended = session.watch(gateway.setup.probe) => Some(ended),
            never = identified => match never {},
        };
        if session.has_its_turn() {
            gateway.coordinator.identified(bucket).await;
        }
        let Some(ended) = ended else {
            // Events that have already arrived are still handled.
            session.end().await;
            return Ok(());
        };
        session.retire();
        let steady = session.has_lasted(BACKOFF_RESET_AFTER);
        if !session.has_lasted(Duration::ZERO) {
            patience = SLOW_IDENTIFY_PATIENCE;
        }
        tokio::spawn(session.end());
        let why = ended?;
        gateway.infos.forget().await;
        if steady {
            wait = RECONNECT_BACKOFF;
        }
        let pause = wait.pause();
        tracing::warn!(shard, why, ?pause, "the gateway is lost; connecting again");
        if timeout(pause, stop.wait_for(|stop| *stop)).await.is_ok() {
            return Ok(());
        }
    }
}
