//! What a game says, without any language: the key of a text and what the text speaks of. The words are the locale's.

use std::fmt::Display;

/// Something that a phrase speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// A piece, by the key of its name.
    Piece(&'static str),
    /// A rank or an amount that is shown as digits.
    Number(i64),
    /// An amount by which a language may choose between singular and plural.
    Count(i64),
    /// A square or a move, which reads the same in every language.
    Text(String),
    /// A side, by the key of its colour's name.
    Colour(&'static str),
    /// Another phrase.
    Phrase(Phrase),
    /// Several things, one after the other.
    List(Vec<Self>),
}

/// A sentence or a part of one: the key of its text, and the text's arguments by the names of its placeholders.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{key}")]
pub struct Phrase {
    /// The key of the text; each game lists its own.
    pub key: &'static str,
    /// What the text speaks of, by the name of the placeholder.
    pub args: Vec<(&'static str, Term)>,
}

/// Why a move is not allowed. The key of its text has `illegal-` before it.
pub type Illegal = Phrase;

impl Phrase {
    /// The keys of refusals that more than one game uses, each with its placeholders.
    pub const COMMON: &'static [(&'static str, &'static [&'static str])] = &[
        ("game-over", &[]),
        ("no-piece", &["square"]),
        ("not-your-piece", &["square", "piece"]),
        ("not-that-piece", &["square", "piece", "named"]),
        ("nothing-reaches", &["square"]),
        ("same-square", &["square"]),
        ("stuck", &["piece", "square"]),
    ];

    /// A phrase without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, term: Term) -> Self {
        self.args.push((name, term));
        self
    }

    /// Adds a piece.
    #[must_use]
    pub fn piece(self, name: &'static str, piece: &'static str) -> Self {
        self.with(name, Term::Piece(piece))
    }

    /// Adds a number that is shown as digits.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Term::Number(number.into()))
    }

    /// Adds an amount by which a language may choose between singular and plural.
    #[must_use]
    pub fn count(self, name: &'static str, count: impl Into<i64>) -> Self {
        self.with(name, Term::Count(count.into()))
    }

    /// Adds a square or a move.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Display) -> Self {
        self.with(name, Term::Text(text.to_string()))
    }

    /// Adds a side, by its colour.
    #[must_use]
    pub fn colour(self, name: &'static str, colour: &'static str) -> Self {
        self.with(name, Term::Colour(colour))
    }

    /// Adds another phrase.
    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Self) -> Self {
        self.with(name, Term::Phrase(phrase))
    }

    /// Adds several things.
    #[must_use]
    pub fn list(self, name: &'static str, terms: Vec<Term>) -> Self {
        self.with(name, Term::List(terms))
    }
}
