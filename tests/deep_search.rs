//! Proofs by deep search, the solution of Dōbutsu Shōgi, and every puzzle that claims an exact result. Most take minutes.

use std::fs;
use std::path::Path;

use banyan::puzzles::{holds, matching, themes};
use banyan::rules::dobutsu::{Dobutsu, Rules};
use banyan::rules::{Game, Position as _, Record, Ruleset, Side};
use banyan::search::exact::ExactValue;
use banyan::search::{Engine, SearchLimits, Solution};
use banyan::tables::{BuildProgress, SolvedTable, TableError, build, path};

/// Checks that the first side has a forced win from the start in this many plies.
fn forced(rules: &str, plies: usize) {
    let ruleset: Ruleset = rules.parse().expect("a ruleset");
    let limits = SearchLimits {
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

/// Proves all puzzles of a game: exactly one good move at each turn.
fn all_hold(game: Game, solution: Option<&dyn Solution>, least: usize) {
    let mut proved = 0;
    for puzzle in matching(Some(game), None) {
        assert!(holds(puzzle, solution), "{puzzle}");
        assert_eq!(themes(puzzle), puzzle.themes, "{puzzle}");
        proved += 1;
    }
    assert!(proved >= least, "{game}: only {proved}");
}

#[test]
fn every_puzzle_of_o_an_quan_has_one_best_move() {
    all_hold(Game::OAnQuan, None, 1000);
}

/// Builds a table in a folder with one interruption, and checks the result.
fn solved(folder: &Path, rules: Rules, plies: u8, longest: u8) -> SolvedTable {
    let stopped = build(folder, rules, 2, |progress| progress.layer < 9, &|| true);
    assert!(matches!(stopped, Err(TableError::Stopped)));
    let mut resumed = false;
    let go_on = |progress: BuildProgress| {
        assert!(progress.layer >= 9, "it begins anew");
        resumed |= progress.resumed;
        true
    };
    let counts = build(folder, rules, 2, go_on, &|| true).expect("a table");
    assert!(resumed);
    assert_eq!(
        (counts.at_once, counts.wins, counts.losses, counts.draws),
        (132_708_123, 55_668_901, 57_707_893, 3_357_850)
    );
    assert_eq!(counts.longest, longest);
    let size = fs::metadata(path(folder, rules)).expect("the file").len();
    assert!(size <= 40_000_000, "{size} bytes");
    let table = SolvedTable::open(folder, rules).expect("the table");
    table.check().expect("it is whole");
    assert_eq!(
        table.value(&Dobutsu::start(rules)),
        Some(ExactValue::Loss(plies))
    );
    table
}

#[test]
fn the_second_side_wins_dobutsu_classic_and_every_puzzle_of_it_is_exact() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = solved(folder.path(), Rules::Classic, 76, 171);
    all_hold(Game::Dobutsu, Some(&table), 2000);
}

// The distance from the start is that of Tanaka, "An Analysis of a Board Game Doubutsu Shogi" (2009).
#[test]
fn the_second_side_wins_dobutsu_official() {
    let folder = tempfile::tempdir().expect("a folder");
    solved(folder.path(), Rules::Official, 78, 173);
}
