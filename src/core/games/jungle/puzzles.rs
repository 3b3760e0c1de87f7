//! The puzzles of Jungle: wins, in games and in endgames that are set up. Proves nothing.

use std::ops::RangeInclusive;

use crate::puzzles::game::{GamePuzzles, Puzzled, RarePuzzles};
use crate::puzzles::proof::{distance, wins_with};
use crate::puzzles::source::PuzzleSource;
use crate::puzzles::symmetry::grid_images;
use crate::puzzles::themes::{self, SolverTurn, any_turn, is_long, of_kind};
use crate::puzzles::{Puzzle, PuzzleGoal, PuzzleTheme, ruleset};
use crate::rules::jungle::{Animal, Jungle};
use crate::rules::{AnyPosition, Game, Move, MoveKind, Outcome, Reason, Side};

/// The most pieces of an endgame.
const MAX_ENDGAME_PIECES: u32 = 3;
/// In a race the opponent would win within this many plies if it were their turn.
const RACE_PLIES: usize = 3;
/// The most positions that are searched for a threat.
const MAX_THREAT_SEARCH: u64 = 100_000;
/// Endgames are set up on this many squares, those next to the den that is attacked.
const ENDGAME_SQUARES: usize = 35;
/// Squares of traps beside a den, by their place in the text of a position, and squares next to them.
const TRAPS: [(usize, [usize; 3]); 2] = [(52, [45, 51, 53]), (58, [51, 57, 51])];
/// An empty square in the text of a position.
const EMPTY: char = '1';
/// The letters of the animals, the weakest first.
const ANIMALS: &str = "rcdwptle";

impl Puzzled for Jungle {
    const PUZZLES: Option<&'static GamePuzzles> = Some(&GamePuzzles {
        goal: PuzzleGoal::Win,
        count: 1000,
        lengths,
        shortest: 1,
        positions: |source, set_up| {
            if set_up {
                endgame(source).into_iter().collect()
            } else {
                source.lost_and_won()
            }
        },
        rare: &[
            RarePuzzles {
                theme: PuzzleTheme::Trap,
                flag: "traps",
                count: 40,
                position: with_a_trap,
            },
            RarePuzzles {
                theme: PuzzleTheme::Lure,
                flag: "lures",
                count: 40,
                position: two_against_two,
            },
        ],
        themes: &[
            (PuzzleTheme::Fork, |puzzle| any_turn(puzzle, forked)),
            (PuzzleTheme::Lure, themes::lure),
            (PuzzleTheme::Race, |puzzle| {
                let reason = puzzle.outcome().map(Outcome::by);
                reason == Some(Reason::DEN) && any_turn(puzzle, raced)
            }),
            (PuzzleTheme::Jump, |puzzle| of_kind(puzzle, MoveKind::JUMP)),
            (PuzzleTheme::Rat, |puzzle| {
                of_kind(puzzle, MoveKind::SWIM) || of_kind(puzzle, MoveKind::LAND)
            }),
            (PuzzleTheme::Trap, |puzzle| any_turn(puzzle, trapped)),
            (PuzzleTheme::Endgame, |puzzle| has_few(&puzzle.position)),
            (PuzzleTheme::Long, is_long),
        ],
        endgames: "course-endgames",
        is_endgame: |puzzle: &Puzzle| puzzle.themes.contains(&PuzzleTheme::Endgame),
        images: grid_images,
    });
}

/// Few pieces win in more plies, and their short wins are too easy.
fn lengths(position: &AnyPosition, _: bool) -> RangeInclusive<usize> {
    if has_few(position) { 5..=11 } else { 3..=7 }
}

fn has_few(position: &AnyPosition) -> bool {
    let left = Side::ALL.map(|side| position.pieces_left(side));
    matches!(left, [Some(first), Some(second)] if first + second <= MAX_ENDGAME_PIECES)
}

/// The move takes a stronger animal in a trap.
fn trapped(turn: &SolverTurn<'_>) -> bool {
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

/// The move threatens to win in two ways: each of them can be met by a reply, but no reply meets both.
///
/// The check for Dōbutsu Shōgi, two wins with the next move, finds nothing here: an animal that has come next to the den
/// wins unless it is captured.
fn forked(turn: &SolverTurn<'_>) -> bool {
    let AnyPosition::Jungle(after) = &turn.after else {
        return false;
    };
    let passed = AnyPosition::Jungle(Jungle::passed(after));
    let reply = |reply: Move| {
        let mut next = turn.after.clone();
        next.play(reply).ok()?;
        Some(next)
    };
    let replies = turn.after.legal_moves().into_iter();
    let replies: Vec<AnyPosition> = replies.filter_map(reply).collect();
    // The replies that each threat survives.
    let survives = |threat: Move| -> Vec<bool> {
        let wins = |next: &AnyPosition| wins_with(next, threat, turn.left, MAX_THREAT_SEARCH);
        replies.iter().map(wins).collect()
    };
    let threats = passed.legal_moves().into_iter();
    let threats = threats.filter(|mv| wins_with(&passed, *mv, turn.left, MAX_THREAT_SEARCH));
    let meetable: Vec<Vec<bool>> = threats
        .map(survives)
        .filter(|kept| kept.contains(&false))
        .collect();
    let answer_all = |one: &[bool], other: &[bool]| {
        let mut pairs = one.iter().zip(other);
        pairs.all(|(one, other)| *one || *other)
    };
    let mut firsts = meetable.iter().enumerate();
    firsts.any(|(at, one)| {
        meetable[at + 1..]
            .iter()
            .any(|other| answer_all(one, other))
    })
}

/// The opponent would win soon if it were their turn.
fn raced(turn: &SolverTurn<'_>) -> bool {
    let AnyPosition::Jungle(position) = turn.before else {
        return false;
    };
    let passed = AnyPosition::Jungle(Jungle::passed(position));
    distance(&passed, RACE_PLIES, MAX_THREAT_SEARCH).0.is_some()
}

/// A random position with two animals against one; the stronger side moves.
fn endgame(source: &mut PuzzleSource) -> Option<AnyPosition> {
    let mut squares = [EMPTY; 63];
    let mut letters: Vec<char> = ANIMALS.to_uppercase().chars().collect();
    let first = letters.remove(source.below(8));
    let second = letters.remove(source.below(7));
    let all: Vec<char> = ANIMALS.chars().collect();
    let third = all[source.below(8)];
    for letter in [first, second, third] {
        place(letter, &mut squares, source)?;
    }
    set_up(&squares)
}

/// A random position in which an animal stands in a trap beside the solver's den and a weaker one of the solver next to
/// it, and each side has another one near the other den.
fn with_a_trap(source: &mut PuzzleSource) -> Option<AnyPosition> {
    let mut squares = [EMPTY; 63];
    let all: Vec<char> = ANIMALS.chars().collect();
    let (strong, weak) = (source.below(8), source.below(8));
    let (runner, guard) = (source.below(8), source.below(8));
    if weak >= strong || runner == weak || guard == strong {
        return None;
    }
    let (trap, beside) = TRAPS[source.below(TRAPS.len())];
    squares[trap] = all[strong];
    squares[beside[source.below(beside.len())]] = all[weak].to_ascii_uppercase();
    for letter in [all[runner].to_ascii_uppercase(), all[guard]] {
        place(letter, &mut squares, source)?;
    }
    set_up(&squares)
}

/// A random position near the solver's target with two animals on each side.
fn two_against_two(source: &mut PuzzleSource) -> Option<AnyPosition> {
    let mut squares = [EMPTY; 63];
    let mut ours: Vec<char> = ANIMALS.to_uppercase().chars().collect();
    let mut theirs: Vec<char> = ANIMALS.chars().collect();
    for _ in 0..2 {
        for animals in [&mut ours, &mut theirs] {
            let animal = animals.remove(source.below(animals.len()));
            place(animal, &mut squares, source)?;
        }
    }
    set_up(&squares)
}

/// Puts an animal on a random square near the solver's target; `None` if another one stands there.
fn place(letter: char, squares: &mut [char; 63], source: &mut PuzzleSource) -> Option<()> {
    let square = &mut squares[source.below(ENDGAME_SQUARES)];
    if *square != EMPTY {
        return None;
    }
    *square = letter;
    Some(())
}

/// The position with these pieces; the first side moves.
fn set_up(squares: &[char; 63]) -> Option<AnyPosition> {
    let ranks = squares.chunks(7).map(|rank| rank.iter().collect());
    let board = ranks.collect::<Vec<String>>().join("/");
    AnyPosition::parse(&ruleset(Game::Jungle), &format!("{board} w")).ok()
}
