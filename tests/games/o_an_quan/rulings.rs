//! Rulings on points where the source of Ô ăn quan is silent, and its switches.

use banyan::rules::o_an_quan::SowingStep;
use banyan::rules::{Move, Outcome, Reason, Record, Ruleset, Side};

use super::{board, steps, taken};
use crate::games::{Dice, after, position, ruleset};

const STANDARD: &str = "o-an-quan/standard";

#[test]
fn on_a_full_lap_the_start_gets_a_stone_too() {
    let text = "0,12,0,0,0,0,0,0,0,0,0,0 11 19.0 19.0 0";
    let drops: Vec<_> = steps(STANDARD, text, "1R")
        .into_iter()
        .filter_map(|step| {
            if let SowingStep::Drop { square } = step {
                Some(square)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(drops[..12], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1]);
}

#[test]
fn a_filled_mandarin_square_is_never_lifted() {
    let after = after(STANDARD, "2,0,0,0,1,0,5,0,0,3,0,0 11 20.0 19.0 0", "4R");
    assert_eq!(after.to_string(), "2,0,0,0,0,1,5,0,0,3,0,0 11 20.0 19.0 1");
}

#[test]
fn captures_go_on_behind_the_captured_square() {
    let text = "0,1,0,0,3,0,5,0,4,0,2,0 11 16.0 19.0 0";
    assert_eq!(taken(STANDARD, text, "1R"), [4, 6, 8, 10]);
    assert_eq!(taken("o-an-quan/standard+chain=off", text, "1R"), [4]);
}

#[test]
fn a_young_mandarin_ends_the_chain_and_earlier_captures_stand() {
    let text = "0,1,0,0,3,0,2,0,4,0,0,1 11 20.0 19.0 0";
    assert_eq!(taken(STANDARD, text, "1R"), [4]);
    assert_eq!(
        after(STANDARD, text, "1R").to_string(),
        "0,0,1,0,0,0,2,0,4,0,0,1 11 23.0 19.0 1"
    );
}

#[test]
fn quan_non_keeps_mandarins_from_falling_on_the_first_move() {
    let start = ruleset(STANDARD).start().to_string();
    let falls = |rules: &str, mv: &str| {
        taken(rules, &start, mv)
            .iter()
            .any(|square| square % 6 == 0)
    };
    for mv in ["1L", "5R"] {
        assert!(!falls(STANDARD, mv));
        assert!(falls("o-an-quan/standard+quan-non=0", mv));
    }
}

#[test]
fn an_empty_mandarin_square_is_a_gap_where_the_switch_says_so() {
    let text = "0,0,0,0,1,0,0,4,0,0,0,0 10 25.1 20.0 0";
    assert_eq!(taken(STANDARD, text, "4R"), [0_u8; 0]);
    assert_eq!(
        taken("o-an-quan/standard+empty-mandarin=gap", text, "4R"),
        [7]
    );
}

#[test]
fn the_game_ends_with_the_mandarins_or_with_their_squares() {
    let text = "3,2,0,1,0,0,1,2,0,0,0,0 01 11.1 30.0 0";
    assert!(after("o-an-quan/source", text, "3R").outcome().is_some());
    assert_eq!(
        after("o-an-quan/source+end=squares", text, "3R").outcome(),
        None
    );
}

#[test]
fn leftovers_count_for_nobody_unless_they_are_split() {
    let text = "3,2,0,1,0,0,1,2,0,0,0,0 01 11.1 30.0 0";
    let score = |rules: &str| Record::from_position(after(rules, text, "3R")).score();
    assert_eq!(score("o-an-quan/source"), Some([35, 32]));
    assert_eq!(score("o-an-quan/source+leftovers=split"), Some([36, 33]));
}

#[test]
fn equal_points_are_a_draw() {
    let over = after(STANDARD, "0,0,0,1,0,0,5,3,0,0,0,0 01 19.0 22.1 0", "3R");
    assert_eq!(over.outcome(), Some(Outcome::Draw { by: Reason::POINTS }));
}

#[test]
fn while_the_game_goes_on_the_score_is_what_was_won() {
    let position = position(STANDARD, "3,2,0,1,0,0,1,2,0,0,0,0 01 11.1 30.0 0");
    assert_eq!(
        Record::from_position(position.clone()).score(),
        Some([21, 30])
    );
    assert_eq!(board(&position).score(true), [24, 32]);
    assert_eq!(Record::new(&ruleset("jungle/classic")).score(), None);
}

#[test]
fn after_400_plies_the_points_are_counted() {
    // Young mandarins and few stones; both sides avoid moves that would end the game earlier.
    let start = position(STANDARD, "1,1,0,0,0,0,1,1,0,0,0,0 11 25.0 21.0 0");
    // One of the few random sequences that last this long.
    let mut dice = Dice(14_169);
    let mut record = Record::from_position(start);
    while record.outcome().is_none() {
        let after = |mv: &Move| {
            let mut next = record.clone();
            next.play(*mv).expect("it is legal");
            next
        };
        let goes_on = |mv: &Move| {
            after(mv)
                .outcome()
                .is_none_or(|end| end.by() == Reason::LONG_GAME)
        };
        let moves = record.legal_moves();
        let quiet: Vec<_> = moves.into_iter().filter(goes_on).collect();
        let mv = quiet[dice.roll(quiet.len())];
        record.play(mv).expect("it is legal");
    }
    assert_eq!(record.ply(), 400);
    let outcome = record.outcome().expect("it is over");
    assert_eq!(outcome.by(), Reason::LONG_GAME);
    let [first, second] = record.score().expect("points are counted");
    assert_eq!(outcome.winner() == Some(Side::First), first > second);
    assert_eq!(outcome.winner() == Some(Side::Second), first < second);
}

#[test]
fn rulesets_are_written_in_the_order_of_the_switches() {
    let canonical = "o-an-quan/standard+mandarin=5+quan-non=0+chain=off+empty-mandarin=gap+end=squares+leftovers=split";
    let shuffled = "o-an-quan/standard+leftovers=split+end=squares+chain=off+quan-non=0+empty-mandarin=gap+mandarin=5";
    assert_eq!(ruleset(shuffled).to_string(), canonical);
    assert_eq!(
        ruleset("o-an-quan/source+quan-non=0+chain=off").to_string(),
        "o-an-quan/source"
    );
    assert_eq!(
        ruleset("o-an-quan/source+chain=on+quan-non=5").to_string(),
        "o-an-quan/source+quan-non=5+chain=on"
    );
    assert!("o-an-quan/standard+quan-non=3".parse::<Ruleset>().is_err());
}
