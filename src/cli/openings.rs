//! `banyan openings`: plays the games whose openings `/explore` shows as the computer's own.

use crate::rules::Ruleset;
use crate::search::openings::{OwnGame, own_level};
use crate::store::OPENING_PLIES;

#[derive(clap::Args)]
pub struct Flags {
    /// How many games of each preset to play.
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,
    /// Only these rules, of a new preset.
    #[arg(long)]
    rules: Option<Ruleset>,
    /// The seed of the games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl Flags {
    /// Plays the games and prints their openings as `src/core/search/openings.txt` has them.
    pub fn run(&self) {
        let presets = Ruleset::all_presets();
        for ruleset in self
            .rules
            .map_or_else(|| presets.collect(), |rules| vec![rules])
        {
            let level = own_level(ruleset.game());
            println!("{ruleset}");
            for number in 0..self.games {
                let seed = self.seed * 1_000_003 + number;
                let game = OwnGame::play(&ruleset, level, OPENING_PLIES, seed);
                println!("{}", game.line());
            }
        }
    }
}
