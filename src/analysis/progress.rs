//! Searches the positions of a game, one after another and in two passes: a quick one, then a deep one. A search starts
//! from nothing, so that an analysis in steps has the same result as one without a pause.

use std::fmt;
use std::str::FromStr;

use super::score::{NoAnalysis, PositionValue};
use crate::rules::{Move, Outcome, Record, Side};
use crate::search::{Choice, Engine, SearchLimits, Solution, solved};

/// The nodes that are searched for each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// In the first pass.
    pub quick: u64,
    /// In the second pass.
    pub deep: u64,
}

impl Default for Effort {
    /// About 2 s, then about 30 s, for a game of 60 plies on one core; see docs/analysis.md.
    fn default() -> Self {
        Self {
            quick: 20_000,
            deep: 300_000,
        }
    }
}

/// What a search found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// Its value for the side to move.
    pub value: PositionValue,
    /// The best move; `None` if the game is over.
    pub best: Option<Move>,
}

impl Evaluation {
    /// The value of the record's position, searched with at most `nodes` nodes, or exactly if a solution contains it.
    #[must_use]
    pub fn of(record: &Record, nodes: u64, solution: Option<&dyn Solution>) -> Self {
        let side = record.position().side_to_move();
        if let Some(outcome) = record.outcome() {
            return Self {
                value: value_of_outcome(outcome, side),
                best: None,
            };
        }
        let choice = solution
            .and_then(|solution| solved(record, 0, solution))
            .or_else(|| searched(record, nodes));
        Self {
            value: choice
                .as_ref()
                .map_or(PositionValue::Points(0), |choice| value(choice, side)),
            best: choice.map(|choice| choice.mv),
        }
    }
}

fn searched(record: &Record, nodes: u64) -> Option<Choice> {
    let mut engine = Engine::new(&record.ruleset(), nodes as usize);
    let limits = SearchLimits {
        depth: usize::MAX,
        nodes,
        should_stop: &mut || false,
    };
    engine
        .think(record, limits, |_| ())
        .map(|thought| thought.choice)
}

fn value_of_outcome(outcome: Outcome, side: Side) -> PositionValue {
    match outcome.winner() {
        Some(winner) if winner == side => PositionValue::Won(0),
        Some(_) => PositionValue::Lost(0),
        None => PositionValue::Drawn,
    }
}

fn value(choice: &Choice, side: Side) -> PositionValue {
    let Some(proof) = choice.proved else {
        return PositionValue::Points(choice.score);
    };
    let plies = proof.plies as u16;
    match proof.winner {
        Some(winner) if winner == side => PositionValue::Won(plies),
        Some(_) => PositionValue::Lost(plies),
        None => PositionValue::Drawn,
    }
}

/// How far an analysis has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnalysisProgress {
    /// The evaluation of each position, from the start; the moves of a text are read with the record.
    evaluations: Vec<Evaluation>,
    /// How many of them are from the second pass.
    deep: usize,
}

/// The parts of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Not all positions have been searched.
    Begun,
    /// All positions have been searched quickly.
    Quick,
    /// All positions have been searched deeply.
    Complete,
}

impl AnalysisProgress {
    /// How far the analysis of a game with that number of plies is.
    #[must_use]
    pub fn stage(&self, plies: usize) -> Stage {
        if self.deep > plies {
            Stage::Complete
        } else if self.evaluations.len() > plies {
            Stage::Quick
        } else {
            Stage::Begun
        }
    }

    /// The evaluations, one for each position of the game if the first pass is over.
    #[must_use]
    pub fn evaluations(&self) -> &[Evaluation] {
        &self.evaluations
    }

    /// Searches at least one position, and more until about `nodes` nodes are spent or a pass is over.
    pub fn step(
        &mut self,
        record: &Record,
        effort: Effort,
        nodes: u64,
        solution: Option<&dyn Solution>,
    ) {
        let plies = record.ply();
        let quick = self.evaluations.len() <= plies;
        let (first, each) = if quick {
            (self.evaluations.len(), effort.quick)
        } else {
            (self.deep, effort.deep)
        };
        let count = (nodes / each.max(1)).max(1) as usize;
        let last = (first + count).min(plies + 1);
        let mut upto = Record::from_position(record.start().clone());
        let mut moves = record.moves().iter();
        for ply in 0..last {
            if ply >= first {
                let evaluation = Evaluation::of(&upto, each, solution);
                if quick {
                    self.evaluations.push(evaluation);
                } else {
                    self.evaluations[ply] = evaluation;
                    self.deep = ply + 1;
                }
            }
            // The moves of a record can be played again.
            if let Some(mv) = moves.next()
                && upto.play(*mv).is_err()
            {
                break;
            }
        }
    }

    /// Both passes without a pause.
    #[must_use]
    pub fn complete(record: &Record, effort: Effort, solution: Option<&dyn Solution>) -> Self {
        let mut progress = Self::default();
        while progress.stage(record.ply()) < Stage::Complete {
            progress.step(record, effort, u64::MAX, solution);
        }
        progress
    }

    /// Reads what [`Display`](fmt::Display) wrote about a game.
    ///
    /// # Errors
    /// If the text is no analysis of that game.
    pub fn read(text: &str, record: &Record) -> Result<Self, NoAnalysis> {
        let mut words = text.split(' ');
        let deep = words.next().and_then(|deep| deep.parse().ok());
        let deep: usize = deep.ok_or(NoAnalysis)?;
        let mut upto = Record::from_position(record.start().clone());
        let mut evaluations = Vec::new();
        for word in words.filter(|word| !word.is_empty()) {
            let (value, best) = word.split_once(':').unwrap_or((word, ""));
            let position = upto.position();
            let legal = |text| {
                let mv = position.read_canonical(text).ok()?;
                position.describe(mv).map(|_| mv)
            };
            let best = (!best.is_empty()).then(|| legal(best).ok_or(NoAnalysis));
            evaluations.push(Evaluation {
                value: PositionValue::from_str(value)?,
                best: best.transpose()?,
            });
            if let Some(mv) = record.moves().get(evaluations.len() - 1) {
                upto.play(*mv).map_err(|_| NoAnalysis)?;
            }
        }
        if deep > evaluations.len() || evaluations.len() > record.ply() + 1 {
            return Err(NoAnalysis);
        }
        Ok(Self { evaluations, deep })
    }
}

// The stored form: the number of deeply searched positions, then value and best move of each position.
impl fmt::Display for AnalysisProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.deep.fmt(f)?;
        for Evaluation { value, best } in &self.evaluations {
            write!(f, " {value}")?;
            if let Some(best) = best {
                write!(f, ":{best}")?;
            }
        }
        Ok(())
    }
}
