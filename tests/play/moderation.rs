//! Moderation of a match: what moderators can do, and that nobody else can.

use super::*;

const MOD: Actor = Actor::Moderator(CAROL);

fn void() -> Command {
    Command::Void {
        reason: "two accounts".to_owned(),
    }
}

fn adjudicate(winner: Option<Side>) -> Command {
    Command::Adjudicate {
        winner,
        reason: "gone for good".to_owned(),
    }
}

fn judged(mut game: Match, command: &Command) -> Match {
    let events = game.decide(MOD, command, START).expect("allowed");
    take(&mut game, MOD, START, events);
    let replayed = Match::replay(game.id(), game.events()).expect("it replays");
    assert_eq!(replayed.ending(), game.ending());
    game
}

#[test]
fn a_match_is_struck_out_whatever_had_become_of_it() {
    for game in [opened(), accepted(), won()] {
        let before = game.phase();
        let void = judged(game, &void());
        assert_eq!((void.phase(), void.ending()), (Phase::Void, None));
        assert_eq!((void.awaits(), void.deadline()), (None, None));
        assert_eq!(void.is_voided(), before == Phase::Over);
        assert_eq!(void.moderation_reason(), Some("two accounts"));
        assert!(
            void.seqs_with_controls().is_empty(),
            "no rematch of what never was"
        );
        for command in [self::void(), adjudicate(None)] {
            assert_eq!(void.decide(MOD, &command, START), Err(Refusal::Void));
        }
    }
}

#[test]
fn a_running_match_is_decided_for_a_side_or_nobody() {
    for winner in [None, Some(Side::First), Some(Side::Second)] {
        let over = judged(accepted(), &adjudicate(winner));
        assert_eq!(over.phase(), Phase::Over);
        let ending = over.ending().expect("an ending");
        assert_eq!((ending.winner(), ending.key()), (winner, "adjudicated"));
        assert_eq!(over.moderation_reason(), Some("gone for good"));
        assert!(!over.is_voided());
    }
    let no = |game: Match| game.decide(MOD, &adjudicate(None), START);
    assert_eq!(no(opened()), Err(Refusal::NotStarted));
    assert_eq!(no(won()), Err(Refusal::Over));
}

#[test]
fn nobody_judges_their_own_match_or_without_the_office() {
    for command in [void(), adjudicate(Some(Side::First))] {
        for player in [ALICE, BOB] {
            let own = accepted().decide(Actor::Moderator(player), &command, START);
            assert_eq!(own, Err(Refusal::OwnMatch));
        }
        for by in [Actor::Player(ALICE), Actor::Player(CAROL), Actor::Clock] {
            assert_eq!(
                accepted().decide(by, &command, START),
                Err(Refusal::NotYours)
            );
        }
    }
    for command in [Command::Resign, play("c3d3"), Command::Abort] {
        let no = accepted().decide(MOD, &command, START);
        assert_eq!(no, Err(Refusal::NotYours), "{command:?}");
    }
}

#[test]
fn a_judgement_by_somebody_else_does_not_replay() {
    let game = judged(accepted(), &void());
    for by in [Actor::Player(CAROL), Actor::Clock] {
        let mut events = game.events().to_vec();
        events[2].by = by;
        let corrupt = Match::replay(game.id(), &events).expect_err("forged");
        assert_eq!(corrupt.seq, 3);
    }
}
