//! Ladders and leagues.

use banyan::play::{Actor, PlayerId, Timestamp};
use banyan::tournaments::league::{division_sizes, promote, season_end};
use banyan::tournaments::{
    Due, Format, GameResult, PairingId, TournamentCommand, TournamentPhase, TournamentPlan,
    TournamentRefusal,
};
use rand::Rng;
use rand::rngs::StdRng;

use super::field::{DAY, Field, application, better_wins, plan, player};

fn lower_wins(random: &mut StdRng, players: [PlayerId; 2]) -> GameResult {
    GameResult::win(better_wins(random, players) == GameResult::Second)
}

fn ladder() -> TournamentPlan {
    plan(Format::Ladder { reach: 2, days: 3 })
}

fn league(seasons: Option<u8>) -> TournamentPlan {
    TournamentPlan {
        round_days: None,
        ..plan(Format::League {
            division: 5,
            promoted: 1,
            seasons,
        })
    }
}

fn order(field: &Field) -> Vec<u64> {
    field
        .tournament
        .ladder()
        .iter()
        .map(|player| player.0)
        .collect()
}

fn challenge(field: &mut Field, by: usize, opponent: usize) -> PairingId {
    field.player(
        by,
        &TournamentCommand::Challenge {
            opponent: player(opponent),
        },
    );
    field.tournament.pairings().last().unwrap().id
}

#[test]
fn a_challenger_who_wins_takes_the_place() {
    let mut field = Field::started(ladder(), 5, 1);
    let pairing = challenge(&mut field, 4, 2);
    assert!(
        field.tournament.waiting_games().is_empty(),
        "not accepted yet"
    );
    let due = Timestamp(field.now.0 + 3 * DAY);
    assert_eq!(
        field.tournament.next_due(),
        Some((due, Due::Answer { pairing }))
    );
    let accept = TournamentCommand::Accept { pairing };
    assert_eq!(
        field.refuses(Actor::Player(player(4)), &accept),
        TournamentRefusal::NotYours
    );
    field.player(2, &accept);
    assert_eq!(field.tournament.next_due(), None);
    field.play_games(lower_wins);
    assert_eq!(order(&field), [1, 4, 2, 3, 5]);
    // A defence changes nothing.
    let pairing = challenge(&mut field, 3, 4);
    field.player(4, &TournamentCommand::Accept { pairing });
    field.play_games(lower_wins);
    assert_eq!(order(&field), [1, 4, 2, 3, 5]);
    field.organiser(&TournamentCommand::Finish);
    assert_eq!(field.tournament.podium()[1].player, player(4));
    field.replays();
}

#[test]
fn who_does_not_answer_loses_the_place() {
    let mut field = Field::started(ladder(), 4, 1);
    let pairing = challenge(&mut field, 3, 1);
    let unanswered = TournamentCommand::Unanswered { pairing };
    assert_eq!(
        field.refuses(Actor::Clock, &unanswered),
        TournamentRefusal::TooEarly
    );
    field.days_later(3);
    field.clock(&unanswered);
    assert_eq!(order(&field), [3, 1, 2, 4]);
    // Declining is giving the place up at once.
    let pairing = challenge(&mut field, 2, 3);
    field.player(
        3,
        &TournamentCommand::Forfeit {
            pairing,
            loser: player(3),
        },
    );
    assert_eq!(order(&field), [2, 3, 1, 4]);
}

#[test]
fn challenges_that_are_refused() {
    let mut field = Field::started(ladder(), 6, 1);
    let mut refused = |by: usize, opponent: usize| {
        let command = TournamentCommand::Challenge {
            opponent: player(opponent),
        };
        field.refuses(Actor::Player(player(by)), &command)
    };
    assert_eq!(refused(4, 1), TournamentRefusal::OutOfReach { reach: 2 });
    assert_eq!(refused(1, 2), TournamentRefusal::OutOfReach { reach: 2 });
    assert_eq!(refused(1, 1), TournamentRefusal::OutOfReach { reach: 2 });
    assert_eq!(refused(9, 1), TournamentRefusal::NotIn);
    let pairing = challenge(&mut field, 4, 3);
    let mut refused = |by: usize, opponent: usize| {
        let command = TournamentCommand::Challenge {
            opponent: player(opponent),
        };
        field.refuses(Actor::Player(player(by)), &command)
    };
    assert_eq!(
        refused(4, 2),
        TournamentRefusal::Busy,
        "one challenge made at a time"
    );
    assert_eq!(
        refused(5, 3),
        TournamentRefusal::Busy,
        "one received at a time"
    );
    // The challenged may challenge others, and the challenger be challenged.
    challenge(&mut field, 3, 2);
    challenge(&mut field, 5, 4);
    field.player(3, &TournamentCommand::Accept { pairing });
    field.play_games(better_wins);
    let again = TournamentCommand::Challenge {
        opponent: player(3),
    };
    assert_eq!(
        field.refuses(Actor::Player(player(4)), &again),
        TournamentRefusal::JustMet
    );
    field.days_later(3);
    field.player(4, &again);
}

#[test]
fn a_ladder_is_always_an_order_of_its_players() {
    for seed in 0..20 {
        let mut field = Field::started(ladder(), 6, seed);
        let mut newest = 6;
        for _ in 0..60 {
            let who = field.random.gen_range(1..=newest);
            match field.random.gen_range(0..12) {
                0 => {
                    newest += 1;
                    field.player(newest, &TournamentCommand::Join(application(1500)));
                }
                1 if field.tournament.active().count() > 4 => {
                    // Who has left cannot leave again.
                    let _refused =
                        field.try_as(Actor::Player(player(who)), &TournamentCommand::Leave);
                }
                2 => {
                    field.days_later(3);
                    while let Some((at, Due::Answer { pairing })) = field.tournament.next_due()
                        && at <= field.now
                    {
                        field.clock(&TournamentCommand::Unanswered { pairing });
                    }
                }
                3..=5 => field.play_on(),
                6..=8 => {
                    let waiting = field.tournament.pairings().iter().find(|one| {
                        one.is_undecided() && one.challenge.is_some_and(|one| !one.accepted)
                    });
                    if let Some(pairing) = waiting {
                        let by = pairing.challenge.unwrap().challenger;
                        let (id, asked) = (pairing.id, pairing.opponent_of(by).unwrap());
                        field.player(asked.0 as usize, &TournamentCommand::Accept { pairing: id });
                    }
                }
                _ => {
                    let opponent = player(field.random.gen_range(1..=newest));
                    let command = TournamentCommand::Challenge { opponent };
                    let _refused = field.try_as(Actor::Player(player(who)), &command);
                }
            }
            let mut ladder = field.tournament.ladder().to_vec();
            let mut active: Vec<PlayerId> = field.tournament.active().collect();
            ladder.sort_unstable();
            active.sort_unstable();
            assert_eq!(ladder, active);
        }
        field.replays();
    }
}

#[test]
fn divisions_are_even() {
    assert_eq!(division_sizes(5, 5), [5]);
    assert_eq!(
        division_sizes(7, 4),
        [7],
        "two divisions would have fewer than 4"
    );
    assert_eq!(division_sizes(11, 10), [6, 5]);
    assert_eq!(division_sizes(17, 5), [6, 6, 5]);
    for players in 4..=256 {
        for wanted in 4..=10 {
            let sizes = division_sizes(players, wanted);
            assert_eq!(sizes.iter().sum::<usize>(), players);
            assert!(
                sizes.iter().all(|size| (4..=10).contains(size)),
                "{players}: {sizes:?}"
            );
            assert!(sizes[0] - sizes[sizes.len() - 1] <= 1);
        }
    }
}

#[test]
fn promotion_and_relegation() {
    let tables = vec![vec![1, 2, 3, 4], vec![5, 6, 7, 8], vec![9, 10, 11, 12]];
    let next = promote(&tables, 1);
    assert_eq!(next, [[5, 1, 2, 3], [4, 9, 6, 7], [8, 10, 11, 12]]);
    let next = promote(&tables, 2);
    assert_eq!(next, [[5, 6, 1, 2], [3, 4, 9, 10], [7, 8, 11, 12]]);
    assert_eq!(promote(&tables, 0), tables);
}

#[test]
fn a_season_ends_with_a_month() {
    // 1 November 2026: until 1 December. 15 November: until 1 January.
    let start = super::field::START;
    assert_eq!(season_end(start), Timestamp(start.0 + 30 * DAY));
    let middle = Timestamp(start.0 + 14 * DAY);
    assert_eq!(season_end(middle), Timestamp(start.0 + 61 * DAY));
}

#[test]
fn a_league_of_three_months() {
    let mut field = Field::started(league(Some(3)), 10, 1);
    assert_eq!(field.tournament.divisions(1).len(), 2);
    assert_eq!(
        field.tournament.waiting_games().len(),
        20,
        "the whole season at once"
    );
    field.play_games(better_wins);
    assert_eq!(
        field.tournament.round(),
        1,
        "the season lasts until the month ends"
    );
    // A newcomer waits for the next season; somebody leaves.
    field.player(11, &TournamentCommand::Join(application(2000)));
    field.player(7, &TournamentCommand::Leave);
    let close = TournamentCommand::CloseRound {
        to_move: Vec::new(),
    };
    assert_eq!(
        field.refuses(Actor::Clock, &close),
        TournamentRefusal::TooEarly
    );
    field.days_later(30);
    field.clock(&close);
    // 5 and 6 changed places, 7 is gone, 11 is last.
    let numbers: Vec<Vec<u64>> = field
        .tournament
        .divisions(2)
        .iter()
        .map(|division| division.iter().map(|player| player.0).collect())
        .collect();
    assert_eq!(numbers, [vec![6, 1, 2, 3, 4], vec![5, 8, 9, 10, 11]]);
    // Nobody plays on: at the end of the month everything is drawn.
    field.days_later(31);
    field.clock(&close);
    assert_eq!(field.tournament.round(), 3);
    assert_eq!(field.tournament.season_standings(2)[0].rows.len(), 5);
    field.play_to_the_end();
    assert_eq!(field.tournament.phase(), TournamentPhase::Over);
    assert_eq!(field.tournament.rounds(), Some(3));
}

#[test]
fn a_league_ends_after_the_season_in_which_the_organiser_says_so() {
    let mut field = Field::started(league(None), 8, 2);
    assert_eq!(field.tournament.rounds(), None);
    field.organiser(&TournamentCommand::Finish);
    assert_eq!(field.tournament.phase(), TournamentPhase::Playing);
    field.play_to_the_end();
    assert_eq!(field.tournament.round(), 1);
}
