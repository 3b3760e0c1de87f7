//! Positions in which puzzles may begin, from games that nobody plays. The same seed gives the same positions. Proves
//! nothing.

use super::proof::distance;
use super::puzzle::ruleset;
use crate::rules::{AnyPosition, Game, Move, Outcome, Record};
use crate::search::contest::opening;
use crate::search::game::mix;
use crate::search::{Level, choose};

const MAX_GAME_PLIES: usize = 160;
const RANDOM_GAME_PLIES: usize = 40;
/// How many positions of a game's winner are looked at, from the last one: earlier ones have no short win.
pub(super) const LAST_POSITIONS: usize = 8;
/// The most positions that one search for a win visits.
pub(super) const MAX_WIN_SEARCH: u64 = 60_000;

/// A source of positions of one game.
pub struct PuzzleSource {
    game: Game,
    random: u64,
}

impl PuzzleSource {
    pub(super) const fn new(game: Game, seed: u64) -> Self {
        Self {
            game,
            random: mix(seed ^ game as u64),
        }
    }

    /// A random number below `most`.
    pub fn below(&mut self, most: usize) -> usize {
        self.random = mix(self.random);
        (self.random >> 33) as usize % most.max(1)
    }

    /// The positions of a game between weak players.
    pub fn played(&mut self) -> Vec<AnyPosition> {
        self.game_of_weak_players().0
    }

    /// The positions of a game between weak players, and the game.
    fn game_of_weak_players(&mut self) -> (Vec<AnyPosition>, Record) {
        let seed = mix(self.random);
        let mut record = opening(&ruleset(self.game), seed);
        let mut positions = Vec::new();
        while record.outcome().is_none() && record.ply() < MAX_GAME_PLIES {
            let level = Level::of(self.game, 1 + self.below(3) as u8);
            let choice = level.and_then(|level| choose(level, &record, seed, None));
            let Some(choice) = choice else { break };
            positions.push(record.position().clone());
            if record.play(choice.mv).is_err() {
                break;
            }
        }
        (positions, record)
    }

    /// The last positions of a game in which its winner moved, the last one first.
    pub fn lost_and_won(&mut self) -> Vec<AnyPosition> {
        let (positions, record) = self.game_of_weak_players();
        let Some(winner) = record.outcome().and_then(Outcome::winner) else {
            return Vec::new();
        };
        let positions = positions.into_iter().rev();
        positions
            .filter(|position| position.side_to_move() == winner)
            .take(LAST_POSITIONS)
            .collect()
    }

    /// The positions of a game of random moves, none of which loses at once if there is another one.
    pub fn random_game(&mut self) -> Vec<AnyPosition> {
        let mut positions = Vec::new();
        let mut position = ruleset(self.game).start();
        while positions.len() < RANDOM_GAME_PLIES {
            let safe = |mv: &Move| {
                let mut after = position.clone();
                let played = after.play(*mv).is_ok() && after.outcome().is_none();
                played && distance(&after, 1, MAX_WIN_SEARCH).0.is_none()
            };
            let moves: Vec<Move> = position.legal_moves().into_iter().filter(safe).collect();
            let Some(mv) = moves.get(self.below(moves.len())) else {
                break;
            };
            if position.play(*mv).is_err() {
                break;
            }
            positions.push(position.clone());
        }
        positions
    }
}
