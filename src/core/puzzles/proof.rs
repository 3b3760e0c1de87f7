//! Proves puzzles of any game: that the line is the only good one, and how hard it is to find.

use super::prove::{Gain, Oracle, Prover, Solved, gaining_line, winning_line};
use super::puzzle::{Puzzle, PuzzleGoal};
use crate::rules::{AnyPosition, Move, match_game};
use crate::search::game::Searchable;
use crate::search::{Solution, as_solved};

/// The only good line of `plies` plies towards a goal, by a search of at most `most` positions; by the solution of
/// Dōbutsu Shōgi if it is there. `None` if there is no such line, or if the search would take longer. Where several
/// replies are equally good, the line follows `known`, if that is given.
#[must_use]
pub fn only_line(
    position: &AnyPosition,
    (goal, plies): (PuzzleGoal, usize),
    known: Option<&[Move]>,
    solution: Option<&dyn Solution>,
    most: u64,
) -> Option<Vec<Move>> {
    let mut prover = Prover::new(most);
    let fits =
        |left: usize, reply: Move| known.is_none_or(|line| line.get(plies - left) == Some(&reply));
    let line: Vec<Move> = match (as_solved(position), goal, solution) {
        (Some(position), PuzzleGoal::Win, Some(solution)) => {
            any_winning_line(&mut Solved(solution), position, plies, &fits)?
        }
        (_, PuzzleGoal::Win, _) => match_game!(AnyPosition(own) = position => {
            any_winning_line(&mut prover, own, plies, &fits)?
        }),
        (_, PuzzleGoal::Points, _) => match_game!(AnyPosition(own) = position => {
            let gain = gaining_line(own, plies).filter(is_clear)?;
            gain.line.into_iter().map(Move::from).collect()
        }),
    };
    (!prover.spent() && line.len() == plies).then_some(line)
}

/// The [`winning_line`], in moves of any game.
fn any_winning_line<P: Searchable<Move: Into<Move>>>(
    oracle: &mut dyn Oracle<P>,
    position: &P,
    plies: usize,
    fits: &dyn Fn(usize, Move) -> bool,
) -> Option<Vec<Move>> {
    let fits = |left, reply: P::Move| fits(left, reply.into());
    let line = winning_line(oracle, position, plies, &fits)?;
    Some(line.into_iter().map(Into::into).collect())
}

/// Whether the best first move is clearly better than the second best, and worth a puzzle.
const fn is_clear<M>(gain: &Gain<M>) -> bool {
    gain.margin >= MARGIN && gain.points >= MIN_GAIN
}

/// By how many points the best move must be better than the second best.
const MARGIN: i32 = 3;
/// The least gain of a puzzle about points.
const MIN_GAIN: i32 = 5;

/// Whether the puzzle's line is the only good one.
#[must_use]
pub fn holds(puzzle: &Puzzle, solution: Option<&dyn Solution>) -> bool {
    let aim = (puzzle.goal, puzzle.line.len());
    let known = Some(puzzle.line.as_slice());
    let line = only_line(&puzzle.position, aim, known, solution, u64::MAX);
    line.as_ref() == Some(&puzzle.line)
}

/// The number of plies in which the side to move wins, at most `plies`, and the positions that a search without an
/// evaluation visits until it knows.
#[must_use]
pub fn distance(position: &AnyPosition, plies: usize, most: u64) -> (Option<usize>, u64) {
    let mut prover = Prover::new(most);
    let wins = match_game!(AnyPosition(own) = position => prover.wins(own, plies));
    (wins.filter(|_| !prover.spent()), prover.nodes)
}

/// Whether the side to move wins with this move within `plies` plies, by a search of at most `most` positions.
#[must_use]
pub fn wins_with(position: &AnyPosition, mv: Move, plies: usize, most: u64) -> bool {
    let mut after = position.clone();
    if plies == 0 || after.play(mv).is_err() {
        return false;
    }
    if let Some(outcome) = after.outcome() {
        return outcome.winner() == Some(position.side_to_move());
    }
    let mut prover = Prover::new(most);
    let loses = match_game!(AnyPosition(own) = &after => prover.loses(own, plies - 1));
    loses.is_some() && !prover.spent()
}

/// The number of plies in which the side to move wins: by the solution of Dōbutsu Shōgi if it is there, else at most `plies`,
/// by a search of at most `most` positions.
#[must_use]
pub fn win(
    position: &AnyPosition,
    plies: usize,
    solution: Option<&dyn Solution>,
    most: u64,
) -> Option<usize> {
    match (as_solved(position), solution) {
        (Some(position), Some(solution)) => Solved(solution).wins(position, plies),
        _ => distance(position, plies, most).0,
    }
}

/// A first rating from the positions that a search visits to solve the puzzle: 100 more for twice the effort.
#[must_use]
pub fn first_rating(puzzle: &Puzzle) -> u16 {
    let plies = puzzle.line.len();
    let nodes = match puzzle.goal {
        PuzzleGoal::Points => match_game!(AnyPosition(own) = &puzzle.position => {
            gaining_line(own, plies).map_or(0, |gain| gain.nodes)
        }),
        PuzzleGoal::Win => distance(&puzzle.position, plies, MAX_EFFORT).1,
    };
    let doubled = f64::from(nodes.max(1) as u32).log2();
    (500.0 + 75.0 * doubled).clamp(600.0, 2400.0).round() as u16
}

/// Harder puzzles than this are not told apart.
const MAX_EFFORT: u64 = 400_000;
