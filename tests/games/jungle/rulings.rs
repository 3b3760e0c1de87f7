//! Rulings on points where the sources of Jungle are silent.

use banyan::rules::{Outcome, Reason, Record, Side};

use crate::games::{allowed, goes_on, position, refused, ruleset, wins};

#[test]
fn a_side_without_a_legal_move_loses() {
    // The cat on a1 is enclosed by a lion and an elephant.
    wins(
        "jungle/classic",
        "7/7/7/7/7/7/l6/7/Ce5 b",
        "a3a2",
        Reason::NO_MOVE,
    );
    goes_on("jungle/classic", "7/7/7/7/7/7/l6/1e5/C6 b", "a3a2");
}

#[test]
fn a_side_without_pieces_loses_where_taking_all_does_not_win() {
    wins(
        "jungle/oca",
        "7/7/7/3c3/3T3/7/7/7/7 w",
        "d5d6",
        Reason::NO_MOVE,
    );
    wins(
        "jungle/classic+capture-all=off",
        "7/7/7/3c3/3T3/7/7/7/7 w",
        "d5d6",
        Reason::NO_MOVE,
    );
}

#[test]
fn a_piece_on_a_trap_takes_with_its_full_rank_unless_the_switch_says_otherwise() {
    let text = "7/2cP3/7/7/7/7/7/7/7 w";
    for rules in ["jungle/classic", "jungle/german", "jungle/oca"] {
        allowed(rules, text, "d8c8");
        refused(
            &format!("{rules}+trapped=powerless"),
            text,
            "d8c8",
            "jungle-powerless",
        );
        // It may still leave the trap and enter the den.
        goes_on(&format!("{rules}+trapped=powerless"), text, "d8e8");
        wins(
            &format!("{rules}+trapped=powerless"),
            text,
            "d8d9",
            Reason::DEN,
        );
    }
    // In `classic` a side's own traps do not weaken its pieces; universal traps do.
    let text = "7/7/7/7/7/7/3c3/3P3/7 w";
    allowed("jungle/classic+trapped=powerless", text, "d2d3");
    refused(
        "jungle/german+trapped=powerless",
        text,
        "d2d3",
        "jungle-powerless",
    );
}

#[test]
fn the_elephant_takes_a_rat_that_a_trap_has_weakened() {
    let text = "6c/7/7/7/7/7/3E3/3r3/7 w";
    for rules in ["jungle/classic", "jungle/oca", "jungle/german"] {
        allowed(rules, text, "d3d2");
        refused(
            &format!("{rules}+elephant-rat=never"),
            text,
            "d3d2",
            "jungle-elephant-rat",
        );
    }
    let in_its_own = "6c/3r3/3E3/7/7/7/7/7/7 w";
    refused("jungle/classic", in_its_own, "d7d8", "jungle-elephant-rat");
    allowed("jungle/classic+traps=universal", in_its_own, "d7d8");
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut record = Record::new(&ruleset("jungle/classic"));
    for (number, mv) in (1..).zip(["a3a4", "g7g6", "a4a3", "g6g7"].repeat(2)) {
        assert_eq!(record.outcome(), None, "before move {number}");
        record.play_text(mv).expect("nothing is in the way");
    }
    assert_eq!(record.repeats(), 3);
    assert_eq!(
        record.outcome(),
        Some(Outcome::Draw {
            by: Reason::REPETITION
        })
    );
    assert_eq!(record.position().outcome(), None);
    assert!(record.play_text("a3a4").is_err());
}

#[test]
fn positions_with_different_sides_to_move_are_different() {
    assert_ne!(
        position("jungle/classic", "6c/7/7/7/7/7/7/7/C6 w"),
        position("jungle/classic", "6c/7/7/7/7/7/7/7/C6 b")
    );
    assert_ne!(
        position("jungle/classic", "6c/7/7/7/7/7/7/7/C6 w"),
        position("jungle/oca", "6c/7/7/7/7/7/7/7/C6 w")
    );
}

#[test]
fn two_hundred_plies_without_a_capture_are_a_draw() {
    // After one capture both sides make quiet moves and avoid those that would end the game.
    let mut record =
        Record::from_position(position("jungle/classic", "r6/c6/7/7/7/7/D6/1d5/1T5 w"));
    record.play_text("b1b2").expect("the tiger takes the dog");
    let mut outcome = None;
    let mut dice = crate::games::Dice(7);
    while outcome.is_none() && record.ply() < 1000 {
        let moves = record.legal_moves();
        let quiet = |mv: &banyan::rules::Move| {
            let mut next = record.clone();
            next.play(*mv).expect("it is legal");
            next.outcome()
                .is_none_or(|outcome| outcome.by() == Reason::LONG_GAME)
                && !record.position().captures(*mv)
        };
        let quiet: Vec<_> = moves.into_iter().filter(quiet).collect();
        let mv = quiet[dice.roll(quiet.len())];
        record.play(mv).expect("it is legal");
        outcome = record.outcome();
    }
    assert_eq!(
        outcome,
        Some(Outcome::Draw {
            by: Reason::LONG_GAME
        })
    );
    assert_eq!(record.ply(), 201);
}

#[test]
fn the_opening_is_turned_by_half_a_circle() {
    assert_eq!(
        ruleset("jungle/classic").start().to_string(),
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w"
    );
    assert_eq!(
        ruleset("jungle/animal-checkers").start().to_string(),
        "1r3e1/2t1d2/7/7/7/7/7/2D1T2/1E3R1 w"
    );
}

#[test]
fn a_den_counts_as_reached_whichever_side_is_to_move() {
    for (text, winner) in [
        ("3R2c/7/7/7/7/7/E6/7/7 b", Side::First),
        ("6c/7/7/7/7/7/E6/7/3r3 w", Side::Second),
    ] {
        let over = position("jungle/classic", text);
        assert_eq!(
            over.outcome(),
            Some(Outcome::Win {
                winner,
                by: Reason::DEN
            })
        );
        assert!(over.legal_moves().is_empty());
    }
}
