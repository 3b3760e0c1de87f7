//! Normalises and splits what people type as moves: case, accents, full-width forms and kana are folded. Knows no game.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::languages::typed_words;

/// A dictionary from words to their meanings.
pub(super) struct Words(HashMap<&'static str, &'static str>);

/// The meaning of a word that is ignored.
pub(super) const FILLER: &str = "filler";

impl Words {
    /// The words of a section in all languages.
    pub(super) fn of(section: &str) -> Self {
        let words = typed_words(section).map(|(meaning, word)| (word, meaning));
        Self(words.collect())
    }

    /// The meaning of a word.
    pub(super) fn meaning(&self, word: &str) -> Option<&'static str> {
        self.0.get(word).copied()
    }
}

static LINES: LazyLock<Words> = LazyLock::new(|| Words::of("lines"));

/// Whether a lower-case word only separates the moves of a line, like "then".
#[must_use]
pub fn is_move_separator(word: &str) -> bool {
    word.is_empty() || LINES.meaning(word) == Some("between-moves")
}

/// Whether a lower-case word only separates two lines of moves, like "or".
#[must_use]
pub fn is_line_separator(word: &str) -> bool {
    LINES.meaning(word) == Some("between-lines")
}

static EFFECTS: LazyLock<Words> = LazyLock::new(|| Words::of("effects"));

/// Whether a part of a text only tells what a move does, as the bot says it: "captures the wolf".
pub(super) fn is_effect(part: &str) -> bool {
    let Some(whole) = fold(part) else {
        return false;
    };
    let first = part.split_whitespace().next().and_then(fold);
    let is = |text: &str, meaning| EFFECTS.meaning(text) == Some(meaning);
    let mut ends = whole.char_indices().map(|(at, _)| at);
    is(&whole, "effect")
        || first.is_some_and(|first| is(&first, "effect"))
        || ends.any(|at| is(&whole[..at], "beginning") || is(&whole[at..], "end"))
}

/// The longest text that is read as a move, in characters.
pub(super) const MAX_MOVE_CHARS: usize = 64;

/// The letters and digits of a text, folded; `None` if it is longer than any move.
pub(super) fn fold(text: &str) -> Option<String> {
    if text.chars().nth(MAX_MOVE_CHARS).is_some() {
        return None;
    }
    let half_width = |c: char| match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        _ => c,
    };
    Some(
        text.chars()
            .map(half_width)
            .flat_map(char::to_lowercase)
            .filter(|c| c.is_alphanumeric())
            .map(plain)
            .collect(),
    )
}

/// A letter without its accents, katakana as hiragana. Combining accents have been dropped before: they are no letters.
fn plain(c: char) -> char {
    match c {
        'à'..='å' | 'ā' | 'ă' | 'ǎ' | 'ạ'..='ặ' => 'a',
        'ç' => 'c',
        'đ' => 'd',
        'è'..='ë' | 'ē' | 'ě' | 'ẹ'..='ệ' => 'e',
        'ì'..='ï' | 'ĩ' | 'ī' | 'ǐ' | 'ỉ'..='ị' => 'i',
        'ñ' => 'n',
        'ò'..='ö' | 'ō' | 'ơ' | 'ǒ' | 'ọ'..='ợ' => 'o',
        'ù'..='ü' | 'ũ' | 'ū' | 'ư' | 'ǔ' | 'ụ'..='ự' => 'u',
        'ý' | 'ỳ'..='ỹ' => 'y',
        'ァ'..='ヶ' => char::from_u32(c as u32 - 0x60).unwrap_or(c),
        _ => c,
    }
}

/// Splits a folded text into words that `word` knows and squares that `square` knows, longer words first; `None` if no
/// split uses the whole text. A letter followed by a digit is always tried as a square. `word` returns `Some(None)` for
/// words to ignore.
pub(super) fn tokens<T: Copy>(
    folded: &str,
    square: impl Fn(&str) -> Option<T>,
    word: impl Fn(&str) -> Option<Option<T>>,
) -> Option<Vec<T>> {
    // Works from the end, so that the time is at most quadratic in the length. For each byte it notes the token that
    // begins there and where the next one begins.
    let mut steps: Vec<Option<(Option<T>, usize)>> = vec![None; folded.len()];
    let mut readable = vec![false; folded.len() + 1];
    readable[folded.len()] = true;
    for (start, _) in folded.char_indices().rev() {
        let rest = &folded[start..];
        let is_square =
            rest.is_char_boundary(2) && rest.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
        steps[start] = if is_square {
            square(&rest[..2])
                .filter(|_| readable[start + 2])
                .map(|token| (Some(token), start + 2))
        } else {
            let ends = rest.char_indices().map(|(at, c)| at + c.len_utf8()).rev();
            let mut solved = ends.filter(|end| readable[start + end]);
            solved.find_map(|end| Some((word(&rest[..end])?, start + end)))
        };
        readable[start] = steps[start].is_some();
    }
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < folded.len() {
        let (token, next) = steps[at]?;
        tokens.extend(token);
        at = next;
    }
    Some(tokens)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn no_word_stands_for_two_things_and_each_can_be_typed() {
        let games = Game::ALL.iter().map(|game| game.slug());
        for section in games.chain(["lines", "effects"]) {
            let words = Words::of(section);
            for (meaning, word) in typed_words(section) {
                assert_eq!(words.meaning(word), Some(meaning), "{section}: {word}");
                if section != "lines" {
                    assert_eq!(fold(word).as_deref(), Some(word), "{section}: never typed");
                }
            }
        }
    }
}
