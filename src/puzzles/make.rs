//! Makes puzzles: plays games between weak computer players, and keeps the positions in which exactly one move at each
//! turn wins or gains most. The same seed makes the same puzzles.

use std::collections::HashSet;

use super::proof::{distance, first_rating, only_line};
use super::puzzle::{Goal, Puzzle, Theme, ruleset};
use super::themes::themes;
use crate::rules::{AnyPosition, Game, Move, Outcome, Record};
use crate::search::contest::opening;
use crate::search::exact::Value;
use crate::search::game::mix;
use crate::search::{Level, Solution, choose};

/// The longest game that is played, in plies.
const LONGEST: usize = 160;
/// The length of a random game of Dōbutsu Shōgi, in plies.
const RANDOM: usize = 40;
/// How many positions of the winner of a game of Jungle are looked at, from the last one: earlier ones have no short win.
pub(super) const TAIL: usize = 8;
/// The most positions that one search for a win visits, and that one proof visits.
const TRIED: u64 = 60_000;
const PROVED: u64 = 1_000_000;
/// The most plies of a win of Jungle with many pieces and with few, and of Dōbutsu Shōgi.
const JUNGLE: usize = 7;
const ENDGAME: usize = 11;
const DOBUTSU: usize = 13;
/// The plies of puzzles about points.
const POINTS: [usize; 2] = [5, 3];
/// The number of pieces of an endgame.
const FEW: usize = 3;
/// Endgames are set up on this many squares, those next to the den that is attacked.
const NEAR: usize = 35;
/// Squares of traps beside a den, by their place in the text of a position, and squares next to them.
const TRAPS: [(usize, [usize; 3]); 2] = [(52, [45, 51, 53]), (58, [51, 57, 51])];
/// The letters of the animals, the weakest first.
const ANIMALS: &str = "rcdwptle";
/// Of the shortest wins of Dōbutsu Shōgi, which are easy to find, one in this number is kept.
const SHORT: usize = 3;
/// Two puzzles of one game are at least this many plies apart.
pub const APART: usize = 8;

/// Makes puzzles of one game.
pub struct Maker<'a> {
    game: Game,
    solution: Option<&'a dyn Solution>,
    random: u64,
    /// The boards of the puzzles so far, with their mirror images.
    known: HashSet<String>,
    /// How many of them are endgames that were set up, and how many are not.
    endgames: usize,
    others: usize,
}

impl<'a> Maker<'a> {
    /// A maker that has not made any puzzle. With the solution of Dōbutsu Shōgi its puzzles are exact.
    #[must_use]
    pub fn new(game: Game, seed: u64, solution: Option<&'a dyn Solution>) -> Self {
        Self {
            game,
            solution,
            random: mix(seed ^ game as u64),
            known: HashSet::new(),
            endgames: 0,
            others: 0,
        }
    }

    fn below(&mut self, most: usize) -> usize {
        self.random = mix(self.random);
        (self.random >> 33) as usize % most.max(1)
    }

    /// Plays one game, or sets up one endgame, and returns the puzzles that it yields, no two of all of them alike.
    pub fn more(&mut self) -> Vec<Puzzle> {
        let set_up = self.endgames <= self.others;
        let positions = match self.game {
            Game::Jungle if set_up => self.endgame().into_iter().collect(),
            Game::Jungle => self.lost_and_won(),
            Game::Dobutsu => self.random_game(),
            Game::OAnQuan => self.played().0,
        };
        let mut made: Vec<Puzzle> = Vec::new();
        let mut next = 0;
        for (at, position) in positions.into_iter().enumerate() {
            if at < next {
                continue;
            }
            if let Some(puzzle) = self.puzzle(&position).filter(|puzzle| self.is_new(puzzle)) {
                if set_up {
                    self.endgames += 1;
                } else {
                    self.others += 1;
                }
                made.push(puzzle);
                next = at + APART;
            }
        }
        made
    }

    /// The maker, whose puzzles are not alike to these either.
    #[must_use]
    pub fn avoiding(mut self, puzzles: &[Puzzle]) -> Self {
        self.known.extend(puzzles.iter().flat_map(Puzzle::boards));
        self
    }

    /// Sets up one position of Jungle with an animal in a trap, and returns its puzzle if that is about the trap. These are
    /// rare in games.
    pub fn trap(&mut self) -> Option<Puzzle> {
        let position = self.trapped()?;
        let puzzle = self.puzzle(&position)?;
        let fits = puzzle.themes.contains(&Theme::Trap) && self.is_new(&puzzle);
        fits.then_some(puzzle)
    }

    /// The puzzle that begins at a position, if there is one.
    pub(super) fn puzzle(&mut self, position: &AnyPosition) -> Option<Puzzle> {
        let wins = |position: &AnyPosition, plies| distance(position, plies, TRIED).0;
        let plies = match (position, self.solution) {
            (AnyPosition::Dobutsu(position), Some(solution)) => match solution.value(position)? {
                Value::Win(plies) => usize::from(plies),
                Value::Loss(_) | Value::Draw => return None,
            },
            (AnyPosition::Jungle(board), _) if board.pieces().count() <= FEW => {
                wins(position, ENDGAME).filter(|plies| *plies > 3)?
            }
            (AnyPosition::OAnQuan(_), _) => return self.gaining(position),
            _ => wins(position, JUNGLE)?,
        };
        let common = position.ruleset().game() == Game::Dobutsu && plies == 3;
        if !(3..=DOBUTSU).contains(&plies) || (common && self.below(SHORT) > 0) {
            return None;
        }
        self.of(position, Goal::Win, plies)
    }

    /// The longest puzzle about points that begins at a position.
    fn gaining(&self, position: &AnyPosition) -> Option<Puzzle> {
        POINTS
            .iter()
            .find_map(|plies| self.of(position, Goal::Points, *plies))
    }

    fn of(&self, position: &AnyPosition, goal: Goal, plies: usize) -> Option<Puzzle> {
        let line = only_line(position, (goal, plies), None, self.solution, PROVED)?;
        let mut puzzle = Puzzle::new(goal, position.clone(), line);
        puzzle.rating = first_rating(&puzzle);
        puzzle.themes = themes(&puzzle);
        Some(puzzle)
    }

    /// The positions of a game between weak players, and the game.
    fn played(&mut self) -> (Vec<AnyPosition>, Record) {
        let seed = mix(self.random);
        let mut record = opening(&ruleset(self.game), seed);
        let mut positions = Vec::new();
        while record.outcome().is_none() && record.ply() < LONGEST {
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
    fn lost_and_won(&mut self) -> Vec<AnyPosition> {
        let (positions, record) = self.played();
        let Some(winner) = record.outcome().and_then(Outcome::winner) else {
            return Vec::new();
        };
        let positions = positions.into_iter().rev();
        positions
            .filter(|position| position.side_to_move() == winner)
            .take(TAIL)
            .collect()
    }

    /// The positions of a game of random moves, none of which loses at once if there is another one.
    fn random_game(&mut self) -> Vec<AnyPosition> {
        let mut positions = Vec::new();
        let mut position = ruleset(self.game).start();
        while positions.len() < RANDOM {
            let safe = |mv: &Move| {
                let mut after = position.clone();
                let played = after.play(*mv).is_ok() && after.outcome().is_none();
                played && distance(&after, 1, TRIED).0.is_none()
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

    /// A random position of Jungle with two animals against one; the stronger side moves.
    fn endgame(&mut self) -> Option<AnyPosition> {
        let mut squares = [' '; 63];
        let mut letters: Vec<char> = ANIMALS.to_uppercase().chars().collect();
        let first = letters.remove(self.below(8));
        let second = letters.remove(self.below(7));
        let all: Vec<char> = ANIMALS.chars().collect();
        let third = all[self.below(8)];
        for letter in [first, second, third] {
            let at = self.below(NEAR);
            if squares[at] != ' ' {
                return None;
            }
            squares[at] = letter;
        }
        self.set_up(&squares)
    }

    /// A random position of Jungle in which an animal stands in a trap beside the solver's den and a weaker one of the
    /// solver next to it, and each side has another one near the other den.
    fn trapped(&mut self) -> Option<AnyPosition> {
        let mut squares = [' '; 63];
        let all: Vec<char> = ANIMALS.chars().collect();
        let (strong, weak) = (self.below(8), self.below(8));
        let (runner, guard) = (self.below(8), self.below(8));
        if weak >= strong || runner == weak || guard == strong {
            return None;
        }
        let (trap, beside) = TRAPS[self.below(TRAPS.len())];
        squares[trap] = all[strong];
        squares[beside[self.below(beside.len())]] = all[weak].to_ascii_uppercase();
        for letter in [all[runner].to_ascii_uppercase(), all[guard]] {
            let at = self.below(NEAR);
            if squares[at] != ' ' {
                return None;
            }
            squares[at] = letter;
        }
        self.set_up(&squares)
    }

    /// The position with these pieces; the first side moves.
    fn set_up(&self, squares: &[char; 63]) -> Option<AnyPosition> {
        let ranks: Vec<String> = squares
            .chunks(7)
            .map(|rank| {
                let mut text = String::new();
                let mut empty = 0;
                for letter in rank.iter().chain(&['/']) {
                    if *letter == ' ' {
                        empty += 1;
                    } else {
                        if empty > 0 {
                            text.push_str(&empty.to_string());
                        }
                        empty = 0;
                        text.push(*letter);
                    }
                }
                text.trim_end_matches('/').to_owned()
            })
            .collect();
        AnyPosition::parse(&ruleset(self.game), &format!("{} w", ranks.join("/"))).ok()
    }

    fn is_new(&mut self, puzzle: &Puzzle) -> bool {
        let boards = puzzle.boards();
        if boards.iter().any(|board| self.known.contains(board)) {
            return false;
        }
        self.known.extend(boards);
        true
    }
}
