//! Finds the themes of a puzzle by checks on its line, those of its game. Each check is described at the theme.

use super::game::of_game;
use super::puzzle::{Puzzle, PuzzleGoal, PuzzleTheme};
use crate::rules::{AnyPosition, Move, MoveKind, Outcome};

/// A long line, in moves of the solver.
const MIN_LONG_LINE: usize = 4;

/// The themes of a puzzle, in the order of [`PuzzleTheme::ALL`].
#[must_use]
pub fn themes(puzzle: &Puzzle) -> Vec<PuzzleTheme> {
    let checks = of_game(puzzle.game()).map_or(&[][..], |game| game.themes);
    let found = checks.iter().filter(|(_, has)| has(puzzle));
    let mut themes: Vec<PuzzleTheme> = found.map(|(theme, _)| *theme).collect();
    themes.sort_unstable();
    themes
}

/// A move of the solver, and the reply to it if there is one.
pub struct SolverTurn<'a> {
    /// The position in which it is made.
    pub before: &'a AnyPosition,
    /// The move.
    pub mv: Move,
    /// The position after it.
    pub after: AnyPosition,
    /// The plies of the line after the reply.
    pub left: usize,
    reply: Option<Move>,
}

/// Whether a turn of the solver is of that kind.
pub fn any_turn(puzzle: &Puzzle, holds: impl Fn(&SolverTurn<'_>) -> bool) -> bool {
    puzzle.line.iter().enumerate().step_by(2).any(|(ply, mv)| {
        holds(&SolverTurn {
            before: &puzzle.after(ply),
            mv: *mv,
            after: puzzle.after(ply + 1),
            left: puzzle.line.len().saturating_sub(ply + 2),
            reply: puzzle.line.get(ply + 1).copied(),
        })
    })
}

/// Whether a move of the solver is of this kind.
pub fn of_kind(puzzle: &Puzzle, kind: MoveKind) -> bool {
    any_turn(puzzle, |turn| {
        let described = turn.before.describe(turn.mv);
        described.is_some_and(|described| described.kind == kind)
    })
}

/// Whether the solver makes many moves.
pub fn is_long(puzzle: &Puzzle) -> bool {
    puzzle.moves() >= MIN_LONG_LINE
}

/// Whether the solver takes from several squares in one turn.
pub fn takes_several(puzzle: &Puzzle) -> bool {
    any_turn(puzzle, |turn| turn.before.captured_squares(turn.mv) > 1)
}

/// A reply takes on the square where the move before it ended.
pub fn lure(puzzle: &Puzzle) -> bool {
    any_turn(puzzle, |turn| {
        let to = turn.before.describe(turn.mv).map(|described| described.to);
        let reply = turn.reply.and_then(|reply| turn.after.describe(reply));
        reply.is_some_and(|reply| reply.captured.is_some() && Some(reply.to) == to)
    })
}

/// After the move before the last, every reply loses at once, no single move wins after all of them, and two different
/// moves each win after at least two.
pub fn fork(puzzle: &Puzzle) -> bool {
    let Some(plies) = puzzle.line.len().checked_sub(2) else {
        return false;
    };
    if puzzle.goal != PuzzleGoal::Win {
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
pub fn is_patient(puzzle: &Puzzle) -> bool {
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
