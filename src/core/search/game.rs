//! The trait [`Searchable`]: what search, computer players and analysis need of a game besides its rules (keys, move
//! codes, evaluation, levels). Knows no search.

use super::techniques::Techniques;
use crate::rules::Position;

/// The score of a win, less the plies until it.
pub const WIN: i32 = 30_000;
/// Scores from here on are proved wins; those at most its negative are proved losses.
pub const PROVED: i32 = 29_000;
/// The maximum length of a line in a search.
pub const MAX_LINE: usize = 128;
/// The maximum number of legal moves of a position in any game.
pub const MAX_MOVES: usize = 64;

/// A named number of a game's evaluation, with its default; `banyan tune` can change it.
pub type Parameter = (&'static str, i32);

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

/// Shortens tables of levels.
pub(crate) const fn sample(depth: usize, temperature: f64) -> MoveMethod {
    MoveMethod::Sample { depth, temperature }
}

/// A game that can be searched. Scores are in points of the game's own scale, from the side to move's view.
pub trait Searchable: Position {
    /// The evaluation, precomputed for a ruleset.
    type Weights;

    /// The parameters of the evaluation, with their default values, which were chosen by hand.
    const PARAMETERS: &'static [Parameter];
    /// Move codes are below this.
    const CODES: usize;
    /// The techniques of the search that suit it.
    const TECHNIQUES: Techniques;
    /// The usual error of the evaluation after one ply, in points.
    const MARGIN: i32;
    /// The score, in points, by which a draw is bad for the side to move at the root, unless it is behind (contempt).
    const CONTEMPT: i32;

    /// How its levels find their moves, from the weakest; at most [`Level::HIGHEST`](super::Level::HIGHEST).
    const LEVELS: &'static [MoveMethod];
    /// Elo points of each level above the first: the sums of the steps in docs/strength.md.
    const ELO: &'static [f64];
    /// The largest advantage at which a position still counts as about equal, in points.
    const EQUAL: i32;
    /// The constant `k` of the winning chances: how much a point counts. Fitted to the results of self-played games, see
    /// docs/analysis.md.
    const STEEPNESS: f64;
    /// The plies of a random opening for matches between levels.
    const OPENING_PLIES: usize;

    /// Precomputes the evaluation; `parameters` are values for [`PARAMETERS`](Self::PARAMETERS), in their order.
    fn weights(rules: &Self::Rules, parameters: &[i32]) -> Self::Weights;

    /// A hash key: equal positions have the same, different ones almost never.
    fn key(&self) -> u64;

    /// The code of a move, for tables.
    fn code(mv: Self::Move) -> u16;

    /// The score of a position in which the game is not over.
    fn evaluate(&self, weights: &Self::Weights) -> i32;

    /// Whether a legal move wins at once. It may miss wins; the search finds those one ply later.
    fn wins(&self, mv: Self::Move) -> bool;

    /// A move among the legal ones that wins at once, as far as [`wins`](Self::wins) knows.
    fn winning(&self, moves: &[Self::Move]) -> Option<Self::Move> {
        moves.iter().copied().find(|mv| self.wins(*mv))
    }

    /// What a legal move gains immediately, in points; 0 for a quiet move.
    fn gain(&self, weights: &Self::Weights, mv: Self::Move) -> i32;

    /// Whether it is plain, without a list of the moves, that the side to move has one and that none of them wins at once.
    /// False if unsure.
    fn is_plain(&self) -> bool {
        false
    }

    /// The legal moves, at least those that gain something at once, in the order of the complete list.
    fn gaining_moves(&self) -> Self::Moves {
        self.legal_moves()
    }

    /// Whether the opponent threatens to win with the next move, so that the search must not stop here.
    fn urgent(&self) -> bool;
}

/// A hash of a number (the splitmix64 finaliser).
#[must_use]
pub const fn mix(mut x: u64) -> u64 {
    x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
