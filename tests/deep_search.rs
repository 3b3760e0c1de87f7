//! Proofs by deep search, the solution of Dōbutsu Shōgi, and every puzzle that claims an exact result. Most take minutes.

use std::fs;
use std::path::Path;

use banyan::puzzles::{holds, matching, themes};
use banyan::rules::dobutsu::{Dobutsu, Rules};
use banyan::rules::{AnyPosition, Game, Position as _, Record, Ruleset, Side};
use banyan::search::exact::ExactValue;
use banyan::search::openings::{OwnGame, own_games, own_level};
use banyan::search::techniques::Technique;
use banyan::search::{Engine, SearchLimits, SearchSettings, Solution};
use banyan::tables::{BuildProgress, SolvedTable, TableError, build, path};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;

/// Checks that the first side's fastest forced win from the start takes this many plies. Without reductions, which may miss
/// a faster win.
fn forced(rules: &str, plies: usize) {
    let ruleset: Ruleset = rules.parse().expect("a ruleset");
    let limits = SearchLimits {
        depth: usize::MAX,
        nodes: u64::MAX,
        should_stop: &mut || false,
    };
    let mut settings = SearchSettings::usual(ruleset.game());
    settings.techniques = settings.techniques.without(Technique::LateMoveReductions);
    let mut engine = Engine::with_settings(&ruleset, 1 << 24, &settings);
    let thought = engine.think(&Record::new(&ruleset), limits, |_| ());
    let proof = thought.and_then(|thought| thought.choice.proved);
    let proof = proof.expect("a proof");
    assert_eq!(proof.winner, Some(Side::First));
    assert_eq!(proof.plies, plies);
}

#[test]
fn the_first_side_wins_o_an_quan() {
    forced("o-an-quan/standard", 21);
}

#[test]
fn the_first_side_wins_o_an_quan_to_the_letter() {
    forced("o-an-quan/source", 19);
}

/// The first of them; all together take minutes.
#[test]
fn the_computers_own_games_can_be_played_again() {
    for ruleset in Ruleset::all_presets() {
        let level = own_level(ruleset.game());
        let mut kept = 0;
        for (number, game) in (0..).zip(own_games(&ruleset)) {
            if number < 5 {
                assert_eq!(game, OwnGame::play(&ruleset, level, 10, 1_000_003 + number));
            }
            kept += 1;
        }
        assert_eq!(kept, 200, "{ruleset}");
    }
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

#[test]
fn every_puzzle_of_jungle_has_one_winning_move() {
    all_hold(Game::Jungle, None, 1000);
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
    agrees_with_forward_search(&table, rules);
    table
}

/// The end of the game within some plies with best play, by searching every line.
fn within(position: &Dobutsu, plies: u8) -> Option<ExactValue> {
    let plies = plies.checked_sub(1)?;
    let (mut win, mut loss) = (None, Some(0));
    for mv in position.legal_moves().iter() {
        let mut after = *position;
        after.play_unchecked(*mv);
        let value = match after.outcome() {
            Some(outcome) if outcome.winner() == Some(position.side_to_move()) => {
                return Some(ExactValue::Win(1));
            }
            Some(_) => Some(ExactValue::Win(0)),
            None => within(&after, plies),
        };
        match value {
            Some(ExactValue::Loss(n)) => {
                win = Some(win.map_or(n + 1, |least: u8| least.min(n + 1)))
            }
            Some(ExactValue::Win(n)) => loss = loss.map(|most: u8| most.max(n + 1)),
            _ => loss = None,
        }
    }
    win.map(ExactValue::Win).or(loss.map(ExactValue::Loss))
}

/// Compares the table with a full search of three plies and, where the search of the computer players has proved a result,
/// with that. The positions are those of random games.
fn agrees_with_forward_search(table: &SolvedTable, rules: Rules) {
    let positions =
        std::env::var("TABLE_POSITIONS").map_or(50_000, |set| set.parse().expect("a number"));
    let ruleset = Ruleset::presets(Game::Dobutsu)
        .into_iter()
        .find(|ruleset| ruleset.start() == AnyPosition::Dobutsu(Dobutsu::start(rules)))
        .expect("a preset");
    let mut engine = Engine::new(&ruleset, 1 << 14);
    let mut random = StdRng::seed_from_u64(17);
    let (mut compared, mut ends, mut proofs) = (0, 0, 0);
    while compared < positions {
        let mut position = Dobutsu::start(rules);
        while position.outcome().is_none() && compared < positions {
            let value = table.value(&position).expect("a value");
            match within(&position, 3) {
                Some(end) => {
                    assert_eq!(value, end, "{position}");
                    ends += 1;
                }
                None => assert!(
                    !matches!(value, ExactValue::Win(0..=3) | ExactValue::Loss(0..=3)),
                    "{position}: {value:?}"
                ),
            }
            if compared % 50 == 0 {
                proofs += usize::from(agrees_with_proof(&mut engine, position, value));
            }
            compared += 1;
            let moves = position.legal_moves();
            position.play_unchecked(*moves.choose(&mut random).expect("a move"));
        }
    }
    println!("{ruleset}: {compared} positions, {ends} with an end in sight, {proofs} proofs");
    assert!(
        ends > positions / 10 && proofs > positions / 500,
        "{ends}, {proofs}"
    );
}

/// Whether the search has proved a result; it must be that of the table, which knows the shortest way.
fn agrees_with_proof(engine: &mut Engine, position: Dobutsu, value: ExactValue) -> bool {
    let limits = SearchLimits {
        depth: usize::MAX,
        nodes: 20_000,
        should_stop: &mut || false,
    };
    let record = Record::from_position(AnyPosition::Dobutsu(position));
    let thought = engine.think(&record, limits, |_| ()).expect("a move");
    let Some(proof) = thought.choice.proved else {
        return false;
    };
    let us = position.side_to_move();
    let same = match value {
        ExactValue::Win(plies) => proof.winner == Some(us) && usize::from(plies) <= proof.plies,
        ExactValue::Loss(plies) => {
            proof.winner == Some(us.other()) && usize::from(plies) <= proof.plies
        }
        ExactValue::Draw => proof.winner.is_none(),
    };
    assert!(same, "{position}: {value:?}, but {proof:?}");
    true
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
