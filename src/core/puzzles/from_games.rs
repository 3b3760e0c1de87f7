//! Finds puzzles in finished games, with the checks of those that the bot ships. Knows no player and no match.

use super::collection::is_in_collection;
use super::game::of_game;
use super::make::Maker;
use super::puzzle::{Puzzle, PuzzleGoal, ruleset};
use super::source::LAST_POSITIONS;
use crate::rules::{AnyPosition, Record, Side};
use crate::search::Solution;
use crate::search::game::mix;

/// How many turns are looked at where points are counted, from the last one: nobody needs to win there.
const LAST_TURNS: usize = 24;

/// The positions of a finished game in which a puzzle may begin, the last one first, under the rules of puzzles. The winner
/// moves in them; points can be gained by either side.
#[must_use]
pub fn puzzle_positions(record: &Record, winner: Option<Side>) -> Vec<AnyPosition> {
    let rules = ruleset(record.ruleset().game());
    let Some(game) = of_game(rules.game()) else {
        return Vec::new();
    };
    let counts_points = game.goal == PuzzleGoal::Points;
    let before = |plies: usize| {
        let text = record.taken_back(plies).position().to_string();
        AnyPosition::parse(&rules, &text).ok()
    };
    let moves = |position: &AnyPosition| {
        let fits = counts_points || Some(position.side_to_move()) == winner;
        fits && position.outcome().is_none()
    };
    (0..=record.ply())
        .filter_map(before)
        .filter(moves)
        .take(if counts_points {
            LAST_TURNS
        } else {
            LAST_POSITIONS
        })
        .collect()
}

/// The puzzle that begins at a position, if there is one and none in the collection is alike. The same position gives the
/// same puzzle.
#[must_use]
pub fn puzzle_at(position: &AnyPosition, solution: Option<&dyn Solution>) -> Option<Puzzle> {
    let text = position.to_string();
    let seed = text
        .bytes()
        .fold(0, |seed, byte| mix(seed ^ u64::from(byte)));
    let mut maker = Maker::new(position.ruleset().game(), seed, solution);
    let puzzle = maker.puzzle(position)?;
    (!is_in_collection(&puzzle)).then_some(puzzle)
}
