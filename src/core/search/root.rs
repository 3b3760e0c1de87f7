//! Input and output of a search ([`Root`], [`SearchLimits`], [`SearchResult`]), and the long-game rule as the search sees it.
//! Searches nothing.

use super::game::{MAX_LINE, Searchable, mix};
use crate::rules::LongGame;

/// A position and what the record knows about it.
#[derive(Clone, Debug)]
pub struct Root<P> {
    /// The position to search.
    pub position: P,
    /// The keys of the earlier positions of the game, the oldest first.
    pub earlier: Vec<u64>,
    /// The counter of the long-game rule: plies without a capture, or all plies.
    pub clock: usize,
}

impl<P: Searchable> Root<P> {
    /// The start of a game.
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

/// The counter of the long-game rule after a move.
pub fn clock_after<P: Searchable>(position: &P, mv: P::Move, clock: usize) -> usize {
    match P::LONG_GAME {
        LongGame::Never => 0,
        LongGame::WithoutCapture(_) if position.captures(mv) => 0,
        LongGame::WithoutCapture(_) | LongGame::Plies(_) => clock + 1,
    }
}

/// The number of plies until the long-game rule ends the game.
#[must_use]
pub const fn plies_left<P: Searchable>(clock: usize) -> usize {
    match P::LONG_GAME {
        LongGame::Never => usize::MAX,
        LongGame::WithoutCapture(plies) | LongGame::Plies(plies) => plies.saturating_sub(clock),
    }
}

/// A hash key that includes the counter if a line of a search can reach the end of a long game from here: then the same board
/// has another value with each ply.
#[must_use]
pub const fn key_with_clock<P: Searchable>(key: u64, clock: usize) -> u64 {
    if plies_left::<P>(clock) < MAX_LINE {
        key ^ mix(clock as u64)
    } else {
        key
    }
}

/// The limits of a search.
pub struct SearchLimits<'a> {
    /// The greatest depth, in plies.
    pub depth: usize,
    /// The greatest number of nodes.
    pub nodes: u64,
    /// Called regularly; the search stops when it returns `true`. Deadlines are the caller's business.
    pub should_stop: &'a mut dyn FnMut() -> bool,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct SearchResult<M> {
    /// The score from the side to move's view.
    pub score: i32,
    /// The completed depth in plies.
    pub depth: usize,
    /// The number of positions visited.
    pub nodes: u64,
    /// The principal variation; its first move is the one to play. Empty only if the game is over.
    pub line: Vec<M>,
    /// Whether every line was searched to its end, so that the score is exact.
    pub solved: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::jungle::Jungle;
    use crate::rules::o_an_quan::OAnQuan;

    #[test]
    fn a_board_has_a_key_for_each_ply_from_which_the_end_can_be_seen() {
        let key = 17;
        for left in 1..MAX_LINE {
            let jungle = key_with_clock::<Jungle>(key, 200 - left);
            assert_ne!(
                jungle,
                key_with_clock::<Jungle>(key, 200 - left - 1),
                "{left}"
            );
            let o_an_quan = key_with_clock::<OAnQuan>(key, 400 - left);
            assert_ne!(o_an_quan, key_with_clock::<OAnQuan>(key, 400 - left - 1));
        }
        assert_eq!(key_with_clock::<Jungle>(key, 0), key);
    }
}
