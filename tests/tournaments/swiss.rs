//! Swiss pairings: held against all possible pairings where they are few, and against the promises where they are many.

use banyan::tournaments::swiss::{Contender, Round, pair};
use banyan::tournaments::{Format, TournamentCommand, TournamentPhase};
use integer_blossom::min_weight_perfect_matching;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::field::{Field, better_wins, plan, player};
use super::properties::cases;

/// How good a pairing is, in the order in which it matters; smaller is better. Counted anew from the rules in
/// docs/tournaments.md.
pub type Quality = (usize, u32, usize, u32, usize, u32);

pub fn quality(players: &[Contender], pairs: &[[usize; 2]], bye: Option<usize>) -> Quality {
    let mut quality: Quality = (0, 0, 0, 0, 0, 0);
    if let Some(bye) = bye {
        quality.0 += usize::from(players[bye].had_bye);
        quality.1 = players[bye].half_points;
    }
    for [first, second] in pairs {
        let [one, other] = [&players[*first], &players[*second]];
        quality.0 += usize::from(one.met.contains(second));
        quality.3 += one.half_points.abs_diff(other.half_points).pow(2);
        let after = (one.balance + 1).abs().max((other.balance - 1).abs());
        quality.2 += usize::from(after > 2 && !one.leads && !other.leads);
        let again =
            u32::from(one.last_first == Some(true)) + u32::from(other.last_first == Some(false));
        quality.4 += usize::from(after > 1);
        quality.5 += if after > 1 { 0 } else { again };
    }
    quality
}

/// The best quality of all pairings with all sides.
fn best(players: &[Contender]) -> Quality {
    fn search(
        players: &[Contender],
        left: &[usize],
        pairs: &mut Vec<[usize; 2]>,
        bye: Option<usize>,
    ) -> Quality {
        let Some((one, rest)) = left.split_first() else {
            return quality(players, pairs, bye);
        };
        let mut best = (usize::MAX, 0, 0, 0, 0, 0);
        if bye.is_none() && left.len() % 2 == 1 {
            best = best.min(search(players, rest, pairs, Some(*one)));
        }
        for at in 0..rest.len() {
            let mut others = rest.to_vec();
            let other = others.remove(at);
            for pair in [[*one, other], [other, *one]] {
                pairs.push(pair);
                best = best.min(search(players, &others, pairs, bye));
                pairs.pop();
            }
        }
        best
    }
    let all: Vec<usize> = (0..players.len()).collect();
    search(players, &all, &mut Vec::new(), None)
}

pub fn newcomers(players: usize) -> Vec<Contender> {
    let newcomer = Contender {
        half_points: 0,
        had_bye: false,
        balance: 0,
        last_first: None,
        leads: false,
        met: Vec::new(),
    };
    vec![newcomer; players]
}

/// Plays a round with random results; the better seed wins more often.
fn play(players: &mut [Contender], round: &Round, random: &mut StdRng) {
    for [first, second] in round.pairs.iter().copied() {
        let points = match random.gen_range(0..10) {
            0 | 1 => [1, 1],
            2..=6 if first < second => [2, 0],
            2..=6 => [0, 2],
            _ if first < second => [0, 2],
            _ => [2, 0],
        };
        for (at, other, points, side) in [
            (first, second, points[0], 1),
            (second, first, points[1], -1),
        ] {
            let player = &mut players[at];
            player.half_points += points;
            player.balance += side;
            player.last_first = Some(side == 1);
            player.met.push(other);
        }
    }
    if let Some(bye) = round.bye {
        players[bye].half_points += 2;
        players[bye].had_bye = true;
    }
}

/// Everybody is paired once or has the bye.
fn everybody_plays(players: usize, round: &Round) {
    let mut seen = vec![0; players];
    for at in round.pairs.iter().flatten().chain(&round.bye) {
        seen[*at] += 1;
    }
    assert!(seen.iter().all(|times| *times == 1), "{round:?}");
    assert_eq!(round.bye.is_some(), players % 2 == 1);
}

#[test]
fn no_other_pairing_is_better() {
    let mut random = StdRng::seed_from_u64(18);
    // All pairings of ten players take too long without optimisation.
    let most = if env!("CARGO_PKG_NAME") == "banyan-deep" {
        10
    } else {
        7
    };
    for tournament in 0..cases(120, 3_000) {
        let mut players = newcomers(2 + tournament % (most - 1));
        let rounds = players.len() as u32;
        for played in 0..=rounds {
            for player in &mut players {
                player.leads = played == rounds && player.half_points > played;
            }
            let round = pair(&players);
            everybody_plays(players.len(), &round);
            let made = quality(&players, &round.pairs, round.bye);
            assert_eq!(made, best(&players), "{round:?} of {players:#?}");
            play(&mut players, &round, &mut random);
        }
    }
}

#[test]
fn larger_fields_keep_the_promises() {
    let mut random = StdRng::seed_from_u64(19);
    for tournament in 0..cases(160, 3_000) {
        let size = random.gen_range(8..=34);
        let mut players = newcomers(size);
        let rounds = (usize::BITS - size.leading_zeros()) as usize + tournament % 2;
        for _ in 0..rounds {
            let round = pair(&players);
            everybody_plays(size, &round);
            for [first, second] in &round.pairs {
                assert!(
                    !players[*first].met.contains(second),
                    "a rematch: {players:#?}"
                );
            }
            if let Some(bye) = round.bye {
                assert!(!players[bye].had_bye, "a second bye");
                let lowest = players.iter().filter(|player| !player.had_bye);
                let lowest = lowest.map(|player| player.half_points).min();
                assert_eq!(Some(players[bye].half_points), lowest);
            }
            play(&mut players, &round, &mut random);
            assert!(players.iter().all(|player| player.balance.abs() <= 2));
        }
    }
}

/// The best of the pairings after which nobody's side difference is more than one, by the aims that rank above this one:
/// rematches and second byes, the bye's score, the squares of the score differences. `None` if there is no such pairing.
fn best_with_even_sides(players: &[Contender]) -> Option<(usize, u32, u32)> {
    const NEVER: i128 = 1 << 100;
    let vertices = players.len().next_multiple_of(2);
    let mut costs = vec![0i128; vertices * vertices];
    let weigh = |(repeats, bye, apart): (usize, u32, u32)| {
        (repeats as i128) << 60 | i128::from(bye) << 40 | i128::from(apart)
    };
    for one in 0..players.len() {
        for other in one + 1..vertices {
            let Some(opponent) = players.get(other) else {
                let bye = (
                    usize::from(players[one].had_bye),
                    players[one].half_points,
                    0,
                );
                costs[one * vertices + other] = weigh(bye);
                continue;
            };
            let balances = [players[one].balance, opponent.balance];
            let even = |sides: [i32; 2]| {
                let after = [balances[0] + sides[0], balances[1] + sides[1]];
                after.into_iter().all(|balance| balance.abs() <= 1)
            };
            let apart = players[one].half_points.abs_diff(opponent.half_points);
            let met = usize::from(players[one].met.contains(&other));
            costs[one * vertices + other] = if even([1, -1]) || even([-1, 1]) {
                weigh((met, 0, apart * apart))
            } else {
                NEVER
            };
        }
    }
    let mates = min_weight_perfect_matching(&costs, vertices);
    let pairs = mates.into_iter().enumerate();
    let pairs = pairs.filter(|(one, other)| one < other);
    let cost: i128 = pairs
        .map(|(one, other)| costs[one * vertices + other])
        .sum();
    let part = |from: u32, bits: u32| (cost >> from & ((1 << bits) - 1)) as u32;
    (cost < NEVER).then(|| (part(60, 20) as usize, part(40, 20), part(0, 40)))
}

/// A round leaves a side difference of more than one only if every pairing without one is worse by a weightier aim. Where fields
/// are small, `no_other_pairing_is_better` shows the same by counting.
#[test]
fn sides_differ_by_one_wherever_that_is_possible() {
    let mut random = StdRng::seed_from_u64(20);
    let (mut rounds, mut uneven, mut never) = (0, 0, 0);
    for _ in 0..cases(60, 2_000) {
        let size = random.gen_range(6..=48);
        let mut players = newcomers(size);
        for _ in 0..size.min(9) {
            let round = pair(&players);
            rounds += 1;
            let lopsided = round.pairs.iter().filter(|[first, second]| {
                let after = [players[*first].balance + 1, players[*second].balance - 1];
                after.into_iter().any(|balance| balance.abs() > 1)
            });
            if lopsided.count() > 0 {
                uneven += 1;
                let made = quality(&players, &round.pairs, round.bye);
                match best_with_even_sides(&players) {
                    Some((repeats, bye, apart)) => {
                        let even = (repeats, bye, 0, apart);
                        let made = (made.0, made.1, made.2, made.3);
                        assert!(
                            even > made,
                            "{even:?} was possible: {round:?} of {players:#?}"
                        );
                    }
                    None => never += 1,
                }
            }
            play(&mut players, &round, &mut random);
        }
    }
    println!(
        "{rounds} rounds, {uneven} with a larger side difference, {never} without any other way"
    );
    assert!(uneven > never, "nothing was shown");
}

/// Without results that force floats, nobody ever has one side twice more than the other.
#[test]
fn the_first_round_pairs_the_upper_half_with_the_lower_half() {
    let round = pair(&newcomers(8));
    let mut pairs: Vec<[usize; 2]> = round.pairs;
    for pair in &mut pairs {
        pair.sort_unstable();
    }
    assert_eq!(pairs, [[0, 4], [1, 5], [2, 6], [3, 7]]);
    let odd = pair(&newcomers(7));
    assert_eq!(odd.bye, Some(6));
}

#[test]
fn nobody_is_left() {
    assert_eq!(pair(&[]), Round::default());
    let alone = pair(&newcomers(1));
    assert_eq!((alone.pairs.len(), alone.bye), (0, Some(0)));
}

#[test]
fn a_whole_tournament() {
    for players in [2, 5, 8, 13] {
        let mut field = Field::started(plan(Format::Swiss { rounds: 4 }), players, players as u64);
        field.play_to_the_end();
        assert_eq!(field.tournament.round(), 4);
        for round in 1..=4 {
            assert_eq!(field.tournament.pairings_of(round).count(), players / 2);
        }
    }
}

#[test]
fn the_best_player_wins_all() {
    let mut field = Field::started(plan(Format::Swiss { rounds: 5 }), 16, 4);
    while field.tournament.phase() == TournamentPhase::Playing {
        field.play_games(better_wins);
    }
    let row = &field.tournament.standings()[0].rows[0];
    assert_eq!((row.player, row.half_points), (player(1), 10));
}

#[test]
fn a_late_player_is_paired_from_the_next_round_on() {
    let mut field = Field::started(
        banyan::tournaments::TournamentPlan {
            late_until: 2,
            ..plan(Format::Swiss { rounds: 3 })
        },
        5,
        3,
    );
    let join = TournamentCommand::Join(super::field::application(1500));
    field.player(6, &join);
    assert_eq!(field.tournament.pairings_of(1).count(), 2);
    field.play_games(better_wins);
    assert_eq!(field.tournament.round(), 2);
    assert!(
        field
            .tournament
            .pairings_of(2)
            .any(|pairing| pairing.has(player(6)))
    );
    let by = banyan::play::Actor::Player(player(7));
    assert_eq!(
        field.refuses(by, &join),
        banyan::tournaments::TournamentRefusal::TooLate
    );
    field.play_to_the_end();
}

/// If the better seed always wins, the two who have won all of their games meet in the last round.
#[test]
fn the_leaders_meet_at_last() {
    for (players, rounds) in [(8, 3), (16, 4), (32, 5), (64, 6)] {
        let mut field = Field::started(plan(Format::Swiss { rounds }), players, 1);
        for _ in 1..rounds {
            field.play_games(better_wins);
        }
        let points = |player| {
            let theirs = field.tournament.pairings().iter();
            theirs
                .filter(|pairing| pairing.has(player))
                .map(|pairing| pairing.half_points_of(player))
                .sum::<u32>()
        };
        let full = 2 * (u32::from(rounds) - 1);
        let mut last = field.tournament.pairings_of(u16::from(rounds));
        assert!(
            last.any(|pairing| pairing.players().map(points) == [full, full]),
            "{players} players"
        );
    }
}
