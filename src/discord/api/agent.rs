//! The HTTP client for all requests to Discord, with the User-Agent that Discord requires.

use std::time::Duration;

use reqwest::ClientBuilder;

/// `DiscordBot ($url, $version)`; Discord may refuse requests without it. The URL is the home page of the program in
/// Cargo.toml, the same for all who host it: Discord wants to know whose code calls.
const USER_AGENT: &str = concat!(
    "DiscordBot (",
    env!("CARGO_PKG_HOMEPAGE"),
    ", ",
    env!("CARGO_PKG_VERSION"),
    ")"
);

/// A client with our User-Agent and a connect timeout; callers add their own limits.
pub fn client() -> ClientBuilder {
    reqwest::Client::builder()
        .user_agent(USER_AGENT)
        .connect_timeout(Duration::from_secs(3))
}
