//! Joins and shortens text. Knows nothing of its content.

use crate::{locale::Locale, say};

/// Joins items with the language's list separator: "a3a4, c3c4".
#[must_use]
pub fn join_list(locale: Locale, items: &[impl AsRef<str>]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    items.join(&say!(locale, "list-comma"))
}

/// Joins items that may contain commas: "Jungle 1612, Ô ăn quan 1500; Dōbutsu 1480".
#[must_use]
pub fn join_clauses(locale: Locale, items: &[impl AsRef<str>]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    items.join(&say!(locale, "list-semicolon"))
}

/// Cuts a text to `limit` characters; the last one is an ellipsis if something was cut.
#[must_use]
pub fn truncate(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    let mut cut: String = text.chars().take(limit.saturating_sub(1)).collect();
    cut.push('…');
    cut
}
