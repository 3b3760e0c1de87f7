//! Language-independent messages of a game: the key of a text and its arguments. The locale has the words.

use std::fmt::Display;

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// A piece, by the key of its name.
    Piece(&'static str),
    /// A number, by which a language may choose between singular and plural.
    Number(i64),
    /// A square or a move, the same in every language.
    Text(String),
    /// A side, by the key of its colour's name.
    Colour(&'static str),
    /// Another phrase.
    Phrase(Phrase),
    /// Several terms, to be listed.
    List(Vec<Self>),
}

/// A sentence or a part of one: the key of its text, and the arguments by the names of the placeholders.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{key}")]
pub struct Phrase {
    /// The key of the text; each game lists its own.
    pub key: &'static str,
    /// The arguments, by the names of the placeholders.
    pub args: Vec<(&'static str, Term)>,
}

/// Why a move is illegal. The key of its text is prefixed with `illegal-`.
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

    /// Adds a number, by which a language may choose between singular and plural.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Term::Number(number.into()))
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

    /// Adds several terms.
    #[must_use]
    pub fn list(self, name: &'static str, terms: Vec<Term>) -> Self {
        self.with(name, Term::List(terms))
    }
}
