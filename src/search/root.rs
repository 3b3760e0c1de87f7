//! Where a search starts, how far it may go and what it gives; what the rule on long games says. Searches nothing.

use super::game::{Searchable, mix};
use crate::rules::LongGame;

/// Closer to the end of a long game than this, a position is another one with each ply.
const NEAR_END: usize = 48;

/// A position together with what the record knows about it.
#[derive(Clone, Debug)]
pub struct Root<P> {
    /// The position to search.
    pub position: P,
    /// The keys of the positions before it in the game, the oldest first.
    pub earlier: Vec<u64>,
    /// What the rule on long games counts: plies without a capture, or all plies.
    pub clock: usize,
}

impl<P: Searchable> Root<P> {
    /// A game that starts here.
    pub const fn start(position: P) -> Self {
        Self {
            position,
            earlier: Vec::new(),
            clock: 0,
        }
    }

    /// Makes a legal move.
    pub fn play(&mut self, mv: P::Move) {
        self.earlier.push(self.position.key());
        self.clock = clock_after(&self.position, mv, self.clock);
        self.position.play_unchecked(mv);
    }
}

/// What the rule on long games counts after a move.
pub fn clock_after<P: Searchable>(position: &P, mv: P::Move, clock: usize) -> usize {
    match P::LONG_GAME {
        LongGame::Never => 0,
        LongGame::WithoutCapture(_) if position.captures(mv) => 0,
        LongGame::WithoutCapture(_) | LongGame::Plies(_) => clock + 1,
    }
}

/// How many plies the rule on long games leaves.
#[must_use]
pub const fn plies_left<P: Searchable>(clock: usize) -> usize {
    match P::LONG_GAME {
        LongGame::Never => usize::MAX,
        LongGame::WithoutCapture(plies) | LongGame::Plies(plies) => plies.saturating_sub(clock),
    }
}

/// Near the end of a long game the same board has another value with each ply, so it is another position.
#[must_use]
pub const fn salted<P: Searchable>(key: u64, clock: usize) -> u64 {
    if plies_left::<P>(clock) < NEAR_END {
        key ^ mix(clock as u64)
    } else {
        key
    }
}

/// How far a search may go.
pub struct Limits<'a> {
    /// The greatest depth, in plies.
    pub depth: usize,
    /// The greatest number of nodes.
    pub nodes: u64,
    /// Asked now and then; `true` ends the search. A deadline, if there is one, is the caller's.
    pub should_stop: &'a mut dyn FnMut() -> bool,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Found<M> {
    /// The score from the view of the side to move.
    pub score: i32,
    /// The depth to which the search came, in plies.
    pub depth: usize,
    /// The positions that it visited.
    pub nodes: u64,
    /// The best line; its first move is the one to play. Empty only if the game is over.
    pub line: Vec<M>,
    /// Whether the outcome is proved: by the score, or as a draw.
    pub proved: bool,
}
