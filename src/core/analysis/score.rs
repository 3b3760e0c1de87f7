//! The value of a position, and the formulas that turn values into winning chances, judgements and accuracies.

use std::fmt;
use std::str::FromStr;

use crate::rules::Game;
use crate::search::steepness;

/// The winning chances from which a side is clearly winning. No value counts for more where an estimate is judged.
const CLEARLY_WINNING: f64 = 0.6;

/// The value of a position for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionValue {
    /// An estimate, in points of the game's evaluation.
    Points(i32),
    /// Proved: the side wins, in at most that many plies.
    Won(u16),
    /// Proved: the side loses, in at most that many plies.
    Lost(u16),
    /// Proved: a draw with best play.
    Drawn,
}

impl PositionValue {
    /// The value for the other side.
    #[must_use]
    pub const fn for_other(self) -> Self {
        match self {
            Self::Points(points) => Self::Points(-points),
            Self::Won(plies) => Self::Lost(plies),
            Self::Lost(plies) => Self::Won(plies),
            Self::Drawn => Self::Drawn,
        }
    }

    /// The proved result; `None` for an estimate.
    #[must_use]
    pub const fn result(self) -> Option<ProvedResult> {
        match self {
            Self::Points(_) => None,
            Self::Won(_) => Some(ProvedResult::Won),
            Self::Lost(_) => Some(ProvedResult::Lost),
            Self::Drawn => Some(ProvedResult::Drawn),
        }
    }

    /// The winning chances in a game, from -1 (lost) to 1 (won): `2 / (1 + exp(-k * points)) - 1`, as lichess.org
    /// computes them (`WinPercent.scala` of scalachess).
    #[must_use]
    pub fn chances(self, game: Game) -> f64 {
        match self {
            Self::Points(points) => {
                2.0 / (1.0 + (-steepness(game) * f64::from(points)).exp()) - 1.0
            }
            Self::Won(_) => 1.0,
            Self::Lost(_) => -1.0,
            Self::Drawn => 0.0,
        }
    }

    /// The value as the comments of a record write it: points, `#7` or `#-7` for a win or a loss within 7 plies,
    /// `=` for a draw.
    #[must_use]
    pub fn pgn(self) -> String {
        match self {
            Self::Points(points) => points.to_string(),
            Self::Won(plies) => format!("#{plies}"),
            Self::Lost(plies) => format!("#-{plies}"),
            Self::Drawn => "=".to_owned(),
        }
    }

    /// The larger value; a proved result is larger than an estimate only if the estimate does not exceed it.
    #[must_use]
    pub fn or_better(self, other: Self, game: Game) -> Self {
        if self.result().is_some() || other.chances(game) <= self.chances(game) {
            self
        } else {
            other
        }
    }
}

/// A proved result for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ProvedResult {
    /// The side loses.
    Lost,
    /// A draw.
    Drawn,
    /// The side wins.
    Won,
}

// The stored form: `120`, `-45`, `w7`, `l12`, `d`.
impl fmt::Display for PositionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(points) => points.fmt(f),
            Self::Won(plies) => write!(f, "w{plies}"),
            Self::Lost(plies) => write!(f, "l{plies}"),
            Self::Drawn => f.write_str("d"),
        }
    }
}

/// The error for a text that is no stored analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the text is no analysis")]
pub struct NoAnalysis;

impl FromStr for PositionValue {
    type Err = NoAnalysis;

    fn from_str(text: &str) -> Result<Self, NoAnalysis> {
        let plies = |text: &str| text.parse().map_err(|_| NoAnalysis);
        match text.split_at_checked(1) {
            Some(("d", "")) => Ok(Self::Drawn),
            Some(("w", rest)) => plies(rest).map(Self::Won),
            Some(("l", rest)) => plies(rest).map(Self::Lost),
            _ => text.parse().map(Self::Points).map_err(|_| NoAnalysis),
        }
    }
}

/// What is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// It loses a little.
    Inaccuracy,
    /// It loses much.
    Mistake,
    /// It loses very much.
    Blunder,
}

impl Mark {
    /// All marks, the smallest first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The sign of the mark, as in chess books.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// The number of the mark in PGN ("numeric annotation glyph").
    #[must_use]
    pub const fn pgn(self) -> u8 {
        match self {
            Self::Inaccuracy => 6,
            Self::Mistake => 2,
            Self::Blunder => 4,
        }
    }

    /// The mark of a move that lowers the winning chances by `drop`, as on lichess.org (`Advice.scala` of lila).
    #[must_use]
    pub fn of_drop(drop: f64) -> Option<Self> {
        match drop {
            0.3.. => Some(Self::Blunder),
            0.2.. => Some(Self::Mistake),
            0.1.. => Some(Self::Inaccuracy),
            _ => None,
        }
    }

    /// The mark of a move, by the values before and after it for its player. If both are proved, only the results count;
    /// otherwise the [`comparable_chances`].
    #[must_use]
    pub fn of(before: PositionValue, after: PositionValue, game: Game) -> Option<Self> {
        if let (Some(was), Some(is)) = (before.result(), after.result()) {
            return (is < was).then_some(Self::Blunder);
        }
        let [was, is] = comparable_chances(before, after, game);
        Self::of_drop(was - is)
    }
}

/// The winning chances before and after a move, to be compared with each other. Unless both are proved, a win counts no more
/// than a clear advantage, whether it is proved or estimated. So a clear win is not thrown away because its proof is out of
/// sight, and the judgement does not depend on whether a search happened to find a proof.
#[must_use]
pub fn comparable_chances(before: PositionValue, after: PositionValue, game: Game) -> [f64; 2] {
    let chances = [before, after].map(|value| value.chances(game));
    if before.result().is_some() && after.result().is_some() {
        return chances;
    }
    chances.map(|chances| chances.clamp(-CLEARLY_WINNING, CLEARLY_WINNING))
}

/// Winning chances as a percentage from 0 to 100.
fn percent(chances: f64) -> f64 {
    50.0 + 50.0 * chances
}

/// The accuracy of a move, from 0 to 100, by the winning chances before and after it for its player
/// (`AccuracyPercent.scala` of lila).
#[must_use]
pub fn accuracy(before: f64, after: f64) -> f64 {
    if after >= before {
        return 100.0;
    }
    let drop = percent(before) - percent(after);
    // The 1 is for the analysis's own imprecision.
    (103.1668 * (-0.043_544 * drop).exp() - 3.1669 + 1.0).clamp(0.0, 100.0)
}

/// The accuracy of one side over a game: the mean of two means of its moves' accuracies. One is weighted by how volatile
/// the winning chances were around the move, the other is harmonic (`AccuracyPercent.scala` of lila). `chances` are
/// the first side's at each position; `own` tells whether the side made the move at a ply. `None` without moves.
#[must_use]
pub fn game_accuracy(
    chances: &[f64],
    accuracies: &[f64],
    own: impl Fn(usize) -> bool,
) -> Option<f64> {
    let plies = accuracies.len();
    let width = (plies / 10).clamp(2, 8).min(chances.len());
    let weight = |ply: usize| {
        // The first moves share the first window.
        let start = (ply + 2).saturating_sub(width);
        let window = &chances[start..(start + width).min(chances.len())];
        let mean = window.iter().map(|one| percent(*one)).sum::<f64>() / window.len() as f64;
        let squares = window.iter().map(|one| (percent(*one) - mean).powi(2));
        (squares.sum::<f64>() / window.len() as f64)
            .sqrt()
            .clamp(0.5, 12.0)
    };
    let mine = || (0..plies).filter(|ply| own(*ply));
    let count = mine().count();
    if count == 0 {
        return None;
    }
    let weights: f64 = mine().map(weight).sum();
    let weighted = mine().map(|ply| weight(ply) * accuracies[ply]).sum::<f64>() / weights;
    // A move of accuracy 0 must not make the harmonic mean 0.
    let harmonic = count as f64
        / mine()
            .map(|ply| 1.0 / accuracies[ply].max(1.0))
            .sum::<f64>();
    Some(f64::midpoint(weighted, harmonic))
}
