//! `banyan tourney` and `banyan tune`: measures the levels of the computer, and tries other evaluation parameters.
//! Searches are limited by nodes, so results are reproducible on any machine.

use crate::rules::Ruleset;
use crate::search::contest::{ContestScore, Player, elo};
use crate::search::{Level, parameters};

use super::tables::TablesFolder;

#[derive(clap::Subcommand)]
pub enum Command {
    /// Let the levels of a game play each other, and print the results as a Markdown table.
    Tourney {
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
        /// The seed for openings and moves.
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
        #[command(flatten)]
        tables: TablesFolder,
    },
    /// Change the parameters of a game's evaluation one by one, and keep each change that wins two matches.
    Tune {
        /// The rules, such as jungle/classic.
        ruleset: Ruleset,
        /// The number of games in a match.
        #[arg(long, value_name = "N", default_value_t = 200)]
        games: u32,
        /// The number of nodes for each move.
        #[arg(long, value_name = "N", default_value_t = 2000)]
        nodes: u64,
        /// How often each parameter is tried.
        #[arg(long, value_name = "N", default_value_t = 1)]
        rounds: u32,
        /// Try only these parameters.
        #[arg(long, value_name = "NAME")]
        only: Vec<String>,
        /// The seed for openings.
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
    },
}

impl Command {
    /// Plays the games and prints the results.
    ///
    /// # Errors
    /// A message about the configuration.
    pub fn run(&self) -> Result<(), String> {
        match self {
            Self::Tourney {
                ruleset,
                games,
                apart,
                from,
                to,
                seed,
                tables,
            } => {
                let tables = tables.open(ruleset.game())?;
                let levels: Vec<Level> = Level::all(ruleset.game())
                    .filter(|level| (*from..=*to).contains(&level.number()))
                    .collect();
                println!("| {ruleset} | games | won, drawn, lost | share | Elo (95 %) |");
                println!("| --- | --- | --- | --- | --- |");
                for (i, low) in levels.iter().enumerate() {
                    let near = |high: &&Level| high.number() - low.number() <= *apart;
                    for high in levels[i + 1..].iter().filter(near) {
                        let players =
                            [*high, *low].map(|level| Player::Level(level, Some(&tables)));
                        let score = match_of(ruleset, players, *games, *seed);
                        println!("| {high} against {low} | {}", row(&score));
                    }
                }
            }
            Self::Tune {
                ruleset,
                games,
                nodes,
                rounds,
                only,
                seed,
            } => tune(ruleset, *games, *nodes, *rounds, only, *seed),
        }
        Ok(())
    }
}

fn match_of(ruleset: &Ruleset, players: [Player<'_>; 2], games: u32, seed: u64) -> ContestScore {
    let mut score = ContestScore::default();
    for pair in 0..u64::from(games.div_ceil(2)) {
        score.play_pair(ruleset, players, seed * 1_000_003 + pair);
    }
    score
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

fn tune(ruleset: &Ruleset, games: u32, nodes: u64, rounds: u32, only: &[String], seed: u64) {
    let known = parameters(ruleset.game());
    let mut values: Vec<i32> = known.iter().map(|(_, value)| *value).collect();
    for round in 0..rounds {
        for (at, (name, _)) in known.iter().enumerate() {
            if !only.is_empty() && !only.iter().any(|one| one == name) {
                continue;
            }
            for sign in [1, -1] {
                let step = sign * (values[at].abs() / 6).max(2);
                let mut changed = values.clone();
                changed[at] += step;
                let player = |parameters| Player::Tuned { parameters, nodes };
                let players = [player(&changed[..]), player(&values[..])];
                // Of many changes that are no better, some win a match by chance: they have to win a second one too, from other
                // openings.
                let wins = |which: &str, seed: u64| {
                    let score = match_of(ruleset, players, games, seed);
                    let row = row(&score);
                    println!("{name} {} -> {}, {which}: {row}", values[at], changed[at]);
                    score.is_won()
                };
                let seed = seed + u64::from(round);
                if wins("first match", seed) && wins("second match", seed + 1_000_000) {
                    println!("{name} {}: kept", changed[at]);
                    values = changed;
                    break;
                }
            }
        }
    }
    for ((name, _), value) in known.iter().zip(&values) {
        println!("(\"{name}\", {value}),");
    }
}
