//! `banyan puzzles`: makes the collection of puzzles, and proves it again. See docs/puzzles.md.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use crate::locale::Locale;
use crate::puzzles::{self, Maker, Puzzle, RarePuzzles};
use crate::rules::Game;
use crate::rules::dobutsu::Rules;
use crate::search::{self, Solution};
use crate::tables::SolvedTable;
use crate::wording;

use super::tables::folder;

#[derive(clap::Args)]
pub struct Flags {
    #[command(subcommand)]
    command: Command,
    /// The folder of the solution of Dōbutsu Shōgi, see `banyan tables`; by default the one in the configuration.
    #[arg(long, global = true, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// The configuration file that names the folder; config.toml in the working folder if there is one.
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
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
        #[command(flatten)]
        wanted: Wanted,
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
            Command::Make { file, seed, wanted } => {
                let table = wanted.solved().then(|| self.solution()).transpose()?;
                let solution = table.as_ref().map(|table| table as &dyn Solution);
                let mut all = Vec::new();
                for (game, count) in &wanted.0 {
                    all.extend(made(*game, *seed, *count, solution));
                }
                for (game, rare, count) in &wanted.1 {
                    let mut maker = Maker::new(*game, *seed, None).avoiding(&all);
                    let with_rare = all.len() + count;
                    while all.len() < with_rare {
                        all.extend(maker.rare(rare));
                    }
                }
                let text = puzzles::written(&all);
                fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
            }
            Command::Check { search } => {
                let table = (!search).then(|| self.solution()).transpose()?;
                check(table.as_ref().map(|table| table as &dyn Solution))
            }
        }
    }

    fn solution(&self) -> Result<SolvedTable, String> {
        let folder = folder(self.folder.as_deref(), self.config.as_deref())?;
        let hint = |error| format!("{error}; `banyan tables build` makes it");
        SolvedTable::open(&folder, Rules::Classic).map_err(hint)
    }
}

/// How many puzzles of each game are wanted, and how many more of those that are rare in games.
#[derive(Clone)]
struct Wanted(Vec<(Game, usize)>, Vec<(Game, &'static RarePuzzles, usize)>);

impl Wanted {
    /// Whether puzzles of a game are wanted that need its solution.
    fn solved(&self) -> bool {
        let mut wanted = self.0.iter();
        wanted.any(|(game, count)| search::is_solved(*game) && *count > 0)
    }
}

/// A flag for the number of puzzles.
fn number(flag: &'static str, count: usize, help: String) -> clap::Arg {
    clap::Arg::new(flag)
        .long(flag)
        .value_name("N")
        .value_parser(clap::value_parser!(usize))
        .default_value(count.to_string())
        .help(help)
}

impl clap::Args for Wanted {
    fn augment_args(mut command: clap::Command) -> clap::Command {
        for game in puzzles::games() {
            let Some(about) = puzzles::of_game(game) else {
                continue;
            };
            let name = wording::game(Locale::En, game);
            let help = format!("How many puzzles of {name}");
            command = command.arg(number(game.slug(), about.count, help));
            for rare in about.rare {
                let help = format!("How many more puzzles of {name} about {}", rare.flag);
                command = command.arg(number(rare.flag, rare.count, help));
            }
        }
        command
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Self::augment_args(command)
    }
}

impl clap::FromArgMatches for Wanted {
    fn from_arg_matches(matches: &clap::ArgMatches) -> Result<Self, clap::Error> {
        let number = |flag| matches.get_one(flag).copied().unwrap_or_default();
        let games = || puzzles::games().filter_map(|game| Some((game, puzzles::of_game(game)?)));
        let rare = games().flat_map(|(game, about)| {
            let wanted = move |rare: &'static RarePuzzles| (game, rare, number(rare.flag));
            about.rare.iter().map(wanted)
        });
        Ok(Self(
            games()
                .map(|(game, _)| (game, number(game.slug())))
                .collect(),
            rare.collect(),
        ))
    }

    fn update_from_arg_matches(&mut self, matches: &clap::ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
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
    for game in puzzles::games() {
        let begun = Instant::now();
        let (mut proved, mut plies) = (0, [0; 32]);
        for puzzle in puzzles::matching(Some(game), None) {
            if puzzles::holds(puzzle, solution) && puzzles::themes(puzzle) == puzzle.themes {
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
