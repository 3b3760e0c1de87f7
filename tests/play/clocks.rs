//! Clocks in isolation: names of time controls, and the cost of turns, gifts and pauses.

use std::time::Duration;

use banyan::play::Timestamp;
use banyan::play::clock::{Clocks, TimeControl, TimeControlError};
use banyan::rules::Side;

const START: Timestamp = Timestamp(1_700_000_000_000);

fn days(days: u32) -> Duration {
    Duration::from_hours(24) * days
}

#[test]
fn every_control_is_its_text() {
    for text in [
        "none", "1d", "2d", "3d", "5d", "7d", "14d", "10d+36h", "12h+0h",
    ] {
        let control: TimeControl = text.parse().unwrap();
        assert_eq!(control.to_string(), text);
        let stored = serde_json::to_string(&control).unwrap();
        assert_eq!(
            serde_json::from_str::<TimeControl>(&stored).unwrap(),
            control
        );
    }
    assert_eq!(" 10D + 36 h".parse(), "10d+36h".parse::<TimeControl>());
    assert_eq!("24h".parse(), Ok(TimeControl::Days(1)));
    for wrong in [
        "",
        "d",
        "4d",
        "0d",
        "36h",
        "3",
        "3d+",
        "+3d",
        "1d+2d",
        "61d+1h",
        "65535d+1h",
        "-1d",
        "3ü",
    ] {
        assert_eq!(
            wrong.parse::<TimeControl>(),
            Err(TimeControlError(wrong.to_owned()))
        );
    }
}

#[test]
fn days_a_move_begin_anew_with_each_turn() {
    let mut clocks = Clocks::new(TimeControl::Days(3));
    assert_eq!(clocks.deadline(), None, "nobody is to move yet");
    clocks.turn_to(Side::First, START);
    assert_eq!(clocks.deadline(), Some(START.after(days(3))));
    assert_eq!(clocks.reminder(), Some(START.after(days(3) * 4 / 5)));
    let moved = START.after(days(2));
    clocks.turn_to(Side::Second, moved);
    assert_eq!(clocks.deadline(), Some(moved.after(days(3))));
    clocks.stop();
    assert_eq!(clocks.deadline(), None);
    assert_eq!(Clocks::new(TimeControl::Unlimited).deadline(), None);
}

#[test]
fn a_bank_is_spent_filled_and_capped() {
    let mut clocks = Clocks::new("10d+36h".parse().unwrap());
    clocks.turn_to(Side::First, START);
    // Four days are used, a day and a half are added.
    let mut now = START.after(days(4));
    clocks.turn_to(Side::Second, now);
    assert_eq!(clocks.bank(Side::First), Some(Duration::from_hours(180)));
    // After a move within the hour the bank does not exceed its maximum.
    now = now.after(Duration::from_hours(1));
    clocks.turn_to(Side::First, now);
    assert_eq!(clocks.bank(Side::Second), Some(days(10)));
    assert_eq!(
        clocks.deadline(),
        Some(now.after(Duration::from_hours(180)))
    );
    // After a move that is late but before the flag, the bank is empty except for the increment.
    clocks.turn_to(Side::Second, now.after(days(30)));
    assert_eq!(clocks.bank(Side::First), Some(Duration::from_hours(36)));
}

#[test]
fn gifts_and_pauses_cost_nobody_anything() {
    let mut clocks = Clocks::new("2d+0h".parse().unwrap());
    clocks.turn_to(Side::First, START);
    clocks.extend(days(1));
    assert_eq!(clocks.deadline(), Some(START.after(days(3))));
    clocks.pause(START.after(days(1)));
    assert!(clocks.paused());
    assert_eq!(clocks.deadline(), None);
    clocks.resume(START.after(days(8)));
    assert_eq!(clocks.deadline(), Some(START.after(days(10))));
    clocks.turn_to(Side::Second, START.after(days(9)));
    assert_eq!(clocks.bank(Side::First), Some(days(1)));
    // A move during a pause ends it; only the time before the pause counts.
    clocks.pause(START.after(days(10)));
    clocks.turn_to(Side::First, START.after(days(20)));
    assert_eq!(clocks.bank(Side::Second), Some(days(1)));
}
