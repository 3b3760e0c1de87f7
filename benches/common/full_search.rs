//! A plain full search of any game: who can force a win within some plies. It knows the rules and nothing of `search`: no
//! evaluation, no bounds and no reductions; so it can check what the real search has proved.

use std::collections::HashMap;
use std::hash::Hash;

use banyan::rules::{Position, Side};

/// Whether a side can force a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It wins within the plies.
    Wins,
    /// It never wins: every line that matters has ended otherwise.
    Never,
    /// It does not win within the plies.
    Open,
}

/// The search for forced wins of one side. Positions are remembered with the plies for which the verdict holds.
pub struct FullSearch<P> {
    side: Side,
    left: usize,
    known: HashMap<P, (Verdict, usize)>,
}

impl<P: Position + Hash + Eq> FullSearch<P> {
    /// A search that gives up after so many positions.
    pub fn new(side: Side, most: usize) -> Self {
        Self {
            side,
            left: most,
            known: HashMap::new(),
        }
    }

    /// Whether the side can force a win within some plies; `None` if it gave up.
    pub fn forces(&mut self, position: &P, plies: usize) -> Option<Verdict> {
        if let Some(outcome) = position.outcome() {
            let won = outcome.winner() == Some(self.side);
            return Some(if won { Verdict::Wins } else { Verdict::Never });
        }
        match self.known.get(position) {
            Some((Verdict::Never, _)) => return Some(Verdict::Never),
            Some((Verdict::Wins, within)) if plies >= *within => return Some(Verdict::Wins),
            Some((Verdict::Open, within)) if plies <= *within => return Some(Verdict::Open),
            _ => {}
        }
        self.left = self.left.checked_sub(1)?;
        if plies == 0 {
            return Some(Verdict::Open);
        }
        let verdict = self.by_moves(position, plies)?;
        self.known.insert(position.clone(), (verdict, plies));
        Some(verdict)
    }

    fn by_moves(&mut self, position: &P, plies: usize) -> Option<Verdict> {
        let ours = position.side_to_move() == self.side;
        let (good, bad) = if ours {
            (Verdict::Wins, Verdict::Never)
        } else {
            (Verdict::Never, Verdict::Wins)
        };
        let mut verdict = bad;
        let mut next: Vec<P> = position
            .legal_moves()
            .iter()
            .map(|mv| {
                let mut next = position.clone();
                next.play_unchecked(*mv);
                next
            })
            .collect();
        // Those with few points for the side to move now come last.
        next.sort_by_key(|next| {
            let points = next.points(false).unwrap_or_default();
            let us = position.side_to_move().index();
            points[1 - us] - points[us]
        });
        for next in next {
            match self.forces(&next, plies - 1)? {
                found if found == good => return Some(good),
                Verdict::Open => verdict = Verdict::Open,
                _ => {}
            }
        }
        Some(verdict)
    }
}
