//! Finds the themes of a puzzle by checks on its line. Each check is described at the theme.

use super::proof::distance;
use super::puzzle::{Goal, Puzzle, Theme};
use crate::rules::jungle::{Animal, Jungle};
use crate::rules::o_an_quan::{OAnQuan, Step};
use crate::rules::{AnyPosition, Move, MoveKind, Outcome, Reason};

/// A long line, in moves of the solver.
const LONG: usize = 4;
/// In a race the opponent would win within this many plies if it were their turn.
const RACE: usize = 3;
/// The most positions that are searched for that.
const SEARCHED: u64 = 100_000;
/// The most pieces of an endgame.
const FEW: u32 = 3;

/// The themes of a puzzle, in the order of [`Theme::ALL`].
#[must_use]
pub fn themes(puzzle: &Puzzle) -> Vec<Theme> {
    Theme::ALL
        .into_iter()
        .filter(|theme| has(puzzle, *theme))
        .collect()
}

fn has(puzzle: &Puzzle, theme: Theme) -> bool {
    let reason = puzzle.outcome().map(Outcome::by);
    match theme {
        Theme::Fork => fork(puzzle),
        Theme::Lure => any_turn(puzzle, lured),
        Theme::Drop => of_kind(puzzle, MoveKind::DROP),
        Theme::Promote => of_kind(puzzle, MoveKind::PROMOTE),
        Theme::Try => reason == Some(Reason::TRY),
        Theme::Race => reason == Some(Reason::DEN) && any_turn(puzzle, raced),
        Theme::Jump => of_kind(puzzle, MoveKind::JUMP),
        Theme::Rat => of_kind(puzzle, MoveKind::SWIM) || of_kind(puzzle, MoveKind::LAND),
        Theme::Trap => any_turn(puzzle, trapped),
        Theme::Endgame => {
            let left = crate::rules::Side::ALL.map(|side| puzzle.position.pieces_left(side));
            matches!(left, [Some(first), Some(second)] if first + second <= FEW)
        }
        Theme::Chain => any_turn(puzzle, |turn| turn.before.captured_squares(turn.mv) > 1),
        Theme::Mandarin => any_turn(puzzle, |turn| {
            turn.steps()
                .iter()
                .any(|step| matches!(step, Step::Take { mandarin: true, .. }))
        }),
        Theme::Empty => any_turn(puzzle, |turn| {
            turn.steps()
                .iter()
                .any(|step| matches!(step, Step::Refill { .. }))
        }),
        Theme::Patience => patient(puzzle),
        Theme::Long => puzzle.moves() >= LONG,
    }
}

/// A move of the solver, and the reply to it if there is one.
struct Turn<'a> {
    before: &'a AnyPosition,
    mv: Move,
    after: AnyPosition,
    reply: Option<Move>,
}

impl Turn<'_> {
    /// The steps of a sowing; empty in other games.
    fn steps(&self) -> Vec<Step> {
        match (self.before, self.mv) {
            (AnyPosition::OAnQuan(position), Move::OAnQuan(mv)) => OAnQuan::effect(position, mv),
            _ => Vec::new(),
        }
    }
}

fn any_turn(puzzle: &Puzzle, holds: impl Fn(&Turn<'_>) -> bool) -> bool {
    puzzle.line.iter().enumerate().step_by(2).any(|(ply, mv)| {
        holds(&Turn {
            before: &puzzle.after(ply),
            mv: *mv,
            after: puzzle.after(ply + 1),
            reply: puzzle.line.get(ply + 1).copied(),
        })
    })
}

fn of_kind(puzzle: &Puzzle, kind: MoveKind) -> bool {
    any_turn(puzzle, |turn| {
        let described = turn.before.describe(turn.mv);
        described.is_some_and(|described| described.kind == kind)
    })
}

/// The reply takes on the square where the move ended. A sowing ends nowhere.
fn lured(turn: &Turn<'_>) -> bool {
    if matches!(turn.mv, Move::OAnQuan(_)) {
        return false;
    }
    let to = turn.before.describe(turn.mv).map(|described| described.to);
    let reply = turn.reply.and_then(|reply| turn.after.describe(reply));
    reply.is_some_and(|reply| reply.captured.is_some() && Some(reply.to) == to)
}

/// The move takes a stronger animal in a trap.
fn trapped(turn: &Turn<'_>) -> bool {
    let (AnyPosition::Jungle(position), Move::Jungle(mv)) = (turn.before, turn.mv) else {
        return false;
    };
    let kind = |square| position.piece_at(square).map(|piece| piece.kind);
    let (Some(animal), Some(victim)) = (kind(mv.from), kind(mv.to)) else {
        return false;
    };
    let always = (animal, victim) == (Animal::Rat, Animal::Elephant);
    position.is_trapped(mv.to) && victim.rank() > animal.rank() && !always
}

/// The opponent would win soon if it were their turn.
fn raced(turn: &Turn<'_>) -> bool {
    let AnyPosition::Jungle(position) = turn.before else {
        return false;
    };
    let passed = AnyPosition::Jungle(Jungle::passed(position));
    distance(&passed, RACE, SEARCHED).0.is_some()
}

/// After the move before the last, every reply loses at once, no single move wins after all of them, and two different
/// moves each win after at least two.
fn fork(puzzle: &Puzzle) -> bool {
    let Some(plies) = puzzle.line.len().checked_sub(2) else {
        return false;
    };
    if puzzle.goal != Goal::Win {
        return false;
    }
    let after = puzzle.after(plies);
    let replies = after.legal_moves();
    let mut winning: Vec<(Move, usize)> = Vec::new();
    for reply in &replies {
        let mut next = after.clone();
        if next.play(*reply).is_err() {
            return false;
        }
        for mv in next.legal_moves() {
            let mut end = next.clone();
            let played = end.play(mv).is_ok();
            if !played || end.outcome().and_then(Outcome::winner) != Some(puzzle.solver()) {
                continue;
            }
            match winning.iter_mut().find(|(known, _)| *known == mv) {
                Some((_, count)) => *count += 1,
                None => winning.push((mv, 1)),
            }
        }
    }
    let threats = winning.iter().filter(|(_, count)| *count >= 2).count();
    threats >= 2 && winning.iter().all(|(_, count)| *count < replies.len())
}

/// Another first move takes more points at once than the best one.
fn patient(puzzle: &Puzzle) -> bool {
    let us = puzzle.solver().index();
    let lead = |mv: Move| {
        let mut after = puzzle.position.clone();
        after.play(mv).ok()?;
        let points = after.points(false)?;
        Some(points[us] - points[1 - us])
    };
    let best = puzzle.line.first().and_then(|mv| lead(*mv));
    puzzle
        .position
        .legal_moves()
        .into_iter()
        .any(|mv| lead(mv) > best)
}
