//! How often people may ask: buckets of tokens, one for each kind of request of a player and of a server, that fill by
//! themselves. They live in memory alone and are asked before anything is done, so whatever was done is never undone.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::play::{GuildId, Timestamp};
use crate::store::UserId;

/// Most buckets that are remembered; one that is full is as good as none.
const MOST: usize = 20_000;

/// What a request costs the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RequestKind {
    /// A move, and the menus that lead to one.
    Move,
    /// A challenge, which calls somebody.
    Challenge,
    /// A picture or an animation that nobody needs for a move.
    Picture,
    /// Suggestions while somebody types.
    Typing,
    /// Everything else: lists, settings, and what moderators do.
    Other,
}

/// How many requests there may be at once, and in which time as many more are earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rate {
    most: u32,
    per: Duration,
}

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);

/// What the operator allows; nought is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Moves of a player in a minute.
    pub moves: u16,
    /// Challenges of a player in an hour.
    pub challenges: u16,
    /// Pictures and animations for a player in a minute.
    pub pictures: u16,
    /// Other requests of a player in a minute.
    pub requests: u16,
    /// As many times as much a whole server may.
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
    /// No limits at all.
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

    /// A server's share. What moderators do is among the rest, which no server's load holds up.
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

/// Whose patience is at its end, and when to ask again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFast {
    /// Whether it is the server's rather than the player's own doing.
    pub server: bool,
    /// When there will be a token again.
    pub again: Timestamp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Whose {
    User(UserId),
    Server(GuildId),
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    /// When that was so.
    at: Timestamp,
    rate: Rate,
}

impl Bucket {
    /// What has flowed in since.
    fn filled(self, now: Timestamp) -> Self {
        let passed = now.since(self.at).as_secs_f64() / self.rate.per.as_secs_f64();
        let most = f64::from(self.rate.most);
        Self {
            tokens: (self.tokens + passed * most).min(most),
            // A clock that was set back does not make anybody wait for it.
            at: now,
            ..self
        }
    }

    fn is_full(self, now: Timestamp) -> bool {
        self.filled(now).tokens >= f64::from(self.rate.most)
    }

    /// How long until there is a token.
    fn wait(self) -> Duration {
        let missing = (1.0 - self.tokens).max(0.0);
        self.rate
            .per
            .mul_f64(missing / f64::from(self.rate.most.max(1)))
    }
}

/// The buckets. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct RateLimiter(Arc<Mutex<HashMap<(Whose, RequestKind), Bucket>>>);

impl RateLimiter {
    /// Takes a token for a request from the player's bucket and the server's, or from neither.
    ///
    /// # Errors
    /// When one of them is empty.
    pub fn take(
        &self,
        rates: Rates,
        kind: RequestKind,
        user: UserId,
        guild: Option<GuildId>,
        now: Timestamp,
    ) -> Result<(), TooFast> {
        let wanted = [
            Some((Whose::User(user), rates.of_player(kind))),
            guild.map(|guild| (Whose::Server(guild), rates.of_server(kind))),
        ];
        let wanted: Vec<_> = wanted
            .into_iter()
            .flatten()
            .filter(|(_, rate)| rate.most > 0)
            .collect();
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut after = Vec::new();
        for (whose, rate) in wanted {
            let full = Bucket {
                tokens: f64::from(rate.most),
                at: now,
                rate,
            };
            let key = (whose, kind);
            let mut bucket = buckets.get(&key).map_or(full, |bucket| bucket.filled(now));
            if bucket.tokens < 1.0 {
                return Err(TooFast {
                    server: matches!(whose, Whose::Server(_)),
                    again: now.after(bucket.wait()),
                });
            }
            bucket.tokens -= 1.0;
            after.push((key, bucket));
        }
        if buckets.len() + after.len() > MOST {
            buckets.retain(|_, bucket| !bucket.is_full(now));
            // Too many at once to tell them apart: then rather none is held up than all of them remembered.
            if buckets.len() > MOST / 2 {
                tracing::warn!("more people ask than can be counted: all limits begin anew");
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
        pace: &RateLimiter,
        kind: RequestKind,
        player: u64,
        seconds: u64,
    ) -> Result<(), TooFast> {
        let now = NOON.after(Duration::from_secs(seconds));
        pace.take(RATES, kind, UserId(player), Some(GuildId(7)), now)
    }

    #[test]
    fn a_bucket_empties_and_fills_by_itself() {
        let pace = RateLimiter::default();
        for _ in 0..4 {
            assert_eq!(takes(&pace, RequestKind::Move, 1, 0), Ok(()));
        }
        let refused = TooFast {
            server: false,
            again: NOON.after(Duration::from_secs(15)),
        };
        assert_eq!(takes(&pace, RequestKind::Move, 1, 0), Err(refused));
        assert_eq!(
            takes(&pace, RequestKind::Move, 1, 14).unwrap_err().again,
            refused.again
        );
        assert_eq!(takes(&pace, RequestKind::Move, 1, 15), Ok(()));
        assert!(takes(&pace, RequestKind::Move, 1, 15).is_err());
        // Neither other kinds nor other people are held up by it.
        assert_eq!(takes(&pace, RequestKind::Picture, 1, 15), Ok(()));
        assert_eq!(takes(&pace, RequestKind::Move, 2, 15), Ok(()));
        // No more is saved up than there is room for.
        for _ in 0..4 {
            assert_eq!(takes(&pace, RequestKind::Move, 1, 10_000), Ok(()));
        }
        assert!(takes(&pace, RequestKind::Move, 1, 10_000).is_err());
    }

    #[test]
    fn a_server_has_its_share_and_holds_up_no_moderator() {
        let pace = RateLimiter::default();
        for player in [1, 1, 2, 2] {
            assert_eq!(takes(&pace, RequestKind::Picture, player, 0), Ok(()));
        }
        let refused = takes(&pace, RequestKind::Picture, 3, 0).unwrap_err();
        assert!(refused.server);
        // Whoever was refused for the server's sake has lost nothing of their own.
        let elsewhere = |times| {
            (0..times).all(|_| {
                pace.take(RATES, RequestKind::Picture, UserId(3), None, NOON)
                    .is_ok()
            })
        };
        assert!(elsewhere(2) && !elsewhere(1));
        for _ in 0..10 {
            assert_eq!(takes(&pace, RequestKind::Other, 9, 0), Ok(()));
        }
        assert!(!takes(&pace, RequestKind::Other, 9, 0).unwrap_err().server);
    }

    #[test]
    fn nought_is_no_limit_and_a_clock_set_back_makes_nobody_wait() {
        let pace = RateLimiter::default();
        for _ in 0..10_000 {
            let free = pace.take(
                Rates::NONE,
                RequestKind::Challenge,
                UserId(1),
                Some(GuildId(7)),
                NOON,
            );
            assert_eq!(free, Ok(()));
        }
        assert!(pace.0.lock().unwrap().is_empty());
        while takes(&pace, RequestKind::Move, 1, 1_000_000).is_ok() {}
        let refused = takes(&pace, RequestKind::Move, 1, 0).unwrap_err();
        assert!(refused.again <= NOON.after(Duration::from_secs(15)));
    }

    #[test]
    fn memory_is_bounded() {
        let pace = RateLimiter::default();
        for player in 0..3 * MOST as u64 {
            takes(&pace, RequestKind::Other, player, 0).unwrap();
            assert!(pace.0.lock().unwrap().len() <= MOST);
        }
        // Full buckets are forgotten, others are not.
        let pace = RateLimiter::default();
        while takes(&pace, RequestKind::Challenge, 0, 3_000).is_ok() {}
        for player in 1..2 * MOST as u64 {
            takes(&pace, RequestKind::Other, player, player * 3).unwrap();
        }
        assert!(pace.0.lock().unwrap().len() <= MOST);
    }
}
