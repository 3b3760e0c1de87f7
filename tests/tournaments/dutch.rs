//! Swiss pairings held against those of an independent program: bbpPairings, by FIDE's Dutch system. `data/dutch.txt` has its
//! tournaments; `data/make` has made it.

use banyan::tournaments::swiss::{Contender, Round, pair};

use super::swiss::{newcomers, quality};

const DUTCH: &str = include_str!("data/dutch.txt");

/// A round of the file: its pairs, each with the half points of both, and the bye.
type Played = (Vec<([usize; 2], [u32; 2])>, Option<usize>);

fn read(line: &str) -> Played {
    let mut played: Played = (Vec::new(), None);
    for cell in line.split(' ') {
        let seed = |number: &str| number.parse::<usize>().unwrap() - 1;
        let Some(at) = cell.find(['+', '-', '=']) else {
            assert_eq!(played.1.replace(seed(cell)), None, "two byes: {line}");
            continue;
        };
        let points = match &cell[at..=at] {
            "+" => [2, 0],
            "-" => [0, 2],
            _ => [1, 1],
        };
        let pair = [seed(&cell[..at]), seed(&cell[at + 1..])];
        played.0.push((pair, points));
    }
    played
}

fn play(players: &mut [Contender], (pairs, bye): &Played) {
    for ([first, second], points) in pairs {
        for (at, other, points, side) in [
            (*first, *second, points[0], 1),
            (*second, *first, points[1], -1),
        ] {
            let player = &mut players[at];
            player.half_points += points;
            player.balance += side;
            player.last_first = Some(side == 1);
            player.met.push(other);
        }
    }
    if let Some(bye) = bye {
        players[*bye].half_points += 2;
        players[*bye].had_bye = true;
    }
}

/// The opponents of a round, in one order.
fn opponents(round: &Round) -> (Vec<[usize; 2]>, Option<usize>) {
    let mut pairs = round.pairs.clone();
    for pair in &mut pairs {
        pair.sort_unstable();
    }
    pairs.sort_unstable();
    (pairs, round.bye)
}

/// From the same results, the round is never worse than the other program's by the aims of docs/tournaments.md, and often the
/// same. That page tells these numbers.
#[test]
fn no_round_is_worse_than_that_of_the_dutch_system() {
    let (mut tournaments, mut rounds, mut equal, mut better, mut same) = (0, 0, 0, 0, 0);
    let (mut here, mut there) = (0, 0);
    let mut players = Vec::new();
    let (mut planned, mut paired) = (0, 0);
    for line in DUTCH.lines().filter(|line| !line.starts_with('#')) {
        if let Some(size) = line.strip_prefix("players ") {
            let (size, count) = size.split_once(" rounds ").unwrap();
            players = newcomers(size.parse().unwrap());
            (planned, paired) = (count.parse::<u32>().unwrap(), 0);
            tournaments += 1;
            continue;
        }
        for player in &mut players {
            player.leads = paired + 1 == planned && player.half_points > paired;
        }
        let played = read(line);
        let theirs = Round {
            pairs: played.0.iter().map(|(pair, _)| *pair).collect(),
            bye: played.1,
        };
        let ours = pair(&players);
        let [made, other] =
            [&ours, &theirs].map(|round| quality(&players, &round.pairs, round.bye));
        assert!(made <= other, "{made:?} is worse than {other:?}: {line}");
        rounds += 1;
        equal += u32::from(made == other);
        better += u32::from(made < other);
        same += u32::from(opponents(&ours) == opponents(&theirs));
        here += made.3;
        there += other.3;
        play(&mut players, &played);
        paired += 1;
    }
    println!(
        "{tournaments} tournaments, {rounds} rounds: {equal} as good, {better} better, {same} the same; {here} and {there}"
    );
    assert_eq!(
        [tournaments, rounds, equal, better, same],
        [70, 407, 361, 46, 131]
    );
    assert_eq!([here, there], [1_395, 1_413]);
}
