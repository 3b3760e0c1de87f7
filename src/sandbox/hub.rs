//! The shared state of a running sandbox: world, files, log, faults, gateway sessions. Connects the parts; Discord's
//! behaviour is implemented elsewhere.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::{broadcast, oneshot, watch};

use super::buckets::{BucketState, Buckets};
use super::endpoint::Endpoint;
use super::faults::Faults;
use super::files::Files;
use super::gateway::sessions::Gateway;
use super::journal::{Entry, Journal};
use super::options::Options;
use super::state::{Audience, Event, Id, World};

/// The shared state.
#[derive(Debug)]
pub(super) struct Hub {
    pub(super) options: Options,
    world: Mutex<World>,
    pub(super) files: Files,
    pub(super) journal: Journal,
    pub(super) faults: Faults,
    pub(super) gateway: Gateway,
    pub(super) endpoint: Endpoint,
    pub(super) events: broadcast::Sender<Event>,
    pub(super) stopped: watch::Receiver<bool>,
    /// Clients waiting for the choices of an autocomplete interaction.
    waiting: Mutex<HashMap<Id, oneshot::Sender<Value>>>,
    /// The times of the calls in the last second, if a global rate limit is set.
    lately: Mutex<VecDeque<Instant>>,
    buckets: Buckets,
}

pub(super) type Shared = Arc<Hub>;

impl Hub {
    pub(super) fn new(
        options: Options,
        world: World,
        files: Files,
        events: broadcast::Sender<Event>,
        stopped: watch::Receiver<bool>,
    ) -> Self {
        let endpoint = Endpoint::new(&options);
        Self {
            options,
            endpoint,
            world: Mutex::new(world),
            files,
            journal: Journal::default(),
            faults: Faults::default(),
            gateway: Gateway::default(),
            events,
            stopped,
            waiting: Mutex::default(),
            lately: Mutex::default(),
            buckets: Buckets::default(),
        }
    }

    /// The world, locked; hold the lock only briefly.
    pub(super) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a call with the bot token; returns whether it exceeds the global rate limit.
    pub(super) fn is_over_rate(&self) -> bool {
        let Some(most) = self.options.global_rate else {
            return false;
        };
        let now = Instant::now();
        let mut lately = self.lately.lock().unwrap_or_else(PoisonError::into_inner);
        lately.retain(|call| now.duration_since(*call) < Duration::from_secs(1));
        lately.push_back(now);
        lately.len() > most
    }

    /// Counts a call with the bot token in its bucket, if buckets are limited.
    pub(super) fn count_in_bucket(
        &self,
        method: &str,
        route: &str,
        path: &str,
    ) -> Option<BucketState> {
        let limit = self.options.bucket_limit?;
        Some(self.buckets.count(limit, method, route, path))
    }

    pub(super) fn first_response_ms(&self) -> i64 {
        self.options.first_response.as_millis() as i64
    }

    /// Waits until the sandbox is stopped.
    pub(super) async fn stopped(&self) {
        let _ = self.stopped.clone().wait_for(|stopped| *stopped).await;
    }

    /// Reports an injected fault on the page and in the log.
    pub(super) fn report_fault(&self, text: &str) {
        tracing::warn!("{text}");
        self.world()
            .emit(Audience::Everyone, &json!({"type": "fault", "text": text}));
    }

    /// Logs an event at the gateway.
    pub(super) fn note_gateway(&self, what: &str, body: Value, note: &str) {
        let at = self.world().now();
        tracing::debug!(what, note, "gateway");
        self.journal.write(Entry {
            at,
            method: "WS".to_owned(),
            path: what.to_owned(),
            body,
            note: note.to_owned(),
            ..Entry::default()
        });
    }

    /// Tells the clients whether the bot has a connection, if that has changed.
    pub(super) fn refresh_online(&self) {
        // Asked for under the lock, so that of two changes at once the later one is told last.
        let mut world = self.world();
        let online = self.gateway.is_online();
        if world.bot_online != online {
            world.bot_online = online;
            world.emit(
                Audience::Everyone,
                &json!({"type": "bot", "online": online}),
            );
        }
    }

    /// Fails the interactions that are still unanswered.
    pub(super) fn expire(&self, ids: &[Id]) {
        for id in ids {
            self.world().fail_interaction(*id);
            self.waiting().remove(id);
        }
    }

    pub(super) fn waiting(&self) -> MutexGuard<'_, HashMap<Id, oneshot::Sender<Value>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends the choices to the client that waits for them.
    pub(super) fn choose(&self, id: Id, choices: Value) {
        if let Some(sender) = self.waiting().remove(&id) {
            // The client may have disconnected.
            let _ = sender.send(choices);
        }
    }

    /// Deletes the files that the world no longer refers to.
    pub(super) fn tidy(&self) {
        let orphans = std::mem::take(&mut self.world().orphans);
        self.files.forget(orphans);
    }
}
