//! Deadlines, flags, claims, gifts, and time that is given back.

use super::*;
use banyan::play::{ChannelId, Extension, TimeControl, Venue};

const DAY: Duration = Duration::from_hours(24);

fn clocked(time: TimeControl, claim: bool) -> Match {
    let terms = Terms {
        time,
        claim,
        ..terms(SideChoice::First)
    };
    let open = Match::open(terms, START).unwrap().with_id(MatchId(7));
    after(open, BOB, &Command::Accept { lot: Side::First })
}

#[test]
fn the_flag_falls_at_the_deadline_and_not_before() {
    let game = clocked(TimeControl::Days(3), false);
    let deadline = game.deadline().unwrap();
    assert_eq!(deadline, START.after(3 * DAY));
    let early = Timestamp(deadline.0 - 1);
    assert_eq!(
        game.decide(Actor::Clock, &Command::Flag, early),
        Err(Refusal::TooEarly)
    );
    assert_eq!(
        refused(&game, BOB, &Command::Flag, deadline),
        Refusal::NotYours,
        "only time lets it fall"
    );
    let over = after_at(game, Actor::Clock, &Command::Flag, deadline);
    assert_eq!(over.ending(), Some(Ending::Flagged { loser: Side::First }));
    assert_eq!(
        over.ending().map(|ending| (ending.winner(), ending.key())),
        Some((Some(Side::Second), "time"))
    );
    assert_eq!(
        accepted().decide(Actor::Clock, &Command::Flag, Timestamp(i64::MAX)),
        Err(Refusal::NoClock)
    );
}

#[test]
fn where_wins_are_claimed_the_clock_only_says_so() {
    let game = clocked(TimeControl::Days(1), true);
    let deadline = game.deadline().unwrap();
    assert_eq!(
        refused(&game, BOB, &Command::Claim, deadline),
        Refusal::TooEarly,
        "the clock is to look first"
    );
    let overdue = after_at(game, Actor::Clock, &Command::Flag, deadline);
    assert_eq!((overdue.phase(), overdue.overdue()), (Phase::Playing, true));
    assert_eq!(
        overdue.decide(Actor::Clock, &Command::Flag, deadline),
        Err(Refusal::AskedAlready)
    );
    assert_eq!(
        refused(&overdue, ALICE, &Command::Claim, deadline),
        Refusal::YourOwnTurn
    );
    let claimed = after_at(
        overdue.clone(),
        Actor::Player(BOB),
        &Command::Claim,
        deadline,
    );
    assert_eq!(
        claimed.ending(),
        Some(Ending::Flagged { loser: Side::First })
    );
    let moved = after_at(overdue, Actor::Player(ALICE), &play("c3d3"), deadline);
    assert!(!moved.overdue(), "a move that comes first counts");
    assert_eq!(
        refused(&moved, ALICE, &Command::Claim, deadline),
        Refusal::TooEarly
    );
}

#[test]
fn the_opponent_gives_a_day_within_reason() {
    let game = clocked(TimeControl::Days(14), false);
    assert_eq!(
        refused(&game, ALICE, &Command::Give, START),
        Refusal::YourOwnTurn
    );
    let mut given = game;
    for days in 15..=30 {
        given = after(given, BOB, &Command::Give);
        assert_eq!(given.deadline(), Some(START.after(days * DAY)));
    }
    assert_eq!(
        refused(&given, BOB, &Command::Give, START),
        Refusal::EnoughTime
    );
    assert_eq!(given.position_seq(), 2, "the board's controls stay good");
    assert_eq!(
        refused(&accepted(), BOB, &Command::Give, START),
        Refusal::NoClock
    );
    let moved = after(given, ALICE, &play("c3d3"));
    assert_eq!(moved.deadline(), Some(START.after(14 * DAY)));
}

#[test]
fn time_is_given_back_up_to_a_moment() {
    let game = clocked("2d+12h".parse().unwrap(), false);
    let until = START.after(5 * DAY);
    let extend = Command::Extend {
        until,
        why: Extension::Vacation,
    };
    assert_eq!(refused(&game, ALICE, &extend, START), Refusal::NotYours);
    let given = after_at(game, Actor::Clock, &extend, START);
    assert_eq!(given.deadline(), Some(until));
    assert_eq!(given.clocks().vacation_given(), 3 * DAY);
    assert_eq!(
        given.decide(Actor::Clock, &extend, START),
        Err(Refusal::EnoughTime)
    );
    // The bank is not charged for it.
    let moved = after_at(
        given,
        Actor::Player(ALICE),
        &play("c3d3"),
        START.after(4 * DAY),
    );
    assert_eq!(
        moved.clocks().bank(Side::First),
        Some(Duration::from_hours(36))
    );
}

#[test]
fn the_posts_move_once() {
    let home = Command::Rehome(Venue::Thread(ChannelId(99)));
    assert_eq!(refused(&accepted(), ALICE, &home, START), Refusal::NotYours);
    let game = after_at(accepted(), Actor::Clock, &home, START);
    assert_eq!(
        (game.venue(), game.channel()),
        (Some(Venue::Thread(ChannelId(99))), ChannelId(99))
    );
    assert_eq!(
        game.decide(Actor::Clock, &home, START),
        Err(Refusal::AskedAlready)
    );
    let direct = after_at(game, Actor::Clock, &Command::Rehome(Venue::Direct), START);
    assert_eq!(direct.venue(), Some(Venue::Direct));
    assert_eq!(direct.position_seq(), 2);
}
