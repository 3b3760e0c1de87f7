//! The life of a tournament: joining, start, deadlines, pauses, moderation.

use banyan::play::{Actor, MatchId, PlayerId, TimeControl, Timestamp};
use banyan::tournaments::{
    Application, Begins, Cancelled, Conditions, Decided, Due, Format, GameResult, Pairing,
    Tournament, TournamentCommand, TournamentEvent, TournamentPhase, TournamentPlan,
    TournamentPlanError, TournamentRefusal,
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

fn round_robin() -> TournamentPlan {
    plan(Format::RoundRobin { double: false })
}

fn swiss() -> TournamentPlan {
    plan(Format::Swiss { rounds: 3 })
}

#[test]
fn plans_that_cannot_be_played() {
    let cases: Vec<(TournamentPlan, TournamentPlanError)> = vec![
        (
            TournamentPlan {
                name: " ".to_owned(),
                ..swiss()
            },
            TournamentPlanError::Name,
        ),
        (
            TournamentPlan {
                most: 257,
                ..swiss()
            },
            TournamentPlanError::Players { fewest: 2 },
        ),
        (
            TournamentPlan {
                fewest: 9,
                most: 8,
                ..swiss()
            },
            TournamentPlanError::Players { fewest: 9 },
        ),
        (
            plan(Format::Swiss { rounds: 0 }),
            TournamentPlanError::Rounds,
        ),
        (
            plan(Format::Knockout {
                best_of: 2,
                third_place: false,
            }),
            TournamentPlanError::BestOf,
        ),
        (
            plan(Format::Ladder { reach: 0, days: 3 }),
            TournamentPlanError::Reach,
        ),
        (
            plan(Format::Ladder { reach: 3, days: 0 }),
            TournamentPlanError::Days,
        ),
        (
            plan(Format::League {
                division: 11,
                promoted: 1,
                seasons: None,
            }),
            TournamentPlanError::Division,
        ),
        (
            plan(Format::League {
                division: 6,
                promoted: 4,
                seasons: None,
            }),
            TournamentPlanError::Promoted,
        ),
        (
            plan(Format::League {
                division: 6,
                promoted: 1,
                seasons: Some(0),
            }),
            TournamentPlanError::Seasons,
        ),
        (
            TournamentPlan {
                round_days: None,
                time: TimeControl::Unlimited,
                ..swiss()
            },
            TournamentPlanError::Endless,
        ),
        (
            TournamentPlan {
                late_until: 4,
                ..swiss()
            },
            TournamentPlanError::LateEntry,
        ),
        (
            TournamentPlan {
                late_until: 1,
                ..round_robin()
            },
            TournamentPlanError::LateEntry,
        ),
        (
            TournamentPlan {
                fill_level: Some(2),
                ..plan(Format::Ladder { reach: 2, days: 3 })
            },
            TournamentPlanError::Computers,
        ),
        (
            TournamentPlan {
                play_off: true,
                ..plan(Format::Knockout {
                    best_of: 1,
                    third_place: true,
                })
            },
            TournamentPlanError::PlayOff,
        ),
    ];
    for (plan, error) in cases {
        assert_eq!(plan.check(), Err(error));
        assert_eq!(
            Tournament::open(plan, START),
            Err(TournamentRefusal::Plan(error))
        );
    }
    let conditions = Conditions {
        lowest: Some(2),
        highest: Some(1),
        ..Conditions::default()
    };
    assert_eq!(
        TournamentPlan {
            conditions,
            ..swiss()
        }
        .check(),
        Err(TournamentPlanError::Ratings)
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
        TournamentPlan {
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
    let asks = |application| TournamentCommand::Join(application);
    let refusal = field.refuses(
        by,
        &asks(Application {
            has_role: false,
            guild: None,
            ..fits
        }),
    );
    assert_eq!(refusal, TournamentRefusal::NeedsRole { role: 5 });
    for rating in [1199, 1801] {
        let refusal = field.refuses(by, &asks(Application { rating, ..fits }));
        assert!(matches!(refusal, TournamentRefusal::Rating { .. }));
    }
    let refusal = field.refuses(by, &asks(Application { games: 9, ..fits }));
    assert_eq!(refusal, TournamentRefusal::Games { has: 9, needed: 10 });
    field.player(1, &asks(fits));
    assert_eq!(field.refuses(by, &asks(fits)), TournamentRefusal::AlreadyIn);
    // The organiser's guests need nothing.
    field.organiser(&TournamentCommand::Enter {
        player: player(2),
        rating: 3000,
    });
    let third = Actor::Player(player(3));
    assert_eq!(
        field.refuses(third, &asks(fits)),
        TournamentRefusal::Full { most: 2 }
    );
    field.player(1, &TournamentCommand::Leave);
    field.player(3, &asks(fits));
}

#[test]
fn it_begins_at_its_time_or_is_cancelled() {
    let at = Timestamp(START.0 + DAY);
    let timed = TournamentPlan {
        begins: Begins::At(at),
        fewest: 3,
        ..swiss()
    };
    let mut field = Field::open(timed.clone(), 3, 1);
    assert_eq!(field.tournament.next_due(), Some((at, Due::Start)));
    assert_eq!(
        field.refuses(Actor::Clock, &TournamentCommand::Start),
        TournamentRefusal::TooEarly
    );
    field.days_later(1);
    field.clock(&TournamentCommand::Start);
    assert_eq!(
        (field.tournament.phase(), field.tournament.round()),
        (TournamentPhase::Playing, 1)
    );

    let mut empty = Field::open(timed, 2, 1);
    let by = Actor::Player(ORGANISER);
    assert_eq!(
        empty.refuses(by, &TournamentCommand::Start),
        TournamentRefusal::TooFew {
            players: 2,
            needed: 3
        }
    );
    empty.days_later(1);
    let events = empty.clock(&TournamentCommand::Start);
    assert_eq!(
        events,
        [TournamentEvent::Cancelled {
            why: Cancelled::TooFew
        }]
    );
    assert_eq!(
        empty.refuses(by, &TournamentCommand::Start),
        TournamentRefusal::Over
    );
    empty.replays();
}

#[test]
fn it_begins_when_it_is_full() {
    let mut field = Field::open(
        TournamentPlan {
            begins: Begins::Full,
            most: 4,
            ..swiss()
        },
        3,
        1,
    );
    assert_eq!(field.tournament.next_due(), None);
    field.player(4, &TournamentCommand::Join(application(3500)));
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
    let over = |at: usize, result| TournamentCommand::GameOver {
        pairing: running[at].0,
        match_id: running[at].1,
        result,
    };
    field.clock(&over(0, Some(GameResult::Draw)));
    let close = TournamentCommand::CloseRound {
        to_move: vec![(running[1].0, player(2))],
    };
    assert_eq!(
        field.refuses(Actor::Clock, &close),
        TournamentRefusal::TooEarly
    );
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
        TournamentRefusal::Decided
    );
    field.play_to_the_end();
}

#[test]
fn a_pause_moves_the_deadline() {
    let mut field = Field::started(swiss(), 4, 1);
    let until = field.tournament.deadline().unwrap();
    field.organiser(&TournamentCommand::Pause);
    assert_eq!(field.tournament.next_due(), None);
    assert!(field.tournament.waiting_games().is_empty());
    assert_eq!(
        field.refuses(MODERATOR, &TournamentCommand::Pause),
        TournamentRefusal::Paused
    );
    field.days_later(5);
    field.try_as(MODERATOR, &TournamentCommand::Resume).unwrap();
    assert_eq!(
        field.tournament.deadline(),
        Some(Timestamp(until.0 + 5 * DAY))
    );
    let later = Timestamp(until.0 + 9 * DAY);
    field.clock(&TournamentCommand::Extend { until: later });
    assert_eq!(field.tournament.deadline(), Some(later));
    assert_eq!(
        field.refuses(Actor::Clock, &TournamentCommand::Extend { until: later }),
        TournamentRefusal::TooEarly
    );
    assert_eq!(
        field.refuses(Actor::Player(player(1)), &TournamentCommand::Pause),
        TournamentRefusal::NotTheOrganiser
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
    field.organiser(&TournamentCommand::Pause);
    field.days_later(30);
    field.organiser(&TournamentCommand::Resume);
    let reminder = Some(Timestamp(START.0 + 30 * DAY + 4 * fifth));
    assert_eq!(field.tournament.reminder(), reminder);
    let regular = Timestamp(START.0 + 44 * DAY);
    assert_eq!(field.tournament.deadline(), Some(regular));
    field.days_later(7);
    let until = Timestamp(regular.0 + 20 * DAY);
    field.clock(&TournamentCommand::Extend { until });
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
    field.organiser(&TournamentCommand::Pause);
    field.end_games(GameResult::First);
    field.days_later(10);
    field.organiser(&TournamentCommand::PairByHand {
        pairings: vec![[player(1), player(2)], [player(3), player(4)]],
        byes: Vec::new(),
        reason: "the leaders meet".to_owned(),
    });
    field.days_later(3);
    field.organiser(&TournamentCommand::Resume);
    let (began, until) = (field.now, Timestamp(field.now.0 + 14 * DAY));
    assert_eq!(field.tournament.round_began(), Some(began));
    assert_eq!(field.tournament.deadline(), Some(until));
    field.play_to_the_end();
}

#[test]
fn the_next_round_waits_for_the_end_of_a_pause() {
    let mut field = Field::started(swiss(), 4, 1);
    field.start_games();
    field.organiser(&TournamentCommand::Pause);
    field.end_games(GameResult::Draw);
    assert_eq!(field.tournament.round(), 1);
    field.organiser(&TournamentCommand::Resume);
    assert_eq!(field.tournament.round(), 2);
}

#[test]
fn who_withdraws_is_not_paired_again() {
    let mut field = Field::started(swiss(), 6, 1);
    field.start_games();
    field.player(3, &TournamentCommand::Leave);
    let again = TournamentCommand::Join(application(1500));
    assert_eq!(
        field.refuses(Actor::Player(player(3)), &again),
        TournamentRefusal::Withdrawn
    );
    assert_eq!(orphaned_matches(&field.tournament).len(), 1);
    // A forgotten player is removed by the clock.
    field.clock(&TournamentCommand::Remove {
        player: player(4),
        reason: None,
    });
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
    field.player(1, &TournamentCommand::Leave);
    field.player(2, &TournamentCommand::Leave);
    field.play_on();
    assert_eq!(field.tournament.phase(), TournamentPhase::Over);
    field.replays();
}

#[test]
fn the_plan_can_change_before_the_start() {
    let mut field = Field::open(swiss(), 4, 1);
    let change = |plan| TournamentCommand::Change {
        plan: Box::new(plan),
        reason: "the hall is small".to_owned(),
    };
    let by = Actor::Player(ORGANISER);
    let wrong = TournamentPlan { most: 3, ..swiss() };
    assert_eq!(
        field.refuses(by, &change(wrong)),
        TournamentRefusal::Full { most: 3 }
    );
    let stolen = TournamentPlan {
        organiser: player(1),
        ..swiss()
    };
    assert_eq!(
        field.refuses(by, &change(stolen)),
        TournamentRefusal::NotYours
    );
    let winter = TournamentPlan {
        name: "Winter cup".to_owned(),
        ..round_robin()
    };
    field.organiser(&change(winter.clone()));
    assert!(
        field.organiser(&change(winter.clone())).is_empty(),
        "it is so already"
    );
    field.organiser(&TournamentCommand::Start);
    assert_eq!(
        field.refuses(by, &change(swiss())),
        TournamentRefusal::Settled
    );
    let casual = TournamentPlan {
        rated: false,
        ..winter.clone()
    };
    assert_eq!(
        field.refuses(by, &change(casual)),
        TournamentRefusal::Settled
    );
    field.organiser(&change(TournamentPlan {
        round_days: Some(3),
        play_off: true,
        ..winter
    }));
    assert!(field.tournament.plan().play_off);
    assert_eq!(
        field.refuses(by, &TournamentCommand::Finish),
        TournamentRefusal::OtherFormat
    );
    field.organiser(&TournamentCommand::Cancel);
    assert_eq!(field.tournament.phase(), TournamentPhase::Cancelled);
    field.replays();
}

/// Lowering the places to the number of players begins a tournament that waits to be full.
#[test]
fn fewer_places_can_begin_it() {
    let full = TournamentPlan {
        begins: Begins::Full,
        most: 8,
        ..swiss()
    };
    let mut field = Field::open(full.clone(), 4, 1);
    field.organiser(&TournamentCommand::Change {
        plan: Box::new(TournamentPlan { most: 4, ..full }),
        reason: "nobody else comes".to_owned(),
    });
    assert_eq!(field.tournament.phase(), TournamentPhase::Playing);
    field.play_to_the_end();
}

/// Two computers cannot play each other: their pairing is drawn.
#[test]
fn a_pairing_that_cannot_be_played_is_drawn() {
    let mut field = Field::started(swiss(), 4, 1);
    let pairing = field.tournament.waiting_games()[0].pairing;
    let skip = TournamentCommand::Unplayable { pairing };
    let by = Actor::Player(ORGANISER);
    assert_eq!(field.refuses(by, &skip), TournamentRefusal::NotYours);
    field.clock(&skip);
    let decided = field.tournament.pairing(pairing).unwrap().decision;
    assert_eq!(decided, Some((GameResult::Draw, Decided::Forfeit)));
    field.start_games();
    let (running, _) = field.tournament.running_matches()[0];
    let skip = TournamentCommand::Unplayable { pairing: running };
    assert_eq!(
        field.refuses(Actor::Clock, &skip),
        TournamentRefusal::Decided
    );
    field.play_to_the_end();
}
