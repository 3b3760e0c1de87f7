//! Round robins: the tables of the FIDE Handbook, C.05, Annex 1, written out by hand.

use std::collections::BTreeMap;

use banyan::tournaments::{Format, berger};

use super::field::{Field, plan, player};

const FOUR: [&str; 3] = ["1-4 2-3", "4-3 1-2", "2-4 3-1"];
const SIX: [&str; 5] = [
    "1-6 2-5 3-4",
    "6-4 5-3 1-2",
    "2-6 3-1 4-5",
    "6-5 1-4 2-3",
    "3-6 4-2 5-1",
];
const EIGHT: [&str; 7] = [
    "1-8 2-7 3-6 4-5",
    "8-5 6-4 7-3 1-2",
    "2-8 3-1 4-7 5-6",
    "8-6 7-5 1-4 2-3",
    "3-8 4-2 5-1 6-7",
    "8-7 1-6 2-5 3-4",
    "4-8 5-3 6-2 7-1",
];

fn written(rounds: &[Vec<[Option<usize>; 2]>]) -> Vec<String> {
    let number = |number: Option<usize>| number.map_or("bye".to_owned(), |n| (n + 1).to_string());
    let pair = |[one, other]: &[Option<usize>; 2]| format!("{}-{}", number(*one), number(*other));
    let round = |round: &Vec<_>| round.iter().map(pair).collect::<Vec<_>>().join(" ");
    rounds.iter().map(round).collect()
}

#[test]
fn the_tables_are_those_of_fide() {
    assert_eq!(written(&berger::rounds(4)), FOUR);
    assert_eq!(written(&berger::rounds(6)), SIX);
    assert_eq!(written(&berger::rounds(8)), EIGHT);
    // The highest number is the bye.
    let seven = EIGHT.map(|round| round.replace('8', "bye"));
    assert_eq!(written(&berger::rounds(7)), seven);
    assert_eq!(written(&berger::rounds(2)), ["1-2"]);
    assert!(berger::rounds(0).is_empty());
}

#[test]
fn the_last_rounds_of_the_first_cycle_change_places() {
    let double = written(&berger::double_rounds(4));
    assert_eq!(
        double,
        [
            "1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"
        ]
    );
}

/// Everybody meets everybody, plays once in each round, and has each side as often as the other, but for one game.
#[test]
fn everybody_meets_everybody_with_sides_balanced() {
    for players in 2..=65 {
        let rounds = berger::rounds(players);
        let mut met = BTreeMap::new();
        let mut balance = vec![0i32; players];
        for round in &rounds {
            let mut seen = vec![0; players];
            for [one, other] in round {
                for player in [one, other].into_iter().flatten() {
                    seen[*player] += 1;
                }
                if let (Some(one), Some(other)) = (*one, *other) {
                    *met.entry((one.min(other), one.max(other))).or_insert(0) += 1;
                    balance[one] += 1;
                    balance[other] -= 1;
                }
            }
            assert!(seen.iter().all(|times| *times == 1), "{players}: {round:?}");
        }
        assert_eq!(met.len(), players * (players - 1) / 2);
        assert!(met.values().all(|times| *times == 1));
        assert!(
            balance.iter().all(|balance| balance.abs() <= 1),
            "{players}: {balance:?}"
        );
    }
}

/// Nobody has the same side three times in a row, not even where the cycles meet.
#[test]
fn a_double_round_robin_is_balanced() {
    for players in (4..=20).step_by(2) {
        let rounds = berger::double_rounds(players);
        assert_eq!(rounds.len(), 2 * (players - 1));
        for player in 0..players {
            let sides: Vec<bool> = rounds
                .iter()
                .flatten()
                .filter_map(|[one, other]| {
                    let first = *one == Some(player);
                    (first || *other == Some(player)).then_some(first)
                })
                .collect();
            assert_eq!(sides.iter().filter(|first| **first).count(), players - 1);
            let thrice = |three: &[bool]| three[0] == three[1] && three[1] == three[2];
            assert!(
                !sides.windows(3).any(thrice),
                "{players}, {player}: {sides:?}"
            );
        }
    }
}

#[test]
fn a_round_robin_is_paired_by_the_table() {
    let mut field = Field::started(plan(Format::RoundRobin { double: false }), 6, 1);
    field.play_to_the_end();
    for (round, expected) in (1..).zip(SIX) {
        let pairs = field.tournament.pairings_of(round);
        let pairs: Vec<_> = pairs
            .map(|one| format!("{}-{}", one.first, one.second))
            .collect();
        assert_eq!(pairs.join(" "), expected);
    }
    assert_eq!(field.tournament.rounds(), Some(5));
}

#[test]
fn an_odd_number_makes_one_bye_each() {
    for double in [false, true] {
        let mut field = Field::started(plan(Format::RoundRobin { double }), 5, 2);
        field.play_to_the_end();
        let times = if double { 2 } else { 1 };
        for number in 1..=5 {
            let byes = field.tournament.byes().iter();
            assert_eq!(
                byes.filter(|bye| bye.player == player(number)).count(),
                times
            );
        }
        assert_eq!(field.tournament.pairings().len(), 10 * times);
    }
}
