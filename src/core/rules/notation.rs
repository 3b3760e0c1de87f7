//! Writes and reads positions and moves as text. Canonical text is stored and read strictly; what people type is read
//! leniently.

use std::fmt::Display;
use std::str::FromStr;

use super::errors::{MoveError, MoveText, NotationError};
use super::position::Position;
use super::words::is_effect;

/// The text format of a game. `Display` and [`parse`](Self::parse) of a position are inverse, and so are `Display` and
/// `FromStr` of a move. This canonical text is stored and must keep its meaning.
///
/// So that positions and moves cannot be confused, canonical moves consist of ASCII letters, digits, `@` and `+` only
/// and never of digits alone, and the text of a position contains `/` or `,`. A test checks this for every game.
pub trait Notation: Position<Move: Display + FromStr> + Display {
    /// Reads a position text.
    ///
    /// # Errors
    /// What is wrong with the text, or which rule of the board it breaks.
    fn parse(rules: Self::Rules, text: &str) -> Result<Self, String>;

    /// Reads a move as people type it. The move is understood, but not necessarily legal.
    ///
    /// # Errors
    /// [`MoveError::Notation`] if the text is no move or fits several, [`MoveError::Illegal`] if the text is clear and
    /// no such move can be made.
    fn interpret(&self, text: &str) -> Result<Self::Move, MoveError>;

    /// The board in letters, for terminals and screen readers.
    fn diagram(&self) -> String;

    /// Reads a move as people type it, or as it is told ("lion g1 jumps to d1, captures the wolf"), and checks that it
    /// is legal.
    ///
    /// # Errors
    /// Everything that [`interpret`](Self::interpret) and [`play`](Position::play) refuse.
    fn read(&self, text: &str) -> Result<Self::Move, MoveError> {
        if self.outcome().is_some() {
            return Err(MoveError::GameOver);
        }
        let mv = match (self.interpret(text), before_effects(text)) {
            (Err(MoveError::Notation(NotationError::Unreadable { .. })), Some(played)) => {
                self.interpret(played)?
            }
            (read, _) => read?,
        };
        self.check(mv)?;
        Ok(mv)
    }

    /// The error for a text that is no move, with two legal moves as examples.
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

/// What stands before the first comma or colon, if the rest only tells what the move does.
fn before_effects(text: &str) -> Option<&str> {
    let text = text.trim_end();
    let is_separator = |c: char| [',', '，', '、', '：', ':'].contains(&c);
    let (played, effects) = text.split_at(text.find(is_separator)?);
    let mut effects = effects.split(is_separator).skip(1);
    effects.all(is_effect).then_some(played)
}

/// The only legal move that fits; `None` if there is none.
///
/// # Errors
/// [`NotationError::Ambiguous`] if several moves fit.
pub(super) fn only_fitting<P: Notation>(
    position: &P,
    fits: impl Fn(P::Move) -> bool,
) -> Result<Option<P::Move>, MoveError> {
    let moves = position.legal_moves();
    let fitting: Vec<_> = moves.iter().copied().filter(|mv| fits(*mv)).collect();
    if fitting.len() > 1 {
        let candidates = fitting.iter().map(MoveText::of).collect();
        return Err(NotationError::Ambiguous { candidates }.into());
    }
    Ok(fitting.first().copied())
}
