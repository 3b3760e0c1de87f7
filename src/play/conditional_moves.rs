//! Conditional moves: a player's prepared answers to the opponent's moves. A plan holds legal lines; it never chooses a
//! move.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{ids::PlayerId, matches::Match, state::Phase};
use crate::rules::{self, Move, MoveError, MoveText};

const MAX_LINES: usize = 10;

/// The most moves in a line, by both sides.
const MAX_LINE_PLIES: usize = 40;

/// The characters that end a line.
pub const LINE_ENDS: [char; 3] = [';', '；', '\n'];

/// Lines from the current position, in which the opponent is to move: the opponent's move, the answer, the opponent's
/// next move, and so on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ConditionalMoves {
    lines: Vec<Vec<MoveText>>,
}

/// What a text does to a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineChange {
    /// It adds its lines.
    Add,
    /// Its lines take the place of all others.
    Replace,
}

/// Why conditional moves cannot be planned.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ConditionalMovesError {
    /// The player is to move; plans answer the opponent's moves.
    #[error("the planner is to move")]
    YourTurn,
    /// The player has no running match here.
    #[error("no match of theirs is being played")]
    NotPlaying,
    /// A line must end with an answer, or nothing new was planned.
    #[error("a line ends without an answer")]
    NoAnswer,
    /// There are too many lines, or a line is too long.
    #[error("a plan is too long")]
    TooLong,
    /// A move of a line cannot be parsed or is illegal there.
    #[error("move {number} of a line, \"{text}\", cannot be played: {error:?}")]
    Move {
        /// Its position in the line, from 1.
        number: usize,
        /// The move as written.
        text: String,
        /// The reason.
        error: MoveError,
        /// The moves of the line before it.
        before: Vec<Move>,
    },
}

impl ConditionalMoves {
    /// Adds lines as a player wrote them: "if d7d6 then c4c5", "d7d6 c4c5 d6d5 c5c6", several of them separated by
    /// semicolons or "or". A line replaces an earlier one that answers the same moves differently.
    ///
    /// # Errors
    /// [`ConditionalMovesError`]; the plan is unchanged then.
    pub fn add(
        &mut self,
        game: &Match,
        planner: PlayerId,
        text: &str,
    ) -> Result<(), ConditionalMovesError> {
        if game.phase() != Phase::Playing || game.opponent_of(planner).is_none() {
            return Err(ConditionalMovesError::NotPlaying);
        }
        if game.to_move() == Some(planner) {
            return Err(ConditionalMovesError::YourTurn);
        }
        let mut lines = self.lines.clone();
        for words in split(text) {
            let line = line(game, &words)?;
            lines.retain(|other| !contradict(other, &line));
            lines.push(line);
        }
        if lines.len() > MAX_LINES {
            return Err(ConditionalMovesError::TooLong);
        }
        if lines.len() == self.lines.len() && lines == self.lines {
            return Err(ConditionalMovesError::NoAnswer);
        }
        self.lines = lines;
        Ok(())
    }

    /// The answer to the opponent's move, if the plan has one. Reduces the plan to the lines that continue from there.
    pub fn answer(&mut self, mv: &MoveText) -> Option<MoveText> {
        self.lines.retain(|line| line.first() == Some(mv));
        let answer = self.lines.first()?.get(1)?.clone();
        for line in &mut self.lines {
            line.drain(..2);
        }
        self.lines.retain(|line| !line.is_empty());
        Some(answer)
    }

    /// Whether the plan has no lines.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The lines, each with the opponent's move first.
    #[must_use]
    pub fn lines(&self) -> &[Vec<MoveText>] {
        &self.lines
    }
}

/// The moves of each line as written, without the words in between.
#[must_use]
pub fn split(text: &str) -> Vec<Vec<&str>> {
    let mut lines = vec![Vec::new()];
    for part in text.split_inclusive(LINE_ENDS) {
        for word in part.split(|letter: char| {
            letter.is_whitespace() || LINE_ENDS.contains(&letter) || ",，、→".contains(letter)
        }) {
            match word.to_lowercase().as_str() {
                word if rules::is_move_separator(word) => {}
                word if rules::is_line_separator(word) => lines.push(Vec::new()),
                _ => {
                    if let Some(line) = lines.last_mut() {
                        line.push(word);
                    }
                }
            }
        }
        if part.ends_with(LINE_ENDS) {
            lines.push(Vec::new());
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// A line in canonical notation, checked by playing it.
fn line(game: &Match, words: &[&str]) -> Result<Vec<MoveText>, ConditionalMovesError> {
    if words.len() > MAX_LINE_PLIES {
        return Err(ConditionalMovesError::TooLong);
    }
    if !words.len().is_multiple_of(2) {
        return Err(ConditionalMovesError::NoAnswer);
    }
    let mut record = game.record().clone();
    let played = record.ply();
    for (index, word) in words.iter().enumerate() {
        record
            .play_text(word)
            .map_err(|error| ConditionalMovesError::Move {
                number: index + 1,
                text: (*word).to_owned(),
                error,
                before: record.moves()[played..].to_vec(),
            })?;
    }
    Ok(record.moves()[played..]
        .iter()
        .map(|mv| (*mv).into())
        .collect())
}

/// Whether two lines answer the same moves differently, or one is a prefix of the other.
fn contradict(one: &[MoveText], other: &[MoveText]) -> bool {
    let same = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    // Answers have odd indices.
    same % 2 == 1 || same == one.len() || same == other.len()
}
