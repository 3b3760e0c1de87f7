//! `banyan tourney`, `banyan ablate` and `banyan tune`: measures the levels of the computer and the techniques of its
//! search, and tries other evaluation parameters. Searches are limited by nodes, so results are reproducible on any
//! machine.

use std::panic::resume_unwind;
use std::thread;

use crate::rules::Ruleset;
use crate::search::contest::{ContestScore, Player, elo};
use crate::search::game::mix;
use crate::search::techniques::{Technique, Techniques};
use crate::search::{Level, SearchSettings, parameters};

use super::tables::{TablesFolder, Threads};

#[derive(clap::Subcommand)]
pub enum Command {
    /// Let the levels of a game play each other, and print the results as a Markdown table.
    Tourney(Tourney),
    /// Let the search of a game play against itself without one of its techniques, and print what each is worth as a
    /// Markdown table.
    Ablate(Ablate),
    /// Tune the parameters of a game's evaluation by games against itself, and let the new values play the old ones.
    Tune(Tune),
}

#[derive(clap::Args)]
pub struct Tourney {
    /// The rules, such as jungle/classic or dobutsu/official.
    ruleset: Ruleset,
    /// How many games each pair of levels plays: random openings, each from both sides.
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u32,
    /// The largest difference between levels that play each other.
    #[arg(long, value_name = "N", default_value_t = 8)]
    apart: u8,
    /// The lowest level to include.
    #[arg(long, value_name = "N", default_value_t = 1)]
    from: u8,
    /// The highest level to include.
    #[arg(long, value_name = "N", default_value_t = Level::HIGHEST)]
    to: u8,
    #[command(flatten)]
    matches: Matches,
    #[command(flatten)]
    tables: TablesFolder,
}

#[derive(clap::Args)]
pub struct Ablate {
    /// The rules, such as jungle/classic.
    ruleset: Ruleset,
    /// The number of games in a match: random openings, each from both sides.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u32,
    /// The number of nodes for each move.
    #[arg(long, value_name = "N", default_value_t = 2000)]
    nodes: u64,
    /// Leave out only these techniques; several joined by "+" are left out together.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    #[command(flatten)]
    matches: Matches,
}

#[derive(clap::Args)]
pub struct Tune {
    /// The rules, such as jungle/classic.
    ruleset: Ruleset,
    /// The number of runs, each from the present values. The result is the mean of what they find.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=(CHECK_SEED / SEEDS_A_RUN) as i64))]
    runs: u32,
    /// The number of steps of a run.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..SEEDS_A_RUN as i64))]
    steps: u32,
    /// The number of games in a step: random openings, each from both sides.
    #[arg(long, value_name = "N", default_value_t = 16)]
    games: u32,
    /// The number of games between the new values and the old ones at the end.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    check: u32,
    /// The number of nodes for each move.
    #[arg(long, value_name = "N", default_value_t = 2000)]
    nodes: u64,
    /// Change only these parameters.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    #[command(flatten)]
    matches: Matches,
}

/// How matches are played.
#[derive(clap::Args)]
struct Matches {
    /// The seed for openings and moves.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

impl Matches {
    /// Plays a match of two players with openings of that seed. The number of threads changes nothing but the time.
    fn play(
        &self,
        ruleset: &Ruleset,
        players: [Player<'_>; 2],
        games: u32,
        seed: u64,
    ) -> ContestScore {
        let pairs = games.div_ceil(2);
        let threads = self.threads.number().min(pairs.max(1));
        let share = |thread: u32| {
            let mut score = ContestScore::default();
            for pair in (thread..pairs).step_by(threads as usize) {
                score.play_pair(ruleset, players, seed * 1_000_003 + u64::from(pair));
            }
            score
        };
        thread::scope(|scope| {
            let shares: Vec<_> = (0..threads)
                .map(|thread| scope.spawn(move || share(thread)))
                .collect();
            let mut score = ContestScore::default();
            for one in shares {
                score.add(&one.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
            score
        })
    }
}

impl Command {
    /// Plays the games and prints the results.
    ///
    /// # Errors
    /// A message about the configuration.
    pub fn run(&self) -> Result<(), String> {
        match self {
            Self::Tourney(tourney) => tourney.run(),
            Self::Ablate(ablate) => ablate.run(),
            Self::Tune(tune) => tune.run(),
        }
    }
}

/// Games, results, share, and the difference in Elo with its confidence interval.
fn row(score: &ContestScore) -> String {
    let (share, error) = score.share();
    let [won, drawn, lost] = score.results;
    let (low, high) = (elo(share - error), elo(share + error));
    format!(
        "{} | {won}, {drawn}, {lost} | {:.1} % | {:+.0} ({low:+.0} to {high:+.0}) |",
        score.games(),
        100.0 * share,
        elo(share),
    )
}

fn print_heading(about: &str) {
    println!("| {about} | games | won, drawn, lost | share | Elo (95 %) |");
    println!("| --- | --- | --- | --- | --- |");
}

/// The names to try: all, or those asked for. `what` says what they name.
fn included<'a>(what: &str, only: &[String], all: &[&'a str]) -> Result<Vec<&'a str>, String> {
    if let Some(unknown) = only.iter().find(|name| !all.contains(&name.as_str())) {
        let all = all.join(", ");
        return Err(format!("{what} has no \"{unknown}\"; it has: {all}"));
    }
    let asked = |name: &&str| only.is_empty() || only.iter().any(|one| one == name);
    Ok(all.iter().copied().filter(asked).collect())
}

impl Tourney {
    fn run(&self) -> Result<(), String> {
        let game = self.ruleset.game();
        let tables = self.tables.open(game)?;
        let levels: Vec<Level> = Level::all(game)
            .filter(|level| (self.from..=self.to).contains(&level.number()))
            .collect();
        print_heading(&self.ruleset.to_string());
        for (i, low) in levels.iter().enumerate() {
            let near = |high: &&Level| high.number() - low.number() <= self.apart;
            for high in levels[i + 1..].iter().filter(near) {
                let players = [*high, *low].map(|level| Player::Level(level, Some(&tables)));
                let Matches { seed, .. } = self.matches;
                let score = self.matches.play(&self.ruleset, players, self.games, seed);
                println!("| {high} against {low} | {}", row(&score));
            }
        }
        Ok(())
    }
}

impl Ablate {
    fn run(&self) -> Result<(), String> {
        let usual = SearchSettings::usual(self.ruleset.game());
        let all: Vec<&str> = usual.techniques.iter().map(Technique::key).collect();
        let asked = self.only.iter().flat_map(|names| names.split('+'));
        let asked: Vec<String> = asked.map(str::to_owned).collect();
        included("the search of this game", &asked, &all)?;
        let groups = if self.only.is_empty() {
            all
        } else {
            self.only.iter().map(String::as_str).collect()
        };
        print_heading(&format!("{} with and without", self.ruleset));
        for names in groups {
            let left_out = usual.techniques.iter();
            let left_out = left_out.filter(|one| names.split('+').any(|name| name == one.key()));
            let without = SearchSettings {
                techniques: left_out.fold(usual.techniques, Techniques::without),
                ..usual.clone()
            };
            let players = [&usual, &without].map(|settings| Player::Search {
                settings,
                nodes: self.nodes,
            });
            let Matches { seed, .. } = self.matches;
            let score = self.matches.play(&self.ruleset, players, self.games, seed);
            println!("| {names} | {}", row(&score));
        }
        Ok(())
    }
}

/// How far a step tries parameters in either direction, as a share of their size at the beginning.
const REACH: f64 = 0.2;

/// How far the first step changes parameters if one direction wins all games, as a multiple of the distance tried.
const GAIN: f64 = 1.0;

/// How far the seeds of two runs are apart: more than a run has steps, each of which has a seed of its own.
const SEEDS_A_RUN: u64 = 10_000;

/// How far the seed of the last match is from the first one: more than the seeds of all runs.
const CHECK_SEED: u64 = 1_000_000;

impl Tune {
    fn run(&self) -> Result<(), String> {
        let game = self.ruleset.game();
        let names: Vec<&str> = parameters(game).iter().map(|(name, _)| *name).collect();
        let tuned = included("the evaluation of this game", &self.only, &names)?;
        let start = SearchSettings::usual(game);
        let reach = names.iter().zip(&start.parameters).map(|(name, value)| {
            let reach = (f64::from(value.abs()) * REACH).max(2.0);
            if tuned.contains(name) { reach } else { 0.0 }
        });
        let reach: Vec<f64> = reach.collect();
        let mut sums = vec![0; names.len()];
        for run in 0..self.runs {
            let seed = self.matches.seed + u64::from(run) * SEEDS_A_RUN;
            let found = self.improve(&start, &reach, seed).parameters;
            eprintln!("run {}: {found:?}", run + 1);
            sums.iter_mut()
                .zip(found)
                .for_each(|(sum, value)| *sum += value);
        }
        let means: Vec<f64> = sums
            .iter()
            .map(|sum| f64::from(*sum) / f64::from(self.runs))
            .collect();
        let tuned = rounded(&start, &means);
        for (name, value) in names.iter().zip(&tuned.parameters) {
            println!("(\"{name}\", {value}),");
        }
        print_heading(&self.ruleset.to_string());
        let score = self.play([&tuned, &start], self.check, self.matches.seed + CHECK_SEED);
        println!("| with these values | {}", row(&score));
        Ok(())
    }

    /// Changes all parameters at once: "simultaneous perturbation stochastic approximation" (Spall 1998), with the usual
    /// exponents for how steps get smaller. Each step moves every parameter up or down at random by its `reach`, plays
    /// that against the opposite, and goes a bit towards the winner.
    fn improve(&self, start: &SearchSettings, reach: &[f64], seed: u64) -> SearchSettings {
        let mut values: Vec<f64> = start.parameters.iter().map(|one| f64::from(*one)).collect();
        let mut random = mix(seed);
        for step in 0..self.steps {
            let done = f64::from(step) / f64::from(self.steps);
            let distance = f64::from(step + 1).powf(-0.101);
            let gain = GAIN * (1.0 + 10.0 * done).powf(-0.602);
            let change = reach.iter().map(|reach| {
                random = mix(random);
                distance * reach * if random >> 63 == 0 { 1.0 } else { -1.0 }
            });
            let change: Vec<f64> = change.collect();
            let moved = |by: f64| -> Vec<f64> {
                let moved = values.iter().zip(&change);
                moved.map(|(value, change)| value + by * change).collect()
            };
            let players = [1.0, -1.0].map(|by| rounded(start, &moved(by)));
            let score = self.play(players.each_ref(), self.games, seed + u64::from(step));
            values = moved(gain * (2.0 * score.share().0 - 1.0));
            if (step + 1) % 100 == 0 {
                eprintln!("{} of {} steps", step + 1, self.steps);
            }
        }
        rounded(start, &values)
    }

    fn play(&self, players: [&SearchSettings; 2], games: u32, seed: u64) -> ContestScore {
        let nodes = self.nodes;
        let players = players.map(|settings| Player::Search { settings, nodes });
        self.matches.play(&self.ruleset, players, games, seed)
    }
}

/// Settings with these parameters.
fn rounded(settings: &SearchSettings, parameters: &[f64]) -> SearchSettings {
    SearchSettings {
        parameters: parameters
            .iter()
            .map(|value| value.round() as i32)
            .collect(),
        ..settings.clone()
    }
}
