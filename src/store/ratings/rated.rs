//! A player's rating in a pool, with the totals of their rated games.

use crate::play::Timestamp;
use crate::play::rating::TimedRating;

/// A player's rating in a pool, and the totals of their rated games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rated {
    /// The pool: a game, or a preset with a rating of its own.
    pub pool: String,
    /// The rating right after the newest game, and when that ended.
    pub standing: TimedRating,
    /// The number of games.
    pub games: u32,
    /// The number of wins.
    pub wins: u32,
    /// The number of draws.
    pub draws: u32,
    /// The number of different opponents.
    pub opponents: u32,
    /// Until when leaderboards list the player without further games.
    pub listed_until: Option<Timestamp>,
}

impl Rated {
    /// A player without games in that pool.
    #[must_use]
    pub fn new(pool: &str) -> Self {
        Self {
            pool: pool.to_owned(),
            ..Self::default()
        }
    }

    /// The number of losses.
    #[must_use]
    pub fn losses(&self) -> u32 {
        self.games - self.wins - self.draws
    }
}
