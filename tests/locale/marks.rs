//! Punctuation, which follows each language's own rules.

use banyan::locale::Locale;

use super::{filled, messages};

/// Every text with placeholders filled, without code in backticks.
fn prose(locale: Locale) -> Vec<(String, String)> {
    let said = messages(locale).into_iter().map(|(key, text)| {
        let said = filled(locale, &key, &text, Some(21));
        let plain: Vec<&str> = said.split('`').step_by(2).collect();
        (key, plain.join("`"))
    });
    said.collect()
}

/// Each character with the one before it.
fn pairs(text: &str) -> impl Iterator<Item = (char, char)> {
    text.chars().zip(text.chars().skip(1))
}

#[test]
fn french_keeps_its_distance_before_double_marks_and_within_guillemets() {
    let fixed = |letter| matches!(letter, '\u{a0}' | '\u{202f}');
    for (key, text) in prose(Locale::Fr) {
        let letters: Vec<char> = text.chars().chain([' ']).collect();
        for part in letters.windows(3) {
            let [before, mark, after] = *part else {
                continue;
            };
            // Not the colon in a time of day or in the syntax of plans.
            let double =
                matches!(mark, ';' | '?' | '!' | '»' | '%') || mark == ':' && after.is_whitespace();
            let kept = fixed(before) || key == "plan-hint";
            assert!(!double || kept, "{key}: {before}{mark}: {text}");
            assert!(before != '«' || fixed(mark), "{key}: {text}");
        }
    }
}

#[test]
fn languages_of_wide_letters_have_wide_marks() {
    let wide = |letter| matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}');
    for locale in Locale::ALL {
        for (key, text) in prose(locale) {
            for (before, after) in pairs(&text) {
                let narrow = wide(before) && ",;:?!(.".contains(after)
                    || wide(after) && ",;:?!).".contains(before);
                assert!(!narrow, "{}: {key}: {before}{after}: {text}", locale.code());
            }
        }
    }
}

#[test]
fn quotations_have_the_marks_of_their_language() {
    let strange = |locale| match locale {
        Locale::En => "„«»「」",
        Locale::De => "\"”«»「」",
        Locale::Fr => "\"„“”「」",
        Locale::Ja | Locale::ZhTw => "\"„“”«»",
        Locale::Vi | Locale::ZhCn => "\"„«»「」",
    };
    for locale in Locale::ALL {
        let strange = strange(locale);
        for (key, text) in prose(locale) {
            let found = text.chars().find(|letter| strange.contains(*letter));
            assert_eq!(found, None, "{}: {key}: {text}", locale.code());
        }
    }
}

#[test]
fn buttons_have_at_most_three_words_in_english() {
    let mut long = Vec::new();
    let mut seen = 0;
    for (key, text) in messages(Locale::En) {
        let of_button = ["button-", "next-", "section-"].iter();
        if !of_button.into_iter().any(|start| key.starts_with(start)) {
            continue;
        }
        seen += 1;
        for count in [1, 21] {
            let label = filled(Locale::En, &key, &text, Some(count));
            // Arrows are no words.
            let spoken = |word: &&str| word.contains(char::is_alphanumeric);
            if label.split_whitespace().filter(spoken).count() > 3 {
                long.push((key.clone(), label));
            }
        }
    }
    assert!(seen > 100, "{seen} labels");
    assert!(long.is_empty(), "{long:?}");
}
