//! What a player's finished matches come to: records by game and side, runs of wins, and the most remarkable of their feats.
//! Pure; whatever it tells can be counted again from the matches.

use std::collections::BTreeMap;

use super::feats::Feats;
use super::rating::Score;
use super::{
    events::Venue,
    ids::{GuildId, MatchId, PlayerId, Timestamp},
};
use crate::rules::{Achievement, Game, Ruleset, Side};

/// A match that was played to its end, as one of its players looks back at it.
#[derive(Clone, Debug, PartialEq)]
pub struct Finished {
    /// Its number.
    pub id: MatchId,
    /// What was played.
    pub ruleset: Ruleset,
    /// The other player.
    pub opponent: PlayerId,
    /// The side of the one who looks back.
    pub side: Side,
    /// How it ended for them.
    pub score: Score,
    /// How many moves were made, by both sides together.
    pub plies: u32,
    /// When the challenge was made.
    pub opened: Timestamp,
    /// When it ended.
    pub ended: Timestamp,
    /// The server on which it was played.
    pub guild: Option<GuildId>,
    /// Where it was posted last, if it had left its channel.
    pub home: Option<Venue>,
    /// What the winner did in it.
    pub feats: Feats,
}

/// Wins, draws and losses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
}

impl Tally {
    /// One more.
    pub fn add(&mut self, score: Score) {
        *match score {
            Score::Won => &mut self.wins,
            Score::Drawn => &mut self.draws,
            Score::Lost => &mut self.losses,
        } += 1;
    }

    /// How many matches.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Both together.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }
}

/// The sum of both sides.
#[must_use]
pub fn both([first, second]: [Tally; 2]) -> Tally {
    first.with(second)
}

/// What can be told about a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fact {
    /// The first match that was finished; it has no number.
    First,
    /// The match with the most plies.
    Longest,
    /// The match that lasted for the most days.
    Lasting,
    /// The win with which every game had been won; the number is how many games there are.
    EveryGame,
    /// What the player did in a match that they won.
    Won(Achievement),
}

/// A fact, its number and the match that proves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// What is told.
    pub fact: Fact,
    /// How remarkable it is.
    pub number: u32,
    /// Where it happened.
    pub game: MatchId,
}

/// What a player's finished matches come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// By game, as which side; games that were never finished are left out.
    pub records: Vec<(Game, [Tally; 2])>,
    /// The wins in a row with which the newest matches ended.
    pub run: u32,
    /// The longest run of wins.
    pub best_run: u32,
    /// What was played most, and how often; the one played last, if there are several.
    pub favourite: Option<(Ruleset, u32)>,
    /// One fact of each kind.
    pub told: Vec<Told>,
}

/// Records by game and side.
#[must_use]
pub fn records<'a>(games: impl IntoIterator<Item = &'a Finished>) -> Vec<(Game, [Tally; 2])> {
    let mut tallies = [[Tally::default(); 2]; Game::ALL.len()];
    for game in games {
        let place = Game::ALL
            .iter()
            .position(|known| *known == game.ruleset.game());
        tallies[place.unwrap_or_default()][game.side.index()].add(game.score);
    }
    let records = Game::ALL.iter().copied().zip(tallies);
    records
        .filter(|(_, tally)| both(*tally).games() > 0)
        .collect()
}

impl Profile {
    /// What `games` come to, in the order in which they ended.
    #[must_use]
    pub fn of(games: &[Finished]) -> Self {
        let mut profile = Self {
            records: records(games),
            ..Self::default()
        };
        let mut rulesets: BTreeMap<String, (u32, usize)> = BTreeMap::new();
        for (at, game) in games.iter().enumerate() {
            profile.run = if game.score == Score::Won {
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
        profile.told = told(games);
        profile
    }

    /// All matches together.
    #[must_use]
    pub fn total(&self) -> Tally {
        let sums = self.records.iter().map(|(_, sides)| both(*sides));
        sums.fold(Tally::default(), Tally::with)
    }
}

/// The most remarkable of each kind; of equals the earliest.
fn told(games: &[Finished]) -> Vec<Told> {
    let days = |game: &Finished| (game.ended.since(game.opened).as_secs() / 86_400) as u32;
    let most = |fact, number: &dyn Fn(&Finished) -> u32| {
        let best = games.iter().rev().max_by_key(|game| number(game))?;
        let number = Some(number(best)).filter(|number| *number > 0)?;
        Some(Told {
            fact,
            number,
            game: best.id,
        })
    };
    let mut told: Vec<Told> = Vec::new();
    for feat in Achievement::all() {
        let mut best: Option<Told> = None;
        for game in games.iter().filter(|game| game.score == Score::Won) {
            for &(_, number) in game.feats.0.iter().filter(|(found, _)| *found == feat) {
                if best.is_none_or(|best| feat.beats(number, best.number)) {
                    let fact = Fact::Won(feat);
                    best = Some(Told {
                        fact,
                        number,
                        game: game.id,
                    });
                }
            }
        }
        told.extend(best);
    }
    told.extend(every_game(games));
    told.extend(most(Fact::Longest, &|game| game.plies));
    told.extend(most(Fact::Lasting, &days));
    told.extend(games.first().map(|game| Told {
        fact: Fact::First,
        number: 0,
        game: game.id,
    }));
    told
}

/// The win after which there was no game left that had not been won.
fn every_game(games: &[Finished]) -> Option<Told> {
    let mut won = Vec::new();
    let won = games
        .iter()
        .filter(|game| game.score == Score::Won)
        .find(|game| {
            if !won.contains(&game.ruleset.game()) {
                won.push(game.ruleset.game());
            }
            won.len() == Game::ALL.len()
        })?;
    let number = Game::ALL.len() as u32;
    Some(Told {
        fact: Fact::EveryGame,
        number,
        game: won.id,
    })
}
