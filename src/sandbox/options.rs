//! The options of a sandbox: where it listens, what it keeps, and the limits that it imposes on the bot.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use super::buckets::BucketLimit;

/// The options of a sandbox. `Options::default()` suits tests: a free port on loopback, nothing saved.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on; port 0 takes a free one.
    pub listen: SocketAddr,
    /// The state folder; `None` keeps the state in memory.
    pub state: Option<PathBuf>,
    /// The accepted bot token.
    pub token: String,
    /// The heartbeat interval in HELLO.
    pub heartbeat: Duration,
    /// The recommended number of shards.
    pub shards: u32,
    /// How many shards may IDENTIFY at once: those with different numbers modulo this one.
    pub max_concurrency: u32,
    /// The shortest time between two IDENTIFYs of shards with the same number modulo `max_concurrency`; an earlier one
    /// gets an invalid session. Discord's is five seconds.
    pub identify_interval: Duration,
    /// The time for the first response to an interaction.
    pub first_response: Duration,
    /// The maximum size of a file, in bytes.
    pub attachment_size_limit: u64,
    /// The maximum number of calls with the bot token in a second; `None` for no limit.
    pub global_rate: Option<usize>,
    /// The limit of each bucket of routes with the bot token; `None` for no limits and no headers.
    pub bucket_limit: Option<BucketLimit>,
    /// The bot's address for interactions over HTTP, if it listens for them.
    pub endpoint: Option<String>,
    /// Sends interactions to that address from the start, and not over the gateway.
    pub over_http: bool,
    /// The secret key with which requests to that address are signed.
    pub signing_key: [u8; 32],
}

impl Default for Options {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            state: None,
            token: "sandbox".to_owned(),
            heartbeat: Duration::from_millis(41_250),
            shards: 1,
            max_concurrency: 1,
            identify_interval: Duration::ZERO,
            first_response: Duration::from_secs(3),
            attachment_size_limit: 10 * 1024 * 1024,
            global_rate: None,
            bucket_limit: None,
            endpoint: None,
            over_http: false,
            signing_key: rand::random(),
        }
    }
}
