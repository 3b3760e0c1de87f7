//! The openings of the computer's own games, in which a level plays itself, from the usual start of each preset. They
//! are in `openings.txt`, which `banyan openings` makes; the same seed and number of games make the same file.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::Level;
use super::contest::{Player, played_out};
use crate::rules::{AnyPosition, Game, Outcome, Record, Ruleset, Side};

const TEXT: &str = include_str!("openings.txt");

/// The level that plays itself: level 6, or the second highest in a game with six levels or fewer. A move takes less than
/// 10 ms.
#[must_use]
pub fn own_level(game: Game) -> Level {
    let mut levels: Vec<Level> = Level::all(game).collect();
    levels.truncate(6.min(levels.len() - 1).max(1));
    levels[levels.len() - 1]
}

/// A game of the computer against itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnGame {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// The first moves, in canonical notation with spaces between them.
    pub opening: String,
}

impl OwnGame {
    /// Plays a game.
    #[must_use]
    pub fn play(ruleset: &Ruleset, level: Level, plies: usize, seed: u64) -> Self {
        let record = played_out(Record::new(ruleset), [Player::Level(level, None); 2], seed);
        let moves = record.moves().iter().take(plies);
        let moves: Vec<String> = moves.map(ToString::to_string).collect();
        Self {
            winner: record.outcome().and_then(Outcome::winner),
            opening: moves.join(" "),
        }
    }

    /// The line of the file.
    #[must_use]
    pub fn line(&self) -> String {
        let result = match self.winner {
            Some(Side::First) => '+',
            None => '=',
            Some(Side::Second) => '-',
        };
        format!("{result} {}", self.opening)
    }

    fn read(line: &str) -> Option<Self> {
        let (result, opening) = line.split_once(' ')?;
        let winner = match result {
            "+" => Some(Side::First),
            "=" => None,
            "-" => Some(Side::Second),
            _ => return None,
        };
        let opening = opening.to_owned();
        Some(Self { winner, opening })
    }
}

/// The computer's own games of a preset; none for other rulesets.
pub fn own_games(ruleset: &Ruleset) -> impl Iterator<Item = OwnGame> {
    let heading = ruleset.to_string();
    let mut lines = TEXT.lines();
    lines.by_ref().any(|line| line == heading);
    lines.map_while(OwnGame::read)
}

/// The moves that the computer played in a position, the most frequent first, each with the games that the first side
/// won, drew and lost. Like the openings of people's games, it counts a move once in each game.
#[must_use]
pub fn own_moves(position: &AnyPosition) -> Vec<(String, [u32; 3])> {
    let ruleset = position.ruleset();
    let mut counted: BTreeMap<String, [u32; 3]> = BTreeMap::new();
    for game in own_games(&ruleset) {
        let mut record = Record::new(&ruleset);
        let mut played = BTreeSet::new();
        for mv in game.opening.split(' ') {
            if record.position() == position {
                played.insert(mv);
            }
            if record.play_canonical(mv).is_err() {
                break;
            }
        }
        let result = match game.winner {
            Some(Side::First) => 0,
            None => 1,
            Some(Side::Second) => 2,
        };
        for mv in played {
            counted.entry(mv.to_owned()).or_default()[result] += 1;
        }
    }
    let mut counted: Vec<_> = counted.into_iter().collect();
    counted.sort_by_key(|(_, results)| Reverse(results.iter().sum::<u32>()));
    counted
}
