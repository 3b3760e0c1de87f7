//! Ratings: Glicko-2 with fractional rating periods, as on lichess. Pure.
//!
//! The system is Mark Glickman's, "Example of the Glicko-2 system" (2013, glicko.net/glicko/glicko2.pdf), computed by
//! the crate `instant-glicko-2`. A game is rated as soon as it ends. The time since a player's last game may be any
//! fraction of a rating period: the deviation grows by Step 6, `φ* = √(φ² + t·σ²)`, with `t` in periods.

use std::fmt;
use std::ops::{AddAssign, Neg};
use std::time::Duration;

use instant_glicko_2::algorithm::{PublicGame, rate_games_untimed};
use instant_glicko_2::constants::{
    DEFAULT_CONVERGENCE_TOLERANCE, DEFAULT_START_RATING, RATING_SCALING_RATIO,
};
use instant_glicko_2::{IntoWithParameters as _, Parameters, PublicRating};

use super::{ids::Timestamp, matches::Match, state::Phase};
use crate::rules::Ruleset;

/// The system constant τ, which limits changes of the volatility; the value of the paper's example.
const TAU: f64 = 0.5;

/// The upper limit of the deviation, and the deviation of a new player.
const MAX_DEVIATION: f64 = 350.0;

/// The lower limit of the deviation, as on lichess: below it, the rating of a frequent player would hardly change.
const MIN_DEVIATION: f64 = 45.0;

/// From this deviation on a rating is provisional and shown with a question mark.
pub const PROVISIONAL: f64 = 110.0;

/// The length of a rating period in seconds. With lichess's 0.21436 periods a day, a deviation of 60 grows to 110 in a
/// year without games at the usual volatility of 0.06.
const PERIOD: f64 = 24.0 * 3600.0 / 0.21436;

/// The estimated strength of a player, and its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimate, in points; new players start at 1500.
    pub rating: f64,
    /// The standard deviation of the estimate, in points.
    pub deviation: f64,
    /// How erratic the results are; usually about 0.06.
    pub volatility: f64,
}

impl Default for Rating {
    /// The rating of a new player: 1500 ± 350.
    fn default() -> Self {
        Self {
            rating: 1500.0,
            deviation: MAX_DEVIATION,
            volatility: 0.06,
        }
    }
}

impl fmt::Display for Rating {
    /// Whole points, with a question mark if provisional: "1527", "1500?".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0}", self.rating)?;
        f.write_str(if self.is_provisional() { "?" } else { "" })
    }
}

impl Rating {
    /// Whether the rating is provisional (a deviation of 110 or more).
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.deviation >= PROVISIONAL
    }

    /// The rating after a time without games: Step 6 of the paper.
    #[must_use]
    pub fn aged(self, without: Duration) -> Self {
        let grown = self.volatility * RATING_SCALING_RATIO;
        let variance = self.deviation.powi(2) + periods(without) * grown.powi(2);
        Self {
            deviation: variance.sqrt().min(MAX_DEVIATION),
            ..self
        }
    }

    /// How long without games the deviation stays at or below that value; `None` if it is higher now.
    #[must_use]
    pub fn stays_within(&self, deviation: f64) -> Option<Duration> {
        if self.deviation > deviation {
            return None;
        }
        let grown = self.volatility * RATING_SCALING_RATIO;
        let periods = (deviation.powi(2) - self.deviation.powi(2)) / grown.powi(2);
        Some(Duration::try_from_secs_f64(periods * PERIOD).unwrap_or(Duration::MAX))
    }

    /// The rating after one rating period of that length, in periods. Each result is the opponent's rating then and the
    /// score (1 won, ½ drawn, 0 lost).
    #[must_use]
    pub fn after(self, results: &[(Self, f64)], periods: f64) -> Self {
        let parameters = Parameters::new(DEFAULT_START_RATING, TAU, DEFAULT_CONVERGENCE_TOLERANCE);
        let games: Vec<_> = results
            .iter()
            .map(|(opponent, score)| {
                PublicGame::new(opponent.public(), *score).into_with_parameters(parameters)
            })
            .collect();
        let player = self.public().into_with_parameters(parameters);
        let rated = rate_games_untimed(player, &games, periods, parameters);
        let rated: PublicRating = rated.into_with_parameters(parameters);
        Self {
            rating: rated.rating(),
            deviation: rated.deviation(),
            volatility: rated.volatility(),
        }
    }

    fn public(self) -> PublicRating {
        PublicRating::new(self.rating, self.deviation, self.volatility)
    }

    /// The rating after one game, which ended `without` after the player's last one. A smaller weight reduces all
    /// changes proportionally.
    fn after_game(self, without: Duration, opponent: Self, score: f64, weight: Weight) -> Self {
        let full = self.after(&[(opponent, score)], periods(without));
        let aged = self.aged(without);
        let part = |from: f64, to: f64| match weight {
            Weight::FULL => to,
            Weight(percent) => from + (to - from) * f64::from(percent) / 100.0,
        };
        Self {
            rating: part(self.rating, full.rating),
            deviation: part(aged.deviation, full.deviation).clamp(MIN_DEVIATION, MAX_DEVIATION),
            volatility: part(self.volatility, full.volatility),
        }
    }
}

fn periods(time: Duration) -> f64 {
    time.as_secs_f64() / PERIOD
}

/// The weight of a game, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight(pub u8);

impl Weight {
    /// The full weight.
    pub const FULL: Self = Self(100);
}

/// The points, 0 to 1, that a player of one strength can expect in a game against another: the logistic curve of Elo, The Rating of
/// Chessplayers (1978).
#[must_use]
pub fn expected_score(own: f64, other: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((other - own) / 400.0))
}

/// How much the rules favour the side with the first move, in rating points; negative if they favour the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SideAdvantage(pub f64);

impl SideAdvantage {
    /// Neither side is favoured.
    pub const NONE: Self = Self(0.0);
}

/// What the rated games of a ruleset say about its sides, each game with its weight.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SideResults {
    /// How many games there were.
    pub games: f64,
    /// The points of the first side.
    pub points: f64,
    /// The points that the ratings of the players let expect of the first side, if neither side is favoured.
    pub expected: f64,
}

impl SideResults {
    /// Those of one game, from the points of the ratings before it, the first player's first.
    #[must_use]
    pub fn of_game([first, second]: [f64; 2], score: GameScore, weight: Weight) -> Self {
        let games = f64::from(weight.0) / 100.0;
        Self {
            games,
            points: games * score.points(),
            expected: games * expected_score(first, second),
        }
    }

    /// The advantage that these results and twenty draws suggest: the first side's share as a difference of ratings, less
    /// the share that was expected of the players themselves.
    #[must_use]
    pub fn advantage(&self) -> SideAdvantage {
        let difference = |points: f64| {
            let draws = PRIOR_DRAWS / 2.0;
            let (won, lost) = (points + draws, self.games - points + draws);
            400.0 * (won / lost).log10()
        };
        let points = difference(self.points) - difference(self.expected);
        SideAdvantage(points.clamp(-MAX_ADVANTAGE, MAX_ADVANTAGE))
    }
}

impl AddAssign for SideResults {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.points += other.points;
        self.expected += other.expected;
    }
}

impl Neg for SideResults {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            games: -self.games,
            points: -self.points,
            expected: -self.expected,
        }
    }
}

/// The draws that count before the first game of a ruleset, so that a few games do not suggest a large advantage.
const PRIOR_DRAWS: f64 = 20.0;

/// The largest advantage, in points: about the largest that docs/strength.md has measured.
const MAX_ADVANTAGE: f64 = 300.0;

/// The result of a rated game for the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameScore {
    /// The first player lost.
    Lost,
    /// The game was drawn.
    Drawn,
    /// The first player won.
    Won,
}

impl GameScore {
    /// The score in half points, 0, 1 or 2, as stored.
    #[must_use]
    pub fn halves(self) -> i64 {
        match self {
            Self::Lost => 0,
            Self::Drawn => 1,
            Self::Won => 2,
        }
    }

    /// The score from half points; anything but 0 and 2 is a draw.
    #[must_use]
    pub fn from_halves(halves: i64) -> Self {
        match halves {
            0 => Self::Lost,
            2 => Self::Won,
            _ => Self::Drawn,
        }
    }

    /// The score of the other player.
    #[must_use]
    pub fn other(self) -> Self {
        Self::from_halves(2 - self.halves())
    }

    fn points(self) -> f64 {
        self.halves() as f64 / 2.0
    }
}

/// A player's rating, and when it was computed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TimedRating {
    /// The rating right after the last game.
    pub rating: Rating,
    /// When the last rated game ended; `None` before the first.
    pub at: Option<Timestamp>,
}

impl TimedRating {
    /// The rating at that time, with its deviation grown since the last game.
    #[must_use]
    pub fn now(&self, now: Timestamp) -> Rating {
        self.rating.aged(self.idle(now))
    }

    fn idle(&self, now: Timestamp) -> Duration {
        self.at.map_or(Duration::ZERO, |at| now.since(at))
    }
}

/// The ratings of both players after a game that ended `at` that time, first player first. For a player whose side is
/// favoured, the opponent counts as weaker by that advantage, and for the other one as stronger.
#[must_use]
pub fn rate(
    players: [TimedRating; 2],
    score: GameScore,
    advantage: SideAdvantage,
    weight: Weight,
    at: Timestamp,
) -> [Rating; 2] {
    let [first, second] = players;
    let sides = [
        (first, second, score, -advantage.0),
        (second, first, score.other(), advantage.0),
    ];
    sides.map(|(me, opponent, score, points)| {
        let mut opponent = opponent.now(at);
        opponent.rating += points;
        me.rating
            .after_game(me.idle(at), opponent, score.points(), weight)
    })
}

/// The score of a match that counts for ratings: agreed as rated, started normally, finished, and both players have
/// moved.
#[must_use]
pub fn score(game: &Match) -> Option<GameScore> {
    let ending = game.ending().filter(|_| {
        game.terms().rated
            && game.phase() == Phase::Over
            && game.record().both_have_moved()
            && game.opponent() != Some(game.terms().challenger)
            && game.terms().chosen_start().is_none()
    })?;
    Some(match ending.winner().map(crate::rules::Side::index) {
        None => GameScore::Drawn,
        Some(0) => GameScore::Won,
        Some(_) => GameScore::Lost,
    })
}

/// The operator's rating settings.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRules {
    /// Presets with a rating pool of their own, apart from their game's.
    pub own_pools: Vec<String>,
    /// How many games in seven days count fully between two players who first met recently, or one of them has blocked
    /// the other.
    pub pair_games: u32,
    /// The weight of further games.
    pub pair_weight: Weight,
    /// For how many days after their first rated game two players count as new to each other.
    pub pair_new_days: u32,
    /// Who is listed on leaderboards.
    pub listing: ListingRules,
}

impl Default for RatingRules {
    fn default() -> Self {
        let own_pools = Ruleset::all_presets().filter(Ruleset::has_own_rating);
        Self {
            own_pools: own_pools.map(|preset| preset.to_string()).collect(),
            pair_games: 5,
            pair_weight: Weight(50),
            pair_new_days: 30,
            listing: ListingRules::default(),
        }
    }
}

/// Reads the names of presets with a rating pool of their own, separated by commas.
///
/// # Errors
/// The names that no preset has, and the names of all presets.
pub fn own_pools(names: &str) -> Result<Vec<String>, String> {
    let presets: Vec<String> = Ruleset::all_presets()
        .map(|preset| preset.to_string())
        .collect();
    let names = names.split(',').map(str::trim).map(str::to_owned);
    let names = names.filter(|name| !name.is_empty());
    let (pools, unknown): (Vec<_>, Vec<_>) = names.partition(|name| presets.contains(name));
    if unknown.is_empty() {
        return Ok(pools);
    }
    let (unknown, presets) = (unknown.join("\", \""), presets.join(", "));
    Err(format!(
        "there is no preset \"{unknown}\"; presets: {presets}"
    ))
}

impl RatingRules {
    /// The pool of a ruleset: its game, or its preset if that has its own.
    #[must_use]
    pub fn pool(&self, ruleset: &Ruleset) -> String {
        let game = ruleset.game().slug();
        let preset = format!("{game}/{}", ruleset.preset());
        if self.own_pools.contains(&preset) {
            preset
        } else {
            game.to_owned()
        }
    }
}

/// The conditions for leaderboards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ListingRules {
    /// The highest deviation, in points.
    pub deviation: f64,
    /// The fewest rated games.
    pub games: u32,
    /// The fewest different opponents.
    pub opponents: u32,
    /// The most days since the last rated game.
    pub days: u32,
}

impl Default for ListingRules {
    fn default() -> Self {
        Self {
            deviation: 90.0,
            games: 10,
            opponents: 3,
            days: 90,
        }
    }
}

impl ListingRules {
    /// Until when a player without further games is listed; `None` if they are not listed now.
    #[must_use]
    pub fn until(&self, standing: &TimedRating, games: u32, opponents: u32) -> Option<Timestamp> {
        let at = standing
            .at
            .filter(|_| games >= self.games && opponents >= self.opponents)?;
        let sure = standing.rating.stays_within(self.deviation)?;
        let active = Duration::from_hours(24 * u64::from(self.days));
        Some(at.after(sure.min(active)))
    }
}

/// The effect of a game on the rating of one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The player.
    pub player: super::ids::PlayerId,
    /// The points before the game.
    pub before: f64,
    /// The rating after the game.
    pub after: Rating,
    /// The weight of the game.
    pub weight: Weight,
}
