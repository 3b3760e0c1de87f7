//! Proves what a puzzle claims, by search without an evaluation: that a side wins within a number of plies, or gains a
//! number of points within them. Knows no puzzle.

use crate::rules::Position;
use crate::rules::dobutsu::Dobutsu;
use crate::search::Solution;
use crate::search::exact::ExactValue;
use crate::search::game::Searchable;

/// The number of entries of a prover's table.
const TABLE_ENTRIES: usize = 1 << 15;
/// The most plies that a proof looks ahead.
const MAX_PROOF_PLIES: usize = 32;

/// Answers who wins by force, and how soon.
pub trait Oracle<P> {
    /// The number of plies in which the side to move wins, at most `most`; `None` if it does not win within them.
    fn wins(&mut self, position: &P, most: usize) -> Option<usize>;

    /// The number of plies in which the side to move is beaten, at most `most`; `None` if it holds out longer.
    fn loses(&mut self, position: &P, most: usize) -> Option<usize>;
}

/// Whether the side that has just moved has won.
fn has_won<P: Position>(after: &P) -> bool {
    let outcome = after.outcome();
    outcome.is_some_and(|outcome| outcome.winner() == Some(after.side_to_move().other()))
}

fn played<P: Position>(position: &P, mv: P::Move) -> P {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}

/// The indices of `count` moves: `first`, the most promising one, and then the others.
fn beginning_with(first: usize, count: usize) -> impl Iterator<Item = usize> {
    let others = (0..count).filter(move |at| *at != first);
    Some(first)
        .filter(|first| *first < count)
        .into_iter()
        .chain(others)
}

/// What a prover remembers of a position.
#[derive(Clone, Copy, Default)]
struct ProofEntry {
    key: u64,
    /// A win within this many plies is proved; 0 if none is.
    won: u8,
    /// A win within this many plies is excluded.
    open: u8,
    /// The number of the winning move in the list of moves, or of the one that was tried last.
    best: u8,
}

/// Proves wins by searching every move and every reply.
pub struct Prover {
    /// Empty until it is needed.
    table: Vec<ProofEntry>,
    /// The number of the latest reply that refuted a move, by the plies that were left.
    refutations: [usize; MAX_PROOF_PLIES + 1],
    /// The positions visited so far.
    pub nodes: u64,
    /// No more positions than this are visited; then every answer is "no", and nothing is proved.
    pub most: u64,
}

impl Prover {
    /// A prover that visits at most this many positions.
    #[must_use]
    pub fn new(most: u64) -> Self {
        Self {
            table: Vec::new(),
            refutations: [0; MAX_PROOF_PLIES + 1],
            nodes: 0,
            most,
        }
    }

    /// Whether the search was cut short, so that its answers prove nothing.
    #[must_use]
    pub const fn spent(&self) -> bool {
        self.nodes >= self.most
    }

    fn wins_within<P: Searchable>(&mut self, position: &P, plies: usize) -> bool {
        self.nodes += 1;
        if self.spent() {
            return false;
        }
        let moves = position.legal_moves();
        if plies <= 1 {
            return plies == 1 && moves.iter().any(|mv| has_won(&played(position, *mv)));
        }
        if self.table.is_empty() {
            self.table = vec![ProofEntry::default(); TABLE_ENTRIES];
        }
        let key = position.key();
        let at = key as usize % TABLE_ENTRIES;
        let known = Some(self.table[at]).filter(|known| known.key == key);
        let known = known.unwrap_or(ProofEntry {
            key,
            ..ProofEntry::default()
        });
        if known.won > 0 && usize::from(known.won) <= plies {
            return true;
        }
        if usize::from(known.open) >= plies {
            return false;
        }
        let winning = beginning_with(known.best.into(), moves.len()).find(|index| {
            let after = played(position, moves[*index]);
            has_won(&after) || (after.outcome().is_none() && self.loses_within(&after, plies - 1))
        });
        if self.spent() {
            return false;
        }
        self.table[at] = match winning {
            Some(index) => ProofEntry {
                won: plies as u8,
                best: index as u8,
                ..known
            },
            None => ProofEntry {
                open: plies as u8,
                ..known
            },
        };
        winning.is_some()
    }

    fn loses_within<P: Searchable>(&mut self, position: &P, plies: usize) -> bool {
        let moves = position.legal_moves();
        for index in beginning_with(self.refutations[plies], moves.len()) {
            let after = played(position, moves[index]);
            let beaten = match after.outcome() {
                Some(outcome) => outcome.winner() == Some(after.side_to_move()),
                None => plies >= 2 && self.wins_within(&after, plies - 1),
            };
            if !beaten {
                self.refutations[plies] = index;
                return false;
            }
        }
        true
    }
}

impl<P: Searchable> Oracle<P> for Prover {
    fn wins(&mut self, position: &P, most: usize) -> Option<usize> {
        (1..=most.min(MAX_PROOF_PLIES))
            .step_by(2)
            .find(|plies| self.wins_within(position, *plies))
    }

    fn loses(&mut self, position: &P, most: usize) -> Option<usize> {
        (2..=most.min(MAX_PROOF_PLIES))
            .step_by(2)
            .find(|plies| self.loses_within(position, *plies))
    }
}

/// The solution of Dōbutsu Shōgi as an oracle: it is exact, so it ignores the limits on plies.
pub struct Solved<'a>(pub &'a dyn Solution);

impl Oracle<Dobutsu> for Solved<'_> {
    fn wins(&mut self, position: &Dobutsu, _: usize) -> Option<usize> {
        match self.0.value(position)? {
            ExactValue::Win(plies) => Some(usize::from(plies)),
            ExactValue::Loss(_) | ExactValue::Draw => None,
        }
    }

    fn loses(&mut self, position: &Dobutsu, _: usize) -> Option<usize> {
        match self.0.value(position)? {
            ExactValue::Loss(plies) => Some(usize::from(plies)),
            ExactValue::Win(_) | ExactValue::Draw => None,
        }
    }
}

/// The only line in which the side to move wins in exactly `plies`: at each of its turns every other move fails, and the
/// opponent holds out as long as possible. `None` if a turn has two winning moves or if the win takes another number of
/// plies.
///
/// A move fails if it does not win within two plies more than the winning one; by the exact oracle of Dōbutsu Shōgi, if
/// it does not win at all. `fits` chooses among replies that hold out equally long, given the plies that are left.
pub fn winning_line<P: Searchable>(
    oracle: &mut dyn Oracle<P>,
    position: &P,
    plies: usize,
    fits: &dyn Fn(usize, P::Move) -> bool,
) -> Option<Vec<P::Move>> {
    let mut winning = None;
    for mv in position.legal_moves().iter() {
        let after = played(position, *mv);
        let wins = match after.outcome() {
            Some(_) => has_won(&after).then_some(1),
            None => oracle.loses(&after, plies + 1).map(|more| more + 1),
        };
        if let Some(wins) = wins {
            if winning.is_some() || wins != plies {
                return None;
            }
            winning = Some((*mv, after));
        }
    }
    let (mv, after) = winning?;
    if plies == 1 {
        return Some(vec![mv]);
    }
    for reply in after.legal_moves().iter() {
        let next = played(&after, *reply);
        if fits(plies - 1, *reply)
            && next.outcome().is_none()
            && oracle.wins(&next, plies - 2) == Some(plies - 2)
            && let Some(rest) = winning_line(oracle, &next, plies - 2, fits)
        {
            return Some([mv, *reply].into_iter().chain(rest).collect());
        }
    }
    None
}

/// By how many points the side to move is ahead after `plies` more plies of best play, within `alpha` and `beta`.
fn lead<P: Position>(
    position: &P,
    plies: usize,
    mut alpha: i32,
    beta: i32,
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    let over = position.outcome().is_some();
    if plies == 0 || over {
        let us = position.side_to_move().index();
        let points = position.points(over).unwrap_or_default();
        return points[us] - points[1 - us];
    }
    for mv in position.legal_moves().iter() {
        let lead = -lead(&played(position, *mv), plies - 1, -beta, -alpha, nodes);
        alpha = alpha.max(lead);
        if alpha >= beta {
            break;
        }
    }
    alpha
}

/// More than any lead.
const MAX_POINTS: i32 = 10_000;

/// Each move with the lead after `plies` plies that begin with it.
fn leads<P: Position>(position: &P, plies: usize, nodes: &mut u64) -> Vec<(P::Move, i32)> {
    let moves = position.legal_moves();
    let lead = |mv: &P::Move| {
        let after = played(position, *mv);
        (
            *mv,
            -lead(&after, plies - 1, -MAX_POINTS, MAX_POINTS, nodes),
        )
    };
    moves.iter().map(lead).collect()
}

/// The only line in which the side to move gains most within `plies` plies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain<M> {
    /// The moves of both sides.
    pub line: Vec<M>,
    /// The points that it gains on the opponent.
    pub points: i32,
    /// How much less the second best first move gains.
    pub margin: i32,
    /// The positions visited.
    pub nodes: u64,
}

/// Finds the line of the greatest [`Gain`], in which the opponent loses as little as possible; `None` if at one of its
/// turns the side to move has two equally good moves.
#[must_use]
pub fn gaining_line<P: Position>(position: &P, plies: usize) -> Option<Gain<P::Move>> {
    let us = position.side_to_move().index();
    let points = position.points(false)?;
    let mut nodes = 0;
    let mut all = leads(position, plies, &mut nodes);
    all.sort_by_key(|(_, lead)| -lead);
    let (mv, best) = *all.first()?;
    let second = all.get(1).map_or(-MAX_POINTS, |(_, lead)| *lead);
    let found = |line, nodes| Gain {
        line,
        points: best - (points[us] - points[1 - us]),
        margin: best - second,
        nodes,
    };
    if best == second {
        return None;
    }
    let after = played(position, mv);
    if plies <= 2 || after.outcome().is_some() {
        return Some(found(vec![mv], nodes));
    }
    for (reply, lead) in leads(&after, plies - 1, &mut nodes) {
        let next = played(&after, reply);
        if -lead != best {
            continue;
        }
        if next.outcome().is_some() {
            return Some(found(vec![mv], nodes));
        }
        if let Some(rest) = gaining_line(&next, plies - 2) {
            let line = [mv, reply].into_iter().chain(rest.line).collect();
            return Some(found(line, nodes + rest.nodes));
        }
    }
    None
}
