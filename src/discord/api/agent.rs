//! The HTTP client that every request to Discord starts from, so that each carries the User-Agent that Discord demands.

use std::time::Duration;

use reqwest::ClientBuilder;

/// `DiscordBot ($url, $version)`; without it Discord's edge may refuse a request.
const USER_AGENT: &str = concat!(
    "DiscordBot (https://banyan.example, ",
    env!("CARGO_PKG_VERSION"),
    ")"
);

/// A client with our User-Agent and a bounded time to connect; callers add their own limits.
pub fn client() -> ClientBuilder {
    reqwest::Client::builder()
        .user_agent(USER_AGENT)
        .connect_timeout(Duration::from_secs(3))
}
