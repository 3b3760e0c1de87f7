//! Makes puzzles: looks for positions in which exactly one move at each turn wins or gains most. The same seed makes the same
//! puzzles.

use std::collections::HashSet;

use super::game::{GamePuzzles, RarePuzzles, of_game};
use super::proof::{first_rating, only_line, win};
use super::puzzle::{Puzzle, PuzzleGoal};
use super::source::{MAX_WIN_SEARCH, PuzzleSource};
use super::themes::themes;
use crate::rules::{AnyPosition, Game};
use crate::search::Solution;

/// The most positions that one proof visits.
const MAX_PROOF_SEARCH: u64 = 1_000_000;
/// Two puzzles of one game are at least this many plies apart.
pub const MIN_PLIES_APART: usize = 8;

/// Makes puzzles of one game.
pub struct Maker<'a> {
    /// What the game says about its puzzles; it makes none of a game that has none.
    game: Option<&'static GamePuzzles>,
    solution: Option<&'a dyn Solution>,
    source: PuzzleSource,
    /// The boards of the puzzles so far, with their mirror images.
    known: HashSet<String>,
    /// How many of them were set up, and how many were not.
    set_up: usize,
    others: usize,
}

impl<'a> Maker<'a> {
    /// A maker that has not made any puzzle. With the solution of Dōbutsu Shōgi its puzzles are exact.
    #[must_use]
    pub fn new(game: Game, seed: u64, solution: Option<&'a dyn Solution>) -> Self {
        Self {
            game: of_game(game),
            solution,
            source: PuzzleSource::new(game, seed),
            known: HashSet::new(),
            set_up: 0,
            others: 0,
        }
    }

    /// Plays one game, or sets up one position, and returns the puzzles in it that are not like any puzzle made before.
    pub fn more(&mut self) -> Vec<Puzzle> {
        let Some(game) = self.game else {
            return Vec::new();
        };
        let set_up = self.set_up <= self.others;
        let positions = (game.positions)(&mut self.source, set_up);
        let mut made: Vec<Puzzle> = Vec::new();
        let mut next = 0;
        for (at, position) in positions.into_iter().enumerate() {
            if at < next {
                continue;
            }
            if let Some(puzzle) = self.puzzle(&position).filter(|puzzle| self.is_new(puzzle)) {
                if set_up {
                    self.set_up += 1;
                } else {
                    self.others += 1;
                }
                made.push(puzzle);
                next = at + MIN_PLIES_APART;
            }
        }
        made
    }

    /// The same maker, which also makes no puzzle that is like one of these.
    #[must_use]
    pub fn avoiding(mut self, puzzles: &[Puzzle]) -> Self {
        self.known.extend(puzzles.iter().flat_map(Puzzle::boards));
        self
    }

    /// Sets up one position for a theme that is rare in games, and returns the puzzle if it has that theme.
    pub fn rare(&mut self, rare: &RarePuzzles) -> Option<Puzzle> {
        let position = (rare.position)(&mut self.source)?;
        let puzzle = self.puzzle(&position)?;
        let fits = puzzle.themes.contains(&rare.theme) && self.is_new(&puzzle);
        fits.then_some(puzzle)
    }

    /// The puzzle that begins at a position, if there is one.
    pub(super) fn puzzle(&mut self, position: &AnyPosition) -> Option<Puzzle> {
        let game = self.game?;
        let lengths = (game.lengths)(position, self.solution.is_some());
        if game.goal == PuzzleGoal::Points {
            // The longest one.
            let mut lengths = lengths.rev().step_by(2);
            return lengths.find_map(|plies| self.of(position, PuzzleGoal::Points, plies));
        }
        let plies = win(position, *lengths.end(), self.solution, MAX_WIN_SEARCH)?;
        let common = plies == *lengths.start() && game.shortest > 1;
        if !lengths.contains(&plies) || (common && self.source.below(game.shortest) > 0) {
            return None;
        }
        self.of(position, PuzzleGoal::Win, plies)
    }

    fn of(&self, position: &AnyPosition, goal: PuzzleGoal, plies: usize) -> Option<Puzzle> {
        let line = only_line(
            position,
            (goal, plies),
            None,
            self.solution,
            MAX_PROOF_SEARCH,
        )?;
        let mut puzzle = Puzzle::new(goal, position.clone(), line);
        puzzle.rating = first_rating(&puzzle);
        puzzle.themes = themes(&puzzle);
        Some(puzzle)
    }

    fn is_new(&mut self, puzzle: &Puzzle) -> bool {
        let boards = puzzle.boards();
        if boards.iter().any(|board| self.known.contains(board)) {
            return false;
        }
        self.known.extend(boards);
        true
    }
}
