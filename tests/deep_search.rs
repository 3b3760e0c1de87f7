//! Proofs by deep search and the solution of Dōbutsu Shōgi. They take minutes each.

use std::fs;

use banyan::rules::dobutsu::{Dobutsu, Rules};
use banyan::rules::{Position as _, Record, Ruleset, Side};
use banyan::search::dobutsu::Value;
use banyan::search::{Engine, Limits, Solution as _};
use banyan::tables::{Table, TableError, build, path};

/// Checks that the first side has a forced win from the start in this many plies.
fn forced(rules: &str, plies: usize) {
    let ruleset: Ruleset = rules.parse().expect("a ruleset");
    let limits = Limits {
        depth: usize::MAX,
        nodes: u64::MAX,
        should_stop: &mut || false,
    };
    let thought = Engine::new(&ruleset, 1 << 23).think(&Record::new(&ruleset), limits, |_| ());
    let proof = thought.and_then(|thought| thought.choice.proved);
    let proof = proof.expect("a proof");
    assert_eq!(proof.winner, Some(Side::First));
    assert!(proof.plies <= plies, "{proof:?}");
}

#[test]
fn the_first_side_wins_o_an_quan_to_the_letter() {
    forced("o-an-quan/source", 21);
}

/// Builds a table with one interruption, and checks the result.
fn solved(rules: Rules, plies: u8, longest: u8) {
    let folder = tempfile::tempdir().expect("a folder");
    let stopped = build(folder.path(), rules, 2, |progress| progress.layer < 9);
    assert!(matches!(stopped, Err(TableError::Stopped)));
    let mut resumed = false;
    let counts = build(folder.path(), rules, 2, |progress| {
        assert!(progress.layer >= 9, "it begins anew");
        resumed |= progress.resumed;
        true
    })
    .expect("a table");
    assert!(resumed);
    assert_eq!(
        (counts.at_once, counts.wins, counts.losses, counts.draws),
        (132_708_123, 55_668_901, 57_707_893, 3_357_850)
    );
    assert_eq!(counts.longest, longest);
    let size = fs::metadata(path(folder.path(), rules))
        .expect("the file")
        .len();
    assert!(size <= 40_000_000, "{size} bytes");
    let table = Table::open(folder.path(), rules).expect("the table");
    table.check().expect("it is whole");
    assert_eq!(
        table.value(&Dobutsu::start(rules)),
        Some(Value::Loss(plies))
    );
}

#[test]
fn the_second_side_wins_dobutsu_classic() {
    solved(Rules::Classic, 76, 171);
}

// The distance from the start is that of Tanaka, "An Analysis of a Board Game Doubutsu Shogi" (2009).
#[test]
fn the_second_side_wins_dobutsu_official() {
    solved(Rules::Official, 78, 173);
}
