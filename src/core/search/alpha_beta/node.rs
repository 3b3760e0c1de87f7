//! Visits a node of the alpha-beta search: transposition table, pruning, and the loop over its moves.

use super::super::game::{MAX_LINE, MAX_MOVES, PROVED, Searchable, WIN};
use super::super::order::{REDUCTIONS, bring_forward, index_of};
use super::super::root::{clock_after, key_with_clock, plies_left};
use super::super::techniques::Technique;
use super::super::transposition::{Bound, NO_CODE, SOLVED, TableEntry};
use super::{INFINITE, SearchNode, SearchRun};

/// The weights of killer moves and of the transposition table's move in move ordering.
const KILLER: i32 = 60_000;
const REMEMBERED: i32 = 4_000_000;
/// The bound on history values.
const HISTORY: i32 = 16_000;

/// The greatest depth at which late quiet moves are left out.
const LATE_DEPTH: i32 = 3;

/// How many moves are selected one by one before the others are sorted.
const SELECTED: usize = 3;

/// What the loop over a node's moves needs to know.
#[derive(Clone, Copy)]
struct Visit {
    place: SearchNode,
    /// The search window.
    alpha: i32,
    beta: i32,
    /// Whether the node is on the principal variation, so that its exact score matters.
    on_line: bool,
    /// Whether the opponent threatens to win at once.
    urgent: bool,
    /// Whether moves may be pruned.
    selective: bool,
    /// The evaluation, if `selective`.
    worth: i32,
    /// The transposition table's move.
    remembered: u16,
}

/// The search window of a node (mate distance pruning): nothing is better than a win with the next move or worse than an
/// immediate loss.
#[inline]
fn within_mate_distance(alpha: i32, beta: i32, ply: i32) -> (i32, i32) {
    (alpha.max(ply - WIN), beta.min(WIN - 1 - ply))
}

impl<P: Searchable> SearchRun<'_, '_, P> {
    /// The score of a node: exact if it is between `alpha` and `beta`, otherwise a bound.
    pub(super) fn visit(
        &mut self,
        node: &P,
        mut place: SearchNode,
        mut alpha: i32,
        mut beta: i32,
    ) -> i32 {
        let SearchNode { ply, clock, .. } = place;
        self.lines[ply].clear();
        let urgent = node.urgent();
        place.depth = self.extended(place, urgent);
        let key = node.key();
        if ply > 0 && self.occurred(key, clock) {
            self.nodes += 1;
            return self.repetition_score(node, ply);
        }
        if place.depth <= 0 {
            return self.quiesce(node, alpha, beta, ply, clock);
        }
        if self.out_of_budget() {
            return 0;
        }
        self.nodes += 1;
        let on_line = beta - alpha > 1;
        let table_key = key_with_clock::<P>(key, clock);
        let entry = self.engine.table.get(table_key);
        let known = entry.filter(|_| ply > 0 && !on_line);
        if let Some(score) = known.and_then(|known| self.known(known, place, alpha, beta)) {
            return score;
        }
        let moves = node.legal_moves();
        let plain = node.is_plain() && plies_left::<P>(clock) > 0;
        if !plain && let Some(score) = self.decided(node, &moves, ply, clock) {
            return score;
        }
        if ply >= MAX_LINE - 1 {
            self.horizons += 1;
            return node.evaluate(&self.engine.weights);
        }
        if ply > 0 {
            (alpha, beta) = within_mate_distance(alpha, beta, ply as i32);
            if alpha >= beta {
                return alpha;
            }
        }
        let selective = self.is_selective(place.depth)
            && !on_line
            && !urgent
            && alpha.abs() < PROVED
            && ply > 0;
        let mut worth = 0;
        if selective {
            worth = node.evaluate(&self.engine.weights);
            if self.is_far_above(worth, beta, place.depth) {
                self.horizons += 1;
                return worth;
            }
        }
        let visit = Visit {
            place,
            alpha,
            beta,
            on_line,
            urgent,
            selective,
            worth,
            remembered: entry.map_or(NO_CODE, |entry| entry.code),
        };
        self.path.push(key);
        let best = self.best_score(node, &moves, table_key, visit);
        self.path.pop();
        best
    }

    /// The depth of a node: a leaf is searched one ply deeper if the opponent threatens to win at once.
    #[inline]
    fn extended(&self, place: SearchNode, urgent: bool) -> i32 {
        let SearchNode { depth, ply, .. } = place;
        let extends = urgent && depth <= 0 && ply < 2 * self.root_depth;
        if extends && self.engine.uses(Technique::ThreatExtension) {
            1
        } else {
            depth
        }
    }

    /// Whether the evaluation may decide that a node of this depth, or one of its moves, is not searched.
    const fn is_selective(&self, depth: i32) -> bool {
        self.engine.uses(Technique::ReverseFutility)
            || depth <= LATE_DEPTH && self.engine.uses(Technique::LateMovePruning)
    }

    /// The score of a node by its moves, which it stores in the transposition table under that key.
    #[inline]
    fn best_score(&mut self, node: &P, moves: &[P::Move], table_key: u64, visit: Visit) -> i32 {
        let horizons = self.horizons;
        let (best, code) = self.best_child(node, moves, visit);
        if !self.stopped {
            let solved = self.horizons == horizons;
            self.remember(table_key, &visit, best, code, solved);
        }
        best
    }

    /// Stores the score of a node and the code of its best move in the transposition table.
    #[inline]
    fn remember(&mut self, key: u64, visit: &Visit, best: i32, code: u16, solved: bool) {
        let bound = if best >= visit.beta {
            Bound::Lower
        } else if best > visit.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let SearchNode { depth, ply, .. } = visit.place;
        let depth = if solved { SOLVED } else { depth.min(100) as i8 };
        let table = &mut self.engine.table;
        table.put(key, code, best, depth, bound, ply);
    }

    /// The score of an entry of the transposition table, if it answers this search.
    fn known(
        &mut self,
        entry: TableEntry,
        place: SearchNode,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        if i32::from(entry.depth) < place.depth {
            return None;
        }
        let score = entry.score(place.ply);
        let plies = (WIN - score.abs()) as usize;
        let left = plies_left::<P>(place.clock).saturating_add(place.ply);
        let fits = match entry.bound() {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        // A win that needs more plies than the long-game rule leaves is none here.
        if !fits || (score.abs() >= PROVED && plies > left) {
            return None;
        }
        self.horizons += u64::from(entry.depth != SOLVED);
        Some(score)
    }

    /// Whether the evaluation of a node near the leaves is so good that its moves need no search (reverse futility
    /// pruning).
    #[inline]
    const fn is_far_above(&self, worth: i32, beta: i32, depth: i32) -> bool {
        self.engine.uses(Technique::ReverseFutility)
            && depth <= 6
            && worth - P::MARGIN * depth >= beta
    }

    /// Searches the moves of a node: the best score, and the code of its move if it is better than `alpha`.
    fn best_child(&mut self, node: &P, moves: &[P::Move], visit: Visit) -> (i32, u16) {
        let SearchNode { depth, ply, .. } = visit.place;
        let mut order = self.ordered(node, moves, visit.remembered, ply);
        let order = &mut order[..moves.len()];
        let (mut best, mut best_code, mut alpha) = (-INFINITE, NO_CODE, visit.alpha);
        let prunes_late =
            visit.selective && depth <= LATE_DEPTH && self.engine.uses(Technique::LateMovePruning);
        let hopeful = visit.worth + P::MARGIN * (depth + 1);
        for tried in 0..order.len() {
            match tried {
                0..SELECTED => bring_forward(&mut order[tried..]),
                // The first moves were not good enough, so probably all are tried.
                SELECTED => order[SELECTED..].sort_unstable_by(|a, b| b.cmp(a)),
                _ => {}
            }
            let mv = moves[index_of(order[tried])];
            let quiet = order[tried] >> 8 < KILLER - 1;
            let late = tried as i32 > 5 + depth * depth;
            if prunes_late && quiet && late && best > -PROVED {
                self.horizons += 1;
                best = best.max(hopeful.min(alpha));
                continue;
            }
            let score = self.child(node, mv, tried, quiet, Visit { alpha, ..visit });
            if self.stopped {
                break;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_code = P::code(mv);
                if visit.on_line {
                    let (upper, lower) = self.lines.split_at_mut(ply + 1);
                    upper[ply].clear();
                    upper[ply].push(mv);
                    upper[ply].extend_from_slice(&lower[0]);
                }
            }
            if alpha >= visit.beta {
                if quiet || order[tried] >> 8 <= KILLER {
                    let side = node.side_to_move().index();
                    self.learn(moves, order, tried, depth, ply, side);
                }
                break;
            }
        }
        (best, best_code)
    }

    /// The score of a move: the first with the full window, later ones with an empty window and perhaps less deeply, and
    /// again in full if they turn out well.
    fn child(&mut self, node: &P, mv: P::Move, tried: usize, quiet: bool, visit: Visit) -> i32 {
        let Visit {
            alpha,
            beta,
            on_line,
            ..
        } = visit;
        let depth = visit.place.depth;
        let mut child = node.clone();
        child.play_unchecked(mv);
        let mut place = SearchNode {
            depth: depth - 1,
            ply: visit.place.ply + 1,
            clock: clock_after(node, mv, visit.place.clock),
        };
        if tried == 0 {
            return -self.visit(&child, place, -beta, -alpha);
        }
        let mut reduction = 0;
        let reduces = self.engine.uses(Technique::LateMoveReductions);
        if reduces && quiet && depth >= 3 && tried >= 2 && !visit.urgent {
            let less = REDUCTIONS[depth.min(63) as usize][tried.min(63)];
            let history = &self.engine.history[node.side_to_move().index()];
            let history = history[usize::from(P::code(mv))] / (HISTORY / 2);
            reduction = (less - i32::from(on_line) - history).clamp(0, depth - 2);
        }
        place.depth -= reduction;
        let mut score = -self.visit(&child, place, -alpha - 1, -alpha);
        place.depth = depth - 1;
        if score > alpha && reduction > 0 {
            score = -self.visit(&child, place, -alpha - 1, -alpha);
        }
        if score > alpha && on_line && score < beta {
            score = -self.visit(&child, place, -beta, -alpha);
        }
        score
    }

    /// The moves in the order in which they are tried, each packed with its index.
    pub(super) fn ordered(
        &self,
        node: &P,
        moves: &[P::Move],
        remembered: u16,
        ply: usize,
    ) -> [i32; MAX_MOVES] {
        let mut order = [i32::MIN; MAX_MOVES];
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
        let learns_killers = self.engine.uses(Technique::Killers);
        let killers = &mut self.engine.killers[ply];
        if learns_killers && killers[0] != best {
            *killers = [best, killers[0]];
        }
        if !self.engine.uses(Technique::History) {
            return;
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
}
