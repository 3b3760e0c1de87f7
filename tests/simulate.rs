//! `banyan tournament simulate`: strengths that are far apart are ranked rightly by every format, and what cannot be
//! simulated is refused with a reason.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const FORMATS: [&str; 7] = [
    "round-robin",
    "double-round-robin",
    "swiss",
    "knockout",
    "knockout-of-three",
    "ladder",
    "league",
];

/// Eight players. Each wins 99 of 100 games against the next weaker one.
const FAR_APART: &str = "500\n1300\n2100\n2900\n\n3700\n4500\n 5300 \n6100\n";

fn simulate(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_banyan"));
    let command = command.current_dir(folder).env_clear();
    let command = command.args(["tournament", "simulate"]).args(arguments);
    command.output().expect("it runs")
}

/// The cells of the row that it prints: the format, players, rounds, games, games each, tau, and how often the best wins.
#[track_caller]
fn row(output: &Output) -> Vec<String> {
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8_lossy(&output.stdout);
    let last = text.lines().last().expect("a row");
    let cells = last.trim_matches('|').split('|');
    cells.map(|cell| cell.trim().to_owned()).collect()
}

/// The first number of a cell.
fn number(cell: &str) -> f64 {
    let number = cell.split(' ').next().and_then(|cell| cell.parse().ok());
    number.unwrap_or_else(|| panic!("no number in {cell:?}"))
}

#[test]
fn far_apart_strengths_are_ranked_rightly() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("far.txt"), FAR_APART).unwrap();
    for format in FORMATS {
        let seeded = [
            "--strengths",
            "far.txt",
            "--runs",
            "20",
            "--rating-error",
            "0",
        ];
        let arguments = [&[format][..], &seeded].concat();
        let cells = row(&simulate(folder.path(), &arguments));
        let told = [&*cells[0], &cells[1]];
        assert_eq!(told, [format, "8"], "{cells:?}");
        let [rounds, games, each, tau] = [2, 3, 4, 5].map(|at: usize| number(&cells[at]));
        let (expected, least) = match format {
            "round-robin" => ((7.0, 28.0), 0.97),
            "double-round-robin" => ((14.0, 56.0), 0.97),
            "swiss" => ((4.0, 16.0), 0.7),
            // Half of the players share the fifth place.
            "knockout" => ((3.0, games.clamp(8.0, 9.0)), 0.85),
            "knockout-of-three" => ((3.0, games.clamp(16.0, 18.0)), 0.85),
            "ladder" => ((12.0, games.clamp(30.0, 84.0)), 0.9),
            _ => ((3.0, 84.0), 0.95),
        };
        assert_eq!((rounds, games), expected, "{cells:?}");
        assert!((each - games / 4.0).abs() < 0.06, "{cells:?}");
        assert!((least..=1.0).contains(&tau), "{cells:?}");
        assert!(number(&cells[6]) >= 90.0, "{cells:?}");
    }
}

/// The results decide, not the seeds: a round robin finds the order although the ratings say nothing, and none among equals.
#[test]
fn the_order_comes_from_the_games() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("far.txt"), FAR_APART).unwrap();
    let blind = "round-robin --runs 20 --rating-error 5000 --strengths far.txt";
    let blind: Vec<&str> = blind.split(' ').collect();
    let cells = row(&simulate(folder.path(), &blind));
    assert!(number(&cells[5]) > 0.97, "{cells:?}");
    let twice = row(&simulate(folder.path(), &blind));
    assert_eq!(cells, twice, "the seed decides everything");

    let equal = "round-robin --runs 200 --spread 0 --players 8";
    let equal: Vec<&str> = equal.split(' ').collect();
    let cells = row(&simulate(folder.path(), &equal));
    assert_eq!(cells[5], "0.000 ± 0.000", "there is no order: {cells:?}");
    let weak = "round-robin --runs 200 --spread 1 --players 8";
    let weak: Vec<&str> = weak.split(' ').collect();
    let cells = row(&simulate(folder.path(), &weak));
    assert!(number(&cells[5]).abs() < 0.1, "chance: {cells:?}");
}

#[test]
fn what_cannot_be_simulated_is_refused_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    file("far.txt", FAR_APART);
    file("words.txt", "1500\nstrong\n");
    file("endless.txt", "1500\ninf\n");
    file("one.txt", "1500\n");
    file("empty.txt", "\n\n");
    file("many.txt", &"1500\n".repeat(65_538));
    for (arguments, reason) in [
        ("swiss --draws 0.6", "--draws is from 0 to 0.5"),
        ("swiss --runs 0", "--runs is at least 1"),
        ("swiss --spread nan", "--spread is a number from 0 up"),
        ("swiss --spread=-5", "--spread is a number from 0 up"),
        (
            "swiss --rating-error inf",
            "--rating-error is a number from 0 up",
        ),
        ("swiss --strengths none.txt", "none.txt cannot be read"),
        (
            "swiss --strengths words.txt",
            "words.txt: \"strong\" is no strength",
        ),
        ("swiss --strengths endless.txt", "\"inf\" is no strength"),
        ("swiss --strengths one.txt", "between 2 and 256"),
        ("swiss --strengths empty.txt", "between 2 and 256"),
        ("knockout --strengths many.txt", "between 2 and 256"),
        ("knockout --players 257", "between 2 and 256"),
        ("round-robin --players 0", "between 2 and 256"),
        ("league --players 3", "between 4 and 256"),
        ("league --division 3", "a division has 4 to 10 players"),
        ("league --division 255", "a division has 4 to 10 players"),
        ("league --rounds 0", "at least one season"),
        ("swiss --rounds 0", "a Swiss tournament has 1 to"),
        ("ladder --reach 0", "a ladder's reach is 1 to"),
        ("elimination", "invalid value 'elimination'"),
        ("swiss --players many", "invalid value 'many'"),
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let output = simulate(folder.path(), &arguments);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
        assert!(told.contains(reason), "{arguments:?}: {told}");
        assert!(output.stdout.is_empty(), "{arguments:?}: {output:?}");
    }
}
