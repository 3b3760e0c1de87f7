//! How long the rounds of large tournaments take.

use std::time::{Duration, Instant};

use banyan::play::{Actor, Stamped};
use banyan::tournaments::swiss;
use banyan::tournaments::{Format, Tournament, TournamentCommand, TournamentPhase};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;

use super::field::{Field, any_result, plan};
use super::swiss::newcomers;

/// The time of each round of a large Swiss tournament. It is printed; what a slow machine takes is no failure.
#[test]
fn how_long_a_large_round_takes() {
    let players = if env!("CARGO_PKG_NAME") == "banyan-deep" {
        256
    } else {
        32
    };
    let mut random = StdRng::seed_from_u64(256);
    let mut field = newcomers(players);
    let mut longest = Duration::ZERO;
    for _ in 0..9 {
        let begun = Instant::now();
        let round = swiss::pair(&field);
        longest = longest.max(begun.elapsed());
        assert_eq!(round.pairs.len(), players / 2);
        for [first, second] in round.pairs {
            let points = *[[2, 0], [0, 2], [1, 1]].choose(&mut random).unwrap();
            for (at, other, points, side) in [
                (first, second, points[0], 1),
                (second, first, points[1], -1),
            ] {
                field[at].half_points += points;
                field[at].balance += side;
                field[at].last_first = Some(side == 1);
                assert!(!field[at].met.contains(&other));
                field[at].met.push(other);
            }
        }
    }
    println!("the longest of nine Swiss rounds of {players} players: {longest:?}");
    // A round robin has many more rounds, and this test copies the tournament before each result.
    for (format, players) in [
        (Format::Swiss { rounds: 9 }, players),
        (Format::RoundRobin { double: true }, players.min(48)),
    ] {
        let longest = longest_step(format, players);
        println!(
            "the longest step from the last result of a round to the next round, as the bot does it ({format:?}, {players} players): {longest:?}"
        );
    }
}

/// What the bot does when the last game of a round ends: it replays the tournament, decides what follows, which pairs the next
/// round, and applies it. The longest of all rounds.
fn longest_step(format: Format, players: usize) -> Duration {
    let mut field = Field::started(plan(format), players, 256);
    let mut longest = Duration::ZERO;
    while field.tournament.phase() == TournamentPhase::Playing {
        field.start_games();
        for (pairing, match_id) in field.tournament.running_matches() {
            let result = Some(any_result(&mut field.random));
            let over = TournamentCommand::GameOver {
                pairing,
                match_id,
                result,
            };
            let (known, round) = (field.tournament.clone(), field.tournament.round());
            field.clock(&over);
            if field.tournament.round() > round {
                let begun = Instant::now();
                let mut again = Tournament::replay(known.id(), known.events()).unwrap();
                for event in again.decide(Actor::Clock, &over, field.now).unwrap() {
                    let stamped = Stamped {
                        seq: again.seq() + 1,
                        at: field.now,
                        by: Actor::Clock,
                        event,
                    };
                    again.apply(&stamped).unwrap();
                }
                longest = longest.max(begun.elapsed());
                assert_eq!(again, field.tournament);
            }
        }
    }
    assert_eq!(field.tournament.phase(), TournamentPhase::Over);
    longest
}
