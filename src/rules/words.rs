//! Makes what people type comparable: case, accents, full-width forms and kana fold together. Knows no game's words.

/// How much of a text is looked at; nobody writes a move that is longer.
pub(super) const LONGEST: usize = 64;

/// The letters and digits of a text, folded; `None` if it is longer than any move.
pub(super) fn fold(text: &str) -> Option<String> {
    if text.chars().nth(LONGEST).is_some() {
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

/// Splits a folded text into the longest words that `word` knows and the squares that it names; `None` if something
/// is left over. A letter with a digit behind it is a square before it is anything else.
pub(super) fn tokens<T>(
    folded: &str,
    square: impl Fn(&str) -> Option<T>,
    word: impl Fn(&str) -> Option<Option<T>>,
) -> Option<Vec<T>> {
    let mut tokens = Vec::new();
    let mut rest = folded;
    while !rest.is_empty() {
        if let Some((head, tail)) = rest.split_at_checked(2)
            && head.as_bytes()[1].is_ascii_digit()
        {
            tokens.push(square(head)?);
            rest = tail;
            continue;
        }
        let ends = rest.char_indices().map(|(at, c)| at + c.len_utf8()).rev();
        let (token, tail) = ends
            .map(|end| rest.split_at(end))
            .find_map(|(head, tail)| word(head).map(|token| (token, tail)))?;
        tokens.extend(token);
        rest = tail;
    }
    Some(tokens)
}
