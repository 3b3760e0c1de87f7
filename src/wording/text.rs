//! Lists and cuts of text. Knows nothing of what it says.

use crate::{locale::Locale, say};

/// One after the other, with what parts the items of a list: "a3a4, c3c4".
#[must_use]
pub fn listed(locale: Locale, items: &[impl AsRef<str>]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    items.join(&say!(locale, "list-comma"))
}

/// At most `limit` characters, the last one an ellipsis where something was cut.
#[must_use]
pub fn shortened(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    let mut cut: String = text.chars().take(limit.saturating_sub(1)).collect();
    cut.push('…');
    cut
}
