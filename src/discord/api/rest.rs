//! REST client for Discord: rate limits, retries, timeouts. It knows routes and status codes, not matches.
//!
//! serenity's own rate limiter is off (it leaks a bucket for each interaction and drops `Retry-After`), so all requests
//! go through this client. Every call has a deadline; a call that must not be repeated is marked.

use std::{
    collections::VecDeque,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use reqwest::{StatusCode, header::HeaderMap, multipart};
use serde_json::Value;
use tokio::sync::Notify;

use crate::{
    backoff::{Backoff, lengthened},
    discord::api::{agent, attachments::AttachmentDownloader, origin::Origin},
    secret::Secret,
    telemetry,
};

mod buckets;
mod error;
mod request;

use buckets::{BucketState, Buckets, seconds};
pub use error::RestError;
pub(super) use error::refuses_token;
use error::{TOO_MANY_EDITS, error_code, refusal_text};
pub use request::RestRequest;

/// Discord's global rate limit, in requests a second; interaction endpoints do not count.
const GLOBAL_RATE: usize = 50;
/// One in this many calls of the global rate is reserved for urgent ones.
const URGENT_SHARE: usize = 10;
/// The fewest calls a second, however many processes share the rate.
const MIN_RATE: usize = 2;
/// The window of the global limit: a second, plus a margin because network delays vary.
const RATE_WINDOW: Duration = Duration::from_millis(1_050);
/// The longest wait for a rate limit within a call. A longer one is returned as an error, so that the caller can do
/// something else.
const MAX_RATE_LIMIT_WAIT: Duration = Duration::from_secs(1);
/// The backoff between retries of a call that Discord did not answer.
const RETRY_BACKOFF: Backoff = Backoff::new(Duration::from_millis(50), Duration::from_secs(3));
/// Discord usually answers within a second.
const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(6);

#[derive(Debug)]
struct RateState {
    /// The end of a global 429, which stops everything but interaction endpoints.
    stopped: Instant,
    /// When the calls of the current window were sent.
    sent: VecDeque<Instant>,
    buckets: Buckets,
}

/// The client; one for each process.
pub struct Rest {
    /// Downloads attachments, without the bot token.
    pub files: AttachmentDownloader,
    http: reqwest::Client,
    base: String,
    token: Secret,
    rate: Mutex<RateState>,
    /// How many processes share the global rate.
    processes: AtomicUsize,
    /// Notified when Discord refuses the bot token.
    refused: Notify,
}

/// Reads a bot token as the operator wrote it.
///
/// # Errors
/// What is wrong with it, without quoting it.
pub fn token(text: &str) -> Result<Secret, &'static str> {
    match text {
        "" => Err("it is empty"),
        _ if text.starts_with("Bot ") => Err("it begins with the word \"Bot\""),
        _ if text.chars().all(|c| c.is_ascii_graphic()) => Ok(Secret::new(text)),
        _ => Err("it has spaces or characters that no token has"),
    }
}

impl Rest {
    /// A client with this bot token.
    ///
    /// # Errors
    /// When the TLS backend cannot be set up.
    pub fn new(origin: &Origin, token: Secret) -> anyhow::Result<Self> {
        let (base, now) = (origin.rest_base(), Instant::now());
        Ok(Self {
            files: AttachmentDownloader::new(&base)?,
            http: agent::client().build()?,
            base,
            token,
            rate: Mutex::new(RateState {
                stopped: now,
                sent: VecDeque::new(),
                buckets: Buckets::default(),
            }),
            processes: AtomicUsize::new(1),
            refused: Notify::new(),
        })
    }

    /// Divides the global rate by the number of processes with this token.
    pub fn share_rate(&self, processes: usize) {
        self.processes.store(processes.max(1), Ordering::Relaxed);
    }

    /// Returns when Discord has refused the bot token; the bot cannot continue then.
    pub async fn token_refused(&self) {
        self.refused.notified().await;
    }

    /// Sends `request`, with retries where that is safe, and returns Discord's JSON (`null` for an empty body).
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn send(&self, request: RestRequest<'_>) -> Result<Value, RestError> {
        let end = Instant::now() + request.within;
        let mut doubtful = false;
        let mut trouble = String::from("the time ran out");
        let mut backoff = RETRY_BACKOFF;
        for attempt in 0_u32.. {
            if let Err(wait) = self.wait_for_turn(&request, end).await {
                return Err(RestError::Limited { wait, doubtful });
            }
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            match self
                .attempt(&request, left.min(ATTEMPT_TIMEOUT + request.upload()))
                .await
            {
                Ok((status, headers, body)) if status.is_success() => {
                    self.record_bucket(&request, &headers);
                    return Ok(body);
                }
                Ok((StatusCode::TOO_MANY_REQUESTS, headers, body))
                    if body["code"] != TOO_MANY_EDITS =>
                {
                    let wait = self.record_rate_limit(&request, &headers, &body);
                    if request.bucket.is_none() {
                        if Instant::now() + wait > end {
                            return Err(RestError::Limited { wait, doubtful });
                        }
                        tokio::time::sleep(wait).await;
                    }
                }
                Ok((status, headers, body)) if status.is_client_error() => {
                    self.record_bucket(&request, &headers);
                    let wrong_token = request.bot && refuses_token(status, &body);
                    if wrong_token {
                        self.refused.notify_one();
                    }
                    return Err(RestError::Refused {
                        status: status.as_u16(),
                        code: error_code(&body),
                        message: refusal_text(&body),
                        wrong_token,
                        doubtful,
                    });
                }
                Ok((status, ..)) => {
                    doubtful = true;
                    trouble = format!("status {status}");
                }
                Err(error) => {
                    doubtful = true;
                    // URLs contain interaction tokens, so they must not be logged.
                    trouble = format!("{:#}", anyhow::Error::from(error.without_url()));
                }
            }
            if doubtful && request.once {
                break;
            }
            if doubtful {
                tracing::debug!(method = %request.method, attempt, trouble, "asking Discord again");
                tokio::time::sleep(backoff.pause().min(left)).await;
            }
        }
        Err(RestError::Unanswered { trouble, doubtful })
    }

    async fn attempt(
        &self,
        request: &RestRequest<'_>,
        timeout: Duration,
    ) -> reqwest::Result<(StatusCode, HeaderMap, Value)> {
        let url = format!("{}{}", self.base, request.path);
        let mut call = self
            .http
            .request(request.method.clone(), url)
            .timeout(timeout);
        if request.bot {
            call = call.header("Authorization", format!("Bot {}", self.token.expose()));
        }
        if let Some(body) = &request.body {
            call = if request.files.is_empty() {
                call.json(body)
            } else {
                let payload =
                    multipart::Part::text(body.to_string()).mime_str("application/json")?;
                let mut form = multipart::Form::new().part("payload_json", payload);
                for (n, file) in request.files.iter().enumerate() {
                    let part = multipart::Part::bytes(file.bytes.clone())
                        .file_name(file.name.clone())
                        .mime_str(file.kind())?;
                    form = form.part(format!("files[{n}]"), part);
                }
                call.multipart(form)
            };
        }
        failpoint!("rest.send");
        let sent = Instant::now();
        let answer = call.send().await;
        let (method, took) = (request.method.as_str(), sent.elapsed());
        agent::count_call(method, request.route(), &answer, took);
        failpoint!("rest.answered");
        let answer = answer?;
        let (status, headers) = (answer.status(), answer.headers().clone());
        // Paths contain interaction tokens, so they must not be logged.
        tracing::debug!(method = %request.method, status = status.as_u16(), "Discord answered");
        let bytes = answer.bytes().await?;
        Ok((
            status,
            headers,
            serde_json::from_slice(&bytes).unwrap_or_default(),
        ))
    }

    fn rate(&self) -> MutexGuard<'_, RateState> {
        self.rate.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the bucket and the global rate allow the call. If that takes too long, the error is the wait.
    async fn wait_for_turn(&self, request: &RestRequest<'_>, end: Instant) -> Result<(), Duration> {
        let Some(bucket) = &request.bucket else {
            return Ok(());
        };
        let processes = self.processes.load(Ordering::Relaxed);
        let all = (GLOBAL_RATE / processes).max(MIN_RATE);
        let most = if request.urgent {
            all
        } else {
            all - all.div_ceil(URGENT_SHARE)
        };
        loop {
            let now = Instant::now();
            let (limited, free) = {
                let mut rate = self.rate();
                let held = rate.buckets.free_at(bucket, now);
                let limited = held.max(rate.stopped);
                rate.sent.retain(|sent| *sent + RATE_WINDOW > now);
                let free = match rate.sent.len().checked_sub(most) {
                    Some(first) => rate.sent[first] + RATE_WINDOW,
                    None => now,
                };
                if limited.max(free) <= now {
                    rate.sent.push_back(now);
                    rate.buckets.take(bucket, now);
                    return Ok(());
                }
                (limited, limited.max(free))
            };
            if free > end || limited > now + MAX_RATE_LIMIT_WAIT {
                return Err(free - now);
            }
            tokio::time::sleep(free - now).await;
        }
    }

    /// Records what the answer's headers say about the bucket.
    fn record_bucket(&self, request: &RestRequest<'_>, headers: &HeaderMap) {
        if let (Some(route), Some(standing)) = (&request.bucket, BucketState::read(headers)) {
            let mut rate = self.rate();
            rate.buckets.note(route, standing, Instant::now());
        }
    }

    /// Records a 429 and returns how long to wait.
    fn record_rate_limit(
        &self,
        request: &RestRequest<'_>,
        headers: &HeaderMap,
        body: &Value,
    ) -> Duration {
        let header = headers
            .get("retry-after")
            .and_then(|value| value.to_str().ok()?.parse().ok());
        // Discord's body is more precise than the header; a proxy sends only the header, or neither.
        let wait = body["retry_after"]
            .as_f64()
            .or(header)
            .and_then(seconds)
            .unwrap_or(Duration::from_secs(1));
        let global = body["global"] == true || headers.contains_key("x-ratelimit-global");
        tracing::warn!(
            wait_ms = wait.as_millis(),
            global,
            "Discord limits the rate"
        );
        telemetry::limited(global);
        if global {
            let mut rate = self.rate();
            rate.stopped = rate.stopped.max(Instant::now() + wait);
        }
        let wait = lengthened(wait);
        self.record_bucket(request, headers);
        if let Some(route) = &request.bucket {
            let now = Instant::now();
            self.rate().buckets.hold(route, now + wait, now);
        }
        wait
    }
}
