//! The thin client to Discord's REST API: base URL, pacing, retries. It knows routes and status codes, never matches.
//!
//! serenity's own limiter is off (it leaks a bucket per interaction and loses `Retry-After`), so this is the only
//! sender. Every call is given a time within which it must end; a call that may not be repeated says so.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use rand::Rng as _;
use reqwest::{Method, StatusCode, header::HeaderMap, multipart};
use serde_json::Value;
use tokio::sync::Notify;

use crate::{
    config::Secret,
    discord::api::{
        agent,
        attachments::{Attachment, Files},
    },
};

/// Requests a second that Discord allows one bot, interaction endpoints aside.
const GLOBAL_RATE: usize = 50;
/// How many of them are kept free for calls that an answer waits for.
const RESERVED: usize = 5;
/// In which time: a second, and a little more, since calls may draw closer on their way.
const WINDOW: Duration = Duration::from_millis(1_050);
/// The longest wait for a rate limit inside a call with the bot token. A longer one is reported, so that the caller
/// can do something else meanwhile.
const SHORT_WAIT: Duration = Duration::from_secs(1);
/// How long one attempt may take: Discord answers within one second or is in trouble.
const ATTEMPT: Duration = Duration::from_secs(6);
/// Bytes a second that an uplink carries at least.
const SLOWEST: usize = 512 * 1024;
/// A 429 that no waiting mends soon: the message is too old to be changed once more.
const TOO_MANY_EDITS: u64 = 30_046;
/// Discord does not take the form of the request: a mistake of this program.
const INVALID_FORM: u64 = 50_035;
/// Most exhausted buckets that are remembered.
const BUCKETS: usize = 4_096;

/// The JSON error codes after which asking again is no use. Every other refusal may pass: an edge that answers 403 in
/// HTML, a code that this version does not know, a form that the next version fills in differently.
const FINAL: [u64; 25] = [
    10_003, // unknown channel
    10_004, // unknown guild
    10_007, // unknown member
    10_008, // unknown message
    10_013, // unknown user
    10_015, // unknown webhook: the interaction's token has expired
    10_062, // unknown interaction: too old, or never ours
    30_033, // the thread has as many members as a thread can have
    TOO_MANY_EDITS,
    40_060,  // the interaction is answered already
    40_094,  // no more follow-ups for this interaction
    50_001,  // missing access: the bot does not see the channel
    50_005,  // somebody else's message
    50_007,  // the user takes no direct messages from the bot
    50_008,  // the channel is not for text
    50_009,  // the server's verification level is too high for the bot
    50_013,  // missing permissions
    50_024,  // not possible in this type of channel
    50_027,  // the interaction's token is not valid
    50_055,  // the guild is not valid
    50_278,  // no server in common with the user, so no direct messages
    160_004, // the message has a thread already
    160_005, // the thread is locked
    160_006, // the server has as many active threads as it can have
    160_007, // and as many in announcement channels
];

/// One call.
#[derive(Clone, Debug)]
pub struct RestRequest<'a> {
    method: Method,
    path: String,
    /// The rate-limit bucket; none for interaction endpoints, which have none.
    bucket: Option<String>,
    /// Whether the bot token goes along; interaction tokens stand in the path.
    bot: bool,
    body: Option<Value>,
    files: Vec<&'a Attachment>,
    /// Whether a second try could do the thing twice.
    once: bool,
    /// Whether somebody waits for it: it may use the reserved part of the global rate.
    pub(crate) urgent: bool,
    within: Duration,
}

impl<'a> RestRequest<'a> {
    /// A call with the bot token. `bucket` is the route with its channel, guild or webhook.
    #[must_use]
    pub fn bot(method: Method, path: String, bucket: String) -> Self {
        Self {
            method,
            path,
            bucket: Some(bucket),
            bot: true,
            body: None,
            files: Vec::new(),
            once: false,
            urgent: false,
            within: Duration::from_secs(20),
        }
    }

    /// A call that an interaction's own token authorises.
    #[must_use]
    pub fn interaction(method: Method, path: String) -> Self {
        Self {
            bucket: None,
            bot: false,
            ..Self::bot(method, path, String::new())
        }
    }

    /// With a JSON body.
    #[must_use]
    pub fn body(mut self, body: Value) -> Self {
        self.body = Some(body);
        self
    }

    /// With files as `files[0]` and so on, and more time for them.
    #[must_use]
    pub fn files(mut self, files: Vec<&'a Attachment>) -> Self {
        self.files = files;
        self.within += self.upload();
        self
    }

    /// How long the files may be on their way.
    fn upload(&self) -> Duration {
        let bytes: usize = self.files.iter().map(|file| file.bytes.len()).sum();
        Duration::from_secs(1) * (bytes / SLOWEST) as u32
    }

    /// Never sent again once it may have been processed.
    #[must_use]
    pub fn once(mut self) -> Self {
        self.once = true;
        self
    }

    /// Somebody waits for it, so it goes before what is merely owed.
    #[must_use]
    pub fn urgent(mut self) -> Self {
        self.urgent = true;
        self
    }

    /// Ends within this time, whatever happens.
    #[must_use]
    pub fn within(mut self, within: Duration) -> Self {
        self.within = within;
        self
    }
}

/// Why a call did not succeed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestError {
    /// The request was refused; [`is_final`](Self::is_final) says whether for good.
    #[error("Discord answered {status}, code {code}: {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's JSON error code, 0 if it gave none.
        code: u64,
        /// Discord's words.
        message: String,
        /// Whether an earlier attempt of the same call may have been processed.
        doubtful: bool,
    },
    /// A rate limit holds for longer than the call may take.
    #[error("Discord asks to wait {} ms", .wait.as_millis())]
    Limited {
        /// For how long.
        wait: Duration,
    },
    /// No answer, or a 5xx, until the time ran out.
    #[error("no answer from Discord: {trouble}")]
    Unanswered {
        /// What the last attempt met.
        trouble: String,
        /// Whether an attempt may have been processed all the same; false if none was sent.
        doubtful: bool,
    },
}

impl RestError {
    /// Discord's JSON error code, if it gave one.
    #[must_use]
    pub fn code(&self) -> Option<u64> {
        match self {
            Self::Refused { code, .. } => Some(*code),
            _ => None,
        }
    }

    /// Whether Discord said no for good, by a code that means it.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.code().is_some_and(|code| FINAL.contains(&code))
    }

    /// Whether Discord does not take the form of the request, which only another version of this program can mend.
    #[must_use]
    pub fn is_invalid(&self) -> bool {
        self.code() == Some(INVALID_FORM)
    }

    /// Whether Discord may have processed the request all the same.
    #[must_use]
    pub fn is_doubtful(&self) -> bool {
        match self {
            Self::Refused { doubtful, .. } | Self::Unanswered { doubtful, .. } => *doubtful,
            Self::Limited { .. } => false,
        }
    }

    /// An answer that makes no sense, after which nothing is certain.
    pub(crate) fn senseless(what: &str) -> Self {
        Self::Unanswered {
            trouble: what.to_owned(),
            doubtful: true,
        }
    }
}

/// When which bucket may be used again.
#[derive(Debug)]
struct RateState {
    /// A global 429 stops everything but interaction endpoints until then.
    stopped: Instant,
    /// When the newest calls were sent, as many as count for the global rate.
    sent: VecDeque<Instant>,
    buckets: HashMap<String, Instant>,
}

/// The client. One a process.
pub struct Rest {
    /// The way to what people attach, on which no token goes along.
    pub files: Files,
    http: reqwest::Client,
    base: String,
    token: Secret,
    pace: Mutex<RateState>,
    /// Rung when Discord refuses the bot's token.
    refused: Notify,
}

impl Rest {
    /// `base` is the API's root with its version, such as `https://discord.com/api/v10`.
    ///
    /// # Errors
    /// When the TLS backend cannot be set up.
    pub fn new(base: String, token: Secret) -> anyhow::Result<Self> {
        let now = Instant::now();
        Ok(Self {
            files: Files::new(&base)?,
            http: agent::client().build()?,
            base,
            token,
            pace: Mutex::new(RateState {
                stopped: now,
                sent: VecDeque::new(),
                buckets: HashMap::new(),
            }),
            refused: Notify::new(),
        })
    }

    /// Waits until Discord refuses the bot's token: nothing more can be done with it.
    pub async fn token_refused(&self) {
        self.refused.notified().await;
    }

    /// Sends `request`, again where that is safe, and gives Discord's JSON (`null` for an empty answer).
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn send(&self, request: RestRequest<'_>) -> Result<Value, RestError> {
        let end = Instant::now() + request.within;
        let mut doubtful = false;
        let mut trouble = String::from("the time ran out");
        for attempt in 0_u32.. {
            self.wait_for_turn(&request, end).await?;
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            match self
                .attempt(&request, left.min(ATTEMPT + request.upload()))
                .await
            {
                Ok((status, headers, body)) if status.is_success() => {
                    self.note(&request, &headers);
                    return Ok(body);
                }
                Ok((StatusCode::TOO_MANY_REQUESTS, headers, body))
                    if body["code"] != TOO_MANY_EDITS =>
                {
                    let wait = self.limited(&request, &headers, &body);
                    if request.bucket.is_none() {
                        if Instant::now() + wait > end {
                            return Err(RestError::Limited { wait });
                        }
                        tokio::time::sleep(wait).await;
                    }
                }
                Ok((status, headers, body)) if status.is_client_error() => {
                    self.note(&request, &headers);
                    // In Discord's own words: an edge or a proxy that demands a login writes HTML.
                    if request.bot
                        && status == StatusCode::UNAUTHORIZED
                        && body["message"].is_string()
                    {
                        self.refused.notify_one();
                    }
                    return Err(RestError::Refused {
                        status: status.as_u16(),
                        code: body["code"].as_u64().unwrap_or_default(),
                        message: refusal_text(&body),
                        doubtful,
                    });
                }
                Ok((status, ..)) => {
                    doubtful = true;
                    trouble = format!("status {status}");
                }
                Err(error) => {
                    doubtful = true;
                    // Interaction tokens stand in URLs, so the URL must not get into a log.
                    trouble = format!("{:#}", anyhow::Error::from(error.without_url()));
                }
            }
            if doubtful && request.once {
                break;
            }
            if doubtful {
                tracing::debug!(method = %request.method, attempt, trouble, "asking Discord again");
                let pause = Duration::from_millis(50 << attempt.min(6));
                tokio::time::sleep(jitter(pause).min(left)).await;
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
        inject!("rest.send");
        let answer = call.send().await;
        inject!("rest.answered");
        let answer = answer?;
        let (status, headers) = (answer.status(), answer.headers().clone());
        let bytes = answer.bytes().await?;
        Ok((
            status,
            headers,
            serde_json::from_slice(&bytes).unwrap_or_default(),
        ))
    }

    fn pace(&self) -> MutexGuard<'_, RateState> {
        self.pace.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the bucket and the global rate allow the call, if that is soon.
    async fn wait_for_turn(
        &self,
        request: &RestRequest<'_>,
        end: Instant,
    ) -> Result<(), RestError> {
        let Some(bucket) = &request.bucket else {
            return Ok(());
        };
        let most = if request.urgent {
            GLOBAL_RATE
        } else {
            GLOBAL_RATE - RESERVED
        };
        loop {
            let now = Instant::now();
            let (limited, free) = {
                let mut pace = self.pace();
                let held = pace.buckets.get(bucket).copied().unwrap_or(now);
                let limited = held.max(pace.stopped);
                pace.sent.retain(|sent| *sent + WINDOW > now);
                let free = match pace.sent.len().checked_sub(most) {
                    Some(first) => pace.sent[first] + WINDOW,
                    None => now,
                };
                if limited.max(free) <= now {
                    pace.sent.push_back(now);
                    return Ok(());
                }
                (limited, limited.max(free))
            };
            if free > end || limited > now + SHORT_WAIT {
                return Err(RestError::Limited { wait: free - now });
            }
            tokio::time::sleep(free - now).await;
        }
    }

    /// Remembers an exhausted bucket from an answer's headers.
    fn note(&self, request: &RestRequest<'_>, headers: &HeaderMap) {
        let number = |name| headers.get(name)?.to_str().ok()?.parse::<f64>().ok();
        if number("x-ratelimit-remaining") == Some(0.0)
            && let Some(wait) = number("x-ratelimit-reset-after").and_then(seconds)
        {
            self.hold(request, wait);
        }
    }

    /// Obeys a 429, and tells how long it holds.
    fn limited(&self, request: &RestRequest<'_>, headers: &HeaderMap, body: &Value) -> Duration {
        let header = headers
            .get("retry-after")
            .and_then(|value| value.to_str().ok()?.parse().ok());
        // Discord's body is the finer of the two; a proxy in front of it sends only the header, or neither.
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
        if global {
            let mut pace = self.pace();
            pace.stopped = pace.stopped.max(Instant::now() + wait);
        }
        let wait = jitter(wait);
        self.hold(request, wait);
        wait
    }

    fn hold(&self, request: &RestRequest<'_>, wait: Duration) {
        let now = Instant::now();
        let mut pace = self.pace();
        if pace.buckets.len() >= BUCKETS {
            pace.buckets.retain(|_, until| *until > now);
            // All of them in use: the first to end costs one 429 at most.
            let ends_first = pace.buckets.iter().min_by_key(|(_, until)| **until);
            if let Some((bucket, _)) = ends_first.filter(|_| pace.buckets.len() >= BUCKETS) {
                let bucket = bucket.clone();
                pace.buckets.remove(&bucket);
            }
        }
        if let Some(bucket) = &request.bucket {
            pace.buckets.insert(bucket.clone(), now + wait);
        }
    }
}

/// A pause and up to a quarter more, so that many waiters do not come back as one.
fn jitter(pause: Duration) -> Duration {
    pause.mul_f64(rand::thread_rng().gen_range(1.0..1.25))
}

/// A header's or body's seconds, which may be anything; more than an hour is not believed.
fn seconds(number: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(number.clamp(0.0, 3600.0)).ok()
}

/// Discord's message with the field errors that explain it.
fn refusal_text(body: &Value) -> String {
    let mut text = body["message"]
        .as_str()
        .unwrap_or("no reason given")
        .to_owned();
    if let Some(errors) = body.get("errors") {
        text = format!("{text} {errors}");
    }
    text
}
