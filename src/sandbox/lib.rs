//! The sandbox: a small Discord on one port (REST v10, gateway or signed HTTP interactions, client API with chat page) to
//! try and test the bot without an account. Imports nothing of the bot, because a shared misreading of Discord would pass on both sides;
//! speaks JSON only.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::{broadcast, watch};
use tokio::task::JoinHandle;

pub use self::buckets::BucketLimit;
use self::error::DiscordError;
use self::files::Files;
use self::hub::{Hub, Shared};
use self::net::{ConnectionCutter, Cuttable};
pub use self::options::Options;
use self::state::World;

mod buckets;
mod cdn;
pub mod client;
mod endpoint;
mod error;
mod faults;
mod files;
mod folder;
mod gateway;
mod hub;
mod interactions;
mod journal;
mod layout;
mod messages;
mod net;
mod options;
mod page;
mod rest;
mod state;
mod transport;
mod validate;

/// How many events a client may lag behind before it must read the state again.
const MAX_EVENT_LAG: usize = 1024;
/// How long a stop waits for open connections.
const STOP_TIMEOUT: Duration = Duration::from_secs(3);

/// The entry point of the sandbox.
#[derive(Clone, Copy, Debug)]
pub struct Sandbox;

impl Sandbox {
    /// Starts a sandbox; it serves until [`Running::shutdown`] or until the value is dropped.
    ///
    /// # Errors
    ///
    /// The address is not available, or the state folder cannot be created or written.
    pub async fn start(options: Options) -> io::Result<Running> {
        let listener = TcpListener::bind(options.listen).await?;
        let addr = listener.local_addr()?;
        let base_url = base_url(addr);
        let (events, _) = broadcast::channel(MAX_EVENT_LAG);
        let mut world = World::new(base_url.clone(), events.clone());
        let files = Files::new(options.state.as_deref().map(folder::files_folder));
        if let Some(folder) = &options.state {
            folder::prepare(folder)?;
            folder::load(folder, &mut world);
            let wanted = world.wanted_files();
            files.sweep(|id| wanted.contains(&id));
        }
        let (stop, mut stopped) = watch::channel(false);
        let hub = Arc::new(Hub::new(
            options.clone(),
            world,
            files,
            events,
            stopped.clone(),
        ));
        let keeper = options
            .state
            .clone()
            .map(|folder| tokio::spawn(folder::save_on_changes(Arc::clone(&hub), folder)));
        let router = router(&hub).into_make_service_with_connect_info::<ConnectionCutter>();
        let server = tokio::spawn(async move {
            let graceful = async move {
                // An error means that the handle was dropped, which also stops the sandbox.
                let _ = stopped.wait_for(|stop| *stop).await;
            };
            let serving = axum::serve(Cuttable(listener), router).with_graceful_shutdown(graceful);
            if let Err(error) = serving.await {
                tracing::error!(%error, "the sandbox stopped serving");
            }
        });
        Ok(Running {
            addr,
            base_url,
            public_key: hub.endpoint.public_key(),
            token: options.token,
            stop,
            server,
            keeper,
        })
    }
}

/// All routes of the port.
fn router(hub: &Shared) -> Router {
    let gateway = get(gateway::connect).with_state(Arc::clone(hub));
    Router::new()
        .nest("/api/v10", rest::router(hub))
        .route("/gateway", gateway.clone())
        .route("/gateway/", gateway)
        .merge(client::router(hub))
        .fallback({
            let hub = Arc::clone(hub);
            move |request: axum::extract::Request| async move {
                hub.report_fault(&format!(
                    "unknown route: {} {}",
                    request.method(),
                    request.uri().path()
                ));
                DiscordError::not_found()
            }
        })
}

/// The address for clients: loopback if the sandbox listens on all addresses.
fn base_url(mut addr: SocketAddr) -> String {
    if addr.ip().is_unspecified() {
        addr.set_ip(Ipv4Addr::LOCALHOST.into());
    }
    format!("http://{addr}")
}

/// A running sandbox.
#[derive(Debug)]
pub struct Running {
    addr: SocketAddr,
    base_url: String,
    public_key: String,
    token: String,
    stop: watch::Sender<bool>,
    server: JoinHandle<()>,
    keeper: Option<JoinHandle<()>>,
}

impl Running {
    /// The address that it listens on.
    #[must_use]
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The bot's `api_base`, such as `http://127.0.0.1:4000`; Discord's REST API is below `/api/v10`.
    #[must_use]
    pub fn base_url(&self) -> String {
        self.base_url.clone()
    }

    /// The accepted bot token.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// The key with which signatures of interactions over HTTP are checked, in hexadecimal digits.
    #[must_use]
    pub fn public_key(&self) -> &str {
        &self.public_key
    }

    /// Stops serving, and saves the state folder a last time.
    pub async fn shutdown(self) {
        // The receivers may be gone already, and a panicked task has reported itself.
        let _ = self.stop.send(true);
        if tokio::time::timeout(STOP_TIMEOUT, self.server)
            .await
            .is_err()
        {
            tracing::warn!("the sandbox leaves connections behind that do not end");
        }
        if let Some(keeper) = self.keeper {
            let _ = keeper.await;
        }
    }
}
