//! `banyan tournament simulate`: plays a format many times with players of known strength, and prints how well it ranks
//! them.

mod field;

use std::path::{Path, PathBuf};

use crate::tournaments::{Format, PLAYERS};
use clap::ValueEnum;
use rand::SeedableRng as _;
use rand::rngs::StdRng;

use field::{Measured, SimulatedPlayers, normal};

#[derive(clap::Subcommand)]
pub enum Command {
    /// Tools for tournaments.
    #[command(subcommand)]
    Tournament(Tool),
}

#[derive(clap::Subcommand)]
pub enum Tool {
    /// Play a format with players of random or given strengths, and print how well it ranks them.
    Simulate(Flags),
}

/// A format by its name on the command line.
#[derive(Clone, Copy, ValueEnum)]
enum Name {
    RoundRobin,
    DoubleRoundRobin,
    Swiss,
    Knockout,
    KnockoutOfThree,
    Ladder,
    League,
}

#[derive(clap::Args)]
pub struct Flags {
    /// The format.
    format: Name,
    /// The number of players, if there is no file of strengths.
    #[arg(long, value_name = "N", default_value_t = 16)]
    players: usize,
    /// The rounds of a Swiss tournament, the seasons of a league, or the weeks of a ladder in which everybody
    /// challenges once.
    #[arg(long, value_name = "R")]
    rounds: Option<u8>,
    /// The size of a league's divisions.
    #[arg(long, value_name = "N", default_value_t = 6)]
    division: u8,
    /// How many places above a ladder's players can challenge.
    #[arg(long, value_name = "K", default_value_t = 3)]
    reach: u8,
    /// The seed for strengths and results.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The number of tournaments.
    #[arg(long, value_name = "K", default_value_t = 1000)]
    runs: u32,
    /// A file with a strength in Elo points on each line. Without it, each tournament draws strengths from a normal
    /// distribution.
    #[arg(long, value_name = "FILE")]
    strengths: Option<PathBuf>,
    /// The standard deviation of random strengths.
    #[arg(long, value_name = "ELO", default_value_t = 200.0)]
    spread: f64,
    /// The standard deviation of the ratings, by which players are seeded, around the strengths.
    #[arg(long, value_name = "ELO", default_value_t = 100.0)]
    rating_error: f64,
    /// The share of draws between equal players, from 0 to 0.5.
    #[arg(long, value_name = "SHARE", default_value_t = 0.1)]
    draws: f64,
}

impl Command {
    /// Plays the tournaments and prints the averages.
    ///
    /// # Errors
    /// A message for a file that cannot be read, or a format that these players cannot play.
    pub fn run(&self) -> Result<(), String> {
        let Self::Tournament(Tool::Simulate(flags)) = self;
        flags.run()
    }
}

impl Flags {
    fn run(&self) -> Result<(), String> {
        if !(0.0..=0.5).contains(&self.draws) {
            return Err("--draws is from 0 to 0.5".to_owned());
        }
        if self.runs == 0 {
            return Err("--runs is at least 1".to_owned());
        }
        for (flag, deviation) in [
            ("--spread", self.spread),
            ("--rating-error", self.rating_error),
        ] {
            if !(0.0..=f64::MAX).contains(&deviation) {
                return Err(format!("{flag} is a number from 0 up"));
            }
        }
        let given = self.strengths.as_deref().map(read).transpose()?;
        let players = given.as_ref().map_or(self.players, Vec::len);
        let format = self.format(players);
        let fewest = usize::from(format.fewest_players());
        if !(fewest..=usize::from(PLAYERS.1)).contains(&players) {
            return Err(format!(
                "the number of players must lie between {fewest} and {}",
                PLAYERS.1
            ));
        }
        let weeks = u16::from(self.rounds.unwrap_or(12));
        let mut total = Measured::default();
        let mut squares = 0.0;
        for run in 0..u64::from(self.runs) {
            let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(run);
            let mut random = StdRng::seed_from_u64(!seed);
            let drawn = || {
                (0..players)
                    .map(|_| 1500.0 + self.spread * normal(&mut random))
                    .collect()
            };
            let field = SimulatedPlayers {
                strengths: given.clone().unwrap_or_else(drawn),
                rating_error: self.rating_error,
                draws: self.draws,
            };
            let measured = field
                .play(format, weeks, seed)
                .map_err(|error| error.to_string())?;
            total.tau += measured.tau;
            total.best_won += measured.best_won;
            total.games += measured.games;
            total.rounds += measured.rounds;
            squares += measured.tau * measured.tau;
        }
        let runs = f64::from(self.runs);
        let tau = total.tau / runs;
        let deviation = (squares / runs - tau * tau).max(0.0).sqrt();
        println!(
            "| format | players | rounds | games | games each | Kendall's tau | the best wins |"
        );
        println!("| --- | --- | --- | --- | --- | --- | --- |");
        println!(
            "| {} | {players} | {:.0} | {:.1} | {:.1} | {tau:.3} ± {:.3} | {:.1} % |",
            self.format
                .to_possible_value()
                .map_or_else(String::new, |name| name.get_name().to_owned()),
            total.rounds / runs,
            total.games / runs,
            2.0 * total.games / runs / players.max(1) as f64,
            1.96 * deviation / runs.sqrt(),
            100.0 * total.best_won / runs,
        );
        Ok(())
    }

    fn format(&self, players: usize) -> Format {
        // As many rounds as leave one player with all points, and one more.
        let usual = players.next_power_of_two().trailing_zeros() as u8 + 1;
        match self.format {
            Name::RoundRobin => Format::RoundRobin { double: false },
            Name::DoubleRoundRobin => Format::RoundRobin { double: true },
            Name::Swiss => Format::Swiss {
                rounds: self.rounds.unwrap_or(usual),
            },
            Name::Knockout => knockout(1),
            Name::KnockoutOfThree => knockout(3),
            Name::Ladder => Format::Ladder {
                reach: self.reach,
                days: 3,
            },
            Name::League => Format::League {
                division: self.division,
                promoted: (self.division / 3).max(1),
                seasons: Some(self.rounds.unwrap_or(3)),
            },
        }
    }
}

fn knockout(best_of: u8) -> Format {
    Format::Knockout {
        best_of,
        third_place: true,
    }
}

/// Reads a strength from each line that is not empty.
fn read(file: &Path) -> Result<Vec<f64>, String> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let number = |line: &str| {
        let number = line.parse().ok().filter(|number: &f64| number.is_finite());
        number.ok_or_else(|| format!("{}: \"{line}\" is no strength", file.display()))
    };
    lines.map(number).collect()
}
