//! A small Discord on one port, for trying and testing the bot without an account: REST v10, the gateway, and a client API with a
//! chat page. It imports nothing of the bot (a shared misreading of Discord would pass on both sides) and speaks JSON only.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::{broadcast, watch};
use tokio::task::JoinHandle;

use self::error::Refused;
use self::files::Files;
use self::hub::{Hub, Shared};
use self::net::{Cuttable, Scissors};
use self::state::World;

pub mod client;
mod error;
mod faults;
mod files;
mod folder;
mod gateway;
mod hub;
mod interactions;
mod journal;
mod messages;
mod net;
mod page;
mod rest;
mod state;
mod validate;

/// Events that a slow listener of the client API may lag behind before it has to read the state again.
const LAG: usize = 1024;
/// How long a stop waits for connections that do not end.
const PATIENCE: Duration = Duration::from_secs(3);

/// How a sandbox is to be; `Options::default()` is what a test wants: a free port on loopback, nothing kept.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// The folder that keeps everything over a restart; `None` keeps it in memory.
    pub state: Option<PathBuf>,
    /// The bot token that is accepted.
    pub token: String,
    /// The heartbeat interval that HELLO asks for.
    pub heartbeat: Duration,
    /// How long a bot has for its first response to an interaction.
    pub first_response: Duration,
    /// The largest file, in bytes.
    pub attachment_size_limit: u64,
    /// How many calls with the bot token are taken in a second; `None` takes any number.
    pub global_rate: Option<usize>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            state: None,
            token: "sandbox".to_owned(),
            heartbeat: Duration::from_millis(41_250),
            first_response: Duration::from_secs(3),
            attachment_size_limit: 10 * 1024 * 1024,
            global_rate: None,
        }
    }
}

/// The small Discord.
#[derive(Clone, Copy, Debug)]
pub struct Sandbox;

impl Sandbox {
    /// Starts one; it serves until [`Running::shutdown`] or until the value is dropped.
    ///
    /// # Errors
    ///
    /// If the address cannot be listened on, or the state folder cannot be made or written.
    pub async fn start(options: Options) -> io::Result<Running> {
        let listener = TcpListener::bind(options.listen).await?;
        let addr = listener.local_addr()?;
        let base_url = base_url(addr);
        let (events, _) = broadcast::channel(LAG);
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
            .map(|folder| tokio::spawn(folder::keep(Arc::clone(&hub), folder)));
        let router = router(&hub).into_make_service_with_connect_info::<Scissors>();
        let server = tokio::spawn(async move {
            let graceful = async move {
                // An error means that the handle was dropped: that is a stop, too.
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
            token: options.token,
            stop,
            server,
            keeper,
        })
    }
}

/// Everything on the one port.
fn router(hub: &Shared) -> Router {
    Router::new()
        .nest("/api/v10", rest::router(hub))
        .route(
            "/gateway",
            get(gateway::connect).with_state(Arc::clone(hub)),
        )
        .route(
            "/gateway/",
            get(gateway::connect).with_state(Arc::clone(hub)),
        )
        .merge(client::router(hub))
        .fallback({
            let hub = Arc::clone(hub);
            move |request: axum::extract::Request| async move {
                hub.nasty(&format!(
                    "unknown route: {} {}",
                    request.method(),
                    request.uri().path()
                ));
                Refused::not_found()
            }
        })
}

/// The address as others reach it: one that listens everywhere is reached on loopback.
fn base_url(mut addr: SocketAddr) -> String {
    if addr.ip().is_unspecified() {
        addr.set_ip(Ipv4Addr::LOCALHOST.into());
    }
    format!("http://{addr}")
}

/// A sandbox that is serving.
#[derive(Debug)]
pub struct Running {
    addr: SocketAddr,
    base_url: String,
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

    /// The bot's `api_base`, such as `http://127.0.0.1:4000`; Discord's REST is below `/api/v10`.
    #[must_use]
    pub fn base_url(&self) -> String {
        self.base_url.clone()
    }

    /// The bot token that it accepts.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Stops serving, and writes the state folder a last time.
    pub async fn shutdown(self) {
        // The receivers may be gone already, and a task that panicked has said so.
        let _ = self.stop.send(true);
        if tokio::time::timeout(PATIENCE, self.server).await.is_err() {
            tracing::warn!("the sandbox leaves connections behind that do not end");
        }
        if let Some(keeper) = self.keeper {
            let _ = keeper.await;
        }
    }
}
