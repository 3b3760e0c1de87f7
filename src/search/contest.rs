//! Lets players meet: balanced openings, each played twice with sides swapped, and what the results say of their strength. The
//! same seed plays the same games.

use super::game::mix;
use super::{Choice, Engine, Level, Limits, Solution, choose};
use crate::rules::{Game, Outcome, Record, Ruleset, Side};

/// Somebody who plays.
#[derive(Clone, Copy)]
pub enum Player<'a> {
    /// A computer player of a level.
    Level(Level, Option<&'a dyn Solution>),
    /// A search with values for the parameters of the evaluation.
    Tuned {
        /// The values, in the order of [`parameters`](super::parameters).
        parameters: &'a [i32],
        /// The nodes that it visits for a move.
        nodes: u64,
    },
}

impl Player<'_> {
    fn choose(&self, record: &Record, seed: u64) -> Option<Choice> {
        match self {
            Self::Level(level, solution) => choose(*level, record, seed, *solution),
            Self::Tuned { parameters, nodes } => {
                let ruleset = record.ruleset();
                let mut engine = Engine::with_parameters(&ruleset, *nodes as usize, parameters);
                let limits = Limits {
                    depth: usize::MAX,
                    nodes: *nodes,
                    should_stop: &mut || false,
                };
                Some(engine.think(record, limits, |_| ())?.choice)
            }
        }
    }
}

/// How an opening of random moves is made: so many plies, and so many points at most that one side is ahead after them.
const fn opening_terms(game: Game) -> (usize, i32) {
    match game {
        Game::Jungle => (6, 60),
        Game::Dobutsu | Game::OAnQuan => (2, 60),
    }
}

/// A game that has begun with random moves and in which nobody is far ahead.
#[must_use]
pub fn opening(ruleset: &Ruleset, seed: u64) -> Record {
    let (plies, most) = opening_terms(ruleset.game());
    let mut random = mix(seed);
    for _ in 0..1000 {
        let mut record = Record::new(ruleset);
        for _ in 0..plies {
            random = mix(random);
            let moves = record.legal_moves();
            if let Some(mv) = moves.get((random >> 33) as usize % moves.len().max(1)) {
                // It is legal, since it was listed.
                let _ = record.play(*mv);
            }
        }
        let limits = Limits {
            depth: usize::MAX,
            nodes: 5000,
            should_stop: &mut || false,
        };
        let thought = Engine::new(ruleset, 5000).think(&record, limits, |_| ());
        if thought.is_some_and(|thought| thought.choice.score.abs() <= most) {
            return record;
        }
    }
    Record::new(ruleset)
}

/// Plays a game to its end; the points of the player of the first side: 2 for a win, 1 for a draw.
#[must_use]
pub fn play(opening: &Record, players: [Player<'_>; 2], seed: u64) -> u32 {
    let mut record = opening.clone();
    while record.outcome().is_none() {
        let side = record.position().side_to_move();
        // Two players of one level with one seed would mirror each other.
        let seed = mix(seed ^ side.index() as u64);
        let Some(choice) = players[side.index()].choose(&record, seed) else {
            break;
        };
        if record.play(choice.mv).is_err() {
            break;
        }
    }
    match record.outcome().and_then(Outcome::winner) {
        Some(Side::First) => 2,
        Some(Side::Second) => 0,
        None => 1,
    }
}

/// The results of pairs of games: in each pair the same opening was played from either side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The points of the first player in each pair, from 0 to 4.
    pairs: [u32; 5],
    /// Games that the first player won, drew and lost.
    pub results: [u32; 3],
}

impl Score {
    /// Plays one more pair of games.
    pub fn play_pair(&mut self, ruleset: &Ruleset, players: [Player<'_>; 2], seed: u64) {
        let opening = opening(ruleset, seed);
        let [one, other] = players;
        let as_first = play(&opening, [one, other], seed);
        let as_second = 2 - play(&opening, [other, one], mix(seed));
        for points in [as_first, as_second] {
            self.results[2 - points as usize] += 1;
        }
        self.pairs[(as_first + as_second) as usize] += 1;
    }

    /// The games that were played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.results.iter().sum()
    }

    /// The share of points of the first player, and half the width of the interval that holds the true share with 95 %.
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
        (mean, 1.96 * (squares / pairs).sqrt() / pairs.sqrt())
    }
}

/// The difference in Elo at which a player gets this share of the points; at most 800 either way.
#[must_use]
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0.01, 0.99);
    -400.0 * (1.0 / share - 1.0).log10()
}
