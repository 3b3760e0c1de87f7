//! Rate limits: token buckets for each kind of request, by user and by server. In memory only, and checked before a
//! request is handled.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::play::{GuildId, Timestamp};
use crate::store::UserId;

/// A full bucket is the same as none.
const MAX_BUCKETS: usize = 20_000;

/// The kinds of requests, each with its own limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RequestKind {
    /// A move, and the menus that lead to one.
    Move,
    /// A challenge, which notifies somebody.
    Challenge,
    /// A picture or animation that no move needs.
    Picture,
    /// Autocompletion.
    Typing,
    /// Everything else: lists, settings, moderation.
    Other,
}

/// The capacity of a bucket, and the time in which it fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rate {
    most: u32,
    per: Duration,
}

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);

/// The operator's limits; 0 means no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Moves of a player in a minute.
    pub moves: u16,
    /// Challenges of a player in an hour.
    pub challenges: u16,
    /// Pictures and animations of a player in a minute.
    pub pictures: u16,
    /// Other requests of a player in a minute.
    pub requests: u16,
    /// The limit of a whole server, as a multiple of a player's.
    pub server: u16,
}

impl Default for Rates {
    fn default() -> Self {
        Self {
            moves: 60,
            challenges: 20,
            pictures: 40,
            requests: 120,
            server: 20,
        }
    }
}

impl Rates {
    /// No limits.
    pub const NONE: Self = Self {
        moves: 0,
        challenges: 0,
        pictures: 0,
        requests: 0,
        server: 0,
    };

    fn of_player(self, kind: RequestKind) -> Rate {
        let (most, per) = match kind {
            RequestKind::Move => (self.moves, MINUTE),
            RequestKind::Challenge => (self.challenges, HOUR),
            RequestKind::Picture => (self.pictures, MINUTE),
            RequestKind::Typing | RequestKind::Other => (self.requests, MINUTE),
        };
        Rate {
            most: most.into(),
            per,
        }
    }

    /// A server's limit. Moderation counts as `Other`, which a busy server does not limit.
    fn of_server(self, kind: RequestKind) -> Rate {
        let own = self.of_player(kind);
        let share = match kind {
            RequestKind::Move | RequestKind::Challenge | RequestKind::Picture => {
                u32::from(self.server)
            }
            RequestKind::Typing | RequestKind::Other => 0,
        };
        Rate {
            most: own.most * share,
            ..own
        }
    }
}

/// A refused request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFast {
    /// Whether the server's bucket is empty rather than the user's.
    pub server: bool,
    /// When the next token is available.
    pub retry_at: Timestamp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum BucketOwner {
    User(UserId),
    Server(GuildId),
}

#[derive(Clone, Copy, Debug)]
struct TokenBucket {
    tokens: f64,
    /// When the bucket had that many tokens.
    at: Timestamp,
    rate: Rate,
}

impl TokenBucket {
    /// The bucket with the tokens added since.
    fn filled(self, now: Timestamp) -> Self {
        let passed = now.since(self.at).as_secs_f64() / self.rate.per.as_secs_f64();
        let most = f64::from(self.rate.most);
        Self {
            tokens: (self.tokens + passed * most).min(most),
            // Also when the clock was set back, so that nobody waits for the old time.
            at: now,
            ..self
        }
    }

    fn is_full(self, now: Timestamp) -> bool {
        self.filled(now).tokens >= f64::from(self.rate.most)
    }

    /// The time until the next token.
    fn wait(self) -> Duration {
        let missing = (1.0 - self.tokens).max(0.0);
        self.rate
            .per
            .mul_f64(missing / f64::from(self.rate.most.max(1)))
    }
}

/// All buckets. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct RateLimiter(Arc<Mutex<HashMap<(BucketOwner, RequestKind), TokenBucket>>>);

impl RateLimiter {
    /// Takes a token from the user's bucket and from the server's, or from neither.
    ///
    /// # Errors
    /// [`TooFast`] when one of them is empty.
    pub fn take(
        &self,
        rates: Rates,
        kind: RequestKind,
        user: UserId,
        guild: Option<GuildId>,
        now: Timestamp,
    ) -> Result<(), TooFast> {
        let wanted = [
            Some((BucketOwner::User(user), rates.of_player(kind))),
            guild.map(|guild| (BucketOwner::Server(guild), rates.of_server(kind))),
        ];
        let wanted: Vec<_> = wanted
            .into_iter()
            .flatten()
            .filter(|(_, rate)| rate.most > 0)
            .collect();
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut after = Vec::new();
        for (whose, rate) in wanted {
            let full = TokenBucket {
                tokens: f64::from(rate.most),
                at: now,
                rate,
            };
            let key = (whose, kind);
            let mut bucket = buckets.get(&key).map_or(full, |bucket| bucket.filled(now));
            if bucket.tokens < 1.0 {
                return Err(TooFast {
                    server: matches!(whose, BucketOwner::Server(_)),
                    retry_at: now.after(bucket.wait()),
                });
            }
            bucket.tokens -= 1.0;
            after.push((key, bucket));
        }
        if buckets.len() + after.len() > MAX_BUCKETS {
            buckets.retain(|_, bucket| !bucket.is_full(now));
            // Too many active buckets: drop all limits rather than let memory grow.
            if buckets.len() > MAX_BUCKETS / 2 {
                tracing::warn!("the rate-limit table is full; all limits are reset");
                buckets.clear();
            }
        }
        buckets.extend(after);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATES: Rates = Rates {
        moves: 4,
        challenges: 2,
        pictures: 2,
        requests: 10,
        server: 2,
    };
    const NOON: Timestamp = Timestamp(1_700_000_000_000);

    fn takes(
        limiter: &RateLimiter,
        kind: RequestKind,
        player: u64,
        seconds: u64,
    ) -> Result<(), TooFast> {
        let now = NOON.after(Duration::from_secs(seconds));
        limiter.take(RATES, kind, UserId(player), Some(GuildId(7)), now)
    }

    #[test]
    fn a_bucket_empties_and_fills_by_itself() {
        let limiter = RateLimiter::default();
        for _ in 0..4 {
            assert_eq!(takes(&limiter, RequestKind::Move, 1, 0), Ok(()));
        }
        let refused = TooFast {
            server: false,
            retry_at: NOON.after(Duration::from_secs(15)),
        };
        assert_eq!(takes(&limiter, RequestKind::Move, 1, 0), Err(refused));
        assert_eq!(
            takes(&limiter, RequestKind::Move, 1, 14)
                .unwrap_err()
                .retry_at,
            refused.retry_at
        );
        assert_eq!(takes(&limiter, RequestKind::Move, 1, 15), Ok(()));
        assert!(takes(&limiter, RequestKind::Move, 1, 15).is_err());
        // Other kinds and other users have buckets of their own.
        assert_eq!(takes(&limiter, RequestKind::Picture, 1, 15), Ok(()));
        assert_eq!(takes(&limiter, RequestKind::Move, 2, 15), Ok(()));
        // A bucket holds no more than its capacity.
        for _ in 0..4 {
            assert_eq!(takes(&limiter, RequestKind::Move, 1, 10_000), Ok(()));
        }
        assert!(takes(&limiter, RequestKind::Move, 1, 10_000).is_err());
    }

    #[test]
    fn a_server_has_its_share_and_holds_up_no_moderator() {
        let limiter = RateLimiter::default();
        for player in [1, 1, 2, 2] {
            assert_eq!(takes(&limiter, RequestKind::Picture, player, 0), Ok(()));
        }
        let refused = takes(&limiter, RequestKind::Picture, 3, 0).unwrap_err();
        assert!(refused.server);
        // A request refused by the server's limit costs the user no token.
        let elsewhere = |times| {
            (0..times).all(|_| {
                limiter
                    .take(RATES, RequestKind::Picture, UserId(3), None, NOON)
                    .is_ok()
            })
        };
        assert!(elsewhere(2) && !elsewhere(1));
        for _ in 0..10 {
            assert_eq!(takes(&limiter, RequestKind::Other, 9, 0), Ok(()));
        }
        assert!(
            !takes(&limiter, RequestKind::Other, 9, 0)
                .unwrap_err()
                .server
        );
    }

    #[test]
    fn nought_is_no_limit_and_a_clock_set_back_makes_nobody_wait() {
        let limiter = RateLimiter::default();
        for _ in 0..10_000 {
            let free = limiter.take(
                Rates::NONE,
                RequestKind::Challenge,
                UserId(1),
                Some(GuildId(7)),
                NOON,
            );
            assert_eq!(free, Ok(()));
        }
        assert!(limiter.0.lock().unwrap().is_empty());
        while takes(&limiter, RequestKind::Move, 1, 1_000_000).is_ok() {}
        let refused = takes(&limiter, RequestKind::Move, 1, 0).unwrap_err();
        assert!(refused.retry_at <= NOON.after(Duration::from_secs(15)));
    }

    #[test]
    fn memory_is_bounded() {
        let limiter = RateLimiter::default();
        for player in 0..3 * MAX_BUCKETS as u64 {
            takes(&limiter, RequestKind::Other, player, 0).unwrap();
            assert!(limiter.0.lock().unwrap().len() <= MAX_BUCKETS);
        }
        // Only full buckets are dropped.
        let limiter = RateLimiter::default();
        while takes(&limiter, RequestKind::Challenge, 0, 3_000).is_ok() {}
        for player in 1..2 * MAX_BUCKETS as u64 {
            takes(&limiter, RequestKind::Other, player, player * 3).unwrap();
        }
        assert!(limiter.0.lock().unwrap().len() <= MAX_BUCKETS);
    }
}
