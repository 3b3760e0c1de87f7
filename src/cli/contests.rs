//! `banyan tourney`, `banyan ablate` and `banyan tune`: measures the levels of the computer and the techniques of its
//! search, and tries other evaluation parameters. Searches are limited by nodes, so results are reproducible on any
//! machine.

use std::panic::resume_unwind;
use std::thread;

use crate::rules::Ruleset;
use crate::search::contest::{ContestScore, Player, elo};
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
    /// Change the parameters of a game's evaluation one by one, and keep each change that wins two matches.
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

impl Tune {
    fn run(&self) -> Result<(), String> {
        let known = parameters(self.ruleset.game());
        let all: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let names = included("the evaluation of this game", &self.only, &all)?;
        let mut settings = SearchSettings::usual(self.ruleset.game());
        for round in 0..self.rounds {
            for (at, name) in all.iter().enumerate() {
                if names.contains(name) {
                    self.change_one(&mut settings, at, name, round);
                }
            }
        }
        for ((name, _), value) in known.iter().zip(&settings.parameters) {
            println!("(\"{name}\", {value}),");
        }
        Ok(())
    }

    /// Makes a parameter greater, else smaller, if that plays better.
    fn change_one(&self, settings: &mut SearchSettings, at: usize, name: &str, round: u32) {
        let value = settings.parameters[at];
        for sign in [1, -1] {
            let mut changed = settings.clone();
            changed.parameters[at] += sign * (value.abs() / 6).max(2);
            if self.is_better(&changed, settings, at, name, round) {
                println!("{name} {}: kept", changed.parameters[at]);
                *settings = changed;
                return;
            }
        }
    }

    /// Whether the `changed` settings win against the others. When many useless changes are tried, some win a match by
    /// chance; so they have to win a second match too, from other openings.
    fn is_better(
        &self,
        changed: &SearchSettings,
        settings: &SearchSettings,
        at: usize,
        name: &str,
        round: u32,
    ) -> bool {
        let players = [changed, settings].map(|settings| Player::Search {
            settings,
            nodes: self.nodes,
        });
        let (old, new) = (settings.parameters[at], changed.parameters[at]);
        let wins = |which: &str, seed: u64| {
            let score = self.matches.play(&self.ruleset, players, self.games, seed);
            println!("{name} {old} -> {new}, {which}: {}", row(&score));
            score.is_won()
        };
        let seed = self.matches.seed + u64::from(round);
        wins("first match", seed) && wins("second match", seed + 1_000_000)
    }
}
