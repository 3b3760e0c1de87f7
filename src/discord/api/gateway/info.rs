//! Where the gateway is and how many shards it wants, from `GET /gateway/bot`.

use std::time::Duration;

use rand::Rng as _;
use reqwest::StatusCode;
use serde::Deserialize;
use tokio::time::sleep;

use super::events::{GatewayError, Setup};

/// The longest wait between two attempts.
const MAX_WAIT: Duration = Duration::from_mins(1);
/// How many of the daily IDENTIFYs are kept in reserve. Discord allows 1,000 a day and resets the token of a bot that
/// exceeds them.
const RESERVE: u32 = 50;

/// Exponential backoff with jitter, so that many bots do not reconnect in the same second.
#[derive(Default)]
pub(super) struct Backoff(u32);

impl Backoff {
    pub(super) fn next(&mut self) -> Duration {
        let full = Duration::from_millis(500 << self.0.min(7)).min(MAX_WAIT);
        self.0 += 1;
        full.mul_f64(rand::thread_rng().gen_range(0.5..1.0))
    }
}

/// The answer to `GET /gateway/bot`.
#[derive(Debug, Deserialize)]
pub(super) struct GatewayInfo {
    pub(super) url: String,
    pub(super) shards: u32,
    /// Discord always sends it; a replacement may omit it.
    session_start_limit: Option<Limit>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Limit {
    remaining: u32,
    /// In milliseconds.
    reset_after: u64,
}

/// Requests the gateway URL until there is an answer.
pub(super) async fn gateway_info(
    setup: &Setup,
    http: &reqwest::Client,
) -> Result<GatewayInfo, GatewayError> {
    let mut wait = Backoff::default();
    let url = format!("{}/api/v10/gateway/bot", setup.origin);
    loop {
        let pause = match ask_once(&url, setup, http).await {
            Ok(info) => match info.session_start_limit {
                Some(limit) if limit.remaining < RESERVE.saturating_add(info.shards) => {
                    tracing::error!(?limit, "too many connections were made today");
                    // Check again before it is over: the limit may be lifted.
                    Duration::from_millis(limit.reset_after).min(10 * MAX_WAIT)
                }
                _ => return Ok(info),
            },
            Err(NoInfo::WrongToken) => return Err(GatewayError::WrongToken),
            Err(NoInfo::Later(why, at_least)) => {
                let pause = wait.next().max(at_least);
                tracing::warn!(%why, ?pause, url, "no gateway yet");
                pause
            }
        };
        sleep(pause).await;
    }
}

enum NoInfo {
    WrongToken,
    Later(String, Duration),
}

async fn ask_once(url: &str, setup: &Setup, http: &reqwest::Client) -> Result<GatewayInfo, NoInfo> {
    let later =
        |error: reqwest::Error| NoInfo::Later(error.without_url().to_string(), Duration::ZERO);
    let authorization = format!("Bot {}", setup.token.expose());
    let answer = http
        .get(url)
        .header("Authorization", authorization)
        .send()
        .await
        .map_err(later)?;
    match answer.status() {
        StatusCode::OK => answer.json().await.map_err(later),
        StatusCode::UNAUTHORIZED => Err(NoInfo::WrongToken),
        status => {
            let seconds = answer
                .headers()
                .get("Retry-After")
                .and_then(|value| value.to_str().ok()?.parse().ok());
            Err(NoInfo::Later(
                status.to_string(),
                Duration::from_secs(seconds.unwrap_or(0)),
            ))
        }
    }
}
