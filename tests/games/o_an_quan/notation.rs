//! Reading moves and positions of Ô ăn quan, and refusals of moves.

use banyan::rules::{AnyPosition, Described, Game, MoveError, MoveKind, NotationError, Phrase};

use crate::games::{position, refusal, ruleset, spelled};

const STANDARD: &str = "o-an-quan/standard";
const START: &str = "0,5,5,5,5,5,0,5,5,5,5,5 11 0.0 0.0 0";

#[test]
fn sowings_are_read_in_many_ways() {
    let start = position(STANDARD, START);
    for text in [
        "3R",
        "3r",
        "3 R",
        "3-R",
        "R3",
        "r 3",
        "3 right",
        "right 3",
        "3>",
        ">3",
        "3 >",
        "3→",
        "→3",
        "3 phải",
        "3 PHẢI",
        "3 rechts",
        "3 droite",
        "3右",
        "右3",
        "3 みぎ",
        "A3R",
        "a3 right",
        "A3>",
        "ô 3 phải",
        "ô3 phải",
        "o3r",
        "field 3 right",
        "Feld 3 rechts",
        "case 3 à droite",
        "第3格 向右",
        "3 ccw",
        "3 counter-clockwise",
        "3 gegen den Uhrzeigersinn",
        "3逆時針",
        "3 逆时针",
        "3 反時計回り",
        "３Ｒ",
        "３＞",
        "3 sang phải",
        "rải ô 3 sang phải",
        "3 anti-horaire",
    ] {
        assert_eq!(
            start.read(text).map(|mv| mv.to_string()),
            Ok("3R".to_owned()),
            "{text:?}"
        );
    }
    for text in [
        "4L",
        "l4",
        "4 left",
        "<4",
        "4<",
        "4←",
        "4 trái",
        "4 links",
        "4 gauche",
        "4左",
        "4 ひだり",
        "A4L",
        "4 cw",
        "4 clockwise",
        "4 im Uhrzeigersinn",
        "4顺时针",
        "４Ｌ",
    ] {
        assert_eq!(
            start.read(text).map(|mv| mv.to_string()),
            Ok("4L".to_owned()),
            "{text:?}"
        );
    }
    let second = position(STANDARD, "0,5,5,5,5,5,0,5,5,5,5,5 11 0.0 0.0 1");
    assert_eq!(
        second.read("B3R").map(|mv| mv.to_string()),
        Ok("3R".to_owned())
    );
    assert_eq!(
        second.read("3R").map(|mv| mv.to_string()),
        Ok("3R".to_owned())
    );
}

#[test]
fn half_a_sowing_is_answered_with_the_moves_that_it_fits() {
    let candidates = |text: &str, mv: &str| match position(STANDARD, text).read(mv) {
        Err(MoveError::Notation(NotationError::Ambiguous { candidates })) => candidates
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>(),
        other => panic!("{text}: {mv}: {other:?}"),
    };
    assert_eq!(candidates(START, "3"), ["3L", "3R"]);
    assert_eq!(candidates(START, "A3"), ["3L", "3R"]);
    assert_eq!(candidates(START, "left"), ["1L", "2L", "3L", "4L", "5L"]);
    let one = position(STANDARD, "0,1,0,0,0,0,0,0,3,0,0,0 11 26.0 20.0 0");
    assert_eq!(one.read(">").map(|mv| mv.to_string()), Ok("1R".to_owned()));
}

#[test]
fn what_is_no_sowing_is_unreadable() {
    let start = position(STANDARD, START);
    for text in [
        "", "X", "3X", "33", "3 4 R", "3RR", "R", "12R", "c3R", "3R4L", "b", "hello", "三右", "🪨",
    ] {
        let answer = start.read(text);
        let unreadable = matches!(
            answer,
            Err(MoveError::Notation(NotationError::Unreadable { .. }))
        );
        assert_eq!(unreadable, text != "R", "{text:?}: {answer:?}");
    }
}

#[test]
fn every_refusal_names_its_reason() {
    let refused = [
        (START, "0R", "o-an-quan-no-field number=0"),
        (START, "6L", "o-an-quan-no-field number=6"),
        (START, "7", "o-an-quan-no-field number=7"),
        (START, "B3R", "o-an-quan-not-your-field square=B3"),
        (
            "2,0,0,0,1,0,5,0,0,3,0,0 11 20.0 19.0 0",
            "1R",
            "o-an-quan-empty-field number=1",
        ),
        (
            "2,0,0,0,1,0,5,0,0,3,0,0 11 20.0 19.0 0",
            "2",
            "o-an-quan-empty-field number=2",
        ),
        (
            "0,5,5,5,5,5,0,5,5,5,5,5 11 0.0 0.0 1",
            "A1L",
            "o-an-quan-not-your-field square=A1",
        ),
        (START, "swap", "o-an-quan-no-swap"),
    ];
    let swap = "o-an-quan/standard+swap=on";
    let refused = refused.map(|(text, mv, expected)| (STANDARD, text, mv, expected));
    let late = (swap, START, "swap", "o-an-quan-late-swap");
    let mut given = Vec::new();
    for (rules, text, mv, expected) in refused.into_iter().chain([late]) {
        let illegal = refusal(&position(rules, text), mv);
        assert_eq!(spelled(&illegal), expected, "{text}: {mv}");
        given.push((
            illegal.key,
            illegal
                .args
                .iter()
                .map(|(name, _)| *name)
                .collect::<Vec<_>>(),
        ));
    }
    for (key, args) in Game::OAnQuan.refusals() {
        assert!(given.contains(&(*key, args.to_vec())), "{key}");
    }
}

#[test]
fn moves_are_described_by_what_they_do() {
    let described = |text: &str, mv: &str| {
        let position = position("o-an-quan/source", text);
        let mv = position.read(mv).expect("it is legal");
        position.describe(mv).expect("it is legal")
    };
    assert_eq!(
        described(START, "3R"),
        Described {
            piece: "citizen",
            from: "3".to_owned(),
            to: "R".to_owned(),
            captured: Some("citizen"),
            kind: MoveKind::SOW,
            origin: Phrase::new("field-label").number("field", 3),
            phrase: Phrase::new("move-takes-citizens")
                .phrase("played", Phrase::new("move-sow-right").number("field", 3)),
            aftermath: None,
        }
    );
    assert_eq!(
        described("0,0,0,1,0,0,4,5,0,0,0,0 11 20.0 20.0 0", "3R").captured,
        Some("mandarin")
    );
    assert_eq!(
        described("2,0,0,0,1,0,5,0,0,3,0,0 11 20.0 19.0 0", "4R").captured,
        None
    );
}

#[test]
fn a_row_that_is_empty_at_the_start_of_a_turn_is_refilled_when_read() {
    let read = position(STANDARD, "1,0,1,0,1,1,6,0,0,0,0,0 11 30.0 10.0 1");
    assert_eq!(read.to_string(), "1,0,1,0,1,1,6,1,1,1,1,1 11 30.0 5.0 1");
}

#[test]
fn a_text_that_is_no_position_says_what_is_wrong() {
    let parts = "it has other than the five parts citizens, mandarins, two pools and side to move";
    for (text, problem) in [
        ("", parts),
        ("0,5,5,5,5,5,0,5,5,5,5,5 11 0.0 0.0", parts),
        ("0,5,5,5,5,5,0,5,5,5,5,5 11 0.0 0.0 0 0", parts),
        (
            "0,5,5,5,5,5,0,5,5,5,5 11 0.0 0.0 0",
            "it has 11 squares instead of 12",
        ),
        (
            "0,5,5,5,5,5,0,5,5,5,5,x 11 0.0 0.0 0",
            "\"x\" is no number of citizens",
        ),
        (
            "0,5,5,5,5,5,0,5,5,5,5,-5 11 0.0 0.0 0",
            "\"-5\" is no number of citizens",
        ),
        (
            "0,5,5,5,5,5,0,5,5,5,5,5 12 0.0 0.0 0",
            "the mandarin squares are 11, 10, 01 or 00, not 12",
        ),
        (
            "0,5,5,5,5,5,0,5,5,5,5,5 11 0 0.0 0",
            "\"0\" is no pool, such as 12.1",
        ),
        (
            "0,5,5,5,5,5,0,5,5,5,5,5 11 0.0 0.0 2",
            "the side to move is 0 or 1, not 2",
        ),
        (
            "0,5,5,5,5,5,0,5,5,5,5,4 11 0.0 0.0 0",
            "it has 49 citizens instead of 50",
        ),
        (
            "0,5,5,5,5,5,0,5,5,5,5,5 11 0.1 0.0 0",
            "it has 3 mandarins instead of 2",
        ),
        (
            "0,5,5,5,5,5,0,5,5,5,5,5 11 9999.0 -9999.0 0",
            "no pool is farther from nothing than 2000",
        ),
    ] {
        let error = AnyPosition::parse(&ruleset(STANDARD), text).expect_err(text);
        assert_eq!(error.problem, problem, "{text}");
    }
}
