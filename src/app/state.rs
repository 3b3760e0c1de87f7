//! The state that all requests share, and the operator's limits.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use super::clock::Clock;
use super::connectivity::Connectivity;
use super::language_cache::LanguageCache;
use super::rate_limit::{RateLimiter, Rates};
use crate::analysis::progress::Effort;
use crate::computer::SearchPool;
use crate::play::{Terms, rating};
use crate::store::Store;

/// The state that all requests share: store, clock, limits and caches.
#[derive(Clone, Debug)]
pub struct App {
    /// The database.
    pub store: Store,
    /// The time of day.
    pub clock: Clock,
    /// The operator's limits.
    pub limits: Limits,
    /// The rating rules.
    pub ratings: Arc<rating::RatingRules>,
    /// The rate limiter.
    pub rate_limiter: RateLimiter,
    /// A cache of languages.
    pub languages: LanguageCache,
    /// Whether Discord reaches the bot.
    pub connectivity: Connectivity,
    /// Discord's mentions of the commands (`</move:ID>`) by their names in every language, once they are registered.
    pub command_mentions: Arc<OnceLock<BTreeMap<String, String>>>,
    /// Where computer players think.
    pub search_pool: SearchPool,
    /// How long analyses search.
    pub effort: Effort,
}

/// Limits that the operator can set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// For how many days a challenge waits for an answer.
    pub challenge_days: u16,
    /// How many open challenges one player may have.
    pub open_challenges: u32,
    /// How many days of vacation a player has in a calendar year.
    pub vacation_days: u16,
    /// The rate limits.
    pub rates: Rates,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            challenge_days: Terms::DAYS_OPEN,
            open_challenges: 20,
            vacation_days: 30,
            rates: Rates::default(),
        }
    }
}

impl App {
    /// An application on that store with the system clock and default limits.
    #[must_use]
    pub fn new(store: Store) -> Self {
        Self {
            store,
            clock: Clock::System,
            limits: Limits::default(),
            rate_limiter: RateLimiter::default(),
            languages: LanguageCache::default(),
            connectivity: Connectivity::default(),
            command_mentions: Arc::default(),
            search_pool: SearchPool::default(),
            effort: Effort::default(),
            ratings: Arc::default(),
        }
    }
}
