//! The differences of `official`: a lion may step into attack and must survive on the far rank.

use banyan::rules::{Outcome, Reason, Side};

use crate::games::{after, allowed, goes_on, position, refused, wins};

const OFFICIAL: &str = "dobutsu/official";

#[test]
fn the_lion_may_step_into_attack() {
    allowed(OFFICIAL, "2l/3/1g1/L2[-] w", "a1b1");
    wins(OFFICIAL, "2l/3/1g1/1L1[-] b", "b2b1", Reason::CATCH);
    refused(
        "dobutsu/classic",
        "2l/3/1g1/L2[-] w",
        "a1b1",
        "dobutsu-lion-attacked",
    );
}

#[test]
fn a_lion_that_nobody_can_take_wins_on_the_far_rank_at_once() {
    wins(OFFICIAL, "1g1/L2/2l/3[-] w", "a3b4", Reason::TRY);
    wins(OFFICIAL, "3/2L/l2/3[-] b", "a2a1", Reason::TRY);
}

#[test]
fn a_lion_that_can_be_taken_there_waits_for_the_enemys_move() {
    let text = "1g1/L2/2l/3[-] w";
    goes_on(OFFICIAL, text, "a3a4");
    let waiting = after(OFFICIAL, text, "a3a4").to_string();
    wins(OFFICIAL, &waiting, "b4a4", Reason::CATCH);
    let survived = after(OFFICIAL, &waiting, "b4b3");
    assert_eq!(
        survived.outcome(),
        Some(Outcome::Win {
            winner: Side::First,
            by: Reason::TRY
        })
    );
    assert!(survived.legal_moves().is_empty());
}

#[test]
fn an_arrival_in_answer_to_an_arrival_comes_too_late() {
    // The second side could have taken the lion; reaching the far rank itself does not help.
    let waiting = after(OFFICIAL, "1g1/L2/2l/3[-] w", "a3a4").to_string();
    let late = after(OFFICIAL, &waiting, "c2c1");
    assert_eq!(
        late.outcome(),
        Some(Outcome::Win {
            winner: Side::First,
            by: Reason::TRY
        })
    );
}

#[test]
fn the_enemy_lion_can_take_an_arrival_too() {
    let text = "2l/L2/3/3[-] w";
    wins(OFFICIAL, text, "a3a4", Reason::TRY);
    goes_on(OFFICIAL, "2l/1L1/3/3[-] b", "c4b4");
    goes_on(OFFICIAL, "2l/L2/3/3[-] b", "c4b4");
    let beside = position(OFFICIAL, "1l1/L2/3/3[-] w");
    let waiting = after(OFFICIAL, &beside.to_string(), "a3a4").to_string();
    wins(OFFICIAL, &waiting, "b4a4", Reason::CATCH);
}
