//! Reads what people type besides moves: durations, hours, "none", names in a list. Every language and width is
//! understood, with or without accents. Never decides what it is for.

use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory as _};

use crate::{languages::typed_words, locale::Locale, play::TimeControl, wording::times};

/// The longest text that is read, in characters.
const MAX_CHARS: usize = 100;

/// The meanings and their words.
static WORDS: LazyLock<Vec<(&'static str, &'static str)>> =
    LazyLock::new(|| typed_words("times").collect());

/// Whether a folded word has that meaning.
fn means(word: &str, meaning: &str) -> bool {
    WORDS.contains(&(meaning, word))
}

/// A text in small letters without accents and in normal width, with everything else as it is.
#[must_use]
pub fn plain(text: &str) -> String {
    let accent = |letter: &char| letter.general_category_group() == GeneralCategoryGroup::Mark;
    let letters = text.nfkd().filter(|letter| !accent(letter));
    letters
        .flat_map(char::to_lowercase)
        .map(|letter| if letter == 'đ' { 'd' } else { letter })
        .collect()
}

/// The letters and digits of a text, without case, accents and width: what two spellings of the same have in common.
#[must_use]
pub fn folded(text: &str) -> String {
    plain(text)
        .chars()
        .filter(|letter| letter.is_alphanumeric())
        .collect()
}

/// Whether a name contains the typed text, without regard to case, accents, width and spaces.
#[must_use]
pub fn resembles(name: &str, typed: &str) -> bool {
    folded(name).contains(&folded(typed))
}

/// Whether the text says that there is none, such as "off", "aus" or "なし".
#[must_use]
pub fn is_none(typed: &str) -> bool {
    let folded = folded(typed);
    let dash = folded.is_empty() && typed.trim().chars().all(|letter| "-–—".contains(letter));
    dash || means(&folded, "none")
}

/// The time control that a text means: as in a ruleset ("10d+36h"), as it is shown in any language ("3 Tage pro Zug"),
/// or with units of any language ("10 Tage + 36 Stunden"). `shown` are those that are looked up by their names.
#[must_use]
pub fn time_control(typed: &str, shown: &[TimeControl]) -> Option<TimeControl> {
    if typed.chars().nth(MAX_CHARS).is_some() {
        return None;
    }
    if let Ok(time) = typed.parse() {
        return Some(time);
    }
    if is_none(typed) && !typed.trim().is_empty() {
        return Some(TimeControl::Unlimited);
    }
    let wanted = folded(typed);
    let named = |time: &&TimeControl| {
        let mut names = Locale::ALL
            .iter()
            .map(|locale| times::time(*locale, **time));
        names.any(|name| folded(&name) == wanted)
    };
    if let Some(time) = shown.iter().find(named) {
        return Some(*time);
    }
    let (bank, increment) = spans(typed)?;
    let text = match increment {
        Some(increment) => format!("{bank}h+{increment}h"),
        None if bank.is_multiple_of(24) => format!("{}d", bank / 24),
        None => return None,
    };
    text.parse().ok()
}

/// One duration, or two with a plus between them, in hours.
fn spans(typed: &str) -> Option<(u32, Option<u32>)> {
    let mut sums: Vec<Option<u32>> = vec![None];
    let mut number = None;
    for token in tokens(typed) {
        let hours = match token.as_str() {
            word if means(word, "plus") => {
                sums.push(None);
                continue;
            }
            word if means(word, "days") => 24,
            word if means(word, "hours") => 1,
            digits => {
                let read = digits.parse::<u32>().ok()?;
                if number.replace(read).is_some() {
                    return None;
                }
                continue;
            }
        };
        let sum = sums.last_mut()?;
        let span = number.take()?.checked_mul(hours)?;
        *sum = Some(sum.unwrap_or(0).checked_add(span)?);
    }
    match (number, sums.as_slice()) {
        (None, [bank]) => Some(((*bank)?, None)),
        (None, [bank, increment]) => Some(((*bank)?, Some((*increment)?))),
        _ => None,
    }
}

/// The numbers, words and signs of a text, without spaces, full stops and commas.
fn tokens(typed: &str) -> Vec<String> {
    let kind = |letter: char| match letter {
        letter if letter.is_ascii_digit() => 0,
        letter if letter.is_alphabetic() => 1,
        _ => 2,
    };
    let mut tokens: Vec<(i32, String)> = Vec::new();
    let mut apart = true;
    for letter in plain(typed).chars() {
        if letter.is_whitespace() || ".,、，".contains(letter) {
            apart = true;
            continue;
        }
        match tokens.last_mut() {
            Some((last, token)) if *last == kind(letter) && !apart => token.push(letter),
            _ => tokens.push((kind(letter), letter.to_string())),
        }
        apart = false;
    }
    tokens
        .into_iter()
        .flat_map(|(_, token)| words(token))
        .collect()
}

/// The known words in a run of letters, longer ones first: "時から" is two. Unknown letters stay together.
fn words(run: String) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = run.as_str();
    while !rest.is_empty() {
        let known = WORDS.iter().map(|(_, word)| *word);
        let longest = known
            .filter(|word| rest.starts_with(word))
            .max_by_key(|word| word.len());
        let Some(word) = longest else {
            return vec![run];
        };
        found.push(word.to_owned());
        rest = &rest[word.len()..];
    }
    found
}

/// Hours of the day such as "22:00-07:00", from spellings such as "２２：００〜７：００", "22 Uhr bis 7 Uhr" or
/// "22時から7時". `None` if the text is nothing like that; the hours may still be out of range.
#[must_use]
pub fn hours(typed: &str) -> Option<String> {
    if typed.chars().nth(MAX_CHARS).is_some() {
        return None;
    }
    let dashes = typed.replace(['–', '—', '−', '〜', '～', 'ー'], "-");
    let mut ends: Vec<Vec<u32>> = vec![Vec::new()];
    for token in tokens(&dashes) {
        match token.as_str() {
            word if means(word, "to") => ends.push(Vec::new()),
            ":" => {}
            word if means(word, "clock") => {}
            digits => ends.last_mut()?.push(digits.parse().ok()?),
        }
    }
    let moment = |end: &[u32]| match end {
        [hour] => Some(format!("{hour:02}:00")),
        [hour, minute] => Some(format!("{hour:02}:{minute:02}")),
        _ => None,
    };
    match ends.as_slice() {
        [from, until] => Some(format!("{}-{}", moment(from)?, moment(until)?)),
        _ => None,
    }
}
