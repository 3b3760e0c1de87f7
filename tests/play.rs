//! The match as a state machine: who may do what when, and that random commands never break it.

mod challenges;
mod clocks;
mod conditional_moves;
mod moderation;
mod offers;
mod profiles;
mod quiet;
mod rating;
mod stored;
mod time;
mod transcripts;

use std::time::Duration;

use banyan::play::{
    Actor, ChannelId, Command, CorruptRecord, Ending, Event, Extension, GuildId, Match, MatchId,
    Offer, Phase, PlayerId, Proposal, Refusal, SideChoice, Stamped, Terms, TimeControl, Timestamp,
    Venue,
};
use banyan::rules::{MoveError, Outcome, Reason, Side};
use proptest::prelude::*;

const ALICE: PlayerId = PlayerId(1);
const BOB: PlayerId = PlayerId(2);
const CAROL: PlayerId = PlayerId(3);
const CHALLENGE_LIFE: Duration = Duration::from_hours(14 * 24);
const START: Timestamp = Timestamp(1_700_000_000_000);

/// The first side walks its wolf into the den while the other side makes neutral moves.
pub const TO_THE_DEN: [&str; 13] = [
    "c3d3", "g7g6", "d3d4", "g6g7", "d4d5", "g7g6", "d5d6", "g6g7", "d6d7", "g7g6", "d7d8", "g6g7",
    "d8d9",
];

fn terms(side: SideChoice) -> Terms {
    let ruleset = "jungle/classic".parse().unwrap();
    Terms {
        side,
        guild: Some(GuildId(10)),
        ..Terms::new(ALICE, Some(BOB), ruleset, ChannelId(11))
    }
}

fn opened() -> Match {
    Match::open(terms(SideChoice::First), START)
        .unwrap()
        .with_id(MatchId(7))
}

fn accepted() -> Match {
    after(opened(), BOB, &Command::Accept { lot: Side::First })
}

fn play(text: &str) -> Command {
    Command::Move {
        text: text.to_owned(),
    }
}

fn take(game: &mut Match, by: Actor, at: Timestamp, events: Vec<Event>) {
    for event in events {
        game.apply(&Stamped {
            seq: game.seq() + 1,
            at,
            by,
            event,
        })
        .expect("what was decided can be applied");
    }
}

fn after(game: Match, player: PlayerId, command: &Command) -> Match {
    after_at(game, Actor::Player(player), command, START)
}

fn after_at(mut game: Match, by: Actor, command: &Command, at: Timestamp) -> Match {
    let events = game.decide(by, command, at).unwrap();
    take(&mut game, by, at, events);
    let again = Match::replay(game.id(), game.events());
    assert_eq!(again.as_ref(), Ok(&game), "what was decided replays");
    game
}

/// The refusal of a command that must be refused.
fn refused(game: &Match, player: PlayerId, command: &Command, at: Timestamp) -> Refusal {
    game.decide(Actor::Player(player), command, at)
        .expect_err("it is refused")
}

fn won() -> Match {
    TO_THE_DEN
        .iter()
        .enumerate()
        .fold(accepted(), |game, (ply, text)| {
            after(game, if ply % 2 == 0 { ALICE } else { BOB }, &play(text))
        })
}

#[test]
fn nobody_challenges_themselves() {
    let terms = Terms {
        opponent: Some(ALICE),
        ..terms(SideChoice::Lot)
    };
    assert_eq!(Match::open(terms, START), Err(Refusal::SelfChallenge));
}

#[test]
fn the_side_is_the_challengers_wish_or_the_lots() {
    for (side, lot, first) in [
        (SideChoice::First, Side::Second, ALICE),
        (SideChoice::Second, Side::First, BOB),
        (SideChoice::Lot, Side::First, ALICE),
        (SideChoice::Lot, Side::Second, BOB),
    ] {
        let game = after(
            Match::open(terms(side), START).unwrap(),
            BOB,
            &Command::Accept { lot },
        );
        assert_eq!(game.player(Side::First), Some(first), "{side:?} {lot:?}");
        assert_eq!(game.player(Side::Second), game.opponent_of(first));
        assert_eq!(game.to_move(), Some(first));
        assert_eq!(game.side_of(first), Some(Side::First));
        assert_eq!(game.side_of(CAROL), None);
    }
}

/// Every command by every actor in every phase: whether it is refused, and how.
#[test]
fn who_may_do_what_and_when() {
    let accept = Command::Accept { lot: Side::First };
    let declined = after(opened(), BOB, &Command::Decline { reason: None });
    let resigned = after(accepted(), BOB, &Command::Resign);
    let yes = Ok(());
    let no = Err;
    let (alice, bob) = (Actor::Player(ALICE), Actor::Player(BOB));
    let table = vec![
        (opened(), bob, accept.clone(), yes.clone()),
        (
            opened(),
            bob,
            Command::Decline { reason: None },
            yes.clone(),
        ),
        (opened(), alice, Command::Cancel, yes.clone()),
        (opened(), alice, accept.clone(), no(Refusal::NotTheOpponent)),
        (
            opened(),
            alice,
            Command::Decline { reason: None },
            no(Refusal::NotTheOpponent),
        ),
        (
            opened(),
            bob,
            Command::Cancel,
            no(Refusal::NotTheChallenger),
        ),
        (opened(), alice, play("c3d3"), no(Refusal::NotStarted)),
        (opened(), bob, Command::Resign, no(Refusal::NotStarted)),
        (
            opened(),
            Actor::Clock,
            Command::Expire,
            no(Refusal::TooEarly),
        ),
        (accepted(), alice, play("c3d3"), yes.clone()),
        (accepted(), bob, play("c7d7"), no(Refusal::NotYourTurn)),
        (accepted(), alice, Command::Resign, yes.clone()),
        (accepted(), bob, Command::Resign, yes),
        (accepted(), bob, accept.clone(), no(Refusal::AlreadyStarted)),
        (
            accepted(),
            bob,
            Command::Decline { reason: None },
            no(Refusal::AlreadyStarted),
        ),
        (
            accepted(),
            alice,
            Command::Cancel,
            no(Refusal::AlreadyStarted),
        ),
        (
            accepted(),
            Actor::Clock,
            Command::Expire,
            no(Refusal::AlreadyStarted),
        ),
        (declined.clone(), bob, accept.clone(), no(Refusal::Void)),
        (declined.clone(), alice, Command::Cancel, no(Refusal::Void)),
        (declined.clone(), alice, play("c3d3"), no(Refusal::Void)),
        (declined, Actor::Clock, Command::Expire, no(Refusal::Void)),
        (resigned.clone(), alice, play("c3d3"), no(Refusal::Over)),
        (resigned.clone(), bob, accept.clone(), no(Refusal::Over)),
        (resigned.clone(), alice, Command::Resign, no(Refusal::Over)),
        (resigned, Actor::Clock, Command::Expire, no(Refusal::Over)),
    ];
    for (game, by, command, expected) in table {
        let decided = game.decide(by, &command, START).map(drop);
        assert_eq!(
            decided,
            expected,
            "{command:?} by {by:?} in {:?}",
            game.phase()
        );
    }
}

#[test]
fn strangers_and_time_have_no_say() {
    let accept = Command::Accept { lot: Side::First };
    let (alice, carol) = (Actor::Player(ALICE), Actor::Player(CAROL));
    for game in [opened(), accepted(), won()] {
        for command in [
            accept.clone(),
            Command::Decline { reason: None },
            Command::Cancel,
            play("c3d3"),
            Command::Resign,
            Command::Expire,
        ] {
            assert_eq!(
                game.decide(carol, &command, START),
                Err(Refusal::NotYours),
                "a stranger's {command:?}"
            );
        }
        for command in [
            accept.clone(),
            Command::Decline { reason: None },
            Command::Cancel,
            play("c3d3"),
            Command::Resign,
        ] {
            assert_eq!(
                game.decide(Actor::Clock, &command, START),
                Err(Refusal::NotYours),
                "the clock's {command:?}"
            );
        }
        assert_eq!(
            game.decide(alice, &Command::Expire, START),
            Err(Refusal::NotYours),
            "only time withdraws"
        );
    }
}

#[test]
fn a_refused_move_says_why() {
    let by = Actor::Player(ALICE);
    assert!(matches!(
        accepted().decide(by, &play("zebra to the moon"), START),
        Err(Refusal::Move(MoveError::Notation(_)))
    ));
    assert!(matches!(
        accepted().decide(by, &play("c3c5"), START),
        Err(Refusal::Move(MoveError::Illegal(_)))
    ));
}

#[test]
fn a_challenge_runs_out_when_its_time_has_come() {
    let game = opened();
    assert_eq!(game.deadline(), Some(START.after(CHALLENGE_LIFE)));
    let almost = Timestamp(START.after(CHALLENGE_LIFE).0 - 1);
    assert_eq!(
        game.decide(Actor::Clock, &Command::Expire, almost),
        Err(Refusal::TooEarly)
    );
    let due = START.after(CHALLENGE_LIFE + Duration::from_hours(1));
    assert_eq!(
        game.decide(Actor::Clock, &Command::Expire, due),
        Ok(vec![Event::Expired])
    );
    assert_eq!(accepted().deadline(), None);
}

#[test]
fn the_winning_move_ends_the_match() {
    let game = won();
    let outcome = Outcome::Win {
        winner: Side::First,
        by: Reason::DEN,
    };
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!(game.last_event().event, Event::Ended { outcome });
    assert_eq!(game.ending(), Some(Ending::Rules(outcome)));
    assert_eq!(
        game.ending().and_then(|ending| ending.winner()),
        Some(Side::First)
    );
    assert_eq!(game.ending().map(|ending| ending.key()), Some("den"));
    assert_eq!((game.awaits(), game.to_move()), (None, None));
    assert_eq!(game.record().ply(), TO_THE_DEN.len());
}

#[test]
fn who_resigns_loses() {
    let game = after(accepted(), BOB, &Command::Resign);
    assert_eq!(
        game.ending(),
        Some(Ending::Resigned {
            loser: Side::Second
        })
    );
    assert_eq!(
        game.ending().and_then(|ending| ending.winner()),
        Some(Side::First)
    );
    assert_eq!(game.ending().map(|ending| ending.key()), Some("resigned"));
}

#[test]
fn the_third_repetition_draws() {
    let shuffle = ["a1b1", "g9f9", "b1a1", "f9g9"];
    let mut game = accepted();
    for text in shuffle.iter().cycle().take(8) {
        let mover = game.to_move().expect("not over yet");
        game = after(game, mover, &play(text));
    }
    assert_eq!(
        game.ending(),
        Some(Ending::Rules(Outcome::Draw {
            by: Reason::REPETITION
        }))
    );
    assert_eq!(game.ending().and_then(|ending| ending.winner()), None);
}

#[test]
fn until_shows_the_match_as_it_was() {
    let game = won();
    assert_eq!(game.as_of(1), opened());
    assert_eq!(game.as_of(2), accepted());
    assert_eq!(
        game.as_of(3),
        after(accepted(), ALICE, &play(TO_THE_DEN[0]))
    );
    assert_eq!(game.as_of(game.seq()), game);
    assert_eq!(
        game.as_of(0),
        opened(),
        "nothing is earlier than the challenge"
    );
    assert_eq!(game.as_of(u32::MAX), game, "nothing is later than now");
}

#[test]
fn what_does_not_replay_is_named() {
    let events = won().events().to_vec();
    let corrupt = |change: &dyn Fn(&mut Vec<Stamped<Event>>)| {
        let mut events = events.clone();
        change(&mut events);
        let CorruptRecord { id, seq, why } =
            Match::replay(MatchId(7), &events).expect_err("something is wrong with it");
        assert_eq!(id, MatchId(7));
        assert!(!why.is_empty());
        seq
    };
    assert_eq!(corrupt(&|events| events.clear()), 1);
    assert_eq!(corrupt(&|events| drop(events.remove(0))), 1);
    assert_eq!(
        corrupt(&|events| drop(events.remove(4))),
        6,
        "a gap shows at the event behind it"
    );
    assert_eq!(corrupt(&|events| events.swap(4, 5)), 6);
    assert_eq!(
        corrupt(&|events| events[0].event = Event::Declined { reason: None }),
        1
    );
    assert_eq!(corrupt(&|events| events[0].seq = 2), 1);
    assert_eq!(
        corrupt(&|events| events[1].event = Event::Accepted { first: CAROL }),
        2
    );
    assert_eq!(
        corrupt(&|events| events[1].event = Event::Resigned { side: Side::First }),
        2
    );
    assert_eq!(
        corrupt(&|events| events[2].event = events[3].event.clone()),
        3,
        "an illegal move"
    );
    assert_eq!(
        corrupt(&|events| events[6].event = Event::Accepted { first: ALICE }),
        7
    );
    assert_eq!(
        corrupt(&|events| drop(events.pop())),
        16,
        "an end that is missing"
    );
    let draw = Event::Ended {
        outcome: Outcome::Draw {
            by: Reason::REPETITION,
        },
    };
    assert_eq!(
        corrupt(&|events| events[15].event = draw.clone()),
        16,
        "an end that the rules do not see"
    );
    assert_eq!(corrupt(&|events| events[9].event = draw.clone()), 10);
    let mut oneself = terms(SideChoice::Lot);
    oneself.opponent = Some(oneself.challenger);
    assert_eq!(
        corrupt(&|events| events[0].event = Event::Challenged(oneself.clone())),
        1
    );
    let careless = Event::from_stored("moved", Some(r#"{"move":"C3-D3"}"#)).unwrap();
    assert_eq!(
        corrupt(&|events| events[2].event = careless.clone()),
        3,
        "stored moves are canonical"
    );
}

/// A random command: mostly sensible, sometimes nonsense.
fn asked() -> impl Strategy<Value = (u8, u8, usize, String)> {
    (0_u8..8, 0_u8..40, any::<usize>(), "\\PC{0,12}")
}

fn asked_of(game: &Match, (who, what, which, text): (u8, u8, usize, String)) -> (Actor, Command) {
    let by = match who {
        0 => Actor::Clock,
        1 if what % 2 == 0 => Actor::Moderator(CAROL),
        1 => Actor::Player(CAROL),
        2 => Actor::Player(ALICE),
        3 => Actor::Player(BOB),
        _ => Actor::Player(game.awaits().unwrap_or(BOB)),
    };
    let lot = Side::ALL[which % 2];
    let command = match what {
        0 => Command::Decline { reason: None },
        1 => Command::Cancel,
        2 => Command::Resign,
        3 => Command::Expire,
        4 => Command::Move { text },
        5..9 => Command::Accept { lot },
        9..12 => Command::Offer(Offer::ALL[which % 4]),
        12 => Command::Agree(Offer::ALL[which % 4]),
        13 => Command::Refuse(Offer::ALL[which % 4]),
        14 => Command::Give,
        15 => Command::Resume,
        16 => Command::Flag,
        17 => Command::Claim,
        18 => Command::Abort,
        19 => Command::Rehome(Venue::Thread(ChannelId(which as u64))),
        20 => Command::Extend {
            until: START.after(Duration::from_hours(which as u64 % 2000)),
            why: Extension::Vacation,
        },
        21 => Command::Counter(Proposal {
            ruleset: game.terms().ruleset,
            side: [SideChoice::First, SideChoice::Second, SideChoice::Lot][which % 3],
            time: TimeControl::Days(2),
            rated: [None, Some(true), Some(false)][which % 3],
        }),
        22 if which % 5 == 0 => Command::Void { reason: text },
        22 => Command::Adjudicate {
            winner: [None, Some(Side::First), Some(Side::Second)][which % 3],
            reason: text,
        },
        _ => {
            let moves = game.record().legal_moves();
            let text = if moves.is_empty() {
                text
            } else {
                moves[which % moves.len()].to_string()
            };
            Command::Move { text }
        }
    };
    (by, command)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn random_commands_keep_the_fold_whole(
        clock in prop_oneof![Just("none"), Just("1d"), Just("2d+6h")],
        claim in any::<bool>(),
        side in prop_oneof![Just(SideChoice::First), Just(SideChoice::Second), Just(SideChoice::Lot)],
        asked in prop::collection::vec(asked(), 1..120),
        cut in any::<prop::sample::Index>(),
    ) {
        let terms = Terms { time: clock.parse().unwrap(), claim, ..terms(side) };
        let mut game = Match::open(terms, START).unwrap().with_id(MatchId(7));
        let mut now = START;
        for request in asked {
            now = now.after(Duration::from_hours(9));
            let (by, command) = asked_of(&game, request);
            let before = game.clone();
            if let Ok(events) = game.decide(by, &command, now) {
                prop_assert!(!events.is_empty(), "what is allowed happens");
                take(&mut game, by, now, events);
                prop_assert!(game.seq() > before.seq());
            } else {
                prop_assert_eq!(&game, &before);
            }
            let waits = matches!(game.phase(), Phase::Open | Phase::Playing);
            prop_assert_eq!(game.awaits().is_some(), waits);
            prop_assert_eq!(game.to_move().is_some(), game.phase() == Phase::Playing);
            prop_assert_eq!(game.ending().is_some(), game.phase() == Phase::Over);
            prop_assert!(game.deadline().is_none() || waits);
            prop_assert_eq!(game.deadline().is_some() && game.to_move().is_some(), game.reminder().is_some());
            prop_assert!(game.offers().iter().all(|offer| offer.seq > game.position_seq()), "an offer came back");
            prop_assert_eq!(game.record().outcome().is_some(), matches!(game.ending(), Some(Ending::Rules(_))));
        }

        let replayed = Match::replay(game.id(), game.events()).expect("what happened replays");
        prop_assert_eq!(&replayed, &game);
        prop_assert_eq!(replayed.record(), game.record());
        prop_assert_eq!(
            (replayed.phase(), replayed.awaits(), replayed.ending(), replayed.player(Side::First)),
            (game.phase(), game.awaits(), game.ending(), game.player(Side::First)),
        );
        for event in game.events() {
            let (kind, body) = event.event.to_stored();
            prop_assert_eq!(Event::from_stored(&kind, body.as_deref()), Ok(event.event.clone()));
        }
        let seq = u32::try_from(cut.index(game.events().len())).unwrap() + 1;
        let earlier = game.as_of(seq);
        prop_assert_eq!(earlier.events(), &game.events()[..seq as usize]);
    }

    #[test]
    fn damaged_records_never_panic(
        damage in prop::collection::vec((0_u8..4, any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..4),
    ) {
        let mut events = won().events().to_vec();
        for (kind, here, there) in damage {
            let (here, there) = (here.index(events.len()), there.index(events.len()));
            match kind {
                0 => events.swap(here, there),
                1 => events[here].seq = events[there].seq,
                2 => events[here].event = events[there].event.clone(),
                _ => events.truncate(here.max(1)),
            }
        }
        match Match::replay(MatchId(7), &events) {
            Ok(game) => prop_assert_eq!(game.events(), &events[..], "all of it counts"),
            Err(corrupt) => prop_assert!(corrupt.seq as usize <= won().events().len()),
        }
    }
}
