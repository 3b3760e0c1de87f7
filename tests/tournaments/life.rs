//! The life of a tournament: joining, start, deadlines, pauses, moderation.

use banyan::play::{Actor, MatchId, PlayerId, TimeControl, Timestamp};
use banyan::tournaments::{
    Application, Begins, Cancelled, Command, Conditions, Decided, Due, Event, Format, GameResult,
    Pairing, Phase, Plan, PlanError, Refusal, Tournament,
};

use super::field::{DAY, Field, ORGANISER, START, application, plan, player};

/// The matches that run although their pairings were decided without them; the app ends them.
fn orphaned_matches(tournament: &Tournament) -> Vec<MatchId> {
    let pairings = tournament.pairings().iter();
    let decided = pairings.filter(|pairing| !pairing.is_undecided());
    let last = decided.filter_map(|pairing| pairing.games.last());
    let running = last.filter(|game| game.result.is_none());
    running.filter_map(|game| game.match_id).collect()
}

const MODERATOR: Actor = Actor::Moderator(PlayerId(8_000));

fn round_robin() -> Plan {
    plan(Format::RoundRobin { double: false })
}

fn swiss() -> Plan {
    plan(Format::Swiss { rounds: 3 })
}

#[test]
fn plans_that_cannot_be_played() {
    let cases: Vec<(Plan, PlanError)> = vec![
        (
            Plan {
                name: " ".to_owned(),
                ..swiss()
            },
            PlanError::Name,
        ),
        (
            Plan {
                most: 257,
                ..swiss()
            },
            PlanError::Players { fewest: 2 },
        ),
        (
            Plan {
                fewest: 9,
                most: 8,
                ..swiss()
            },
            PlanError::Players { fewest: 2 },
        ),
        (plan(Format::Swiss { rounds: 0 }), PlanError::Rounds),
        (
            plan(Format::Knockout {
                best_of: 2,
                third_place: false,
            }),
            PlanError::BestOf,
        ),
        (plan(Format::Ladder { reach: 0, days: 3 }), PlanError::Reach),
        (plan(Format::Ladder { reach: 3, days: 0 }), PlanError::Days),
        (
            plan(Format::League {
                division: 11,
                promoted: 1,
                seasons: None,
            }),
            PlanError::Division,
        ),
        (
            plan(Format::League {
                division: 6,
                promoted: 4,
                seasons: None,
            }),
            PlanError::Promoted,
        ),
        (
            plan(Format::League {
                division: 6,
                promoted: 1,
                seasons: Some(0),
            }),
            PlanError::Seasons,
        ),
        (
            Plan {
                round_days: None,
                time: TimeControl::Unlimited,
                ..swiss()
            },
            PlanError::Endless,
        ),
        (
            Plan {
                late_until: 4,
                ..swiss()
            },
            PlanError::LateEntry,
        ),
        (
            Plan {
                late_until: 1,
                ..round_robin()
            },
            PlanError::LateEntry,
        ),
        (
            Plan {
                fill_level: Some(2),
                ..plan(Format::Ladder { reach: 2, days: 3 })
            },
            PlanError::Computers,
        ),
        (
            Plan {
                play_off: true,
                ..plan(Format::Knockout {
                    best_of: 1,
                    third_place: true,
                })
            },
            PlanError::PlayOff,
        ),
    ];
    for (plan, error) in cases {
        assert_eq!(plan.check(), Err(error));
        assert_eq!(Tournament::open(plan, START), Err(Refusal::Plan(error)));
    }
    let conditions = Conditions {
        lowest: Some(2),
        highest: Some(1),
        ..Conditions::default()
    };
    assert_eq!(
        Plan {
            conditions,
            ..swiss()
        }
        .check(),
        Err(PlanError::Ratings)
    );
}

#[test]
fn conditions_of_entry() {
    let conditions = Conditions {
        role: Some(5),
        lowest: Some(1200),
        highest: Some(1800),
        games: 10,
    };
    let mut field = Field::open(
        Plan {
            conditions,
            most: 2,
            ..swiss()
        },
        0,
        1,
    );
    let by = Actor::Player(player(1));
    let fits = Application {
        rating: 1500,
        games: 10,
        has_role: true,
        guild: None,
    };
    let asks = |application| Command::Join(application);
    let refusal = field.refuses(
        by,
        &asks(Application {
            has_role: false,
            guild: None,
            ..fits
        }),
    );
    assert_eq!(refusal, Refusal::NeedsRole { role: 5 });
    for rating in [1199, 1801] {
        let refusal = field.refuses(by, &asks(Application { rating, ..fits }));
        assert!(matches!(refusal, Refusal::Rating { .. }));
    }
    let refusal = field.refuses(by, &asks(Application { games: 9, ..fits }));
    assert_eq!(refusal, Refusal::Games { has: 9, needed: 10 });
    field.player(1, &asks(fits));
    assert_eq!(field.refuses(by, &asks(fits)), Refusal::AlreadyIn);
    // The organiser's guests need nothing.
    field.organiser(&Command::Enter {
        player: player(2),
        rating: 3000,
    });
    let third = Actor::Player(player(3));
    assert_eq!(field.refuses(third, &asks(fits)), Refusal::Full { most: 2 });
    field.player(1, &Command::Leave);
    field.player(3, &asks(fits));
}

#[test]
fn it_begins_at_its_time_or_is_cancelled() {
    let at = Timestamp(START.0 + DAY);
    let timed = Plan {
        begins: Begins::At(at),
        fewest: 3,
        ..swiss()
    };
    let mut field = Field::open(timed.clone(), 3, 1);
    assert_eq!(field.tournament.next_due(), Some((at, Due::Start)));
    assert_eq!(
        field.refuses(Actor::Clock, &Command::Start),
        Refusal::TooEarly
    );
    field.days_later(1);
    field.clock(&Command::Start);
    assert_eq!(
        (field.tournament.phase(), field.tournament.round()),
        (Phase::Playing, 1)
    );

    let mut empty = Field::open(timed, 2, 1);
    let by = Actor::Player(ORGANISER);
    assert_eq!(
        empty.refuses(by, &Command::Start),
        Refusal::TooFew {
            players: 2,
            needed: 3
        }
    );
    empty.days_later(1);
    let events = empty.clock(&Command::Start);
    assert_eq!(
        events,
        [Event::Cancelled {
            why: Cancelled::TooFew
        }]
    );
    assert_eq!(empty.refuses(by, &Command::Start), Refusal::Over);
    empty.replays();
}

#[test]
fn it_begins_when_it_is_full() {
    let mut field = Field::open(
        Plan {
            begins: Begins::Full,
            most: 4,
            ..swiss()
        },
        3,
        1,
    );
    assert_eq!(field.tournament.next_due(), None);
    field.player(4, &Command::Join(application(3500)));
    assert_eq!(field.tournament.round(), 1);
    let seeds: Vec<u64> = field
        .tournament
        .entrants()
        .iter()
        .map(|one| one.player.0)
        .collect();
    assert_eq!(seeds, [4, 1, 2, 3], "by rating");
}

#[test]
fn a_deadline_ends_the_round() {
    let mut field = Field::started(round_robin(), 6, 1);
    let until = Timestamp(START.0 + 14 * DAY);
    assert_eq!(
        field.tournament.next_due(),
        Some((until, Due::RoundEnds { round: 1 }))
    );
    assert_eq!(
        field.tournament.reminder(),
        Some(Timestamp(START.0 + 14 * DAY / 5 * 4))
    );
    field.start_games();
    let running = field.tournament.running_matches();
    assert_eq!(running.len(), 3);
    let over = |at: usize, result| Command::GameOver {
        pairing: running[at].0,
        match_id: running[at].1,
        result,
    };
    field.clock(&over(0, Some(GameResult::Draw)));
    let close = Command::CloseRound {
        to_move: vec![(running[1].0, player(2))],
    };
    assert_eq!(field.refuses(Actor::Clock, &close), Refusal::TooEarly);
    field.days_later(14);
    field.clock(&close);
    let results: Vec<_> = field
        .tournament
        .pairings_of(1)
        .map(Pairing::result)
        .collect();
    // 2-5: player 2 was to move. 3-4 is not in the list: drawn.
    assert_eq!(
        results,
        [
            Some(GameResult::Draw),
            Some(GameResult::Second),
            Some(GameResult::Draw)
        ]
    );
    assert_eq!(field.tournament.round(), 2);
    assert_eq!(
        orphaned_matches(&field.tournament),
        [running[1].1, running[2].1]
    );
    // What comes late does not matter any more.
    assert_eq!(
        field.refuses(Actor::Clock, &over(1, Some(GameResult::First))),
        Refusal::Decided
    );
    field.play_to_the_end();
}

#[test]
fn a_pause_moves_the_deadline() {
    let mut field = Field::started(swiss(), 4, 1);
    let until = field.tournament.deadline().unwrap();
    field.organiser(&Command::Pause);
    assert_eq!(field.tournament.next_due(), None);
    assert!(field.tournament.waiting_games().is_empty());
    assert_eq!(field.refuses(MODERATOR, &Command::Pause), Refusal::Paused);
    field.days_later(5);
    field.try_as(MODERATOR, &Command::Resume).unwrap();
    assert_eq!(
        field.tournament.deadline(),
        Some(Timestamp(until.0 + 5 * DAY))
    );
    let later = Timestamp(until.0 + 9 * DAY);
    field.clock(&Command::Extend { until: later });
    assert_eq!(field.tournament.deadline(), Some(later));
    assert_eq!(
        field.refuses(Actor::Clock, &Command::Extend { until: later }),
        Refusal::TooEarly
    );
    assert_eq!(
        field.refuses(Actor::Player(player(1)), &Command::Pause),
        Refusal::NotTheOrganiser
    );
    field.play_to_the_end();
}

/// A pause in the middle of a round leaves its reminder where it was in the round, and more time gives no second one.
#[test]
fn a_round_has_one_reminder() {
    let mut field = Field::started(swiss(), 4, 1);
    let fifth = 14 * DAY / 5;
    assert_eq!(
        field.tournament.reminder(),
        Some(Timestamp(START.0 + 4 * fifth))
    );
    field.days_later(7);
    field.organiser(&Command::Pause);
    field.days_later(30);
    field.organiser(&Command::Resume);
    let reminder = Some(Timestamp(START.0 + 30 * DAY + 4 * fifth));
    assert_eq!(field.tournament.reminder(), reminder);
    let regular = Timestamp(START.0 + 44 * DAY);
    assert_eq!(field.tournament.deadline(), Some(regular));
    field.days_later(7);
    let until = Timestamp(regular.0 + 20 * DAY);
    field.clock(&Command::Extend { until });
    assert_eq!(field.tournament.reminder(), reminder);
    assert_eq!(field.tournament.deadline(), Some(until));
    assert_eq!(field.tournament.regular_deadline(), Some(regular));
    field.play_to_the_end();
}

/// A round that is paired by hand during a pause gets its days and no more.
#[test]
fn the_time_of_a_round_paired_by_hand_begins_when_the_tournament_goes_on() {
    let mut field = Field::started(swiss(), 4, 1);
    field.start_games();
    field.organiser(&Command::Pause);
    field.end_games(GameResult::First);
    field.days_later(10);
    field.organiser(&Command::PairByHand {
        pairings: vec![[player(1), player(2)], [player(3), player(4)]],
        byes: Vec::new(),
        reason: "the leaders meet".to_owned(),
    });
    field.days_later(3);
    field.organiser(&Command::Resume);
    let (began, until) = (field.now, Timestamp(field.now.0 + 14 * DAY));
    assert_eq!(field.tournament.round_began(), Some(began));
    assert_eq!(field.tournament.deadline(), Some(until));
    field.play_to_the_end();
}

#[test]
fn the_next_round_waits_for_the_end_of_a_pause() {
    let mut field = Field::started(swiss(), 4, 1);
    field.start_games();
    field.organiser(&Command::Pause);
    field.end_games(GameResult::Draw);
    assert_eq!(field.tournament.round(), 1);
    field.organiser(&Command::Resume);
    assert_eq!(field.tournament.round(), 2);
}

#[test]
fn who_withdraws_is_not_paired_again() {
    let mut field = Field::started(swiss(), 6, 1);
    field.start_games();
    field.player(3, &Command::Leave);
    let again = Command::Join(application(1500));
    assert_eq!(
        field.refuses(Actor::Player(player(3)), &again),
        Refusal::Withdrawn
    );
    assert_eq!(orphaned_matches(&field.tournament).len(), 1);
    // A forgotten player is removed by the clock.
    field.clock(&Command::Remove { player: player(4) });
    field.play_to_the_end();
    for round in 2..=3 {
        let pairings = field.tournament.pairings_of(round);
        assert!(
            !pairings
                .into_iter()
                .any(|one| one.has(player(3)) || one.has(player(4)))
        );
    }
}

#[test]
fn a_swiss_tournament_without_players_ends() {
    let mut field = Field::started(swiss(), 3, 1);
    field.player(1, &Command::Leave);
    field.player(2, &Command::Leave);
    field.play_on();
    assert_eq!(field.tournament.phase(), Phase::Over);
    field.replays();
}

#[test]
fn the_plan_can_change_before_the_start() {
    let mut field = Field::open(swiss(), 4, 1);
    let change = |plan| Command::Change {
        plan: Box::new(plan),
        reason: "the hall is small".to_owned(),
    };
    let by = Actor::Player(ORGANISER);
    let wrong = Plan { most: 3, ..swiss() };
    assert_eq!(field.refuses(by, &change(wrong)), Refusal::Full { most: 3 });
    let stolen = Plan {
        organiser: player(1),
        ..swiss()
    };
    assert_eq!(field.refuses(by, &change(stolen)), Refusal::NotYours);
    let winter = Plan {
        name: "Winter cup".to_owned(),
        ..round_robin()
    };
    field.organiser(&change(winter.clone()));
    assert!(
        field.organiser(&change(winter.clone())).is_empty(),
        "it is so already"
    );
    field.organiser(&Command::Start);
    assert_eq!(field.refuses(by, &change(swiss())), Refusal::Settled);
    let casual = Plan {
        rated: false,
        ..winter.clone()
    };
    assert_eq!(field.refuses(by, &change(casual)), Refusal::Settled);
    field.organiser(&change(Plan {
        round_days: Some(3),
        play_off: true,
        ..winter
    }));
    assert!(field.tournament.plan().play_off);
    assert_eq!(field.refuses(by, &Command::Finish), Refusal::OtherFormat);
    field.organiser(&Command::Cancel);
    assert_eq!(field.tournament.phase(), Phase::Cancelled);
    field.replays();
}

/// Lowering the places to the number of players begins a tournament that waits to be full.
#[test]
fn fewer_places_can_begin_it() {
    let full = Plan {
        begins: Begins::Full,
        most: 8,
        ..swiss()
    };
    let mut field = Field::open(full.clone(), 4, 1);
    field.organiser(&Command::Change {
        plan: Box::new(Plan { most: 4, ..full }),
        reason: "nobody else comes".to_owned(),
    });
    assert_eq!(field.tournament.phase(), Phase::Playing);
    field.play_to_the_end();
}

/// Two computers cannot play each other: their pairing is drawn.
#[test]
fn a_pairing_that_cannot_be_played_is_drawn() {
    let mut field = Field::started(swiss(), 4, 1);
    let pairing = field.tournament.waiting_games()[0].pairing;
    let skip = Command::Unplayable { pairing };
    let by = Actor::Player(ORGANISER);
    assert_eq!(field.refuses(by, &skip), Refusal::NotYours);
    field.clock(&skip);
    let decided = field.tournament.pairing(pairing).unwrap().decision;
    assert_eq!(decided, Some((GameResult::Draw, Decided::Forfeit)));
    field.start_games();
    let (running, _) = field.tournament.running_matches()[0];
    let skip = Command::Unplayable { pairing: running };
    assert_eq!(field.refuses(Actor::Clock, &skip), Refusal::Decided);
    field.play_to_the_end();
}
