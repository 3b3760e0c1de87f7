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
const TEN: [&str; 9] = [
    "1-10 2-9 3-8 4-7 5-6",
    "10-6 7-5 8-4 9-3 1-2",
    "2-10 3-1 4-9 5-8 6-7",
    "10-7 8-6 9-5 1-4 2-3",
    "3-10 4-2 5-1 6-9 7-8",
    "10-8 9-7 1-6 2-5 3-4",
    "4-10 5-3 6-2 7-1 8-9",
    "10-9 1-8 2-7 3-6 4-5",
    "5-10 6-4 7-3 8-2 9-1",
];
const TWELVE: [&str; 11] = [
    "1-12 2-11 3-10 4-9 5-8 6-7",
    "12-7 8-6 9-5 10-4 11-3 1-2",
    "2-12 3-1 4-11 5-10 6-9 7-8",
    "12-8 9-7 10-6 11-5 1-4 2-3",
    "3-12 4-2 5-1 6-11 7-10 8-9",
    "12-9 10-8 11-7 1-6 2-5 3-4",
    "4-12 5-3 6-2 7-1 8-11 9-10",
    "12-10 11-9 1-8 2-7 3-6 4-5",
    "5-12 6-4 7-3 8-2 9-1 10-11",
    "12-11 1-10 2-9 3-8 4-7 5-6",
    "6-12 7-5 8-4 9-3 10-2 11-1",
];
const FOURTEEN: [&str; 13] = [
    "1-14 2-13 3-12 4-11 5-10 6-9 7-8",
    "14-8 9-7 10-6 11-5 12-4 13-3 1-2",
    "2-14 3-1 4-13 5-12 6-11 7-10 8-9",
    "14-9 10-8 11-7 12-6 13-5 1-4 2-3",
    "3-14 4-2 5-1 6-13 7-12 8-11 9-10",
    "14-10 11-9 12-8 13-7 1-6 2-5 3-4",
    "4-14 5-3 6-2 7-1 8-13 9-12 10-11",
    "14-11 12-10 13-9 1-8 2-7 3-6 4-5",
    "5-14 6-4 7-3 8-2 9-1 10-13 11-12",
    "14-12 13-11 1-10 2-9 3-8 4-7 5-6",
    "6-14 7-5 8-4 9-3 10-2 11-1 12-13",
    "14-13 1-12 2-11 3-10 4-9 5-8 6-7",
    "7-14 8-6 9-5 10-4 11-3 12-2 13-1",
];
const SIXTEEN: [&str; 15] = [
    "1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9",
    "16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2",
    "2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10",
    "16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3",
    "3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11",
    "16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4",
    "4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12",
    "16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5",
    "5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13",
    "16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6",
    "6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14",
    "16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7",
    "7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15",
    "16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8",
    "8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1",
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
    assert_eq!(written(&berger::rounds(10)), TEN);
    assert_eq!(written(&berger::rounds(12)), TWELVE);
    assert_eq!(written(&berger::rounds(14)), FOURTEEN);
    assert_eq!(written(&berger::rounds(16)), SIXTEEN);
    // The highest number is the bye.
    let seven = EIGHT.map(|round| round.replace('8', "bye"));
    assert_eq!(written(&berger::rounds(7)), seven);
    let fifteen = SIXTEEN.map(|round| round.replace("16", "bye"));
    assert_eq!(written(&berger::rounds(15)), fifteen);
    assert_eq!(written(&berger::rounds(2)), ["1-2"]);
    assert!(berger::rounds(0).is_empty());
}

/// The round in which two players meet, and who moves first, by the rule of Schurig's tables and without any table: the
/// numbers of two players add up to one more than the round, round the circle of all numbers but the last; the last one
/// stands where it would meet itself there. The smaller number moves first if the sum is odd, and against the last number if it is
/// in the first half.
fn by_arithmetic(players: usize, one: usize, other: usize) -> (usize, [usize; 2]) {
    let (low, high) = (one.min(other), one.max(other));
    let circle = players - 1;
    let partner = if high == players { low } else { high };
    let round = (low + partner + circle - 2) % circle + 1;
    let low_first = if high == players {
        low <= players / 2
    } else {
        (low + high) % 2 == 1
    };
    (round, if low_first { [low, high] } else { [high, low] })
}

#[test]
fn every_table_follows_from_arithmetic() {
    let tables: [&[&str]; 7] = [&FOUR, &SIX, &EIGHT, &TEN, &TWELVE, &FOURTEEN, &SIXTEEN];
    for table in tables {
        let players = table.len() + 1;
        for (number, round) in (1..).zip(table) {
            for pair in round.split(' ') {
                let (one, other) = pair.split_once('-').unwrap();
                let [one, other] = [one, other].map(|number| number.parse().unwrap());
                let expected = by_arithmetic(players, one, other);
                assert_eq!((number, [one, other]), expected, "{players} players");
            }
        }
    }
    for players in (4..=256).step_by(2) {
        for (number, round) in (1..).zip(berger::rounds(players)) {
            for pair in round {
                let [one, other] = pair.map(|player| player.unwrap() + 1);
                let expected = by_arithmetic(players, one, other);
                assert_eq!((number, [one, other]), expected, "{players} players");
            }
        }
    }
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
    for players in 2..=128 {
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
