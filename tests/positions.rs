//! `banyan perft` and `banyan position`, as used by scripts.

use std::process::{Command, Output};

use serde_json::{Value, json};

fn banyan(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_banyan"))
        .args(args)
        .output()
        .expect("the program is built with the tests")
}

fn printed(args: &[&str]) -> String {
    let output = banyan(args);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {errors}");
    assert_eq!(errors, "", "{args:?}");
    String::from_utf8(output.stdout).expect("it prints text")
}

/// The error on stderr for bad input.
fn refused(args: &[&str]) -> String {
    let output = banyan(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{args:?}");
    String::from_utf8(output.stderr).expect("it prints text")
}

fn object(args: &[&str]) -> Value {
    serde_json::from_str(&printed(args)).expect("one JSON object")
}

#[test]
fn perft_prints_the_number_alone_on_its_last_line() {
    assert_eq!(
        printed(&["perft", "jungle/classic", "3"]).lines().last(),
        Some("12240")
    );
    assert_eq!(
        printed(&["perft", "jungle/german", "0"]).lines().last(),
        Some("1")
    );
    let text = "6c/3R3/7/7/7/7/7/7/7 w";
    assert_eq!(
        printed(&["perft", "jungle/classic", "1", "--position", text])
            .lines()
            .last(),
        Some("4")
    );
    assert_eq!(
        printed(&["perft", "jungle/classic", "2", "--position", text])
            .lines()
            .last(),
        Some("6")
    );
}

#[test]
fn position_prints_the_board_and_what_can_be_played() {
    let board = printed(&[
        "position",
        "jungle/classic",
        "a3a4",
        "Rat A6",
        "elephant a5",
    ]);
    let expected = "   a b c d e f g
9  l . # @ # . t  9
8  . d . # . c .  8
7  . . p . w . e  7
6  r ~ ~ . ~ ~ .  6
5  E ~ ~ . ~ ~ .  5
4  . ~ ~ . ~ ~ .  4
3  . . W . P . R  3
2  . C . # . D .  2
1  T . # @ # . L  1
   a b c d e f g

ruleset: jungle/classic
position: l5t/1d3c1/2p1w1e/r6/E6/7/2W1P1R/1C3D1/T5L b
to move: second
legal moves: ";
    assert!(board.starts_with(expected), "{board}");
    assert!(
        board.contains(" a6a5"),
        "the rat may take the elephant: {board}"
    );
}

#[test]
fn boards_of_every_game_are_printed() {
    let board = printed(&["position", "dobutsu/classic", "b2b3", "c4b3", "hiyoko@c3"]);
    let expected = "   [c]
   a b c
4  g l .  4
3  . e C  3
2  . . .  2
1  E L G  1
   a b c
   []

ruleset: dobutsu/classic
position: gl1/1eC/3/ELG[c] b
to move: second
";
    assert!(board.starts_with(expected), "{board}");
    let board = printed(&["position", "o-an-quan/standard", "2L", "1R", "4R"]);
    let expected = "B: 6
       B5  B4  B3  B2  B1
        1   9   0   3   0
  4*                        3*
        3   2   2   2   9
       A1  A2  A3  A4  A5
A: 6

ruleset: o-an-quan/standard
position: 4,3,2,2,2,9,3,0,3,0,9,1 11 6.0 6.0 1
score: 6 to 6
to move: second
";
    assert!(board.starts_with(expected), "{board}");
}

#[test]
fn the_object_has_the_score_where_points_are_counted() {
    let moves = ["2L", "1R", "4R", "5R", "5L"];
    let over = object(&[&["position", "o-an-quan/standard", "--json"], &moves[..]].concat());
    assert_eq!(
        over,
        json!({
            "ruleset": "o-an-quan/standard",
            "position": "0,0,0,0,0,0,0,0,0,0,0,0 00 40.2 10.0 1",
            "side_to_move": "second",
            "legal_moves": [],
            "outcome": {"winner": "first", "reason": "points"},
            "score": [60, 10],
        })
    );
}

#[test]
fn position_prints_one_object_for_scripts() {
    let start = object(&["position", "jungle/oca+rat-in=on", "--json"]);
    assert_eq!(start["ruleset"], "jungle/oca");
    assert_eq!(
        start["position"],
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w"
    );
    assert_eq!(start["side_to_move"], "first");
    assert_eq!(start["legal_moves"].as_array().map(Vec::len), Some(24));
    assert_eq!(start["outcome"], Value::Null);

    let text = "6c/3R3/7/7/7/7/7/7/7 w";
    let won = object(&[
        "position",
        "jungle/classic",
        "--position",
        text,
        "--json",
        "d8d9",
    ]);
    assert_eq!(
        won,
        json!({
            "ruleset": "jungle/classic",
            "position": "3R2c/7/7/7/7/7/7/7/7 b",
            "side_to_move": "second",
            "legal_moves": [],
            "outcome": {"winner": "first", "reason": "den"},
        })
    );

    let to_and_fro = ["a3a4", "g7g6", "a4a3", "g6g7"].repeat(2);
    let drawn = object(&[&["position", "jungle/classic", "--json"], &to_and_fro[..]].concat());
    assert_eq!(
        drawn["outcome"],
        json!({"winner": null, "reason": "repetition"})
    );
    assert_eq!(drawn["legal_moves"], json!([]));
}

#[test]
fn bad_input_is_explained_with_exit_code_2() {
    for (args, words) in [
        (
            &["position", "jungle/classic", "a3b2"][..],
            "no piece moves diagonally",
        ),
        (
            &["position", "jungle/classic", "hello"],
            "I can't read that as a move",
        ),
        (
            &["position", "jungle/classic", "elephant"],
            "That could be more than one move: a3a2, a3b3, a3a4",
        ),
        (
            &["position", "jungle/classic", "--position", "7/7 w"],
            "it has 2 ranks instead of 9",
        ),
        (
            &["position", "jungle/modern"],
            "there are no rules \"modern\" here",
        ),
        (
            &["perft", "chess/classic", "3"],
            "there is no game \"chess\"",
        ),
        (
            &["perft", "jungle/animal-checkers+traps=enemy", "3"],
            "its board has no traps",
        ),
        (&["perft", "jungle/classic", "many"], "many"),
        (&["perft", "jungle/classic", "1000000"], "1000000"),
    ] {
        let errors = refused(args);
        assert!(errors.contains(words), "{args:?}: {errors}");
    }
    let over = [
        "position",
        "jungle/classic",
        "--position",
        "3R2c/7/7/7/7/7/7/7/7 b",
        "g9g8",
    ];
    assert!(refused(&over).contains("This game is over"));
}
