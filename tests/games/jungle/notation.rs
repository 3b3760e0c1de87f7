//! Reading moves and positions of Jungle.

use banyan::rules::{AnyPosition, Described, MoveError, MoveKind, NotationError, Phrase};

use crate::games::{position, refusal, ruleset};

const START: &str = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w";
/// The lion on b3 can jump over the river and take the wolf.
const MIDDLE: &str = "6c/7/1w5/7/3E3/3C3/1L5/7/7 w";

/// The letter of each animal, one of its moves from the start, and its names.
const NAMES: [(&str, &str, &[&str]); 8] = [
    (
        "R",
        "g3g4",
        &[
            "rat",
            "mouse",
            "Ratte",
            "Maus",
            "souris",
            "chuột",
            "鼠",
            "老鼠",
            "ネズミ",
            "ねずみ",
        ],
    ),
    (
        "C",
        "b2b3",
        &[
            "cat", "Katze", "chat", "mèo", "猫", "貓", "ネコ", "ねこ", "māo",
        ],
    ),
    (
        "D",
        "f2f3",
        &[
            "dog", "Hund", "chien", "chó", "狗", "犬", "イヌ", "いぬ", "gǒu",
        ],
    ),
    (
        "W",
        "c3d3",
        &[
            "wolf",
            "Wolf",
            "loup",
            "sói",
            "chó sói",
            "狼",
            "オオカミ",
            "láng",
        ],
    ),
    (
        "P",
        "e3d3",
        &[
            "leopard",
            "panther",
            "Leopard",
            "léopard",
            "panthère",
            "báo",
            "豹",
            "豹子",
            "ヒョウ",
            "bào",
        ],
    ),
    (
        "T",
        "a1a2",
        &[
            "tiger", "Tiger", "tigre", "hổ", "cọp", "虎", "老虎", "トラ", "hǔ",
        ],
    ),
    (
        "L",
        "g1g2",
        &[
            "lion",
            "Löwe",
            "sư tử",
            "狮",
            "獅",
            "ライオン",
            "獅子",
            "shī",
        ],
    ),
    (
        "E",
        "a3a4",
        &[
            "elephant",
            "Elefant",
            "éléphant",
            "voi",
            "象",
            "大象",
            "ゾウ",
            "ぞう",
            "xiàng",
        ],
    ),
];

fn read(text: &str, mv: &str) -> String {
    match position("jungle/classic", text).read(mv) {
        Ok(mv) => mv.to_string(),
        Err(error) => panic!("{mv:?} is refused: {error:?}"),
    }
}

#[test]
fn coordinates_are_read_with_and_without_separators() {
    for text in [
        "b3b7",
        "B3B7",
        "b3-b7",
        "B3-b7",
        "b3 b7",
        " b3  b7 ",
        "b3xb7",
        "b3 x b7",
        "b3×b7",
        "b3:b7",
        "b3>b7",
        "b3→b7",
        "b3 – b7",
        "b3,b7",
        "b3 to b7",
        "b3 nach b7",
        "b3 springt nach b7",
        "b3 à b7",
        "b3 đến b7",
        "b3 đi b7",
        "b3から b7へ",
        "b3 到 b7",
        "b3吃b7",
        "ｂ３ｂ７",
        "Ｂ３－Ｂ７",
        "b3\u{3000}b7",
        "b3b7!",
        "(b3b7)",
        "Lb3b7",
        "Lb3xb7",
        "L b3-b7",
        "lion b3 b7",
    ] {
        assert_eq!(read(MIDDLE, text), "b3b7", "{text:?}");
    }
}

#[test]
fn pieces_are_read_by_letter_name_hanzi_and_kana_in_every_language() {
    for text in [
        "Lb7",
        "lb7",
        "L b7",
        "Lxb7",
        "LION B7",
        "lion b7",
        "lion to b7",
        "Löwe b7",
        "loewe b7",
        "LÖWE xb7",
        "Lo\u{308}we b7",
        "sư tử b7",
        "SƯ TỬ B7",
        "su tu b7",
        "shī b7",
        "獅b7",
        "狮b7",
        "獅子 b7",
        "狮子b7",
        "ライオンb7",
        "らいおん b7",
        "獅ｂ７",
        "Ｌｂ７",
        "lion takes wolf",
        "Löwe schlägt Wolf",
        "L x W",
        "狮吃狼",
        "lion x sói",
        "lion loup",
    ] {
        assert_eq!(read(MIDDLE, text), "b3b7", "{text:?}");
    }
    for (letter, mv, names) in NAMES {
        let to = &mv[2..];
        for name in names.iter().chain([&letter]) {
            for text in [
                format!("{name}{to}"),
                format!("{name} {to}"),
                format!("{} {mv}", name.to_uppercase()),
            ] {
                assert_eq!(read(START, &text), mv, "{text:?}");
            }
        }
    }
}

#[test]
fn letters_that_are_files_too_are_told_apart() {
    let text = "6r/7/7/3E3/3D3/7/7/2C4/7 w";
    assert_eq!(read(text, "cb2"), "c2b2");
    assert_eq!(read(text, "cc3"), "c2c3");
    assert_eq!(read(text, "c2c3"), "c2c3");
    assert_eq!(read(text, "dd4"), "d5d4");
    assert_eq!(read(text, "ed7"), "d6d7");
    assert_eq!(read(START, "panther e3 d3"), "e3d3");
}

#[test]
fn a_short_form_that_fits_several_moves_is_answered_with_them() {
    let position = position("jungle/classic", "6c/7/7/7/3E3/7/2C1D2/7/7 w");
    let candidates = |text: &str| match position.read(text) {
        Err(MoveError::Notation(NotationError::Ambiguous { candidates })) => candidates
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>(),
        other => panic!("{text:?}: {other:?}"),
    };
    assert_eq!(candidates("d3"), ["c3d3", "e3d3"]);
    assert_eq!(candidates("xd3"), ["c3d3", "e3d3"]);
    assert_eq!(candidates("elephant"), ["d5d4", "d5d6"]);
    assert_eq!(candidates("d5"), ["d5d4", "d5d6"]);
    assert_eq!(
        position.read("d4").map(|mv| mv.to_string()),
        Ok("d5d4".to_owned())
    );
}

#[test]
fn a_short_form_that_fits_nothing_says_why() {
    let position = position("jungle/classic", "6c/7/7/7/3E3/7/2C1D2/7/7 w");
    assert_eq!(refusal(&position, "lion d3").key, "jungle-piece-gone");
    assert_eq!(refusal(&position, "a9").key, "nothing-reaches");
    assert_eq!(refusal(&position, "dog c3 d3").key, "not-that-piece");
    assert_eq!(refusal(&position, "cat x lion").key, "jungle-piece-gone");
    let checkers = ruleset("jungle/animal-checkers").start();
    assert_eq!(refusal(&checkers, "lion d3").key, "jungle-no-such-piece");
}

#[test]
fn what_is_no_move_is_unreadable() {
    let position = position("jungle/classic", START);
    for text in [
        "",
        " ",
        "b",
        "3",
        "b3b",
        "b3b7b8",
        "b0b1",
        "h1h2",
        "a10",
        "lion lion lion",
        "hello",
        "🦁",
        "b33b7",
        "b²b³",
        "L9",
    ] {
        let answer = position.read(text);
        assert!(
            matches!(
                answer,
                Err(MoveError::Notation(NotationError::Unreadable { .. }))
            ),
            "{text:?}: {answer:?}"
        );
    }
    assert!(position.read(&"a3a4 ".repeat(1000)).is_err());
}

#[test]
fn moves_are_described_by_what_they_do() {
    let kind = |text: &str, mv: &str| {
        let position = position("jungle/classic", text);
        let mv = position.read(mv).expect("it is legal");
        position.describe(mv).expect("it is legal").kind
    };
    assert_eq!(kind(START, "a3a4"), MoveKind::STEP);
    assert_eq!(kind("6c/7/7/7/R6/7/7/7/7 w", "a5b5"), MoveKind::SWIM);
    assert_eq!(kind("6c/7/7/7/1R5/7/7/7/7 w", "b5c5"), MoveKind::SWIM);
    assert_eq!(kind("6c/7/7/7/1R5/7/7/7/7 w", "b5a5"), MoveKind::LAND);
    assert_eq!(kind(MIDDLE, "b3b7"), MoveKind::JUMP);
    assert_eq!(kind("6c/7/3R3/7/7/7/7/7/7 w", "d7d8"), MoveKind::TRAP);
    assert_eq!(kind("6c/7/7/7/7/7/3R3/7/7 w", "d3d2"), MoveKind::STEP);
    assert_eq!(kind("6c/3R3/7/7/7/7/7/7/7 w", "d8d9"), MoveKind::DEN);
    let position = position("jungle/classic", MIDDLE);
    let mv = position.read("Lb7").expect("it is legal");
    let described = Described {
        piece: "lion",
        from: "b3".to_owned(),
        to: "b7".to_owned(),
        captured: Some("wolf"),
        kind: MoveKind::JUMP,
        origin: Phrase::new("piece-label")
            .piece("piece", "lion")
            .text("label", "b3"),
        phrase: Phrase::new("move-takes")
            .phrase(
                "played",
                Phrase::new("move-jump")
                    .piece("piece", "lion")
                    .text("from", "b3")
                    .text("to", "b7"),
            )
            .piece("captured", "wolf"),
        aftermath: None,
    };
    assert_eq!(position.describe(mv), Some(described));
    let elsewhere = ruleset("jungle/classic").start().legal_moves()[0];
    assert_eq!(position.describe(elsewhere), None);
}

#[test]
fn positions_may_carry_the_counters_of_other_programs() {
    let rules = ruleset("jungle/classic");
    let plain = AnyPosition::parse(&rules, START);
    assert_eq!(
        plain.as_ref().map(ToString::to_string).as_deref(),
        Ok(START)
    );
    assert_eq!(AnyPosition::parse(&rules, &format!("{START} 0 1")), plain);
    assert_eq!(AnyPosition::parse(&rules, &format!("  {START}  ")), plain);
}

#[test]
fn a_text_that_is_no_position_says_what_is_wrong() {
    for (text, problem) in [
        ("", "it is empty"),
        (
            "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L",
            "the side to move (w or b) is missing",
        ),
        (
            "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L x",
            "the side to move is w or b, not x",
        ),
        (
            "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w x",
            "there is something behind the side to move",
        ),
        (
            "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 0 1 2",
            "there is something behind the side to move",
        ),
        (
            "l5t/1d3c1/r1p1w1e/7/7/E1W1P1R/1C3D1/T5L w",
            "it has 8 ranks instead of 9",
        ),
        (
            "l5t/1d3c1/r1p1w1e/6/7/7/E1W1P1R/1C3D1/T5L w",
            "rank 6 has 6 squares instead of 7",
        ),
        (
            "l5tl/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w",
            "rank 9 is too long",
        ),
        (
            "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5K w",
            "'K' is no piece",
        ),
        (
            "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5T w",
            "the first side has two pieces of the kind tiger",
        ),
        ("7/7/7/1l5/7/7/7/7/6C w", "the lion on b6 is in the water"),
        ("3l3/7/7/7/7/7/7/7/6C w", "the lion on d9 is in its own den"),
        ("3C3/7/7/7/7/7/7/7/3l3 w", "both dens are taken"),
    ] {
        let error = AnyPosition::parse(&ruleset("jungle/classic"), text).expect_err(text);
        assert_eq!(error.problem, problem, "{text}");
    }
    let long = format!("{}/7/7/7/7/7/7/7/6C w", "7".repeat(100));
    let error = AnyPosition::parse(&ruleset("jungle/classic"), &long).expect_err("a long rank");
    assert_eq!(error.problem, "rank 9 is too long");
    let error = AnyPosition::parse(&ruleset("jungle/animal-checkers"), "6l/7/7/7/7/7/7/7/6D w")
        .expect_err("a lion");
    assert_eq!(error.problem, "a lion does not take part in these rules");
}
