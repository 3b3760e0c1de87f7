//! Words in sentences: inflected forms, plurals, articles and names, as each language wants them.

use std::collections::BTreeSet;

use banyan::{
    locale::{FluentValue, Locale},
    rules::Game,
    say,
};

use super::messages;

#[test]
fn every_form_that_a_sentence_wants_is_there_for_every_piece() {
    for locale in Locale::ALL {
        let source = locale.source();
        let forms: BTreeSet<&str> = source
            .split("FORM(")
            .skip(1)
            .map(|call| call.split('"').nth(1).expect("the name of a form"))
            .collect();
        let pieces = Game::ALL.iter().flat_map(|game| game.pieces());
        for piece in pieces {
            let key = format!("\npiece-{piece} = ");
            let (_, entry) = source.split_once(&key).unwrap_or_default();
            let entry: Vec<&str> = entry
                .lines()
                .skip(1)
                .take_while(|line| line.starts_with(' '))
                .collect();
            for form in &forms {
                let wanted = format!("    .{form} = ");
                let there = entry.iter().any(|line| line.starts_with(&wanted));
                assert!(there, "{}: {piece} has no form {form}", locale.code());
            }
        }
    }
}

#[test]
fn words_stand_in_sentences_in_the_form_that_these_want() {
    let refused = |locale| {
        let illegal = |key, args: &[(&'static str, &'static str)]| {
            let args = args
                .iter()
                .map(|(name, piece)| (*name, banyan::locale::text(locale, piece, &[]).into()));
            banyan::locale::text(locale, key, &args.collect::<Vec<(&str, FluentValue<'_>)>>())
        };
        illegal(
            "illegal-jungle-rank-too-low",
            &[
                ("piece", "piece-cat"),
                ("target", "piece-lion"),
                ("rank", "side-red"),
                ("target_rank", "side-blue"),
            ],
        )
    };
    assert_eq!(
        refused(Locale::De),
        "Die Katze (Rot) kann den Löwen (Blau) nicht schlagen: Der Rang ist zu niedrig."
    );
    let french = refused(Locale::Fr);
    assert!(
        french.starts_with("Le chat (Rouge) ne peut pas prendre le lion"),
        "{french}"
    );
}

#[test]
fn numbers_have_the_plural_of_their_language() {
    let counted = |locale, count: i64| say!(locale, "notice-several", count = count);
    for (locale, count, said) in [
        (Locale::En, 1, "One game waits for you:"),
        (Locale::En, 2, "2 games wait for you:"),
        (Locale::De, 1, "Eine Partie wartet auf dich:"),
        (Locale::De, 21, "21 Partien warten auf dich:"),
        // In French, 0 is singular.
        (Locale::Fr, 0, "0 partie t'attend\u{a0}:"),
        (Locale::Fr, 1, "1 partie t'attend\u{a0}:"),
        (Locale::Fr, 2, "2 parties t'attendent\u{a0}:"),
        (Locale::Vi, 1, "1 ván đang chờ bạn:"),
        (Locale::Vi, 2, "2 ván đang chờ bạn:"),
    ] {
        assert_eq!(counted(locale, count), said, "{}", locale.code());
    }
}

#[test]
fn the_reach_of_a_ladder_has_the_plural_of_its_language() {
    let ladder = |locale, reach: i64, days: i64| {
        say!(locale, "tournament-ladder", reach = reach, days = days)
    };
    let far = |locale, reach: i64| {
        say!(
            locale,
            "tournament-out-of-reach",
            title = "Steps",
            reach = reach
        )
    };
    for (locale, [place, places], [day, days]) in [
        (
            Locale::En,
            ["up to one place above", "up to 2 places above"],
            ["within a day.", "within 3 days."],
        ),
        (
            Locale::De,
            ["höchstens einen Platz über", "höchstens 2 Plätze über"],
            ["nach einem Tag keine", "nach 3 Tagen keine"],
        ),
        (
            Locale::Fr,
            ["jusqu'à 1 place au-dessus", "jusqu'à 2 places au-dessus"],
            ["sous 1 jour,", "sous 3 jours,"],
        ),
        (
            Locale::Ja,
            ["1人上まで", "2人上まで"],
            ["1日以内", "3日以内"],
        ),
        (
            Locale::Vi,
            ["tối đa 1 bậc", "tối đa 2 bậc"],
            ["trong 1 ngày", "trong 3 ngày"],
        ),
        (Locale::ZhCn, ["1 名", "2 名"], ["1 天", "3 天"]),
        (Locale::ZhTw, ["1 名", "2 名"], ["1 天", "3 天"]),
    ] {
        let one_day = ladder(locale, 2, 1);
        let one_place = ladder(locale, 1, 3);
        for (said, words) in [
            (&one_day, [places, day]),
            (&one_place, [place, days]),
            (&far(locale, 1), [place, "Steps"]),
            (&far(locale, 2), [places, "Steps"]),
        ] {
            for word in words {
                assert!(said.contains(word), "{word:?} is missing: {said}");
            }
        }
    }
}

/// Only the moderators of the server that holds a tournament admit another one, not its organiser.
#[test]
fn who_asks_to_take_part_reads_who_decides() {
    for (locale, moderators, organiser) in [
        (Locale::En, "anagers and moderators", "organiser"),
        (
            Locale::De,
            "Verwaltung und die Moderation",
            "Turnierleitung",
        ),
        (Locale::Fr, "responsables et la modération", "organis"),
        (Locale::Ja, "管理者とモデレーター", "主催者"),
        (
            Locale::Vi,
            "ười quản lý và người điều hành",
            "người tổ chức",
        ),
        (Locale::ZhCn, "管理员和对局管理员", "主办者"),
        (Locale::ZhTw, "管理員和對局管理員", "主辦者"),
    ] {
        let said = say!(locale, "tournament-server-asked", title = "Cup");
        assert!(said.contains(moderators), "{said}");
        assert!(!said.contains(organiser), "{said}");
    }
}

#[test]
fn english_pieces_have_a_plural_and_an_article_and_numbers_no_separators() {
    let held = |count: i64| say!(Locale::En, "alt-held", count = count, piece = "chick");
    assert_eq!([held(1), held(2)], ["1 chick", "2 chicks"]);
    let piece = say!(
        Locale::En,
        "illegal-not-that-piece",
        square = "d1",
        piece = "elephant",
        named = "wolf"
    );
    assert_eq!(piece, "The piece on d1 is an elephant, not a wolf.");
    let many = say!(
        Locale::En,
        "headline-taken-back",
        player = "Ada",
        moves = 1_234_567
    );
    assert!(many.ends_with("took back 1234567 moves"), "{many}");
}

/// Jungle's animals have other names than those of Dōbutsu Shōgi in some languages; no text mixes them up.
#[test]
fn each_game_calls_its_animals_by_its_own_names() {
    for (locale, jungle, dobutsu) in [
        (Locale::Ja, ["ライオン", "ゾウ"], ["らいおん", "ぞう"]),
        (Locale::ZhCn, ["狮", "象"], ["狮子", "大象"]),
        (Locale::ZhTw, ["獅", "象"], ["獅子", "大象"]),
    ] {
        let name = |key: &str| say!(locale, &format!("piece-{key}"));
        assert_eq!(["lion", "elephant"].map(name), jungle);
        assert_eq!(["dobutsu-lion", "dobutsu-elephant"].map(name), dobutsu);
        for (key, text) in messages(locale) {
            let own = dobutsu
                .iter()
                .fold(text.clone(), |text, name| text.replace(name, ""));
            let mixed = if key.contains("dobutsu") || key == "ending-catch" {
                jungle.iter().any(|name| own.contains(name))
            } else {
                key.contains("jungle") && own != text
            };
            assert!(!mixed, "{}: {key}: {text}", locale.code());
        }
    }
}
