//! Dōbutsu Shōgi against perft counts, games and cases of independent programs.

use banyan::rules::{AnyPosition, Outcome, Record, Side};
use serde_json::Value;

use crate::games::{position, ruleset};

const CLASSIC: &str = "dobutsu/classic";

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

/// The other program's name for an outcome.
fn spelled(outcome: Option<Outcome>) -> Value {
    let Some(outcome) = outcome else {
        return Value::Null;
    };
    let reason = match outcome.by().key() {
        "catch" => "lion_captured",
        "try" => "lion_home",
        "no-move" => "no_move",
        other => other,
    };
    serde_json::json!([outcome.winner().map(Side::index), reason])
}

fn legal(position: &AnyPosition) -> Vec<String> {
    let mut moves: Vec<_> = position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    moves.sort();
    moves
}

#[test]
fn the_move_trees_have_as_many_leaves_as_elsewhere() {
    let most = if cfg!(debug_assertions) {
        200_000
    } else {
        60_000_000
    };
    let file = read(include_str!("../data/dobutsu/perft.json"));
    for entry in file["positions"].as_array().expect("a list of positions") {
        let position = position(CLASSIC, text(entry, "fen"));
        assert_eq!(position.to_string(), text(entry, "fen"));
        assert_eq!(legal(&position), texts(&entry["legal_seed"]), "{entry}");
        assert_eq!(
            spelled(position.outcome()),
            entry["outcome_seed"],
            "{entry}"
        );
        for lion in texts(&entry["lion_moves_forbidden_by_seed"]) {
            assert!(position.read(lion).is_err(), "{position}: {lion}");
        }
        let deep = entry["perft_seed_deep"]
            .as_array()
            .or_else(|| entry["perft_seed"].as_array());
        let counts = deep
            .expect("a list of counts")
            .iter()
            .map(|leaves| leaves.as_u64().expect("a count"));
        for (depth, leaves) in (1..).zip(counts).take_while(|(_, leaves)| *leaves <= most) {
            assert_eq!(position.perft(depth), leaves, "{position} at depth {depth}");
        }
    }
}

#[test]
fn whole_games_go_as_elsewhere() {
    let file = read(include_str!("../data/dobutsu/games.json"));
    let games = file["games"].as_array().expect("a list of games");
    assert!(games.len() >= 15);
    for game in games {
        let mut record = Record::new(&ruleset(CLASSIC));
        let mut counts = Vec::new();
        for mv in text(game, "moves").split(' ') {
            counts.push(record.legal_moves().len());
            record
                .play_canonical(mv)
                .unwrap_or_else(|error| panic!("{}: {mv}: {error}", record.position()));
        }
        assert_eq!(serde_json::json!(counts), game["legal_counts"]);
        assert_eq!(record.position().to_string(), text(game, "final"));
        assert_eq!(spelled(record.outcome()), game["outcome"]);
    }
}

#[test]
fn single_positions_are_judged_as_elsewhere() {
    let file = read(include_str!("../data/dobutsu/tests.json"));
    for case in file["cases"].as_array().expect("a list of cases") {
        let mut position = position(CLASSIC, text(case, "fen"));
        assert_eq!(legal(&position), texts(&case["all_legal"]), "{case}");
        for mv in texts(&case["illegal"]) {
            // A chick that reaches the far rank is read as promoting, because nothing else can be meant.
            let read = position.read(mv).map(|read| read.to_string());
            assert!(
                read.is_err() || read == Ok(format!("{mv}+")),
                "{case}: {mv} is read as {read:?}"
            );
        }
        for mv in texts(&case["must_be_legal"]) {
            assert_eq!(
                position.read(mv).map(|read| read.to_string()),
                Ok(mv.to_owned()),
                "{case}"
            );
        }
        if let Some(mv) = case["move"].as_str() {
            position
                .read_canonical(mv)
                .and_then(|mv| position.play(mv))
                .unwrap_or_else(|error| panic!("{case}: {mv}: {error}"));
            assert_eq!(position.to_string(), text(case, "after"), "{case}");
        }
        assert_eq!(spelled(position.outcome()), case["outcome"], "{case}");
    }
    for case in file["repetition"]
        .as_array()
        .expect("a list of repetitions")
    {
        let mut record = Record::from_position(position(CLASSIC, text(case, "fen")));
        let moves = texts(&case["moves"]);
        let outcomes: Vec<Value> = moves
            .iter()
            .map(|mv| {
                record.play_canonical(mv).expect("it was played elsewhere");
                spelled(record.outcome())
            })
            .collect();
        match &case["outcome_after_each"] {
            Value::Null => assert_eq!(record.repeats(), 1, "{case}"),
            expected => assert_eq!(&Value::Array(outcomes), expected, "{case}"),
        }
    }
}
