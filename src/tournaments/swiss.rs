//! Swiss pairing as one minimum-weight perfect matching over all players.
//!
//! Each possible pair gets a cost whose parts rank strictly, so the cheapest matching is best by the first part, among
//! those by the second, and so on:
//!
//! 1. no rematch, and no second bye;
//! 2. the bye goes to the lowest score;
//! 3. no side difference of more than 2 (what FIDE calls an absolute preference, C.04.3, A.6), but for the leaders of the last
//!    round (C.04.3, C.3);
//! 4. equal scores meet: the squares of the score differences are least;
//! 5. nobody's side difference grows beyond 1;
//! 6. nobody has the same side twice in a row;
//! 7. within a score group the upper half meets the lower half in order of seeds, and the bye goes to the lowest seed.
//!
//! A player without an opponent is matched with an added vertex, so byes need no rule of their own.

use integer_blossom::min_weight_perfect_matching;

/// The most players, including the vertex of the bye: it bounds every part of the cost.
const MAX_VERTICES: i128 = 258;

/// What the pairing of a round needs to know about a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// Half points so far, byes included.
    pub half_points: u32,
    /// Whether they had a bye.
    pub had_bye: bool,
    /// How often they had the first move minus how often the second.
    pub balance: i32,
    /// Whether they had the first move in their newest game.
    pub last_first: Option<bool>,
    /// Whether it is the last round and they have more than half of the points: the opponent matters more than the side
    /// then.
    pub leads: bool,
    /// The places in the list of the players they have met.
    pub met: Vec<usize>,
}

/// The pairs of a round, the player with the first move first, and the player with the bye. Numbers are places in the
/// list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The pairs, the best scores first.
    pub pairs: Vec<[usize; 2]>,
    /// The player without an opponent.
    pub bye: Option<usize>,
}

/// Pairs a round. `players` are in order of seeds, the best first.
#[must_use]
pub fn pair(players: &[Contender]) -> Round {
    let n = players.len().next_multiple_of(2);
    let places = group_places(players);
    let mut costs = vec![0i128; n * n];
    for one in 0..n {
        for other in one + 1..n {
            costs[one * n + other] = match players.get(other) {
                Some(_) => pair_cost(players, &places, one, other),
                None => bye_cost(players, one),
            };
        }
    }
    let mates = min_weight_perfect_matching(&costs, n);
    let mut round = Round::default();
    for (one, mate) in mates.into_iter().enumerate() {
        if mate == players.len() {
            round.bye = Some(one);
        } else if one < mate && mate < players.len() {
            round.pairs.push(sides(players, one, mate));
        }
    }
    let best_first = |pair: &[usize; 2]| {
        let points = pair.map(|player| players[player].half_points);
        let seed = pair[0].min(pair[1]);
        (
            std::cmp::Reverse(points[0].max(points[1])),
            std::cmp::Reverse(points[0] + points[1]),
            seed,
        )
    };
    round.pairs.sort_by_key(best_first);
    round
}

/// Where a player stands within the players of the same score.
#[derive(Clone, Copy)]
struct GroupRank {
    /// From 0, by seed.
    rank: i128,
    /// The size of the score group.
    size: i128,
}

fn group_places(players: &[Contender]) -> Vec<GroupRank> {
    let place = |(at, player): (usize, &Contender)| {
        let same = |other: &&Contender| other.half_points == player.half_points;
        GroupRank {
            rank: players[..at].iter().filter(same).count() as i128,
            size: players.iter().filter(same).count() as i128,
        }
    };
    players.iter().enumerate().map(place).collect()
}

/// The parts of a cost, the weightiest first.
#[derive(Default)]
struct PairingCost {
    repeats: i128,
    bye_score: i128,
    absolute_sides: i128,
    score_difference: i128,
    uneven_sides: i128,
    repeated_sides: i128,
    order: i128,
}

impl PairingCost {
    /// One number: each part weighs more than all later parts of a whole matching together.
    fn total(&self) -> i128 {
        // The largest sum of a part over a whole matching: its largest value times the number of pairs.
        const PAIRS: i128 = MAX_VERTICES / 2;
        const ORDER: i128 = 4 * MAX_VERTICES * MAX_VERTICES * PAIRS;
        const UNEVEN: i128 = PAIRS + 1;
        const REPEATED: i128 = 2 * PAIRS + 1;
        // At most 20 rounds, so 40 half points apart.
        const SCORE: i128 = 40 * 40 * PAIRS + 1;
        const ABSOLUTE: i128 = PAIRS + 1;
        const BYE: i128 = 41;
        let levels = [
            (self.bye_score, BYE),
            (self.absolute_sides, ABSOLUTE),
            (self.score_difference, SCORE),
            (self.uneven_sides, UNEVEN),
            (self.repeated_sides, REPEATED),
            (self.order, ORDER),
        ];
        levels
            .iter()
            .fold(self.repeats, |total, (part, range)| total * range + part)
    }
}

fn pair_cost(players: &[Contender], places: &[GroupRank], one: usize, other: usize) -> i128 {
    let [a, b] = [&players[one], &players[other]];
    let difference = i128::from(a.half_points.abs_diff(b.half_points));
    let order = if difference == 0 {
        // The upper half meets the lower half: half of the group lies between the two. Two of one half meet at last.
        let (upper, lower, size) = (places[one].rank, places[other].rank, places[one].size);
        let (apart, ideal) = (lower - upper, size / 2);
        let same_half = (upper < ideal) == (lower < ideal);
        (apart - ideal) * (apart - ideal) + i128::from(same_half) * size * size
    } else {
        // The lowest of the higher group meet the highest of the lower group.
        let (high, low) = if a.half_points > b.half_points {
            (places[one], places[other])
        } else {
            (places[other], places[one])
        };
        let from_end = high.size - 1 - high.rank;
        from_end * from_end + low.rank * low.rank
    };
    let [first, second] = sides(players, one, other).map(|player| &players[player]);
    let after = [first.balance + 1, second.balance - 1].map(i32::abs);
    let is_uneven = after.iter().any(|balance| *balance > 1);
    let repeated =
        i128::from(first.last_first == Some(true)) + i128::from(second.last_first == Some(false));
    PairingCost {
        repeats: i128::from(a.met.contains(&other)),
        bye_score: 0,
        absolute_sides: i128::from(
            !a.leads && !b.leads && after.iter().any(|balance| *balance > 2),
        ),
        score_difference: difference * difference,
        uneven_sides: i128::from(is_uneven),
        repeated_sides: if is_uneven { 0 } else { repeated },
        order,
    }
    .total()
}

fn bye_cost(players: &[Contender], player: usize) -> i128 {
    let contender = &players[player];
    PairingCost {
        repeats: i128::from(contender.had_bye),
        bye_score: i128::from(contender.half_points),
        order: (players.len() - 1 - player) as i128,
        ..PairingCost::default()
    }
    .total()
}

/// Who moves first: the player who had the first move less often; then the player who did not have it last; then the
/// better seed has the side that it had less often or not last. Without any game before, every second seed moves first.
fn sides(players: &[Contender], one: usize, other: usize) -> [usize; 2] {
    let history = |player: usize| {
        let contender = &players[player];
        let last = contender
            .last_first
            .map_or(0, |first| if first { 1 } else { -1 });
        (contender.balance, last)
    };
    let one_first = if history(one) == history(other) {
        let better = one.min(other);
        let better_first = match history(better) {
            (0, 0) => better.is_multiple_of(2),
            history => history < (0, 0),
        };
        (one == better) == better_first
    } else {
        history(one) < history(other)
    };
    if one_first {
        [one, other]
    } else {
        [other, one]
    }
}
