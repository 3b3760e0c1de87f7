//! Games as text files: everything that is written can be read again, and other files are read leniently or refused
//! with the place of the error.

use std::time::Duration;

use banyan::play::transcript::{
    MAX_TEXT_BYTES, PgnResult, TextError, TextProblem, read, read_bytes, read_stored,
};
use banyan::play::{
    Actor, ChannelId, Command, Match, MatchId, Offer, Phase, SideChoice, Terms, Timestamp,
    Transcript,
};
use banyan::rules::{AnyPosition, MoveError, NotationError, Ruleset, Side};
use proptest::prelude::*;

use super::{ALICE, BOB, START, TO_THE_DEN, take};
use crate::games::{Dice, ruleset, rulesets};

/// How a game ends or is left.
const ENDS: [Option<Command>; 5] = [
    None,
    Some(Command::Resign),
    Some(Command::Flag),
    Some(Command::Offer(Offer::Draw)),
    Some(Command::Abort),
];

/// A ruleset with random values of its switches.
fn switched(preset: Ruleset, dice: &mut Dice) -> Ruleset {
    preset.settings().iter().fold(preset, |rules, setting| {
        let value = setting.values[dice.roll(setting.values.len())];
        let text = format!("{rules}+{}={value}", setting.switch);
        text.parse().unwrap_or(rules)
    })
}

/// A game with this many plies and this end, with one takeback on the way.
fn played(start: &AnyPosition, dice: &mut Dice, plies: usize, end: Option<&Command>) -> Match {
    let controls = ["none", "3d", "10d+36h"];
    let terms = Terms {
        side: SideChoice::First,
        time: controls[dice.roll(controls.len())].parse().unwrap(),
        start: banyan::play::Start::unless_default(start),
        ..Terms::new(ALICE, Some(BOB), start.ruleset(), ChannelId(11))
    };
    let mut game = Match::open(terms, START).unwrap().with_id(MatchId(7));
    let mut now = START;
    let mut act = |game: &mut Match, by: Actor, command: &Command, pause: Duration| {
        now = now.after(pause);
        let events = game.decide(by, command, now);
        if let Ok(events) = events {
            take(game, by, now, events);
        }
    };
    let minute = Duration::from_secs(61);
    let accept = Command::Accept { lot: Side::First };
    act(&mut game, Actor::Player(BOB), &accept, minute);
    while game.phase() == Phase::Playing && game.record().ply() < plies {
        let moves = game.record().legal_moves();
        let text = moves[dice.roll(moves.len())].to_string();
        let player = Actor::Player(game.to_move().unwrap());
        let pause = Duration::from_secs(dice.roll(100_000) as u64);
        act(&mut game, player, &Command::Move { text }, pause);
        if game.record().ply() == 3 && dice.roll(2) == 0 {
            let takeback = Command::Offer(Offer::Takeback);
            act(&mut game, player, &takeback, Duration::ZERO);
        }
    }
    if let Some(end) = end {
        let by = match end {
            Command::Flag => Actor::Clock,
            _ => Actor::Player(ALICE),
        };
        act(&mut game, by, end, Duration::from_hours(24 * 30));
        let agree = Command::Agree(Offer::Draw);
        act(&mut game, Actor::Player(BOB), &agree, minute);
    }
    game
}

fn names() -> [String; 2] {
    [
        "Ada \"the \\cat\\\" L.\n[Result \"0-1\"]".to_owned(),
        "Nguyễn {Thị} Ánh; %".to_owned(),
    ]
}

/// Checks that the text is read as the same game and written as the same text again.
fn same_again(game: &Match, names: [String; 2]) {
    let written = Transcript::of(game, names);
    let text = written.to_string();
    let read = read_bytes(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.skipped, 0, "{text}");
    assert_eq!(read.transcript, written, "{text}");
    assert_eq!(read.transcript.to_string(), text);
    assert_eq!(read.transcript.record, *game.record());
    assert_eq!(read_stored(&text), Ok(written), "{text}");
}

#[test]
fn every_ruleset_and_every_end_reads_back_as_it_was_written() {
    for (seed, ruleset) in rulesets().into_iter().enumerate() {
        for (n, end) in ENDS.iter().enumerate() {
            let mut dice = Dice((seed * ENDS.len() + n) as u64);
            let plies = [0, 1, 2, 25, 140][dice.roll(5)];
            let game = played(&ruleset.start(), &mut dice, plies, end.as_ref());
            same_again(&game, names());
            // Also from the position reached, where either side may be to move.
            if game.record().outcome().is_none() {
                let game = played(game.record().position(), &mut dice, 9, end.as_ref());
                same_again(&game, names());
            }
        }
    }
}

proptest! {
    #[test]
    fn any_switches_any_names_and_any_game_read_back(
        seed in any::<u64>(), which in any::<prop::sample::Index>(), plies in 0_usize..80, end in 0..ENDS.len(),
        first in ".{1,40}", second in "[ -~\n\r\t\"\\\\]{1,40}",
    ) {
        let mut dice = Dice(seed);
        let all = rulesets();
        let ruleset = switched(*which.get(&all), &mut dice);
        let game = played(&ruleset.start(), &mut dice, plies, ENDS[end].as_ref());
        same_again(&game, [first, second]);
        same_again(&game, ["?".to_owned(), "\u{1}?".to_owned()]);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,300}", bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let rules = Some(ruleset("jungle/classic"));
        let _ = (read(&text, None), read(&text, rules), read_bytes(&bytes, rules));
    }

    #[test]
    fn nor_does_a_text_that_is_nearly_right(
        parts in proptest::collection::vec(prop::sample::select(&PARTS[..]), 0..60),
    ) {
        let text = parts.concat();
        for rules in [None, Some(ruleset("o-an-quan/standard"))] {
            if let Ok(read) = read(&text, rules) {
                // Whatever is accepted is written so that it is accepted again.
                let written = read.transcript.to_string();
                let again = super::transcripts::read(&written, None);
                prop_assert_eq!(again.map(|again| again.transcript.to_string()), Ok(written));
            }
        }
    }

    #[test]
    fn a_damaged_record_is_refused_or_read_without_panic(seed in any::<u64>(), at in any::<prop::sample::Index>(), c in any::<char>()) {
        let game = played(&ruleset("dobutsu/classic").start(), &mut Dice(seed), 30, None);
        let mut text = Transcript::of(&game, names()).to_string();
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        let place = *at.get(&places);
        if seed % 2 == 0 {
            text.insert(place, c);
        } else {
            text.truncate(place);
        }
        let _ = read(&text, None);
    }
}

/// Fragments of game texts.
const PARTS: [&str; 34] = [
    "[",
    "]",
    "\"",
    "\\",
    "\n",
    "\r\n",
    " ",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "$1",
    "*",
    "1-0",
    "1/2-1/2",
    "1.",
    "2...",
    "3R",
    "A5L",
    "e3d3",
    "a9a8",
    "[Ruleset \"jungle/classic\"]\n",
    "[Ruleset \"o-an-quan/standard\"]\n",
    "[Result \"1-0\"]\n",
    "[First \"A\"]\n",
    "[Date \"2026.11.20\"]\n",
    "[Position \"7/7/7/7/7/7/7/7/E5e w\"]\n",
    "[%clk 3d 04:12]",
    "[%ts 2026-11-20T12:00:00Z]",
    "!?",
    "\u{feff}",
    "…",
];

#[test]
fn a_text_looks_as_the_documents_say() {
    let terms = Terms {
        side: SideChoice::First,
        time: "3d".parse().unwrap(),
        ..Terms::new(
            ALICE,
            Some(BOB),
            ruleset("jungle/classic+traps=universal"),
            ChannelId(11),
        )
    };
    let mut game = Match::open(terms, START).unwrap().with_id(MatchId(17));
    let accept = Command::Accept { lot: Side::First };
    let mut now = Timestamp(1_795_176_000_000);
    let mut act = |by, command: &Command| {
        now = now.after(Duration::from_mins(90));
        let events = game.decide(by, command, now).unwrap();
        take(&mut game, by, now, events);
    };
    act(Actor::Player(BOB), &accept);
    for (mover, text) in [ALICE, BOB].into_iter().cycle().zip(&TO_THE_DEN[..3]) {
        let text = (*text).to_owned();
        act(Actor::Player(mover), &Command::Move { text });
    }
    act(Actor::Player(BOB), &Command::Resign);
    let text = Transcript::of(&game, ["Ada".to_owned(), "Bo \"b\"".to_owned()]).to_string();
    let expected = r#"[Event "Banyan #17"]
[Site "Discord"]
[Date "2026.11.20"]
[First "Ada"]
[Second "Bo \"b\""]
[Ruleset "jungle/classic+traps=universal"]
[TimeControl "3d"]
[Rated "no"]
[Result "1-0"]
[Reason "resigned"]

1. c3d3 {[%clk 2d 22:30] [%ts 2026-11-20T15:00:00Z]} g7g6 {[%clk 2d 22:30] [%ts 2026-11-20T16:30:00Z]}
2. d3d4 {[%clk 2d 22:30] [%ts 2026-11-20T18:00:00Z]}
1-0
"#;
    assert_eq!(text, expected);
    let documents = include_str!("../../docs/records.md");
    assert!(
        documents.contains(expected),
        "docs/records.md shows this game"
    );
}

#[test]
fn texts_from_elsewhere_are_read_generously() {
    let plain = "[Ruleset \"jungle/classic\"]\n\n1. e3d3 a9a8 2. d3d4 *\n";
    let wanted = read(plain, None).unwrap().transcript;
    assert_eq!(wanted.record.ply(), 3);
    assert_eq!(wanted.verdict, PgnResult::Open);
    for (text, skipped) in [
        (
            "\u{feff}[Ruleset \"jungle/classic\"]\r\n\r\n1. e3d3\r\na9a8\r\n2.d3d4 *\r\n",
            0,
        ),
        ("[Ruleset \"JUNGLE/classic\"] e3d3 a9a8 d3d4", 0),
        (
            "% made by hand\n[ Ruleset  \"jungle/classic\" ]\n1. E3-D3! 1... a9xa8?? 2 d3-d4!? *",
            1,
        ),
        (
            "{well} [Ruleset \"jungle/classic\"]\n1. e3d3 {good [%eval 3]} $1 (1. a3a4 (1. a3b3) {(}) a9a8 ; yes\n2. d3d4",
            5,
        ),
        (
            "[Ruleset \"jungle\"]\n[Result \"?\"]\n[Date \"2026.??.??\"]\n[TimeControl \"-\"]\n1.e3d3 a9a8 2.d3d4",
            0,
        ),
    ] {
        let read = read(text, None).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(read.transcript, wanted, "{text}");
        assert_eq!(read.skipped, skipped, "{text}");
    }
    // The ruleset as an argument; a position alone, with and without its ruleset.
    let rules = ruleset("jungle/classic");
    assert_eq!(
        read("e3d3 a9a8 d3d4", Some(rules)).unwrap().transcript,
        wanted
    );
    let after = wanted.record.position().to_string();
    for (text, given) in [
        (after.clone(), Some(rules)),
        (format!(" {after}\n"), None),
        (format!("jungle/classic {after}"), None),
    ] {
        let record = read(&text, given).unwrap().transcript.record;
        assert_eq!(
            (record.position(), record.ply()),
            (wanted.record.position(), 0)
        );
    }
    // A game that has ended by the rules needs no result.
    let walk = format!("[Ruleset \"jungle/classic\"]\n{}", TO_THE_DEN.join(" "));
    let read = read(&walk, None).unwrap().transcript;
    assert_eq!(read.verdict, PgnResult::Won(Side::First));
    assert_eq!(read.reason.as_deref(), Some("den"));
}

/// The error of a text, which must be in this line.
fn problem(text: &str, line: usize, found: &str) -> TextProblem {
    let error = read(text, None).expect_err(text);
    let TextError { problem, .. } = &error;
    assert_eq!(
        (error.line, error.found.as_str()),
        (line, found),
        "{text}: {problem:?}"
    );
    error.problem
}

/// A game of Jungle whose moves begin in the fourth line.
fn jungle(moves: &str) -> String {
    format!("[Ruleset \"jungle/classic\"]\n[First \"Ada\"]\n\n{moves}")
}

#[test]
fn what_cannot_be_taken_is_named_with_its_place() {
    let over = format!("{} a9a8", TO_THE_DEN.join(" "));
    let lost = format!("{}\n0-1", TO_THE_DEN.join(" "));
    let wrong_result = TextProblem::Result { right: "1-0" };
    for (text, line, found, expected) in [
        (jungle(&lost).as_str(), 5, "0-1", wrong_result.clone()),
        (
            "[Ruleset \"jungle\"]\n[Result \"1-0\"]\ne3d3 0-1",
            3,
            "0-1",
            wrong_result,
        ),
        (
            &jungle(&over),
            4,
            "a9a8",
            TextProblem::Move {
                ply: 14,
                error: MoveError::GameOver,
            },
        ),
        ("e3d3 a9a8", 1, "e3d3 a9a8", TextProblem::NoRules),
        ("", 1, "", TextProblem::NoRules),
        ("[First \"Ada\"]\n\ne3d3", 3, "e3d3", TextProblem::NoRules),
        ("[First \"Ada]\n", 1, "[First \"Ada]", TextProblem::Tag),
        ("[First Ada]\n", 1, "[First Ada]", TextProblem::Tag),
        (
            "\n[First \"A\"]\n[First \"B\"]",
            3,
            "First",
            TextProblem::Twice,
        ),
        (
            &jungle("1. e3d3 {never"),
            4,
            "{never",
            TextProblem::Unclosed,
        ),
        (
            &jungle("e3d3 (1. a3a4\n"),
            4,
            "(1. a3a4",
            TextProblem::Unclosed,
        ),
        (
            &jungle("e3d3 *\n\n[Event \"2\"]"),
            6,
            "[Event \"2\"]",
            TextProblem::Several,
        ),
        (&jungle("1. e3d3 * a9a8"), 4, "a9a8", TextProblem::Several),
    ] {
        assert_eq!(problem(text, line, found), expected);
    }
    let illegal = problem(&jungle("1. e3d3 a9a8\n2. d3d7 *"), 5, "d3d7");
    let TextProblem::Move { ply: 3, error } = illegal else {
        panic!("{illegal:?}");
    };
    assert!(matches!(error, MoveError::Illegal(_)), "{error:?}");
    let unreadable = problem(&jungle("1. e3d3 hello"), 4, "hello");
    let TextProblem::Move { ply: 2, error } = unreadable else {
        panic!("{unreadable:?}");
    };
    let unread = matches!(error, MoveError::Notation(NotationError::Unreadable { .. }));
    assert!(unread, "{error:?}");
    let long = "x".repeat(MAX_TEXT_BYTES + 1);
    assert_eq!(problem(&long, 1, ""), TextProblem::TooLong);
    let error = read(&long[1..], None).expect_err("no game");
    assert_eq!(error.found.chars().count(), 40);
}

#[test]
fn a_value_that_means_nothing_is_told_one_that_would() {
    for (tag, value, example) in [
        ("Date", "yesterday", "2026.11.20"),
        ("TimeControl", "4d", "3d"),
        ("Rated", "maybe", "no"),
        ("Result", "2-0", "1-0"),
        (
            "Position",
            "7/7 w",
            "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w",
        ),
    ] {
        let text = format!("[Ruleset \"jungle/classic\"]\n[{tag} \"{value}\"]\n*");
        let expected = TextProblem::Value {
            tag,
            example: example.to_owned(),
        };
        assert_eq!(problem(&text, 2, value), expected);
    }
    let expected = TextProblem::Value {
        tag: "Ruleset",
        example: "jungle/classic, dobutsu/classic, o-an-quan/standard".to_owned(),
    };
    assert_eq!(problem("[Ruleset \"chess\"] e4", 1, "chess"), expected);
    let wrong = read("7/7 w", Some(ruleset("jungle/classic"))).expect_err("no position");
    let TextProblem::Value { tag, .. } = wrong.problem else {
        panic!("{wrong}");
    };
    assert_eq!(tag, "Position");
}

#[test]
fn what_was_stored_has_canonical_moves() {
    let text = |mv: &str| format!("[Ruleset \"jungle/classic\"]\n\n1. {mv} *\n");
    assert!(read_stored(&text("a3a4")).is_ok());
    for careless in ["A3A4", "a3-a4", "Ea4"] {
        assert!(read(&text(careless), None).is_ok(), "{careless}");
        let error = read_stored(&text(careless)).expect_err(careless);
        assert!(matches!(error.problem, TextProblem::Move { ply: 1, .. }));
    }
}

#[test]
fn files_that_are_no_texts_are_told_apart() {
    let problem = |bytes: &[u8]| read_bytes(bytes, None).expect_err("no game");
    assert_eq!(
        problem(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").problem,
        TextProblem::NotText
    );
    assert_eq!(problem(b"\x01\x02\xff\xfe").problem, TextProblem::NotText);
    let wide: Vec<u8> = "\u{feff}[Event"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(problem(&wide).problem, TextProblem::Encoding);
    let latin = problem(b"[Ruleset \"jungle/classic\"]\n[First \"J\xfcrgen\"]\n");
    assert_eq!((latin.problem, latin.line), (TextProblem::Encoding, 2));
    assert_eq!(
        problem(&vec![b'x'; MAX_TEXT_BYTES + 1]).problem,
        TextProblem::TooLong
    );
}

#[test]
fn for_programs_a_game_is_one_object() {
    let text = "[First \"Ada\"]\n[Ruleset \"jungle/classic\"]\n[Position \"l5t/7/7/7/7/7/7/7/T5L b\"]\n\n\
                1... a9a8 {[%clk 1d 00:30] [%ts 2026-11-20T12:00:00Z]} 2. g1g2 *";
    let read = read(text, None).unwrap().transcript;
    let expected = serde_json::json!({
        "event": "", "site": "", "date": null, "round": null, "first": "Ada", "second": "",
        "ruleset": "jungle/classic", "time_control": "none", "rated": false, "result": "*", "reason": null,
        "position": "l5t/7/7/7/7/7/7/7/T5L b",
        "moves": [{"move": "a9a8", "left": 88_200, "at": "2026-11-20T12:00:00Z"}, {"move": "g1g2"}],
    });
    assert_eq!(read.to_json(), expected);
}

#[test]
fn a_match_starts_from_a_position_under_its_own_rules() {
    let start: banyan::play::Start = "jungle/classic l5t/7/7/7/7/7/7/7/T5L b".parse().unwrap();
    let terms = Terms {
        side: SideChoice::First,
        start: Some(start.clone()),
        ..Terms::new(ALICE, Some(BOB), start.ruleset(), ChannelId(11))
    };
    let opened = Match::open(terms.clone(), START)
        .unwrap()
        .with_id(MatchId(7));
    let accept = Command::Accept { lot: Side::First };
    let begun = super::after(opened.clone(), BOB, &accept);
    assert_eq!(begun.record().start(), start.position());
    assert_eq!(
        begun.to_move(),
        Some(BOB),
        "the second side is to move there"
    );
    let moved = super::after(begun, BOB, &super::play("a9a8"));
    assert_eq!(moved.to_move(), Some(ALICE));
    assert_eq!(Match::replay(MatchId(7), moved.events()), Ok(moved.clone()));
    assert_eq!(moved.as_of(2).record().start(), start.position());
    let resigned = super::after(moved, ALICE, &Command::Resign);
    let rematch = resigned.rematch(BOB, START).unwrap();
    assert_eq!(rematch.record().start(), start.position());

    // Other rules have their own starting position; going back to the first rules restores the first position.
    let other = Command::Counter(banyan::play::Proposal {
        ruleset: ruleset("jungle/oca"),
        ..terms.proposal()
    });
    let countered = super::after(opened, BOB, &other);
    assert_eq!(*countered.record().start(), ruleset("jungle/oca").start());
    assert_eq!(countered.terms().chosen_start(), None);
    let back = super::after(countered, ALICE, &Command::Counter(terms.proposal()));
    assert_eq!(back.record().start(), start.position());

    // A game cannot start in a finished position.
    let over = "jungle/classic l2T3/7/7/7/7/7/7/7/6L b".parse::<banyan::play::Start>();
    let over = over.expect("a position");
    assert!(over.position().outcome().is_some());
    let terms = Terms {
        start: Some(over),
        ..terms
    };
    assert_eq!(Match::open(terms, START), Err(banyan::play::Refusal::Over));
}
