//! Each language's glossary against its texts: one word for one thing.

use banyan::locale::Locale;

use super::{filled, messages};

/// What stands between the agreed words of a line and the rejected ones, in every language.
const NEVER: &str = " — never: ";

/// A line of a glossary: the words that are used for one thing, and those that are not.
struct Entry {
    agreed: Vec<String>,
    rejected: Vec<String>,
}

/// The lines `# word, word (what it is) — never: other, other` of a text.
fn entries(text: &str) -> Vec<Entry> {
    let words = |list: &str| -> Vec<String> {
        let words = list.split(',').map(|word| word.trim().to_lowercase());
        words.filter(|word| !word.is_empty()).collect()
    };
    let lines = text.lines().filter_map(|line| line.strip_prefix("# "));
    lines
        .filter_map(|line| line.split_once(NEVER))
        .map(|(agreed, rejected)| Entry {
            agreed: words(agreed.split(" (").next().unwrap_or_default()),
            rejected: words(rejected),
        })
        .collect()
}

fn glossary(locale: Locale) -> Vec<Entry> {
    let path = format!("src/locale/{}/glossary.ftl", locale.code());
    let text = std::fs::read_to_string(&path);
    entries(&text.unwrap_or_else(|_| panic!("{path} is missing")))
}

/// Whether a letter is of a script that sets no spaces between words.
fn is_wide(letter: char) -> bool {
    matches!(letter, '\u{3005}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')
}

/// Whether small text has a word: as a whole, except in scripts without spaces.
fn has(text: &str, word: &str) -> bool {
    let bounded = |next: Option<char>| next.is_none_or(|next| !next.is_alphanumeric());
    text.match_indices(word).any(|(at, found)| {
        word.chars().any(is_wide)
            || bounded(text[..at].chars().next_back())
                && bounded(text[at + found.len()..].chars().next())
    })
}

/// What the texts of a language say for several counts, in small letters and without what stands in them as code.
fn said(locale: Locale) -> Vec<(String, String)> {
    let said = messages(locale).into_iter().flat_map(|(key, text)| {
        [0, 1, 2, 21].map(|count| {
            let said = filled(locale, &key, &text, Some(count)).to_lowercase();
            let plain: Vec<&str> = said.split('`').step_by(2).collect();
            (key.clone(), plain.join("`"))
        })
    });
    said.collect()
}

#[test]
fn texts_keep_to_the_glossary_of_their_language() {
    for locale in Locale::ALL {
        let (code, said, glossary) = (locale.code(), said(locale), glossary(locale));
        assert!(glossary.len() >= 20, "{code}: {}", glossary.len());
        for word in glossary.iter().flat_map(|entry| &entry.rejected) {
            let found = said.iter().find(|(_, text)| has(text, word));
            assert_eq!(found, None, "{code}: rejected by the glossary: {word}");
        }
        for word in glossary.iter().flat_map(|entry| &entry.agreed) {
            let used = said.iter().any(|(_, text)| has(text, word));
            assert!(used, "{code}: no text says {word}");
        }
    }
}

#[test]
fn a_glossary_is_read_line_by_line_and_finds_whole_words() {
    let read = entries("# One word for one thing.\n# Game (of two) — never: match, a round\n");
    let [game] = &read[..] else {
        panic!("{} entries", read.len())
    };
    assert_eq!(game.agreed, ["game"]);
    assert_eq!(game.rejected, ["match", "a round"]);
    assert!(has("this match.", "match") && has("match", "match"));
    assert!(!has("rematch", "match") && !has("matches", "match"));
    assert!(has("対局は", "局") && has("消息", "消息") && !has("通知", "消息"));
}
