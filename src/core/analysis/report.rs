//! Judges the moves of a game from the values of its positions.

use super::evaluation::Evaluation;
use super::score::{Mark, PositionValue, accuracy, comparable_chances, game_accuracy};
use crate::rules::{Game, Move, Record, Side};

/// Winning chances from which a side counts as ahead.
const AHEAD: f64 = 0.4;
/// The most turning points of a game.
const MAX_TURNS: usize = 5;

/// A move of a game and how good it was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JudgedMove {
    /// Who made it.
    pub side: Side,
    /// The move.
    pub played: Move,
    /// The value of the best move, for the player to move.
    pub before: PositionValue,
    /// The value after it, for its player.
    pub after: PositionValue,
    /// The best move instead; the played one if there is no better.
    pub best: Move,
    /// What is wrong with it.
    pub mark: Option<Mark>,
    /// Its accuracy, from 0 to 100.
    pub accuracy: f64,
    /// Whether another side was ahead before it than after it.
    pub turning_point: bool,
}

impl JudgedMove {
    /// Whether another move is as good as the best one, by the value of the position after it for the opponent: it keeps
    /// a proved result, or is not even an inaccuracy.
    #[must_use]
    pub fn is_solved_by(&self, after: PositionValue, game: Game) -> bool {
        Mark::of(self.before, after.for_other(), game).is_none()
    }
}

/// The result of an analysis for one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SideReport {
    /// The accuracy of its moves, from 0 to 100; `None` without moves.
    pub accuracy: Option<f64>,
    /// How many of its moves have each mark, in the order of [`Mark::ALL`].
    pub marks: [usize; 3],
}

/// The result of an analysis.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisReport {
    /// The first side's winning chances in each position, from -1 to 1.
    pub chances: Vec<f64>,
    /// The value of each position for the first side.
    pub values: Vec<PositionValue>,
    /// The moves.
    pub moves: Vec<JudgedMove>,
    /// The sides, by [`Side::index`].
    pub sides: [SideReport; 2],
}

impl AnalysisReport {
    /// Judges a game by the evaluations of all its positions. `None` if some are missing.
    #[must_use]
    pub fn of(record: &Record, evaluations: &[Evaluation]) -> Option<Self> {
        let plies = record.ply();
        if evaluations.len() != plies + 1 {
            return None;
        }
        let game = record.ruleset().game();
        let first = record.start().side_to_move();
        let side_at = |ply: usize| {
            if ply.is_multiple_of(2) {
                first
            } else {
                first.other()
            }
        };
        // The played move is as good as what follows it: a position is worth at least that.
        let mut values: Vec<PositionValue> = evaluations.iter().map(|found| found.value).collect();
        for ply in (0..plies).rev() {
            values[ply] = values[ply].or_better(values[ply + 1].for_other(), game);
        }
        let for_first = |ply: usize| match side_at(ply) {
            Side::First => values[ply],
            Side::Second => values[ply].for_other(),
        };
        let firsts: Vec<PositionValue> = (0..=plies).map(for_first).collect();
        let chances: Vec<f64> = firsts.iter().map(|value| value.chances(game)).collect();
        let judged = |ply: usize| {
            let played = record.moves()[ply];
            let (before, after) = (values[ply], values[ply + 1].for_other());
            let improved = before != evaluations[ply].value;
            let best = evaluations[ply].best.filter(|_| !improved);
            let best = best.unwrap_or(played);
            let [was, is] = comparable_chances(before, after, game);
            JudgedMove {
                side: side_at(ply),
                played,
                before,
                after,
                best,
                mark: Mark::of(before, after, game).filter(|_| best != played),
                accuracy: if best == played {
                    100.0
                } else {
                    accuracy(was, is)
                },
                turning_point: false,
            }
        };
        let mut moves: Vec<JudgedMove> = (0..plies).map(judged).collect();
        for ply in turns(&moves, &chances) {
            moves[ply].turning_point = true;
        }
        let sides = sides(&moves, &chances, &[]);
        Some(Self {
            chances,
            values: firsts,
            moves,
            sides,
        })
    }

    /// The same, but the results of the sides say nothing about these positions, by ply: moves to or from them are not
    /// counted, and their chances do not weigh on other moves.
    #[must_use]
    pub fn without(self, withheld: &[bool]) -> Self {
        Self {
            sides: sides(&self.moves, &self.chances, withheld),
            ..self
        }
    }

    /// Each move as the comments of a record write it: the value after it for the first side, and its mark in PGN.
    pub fn annotations(&self) -> impl Iterator<Item = (String, Option<u8>)> {
        let moves = self.moves.iter().zip(&self.values[1..]);
        moves.map(|(judged, value)| (value.pgn(), judged.mark.map(Mark::pgn)))
    }

    /// The ply after the next marked move behind a ply, if any.
    #[must_use]
    pub fn next_mistake(&self, ply: usize) -> Option<usize> {
        let marked = |at: &usize| self.moves[*at].mark.is_some();
        (ply..self.moves.len()).find(marked).map(|at| at + 1)
    }
}

/// The results of both sides without these positions.
fn sides(moves: &[JudgedMove], chances: &[f64], withheld: &[bool]) -> [SideReport; 2] {
    let is_withheld = |ply: usize| withheld.get(ply).copied().unwrap_or_default();
    // A position that is left out counts as if nothing had changed there.
    let mut known = (0..chances.len()).filter(|ply| !is_withheld(*ply));
    let mut last = known.next().map_or(0.0, |ply| chances[ply]);
    let shown = (0..chances.len()).map(|ply| {
        if !is_withheld(ply) {
            last = chances[ply];
        }
        last
    });
    let shown: Vec<f64> = shown.collect();
    let accuracies: Vec<f64> = moves.iter().map(|judged| judged.accuracy).collect();
    Side::ALL.map(|side| {
        let counts =
            |ply: usize| moves[ply].side == side && !is_withheld(ply) && !is_withheld(ply + 1);
        let marked = |mark| {
            let has = |ply: &usize| counts(*ply) && moves[*ply].mark == Some(mark);
            (0..moves.len()).filter(has).count()
        };
        SideReport {
            accuracy: game_accuracy(&shown, &accuracies, counts),
            marks: Mark::ALL.map(marked),
        }
    })
}

/// Who is ahead; `None` if neither side is clearly.
fn leader(chances: f64) -> Option<Side> {
    if chances >= AHEAD {
        Some(Side::First)
    } else if chances <= -AHEAD {
        Some(Side::Second)
    } else {
        None
    }
}

/// The moves by which the lead changed, the largest drops of them, in the order of the game.
fn turns(moves: &[JudgedMove], chances: &[f64]) -> Vec<usize> {
    let serious = |at: &usize| moves[*at].mark >= Some(Mark::Mistake);
    let turned = |at: &usize| leader(chances[*at]) != leader(chances[at + 1]);
    let mut turns: Vec<usize> = (0..moves.len()).filter(serious).filter(turned).collect();
    let drop = |at: usize| (chances[at] - chances[at + 1]).abs();
    turns.sort_by(|a, b| drop(*b).total_cmp(&drop(*a)));
    turns.truncate(MAX_TURNS);
    turns.sort_unstable();
    turns
}
