//! Reading moves and positions of Dōbutsu Shōgi.

use banyan::rules::{AnyPosition, Described, MoveError, MoveKind, NotationError, Phrase};

use crate::games::{position, ruleset};

const START: &str = "gle/1c1/1C1/ELG[-] w";
const HAND: &str = "l2/3/1c1/2L[GEC] w";

fn read(text: &str, mv: &str) -> String {
    match position("dobutsu/classic", text).read(mv) {
        Ok(mv) => mv.to_string(),
        Err(error) => panic!("{mv:?} is refused: {error:?}"),
    }
}

#[test]
fn steps_are_read_with_and_without_separators() {
    for text in [
        "b1a2",
        "B1A2",
        "b1-a2",
        "b1 a2",
        "b1xa2",
        "b1→a2",
        "b1 to a2",
        "ｂ１ａ２",
        "b1から a2へ",
        "Lb1a2",
        "L b1-a2",
        "lion b1 a2",
        "Löwe b1-a2",
        "La2",
        "lion a2",
        "LION TO A2",
        "Löwe a2",
        "sư tử a2",
        "ライオンa2",
        "らいおん a2",
        "獅子 a2",
        "狮子a2",
        "raion a2",
    ] {
        assert_eq!(read(START, text), "b1a2", "{text:?}");
    }
    for (text, mv) in [
        ("chick b3", "b2b3"),
        ("Küken b3", "b2b3"),
        ("poussin b3", "b2b3"),
        ("gà con b3", "b2b3"),
        ("小鸡b3", "b2b3"),
        ("小雞 b3", "b2b3"),
        ("ひよこ b3", "b2b3"),
        ("ヒヨコ b3", "b2b3"),
        ("雛b3", "b2b3"),
        ("Cxb3", "b2b3"),
        ("giraffe c2", "c1c2"),
        ("Giraffe c2", "c1c2"),
        ("girafe c2", "c1c2"),
        ("hươu cao cổ c2", "c1c2"),
        ("长颈鹿c2", "c1c2"),
        ("長頸鹿 c2", "c1c2"),
        ("きりん c2", "c1c2"),
        ("キリンc2", "c1c2"),
        ("麒麟c2", "c1c2"),
        ("Gc2", "c1c2"),
        ("g c2", "c1c2"),
        ("b3", "b2b3"),
        ("giraffe", "c1c2"),
        ("c1", "c1c2"),
    ] {
        assert_eq!(read(START, text), mv, "{text:?}");
    }
    let elephant = "l2/3/3/E1L[-] w";
    for text in [
        "elephant b2",
        "Elefant b2",
        "éléphant b2",
        "voi b2",
        "象b2",
        "大象 b2",
        "ぞう b2",
        "ゾウb2",
        "zō b2",
        "eb2",
    ] {
        assert_eq!(read(elephant, text), "a1b2", "{text:?}");
    }
    let hen = "l2/3/1+C1/2L[-] w";
    for text in [
        "hen b3",
        "Huhn b3",
        "Henne b3",
        "poule b3",
        "gà mái b3",
        "gà b3",
        "母鸡b3",
        "母雞 b3",
        "にわとり b3",
        "ニワトリb3",
        "鶏b3",
        "Hb3",
        "+Cb3",
        "+c b2b3",
    ] {
        assert_eq!(read(hen, text), "b2b3", "{text:?}");
    }
}

#[test]
fn drops_are_read_in_many_ways() {
    for text in [
        "C@a2",
        "c@a2",
        "C*a2",
        "C * a2",
        "Ｃ＠ａ２",
        "Ｃ＊ａ２",
        "drop chick a2",
        "drop chick on a2",
        "chick drop a2",
        "chick a2",
        "Ca2",
        "ひよこ打a2",
        "ひよこ打 a2",
        "ひよこa2打",
        "Küken einsetzen a2",
        "setze Küken auf a2",
        "setz Küken auf a2",
        "Küken auf a2 eingesetzt",
        "thả gà con a2",
        "thả gà con xuống a2",
        "小鸡打a2",
        "poser poussin en a2",
    ] {
        assert_eq!(read(HAND, text), "C@a2", "{text:?}");
    }
    assert_eq!(read(HAND, "G@c4"), "G@c4");
    assert_eq!(read(HAND, "elephant b3"), "E@b3");
}

#[test]
fn promotion_goes_without_saying() {
    for text in [
        "c3c4",
        "c3c4+",
        "c3-c4 +",
        "Cc3c4",
        "Cc4",
        "chick c4",
        "ひよこ c4 成",
        "c3c4=+",
        "chick c3 c4 promotes",
        "Küken c3 nach c4, wird zum Huhn",
    ] {
        assert_eq!(read("l2/2C/3/2L[-] w", text), "c3c4+", "{text:?}");
    }
}

#[test]
fn a_short_form_that_fits_several_moves_is_answered_with_them() {
    let candidates = |text: &str, mv: &str| match position("dobutsu/classic", text).read(mv) {
        Err(MoveError::Notation(NotationError::Ambiguous { candidates })) => candidates
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>(),
        other => panic!("{text}: {mv}: {other:?}"),
    };
    assert_eq!(candidates("l2/3/1C1/2L[C] w", "chick b3"), ["b2b3", "C@b3"]);
    assert_eq!(read("l2/3/1C1/2L[C] w", "C*b3"), "C@b3");
    assert_eq!(candidates(HAND, "a2"), ["G@a2", "E@a2", "C@a2"]);
    assert_eq!(candidates(HAND, "drop a2"), ["G@a2", "E@a2", "C@a2"]);
    assert_eq!(candidates("l2/3/G1G/1L1[-] w", "Gb2"), ["a2b2", "c2b2"]);
    assert_eq!(candidates(START, "lion"), ["b1a2", "b1c2"]);
    assert_eq!(candidates(START, "b1"), ["b1a2", "b1c2"]);
}

#[test]
fn what_is_no_move_is_unreadable() {
    let position = position("dobutsu/classic", START);
    for text in [
        "",
        "b",
        "d1d2",
        "b5",
        "@",
        "+",
        "@b2",
        "b2b3b4",
        "drop",
        "lion lion",
        "hello",
        "b2@b3",
        "🐥",
    ] {
        let answer = position.read(text);
        let unreadable = matches!(
            answer,
            Err(MoveError::Notation(NotationError::Unreadable { .. }))
        );
        // "@b2" is a drop that fits nothing, which is another error.
        assert!(
            unreadable || (text == "@b2" && answer.is_err()),
            "{text:?}: {answer:?}"
        );
    }
}

#[test]
fn moves_are_described_by_what_they_do() {
    let described = |text: &str, mv: &str| {
        let position = position("dobutsu/classic", text);
        let mv = position.read(mv).expect("it is legal");
        position.describe(mv).expect("it is legal")
    };
    assert_eq!(
        described(START, "b2b3"),
        Described {
            piece: "chick",
            from: "b2".to_owned(),
            to: "b3".to_owned(),
            captured: Some("chick"),
            kind: MoveKind::STEP,
            origin: Phrase::new("piece-label")
                .piece("piece", "chick")
                .text("label", "b2"),
            phrase: Phrase::new("move-takes")
                .phrase(
                    "played",
                    Phrase::new("move-step")
                        .piece("piece", "chick")
                        .text("from", "b2")
                        .text("to", "b3")
                )
                .piece("captured", "chick"),
            aftermath: None,
        }
    );
    assert_eq!(
        described(HAND, "E@a1"),
        Described {
            piece: "dobutsu-elephant",
            from: "E@".to_owned(),
            to: "a1".to_owned(),
            captured: None,
            kind: MoveKind::DROP,
            origin: Phrase::new("piece-in-hand").piece("piece", "dobutsu-elephant"),
            phrase: Phrase::new("move-drop")
                .piece("piece", "dobutsu-elephant")
                .text("to", "a1"),
            aftermath: None,
        }
    );
    assert_eq!(described("l2/2C/3/2L[-] w", "c3c4").kind, MoveKind::PROMOTE);
    assert_eq!(described("3/L2/2l/3[-] w", "a3a4").kind, MoveKind::TRY);
}

#[test]
fn positions_may_carry_the_counters_of_other_programs() {
    let rules = ruleset("dobutsu/classic");
    let plain = AnyPosition::parse(&rules, START);
    assert_eq!(
        plain.as_ref().map(ToString::to_string).as_deref(),
        Ok(START)
    );
    assert_eq!(
        AnyPosition::parse(&rules, "gle/1c1/1C1/ELG[-] w 0 1"),
        plain
    );
    assert_eq!(AnyPosition::parse(&rules, "gle/1c1/1C1/ELG[] w"), plain);
    assert_eq!(
        position("dobutsu/classic", "l2/3/3/2L[cCG] b").to_string(),
        "l2/3/3/2L[GCc] b"
    );
}

#[test]
fn a_text_that_is_no_position_says_what_is_wrong() {
    for (text, problem) in [
        ("", "it is empty"),
        ("gle/1c1/1C1/ELG[-]", "the side to move (w or b) is missing"),
        ("gle/1c1/1C1/ELG[-] x", "the side to move is w or b, not x"),
        (
            "gle/1c1/1C1/ELG[-] w x",
            "there is something behind the side to move",
        ),
        (
            "gle/1c1/1C1/ELG w",
            "the hands, [-] if they are empty, are missing",
        ),
        ("gle/1c1/1C1/ELG[- w", "the hands are not closed by ]"),
        ("gle/1c1/ELG[-] w", "it has 3 ranks instead of 4"),
        ("gle/1c/1C1/ELG[-] w", "rank 3 has 2 squares instead of 3"),
        ("glee/1c1/1C1/ELG[-] w", "rank 4 is too long"),
        ("gle/1c1/1C1/ELX[-] w", "'X' is no piece"),
        (
            "gle/1c1/1+E1/EL1[-] w",
            "the elephant on b2 cannot be promoted",
        ),
        ("gle/1c1/1C1/ELG[L] w", "a lion cannot be in a hand"),
        (
            "gle/1c1/1C1/ELG[c] w",
            "there are more than two pieces of the kind chick",
        ),
        (
            "gle/1c1/1+C1/ELG[c] w",
            "there are more than two pieces of the kind chick",
        ),
        ("lle/3/3/ELG[-] w", "a side has two lions"),
        ("g1e/3/3/E1G[-] w", "there is no lion"),
        ("L2/3/3/2l[-] w", "both lions have arrived"),
    ] {
        let error = AnyPosition::parse(&ruleset("dobutsu/classic"), text).expect_err(text);
        assert_eq!(error.problem, problem, "{text}");
    }
}
