//! The levels of computer players: how deep each searches and how randomly it chooses among good moves. A level plays
//! the same on every machine, and it never plays a bad move except by that choice.

use std::fmt;
use std::str::FromStr;

use super::game::mix;
use crate::rules::Game;

/// The strength of a computer player, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The error for a text that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no level; levels are whole numbers from 1 to {highest}", highest = Level::HIGHEST)]
pub struct NoSuchLevel(pub String);

/// How a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MoveMethod {
    /// Scores every move exactly at a depth, and chooses by softmax with a temperature in points.
    Sample {
        /// The depth, in plies.
        depth: usize,
        /// The difference in points at which the better move is chosen e times as often.
        temperature: f64,
    },
    /// Plays the best move found within a number of nodes.
    Best {
        /// The number of nodes.
        nodes: u64,
    },
    /// Plays by the solution of the game, or as [`Best`](Self::Best) if there is none.
    Solved {
        /// The number of nodes if there is none.
        nodes: u64,
    },
}

const fn sample(depth: usize, temperature: f64) -> MoveMethod {
    MoveMethod::Sample { depth, temperature }
}

const JUNGLE: [MoveMethod; 8] = [
    sample(1, 400.0),
    sample(1, 120.0),
    sample(2, 80.0),
    sample(3, 50.0),
    sample(4, 30.0),
    sample(6, 10.0),
    MoveMethod::Best { nodes: 30_000 },
    MoveMethod::Best { nodes: 300_000 },
];
const DOBUTSU: [MoveMethod; 8] = [
    sample(1, 150.0),
    sample(1, 50.0),
    sample(2, 40.0),
    sample(3, 30.0),
    sample(4, 20.0),
    sample(6, 8.0),
    sample(8, 3.0),
    MoveMethod::Solved { nodes: 300_000 },
];
const O_AN_QUAN: [MoveMethod; 6] = [
    sample(1, 80.0),
    sample(2, 25.0),
    sample(3, 15.0),
    sample(4, 10.0),
    sample(6, 5.0),
    MoveMethod::Best { nodes: 1_000_000 },
];

impl Level {
    /// The highest level of any game.
    pub const HIGHEST: u8 = 8;

    /// The levels of a game, from the weakest.
    pub fn all(game: Game) -> impl Iterator<Item = Self> {
        (1..=methods(game).len() as u8).map(Self)
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
        let ways = methods(game);
        ways[usize::from(self.0).clamp(1, ways.len()) - 1]
    }
}

const fn methods(game: Game) -> &'static [MoveMethod] {
    match game {
        Game::Jungle => &JUNGLE,
        Game::Dobutsu => &DOBUTSU,
        Game::OAnQuan => &O_AN_QUAN,
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
