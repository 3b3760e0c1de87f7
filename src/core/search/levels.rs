//! The levels of computer players: how deep each searches and how randomly it chooses among good moves. A level plays
//! the same on every machine, and it never plays a bad move except by that choice.

use std::fmt;
use std::str::FromStr;

use super::game::{MoveMethod, mix};
use super::games::levels;
use crate::rules::Game;

/// The strength of a computer player, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The error for a text that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no level; levels are whole numbers from 1 to {highest}", highest = Level::HIGHEST)]
pub struct NoSuchLevel(pub String);

impl Level {
    /// The highest level of any game.
    pub const HIGHEST: u8 = 8;

    /// The levels of a game, from the weakest.
    pub fn all(game: Game) -> impl Iterator<Item = Self> {
        (1..=levels(game).len() as u8).map(Self)
    }

    /// The level of a game with this number, if it has one.
    #[must_use]
    pub fn of(game: Game, number: u8) -> Option<Self> {
        Self::all(game).find(|level| level.0 == number)
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How it finds its move in a game. In a game with fewer levels it plays the highest one.
    #[must_use]
    pub fn method(self, game: Game) -> MoveMethod {
        let ways = levels(game);
        ways[usize::from(self.0).clamp(1, ways.len()) - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Self, NoSuchLevel> {
        let number = text.parse().ok();
        let level = number.filter(|number| (1..=Self::HIGHEST).contains(number));
        level.map(Self).ok_or_else(|| NoSuchLevel(text.to_owned()))
    }
}

/// Moves worse than the best by this many temperatures are never chosen; their probability would be one in three
/// thousand.
pub(super) const WINDOW: f64 = 8.0;

/// Chooses a move by its score. The same seed and ply give the same choice.
pub(super) fn softmax(scores: &[i32], temperature: f64, seed: u64, ply: usize) -> usize {
    let best = scores.iter().copied().max().unwrap_or_default();
    let weights = scores
        .iter()
        .map(|score| (f64::from(score - best) / temperature).exp());
    let all: f64 = weights.clone().sum();
    let random = (mix(mix(seed) ^ ply as u64) >> 11) as f64 / (1_u64 << 53) as f64;
    let mut left = random * all;
    for (i, weight) in weights.enumerate() {
        left -= weight;
        if left < 0.0 {
            return i;
        }
    }
    scores.len().saturating_sub(1)
}
