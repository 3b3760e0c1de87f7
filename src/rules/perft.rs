//! Counts the leaves of the move tree, which proves a move generator against others. Never looks at records: repetition
//! and the rule on long games play no part.

use super::position::Position;

/// The number of move sequences of exactly `depth` plies; a game that ends earlier counts nothing.
///
/// Every leaf is made on a board, none is counted in bulk, so that a bench of this is a bench of making moves.
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else {
        return 1;
    };
    let mut leaves = 0;
    for &mv in position.legal_moves().iter() {
        let mut next = position.clone();
        next.play_unchecked(mv);
        leaves += perft(&next, rest);
    }
    leaves
}
