//! Offers: their effects, who may answer, and when they expire.

use super::*;
use banyan::play::{FREE_TAKEBACK_TIME, Offer, REMATCH_LIFE, TimeControl};

const DRAW: Command = Command::Offer(Offer::Draw);
const TAKEBACK: Command = Command::Offer(Offer::Takeback);
const REMATCH: Command = Command::Offer(Offer::Rematch);

fn clocked() -> Match {
    let terms = Terms {
        time: TimeControl::Days(3),
        ..terms(SideChoice::First)
    };
    let open = Match::open(terms, START).unwrap().with_id(MatchId(7));
    after(open, BOB, &Command::Accept { lot: Side::First })
}

#[test]
fn a_draw_is_agreed_by_answer_or_by_asking_the_same() {
    let asked = after(accepted(), BOB, &DRAW);
    assert_eq!(
        asked
            .open_offer(Offer::Draw)
            .map(|offer| (offer.by, offer.seq)),
        Some((BOB, 3))
    );
    assert_eq!(asked.position_seq(), 2, "the board's controls stay good");
    for answer in [Command::Agree(Offer::Draw), DRAW] {
        let drawn = after(asked.clone(), ALICE, &answer);
        assert_eq!(drawn.ending(), Some(Ending::DrawAgreed));
        assert_eq!(drawn.ending().and_then(|ending| ending.winner()), None);
    }
    assert_eq!(
        refused(&asked, BOB, &Command::Agree(Offer::Draw), START),
        Refusal::NoOffer,
        "nobody agrees with themselves"
    );
    assert_eq!(refused(&asked, BOB, &DRAW, START), Refusal::AskedAlready);
    assert_eq!(refused(&asked, CAROL, &DRAW, START), Refusal::NotYours);
    assert_eq!(
        refused(&accepted(), ALICE, &Command::Agree(Offer::Draw), START),
        Refusal::NoOffer
    );
}

#[test]
fn a_refused_offer_is_not_repeated_at_the_same_position() {
    let asked = after(accepted(), ALICE, &DRAW);
    for player in [ALICE, BOB] {
        let refused_once = after(asked.clone(), player, &Command::Refuse(Offer::Draw));
        assert_eq!(refused_once.open_offer(Offer::Draw), None);
        assert_eq!(
            refused(&refused_once, BOB, &Command::Agree(Offer::Draw), START),
            Refusal::NoOffer
        );
        assert_eq!(
            refused(&refused_once, ALICE, &DRAW, START),
            Refusal::AskedAlready
        );
        let moved = after(refused_once, ALICE, &play("c3d3"));
        let again = after(moved, ALICE, &DRAW);
        assert!(again.open_offer(Offer::Draw).is_some());
    }
}

#[test]
fn every_offer_is_void_when_the_position_moves_on() {
    let mut game = after(clocked(), ALICE, &play("c3d3"));
    let late = START.after(FREE_TAKEBACK_TIME + Duration::from_secs(1));
    for offer in [Offer::Draw, Offer::Takeback, Offer::Pause] {
        game = after_at(game, Actor::Player(ALICE), &Command::Offer(offer), late);
    }
    assert_eq!(game.offers().len(), 3);
    let moved = after_at(game, Actor::Player(BOB), &play("g7g6"), late);
    assert_eq!(moved.offers(), []);
    for offer in Offer::ALL {
        assert_eq!(
            refused(&moved, BOB, &Command::Agree(offer), late),
            Refusal::NoOffer,
            "{offer:?}"
        );
    }
}

#[test]
fn second_thoughts_need_no_leave_for_a_minute() {
    let game = after(clocked(), ALICE, &play("c3d3"));
    let last = START.after(FREE_TAKEBACK_TIME);
    let back = after_at(game.clone(), Actor::Player(ALICE), &TAKEBACK, last);
    assert_eq!((back.record().ply(), back.to_move()), (0, Some(ALICE)));
    assert_eq!(
        back.deadline(),
        Some(START.after(Duration::from_hours(72))),
        "it wins no time"
    );
    let too_late = Timestamp(last.0 + 1);
    let asked = after_at(game.clone(), Actor::Player(ALICE), &TAKEBACK, too_late);
    assert_eq!(asked.record().ply(), 1);
    let agreed = after_at(
        asked,
        Actor::Player(BOB),
        &Command::Agree(Offer::Takeback),
        too_late,
    );
    assert_eq!((agreed.record().ply(), agreed.to_move()), (0, Some(ALICE)));
    assert_eq!(
        agreed.deadline(),
        Some(too_late.after(Duration::from_hours(72))),
        "what the opponent allowed costs no time"
    );
    assert_eq!(
        refused(&back, ALICE, &TAKEBACK, last),
        Refusal::NothingToTakeBack
    );
}

#[test]
fn the_opponents_answer_goes_with_the_move_that_is_taken_back() {
    let one = after(accepted(), ALICE, &play("c3d3"));
    let both = after(one, BOB, &play("g7g6"));
    let asked = after(both, ALICE, &TAKEBACK);
    assert_eq!(
        asked.record().ply(),
        2,
        "the opponent has moved: it is asked"
    );
    let agreed = after(asked, BOB, &TAKEBACK);
    // Bob's own takeback would be granted at once, so only Alice's is open.
    assert_eq!(agreed.record().ply(), 1);
    assert_eq!(
        refused(
            &after(accepted(), ALICE, &play("c3d3")),
            BOB,
            &TAKEBACK,
            START
        ),
        Refusal::NothingToTakeBack
    );
}

#[test]
fn a_pause_stops_the_clocks_and_a_move_ends_it() {
    assert_eq!(
        refused(&accepted(), ALICE, &Command::Offer(Offer::Pause), START),
        Refusal::NoClock
    );
    let asked = after(clocked(), BOB, &Command::Offer(Offer::Pause));
    let paused = after(asked, ALICE, &Command::Agree(Offer::Pause));
    assert!(paused.clocks().paused());
    assert_eq!((paused.deadline(), paused.reminder()), (None, None));
    assert_eq!(
        refused(&paused, BOB, &Command::Offer(Offer::Pause), START),
        Refusal::Paused
    );
    let later = START.after(Duration::from_hours(500));
    let resumed = after_at(paused.clone(), Actor::Player(BOB), &Command::Resume, later);
    assert_eq!(
        resumed.deadline(),
        Some(later.after(Duration::from_hours(72)))
    );
    assert_eq!(
        refused(&resumed, BOB, &Command::Resume, later),
        Refusal::NotPaused
    );
    let moved = after_at(paused, Actor::Player(ALICE), &play("c3d3"), later);
    assert_eq!(
        moved.deadline(),
        Some(later.after(Duration::from_hours(72)))
    );
}

#[test]
fn a_rematch_needs_both_and_swaps_the_sides() {
    let over = won();
    assert_eq!(
        refused(&accepted(), ALICE, &REMATCH, START),
        Refusal::NotOver
    );
    let asked = after(over.clone(), ALICE, &REMATCH);
    let agreed = after(asked.clone(), BOB, &REMATCH);
    assert!(agreed.rematched());
    assert_eq!(refused(&agreed, ALICE, &REMATCH, START), Refusal::Rematched);
    let rematch = agreed.rematch(ALICE, START).unwrap();
    assert_eq!(rematch.phase(), Phase::Playing);
    assert_eq!(
        (rematch.player(Side::First), rematch.player(Side::Second)),
        (Some(BOB), Some(ALICE))
    );
    assert_eq!(rematch.terms().rematch_of, Some(MatchId(7)));
    assert_eq!(rematch.terms().ruleset, over.terms().ruleset);
    assert_eq!(
        Match::replay(MatchId(8), rematch.events()),
        Ok(rematch.clone().with_id(MatchId(8)))
    );
    let last = START.after(REMATCH_LIFE);
    assert!(asked.decide(Actor::Player(BOB), &REMATCH, last).is_ok());
    let late = Timestamp(last.0 + 1);
    assert_eq!(
        refused(&asked, BOB, &Command::Agree(Offer::Rematch), late),
        Refusal::TooLateForRematch
    );
    let off = after(accepted(), ALICE, &Command::Abort);
    assert_eq!(refused(&off, ALICE, &REMATCH, START), Refusal::NotOver);
}

/// An event notifies the players concerned, except the one who caused it.
#[test]
fn an_event_concerns_the_one_who_does_not_know_yet() {
    let open = opened();
    assert_eq!(open.players_to_notify(), [BOB], "a challenge is answered");
    let begun = accepted();
    assert_eq!(begun.players_to_notify(), [ALICE], "the challenger");
    let moved = after(begun.clone(), ALICE, &play("c3d3"));
    assert_eq!(moved.players_to_notify(), [BOB]);
    let back = after(moved.clone(), ALICE, &Command::Offer(Offer::Takeback));
    assert!(back.players_to_notify().is_empty(), "who takes back knows");
    for asker in [ALICE, BOB] {
        let asked = after(moved.clone(), asker, &Command::Offer(Offer::Draw));
        let other = asked.opponent_of(asker);
        assert_eq!(
            Some(asked.players_to_notify()),
            other.map(|other| vec![other])
        );
        let other = asked.opponent_of(asker).expect("an opponent");
        let refused = after(asked.clone(), other, &Command::Refuse(Offer::Draw));
        assert_eq!(refused.players_to_notify(), [asker]);
        let refused = after(asked, asker, &Command::Refuse(Offer::Draw));
        assert!(
            refused.players_to_notify().is_empty(),
            "who withdraws knows"
        );
    }
    let resigned = after(moved, ALICE, &Command::Resign);
    assert_eq!(resigned.players_to_notify(), [BOB]);
    assert_eq!(won().players_to_notify(), [BOB], "the mover knows");
    let declined = after(open, BOB, &Command::Decline { reason: None });
    assert_eq!(declined.players_to_notify(), [ALICE]);
}
