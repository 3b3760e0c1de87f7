//! Searches the positions of a game, one after another and in three passes: a quick one, a deep one, and a deeper one around
//! blunders. A search starts from nothing, so that an analysis in steps has the same result as one without a pause.

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::evaluation::Evaluation;
use super::report::AnalysisReport;
use super::score::{Mark, NoAnalysis, PositionValue};
use crate::rules::Record;
use crate::search::{Solution, solved};

/// The nodes that are searched for each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// In the first pass.
    pub quick: u64,
    /// In the second pass.
    pub deep: u64,
    /// In the third pass, before and after blunders only.
    pub blunders: u64,
}

impl Default for Effort {
    /// Some seconds in all for a game of 60 plies on one core; docs/analysis.md has measured it.
    fn default() -> Self {
        Self {
            quick: 20_000,
            deep: 300_000,
            blunders: 3_000_000,
        }
    }
}

/// How far an analysis has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnalysisProgress {
    /// The evaluation of each position, from the start; the moves of a text are read with the record.
    evaluations: Vec<Evaluation>,
    /// How many of them are from the second pass.
    deep: usize,
    /// Which of them are from the third pass, by ply.
    deepest: BTreeSet<usize>,
}

/// The parts of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Not all positions have been searched.
    Begun,
    /// All positions have been searched quickly.
    Quick,
    /// All positions have been searched deeply, and those before and after blunders once more.
    Complete,
}

impl AnalysisProgress {
    /// How far the analysis of that game is.
    #[must_use]
    pub fn stage(&self, record: &Record) -> Stage {
        let plies = record.ply();
        if self.deep > plies && self.doubtful(record).is_none() {
            Stage::Complete
        } else if self.evaluations.len() > plies {
            Stage::Quick
        } else {
            Stage::Begun
        }
    }

    /// How many positions the second pass has searched.
    #[must_use]
    pub const fn searched_deeply(&self) -> usize {
        self.deep
    }

    /// The evaluations, one for each position of the game if the first pass is over.
    #[must_use]
    pub fn evaluations(&self) -> &[Evaluation] {
        &self.evaluations
    }

    /// Whether a solution has the value of a position of that game that is only estimated here.
    #[must_use]
    pub fn can_be_exact(&self, record: &Record, solution: &dyn Solution) -> bool {
        let estimates = (0..=record.ply()).zip(&self.evaluations);
        let mut estimates = estimates.filter(|(_, found)| found.value.result().is_none());
        estimates.any(|(ply, _)| {
            let upto = record.taken_back(record.ply() - ply);
            upto.outcome().is_none() && solved(&upto, 0, solution).is_some()
        })
    }

    /// The same analysis before its second pass, but that its values are those of the later ones.
    #[must_use]
    pub fn restarted(&self) -> Self {
        Self {
            evaluations: self.evaluations.clone(),
            ..Self::default()
        }
    }

    /// The first position that the third pass has to search. It is before or after a move that is a blunder by what is known,
    /// and its value is an estimate of an earlier pass. So in the end each blunder is one by the deeper search too.
    fn doubtful(&self, record: &Record) -> Option<usize> {
        let report = AnalysisReport::of(record, &self.evaluations)?;
        let is_open = |ply: &usize| {
            self.evaluations[*ply].value.result().is_none() && !self.deepest.contains(ply)
        };
        let moves = (0..).zip(&report.moves);
        let blunders = moves.filter(|(_, judged)| judged.mark == Some(Mark::Blunder));
        blunders.flat_map(|(ply, _)| [ply, ply + 1]).find(is_open)
    }

    /// Searches at least one position, and more until the pass is over or `go_on` says no. It is asked after each position,
    /// with the nodes that the step has spent.
    pub fn step(
        &mut self,
        record: &Record,
        effort: Effort,
        solution: Option<&dyn Solution>,
        mut go_on: impl FnMut(u64) -> bool,
    ) {
        let plies = record.ply();
        if self.deep > plies {
            self.search_around_blunders(record, effort.blunders, solution, go_on);
            return;
        }
        let quick = self.evaluations.len() <= plies;
        let (first, each) = if quick {
            (self.evaluations.len(), effort.quick)
        } else {
            (self.deep, effort.deep)
        };
        let mut spent = 0;
        let mut upto = Record::from_position(record.start().clone());
        let mut moves = record.moves().iter();
        for ply in 0..=plies {
            if ply >= first {
                let evaluation = Evaluation::of(&upto, each, solution);
                if quick {
                    self.evaluations.push(evaluation);
                } else {
                    self.evaluations[ply] = evaluation;
                    self.deep = ply + 1;
                }
                spent += each;
                if !go_on(spent) {
                    break;
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

    fn search_around_blunders(
        &mut self,
        record: &Record,
        each: u64,
        solution: Option<&dyn Solution>,
        mut go_on: impl FnMut(u64) -> bool,
    ) {
        let mut spent = 0;
        // What was found may have made a blunder of another move.
        while let Some(ply) = self.doubtful(record) {
            let upto = record.taken_back(record.ply() - ply);
            self.evaluations[ply] = Evaluation::of(&upto, each, solution);
            self.deepest.insert(ply);
            spent += each;
            if !go_on(spent) {
                break;
            }
        }
    }

    /// All passes without a pause.
    #[must_use]
    pub fn complete(record: &Record, effort: Effort, solution: Option<&dyn Solution>) -> Self {
        let mut progress = Self::default();
        while progress.stage(record) < Stage::Complete {
            progress.step(record, effort, solution, |_| true);
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
        let (mut evaluations, mut deepest) = (Vec::new(), BTreeSet::new());
        for word in words.filter(|word| !word.is_empty()) {
            let word = match word.strip_suffix(DEEPEST) {
                Some(word) => {
                    deepest.insert(evaluations.len());
                    word
                }
                None => word,
            };
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
        Ok(Self {
            evaluations,
            deep,
            deepest,
        })
    }
}

/// What the stored form has behind an evaluation of the third pass.
const DEEPEST: char = '!';

// The stored form: the number of deeply searched positions, then value and best move of each position.
impl fmt::Display for AnalysisProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.deep.fmt(f)?;
        for (ply, Evaluation { value, best }) in self.evaluations.iter().enumerate() {
            write!(f, " {value}")?;
            if let Some(best) = best {
                write!(f, ":{best}")?;
            }
            if self.deepest.contains(&ply) {
                f.write_char(DEEPEST)?;
            }
        }
        Ok(())
    }
}
