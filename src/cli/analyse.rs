//! `banyan analyse`: judges the moves of a recorded game on the command line.

use std::io::Read as _;
use std::path::PathBuf;

use crate::analysis::progress::{AnalysisProgress, Effort};
use crate::analysis::report::AnalysisReport;
use crate::analysis::score::{Mark, PositionValue};
use crate::play::transcript::{self, Note};
use crate::rules::{Ruleset, Side};

use super::positions::{open_input, text_error};
use super::tables::TablesFolder;

#[derive(clap::Args)]
pub struct Flags {
    /// One record, as /record writes it, or one game of a `banyan export`; - for the standard input.
    file: PathBuf,
    /// The rules, if the record does not name them.
    #[arg(long, value_name = "RULESET")]
    rules: Option<Ruleset>,
    /// How many positions to visit in each search, in one pass. Without it, the three passes of an analysis on Discord.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Print the record with values and marks, as docs/records.md describes them.
    #[arg(long)]
    record: bool,
    #[command(flatten)]
    tables: TablesFolder,
}

impl Flags {
    /// Analyses the game and prints the result.
    ///
    /// # Errors
    /// A message about the file or the record.
    pub fn run(self) -> Result<(), String> {
        let name = self.file.display();
        let mut bytes = Vec::new();
        let read = open_input(&self.file).and_then(|mut input| input.read_to_end(&mut bytes));
        read.map_err(|error| format!("{name} cannot be read: {error}"))?;
        let read = transcript::read_bytes(&bytes, self.rules);
        let mut transcript = read.map_err(|wrong| text_error(&wrong))?.transcript;
        let tables = self.tables.open(transcript.record.ruleset().game())?;
        let progress = match self.nodes {
            None => {
                AnalysisProgress::complete(&transcript.record, Effort::default(), Some(&tables))
            }
            Some(nodes) => {
                let effort = Effort {
                    quick: nodes,
                    ..Effort::default()
                };
                let mut progress = AnalysisProgress::default();
                progress.step(&transcript.record, effort, Some(&tables), |_| true);
                progress
            }
        };
        let report = AnalysisReport::of(&transcript.record, progress.evaluations());
        let report = report.ok_or("the game cannot be analysed")?;
        if self.record {
            let notes = report.annotations();
            transcript.notes = notes
                .map(|(value, mark)| Some(Note { value, mark }))
                .collect();
            print!("{transcript}");
        } else {
            print!("{}", table(&report));
        }
        Ok(())
    }
}

/// A line for each move, then one for each side.
fn table(report: &AnalysisReport) -> String {
    let mut lines = Vec::new();
    for (at, judged) in report.moves.iter().enumerate() {
        let mut line = format!(
            "{:>3}  {:<6}  {}{:<2}  {} -> {}",
            at + 1,
            judged.side.key(),
            judged.played,
            judged.mark.map_or("", Mark::sign),
            value_text(judged.before),
            value_text(judged.after),
        );
        if judged.mark.is_some() {
            line.push_str("  better: ");
            line.push_str(&judged.best.to_string());
        }
        if judged.turning_point {
            line.push_str("  (turning point)");
        }
        lines.push(line);
    }
    for side in Side::ALL {
        let own = report.sides[side.index()];
        let accuracy = own.accuracy.map_or_else(
            || "no moves".to_owned(),
            |accuracy| format!("accuracy {accuracy:.1} %"),
        );
        let [inaccuracies, mistakes, blunders] = own.marks;
        lines.push(format!(
            "{}: {accuracy}, inaccuracies {inaccuracies}, mistakes {mistakes}, blunders {blunders}",
            side.key()
        ));
    }
    lines.join("\n") + "\n"
}

/// A value for the player of the move.
fn value_text(value: PositionValue) -> String {
    match value {
        PositionValue::Points(points) => points.to_string(),
        PositionValue::Won(plies) => format!("win in {plies}"),
        PositionValue::Lost(plies) => format!("loss in {plies}"),
        PositionValue::Drawn => "draw".to_owned(),
    }
}
