//! What a text shows as an example can be typed as it stands, in every language.

use banyan::{
    locale::{Locale, text},
    play::{TimeControl, conditional_moves::split},
    rules::{AnyPosition, Game, Move, Record, Ruleset},
    wording::{
        self,
        examples::{move_hint, plan_example, plan_hint},
        typed,
    },
};

use crate::all_games::choose;

/// The examples between backticks in a text.
fn examples(locale: Locale, key: &str) -> Vec<String> {
    let said = text(locale, key, &[("typed", "?".into())]);
    let parts: Vec<String> = said
        .split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect();
    parts.into_iter().filter(|part| part != "?").collect()
}

#[test]
fn shown_times_can_be_typed() {
    for locale in Locale::ALL {
        let code = locale.code();
        let shown = examples(locale, "challenge-time");
        assert!(shown.len() >= 8, "{code}: {shown:?}");
        for example in shown {
            let read = typed::time_control(&example, &[]);
            assert!(read.is_some(), "{code}: {example}");
            let letter = example.find(|letter: char| letter.is_ascii_alphabetic());
            let english = letter.is_some_and(|at| example[at..].starts_with('d'));
            assert!(locale == Locale::En || !english, "{code}: {example}");
        }
        // And what is shown elsewhere, as it is shown.
        for time in ["1d", "3d", "14d", "none", "10d+36h", "5d+24h", "30d+48h"] {
            let time: TimeControl = time.parse().expect("a time control");
            let name = wording::time(locale, time);
            assert_eq!(typed::time_control(&name, &[time]), Some(time), "{name}");
            if let TimeControl::Bank { bank, increment } = time {
                let span = |hours: u16| {
                    wording::span(locale, std::time::Duration::from_hours(hours.into()))
                };
                let spans = format!("{} + {}", span(bank), span(increment));
                assert_eq!(typed::time_control(&spans, &[]), Some(time), "{spans}");
            }
        }
    }
}

#[test]
fn shown_hours_and_the_word_for_none_can_be_typed() {
    for locale in Locale::ALL {
        let code = locale.code();
        let shown = examples(locale, "settings-bad-hours");
        assert_eq!(shown.len(), 2, "{code}: {shown:?}");
        for example in shown {
            let read = typed::is_none(&example) || typed::hours(&example).is_some();
            assert!(read, "{code}: {example}");
        }
        let hint = text(locale, "form-hours-hint", &[]);
        assert_eq!(
            typed::hours(&hint).as_deref(),
            Some("22:00-07:00"),
            "{code}"
        );
    }
}

#[test]
fn the_word_of_confirmation_is_read_however_it_is_written() {
    for locale in Locale::ALL {
        let word = text(locale, "privacy-word", &[]);
        let wide: String = word
            .chars()
            .map(|letter| match letter {
                '!'..='~' => char::from_u32(letter as u32 + 0xfee0).expect("a letter"),
                letter => letter,
            })
            .collect();
        for spelled in [word.to_lowercase(), format!(" {word}. "), wide] {
            assert_eq!(typed::folded(&spelled), typed::folded(&word), "{spelled}");
        }
        assert!(!typed::folded(&word).is_empty());
    }
    assert_eq!(typed::folded("XO\u{301}A"), typed::folded("XOÁ"));
    assert_eq!(typed::folded("XÓA"), typed::folded("XOÁ"));
}

#[test]
fn durations_are_read_in_every_language_and_width() {
    let days = |days| Some(TimeControl::Days(days));
    let bank = Some(TimeControl::Bank {
        bank: 240,
        increment: 36,
    });
    for (written, meant) in [
        ("3d", days(3)),
        ("3 T.", days(3)),
        ("14 Tage", days(14)),
        ("７日", days(7)),
        ("3 天", days(3)),
        ("3 j", days(3)),
        ("3 ngày", days(3)),
        ("3 nga\u{300}y", days(3)),
        ("3 Tage pro Zug", days(3)),
        ("1手3日", days(3)),
        ("10d+36h", bank),
        ("10 Tage + 36 Stunden", bank),
        ("10 Tage, plus 1 Tag 12 Stunden", bank),
        ("10日＋36時間", bank),
        ("10 天 + 1 天 12 小时", bank),
        ("10 jours plus 36 heures", bank),
        ("ohne", Some(TimeControl::Unlimited)),
        ("なし", Some(TimeControl::Unlimited)),
        ("無", Some(TimeControl::Unlimited)),
        ("Kho\u{302}ng", Some(TimeControl::Unlimited)),
        ("4d", None),
        ("3", None),
        ("soon", None),
        ("", None),
        ("3 3 d", None),
        ("d", None),
        ("99999999999 d", None),
        ("10d+36h+1h", None),
    ] {
        let shown = [TimeControl::Days(3)];
        assert_eq!(typed::time_control(written, &shown), meant, "{written}");
    }
}

#[test]
fn hours_are_read_in_every_language_and_width() {
    for written in [
        "22:00-07:00",
        "22:00 – 7:00",
        "２２：００〜７：００",
        "22 Uhr bis 7 Uhr",
        "22h-7h",
        "22h00 à 7h00",
        "22時から7時",
        "22点到7点",
        "22 giờ đến 7 giờ",
    ] {
        assert_eq!(
            typed::hours(written).as_deref(),
            Some("22:00-07:00"),
            "{written}"
        );
    }
    for written in ["", "22", "22:00", "22-7-8", "night", "22:00:00-7"] {
        assert_eq!(typed::hours(written), None, "{written}");
    }
}

#[test]
fn spellings_of_a_word_are_the_same() {
    for spelled in ["XÓA", "XOÁ", "xoa", "XO\u{301}A", "ＸＯＡ", " XÓA. "] {
        assert_eq!(typed::folded(spelled), "xoa");
    }
    assert!(typed::resembles("Dōbutsu Shōgi", "dobutsush"));
    assert!(typed::resembles("Ô ăn quan", "oanq"));
    assert!(!typed::resembles("Jungle", "shogi"));
    for none in ["off", "AUS", "無", "-", "–", "Tắt"] {
        assert!(typed::is_none(none), "{none}");
    }
    assert!(!typed::is_none("22:00-07:00"));
}

#[test]
fn every_language_has_words_of_every_section() {
    let games = Game::ALL.iter().map(|game| game.slug());
    let sections: Vec<_> = games.chain(["times", "lines", "effects"]).collect();
    for locale in Locale::ALL {
        let path = format!("src/locale/{}/typed.txt", locale.code());
        let file = std::fs::read_to_string(&path).expect(&path);
        let names = file
            .lines()
            .filter_map(|line| line.strip_prefix('[')?.strip_suffix(']'));
        let mut found: Vec<_> = names.collect();
        for section in &sections {
            let header = format!("[{section}]\n");
            let (_, words) = file.split_once(&header).expect(&header);
            let first = words.lines().next().unwrap_or_default();
            assert!(first.contains(" = "), "{path}: {section}");
        }
        found.retain(|name| !sections.contains(name));
        assert!(found.is_empty(), "{path}: nothing reads {found:?}");
    }
}

/// The moves that the hint of a form shows: the notation and the words.
fn hinted(locale: Locale, position: &AnyPosition, secret: &[Move]) -> [Move; 2] {
    let hint = move_hint(locale, position, secret).expect("a hint");
    assert!(hint.chars().count() <= 100, "{hint}");
    let between = text(
        locale,
        "form-hint",
        &[("typed", "".into()), ("told", "".into())],
    );
    let (typed, told) = hint.split_once(&between).expect("two forms of a move");
    [typed, told].map(|form| {
        let read = position.read(form);
        read.unwrap_or_else(|error| panic!("{}: {position}: {form}: {error:?}", locale.code()))
    })
}

/// Makes the moves of a plan's lines in a position.
fn play_lines(position: &AnyPosition, plan: &str) -> usize {
    let lines = split(plan);
    for line in &lines {
        assert_eq!(line.len(), 2, "{plan}");
        let mut position = position.clone();
        for word in line {
            let mv = position.read(word).expect(plan);
            position.play(mv).expect(plan);
        }
    }
    lines.len()
}

#[test]
fn the_hints_of_forms_are_moves_of_the_game_at_hand() {
    for ruleset in Game::ALL.iter().copied().flat_map(Ruleset::presets) {
        let mut record = Record::new(&ruleset);
        while record.ply() < 30 && record.outcome().is_none() {
            let position = record.position();
            for locale in Locale::ALL {
                let [typed, told] = hinted(locale, position, &[]);
                assert_eq!(typed, told, "{}: {position}", locale.code());
                assert!(position.legal_moves().contains(&typed), "{position}");
                if position.legal_moves().len() > 4 {
                    let other = hinted(locale, position, &[typed]);
                    assert!(!other.contains(&typed), "a solution stays secret");
                }
                let lines = play_lines(position, &plan_hint(locale, position));
                assert!((1..=2).contains(&lines), "{position}");
                assert_eq!(play_lines(position, &plan_example(locale, position)), 1);
            }
            let mv = choose(&record, record.ply());
            record.play(mv).expect("a legal move");
        }
    }
}
