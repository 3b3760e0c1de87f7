//! What the search asks of a game beyond its rules: keys, the order of moves and an evaluation. Knows no search.

use crate::rules::Position;

/// A forced win scores this, less the plies that it takes.
pub const WIN: i32 = 30_000;
/// Scores from here on are proved wins, and below the negative of it proved losses.
pub const PROVED: i32 = 29_000;
/// No line of a search is longer.
pub const LONGEST: usize = 128;
/// No position of any game has more legal moves.
pub const MOST_MOVES: usize = 64;

/// A number that the evaluation of a game depends on and that `banyan tune` may change.
pub type Parameter = (&'static str, i32);

/// A game that can be searched. Scores are in points of the game's own scale, from the view of the side to move.
pub trait Searchable: Position {
    /// The evaluation, prepared for a ruleset.
    type Weights;

    /// What the evaluation is built from, with the values that stood the test of matches.
    const PARAMETERS: &'static [Parameter];
    /// Moves have numbers below this.
    const CODES: usize;
    /// Whether moves and subtrees may be reduced or skipped on the strength of the evaluation.
    const SELECTIVE: bool;
    /// Whether late quiet moves are searched less deep at first.
    const REDUCES: bool;
    /// Whether a pass is a fair lower bound of what the best move gives.
    const PASSES: bool;
    /// How far the evaluation may be off after one ply, in points.
    const MARGIN: i32;
    /// How far down the score of a repeated position is for the side that is ahead, in points.
    const CONTEMPT: i32;

    /// Prepares the evaluation; `parameters` are values for [`PARAMETERS`](Self::PARAMETERS), in their order.
    fn weights(rules: &Self::Rules, parameters: &[i32]) -> Self::Weights;

    /// A number that is the same for equal positions and hardly ever for others.
    fn key(&self) -> u64;

    /// The number of a move.
    fn code(mv: Self::Move) -> u16;

    /// What the position is worth to the side to move, if the game is not over.
    fn evaluate(&self, weights: &Self::Weights) -> i32;

    /// Whether a legal move wins at once. May miss some: the search sees those one ply later.
    fn wins(&self, mv: Self::Move) -> bool;

    /// What a legal move gains at once, in points; 0 if it is quiet.
    fn gain(&self, weights: &Self::Weights, mv: Self::Move) -> i32;

    /// Whether the opponent threatens to win with the next move, so that a search must not stop here.
    fn urgent(&self) -> bool;

    /// The same board with the other side to move; asked for only if [`PASSES`](Self::PASSES).
    #[must_use]
    fn passed(&self) -> Self;
}

/// Turns a number into another that looks random.
#[must_use]
pub const fn mix(mut x: u64) -> u64 {
    x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
