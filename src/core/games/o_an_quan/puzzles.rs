//! The puzzles of Ô ăn quan: who gains most within a few turns. Proves nothing.

use crate::puzzles::game::{GamePuzzles, Puzzled};
use crate::puzzles::source::PuzzleSource;
use crate::puzzles::themes::{SolverTurn, any_turn, is_patient, takes_several};
use crate::puzzles::{Puzzle, PuzzleGoal, PuzzleTheme};
use crate::rules::o_an_quan::{OAnQuan, SowingStep};
use crate::rules::{AnyPosition, Move, Side};

impl Puzzled for OAnQuan {
    const PUZZLES: Option<&'static GamePuzzles> = Some(&GamePuzzles {
        goal: PuzzleGoal::Points,
        count: 1000,
        lengths: |_, _| 3..=5,
        shortest: 1,
        positions: |source: &mut PuzzleSource, _| source.played(),
        rare: &[],
        themes: &[
            (PuzzleTheme::Chain, takes_several),
            (PuzzleTheme::Mandarin, |puzzle| {
                any_step(puzzle, |step| {
                    matches!(step, SowingStep::Take { mandarin: true, .. })
                })
            }),
            (PuzzleTheme::Empty, |puzzle| {
                any_step(puzzle, |step| matches!(step, SowingStep::Refill { .. }))
            }),
            (PuzzleTheme::Patience, is_patient),
        ],
        // The last turns are about counting.
        endgames: "course-counting",
        is_endgame: |puzzle: &Puzzle| puzzle.outcome().is_some(),
        images,
    });
}

/// Whether a sowing of the solver has such a step.
fn any_step(puzzle: &Puzzle, is_meant: fn(&SowingStep) -> bool) -> bool {
    any_turn(puzzle, |turn| steps(turn).iter().any(is_meant))
}

fn steps(turn: &SolverTurn<'_>) -> Vec<SowingStep> {
    match (turn.before, turn.mv) {
        (AnyPosition::OAnQuan(position), Move::OAnQuan(mv)) => OAnQuan::effect(position, mv),
        _ => Vec::new(),
    }
}

/// The ring as the side to move sees it, and its reflection, each with the two mandarins.
fn images(position: &AnyPosition) -> Vec<String> {
    let text = position.to_string();
    let second = position.side_to_move() == Side::Second;
    let mut parts = text.split(' ');
    let mut ring: Vec<&str> = parts.next().unwrap_or_default().split(',').collect();
    let mut mandarins: Vec<char> = parts.next().unwrap_or_default().chars().collect();
    let half = ring.len() / 2;
    if second {
        ring.rotate_left(half);
        mandarins.reverse();
    }
    let written = |ring: &[&str], mandarins: &[char]| {
        format!(
            "{} {}",
            ring.join(","),
            mandarins.iter().collect::<String>()
        )
    };
    let seen = written(&ring, &mandarins);
    // Square `k` goes to `6 - k`, around the ring.
    ring.reverse();
    ring.rotate_right(half + 1);
    mandarins.reverse();
    vec![seen, written(&ring, &mandarins)]
}
