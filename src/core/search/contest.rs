//! Matches between computer players: balanced random openings, each played twice with sides swapped, and the statistics
//! of the results. The same seed gives the same games.

use super::game::mix;
use super::games::opening_plies;
use super::{Choice, Engine, Level, SearchSettings, Solution, choose};
use crate::rules::{Outcome, Record, Ruleset, Side};

/// A computer player.
#[derive(Clone, Copy)]
pub enum Player<'a> {
    /// A level, with the solution of Dōbutsu Shōgi if there is one.
    Level(Level, Option<&'a dyn Solution>),
    /// A search with settings of its own.
    Search {
        /// The settings.
        settings: &'a SearchSettings,
        /// The nodes that it searches for each move.
        nodes: u64,
    },
}

impl Player<'_> {
    fn choose(&self, record: &Record, seed: u64) -> Option<Choice> {
        match self {
            Self::Level(level, solution) => choose(*level, record, seed, *solution),
            Self::Search { settings, nodes } => {
                let ruleset = record.ruleset();
                Engine::with_settings(&ruleset, *nodes as usize, settings).best(record, *nodes)
            }
        }
    }
}

/// The largest advantage of either side after a random opening, in points.
const MAX_OPENING_ADVANTAGE: i32 = 60;

/// The fewest plies of an opening for two searches, which always play the same game from the same opening: longer openings
/// are more varied.
const SEARCH_OPENING_PLIES: usize = 6;

/// A random opening of the game's usual length in which neither side is far ahead.
#[must_use]
pub fn opening(ruleset: &Ruleset, seed: u64) -> Record {
    opening_of(ruleset, opening_plies(ruleset.game()), seed)
}

/// A random opening of some plies in which neither side is far ahead.
fn opening_of(ruleset: &Ruleset, plies: usize, seed: u64) -> Record {
    let mut random = mix(seed);
    for _ in 0..1000 {
        let mut record = Record::new(ruleset);
        for _ in 0..plies {
            random = mix(random);
            let moves = record.legal_moves();
            if let Some(mv) = moves.get((random >> 33) as usize % moves.len().max(1)) {
                // The move comes from the list of legal moves, so it cannot fail.
                let _ = record.play(*mv);
            }
        }
        let choice = Engine::new(ruleset, 5000).best(&record, 5000);
        if choice.is_some_and(|choice| choice.score.abs() <= MAX_OPENING_ADVANTAGE) {
            return record;
        }
    }
    Record::new(ruleset)
}

/// Plays a game to its end.
#[must_use]
pub fn played_out(mut record: Record, players: [Player<'_>; 2], seed: u64) -> Record {
    while record.outcome().is_none() {
        let side = record.position().side_to_move();
        // The sides get different seeds, so that two players of one level do not mirror each other.
        let seed = mix(seed ^ side.index() as u64);
        let Some(choice) = players[side.index()].choose(&record, seed) else {
            break;
        };
        if record.play(choice.mv).is_err() {
            break;
        }
    }
    record
}

/// Plays a game to its end. Returns the first side's points: 2 for a win, 1 for a draw.
#[must_use]
pub fn play(opening: &Record, players: [Player<'_>; 2], seed: u64) -> u32 {
    let record = played_out(opening.clone(), players, seed);
    match record.outcome().and_then(Outcome::winner) {
        Some(Side::First) => 2,
        Some(Side::Second) => 0,
        None => 1,
    }
}

/// The fewest pairs from which a contest has a winner: with fewer, the interval says nothing.
const ENOUGH_PAIRS: u32 = 20;

/// The results of pairs of games. In a pair, the same opening is played with either side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ContestScore {
    /// The number of pairs by the first player's points, from 0 to 4.
    pairs: [u32; 5],
    /// The first player's wins, draws and losses.
    pub results: [u32; 3],
}

impl ContestScore {
    /// Adds the results of other pairs of the same players.
    pub fn add(&mut self, other: &Self) {
        for (points, more) in self.pairs.iter_mut().zip(other.pairs) {
            *points += more;
        }
        for (count, more) in self.results.iter_mut().zip(other.results) {
            *count += more;
        }
    }

    /// Plays one more pair of games.
    pub fn play_pair(&mut self, ruleset: &Ruleset, players: [Player<'_>; 2], seed: u64) {
        let usual = opening_plies(ruleset.game());
        let varied = players.iter().any(|one| matches!(one, Player::Level(..)));
        let plies = if varied {
            usual
        } else {
            usual.max(SEARCH_OPENING_PLIES)
        };
        let opening = opening_of(ruleset, plies, seed);
        let [one, other] = players;
        let as_first = play(&opening, [one, other], seed);
        let as_second = 2 - play(&opening, [other, one], mix(seed));
        for points in [as_first, as_second] {
            self.results[2 - points as usize] += 1;
        }
        self.pairs[(as_first + as_second) as usize] += 1;
    }

    /// The number of games played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.results.iter().sum()
    }

    /// The first player's share of the points, and half the width of its 95 % confidence interval.
    #[must_use]
    pub fn share(&self) -> (f64, f64) {
        let pairs = f64::from(self.pairs.iter().sum::<u32>().max(1));
        let points = |at: usize| at as f64 / 4.0;
        let sum: f64 = (0..5)
            .map(|at| f64::from(self.pairs[at]) * points(at))
            .sum();
        let mean = sum / pairs;
        let squares: f64 = (0..5)
            .map(|at| f64::from(self.pairs[at]) * (points(at) - mean).powi(2))
            .sum();
        // The variance of a sample is divided by one less than its size (Bessel's correction).
        let variance = squares / (pairs - 1.0).max(1.0);
        (mean, 1.96 * (variance / pairs).sqrt())
    }

    /// Whether the first player has shown to be better: enough pairs, and the confidence interval is above one half.
    #[must_use]
    pub fn is_won(&self) -> bool {
        let (share, error) = self.share();
        self.pairs.iter().sum::<u32>() >= ENOUGH_PAIRS && share - error > 0.5
    }
}

/// The Elo difference that corresponds to a share of the points; at most 800 either way.
#[must_use]
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0.01, 0.99);
    -400.0 * (1.0 / share - 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contest_is_won_beyond_chance() {
        let is_won = |pairs| {
            let results = [0; 3];
            ContestScore { pairs, results }.is_won()
        };
        assert!(!is_won([0, 0, 0, 0, 1]), "a single pair");
        assert!(!is_won([0, 0, 0, 0, ENOUGH_PAIRS - 1]));
        assert!(is_won([0, 0, 0, 0, ENOUGH_PAIRS]));
        assert!(!is_won([5, 20, 50, 20, 5]), "equal");
        assert!(!is_won([5, 20, 48, 22, 5]), "hardly more than half");
        assert!(is_won([2, 10, 40, 35, 13]));
    }

    #[test]
    fn the_interval_is_that_of_a_sample() {
        let pairs = [0, 1, 0, 1, 0];
        let results = [0; 3];
        let (share, error) = ContestScore { pairs, results }.share();
        // A quarter and three quarters: the variance is 2 * 0.25^2 / (2 - 1).
        let expected = 1.96 * (0.125_f64 / 2.0).sqrt();
        assert!((share - 0.5).abs() < 1e-12 && (error - expected).abs() < 1e-12);
    }
}
