//! Rate limits by bucket, as Discord has them: the headers of every answer say how many calls are left and until when. A
//! call beyond the limit gets a 429.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Json;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// How many calls a bucket allows in a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BucketLimit {
    /// The number of calls.
    pub calls: u32,
    /// The time, which begins with the first of them.
    pub within: Duration,
}

/// A bucket after a call was counted.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BucketState {
    /// The name of the bucket, which is the same for every channel.
    name: String,
    limit: u32,
    left: u32,
    /// The time until all calls are allowed again.
    reset: Duration,
    /// Whether this call is one too many.
    pub(super) over: bool,
}

/// The calls in all buckets: when the current time of each began, and how many calls there were.
#[derive(Debug, Default)]
pub(super) struct Buckets(Mutex<HashMap<String, (Instant, u32)>>);

impl Buckets {
    /// Counts a call. `route` is the path as in Discord's document, `path` the real one, which names the channel or
    /// server.
    pub(super) fn count(
        &self,
        limit: BucketLimit,
        method: &str,
        route: &str,
        path: &str,
    ) -> BucketState {
        let now = Instant::now();
        let name = name(method, route);
        let owner = path.split('/').nth(2).unwrap_or_default();
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.retain(|_, (began, _)| now - *began < limit.within);
        let bucket = buckets.entry(format!("{name}/{owner}"));
        let (began, calls) = bucket.or_insert((now, 0));
        let over = *calls >= limit.calls;
        *calls += u32::from(!over);
        BucketState {
            left: limit.calls - *calls,
            limit: limit.calls,
            reset: limit.within.saturating_sub(now - *began),
            name,
            over,
        }
    }
}

/// The name of a route's bucket. As at Discord it tells nothing, and routes may share one: reading a message and reading
/// several do.
fn name(method: &str, route: &str) -> String {
    let route = match method {
        "GET" => route.trim_end_matches("/{message_id}"),
        _ => route,
    };
    // FNV-1a, which stays the same over all versions.
    let bytes = method.bytes().chain(route.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

impl BucketState {
    /// What is in the log of a call that is one too many.
    pub(super) fn line(&self) -> String {
        format!("{} calls are too many in this bucket", self.limit + 1)
    }

    /// The answer to a call that is one too many.
    pub(super) fn refusal(&self) -> Response {
        rate_limited(self.reset.as_secs_f64(), false)
    }

    /// Adds the bucket's headers to an answer. `now` is the time of the sandbox in milliseconds since 1970.
    pub(super) fn add_headers(&self, response: &mut Response, now: i64) {
        let reset = now as f64 / 1000.0 + self.reset.as_secs_f64();
        for (name, value) in [
            ("x-ratelimit-limit", self.limit.to_string()),
            ("x-ratelimit-remaining", self.left.to_string()),
            ("x-ratelimit-reset", format!("{reset:.3}")),
            (
                "x-ratelimit-reset-after",
                format!("{:.3}", self.reset.as_secs_f64()),
            ),
            ("x-ratelimit-bucket", self.name.clone()),
        ] {
            if let Ok(value) = HeaderValue::try_from(value) {
                response.headers_mut().insert(name, value);
            }
        }
    }
}

/// The answer to a call that exceeds a limit: its bucket's, or the global one.
pub(super) fn rate_limited(seconds: f64, global: bool) -> Response {
    let message = "You are being rate limited.";
    let body = json!({"message": message, "retry_after": seconds, "global": global});
    let scope = if global { "global" } else { "user" };
    let headers = [
        ("retry-after", (seconds.ceil() as u64).to_string()),
        ("x-ratelimit-scope", scope.to_owned()),
    ];
    (StatusCode::TOO_MANY_REQUESTS, headers, Json(body)).into_response()
}
