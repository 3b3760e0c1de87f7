//! A player's statistics from finished matches: results by game and side, winning streaks, best achievements. Pure.

use std::collections::{BTreeMap, BTreeSet};

use super::achievements::Achievements;
use super::rating::GameScore;
use super::{
    events::Venue,
    ids::{GuildId, MatchId, PlayerId, Timestamp},
};
use crate::rules::{Achievement, Game, Ruleset, Side};

/// A finished match from one player's side.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedGame {
    /// Its number.
    pub id: MatchId,
    /// The game and its rules.
    pub ruleset: Ruleset,
    /// The other player.
    pub opponent: PlayerId,
    /// The player's side.
    pub side: Side,
    /// The player's result.
    pub score: GameScore,
    /// The number of moves by both sides together.
    pub plies: u32,
    /// When the challenge was made.
    pub opened: Timestamp,
    /// When it ended.
    pub ended: Timestamp,
    /// The server on which it was played.
    pub guild: Option<GuildId>,
    /// Where it was posted last, if not in its channel.
    pub venue: Option<Venue>,
    /// The winner's achievements.
    pub achievements: Achievements,
}

/// A finished match against a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// The game.
    pub game: Game,
    /// The level of the computer player.
    pub level: u8,
    /// The person's score.
    pub score: GameScore,
}

/// Wins, draws and losses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of wins.
    pub wins: u32,
    /// The number of draws.
    pub draws: u32,
    /// The number of losses.
    pub losses: u32,
}

impl Tally {
    /// Counts a result.
    pub fn add(&mut self, score: GameScore) {
        *match score {
            GameScore::Won => &mut self.wins,
            GameScore::Drawn => &mut self.draws,
            GameScore::Lost => &mut self.losses,
        } += 1;
    }

    /// The number of matches.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The sum of two tallies.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }
}

/// The sum over both sides.
#[must_use]
pub fn sum_of_sides([first, second]: [Tally; 2]) -> Tally {
    first.with(second)
}

/// A kind of fact about a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fact {
    /// The first finished match. It has no number.
    First,
    /// The match with the most moves.
    Longest,
    /// The match that lasted the most days.
    Lasting,
    /// The win that completed a win in every game; its number is the number of games.
    EveryGame,
    /// An achievement in a won match.
    Won(Achievement),
}

/// A fact with its number, and the match that proves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// The kind of fact.
    pub fact: Fact,
    /// Its value, such as a number of moves.
    pub number: u32,
    /// The match.
    pub game: MatchId,
}

/// The statistics of a player's finished matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// Results by game and side, without games that the player has not finished.
    pub records: Vec<(Game, [Tally; 2])>,
    /// The current winning streak.
    pub run: u32,
    /// The longest winning streak.
    pub best_run: u32,
    /// The ruleset played most, and how often; of equals the one played last.
    pub favourite: Option<(Ruleset, u32)>,
    /// The best fact of each kind.
    pub highlights: Vec<Highlight>,
}

/// Results by game and side.
#[must_use]
pub fn records<'a>(games: impl IntoIterator<Item = &'a FinishedGame>) -> Vec<(Game, [Tally; 2])> {
    let mut tallies = [[Tally::default(); 2]; Game::ALL.len()];
    for game in games {
        let place = Game::ALL
            .iter()
            .position(|known| *known == game.ruleset.game());
        tallies[place.unwrap_or_default()][game.side.index()].add(game.score);
    }
    let records = Game::ALL.iter().copied().zip(tallies);
    records
        .filter(|(_, tally)| sum_of_sides(*tally).games() > 0)
        .collect()
}

impl Profile {
    /// The statistics of `games`, which are in the order in which they ended.
    #[must_use]
    pub fn of(games: &[FinishedGame]) -> Self {
        let mut profile = Self {
            records: records(games),
            ..Self::default()
        };
        let mut rulesets: BTreeMap<String, (u32, usize)> = BTreeMap::new();
        for (at, game) in games.iter().enumerate() {
            profile.run = if game.score == GameScore::Won {
                profile.run + 1
            } else {
                0
            };
            profile.best_run = profile.best_run.max(profile.run);
            let played = rulesets.entry(game.ruleset.to_string()).or_default();
            *played = (played.0 + 1, at);
        }
        let most = rulesets.values().max();
        profile.favourite = most.map(|&(times, at)| (games[at].ruleset, times));
        profile.highlights = highlights(games);
        profile
    }

    /// The results of all matches together.
    #[must_use]
    pub fn total(&self) -> Tally {
        let sums = self.records.iter().map(|(_, sides)| sum_of_sides(*sides));
        sums.fold(Tally::default(), Tally::with)
    }
}

/// The best fact of each kind; of equals the earliest.
fn highlights(games: &[FinishedGame]) -> Vec<Highlight> {
    let days = |game: &FinishedGame| (game.ended.since(game.opened).as_secs() / 86_400) as u32;
    let most = |fact, number: &dyn Fn(&FinishedGame) -> u32| {
        let best = games.iter().rev().max_by_key(|game| number(game))?;
        let number = Some(number(best)).filter(|number| *number > 0)?;
        Some(Highlight {
            fact,
            number,
            game: best.id,
        })
    };
    let mut highlights: Vec<Highlight> = Vec::new();
    let won = games.iter().filter(|game| game.score == GameScore::Won);
    for achievement in Achievement::all() {
        let found = won.clone().flat_map(|game| {
            let all = game.achievements.0.iter();
            let found = all.filter(|(found, _)| *found == achievement);
            found.map(|&(_, number)| Highlight {
                fact: Fact::Won(achievement),
                number,
                game: game.id,
            })
        });
        highlights.extend(found.reduce(|best, new| {
            let better = achievement.beats(new.number, best.number);
            if better { new } else { best }
        }));
    }
    highlights.extend(every_game(games));
    highlights.extend(most(Fact::Longest, &|game| game.plies));
    highlights.extend(most(Fact::Lasting, &days));
    highlights.extend(games.first().map(|game| Highlight {
        fact: Fact::First,
        number: 0,
        game: game.id,
    }));
    highlights
}

/// The win that completed a win in every game.
fn every_game(games: &[FinishedGame]) -> Option<Highlight> {
    let mut kinds = BTreeSet::new();
    let mut won = games.iter().filter(|game| game.score == GameScore::Won);
    let last = won.find(|game| {
        kinds.insert(game.ruleset.game());
        kinds.len() == Game::ALL.len()
    })?;
    Some(Highlight {
        fact: Fact::EveryGame,
        number: Game::ALL.len() as u32,
        game: last.id,
    })
}
