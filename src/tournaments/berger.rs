//! The Berger tables: who meets whom in each round of a round robin, and who moves first.
//!
//! They are those of the FIDE Handbook, C.05, Annex 1 ("Details of Berger Table"). With an odd number of players, the
//! one paired with the missing player has a bye.

/// The rounds of a single round robin of `players` players, numbered from 0. Each pair moves first, then second.
/// `None` stands for the missing player when the number is odd.
#[must_use]
pub fn rounds(players: usize) -> Vec<Vec<[Option<usize>; 2]>> {
    let even = players.next_multiple_of(2);
    let real = |number: usize| Some(number).filter(|number| *number < players);
    let rounds = even.saturating_sub(1);
    (0..rounds)
        .map(|round| round_of(even, round).map(|pair| pair.map(real)).collect())
        .collect()
}

/// One round of a table for an even number of players: all but the last stand in a circle; the last player meets the
/// one that the round points to, and the others meet across that point.
fn round_of(even: usize, round: usize) -> impl Iterator<Item = [usize; 2]> {
    let circle = even - 1;
    let point = round * (even / 2) % circle;
    let last = if round.is_multiple_of(2) {
        [point, circle]
    } else {
        [circle, point]
    };
    let across =
        (1..even / 2).map(move |step| [(point + step) % circle, (point + circle - step) % circle]);
    std::iter::once(last).chain(across)
}

/// The rounds of a double round robin: the table, then the table with sides swapped. The last two rounds of the first
/// cycle change places, as FIDE recommends, so that nobody has the same side three times in a row.
#[must_use]
pub fn double_rounds(players: usize) -> Vec<Vec<[Option<usize>; 2]>> {
    let mut first = rounds(players);
    let swapped =
        |round: &Vec<[Option<usize>; 2]>| round.iter().map(|[one, other]| [*other, *one]).collect();
    let second: Vec<Vec<[Option<usize>; 2]>> = first.iter().map(swapped).collect();
    let last = first.len();
    if last > 1 {
        first.swap(last - 2, last - 1);
    }
    first.extend(second);
    first
}
