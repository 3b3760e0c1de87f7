//! Game tree search for computer players and analysis: a record in, a scored move out. Pure: it counts nodes and never
//! looks at a clock, so that a level plays the same on every machine; a deadline is the caller's callback.
//!
//! Use [`choose`] for computer players and [`Engine`] for analysis. [`alpha_beta`] searches any game that implements
//! [`game::Searchable`].

pub mod alpha_beta;
pub mod contest;
pub mod exact;
pub mod game;
mod games;
pub mod levels;
pub mod openings;
mod order;
mod pause;
pub mod root;
mod settings;
pub mod solution;
pub mod techniques;
mod transposition;

use crate::rules::{AnyPosition, Move, Position as _, Record, Ruleset, Side, match_game};
use alpha_beta::AlphaBeta;
use exact::ExactValue;
use game::{MoveMethod, PROVED, Searchable, WIN};
use levels::{WINDOW, softmax};
use root::{Root, SearchResult};

pub use exact::Solution;
pub use games::{as_solved, elo, equal, is_solved, parameters, steepness, techniques};
pub use levels::Level;
pub use pause::set_pause;
pub use root::SearchLimits;
pub use settings::SearchSettings;

/// The proved result of a position with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// The maximum number of plies until the end; 0 for a draw.
    pub plies: usize,
}

/// A chosen move and its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// The score for the side that plays it, in points of the game's own scale.
    pub score: i32,
    /// The proved result after it, if known.
    pub proved: Option<Proof>,
    /// The principal variation; it begins with the move.
    pub pv: Vec<Move>,
}

/// The result of a search so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The best move and its variation.
    pub choice: Choice,
    /// The depth in plies to which every move was searched.
    pub depth: usize,
    /// The number of positions visited.
    pub nodes: u64,
}

/// The root of a search: the record's position and what the record knows about it.
fn root<'a, P>(record: &'a Record) -> Option<Root<P>>
where
    P: Searchable<Move: TryFrom<Move>>,
    &'a P: TryFrom<&'a AnyPosition>,
{
    let start: &P = record.start().try_into().ok()?;
    let mut root = Root::start(start.clone());
    for mv in record.moves() {
        root.play((*mv).try_into().ok()?);
    }
    Some(root)
}

/// What a score proves; `solved` tells that it is exact.
fn proof(side: Side, score: i32, solved: bool) -> Option<Proof> {
    if score.abs() >= PROVED {
        return Some(Proof {
            winner: Some(if score > 0 { side } else { side.other() }),
            plies: (WIN - score.abs()) as usize,
        });
    }
    solved.then_some(Proof {
        winner: None,
        plies: 0,
    })
}

fn choice(side: Side, line: &[impl Copy + Into<Move>], score: i32, solved: bool) -> Option<Choice> {
    let pv: Vec<Move> = line.iter().copied().map(Into::into).collect();
    Some(Choice {
        mv: *pv.first()?,
        score,
        proved: proof(side, score, solved),
        pv,
    })
}

/// A search with its memory, for one game under one ruleset.
trait GameSearch {
    fn think(
        &mut self,
        record: &Record,
        limits: SearchLimits<'_>,
        tell: &mut dyn FnMut(&Thought),
    ) -> Option<Thought>;

    fn scores(&mut self, record: &Record, depth: usize, window: i32) -> Option<Vec<Choice>>;
}

impl<P> GameSearch for AlphaBeta<P>
where
    P: Searchable<Move: TryFrom<Move> + Into<Move>>,
    for<'a> &'a P: TryFrom<&'a AnyPosition>,
{
    fn think(
        &mut self,
        record: &Record,
        limits: SearchLimits<'_>,
        tell: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let root = root::<P>(record)?;
        let side = root.position.side_to_move();
        let thought = |found: &SearchResult<P::Move>| {
            Some(Thought {
                choice: choice(side, &found.line, found.score, found.solved)?,
                depth: found.depth,
                nodes: found.nodes,
            })
        };
        let found = self.search(&root, limits, |found| {
            if let Some(thought) = thought(found) {
                tell(&thought);
            }
        });
        thought(&found)
    }

    fn scores(&mut self, record: &Record, depth: usize, window: i32) -> Option<Vec<Choice>> {
        let root = root::<P>(record)?;
        let side = root.position.side_to_move();
        let scored = AlphaBeta::scores(self, &root, depth, window).into_iter();
        let choices = scored.filter_map(|(score, line)| choice(side, &line, score, false));
        Some(choices.collect())
    }
}

/// A search for one ruleset that keeps its memory from move to move.
pub struct Engine(Box<dyn GameSearch + Send>);

impl Engine {
    /// An engine with a transposition table for about `entries` positions, 16 bytes each.
    #[must_use]
    pub fn new(ruleset: &Ruleset, entries: usize) -> Self {
        Self::with_settings(ruleset, entries, &SearchSettings::usual(ruleset.game()))
    }

    /// As [`new`](Self::new), with other settings.
    #[must_use]
    pub fn with_settings(ruleset: &Ruleset, entries: usize, settings: &SearchSettings) -> Self {
        match_game!(AnyPosition(start) = &ruleset.start() => {
            Self(Box::new(AlphaBeta::new(start, entries, settings)))
        })
    }

    /// Searches for the best move and reports the result of each depth to `tell`. `None` if the game is over, or if the
    /// record is of another game.
    pub fn think(
        &mut self,
        record: &Record,
        limits: SearchLimits<'_>,
        mut tell: impl FnMut(&Thought),
    ) -> Option<Thought> {
        if record.outcome().is_some() {
            return None;
        }
        self.0.think(record, limits, &mut tell)
    }

    /// The best move that a search of this number of nodes finds; `None` as in [`think`](Self::think).
    pub fn best(&mut self, record: &Record, nodes: u64) -> Option<Choice> {
        let limits = SearchLimits {
            depth: usize::MAX,
            nodes,
            should_stop: &mut || false,
        };
        Some(self.think(record, limits, |_| ())?.choice)
    }
}

/// The move of a computer player. The seed, which a match keeps, and the ply determine the choice among similar moves.
/// `None` if the game is over.
#[must_use]
pub fn choose(
    level: Level,
    record: &Record,
    seed: u64,
    solution: Option<&dyn Solution>,
) -> Option<Choice> {
    if record.outcome().is_some() {
        return None;
    }
    let ruleset = record.ruleset();
    match level.method(ruleset.game()) {
        MoveMethod::Sample { depth, temperature } => {
            // The table grows with the depth: two more plies visit about ten times as many positions.
            let mut engine = Engine::new(&ruleset, 1 << (8 + depth));
            let window = (temperature * WINDOW) as i32;
            let mut choices = engine.0.scores(record, depth, window)?;
            let scores: Vec<i32> = choices.iter().map(|choice| choice.score).collect();
            let chosen = softmax(&scores, temperature, seed, record.ply());
            (chosen < choices.len()).then(|| choices.swap_remove(chosen))
        }
        MoveMethod::Best { nodes } => best(record, nodes),
        MoveMethod::Solved { nodes } => solution
            .and_then(|solution| solved(record, seed, solution))
            .or_else(|| best(record, nodes)),
    }
}

/// The best move that a search of this number of nodes finds, without any chance in it; `None` if the game is over.
#[must_use]
pub fn best(record: &Record, nodes: u64) -> Option<Choice> {
    Engine::new(&record.ruleset(), nodes as usize).best(record, nodes)
}

/// The move by the solution: the fastest win, else a draw, else the slowest loss; `None` if the game is over or the
/// solution lacks a position.
#[must_use]
pub fn solved(record: &Record, seed: u64, solution: &dyn Solution) -> Option<Choice> {
    let position = as_solved(record.position())?;
    let us = position.side_to_move();
    let mut choices = Vec::new();
    for &mv in position.legal_moves().iter() {
        let mut after = *position;
        after.play_unchecked(mv);
        let mut next = record.clone();
        next.play(mv.into()).ok()?;
        let (score, proof) = match next.outcome() {
            // The game ends with this move, on the board or by repetition.
            Some(outcome) => match outcome.winner() {
                Some(winner) => (
                    if winner == us { WIN - 1 } else { 1 - WIN },
                    (Some(winner), 1),
                ),
                None => (0, (None, 0)),
            },
            None => match solution.value(&after)? {
                ExactValue::Loss(plies) => (WIN - 1 - i32::from(plies), (Some(us), plies + 1)),
                ExactValue::Win(plies) => {
                    (1 + i32::from(plies) - WIN, (Some(us.other()), plies + 1))
                }
                ExactValue::Draw => (0, (None, 0)),
            },
        };
        let (winner, plies) = proof;
        let plies = usize::from(plies);
        choices.push(Choice {
            mv: mv.into(),
            score,
            proved: Some(Proof { winner, plies }),
            pv: vec![mv.into()],
        });
    }
    let best = choices.iter().map(|choice| choice.score).max()?;
    choices.retain(|choice| choice.score == best);
    // The seed chooses among moves of the same value.
    let scores = vec![0; choices.len()];
    Some(choices.swap_remove(softmax(&scores, 1.0, seed, record.ply())))
}
