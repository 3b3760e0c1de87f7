//! `banyan tables`: builds, checks and probes the solution of Dōbutsu Shōgi.

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use std::time::Instant;

use crate::config::Config;
use crate::rules::dobutsu::{Dobutsu, Rules};
use crate::rules::ruleset::Rulebook as _;
use crate::rules::{AnyPosition, Game, Position as _, Ruleset};
use crate::search::exact::ExactValue;
use crate::search::{self, Solution as _};
use crate::tables::{self, BuildProgress, SolvedTable, TableError, Tables};

use super::positions::start;

/// Where other commands find the tables.
#[derive(clap::Args)]
pub struct TablesFolder {
    /// The folder of the solution of Dōbutsu Shōgi, see `banyan tables`; by default the one in the configuration.
    #[arg(long, value_name = "FOLDER")]
    tables: Option<PathBuf>,
    /// The configuration file that names the folder; config.toml in the working folder if there is one.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

impl TablesFolder {
    /// The tables, if the game has any.
    ///
    /// # Errors
    /// A message about the configuration.
    pub fn open(&self, game: Game) -> Result<Tables, String> {
        if !search::is_solved(game) {
            return Ok(Tables::default());
        }
        let folder = folder(self.tables.as_deref(), self.config.as_deref())?;
        Ok(Tables::open(&folder))
    }
}

/// The folder of the tables: the given one, else the configured one.
///
/// # Errors
/// A message about the configuration.
pub fn folder(given: Option<&Path>, config: Option<&Path>) -> Result<PathBuf, String> {
    if let Some(folder) = given {
        return Ok(folder.to_owned());
    }
    let config = Config::load(config, false).map_err(|error| error.to_string())?;
    Ok(config.tables)
}

#[derive(clap::Args)]
pub struct Flags {
    #[command(subcommand)]
    command: Command,
    /// The folder of the tables; by default the one in the configuration.
    #[arg(long, global = true, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// The configuration file that names the folder; config.toml in the working folder if there is one.
    #[arg(long, global = true)]
    config: Option<PathBuf>,
    /// The rules: dobutsu/classic or dobutsu/official; for build and check, both if left out.
    #[arg(long, global = true)]
    rules: Option<Ruleset>,
}

/// How many threads compute.
#[derive(clap::Args)]
pub(super) struct Threads {
    /// The number of threads; as many as there are cores if left out. The results are the same.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroU32>,
}

impl Threads {
    /// The number of threads.
    pub(super) fn number(&self) -> u32 {
        let cores = || available_parallelism().map_or(1, |cores| cores.get() as u32);
        self.threads.map_or_else(cores, NonZeroU32::get)
    }
}

#[derive(clap::Subcommand)]
enum Command {
    /// Solve the game, or continue an interrupted build; a complete table is kept.
    Build {
        #[command(flatten)]
        threads: Threads,
    },
    /// Verify the checksum of every block.
    Check,
    /// Print the result of a position and of each of its moves.
    Probe {
        /// The position, in its text form, or start.
        position: String,
    },
}

impl Flags {
    /// Runs the command and prints its result.
    ///
    /// # Errors
    /// An error that the operator can fix, with a hint how.
    pub fn run(&self) -> Result<(), String> {
        let folder = folder(self.folder.as_deref(), self.config.as_deref())?;
        let all = [Rules::Classic, Rules::Official];
        let rules: Vec<Rules> = match &self.rules {
            None => all.to_vec(),
            Some(asked) => match asked.start() {
                AnyPosition::Dobutsu(start) => vec![*start.rules()],
                _ => return Err(format!("there are no tables for {}", asked.game())),
            },
        };
        match &self.command {
            Command::Build { threads } => {
                let threads = threads.number();
                rules
                    .iter()
                    .try_for_each(|rules| build(&folder, *rules, threads))
            }
            Command::Check => rules.iter().try_for_each(|rules| {
                let table = SolvedTable::open(&folder, *rules).map_err(|error| words(&error))?;
                table.check().map_err(|error| words(&error))?;
                println!("{} is whole.", tables::path(&folder, *rules).display());
                Ok(())
            }),
            Command::Probe { position } => {
                let rules = self.rules.as_ref().map_or(Rules::Classic, |_| rules[0]);
                let ruleset = Ruleset::presets(Game::Dobutsu)
                    .into_iter()
                    .find(|ruleset| ruleset.preset() == rules.preset())
                    .ok_or("there are no such rules")?;
                let text = Some(position.as_str()).filter(|text| *text != "start");
                let AnyPosition::Dobutsu(position) = start(&ruleset, text)? else {
                    return Err("it is a position of another game".to_owned());
                };
                probe(
                    &SolvedTable::open(&folder, rules).map_err(|error| words(&error))?,
                    position,
                )
            }
        }
    }
}

fn words(error: &TableError) -> String {
    match error {
        TableError::Damaged { .. } => format!("{error}; `banyan tables build` builds it anew"),
        _ => error.to_string(),
    }
}

fn build(folder: &std::path::Path, rules: Rules, threads: u32) -> Result<(), String> {
    let path = tables::path(folder, rules);
    match SolvedTable::open(folder, rules).and_then(|table| table.check()) {
        Ok(()) => {
            println!("{} is there and whole.", path.display());
            return Ok(());
        }
        Err(TableError::Damaged { .. }) => {
            println!("{} is damaged: building it anew.", path.display());
        }
        Err(_) => {}
    }
    let begun = Instant::now();
    let tell = |BuildProgress { resumed, layer }| {
        if layer.is_multiple_of(10) {
            let resumed = if resumed {
                ", going on from an earlier build"
            } else {
                ""
            };
            eprintln!(
                "{layer} plies from the end after {:.0?}{resumed}",
                begun.elapsed()
            );
        }
        true
    };
    let counts =
        tables::build(folder, rules, threads, tell, &|| true).map_err(|error| words(&error))?;
    println!(
        "{}: {} wins at once, {} wins, {} losses, {} draws; the longest takes {} plies; {:.0?}",
        path.display(),
        counts.at_once,
        counts.wins,
        counts.losses,
        counts.draws,
        counts.longest,
        begun.elapsed(),
    );
    Ok(())
}

fn probe(table: &SolvedTable, position: Dobutsu) -> Result<(), String> {
    let value = |position: &Dobutsu| {
        if let Some(outcome) = position.outcome() {
            let winner = outcome.winner().map(crate::rules::Side::key);
            return Ok(format!("{} has won", winner.unwrap_or("nobody")));
        }
        let us = position.side_to_move();
        let value = table
            .value(position)
            .ok_or("the table has no value for it")?;
        let told = match value {
            ExactValue::Win(plies) => format!("{} wins in {plies}", us.key()),
            ExactValue::Loss(plies) => format!("{} wins in {plies}", us.other().key()),
            ExactValue::Draw => "draw".to_owned(),
        };
        Ok::<String, String>(told)
    };
    println!("{}", value(&position)?);
    for mv in position.legal_moves().iter() {
        let mut after = position;
        after.play_unchecked(*mv);
        println!("{mv}\t{}", value(&after)?);
    }
    Ok(())
}
