//! Alpha-beta search with iterative deepening, for any game. Limits are nodes and plies, never time.

mod node;
mod quiescence;

use super::game::{MAX_LINE, PROVED, Searchable, WIN};
use super::order::index_of;
use super::pause::pause;
use super::root::{Root, SearchLimits, SearchResult, clock_after, key_with_clock, plies_left};
use super::settings::SearchSettings;
use super::techniques::{Technique, Techniques};
use super::transposition::{NO_CODE, Transpositions};
use crate::rules::{LongGame, Outcome, Reason};

/// Larger than every score.
const INFINITE: i32 = i16::MAX as i32;
/// The caller can pause or stop the search after this many nodes.
const NODES_BETWEEN_QUESTIONS: u64 = 1024;

/// The memory of a search (transposition table, killers, history), which helps the next search in the same game.
pub struct AlphaBeta<P: Searchable> {
    weights: P::Weights,
    techniques: Techniques,
    table: Transpositions,
    killers: Vec<[u16; 2]>,
    history: [Vec<i32>; 2],
}

impl<P: Searchable> AlphaBeta<P> {
    /// A search with the evaluation of the ruleset of a position and a transposition table for about `entries` positions.
    pub fn new(start: &P, entries: usize, settings: &SearchSettings) -> Self {
        Self {
            weights: P::weights(start.rules(), &settings.parameters),
            techniques: settings.techniques,
            table: Transpositions::new(entries),
            killers: vec![[NO_CODE; 2]; MAX_LINE + 1],
            history: [vec![0; P::CODES], vec![0; P::CODES]],
        }
    }

    /// Searches one ply deeper each time, and reports the result of each depth to `tell`.
    pub fn search(
        &mut self,
        root: &Root<P>,
        limits: SearchLimits<'_>,
        mut tell: impl FnMut(&SearchResult<P::Move>),
    ) -> SearchResult<P::Move> {
        let deepest = limits.depth.min(MAX_LINE / 2);
        let mut run = SearchRun::new(self, root, limits);
        let mut found = SearchResult {
            score: 0,
            depth: 0,
            nodes: 0,
            line: root
                .position
                .legal_moves()
                .first()
                .copied()
                .into_iter()
                .collect(),
            solved: false,
        };
        for depth in 1..=deepest {
            let horizons = run.horizons;
            let score = run.deepen(root, depth, found.score);
            let stopped = run.stopped;
            if !run.lines[0].is_empty() {
                found.line.clone_from(&run.lines[0]);
                found.score = score.unwrap_or(found.score);
            }
            found.nodes = run.nodes;
            if stopped {
                break;
            }
            found.depth = depth;
            found.solved = run.horizons == horizons;
            tell(&found);
            // A win is searched up to its own length, because a shorter one may exist.
            if found.solved || (WIN - found.score.abs()) <= depth as i32 || found.line.is_empty() {
                break;
            }
        }
        found
    }

    /// The score of each root move that is less than `window` points worse than the best, at a fixed depth, with the line
    /// that begins with it.
    pub fn scores(
        &mut self,
        root: &Root<P>,
        depth: usize,
        window: i32,
    ) -> Vec<(i32, Vec<P::Move>)> {
        let mut never = || false;
        let limits = SearchLimits {
            depth,
            nodes: u64::MAX,
            should_stop: &mut never,
        };
        let mut run = SearchRun::new(self, root, limits);
        let mut best = -INFINITE;
        for shallow in 1..depth {
            run.deepen(root, shallow, 0);
        }
        let mut scored = Vec::new();
        let moves = root.position.legal_moves();
        let order = run.ordered(&root.position, &moves, run.engine.best_of(root), 0);
        for packed in order.into_iter().take(moves.len()) {
            let mv = moves[index_of(packed)];
            let alpha = (best - window).max(-INFINITE);
            let score = run.root_move(root, mv, depth, alpha);
            let mut line = vec![mv];
            line.extend_from_slice(&run.lines[1]);
            best = best.max(score);
            scored.push((score, line));
        }
        scored.retain(|(score, _)| *score > best - window);
        scored
    }

    /// Whether the search uses a technique.
    const fn uses(&self, technique: Technique) -> bool {
        P::TECHNIQUES.contains(technique) && self.techniques.contains(technique)
    }

    /// The code of the root's best move in the transposition table.
    fn best_of(&self, root: &Root<P>) -> u16 {
        let entry = self
            .table
            .get(key_with_clock::<P>(root.position.key(), root.clock));
        entry.map_or(NO_CODE, |entry| entry.code)
    }
}

/// A search in progress.
struct SearchRun<'e, 'l, P: Searchable> {
    engine: &'e mut AlphaBeta<P>,
    limits: SearchLimits<'l>,
    nodes: u64,
    stopped: bool,
    /// How often a score was used that a deeper search could change; if it stays the same, a subtree is solved.
    horizons: u64,
    /// The keys of the positions that lead here, including those of the game before the root.
    path: Vec<u64>,
    lines: Vec<Vec<P::Move>>,
    contempt: i32,
    root_depth: usize,
}

/// A node's place in the tree and the depth to search below it.
#[derive(Clone, Copy)]
struct SearchNode {
    depth: i32,
    ply: usize,
    /// The plies since the last capture.
    clock: usize,
}

impl<'e, 'l, P: Searchable> SearchRun<'e, 'l, P> {
    fn new(engine: &'e mut AlphaBeta<P>, root: &Root<P>, limits: SearchLimits<'l>) -> Self {
        engine.table.grow_older();
        engine.killers.fill([NO_CODE; 2]);
        for history in engine.history.iter_mut().flatten() {
            *history /= 8;
        }
        let contempt = engine.uses(Technique::Contempt)
            && root.position.evaluate(&engine.weights) > -P::MARGIN;
        Self {
            limits,
            nodes: 0,
            stopped: false,
            horizons: 0,
            path: root.earlier.clone(),
            lines: vec![Vec::new(); MAX_LINE + 2],
            contempt: if contempt { P::CONTEMPT } else { 0 },
            root_depth: 1,
            engine,
        }
    }

    /// Searches to a depth with an aspiration window. `None` if it was stopped before a score was certain: while moves are
    /// left, the best score so far is a lower bound, so a loss is not proved.
    fn deepen(&mut self, root: &Root<P>, depth: usize, expected: i32) -> Option<i32> {
        self.root_depth = depth;
        let place = SearchNode {
            depth: depth as i32,
            ply: 0,
            clock: root.clock,
        };
        let narrow = self.engine.uses(Technique::AspirationWindows);
        let mut width = if narrow && depth >= 5 && expected.abs() < PROVED {
            P::MARGIN / 3 + 1
        } else {
            INFINITE
        };
        let (mut low, mut high) = (
            (expected - width).max(-INFINITE),
            (expected + width).min(INFINITE),
        );
        loop {
            let score = self.visit(&root.position, place, low, high);
            if self.stopped {
                return (!self.lines[0].is_empty() && score > low.max(-PROVED)).then_some(score);
            }
            width = width.saturating_mul(4).min(INFINITE);
            if score <= low && low > -INFINITE {
                low = (score - width).max(-INFINITE);
            } else if score >= high && high < INFINITE {
                high = (score + width).min(INFINITE);
            } else {
                return Some(score);
            }
        }
    }

    /// The score of one root move; exact if above `alpha`.
    fn root_move(&mut self, root: &Root<P>, mv: P::Move, depth: usize, alpha: i32) -> i32 {
        self.root_depth = depth;
        self.lines[1].clear();
        if root.position.wins(mv) {
            return WIN - 1;
        }
        let mut child = root.position.clone();
        child.play_unchecked(mv);
        let place = SearchNode {
            depth: depth as i32 - 1,
            ply: 1,
            clock: clock_after(&root.position, mv, root.clock),
        };
        self.path.push(root.position.key());
        let score = -self.visit(&child, place, -INFINITE, -alpha);
        self.path.pop();
        score
    }

    fn out_of_budget(&mut self) -> bool {
        if !self.stopped && self.nodes.is_multiple_of(NODES_BETWEEN_QUESTIONS) {
            pause();
            self.stopped = (self.limits.should_stop)();
        }
        self.stopped |= self.nodes >= self.limits.nodes;
        self.stopped
    }

    /// The score of a draw. Contempt: the side to move at the root avoids draws unless it is behind.
    const fn drawn(&self, ply: usize) -> i32 {
        if ply.is_multiple_of(2) {
            -self.contempt
        } else {
            self.contempt
        }
    }

    /// The score of a finished game.
    fn final_score(&self, node: &P, outcome: Outcome, ply: usize) -> i32 {
        match outcome.winner() {
            Some(winner) if winner == node.side_to_move() => WIN - ply as i32,
            Some(_) => ply as i32 - WIN,
            None => self.drawn(ply),
        }
    }

    /// The score of a repeated position. In games that count points it is an estimate, because the game ends only at
    /// the third occurrence.
    fn repetition_score(&mut self, node: &P, ply: usize) -> i32 {
        self.horizons += 1;
        match node.stopped(Reason::REPETITION) {
            Outcome::Draw { .. } => self.drawn(ply),
            Outcome::Win { .. } => node.evaluate(&self.engine.weights),
        }
    }

    fn occurred(&self, key: u64, clock: usize) -> bool {
        // Only positions with the same side to move, so every second ply. No position repeats across a capture.
        let back = match P::LONG_GAME {
            LongGame::WithoutCapture(_) => clock,
            _ => usize::MAX,
        };
        let first = self.path.len().saturating_sub(back);
        let mut pairs = self.path[first..].rchunks_exact(2);
        pairs.any(|pair| pair[0] == key)
    }

    /// The score of a position in which the game is over, or in which the side to move wins at once.
    fn decided(&mut self, node: &P, moves: &[P::Move], ply: usize, clock: usize) -> Option<i32> {
        if moves.is_empty() {
            let lost = ply as i32 - WIN;
            let score = |outcome| self.final_score(node, outcome, ply);
            return Some(node.outcome().map_or(lost, score));
        }
        if plies_left::<P>(clock) == 0 {
            return Some(self.final_score(node, node.stopped(Reason::LONG_GAME), ply));
        }
        let mv = node.winning(moves)?;
        self.lines[ply].push(mv);
        Some(WIN - 1 - ply as i32)
    }
}
