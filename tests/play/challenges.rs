//! Challenges: open ones, declining with a reason, counter-proposals, calling off.

use super::*;
use banyan::play::{DeclineReason, Proposal, TimeControl};

fn proposal() -> Proposal {
    Proposal {
        ruleset: "jungle/oca".parse().unwrap(),
        side: SideChoice::Second,
        time: TimeControl::Days(3),
        rated: None,
    }
}

fn to_all() -> Match {
    let terms = Terms {
        opponent: None,
        ..terms(SideChoice::First)
    };
    Match::open(terms, START).unwrap().with_id(MatchId(7))
}

#[test]
fn an_open_challenge_is_taken_up_once_and_not_by_its_challenger() {
    let accept = Command::Accept { lot: Side::First };
    let open = to_all();
    assert_eq!((open.opponent(), open.awaits()), (None, None));
    assert_eq!(
        refused(&open, ALICE, &accept, START),
        Refusal::NotTheOpponent
    );
    for command in [
        Command::Decline { reason: None },
        Command::Counter(proposal()),
        Command::Cancel,
        Command::Resign,
    ] {
        assert_eq!(refused(&open, CAROL, &command, START), Refusal::NotYours);
    }
    let taken = after(open, CAROL, &accept);
    assert_eq!(taken.opponent(), Some(CAROL));
    assert_eq!(taken.player(Side::Second), Some(CAROL));
    assert_eq!(refused(&taken, BOB, &accept, START), Refusal::NotYours);
    assert_eq!(
        refused(&taken, CAROL, &accept, START),
        Refusal::AlreadyStarted
    );
}

#[test]
fn a_challenge_is_declined_with_a_reason_or_none() {
    for reason in DeclineReason::ALL.map(Some).into_iter().chain([None]) {
        let game = after(opened(), BOB, &Command::Decline { reason });
        assert_eq!(game.last_event().event, Event::Declined { reason });
        assert_eq!((game.phase(), game.deadline()), (Phase::Void, None));
    }
}

#[test]
fn another_proposal_changes_whether_the_game_is_rated_and_nothing_that_is_not_said() {
    let rated = |rated| {
        Command::Counter(Proposal {
            rated,
            ..terms(SideChoice::First).proposal()
        })
    };
    for same in [None, Some(false)] {
        assert_eq!(
            refused(&opened(), BOB, &rated(same), START),
            Refusal::SameTerms
        );
    }
    let game = after(opened(), BOB, &rated(Some(true)));
    assert!(game.terms().rated);
    let game = after(game, ALICE, &Command::Counter(proposal()));
    assert!(game.terms().rated, "nothing was said about it");
    let game = after(game, BOB, &Command::Accept { lot: Side::First });
    assert!(game.terms().rated);
    assert_eq!(Match::replay(game.id(), game.events()), Ok(game));
}

#[test]
fn another_proposal_changes_the_terms_and_who_answers() {
    let counter = Command::Counter(proposal());
    assert_eq!(
        refused(&opened(), ALICE, &counter, START),
        Refusal::NotTheOpponent
    );
    assert_eq!(
        refused(&to_all(), BOB, &counter, START),
        Refusal::NotYours,
        "nobody in particular was asked"
    );
    let later = START.after(Duration::from_hours(24));
    let game = after_at(opened(), Actor::Player(BOB), &counter, later);
    assert_eq!(game.terms().ruleset, proposal().ruleset);
    assert_eq!(game.record().ruleset(), proposal().ruleset);
    assert_eq!((game.proposer(), game.awaits()), (BOB, Some(ALICE)));
    assert_eq!(
        game.deadline(),
        Some(later.after(CHALLENGE_LIFE)),
        "the answer has its own time"
    );
    assert_eq!(
        game.as_of(1),
        opened(),
        "the first proposal is not forgotten"
    );
    assert_eq!(refused(&game, ALICE, &counter, later), Refusal::SameTerms);
    assert_eq!(
        refused(&game, BOB, &Command::Accept { lot: Side::First }, later),
        Refusal::NotTheOpponent
    );
    assert_eq!(
        refused(&game, ALICE, &Command::Cancel, later),
        Refusal::NotTheChallenger
    );
    let cancelled = after(game.clone(), BOB, &Command::Cancel);
    assert_eq!(cancelled.phase(), Phase::Void);
    // The challenger keeps the chosen side against any opponent.
    let begun = after(game, ALICE, &Command::Accept { lot: Side::First });
    assert_eq!(begun.player(Side::First), Some(BOB));
    assert_eq!(
        begun.deadline(),
        Some(START.after(Duration::from_hours(72)))
    );
}

#[test]
fn a_match_is_called_off_until_both_have_moved() {
    let one = after(accepted(), ALICE, &play("c3d3"));
    for game in [accepted(), one.clone()] {
        for player in [ALICE, BOB] {
            let off = after(game.clone(), player, &Command::Abort);
            assert_eq!((off.phase(), off.ending()), (Phase::Void, None));
            assert_eq!(refused(&off, BOB, &play("g7g6"), START), Refusal::Void);
        }
    }
    let both = after(one, BOB, &play("g7g6"));
    assert_eq!(
        refused(&both, ALICE, &Command::Abort, START),
        Refusal::TooLateToAbort
    );
    assert_eq!(
        refused(&opened(), ALICE, &Command::Abort, START),
        Refusal::NotStarted
    );
}

#[test]
fn what_is_agreed_in_direct_messages_is_played_there_and_so_is_its_rematch() {
    let agreed = Terms {
        direct: true,
        guild: None,
        ..terms(SideChoice::First)
    };
    let open = Match::open(agreed, START).unwrap().with_id(MatchId(7));
    assert_eq!(open.venue(), Some(Venue::Direct));
    let playing = after(open, BOB, &Command::Accept { lot: Side::First });
    let over = after(playing, ALICE, &Command::Resign);
    let rematch = over.rematch(BOB, START).unwrap();
    assert_eq!(rematch.venue(), Some(Venue::Direct));
}
