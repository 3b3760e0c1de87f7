//! Why a text is not a game record, and where; the words for players are elsewhere.

use crate::rules::MoveError;

/// The longest accepted text, in bytes.
pub const MAX_TEXT_BYTES: usize = 64 * 1024;

/// The most characters of the text that an error quotes.
const MAX_QUOTED_CHARS: usize = 40;

/// Why a text is not a game record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, at \"{found}\": {problem}")]
pub struct TextError {
    /// The line, from 1.
    pub line: usize,
    /// The text at that place, shortened.
    pub found: String,
    /// What is wrong.
    pub problem: TextProblem,
}

/// What is wrong with a text; the messages are for the log and the terminal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextProblem {
    /// The text is longer than [`MAX_TEXT_BYTES`].
    #[error("longer than {MAX_TEXT_BYTES} bytes")]
    TooLong,
    /// The data is binary.
    #[error("no text")]
    NotText,
    /// The text is not in UTF-8.
    #[error("not UTF-8")]
    Encoding,
    /// The text does not name the ruleset.
    #[error("nothing says which rules are played by")]
    NoRules,
    /// A malformed tag.
    #[error("no tag, which would look like [First \"Ada\"]")]
    Tag,
    /// A tag occurs twice.
    #[error("the tag stands twice")]
    Twice,
    /// A tag has an invalid value.
    #[error("no value of {tag}, which would be, for example, {example}")]
    Value {
        /// The tag.
        tag: &'static str,
        /// A valid value.
        example: String,
    },
    /// A comment or a variation is not closed.
    #[error("what begins here has no end")]
    Unclosed,
    /// A second game follows.
    #[error("another game begins here")]
    Several,
    /// A move cannot be parsed or is illegal.
    #[error("ply {ply} cannot be played: {error}")]
    Move {
        /// Its number, counted from 1 over both sides.
        ply: usize,
        /// The reason.
        error: MoveError,
    },
    /// The result contradicts the moves or another result in the text.
    #[error("the result is {right}")]
    Result {
        /// The expected result.
        right: &'static str,
    },
}

/// The beginning of the first line.
pub(super) fn first_line(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default().trim();
    if line.chars().count() <= MAX_QUOTED_CHARS {
        return line.to_owned();
    }
    line.chars()
        .take(MAX_QUOTED_CHARS - 1)
        .chain(['…'])
        .collect()
}
