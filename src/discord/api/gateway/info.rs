//! Where the gateway is, how many shards it wants and how many may IDENTIFY at once, from `GET /gateway/bot`.

use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use reqwest::StatusCode;
use serde::Deserialize;
use tokio::{
    sync::Mutex,
    time::{Instant, sleep},
};

use crate::{
    backoff::Backoff,
    discord::api::{agent, rest},
};

use super::events::{GatewayError, GatewaySetup};

/// The pauses between attempts to connect.
pub(super) const RECONNECT_BACKOFF: Backoff = Backoff::new(Duration::from_millis(500), MAX_WAIT);
const MAX_WAIT: Duration = Duration::from_mins(1);
/// How many of the daily IDENTIFYs are kept in reserve. Discord allows 1,000 a day and resets the token of a bot that
/// exceeds them.
const IDENTIFY_RESERVE: u32 = 50;
/// How long an answer is good for all shards that connect.
const CACHE_LIFE: Duration = Duration::from_secs(2);

/// The answer to `GET /gateway/bot`.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct GatewayInfo {
    pub(super) url: String,
    shards: u32,
    /// Discord always sends it; a replacement may omit it.
    session_start_limit: Option<Limit>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Limit {
    remaining: u32,
    /// In milliseconds.
    reset_after: u64,
    max_concurrency: Option<u32>,
}

impl GatewayInfo {
    /// The number of shards that Discord recommends.
    pub(super) fn shards(&self) -> u32 {
        self.shards.max(1)
    }

    /// The number of IDENTIFY buckets (`max_concurrency`): shards whose numbers are equal modulo it IDENTIFY one after
    /// another.
    pub(super) fn buckets(&self) -> u32 {
        let limit = self
            .session_start_limit
            .and_then(|limit| limit.max_concurrency);
        limit.unwrap_or(1).max(1)
    }
}

/// Requests the answer, once for many shards.
pub(super) struct GatewayInfos {
    setup: GatewaySetup,
    pub(super) http: reqwest::Client,
    newest: Mutex<Option<(Instant, GatewayInfo)>>,
    /// The newest recommended number of shards; 0 before the first answer.
    shards: AtomicU32,
}

impl GatewayInfos {
    pub(super) fn new(setup: GatewaySetup, http: reqwest::Client) -> Self {
        Self {
            setup,
            http,
            newest: Mutex::default(),
            shards: AtomicU32::new(0),
        }
    }

    /// The newest recommended number of shards.
    pub(super) fn shards(&self) -> Option<u32> {
        Some(self.shards.load(Ordering::Relaxed)).filter(|shards| *shards > 0)
    }

    /// A fresh answer.
    pub(super) async fn get(&self) -> Result<GatewayInfo, GatewayError> {
        let mut newest = self.newest.lock().await;
        if let Some((at, info)) = &*newest
            && at.elapsed() < CACHE_LIFE
        {
            return Ok(info.clone());
        }
        let info = gateway_info(&self.setup, &self.http).await?;
        self.shards.store(info.shards(), Ordering::Relaxed);
        *newest = Some((Instant::now(), info.clone()));
        Ok(info)
    }

    /// The gateway may have moved: the next answer is requested.
    pub(super) async fn forget(&self) {
        *self.newest.lock().await = None;
    }
}

/// Where the answer is, below the API's origin and version.
const ROUTE: &str = "/gateway/bot";

/// Requests the gateway URL until there is an answer.
async fn gateway_info(
    setup: &GatewaySetup,
    http: &reqwest::Client,
) -> Result<GatewayInfo, GatewayError> {
    let mut wait = RECONNECT_BACKOFF;
    let url = setup.origin.rest_base() + ROUTE;
    loop {
        let pause = match ask_once(&url, setup, http).await {
            Ok(info) => match info.session_start_limit {
                Some(limit) if limit.remaining < IDENTIFY_RESERVE.saturating_add(info.shards()) => {
                    tracing::error!(?limit, "too many connections were made today");
                    // Check again before the limit resets: it may be lifted earlier.
                    Duration::from_millis(limit.reset_after).min(10 * MAX_WAIT)
                }
                _ => return Ok(info),
            },
            Err(NoInfo::WrongToken) => return Err(GatewayError::WrongToken),
            Err(NoInfo::Later(why, at_least)) => {
                let pause = wait.pause().max(at_least);
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

async fn ask_once(
    url: &str,
    setup: &GatewaySetup,
    http: &reqwest::Client,
) -> Result<GatewayInfo, NoInfo> {
    let later =
        |error: reqwest::Error| NoInfo::Later(error.without_url().to_string(), Duration::ZERO);
    let authorization = format!("Bot {}", setup.token.expose());
    let sent = Instant::now();
    let answer = http.get(url).header("Authorization", authorization).send();
    let answer = answer.await;
    agent::count_call("GET", ROUTE.to_owned(), &answer, sent.elapsed());
    let answer = answer.map_err(later)?;
    match answer.status() {
        StatusCode::OK => answer.json().await.map_err(later),
        status => {
            let seconds = answer
                .headers()
                .get("Retry-After")
                .and_then(|value| value.to_str().ok()?.parse().ok());
            if rest::refuses_token(status, &answer.json().await.unwrap_or_default()) {
                return Err(NoInfo::WrongToken);
            }
            Err(NoInfo::Later(
                status.to_string(),
                Duration::from_secs(seconds.unwrap_or(0)),
            ))
        }
    }
}
