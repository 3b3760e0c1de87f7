//! A game as it was played: ruleset, starting position and moves, and the endings that need history (repetition, long
//! games). It is not stored: it is rebuilt from the events of a match.

use std::collections::HashMap;

use super::errors::MoveError;
use super::games::{AnyPosition, Move, Ruleset};
use super::position::{LongGame, Outcome, Reason};

/// The occurrence of a position at which the game ends.
const REPETITION: usize = 3;

/// A ruleset, a start and the moves made since.
#[derive(Clone, Debug)]
pub struct Record {
    start: AnyPosition,
    position: AnyPosition,
    /// The position before the last move.
    before: Option<AnyPosition>,
    moves: Vec<Move>,
    occurrences: HashMap<AnyPosition, usize>,
    /// Plies since the last capture.
    quiet: usize,
    limit: LongGame,
}

/// Two records are equal if the same moves were made from the same starting position; everything else follows.
impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        self.start == other.start && self.moves == other.moves
    }
}

impl Eq for Record {}

/// A stored move that cannot be played: the stored match is corrupt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {ply} of the record, \"{text}\", cannot be played: {error}")]
pub struct ReplayError {
    /// The number of the move, counted from 1.
    pub ply: usize,
    /// The move as it was stored.
    pub text: String,
    /// Why it cannot be played.
    pub error: MoveError,
}

impl Record {
    /// A game without moves.
    #[must_use]
    pub fn new(ruleset: &Ruleset) -> Self {
        Self::from_position(ruleset.start())
    }

    /// A game that starts from a given position.
    #[must_use]
    pub fn from_position(start: AnyPosition) -> Self {
        Self {
            position: start.clone(),
            before: None,
            occurrences: HashMap::from([(start.clone(), 1)]),
            moves: Vec::new(),
            quiet: 0,
            limit: start.long_game(),
            start,
        }
    }

    /// Replays stored moves from the starting position of a ruleset.
    ///
    /// # Errors
    /// The first move that is not in canonical notation or cannot be played.
    pub fn replay<'a>(
        ruleset: &Ruleset,
        moves: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, ReplayError> {
        let mut record = Self::new(ruleset);
        for text in moves {
            record.play_canonical(text).map_err(|error| ReplayError {
                ply: record.ply() + 1,
                text: text.to_owned(),
                error,
            })?;
        }
        Ok(record)
    }

    /// Makes a move.
    ///
    /// # Errors
    /// [`MoveError::GameOver`] if the position or the record has ended the game, otherwise why the move is illegal. The
    /// record is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), MoveError> {
        if self.outcome().is_some() {
            return Err(MoveError::GameOver);
        }
        let captures = self.position.captures(mv);
        let before = self.position.clone();
        self.position.play(mv)?;
        self.before = Some(before);
        self.quiet = if captures { 0 } else { self.quiet + 1 };
        *self.occurrences.entry(self.position.clone()).or_default() += 1;
        self.moves.push(mv);
        Ok(())
    }

    /// Makes a move that was stored; its text must be canonical.
    ///
    /// # Errors
    /// The text is not canonical, or as [`play`](Self::play).
    pub fn play_canonical(&mut self, text: &str) -> Result<Move, MoveError> {
        let mv = self.position.read_canonical(text)?;
        self.play(mv).map(|()| mv)
    }

    /// Makes a move as people type it.
    ///
    /// # Errors
    /// Why the text cannot be read, or as [`play`](Self::play).
    pub fn play_text(&mut self, text: &str) -> Result<Move, MoveError> {
        let mv = self.read(text)?;
        self.play(mv).map(|()| mv)
    }

    /// Reads a legal move as people type it, without playing it.
    ///
    /// # Errors
    /// As [`play`](Self::play).
    pub fn read(&self, text: &str) -> Result<Move, MoveError> {
        if self.outcome().is_some() {
            return Err(MoveError::GameOver);
        }
        self.position.read(text)
    }

    /// How the game ended: by the position, by its third occurrence, or by the long-game rule.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let long = match self.limit {
            LongGame::Never => false,
            LongGame::WithoutCapture(plies) => self.quiet >= plies,
            LongGame::Plies(plies) => self.ply() >= plies,
        };
        let stopped = if self.repeats() >= REPETITION {
            Some(Reason::REPETITION)
        } else if long {
            Some(Reason::LONG_GAME)
        } else {
            None
        };
        self.position
            .outcome()
            .or_else(|| stopped.map(|by| self.position.stopped(by)))
    }

    /// The points of both sides in a game that counts points: the ones captured so far, or the final score if the game
    /// is over.
    #[must_use]
    pub fn score(&self) -> Option<[i32; 2]> {
        self.position.points(self.outcome().is_some())
    }

    /// The legal moves; none if the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            Vec::new()
        } else {
            self.position.legal_moves()
        }
    }

    /// How often the current position has occurred, including now.
    #[must_use]
    pub fn repeats(&self) -> usize {
        self.occurrences
            .get(&self.position)
            .copied()
            .unwrap_or_default()
    }

    /// The rules of the game.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        self.start.ruleset()
    }

    /// The starting position.
    #[must_use]
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The current position.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The position before the last move, for texts and pictures that show what the move did.
    #[must_use]
    pub const fn before_last(&self) -> Option<&AnyPosition> {
        self.before.as_ref()
    }

    /// The game before the last `plies` moves; the starting position if there are fewer.
    #[must_use]
    pub fn taken_back(&self, plies: usize) -> Self {
        let mut earlier = Self::from_position(self.start.clone());
        for mv in &self.moves[..self.moves.len().saturating_sub(plies)] {
            // These moves were legal in this order, so playing them again cannot fail.
            if earlier.play(*mv).is_err() {
                break;
            }
        }
        earlier
    }

    /// The moves made so far.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many moves have been made.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// Whether both sides have made a move.
    #[must_use]
    pub fn both_have_moved(&self) -> bool {
        self.ply() >= 2
    }
}
