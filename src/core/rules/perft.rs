//! Perft: counts the leaves of the move tree, to compare move generators. Works on positions, not records, so
//! repetition and the long-game rule do not apply.

use super::position::Position;

/// The number of move sequences of exactly `depth` plies; a game that ends earlier counts nothing.
///
/// Every leaf is played, none is counted in bulk, so the benchmark measures making moves.
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
