//! Puts the phrases of the rules into words: a text's key and its arguments become a sentence. Knows no game.

use crate::{
    locale::{FluentValue, Locale, text},
    rules::{AnyPosition, Illegal, Move, Phrase, Term},
    say,
    wording::text::join_list,
};

/// The name of a piece.
#[must_use]
pub fn piece(locale: Locale, key: &str) -> String {
    say!(locale, &format!("piece-{key}"))
}

/// A phrase in words.
#[must_use]
pub fn phrase(locale: Locale, phrase: &Phrase) -> String {
    with_prefix(locale, "", phrase)
}

/// Why a move is not allowed.
#[must_use]
pub fn illegal(locale: Locale, illegal: &Illegal) -> String {
    with_prefix(locale, "illegal-", illegal)
}

fn with_prefix(locale: Locale, prefix: &str, phrase: &Phrase) -> String {
    let args: Vec<(&str, FluentValue<'_>)> = phrase
        .args
        .iter()
        .map(|(name, value)| {
            let value = match value {
                Term::Number(number) => (*number).into(),
                other => term(locale, other).into(),
            };
            (*name, value)
        })
        .collect();
    text(locale, &format!("{prefix}{}", phrase.key), &args)
}

fn term(locale: Locale, term: &Term) -> String {
    match term {
        Term::Piece(key) => piece(locale, key),
        Term::Number(number) => number.to_string(),
        Term::Text(text) => text.clone(),
        Term::Colour(key) => say!(locale, &format!("side-{key}")),
        Term::Phrase(inner) => phrase(locale, inner),
        Term::List(several) => terms(locale, several),
    }
}

/// A list of terms in words.
pub(crate) fn terms(locale: Locale, terms: &[Term]) -> String {
    let items: Vec<_> = terms.iter().map(|item| term(locale, item)).collect();
    join_list(locale, &items)
}

/// The arguments of the text that introduces a game's rules, by the names of the placeholders.
#[must_use]
pub fn introduction(locale: Locale, start: &AnyPosition) -> Vec<(&'static str, String)> {
    let args = start.introduction().into_iter();
    args.map(|(name, value)| (name, term(locale, &value)))
        .collect()
}

/// A legal move in words, "lion g1 jumps to d1, takes the wolf"; its notation if it is not legal here.
#[must_use]
pub fn describe_move(locale: Locale, position: &AnyPosition, mv: Move) -> String {
    position.describe(mv).map_or_else(
        || mv.to_string(),
        |described| phrase(locale, &described.phrase),
    )
}

/// What a legal move does step by step, a line each; empty if one sentence says it all.
#[must_use]
pub fn steps(locale: Locale, position: &AnyPosition, mv: Move) -> Vec<String> {
    let steps = position.explain(mv).into_iter();
    steps
        .map(|step| format!("▸ {}", phrase(locale, &step)))
        .collect()
}
