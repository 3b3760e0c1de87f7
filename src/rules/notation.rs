//! How positions and moves are written. Canonical text is read strictly, because it is what is stored; people may write moves
//! as they like.

use std::fmt::Display;
use std::str::FromStr;

use super::errors::{MoveError, MoveText, NotationError, PositionError};
use super::position::Position;

/// How a game is written. A position's `Display` and its [`parse`](Self::parse) are inverse, and so are a move's `Display` and
/// its `FromStr`: that is the canonical form, which is stored and must keep its meaning.
///
/// So that a text can be told apart, canonical moves consist of ASCII letters, digits, `@` and `+` only, and are never digits
/// alone; the text of a position contains `/` or `,`. A test holds every game to it.
pub trait Notation: Position<Move: Display + FromStr> + Display {
    /// Reads a position text.
    ///
    /// # Errors
    /// What is wrong with the text, or which rule of the board it breaks.
    fn parse(rules: Self::Rules, text: &str) -> Result<Self, PositionError>;

    /// Reads a move as people write it. What it returns is understood, and not necessarily legal.
    ///
    /// # Errors
    /// [`MoveError::Notation`] if the text is no move or fits several, [`MoveError::Illegal`] if it is clear enough that
    /// no such move can be made.
    fn interpret(&self, text: &str) -> Result<Self::Move, MoveError>;

    /// The board in letters, for terminals and for people who read rather than look.
    fn diagram(&self) -> String;

    /// Reads a move as people write it and makes sure that it is legal.
    ///
    /// # Errors
    /// Everything that [`interpret`](Self::interpret) and [`play`](Position::play) refuse.
    fn read(&self, text: &str) -> Result<Self::Move, MoveError> {
        if self.outcome().is_some() {
            return Err(MoveError::GameOver);
        }
        let mv = self.interpret(text)?;
        self.check(mv)?;
        Ok(mv)
    }

    /// Says that a text is no move, with two legal moves that show how moves are written here.
    fn unreadable(&self) -> MoveError {
        let moves = self.legal_moves();
        let mut examples: Vec<_> = moves
            .first()
            .into_iter()
            .chain(moves.get(moves.len() / 2))
            .collect();
        examples.dedup();
        let examples = examples.into_iter().map(MoveText::of).collect();
        NotationError::Unreadable { examples }.into()
    }
}

/// Says that a text fits several legal moves.
pub(super) fn ambiguous<'a, M: Display + 'a>(moves: impl IntoIterator<Item = &'a M>) -> MoveError {
    let candidates = moves.into_iter().map(MoveText::of).collect();
    NotationError::Ambiguous { candidates }.into()
}
