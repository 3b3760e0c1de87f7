//! Discord's rate limits by bucket: how many calls are left until when, as the headers of its answers say.
//!
//! A limit is for the calls of one route in one channel or server. Several routes may have one in common; Discord names it
//! in `X-RateLimit-Bucket`. Calls that are under way count at once, before their answers come.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use reqwest::header::HeaderMap;

const MAX_BUCKETS: usize = 4_096;
/// How long the window of a rate limit is assumed to last, until an answer says so.
const ASSUMED_WINDOW: Duration = Duration::from_secs(1);
/// The limit of a bucket for which no headers have arrived.
const UNKNOWN_LIMIT: u32 = u32::MAX;
/// How far two answers may differ about the end of the same window, in seconds.
const WINDOW_TOLERANCE: f64 = 0.25;

/// What an answer's headers say about its bucket.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BucketState {
    /// Discord's name for the bucket.
    name: Option<String>,
    limit: u32,
    left: u32,
    reset: Duration,
    /// The end of the window by Discord's clock, in seconds since 1970.
    ends: Option<f64>,
}

impl BucketState {
    /// Reads the headers; `None` if they say nothing about a bucket.
    pub(super) fn read(headers: &HeaderMap) -> Option<Self> {
        let text = |name: &str| headers.get(name)?.to_str().ok();
        let number = |name: &str| text(name)?.parse::<f64>().ok();
        let left = number("x-ratelimit-remaining")?.max(0.0) as u32;
        Some(Self {
            name: text("x-ratelimit-bucket").map(str::to_owned),
            limit: number("x-ratelimit-limit").map_or(UNKNOWN_LIMIT, |limit| limit as u32),
            left,
            reset: number("x-ratelimit-reset-after").and_then(seconds)?,
            ends: number("x-ratelimit-reset"),
        })
    }
}

#[derive(Debug)]
struct RateBucket {
    limit: u32,
    left: u32,
    reset: Instant,
    /// As in [`BucketState`]; `None` while no answer has told.
    ends: Option<f64>,
}

/// All buckets that are known.
#[derive(Debug, Default)]
pub(super) struct Buckets {
    /// The buckets by channel or server, and by Discord's name for the bucket, or the route until that name is known.
    known: HashMap<String, RateBucket>,
    /// Discord's names for the buckets, by route.
    names: HashMap<String, String>,
}

impl Buckets {
    /// When a call of this route may be sent.
    pub(super) fn free_at(&self, route: &str, now: Instant) -> Instant {
        match self.known.get(&self.key(route)) {
            Some(bucket) if bucket.left == 0 => bucket.reset.max(now),
            _ => now,
        }
    }

    /// Counts a call that is sent now.
    pub(super) fn take(&mut self, route: &str, now: Instant) {
        let key = self.key(route);
        let Some(bucket) = self.known.get_mut(&key) else {
            return;
        };
        if bucket.reset <= now {
            bucket.left = bucket.limit;
            bucket.reset = now + ASSUMED_WINDOW;
            bucket.ends = None;
        }
        bucket.left = bucket.left.saturating_sub(1);
    }

    /// Notes what an answer says.
    pub(super) fn note(&mut self, route: &str, standing: BucketState, now: Instant) {
        if let Some(name) = standing.name {
            self.names.insert(class(route).0, name);
        }
        let key = self.key(route);
        let reset = now + standing.reset;
        let mut left = standing.left;
        if let Some(bucket) = self.known.get(&key).filter(|bucket| bucket.reset > now) {
            let other = bucket.ends.zip(standing.ends);
            // Calls under way are not in the answer yet.
            if other.is_none_or(|(one, other)| (one - other).abs() < WINDOW_TOLERANCE) {
                left = left.min(bucket.left);
            }
        }
        self.insert(
            key,
            RateBucket {
                limit: standing.limit,
                left,
                reset,
                ends: standing.ends,
            },
            now,
        );
    }

    /// Blocks all calls of this route until a time.
    pub(super) fn hold(&mut self, route: &str, until: Instant, now: Instant) {
        let key = self.key(route);
        let limit = self
            .known
            .get(&key)
            .map_or(UNKNOWN_LIMIT, |bucket| bucket.limit);
        let bucket = RateBucket {
            limit,
            left: 0,
            reset: until,
            ends: None,
        };
        self.insert(key, bucket, now);
    }

    fn insert(&mut self, key: String, bucket: RateBucket, now: Instant) {
        if self.known.len() >= MAX_BUCKETS {
            self.known.retain(|_, bucket| bucket.reset > now);
            // All are in use: forgetting the one that ends first costs at most one 429.
            let ends_first = self.known.iter().min_by_key(|(_, bucket)| bucket.reset);
            if let Some((key, _)) = ends_first.filter(|_| self.known.len() >= MAX_BUCKETS) {
                let key = key.clone();
                self.known.remove(&key);
            }
        }
        self.known.insert(key, bucket);
    }

    fn key(&self, route: &str) -> String {
        let (class, owner) = class(route);
        let name = self.names.get(&class).unwrap_or(&class);
        format!("{name} {owner}")
    }
}

/// A route without its ids, and the first of them: the channel, server or application.
fn class(route: &str) -> (String, &str) {
    let is_id = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let owner = route.split('/').find(is_id).unwrap_or_default();
    let parts = route
        .split('/')
        .map(|part| if is_id(&part) { "{id}" } else { part });
    (parts.collect::<Vec<_>>().join("/"), owner)
}

/// Seconds from a header or body, limited to an hour.
pub(super) fn seconds(number: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(number.clamp(0.0, 3600.0)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const POST: &str = "/channels/1/messages";
    const EDIT: &str = "PATCH /channels/1/messages";

    fn standing(name: &str, left: u32, reset: f64, ends: f64) -> BucketState {
        BucketState {
            name: Some(name.to_owned()),
            limit: 5,
            left,
            reset: Duration::from_secs_f64(reset),
            ends: Some(ends),
        }
    }

    #[test]
    fn calls_count_before_their_answers_come() {
        let (mut buckets, now) = (Buckets::default(), Instant::now());
        assert_eq!(buckets.free_at(POST, now), now, "nothing is known");
        buckets.take(POST, now);
        buckets.note(POST, standing("a", 4, 5.0, 100.0), now);
        for _ in 0..4 {
            assert_eq!(buckets.free_at(POST, now), now);
            buckets.take(POST, now);
        }
        let reset = now + Duration::from_secs(5);
        assert_eq!(buckets.free_at(POST, now), reset);
        // The answer to the second call does not know of the others.
        buckets.note(POST, standing("a", 3, 5.0, 100.1), now);
        assert_eq!(buckets.free_at(POST, now), reset);
        // A new window has as many calls again, also before an answer comes.
        for _ in 0..5 {
            assert_eq!(buckets.free_at(POST, reset), reset);
            buckets.take(POST, reset);
        }
        assert!(buckets.free_at(POST, reset) > reset);
        buckets.note(POST, standing("a", 4, 5.0, 105.0), reset);
        assert_eq!(buckets.free_at(POST, reset), reset + Duration::from_secs(5));
        // The window has changed at Discord already.
        buckets.note(POST, standing("a", 4, 5.0, 110.0), reset);
        assert_eq!(buckets.free_at(POST, reset), reset);
    }

    #[test]
    fn channels_have_buckets_of_their_own_and_routes_may_share_one() {
        let (mut buckets, now) = (Buckets::default(), Instant::now());
        let reset = now + Duration::from_secs(5);
        buckets.note(EDIT, standing("a", 4, 5.0, 100.0), now);
        buckets.note(POST, standing("b", 0, 5.0, 100.0), now);
        assert_eq!(buckets.free_at(POST, now), reset);
        assert_eq!(buckets.free_at(EDIT, now), now);
        assert_eq!(buckets.free_at("/channels/2/messages", now), now);
        // Now they share one.
        buckets.note(POST, standing("a", 0, 5.0, 100.0), now);
        assert_eq!(buckets.free_at(EDIT, now), reset);
        assert_eq!(buckets.free_at("PATCH /channels/2/messages", now), now);
        buckets.hold("/channels/2/messages", reset, now);
        assert_eq!(buckets.free_at("PATCH /channels/2/messages", now), reset);
        assert_eq!(buckets.free_at("/users/@me/channels", now), now);
    }

    #[test]
    fn memory_is_bounded() {
        let (mut buckets, now) = (Buckets::default(), Instant::now());
        for n in 0..2 * MAX_BUCKETS as u64 {
            let until = now + Duration::from_millis(n);
            buckets.hold(&format!("/channels/{n}/messages"), until, now);
        }
        assert_eq!(buckets.known.len(), MAX_BUCKETS);
        let last = format!("/channels/{}/messages", 2 * MAX_BUCKETS - 1);
        assert!(buckets.free_at(&last, now) > now);
    }

    #[test]
    fn headers_may_say_little() {
        let mut headers = HeaderMap::new();
        assert_eq!(BucketState::read(&headers), None);
        headers.insert("x-ratelimit-remaining", "0".parse().expect("a header"));
        assert_eq!(BucketState::read(&headers), None, "until when is not known");
        headers.insert("x-ratelimit-reset-after", "5".parse().expect("a header"));
        let read = BucketState::read(&headers).expect("a bucket");
        assert_eq!((read.limit, read.left, read.ends), (UNKNOWN_LIMIT, 0, None));
        assert_eq!(read.reset, Duration::from_secs(5));
    }
}
