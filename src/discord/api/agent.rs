//! The HTTP client for all requests to Discord, with the User-Agent that Discord requires, and the count of the calls.

use std::time::Duration;

use reqwest::{ClientBuilder, Response};

use crate::telemetry;

/// `DiscordBot ($url, $version)`; Discord may refuse requests without it. The URL is the home page of the program in
/// Cargo.toml, the same for all who host it: Discord wants to know whose code calls.
const USER_AGENT: &str = concat!(
    "DiscordBot (",
    env!("CARGO_PKG_HOMEPAGE"),
    ", ",
    env!("CARGO_PKG_VERSION"),
    ")"
);

/// Counts a call of Discord's API that took this long. The route has no ids and no tokens.
pub fn count_call(method: &str, route: String, answer: &reqwest::Result<Response>, took: Duration) {
    let scope = |answer: &Response| answer.headers().get("x-ratelimit-scope").cloned();
    let is_shared = |answer: &Response| scope(answer).is_some_and(|scope| scope == "shared");
    let counted = answer.as_ref().map_or((0, false), |answer| {
        (answer.status().as_u16(), is_shared(answer))
    });
    telemetry::called(method, route, counted, took);
}

/// A client with our User-Agent and a connect timeout; callers add their own limits.
pub fn client() -> ClientBuilder {
    reqwest::Client::builder()
        .user_agent(USER_AGENT)
        .connect_timeout(Duration::from_secs(3))
}
