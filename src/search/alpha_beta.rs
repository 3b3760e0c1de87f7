//! Alpha-beta search with iterative deepening, for any game. Limits are nodes and plies, never time.

use super::game::{LONGEST, MOST_MOVES, PROVED, Searchable, WIN};
use super::order::{REDUCTIONS, bring_forward, index_of};
use super::root::{Found, Limits, Root, clock_after, plies_left, salted};
use super::transposition::{Bound, NO_CODE, SOLVED, Transpositions};
use crate::rules::LongGame;
use crate::rules::{Outcome, Reason};

/// Larger than every score.
const INFINITE: i32 = i16::MAX as i32;
/// The caller is asked after this many nodes whether to stop.
const NODES_BETWEEN_QUESTIONS: u64 = 1024;
/// The weights of killer moves and of the transposition table's move in move ordering.
const KILLER: i32 = 60_000;
const REMEMBERED: i32 = 4_000_000;
/// The bound on history values.
const HISTORY: i32 = 16_000;

/// The memory of a search (transposition table, killers, history), which helps the next search in the same game.
pub struct AlphaBeta<P: Searchable> {
    weights: P::Weights,
    table: Transpositions,
    killers: Vec<[u16; 2]>,
    history: [Vec<i32>; 2],
}

impl<P: Searchable> AlphaBeta<P> {
    /// A search with the evaluation of a ruleset and a transposition table for about `entries` positions.
    pub fn new(rules: &P::Rules, entries: usize) -> Self {
        let parameters: Vec<i32> = P::PARAMETERS.iter().map(|(_, value)| *value).collect();
        Self::with_parameters(rules, entries, &parameters)
    }

    /// As [`new`](Self::new), with other evaluation parameters.
    pub fn with_parameters(rules: &P::Rules, entries: usize, parameters: &[i32]) -> Self {
        Self {
            weights: P::weights(rules, parameters),
            table: Transpositions::new(entries),
            killers: vec![[NO_CODE; 2]; LONGEST + 1],
            history: [vec![0; P::CODES], vec![0; P::CODES]],
        }
    }

    /// Searches one ply deeper each time, and reports the result of each depth to `tell`.
    pub fn search(
        &mut self,
        root: &Root<P>,
        limits: Limits<'_>,
        mut tell: impl FnMut(&Found<P::Move>),
    ) -> Found<P::Move> {
        let deepest = limits.depth.min(LONGEST / 2);
        let mut run = Run::new(self, root, limits);
        let mut found = Found {
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
            proved: false,
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
            let whole = run.horizons == horizons;
            found.proved = found.score.abs() >= PROVED || whole;
            tell(&found);
            // A win is searched up to its own length, because a shorter one may exist.
            if whole || (WIN - found.score.abs()) <= depth as i32 || found.line.is_empty() {
                break;
            }
        }
        found
    }

    /// The score of each root move that is less than `window` points worse than the best, at a fixed depth.
    pub fn scores(
        &mut self,
        root: &Root<P>,
        depth: usize,
        window: i32,
    ) -> Vec<(P::Move, i32, Vec<P::Move>)> {
        let mut never = || false;
        let limits = Limits {
            depth,
            nodes: u64::MAX,
            should_stop: &mut never,
        };
        let mut run = Run::new(self, root, limits);
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
            scored.push((mv, score, line));
        }
        scored.retain(|(_, score, _)| *score > best - window);
        scored
    }

    /// The code of the root's best move in the transposition table.
    fn best_of(&self, root: &Root<P>) -> u16 {
        let entry = self.table.get(salted::<P>(root.position.key(), root.clock));
        entry.map_or(NO_CODE, |entry| entry.code)
    }
}

/// A search in progress.
struct Run<'e, 'l, P: Searchable> {
    engine: &'e mut AlphaBeta<P>,
    limits: Limits<'l>,
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
struct Place {
    depth: i32,
    ply: usize,
    clock: usize,
    may_pass: bool,
}

impl<'e, 'l, P: Searchable> Run<'e, 'l, P> {
    fn new(engine: &'e mut AlphaBeta<P>, root: &Root<P>, limits: Limits<'l>) -> Self {
        engine.table.grow_older();
        engine.killers.fill([NO_CODE; 2]);
        for history in engine.history.iter_mut().flatten() {
            *history /= 8;
        }
        let ahead = root.position.evaluate(&engine.weights) >= P::MARGIN;
        Self {
            limits,
            nodes: 0,
            stopped: false,
            horizons: 0,
            path: root.earlier.clone(),
            lines: vec![Vec::new(); LONGEST + 2],
            contempt: if ahead { P::CONTEMPT } else { 0 },
            root_depth: 1,
            engine,
        }
    }

    /// Searches to a depth with an aspiration window. `None` if it was stopped before the first move was searched.
    fn deepen(&mut self, root: &Root<P>, depth: usize, expected: i32) -> Option<i32> {
        self.root_depth = depth;
        let place = Place {
            depth: depth as i32,
            ply: 0,
            clock: root.clock,
            may_pass: false,
        };
        let mut width = if depth >= 5 && expected.abs() < PROVED {
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
                return (!self.lines[0].is_empty() && score > low).then_some(score);
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
        let place = Place {
            depth: depth as i32 - 1,
            ply: 1,
            clock: clock_after(&root.position, mv, root.clock),
            may_pass: true,
        };
        self.path.push(root.position.key());
        let score = -self.visit(&child, place, -INFINITE, -alpha);
        self.path.pop();
        score
    }

    fn out_of_budget(&mut self) -> bool {
        if !self.stopped && self.nodes.is_multiple_of(NODES_BETWEEN_QUESTIONS) {
            self.stopped = (self.limits.should_stop)();
        }
        self.stopped |= self.nodes >= self.limits.nodes;
        self.stopped
    }

    /// The score of a draw. Contempt: the side to move at the root avoids draws if it is ahead.
    const fn drawn(&self, ply: usize) -> i32 {
        if ply.is_multiple_of(2) {
            -self.contempt
        } else {
            self.contempt
        }
    }

    fn settled(&self, node: &P, outcome: Outcome, ply: usize) -> i32 {
        match outcome.winner() {
            Some(winner) if winner == node.side_to_move() => WIN - ply as i32,
            Some(_) => ply as i32 - WIN,
            None => self.drawn(ply),
        }
    }

    /// The score of a repeated position. In games that count points it is an estimate, because the game ends only at
    /// the third occurrence.
    fn repeated(&mut self, node: &P, ply: usize) -> i32 {
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
        let path = self.path.iter().rev().take(back);
        path.skip(1).step_by(2).any(|earlier| *earlier == key)
    }

    /// The moves in the order in which they are tried, each packed with its index.
    fn ordered(
        &self,
        node: &P,
        moves: &[P::Move],
        remembered: u16,
        ply: usize,
    ) -> [i32; MOST_MOVES] {
        let mut order = [i32::MIN; MOST_MOVES];
        let killers = self.engine.killers[ply];
        let history = &self.engine.history[node.side_to_move().index()];
        for (i, &mv) in moves.iter().enumerate() {
            let code = P::code(mv);
            let gain = node.gain(&self.engine.weights, mv);
            let worth = if code == remembered {
                REMEMBERED
            } else if gain > 0 {
                2 * KILLER + gain
            } else if code == killers[0] {
                KILLER
            } else if code == killers[1] {
                KILLER - 1
            } else {
                history[usize::from(code)]
            };
            order[i] = worth * 256 + (255 - i as i32);
        }
        order
    }

    #[expect(clippy::too_many_lines, reason = "a node in the order of its work")]
    fn visit(&mut self, node: &P, place: Place, mut alpha: i32, mut beta: i32) -> i32 {
        let Place {
            mut depth,
            ply,
            clock,
            may_pass,
        } = place;
        self.lines[ply].clear();
        let urgent = node.urgent();
        if urgent && depth <= 0 && ply < 2 * self.root_depth {
            depth = 1;
        }
        let key = node.key();
        if ply > 0 && self.occurred(key, clock) {
            self.nodes += 1;
            return self.repeated(node, ply);
        }
        if depth <= 0 {
            return self.quiesce(node, alpha, beta, ply, clock);
        }
        if self.out_of_budget() {
            return 0;
        }
        self.nodes += 1;
        let on_line = beta - alpha > 1;
        let salted = salted::<P>(key, clock);
        let entry = self.engine.table.get(salted);
        if let Some(entry) = entry
            && ply > 0
            && !on_line
            && i32::from(entry.depth) >= depth
        {
            let score = entry.score(ply);
            let far = score.abs() >= PROVED
                && (WIN - score.abs()) as usize > plies_left::<P>(clock).saturating_add(ply);
            let fits = match entry.bound() {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if fits && !far {
                self.horizons += u64::from(entry.depth != SOLVED);
                return score;
            }
        }
        let moves = node.legal_moves();
        if moves.is_empty() {
            let lost = ply as i32 - WIN;
            return node
                .outcome()
                .map_or(lost, |outcome| self.settled(node, outcome, ply));
        }
        if plies_left::<P>(clock) == 0 {
            return self.settled(node, node.stopped(Reason::LONG_GAME), ply);
        }
        if let Some(&mv) = moves.iter().find(|mv| node.wins(**mv)) {
            self.lines[ply].push(mv);
            return WIN - 1 - ply as i32;
        }
        if ply >= LONGEST - 1 {
            self.horizons += 1;
            return node.evaluate(&self.engine.weights);
        }
        // Mate distance pruning: nothing is better than a win with the next move or worse than an immediate loss.
        if ply > 0 {
            alpha = alpha.max(ply as i32 - WIN);
            beta = beta.min(WIN - 1 - ply as i32);
            if alpha >= beta {
                return alpha;
            }
        }
        let selective = P::SELECTIVE && !on_line && !urgent && alpha.abs() < PROVED && ply > 0;
        let worth = if selective {
            node.evaluate(&self.engine.weights)
        } else {
            0
        };
        if selective {
            if depth <= 6 && worth - P::MARGIN * depth >= beta {
                self.horizons += 1;
                return worth;
            }
            if P::PASSES && may_pass && depth >= 3 && worth >= beta {
                let less = 3 + depth / 4 + ((worth - beta) / (2 * P::MARGIN)).min(2);
                let passed = Place {
                    depth: depth - 1 - less,
                    ply: ply + 1,
                    clock: clock + 1,
                    may_pass: false,
                };
                self.path.push(key);
                let score = -self.visit(&node.passed(), passed, -beta, 1 - beta);
                self.path.pop();
                if self.stopped {
                    return 0;
                }
                if score >= beta {
                    self.horizons += 1;
                    return if score >= PROVED { beta } else { score };
                }
            }
        }
        let remembered = entry.map_or(NO_CODE, |entry| entry.code);
        if P::SELECTIVE && remembered == NO_CODE && depth >= 5 {
            depth -= 1;
        }

        let horizons = self.horizons;
        let mut order = self.ordered(node, &moves, remembered, ply);
        let order = &mut order[..moves.len()];
        let (mut best, mut best_code, before) = (-INFINITE, NO_CODE, alpha);
        let side = node.side_to_move().index();
        self.path.push(key);
        for tried in 0..order.len() {
            bring_forward(&mut order[tried..]);
            let mv = moves[index_of(order[tried])];
            let code = P::code(mv);
            let quiet = order[tried] >> 8 < KILLER - 1;
            if selective && quiet && tried > 0 && best > -PROVED {
                let hopeless = depth <= 5 && worth + P::MARGIN * (depth + 1) <= alpha;
                if hopeless || (depth <= 3 && tried as i32 > 5 + depth * depth) {
                    self.horizons += 1;
                    best = best.max((worth + P::MARGIN * (depth + 1)).min(alpha));
                    continue;
                }
            }
            let mut child = node.clone();
            child.play_unchecked(mv);
            let reduction = if P::REDUCES && quiet && depth >= 3 && tried >= 2 && !urgent {
                let less = REDUCTIONS[depth.min(63) as usize][tried.min(63)];
                let history = self.engine.history[side][usize::from(code)] / (HISTORY / 2);
                (less - i32::from(on_line) - history).clamp(0, depth - 2)
            } else {
                0
            };
            let mut place = Place {
                depth: depth - 1 - reduction,
                ply: ply + 1,
                clock: clock_after(node, mv, clock),
                may_pass: true,
            };
            let mut score;
            if tried == 0 {
                score = -self.visit(&child, place, -beta, -alpha);
            } else {
                score = -self.visit(&child, place, -alpha - 1, -alpha);
                if score > alpha && reduction > 0 {
                    place.depth = depth - 1;
                    score = -self.visit(&child, place, -alpha - 1, -alpha);
                }
                if score > alpha && on_line && score < beta {
                    place.depth = depth - 1;
                    score = -self.visit(&child, place, -beta, -alpha);
                }
            }
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
            }
            if score > alpha {
                alpha = score;
                best_code = code;
                if on_line {
                    let (upper, lower) = self.lines.split_at_mut(ply + 1);
                    upper[ply].clear();
                    upper[ply].push(mv);
                    upper[ply].extend_from_slice(&lower[0]);
                }
            }
            if alpha >= beta {
                if quiet || order[tried] >> 8 <= KILLER {
                    self.learn(&moves, order, tried, depth, ply, side);
                }
                break;
            }
        }
        self.path.pop();
        if self.stopped {
            return best;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > before {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let solved = self.horizons == horizons;
        let depth = if solved { SOLVED } else { depth.min(100) as i8 };
        self.engine
            .table
            .put(salted, best_code, best, depth, bound, ply);
        best
    }

    /// A quiet move caused a cutoff: it becomes a killer and gains history; quiet moves tried before it lose history.
    fn learn(
        &mut self,
        moves: &[P::Move],
        order: &[i32],
        tried: usize,
        depth: i32,
        ply: usize,
        side: usize,
    ) {
        let best = P::code(moves[index_of(order[tried])]);
        let killers = &mut self.engine.killers[ply];
        if killers[0] != best {
            *killers = [best, killers[0]];
        }
        let bonus = (depth * depth * 16).min(HISTORY / 4);
        let history = &mut self.engine.history[side];
        for (i, packed) in order[..=tried].iter().enumerate() {
            if packed >> 8 > KILLER {
                continue;
            }
            let value = &mut history[usize::from(P::code(moves[index_of(*packed)]))];
            let change = if i == tried { bonus } else { -bonus };
            *value += change - *value * bonus / HISTORY;
        }
    }

    /// Quiescence search: plays out captures and other gains, so that no position is scored in the middle of an
    /// exchange.
    fn quiesce(&mut self, node: &P, mut alpha: i32, beta: i32, ply: usize, clock: usize) -> i32 {
        self.lines[ply].clear();
        if self.out_of_budget() {
            return 0;
        }
        self.nodes += 1;
        let mut worth = 0;
        if P::SELECTIVE {
            worth = node.evaluate(&self.engine.weights);
            if worth >= beta && plies_left::<P>(clock) > 0 {
                self.horizons += 1;
                return worth;
            }
        }
        let moves = node.legal_moves();
        if moves.is_empty() {
            let lost = ply as i32 - WIN;
            return node
                .outcome()
                .map_or(lost, |outcome| self.settled(node, outcome, ply));
        }
        if plies_left::<P>(clock) == 0 {
            return self.settled(node, node.stopped(Reason::LONG_GAME), ply);
        }
        if let Some(&mv) = moves.iter().find(|mv| node.wins(**mv)) {
            self.lines[ply].push(mv);
            return WIN - 1 - ply as i32;
        }
        self.horizons += 1;
        if !P::SELECTIVE {
            worth = node.evaluate(&self.engine.weights);
        }
        let mut best = worth;
        if best >= beta || ply >= LONGEST - 1 || !P::SELECTIVE {
            return best;
        }
        alpha = alpha.max(best);
        let mut order = [i32::MIN; MOST_MOVES];
        let mut loud = 0;
        for (i, &mv) in moves.iter().enumerate() {
            let gain = node.gain(&self.engine.weights, mv);
            if gain > 0 && worth + gain + 2 * P::MARGIN > alpha {
                order[loud] = gain * 256 + (255 - i as i32);
                loud += 1;
            }
        }
        order[..loud].sort_unstable_by_key(|packed| std::cmp::Reverse(*packed));
        for packed in &order[..loud] {
            let mv = moves[index_of(*packed)];
            let mut child = node.clone();
            child.play_unchecked(mv);
            let clock = clock_after(node, mv, clock);
            let score = -self.quiesce(&child, -beta, -alpha, ply + 1, clock);
            if self.stopped {
                return best;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                if score >= beta {
                    break;
                }
            }
        }
        best
    }
}
