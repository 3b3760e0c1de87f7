//! Ô ăn quan against turns, games and perft counts of independent programs.

use banyan::rules::Move;
use banyan::rules::o_an_quan::{Halt, SowingStep};
use banyan::rules::{AnyPosition, MoveError, Record, Side};
use serde_json::{Value, json};

use super::board;
use crate::games::{position, ruleset};

fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("the file is JSON")
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key]
        .as_str()
        .unwrap_or_else(|| panic!("{value} has no {key}"))
}

fn texts(value: &Value) -> Vec<&str> {
    value
        .as_array()
        .into_iter()
        .flatten()
        .map(|text| text.as_str().expect("a text"))
        .collect()
}

/// The ruleset with the options of the other program.
fn named(options: &Value) -> String {
    let flag = |key: &str| if options[key] == true { "on" } else { "off" };
    assert_eq!(options["repetition"], 3);
    let text = format!(
        "o-an-quan/standard+mandarin={}+quan-non={}+chain={}+empty-mandarin={}+end={}+leftovers={}",
        options["mandarin_value"],
        options["quan_non"],
        flag("chain"),
        text(options, "empty_mandarin"),
        text(options, "end").replace("pieces", "mandarins"),
        text(options, "leftovers"),
    );
    ruleset(&text).to_string()
}

/// The other program's name for a step.
fn spelled(step: SowingStep) -> Value {
    match step {
        SowingStep::Lift { square, citizens } => json!(["lift", square, citizens]),
        SowingStep::Drop { square } => json!(["drop", square]),
        SowingStep::Take {
            square,
            citizens,
            mandarin,
        } => json!(["take", square, citizens, u8::from(mandarin)]),
        SowingStep::Refill { side, .. } => json!(["refill", side.index()]),
        SowingStep::Stop(halt) => json!([
            "stop",
            match halt {
                Halt::MandarinNext => "mandarin square next",
                Halt::TwoEmpty => "two empty squares",
                Halt::QuanNon => "quan non",
                Halt::FilledNext => "filled field next",
                Halt::OneCapture => "one capture only",
            }
        ]),
    }
}

fn ended(record: &Record) -> (Value, Value, Value) {
    let Some(outcome) = record.outcome() else {
        return (Value::Null, Value::Null, Value::Null);
    };
    let reason = match outcome.by().key() {
        "points" => "mandarins_gone",
        other => other,
    };
    (
        json!(reason),
        json!(record.score()),
        json!(outcome.winner().map(Side::index)),
    )
}

#[test]
fn single_turns_go_as_elsewhere() {
    let file = read(include_str!("../data/o-an-quan/tests.json"));
    let cases = file["cases"].as_array().expect("a list of cases");
    assert!(cases.len() >= 20);
    for case in cases {
        let mut record =
            Record::from_position(position(&named(&case["options"]), text(case, "state")));
        let mv = record
            .position()
            .read(text(case, "move"))
            .expect("it is legal elsewhere");
        let Move::OAnQuan(sowing) = mv else {
            panic!("{mv} is of another game");
        };
        let trace: Vec<Value> = board(record.position())
            .effect(sowing)
            .into_iter()
            .map(spelled)
            .collect();
        assert_eq!(Value::Array(trace), case["trace"], "{case}");
        record.play(mv).expect("it is legal");
        assert_eq!(
            record.position().to_string(),
            text(case, "expect"),
            "{case}"
        );
        let (over, score, _) = ended(&record);
        assert_eq!((&over, &score), (&case["over"], &case["score"]), "{case}");
    }
}

#[test]
fn whole_games_go_as_elsewhere() {
    let file = read(include_str!("../data/o-an-quan/games.json"));
    let games = file["games"].as_array().expect("a list of games");
    assert!(games.len() >= 30);
    for game in games {
        let mut record = Record::new(&ruleset(&named(&game["options"])));
        let moves = text(game, "moves").split(' ');
        for (mv, state) in moves.zip(texts(&game["states"])) {
            assert_eq!(record.outcome(), None, "{game}");
            record
                .play_canonical(mv)
                .unwrap_or_else(|error| panic!("{}: {mv}: {error}", record.position()));
            assert_eq!(record.position().to_string(), state);
        }
        let (over, score, winner) = ended(&record);
        assert_eq!(
            (&over, &score, &winner),
            (&game["over"], &game["score"], &game["winner"]),
            "{game}"
        );
    }
}

#[test]
fn repetition_counts_the_points_as_elsewhere() {
    let file = read(include_str!("../data/o-an-quan/tests.json"));
    let case = &file["repetition"];
    let mut record = Record::from_position(position(&named(&case["options"]), text(case, "state")));
    for (mv, state) in texts(&case["moves"])
        .into_iter()
        .zip(texts(&case["states"]))
    {
        assert_eq!(record.outcome(), None);
        record.play_canonical(mv).expect("it is legal elsewhere");
        assert_eq!(record.position().to_string(), state);
    }
    let (over, score, winner) = ended(&record);
    assert_eq!(
        (&over, &score, &winner),
        (&case["over"], &case["score"], &case["winner"])
    );
}

#[test]
fn illegal_moves_are_illegal_here_too() {
    let file = read(include_str!("../data/o-an-quan/tests.json"));
    for case in file["illegal"].as_array().expect("a list of moves") {
        let position = position("o-an-quan/standard", text(case, "state"));
        let error = position
            .read(text(case, "move"))
            .expect_err(text(case, "why"));
        let understood = matches!(error, MoveError::Illegal(_));
        assert_eq!(
            understood,
            text(case, "why") != "no such direction",
            "{case}: {error}"
        );
    }
}

#[test]
fn the_move_trees_have_as_many_leaves_as_elsewhere() {
    let most = if cfg!(debug_assertions) {
        50_000
    } else {
        3_000_000
    };
    let file = read(include_str!("../data/o-an-quan/tests.json"));
    let entries = file["perft"].as_array().expect("a list of counts");
    assert!(entries.len() >= 15);
    for entry in entries {
        let position: AnyPosition = position(&named(&entry["options"]), text(entry, "state"));
        let counts = entry["perft"]
            .as_array()
            .expect("counts")
            .iter()
            .map(|leaves| leaves.as_u64().expect("a count"));
        for (depth, leaves) in (1..).zip(counts).take_while(|(_, leaves)| *leaves <= most) {
            assert_eq!(position.perft(depth), leaves, "{entry} at depth {depth}");
        }
    }
}
