//! The gateway connection: keeps serenity's shards alive and forwards interactions and server events. It answers
//! nothing.
//!
//! serenity runs the connection; this module adds what it lacks. The gateway URL is requested first, so that serenity
//! never falls back to the real Discord when another server was configured. A wrong token ends with an error instead of
//! a retry loop. A watchdog detects dead shards: after a close frame without a code, serenity 0.12.5 receives nothing
//! and spins on a core until its next heartbeat, up to 41 s later; after silence even longer. So every few seconds each
//! shard sends a heartbeat of ours. On a dead connection the send fails, which ends the spinning; if several go
//! unanswered, the session is rebuilt. The spinning can block a whole runtime, however many workers it has: while the
//! spinning task is the only one woken, no other worker polls the network or the timers. So serenity has a runtime of
//! its own, apart from the watchdog and the rest of the bot.
//!
//! A new session uses IDENTIFY without RESUME: interactions older than three seconds cannot be answered anyway, and
//! pending posts are in the database.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use tokio::{
    sync::watch,
    time::{sleep, timeout},
};

use crate::discord::api::agent;

mod events;
mod info;
mod session;

pub use events::{GatewayError, GatewayEvent, Handle, PROBE, Setup};
use info::{Backoff, gateway_info};
use session::Session;

/// After a connection of this length the backoff starts again from the shortest wait.
const STEADY: Duration = Duration::from_mins(5);

/// Stays connected and passes all events to `handle`, until `stop` is true.
///
/// # Errors
/// [`GatewayError`] when a retry cannot help; everything else is retried.
pub async fn run(
    setup: &Setup,
    handle: Handle,
    mut stop: watch::Receiver<bool>,
) -> Result<(), GatewayError> {
    let http = agent::client().timeout(Duration::from_secs(10)).build()?;
    let mut wait = Backoff::default();
    loop {
        let attempt = async {
            let info = gateway_info(setup, &http).await?;
            Ok::<_, GatewayError>(Session::open(setup, &http, &info, Arc::clone(&handle)).await)
        };
        let mut session = tokio::select! {
            _ = stop.wait_for(|stop| *stop) => return Ok(()),
            session = attempt => session?,
        };
        let ended = tokio::select! {
            _ = stop.wait_for(|stop| *stop) => None,
            ended = session.watch(setup.probe) => Some(ended),
        };
        let steady = session
            .connected
            .is_some_and(|since| since.elapsed() >= STEADY);
        let deaf = Arc::clone(&session.listener.retired);
        // After a stop, events that have already arrived are still handled; a replaced session's are not.
        deaf.store(ended.is_some(), Ordering::Relaxed);
        let retired = session.retire();
        match ended {
            None => {
                // Gives Discord time to receive the close frame; without it, Discord notices by itself.
                let _ = timeout(Duration::from_secs(1), retired).await;
                deaf.store(true, Ordering::Relaxed);
                return Ok(());
            }
            Some(Err(fatal)) => return Err(fatal),
            Some(Ok(why)) => {
                handle(GatewayEvent::Lost);
                if steady {
                    wait = Backoff::default();
                }
                let pause = wait.next();
                tracing::warn!(why, ?pause, "the gateway is lost; connecting anew");
                tokio::select! {
                    _ = stop.wait_for(|stop| *stop) => return Ok(()),
                    () = sleep(pause) => {}
                }
            }
        }
    }
}
