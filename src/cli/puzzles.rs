//! `banyan puzzles`: makes the collection of puzzles, and proves it again. See docs/puzzles.md.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::puzzles::{self, Maker, Puzzle};
use crate::rules::dobutsu::Rules;
use crate::rules::{AnyPosition, Game};
use crate::search::Solution;
use crate::tables::Table;

#[derive(clap::Args)]
pub struct Flags {
    #[command(subcommand)]
    command: Command,
    /// The folder of the solution of Dōbutsu Shōgi, see `banyan tables`.
    #[arg(long, global = true, value_name = "FOLDER", default_value = "tables")]
    folder: PathBuf,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Make a collection. The same seed and numbers make the same file. Takes many minutes.
    Make {
        /// The file to write.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// The seed of the games from which the puzzles are taken.
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
        /// How many puzzles of Jungle.
        #[arg(long, value_name = "N", default_value_t = 1000)]
        jungle: usize,
        /// How many more puzzles of Jungle about traps.
        #[arg(long, value_name = "N", default_value_t = 40)]
        traps: usize,
        /// How many puzzles of Dōbutsu Shōgi.
        #[arg(long, value_name = "N", default_value_t = 2000)]
        dobutsu: usize,
        /// How many puzzles of Ô ăn quan.
        #[arg(long, value_name = "N", default_value_t = 1000)]
        o_an_quan: usize,
    },
    /// Prove each puzzle of the collection again: exactly one good move at each turn.
    Check {
        /// Use the search for Dōbutsu Shōgi as well, instead of its solution.
        #[arg(long)]
        search: bool,
    },
}

impl Flags {
    /// Runs the command and prints its progress.
    ///
    /// # Errors
    /// A message when a file is missing, or when a puzzle is wrong.
    pub fn run(&self) -> Result<(), String> {
        match &self.command {
            Command::Make {
                file,
                seed,
                jungle,
                traps,
                dobutsu,
                o_an_quan,
            } => {
                let wanted = |game| match game {
                    Game::Jungle => *jungle,
                    Game::Dobutsu => *dobutsu,
                    Game::OAnQuan => *o_an_quan,
                };
                let table = if *dobutsu > 0 {
                    Some(solution(&self.folder)?)
                } else {
                    None
                };
                let solution = table.as_ref().map(|table| table as &dyn Solution);
                let mut all = Vec::new();
                for game in Game::ALL {
                    all.extend(made(*game, *seed, wanted(*game), solution));
                }
                let mut maker = Maker::new(Game::Jungle, *seed, None).avoiding(&all);
                let with_traps = all.len() + traps;
                while all.len() < with_traps {
                    all.extend(maker.trap());
                }
                let text = puzzles::written(&all);
                fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
            }
            Command::Check { search } => {
                let table = if *search {
                    None
                } else {
                    Some(solution(&self.folder)?)
                };
                check(table.as_ref().map(|table| table as &dyn Solution))
            }
        }
    }
}

fn solution(folder: &Path) -> Result<Table, String> {
    let hint = |error| format!("{error}; `banyan tables build` makes it");
    Table::open(folder, Rules::Classic).map_err(hint)
}

fn made(game: Game, seed: u64, wanted: usize, solution: Option<&dyn Solution>) -> Vec<Puzzle> {
    let mut maker = Maker::new(game, seed, solution);
    let mut made = Vec::new();
    let begun = Instant::now();
    while made.len() < wanted {
        made.extend(maker.more());
    }
    made.truncate(wanted);
    eprintln!("{game}: {wanted} puzzles after {:.0?}", begun.elapsed());
    made
}

fn check(solution: Option<&dyn Solution>) -> Result<(), String> {
    let mut failures = 0;
    for game in Game::ALL {
        let begun = Instant::now();
        let (mut proved, mut plies) = (0, [0; 32]);
        for puzzle in puzzles::matching(Some(*game), None) {
            let exact = matches!(puzzle.position, AnyPosition::Dobutsu(_));
            if puzzles::holds(puzzle, solution.filter(|_| exact))
                && puzzles::themes(puzzle) == puzzle.themes
            {
                proved += 1;
                plies[puzzle.line.len().min(31)] += 1;
            } else {
                failures += 1;
                println!("wrong: {puzzle}");
            }
        }
        let lengths: Vec<String> = plies
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0)
            .map(|(plies, count)| format!("{count} of {plies}"))
            .collect();
        println!(
            "{game}: {proved} proved, by plies {}, in {:.0?}",
            lengths.join(", "),
            begun.elapsed()
        );
    }
    if failures == 0 {
        return Ok(());
    }
    Err(format!("{failures} puzzles are wrong"))
}
