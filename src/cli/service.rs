//! Notifies systemd (`sd_notify`) that the program is ready, stopping, or alive for the watchdog, in units of
//! `Type=notify`. Does nothing elsewhere.

use std::{
    env,
    ffi::OsStr,
    io,
    os::{
        linux::net::SocketAddrExt as _,
        unix::{
            ffi::OsStrExt as _,
            net::{SocketAddr, UnixDatagram},
        },
    },
    process,
    sync::Arc,
    time::Duration,
};

use tokio::time::interval;

/// The connection to the service manager, if there is one.
#[derive(Clone)]
pub struct ServiceManager(Option<Arc<UnixDatagram>>);

impl ServiceManager {
    /// The connection to the socket that the environment names.
    pub fn of_environment() -> Self {
        let connected = env::var_os("NOTIFY_SOCKET").map(|place| connect(&place));
        let socket = connected.and_then(|socket| {
            socket
                .inspect_err(|error| tracing::warn!("systemd is not reached: {error}"))
                .ok()
        });
        Self(socket.map(Arc::new))
    }

    /// Sends assignments such as `READY=1`, one a line.
    pub fn tell(&self, state: &str) {
        if let Some(socket) = &self.0
            && let Err(error) = socket.send(state.as_bytes())
        {
            tracing::warn!("systemd is not told {state}: {error}");
        }
    }

    /// Tells the watchdog that the program is alive, twice in each of its intervals. A runtime that is stuck does not.
    pub async fn keep_alive(self) {
        let number = |name| env::var(name).ok()?.parse::<u64>().ok();
        let ours = number("WATCHDOG_PID").is_none_or(|pid| pid == u64::from(process::id()));
        let Some(micros) = number("WATCHDOG_USEC").filter(|micros| *micros > 0 && ours) else {
            return;
        };
        let mut ticks = interval(Duration::from_micros(micros) / 2);
        loop {
            ticks.tick().await;
            self.tell("WATCHDOG=1");
        }
    }
}

/// A path, or a name in the abstract namespace after `@`.
fn connect(place: &OsStr) -> io::Result<UnixDatagram> {
    let address = match place.as_bytes() {
        [b'@', name @ ..] => SocketAddr::from_abstract_name(name)?,
        _ => SocketAddr::from_pathname(place)?,
    };
    let socket = UnixDatagram::unbound()?;
    socket.connect_addr(&address)?;
    Ok(socket)
}
