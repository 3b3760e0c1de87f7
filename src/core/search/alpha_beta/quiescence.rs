//! Quiescence search: plays out captures and other gains, so that no position is scored in the middle of an exchange.

use super::super::game::{MAX_LINE, MAX_MOVES, Searchable};
use super::super::order::index_of;
use super::super::root::{clock_after, plies_left};
use super::super::techniques::Technique;
use super::SearchRun;

impl<P: Searchable> SearchRun<'_, '_, P> {
    /// The score of a node at the end of the full-width search.
    pub(super) fn quiesce(
        &mut self,
        node: &P,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        clock: usize,
    ) -> i32 {
        self.lines[ply].clear();
        if self.out_of_budget() {
            return 0;
        }
        self.nodes += 1;
        let mut worth = 0;
        let quiescence = self.engine.uses(Technique::Quiescence);
        if quiescence {
            worth = node.evaluate(&self.engine.weights);
            if worth >= beta && plies_left::<P>(clock) > 0 {
                self.horizons += 1;
                return worth;
            }
        }
        let moves = if node.is_plain() && plies_left::<P>(clock) > 0 {
            node.gaining_moves()
        } else {
            let moves = node.legal_moves();
            if let Some(score) = self.decided(node, &moves, ply, clock) {
                return score;
            }
            moves
        };
        self.horizons += 1;
        if !quiescence {
            worth = node.evaluate(&self.engine.weights);
        }
        let mut best = worth;
        if best >= beta || ply >= MAX_LINE - 1 || !quiescence {
            return best;
        }
        alpha = alpha.max(best);
        let mut order = [i32::MIN; MAX_MOVES];
        let mut loud = 0;
        for (i, &mv) in moves.iter().enumerate() {
            let gain = node.gain(&self.engine.weights, mv);
            if gain > 0 && worth + gain + 2 * P::MARGIN > alpha {
                order[loud] = gain * 256 + (255 - i as i32);
                loud += 1;
            }
        }
        order[..loud].sort_unstable_by(|a, b| b.cmp(a));
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
