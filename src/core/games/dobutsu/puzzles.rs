//! The puzzles of Dōbutsu Shōgi: wins, exact where its solution is there. Proves nothing.

use std::ops::RangeInclusive;

use crate::puzzles::game::{GamePuzzles, Puzzled};
use crate::puzzles::source::PuzzleSource;
use crate::puzzles::symmetry::grid_images;
use crate::puzzles::themes::{self, is_long, of_kind};
use crate::puzzles::{Puzzle, PuzzleGoal, PuzzleTheme};
use crate::rules::dobutsu::Dobutsu;
use crate::rules::{AnyPosition, MoveKind, Outcome, Reason};

/// The most pieces on the board in an endgame; all others are in hand.
const MAX_ENDGAME_PIECES: usize = 5;

impl Puzzled for Dobutsu {
    const PUZZLES: Option<&'static GamePuzzles> = Some(&GamePuzzles {
        goal: PuzzleGoal::Win,
        count: 2000,
        lengths,
        shortest: 3,
        positions: |source: &mut PuzzleSource, _| source.random_game(),
        rare: &[],
        themes: &[
            (PuzzleTheme::Fork, themes::fork),
            (PuzzleTheme::Lure, themes::lure),
            (PuzzleTheme::Drop, |puzzle| of_kind(puzzle, MoveKind::DROP)),
            (PuzzleTheme::Promote, |puzzle| {
                of_kind(puzzle, MoveKind::PROMOTE)
            }),
            (PuzzleTheme::Try, |puzzle| {
                puzzle.outcome().map(Outcome::by) == Some(Reason::TRY)
            }),
            (PuzzleTheme::Long, is_long),
        ],
        endgames: "course-endgames",
        is_endgame,
        images: grid_images,
    });
}

fn lengths(_: &AnyPosition, solved: bool) -> RangeInclusive<usize> {
    if solved { 3..=13 } else { 3..=7 }
}

fn is_endgame(puzzle: &Puzzle) -> bool {
    let position = <&Dobutsu>::try_from(&puzzle.position);
    position.is_ok_and(|position| position.pieces().count() <= MAX_ENDGAME_PIECES)
}
