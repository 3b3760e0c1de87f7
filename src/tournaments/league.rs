//! The divisions and seasons of a league. Pure functions over plain lists.

use std::time::Duration;

use super::plan::DIVISION;
use crate::play::{Month, Timestamp};

/// The shortest season: one that would be shorter lasts a month longer.
const MIN_SEASON: Duration = Duration::from_hours(21 * 24);

/// The sizes of the divisions for that many players: as even as possible, close to the wanted size, and of 4 to 10 each
/// where the number allows. The higher divisions are the larger ones.
#[must_use]
pub fn division_sizes(players: usize, wanted: u8) -> Vec<usize> {
    let (smallest, largest) = (usize::from(DIVISION.0), usize::from(DIVISION.1));
    let wanted = usize::from(wanted).max(1);
    let nearest = (players + wanted / 2) / wanted;
    let most = (players / smallest).max(1);
    let count = nearest.clamp(players.div_ceil(largest).clamp(1, most), most);
    (0..count)
        .map(|division| players / count + usize::from(division < players % count))
        .collect()
}

/// Cuts an order into divisions.
#[must_use]
pub fn divide<T: Copy>(order: &[T], wanted: u8) -> Vec<Vec<T>> {
    let mut rest = order;
    let mut divisions = Vec::new();
    for size in division_sizes(order.len(), wanted) {
        let (division, others) = rest.split_at(size);
        divisions.push(division.to_vec());
        rest = others;
    }
    divisions
}

/// The order for the next season, from the final tables of this one: the first `promoted` players of each division
/// change places with the last of the division above. Nobody moves more than one division. Those who have moved come
/// first, so that promoted players stay in their new division if it must give up places.
#[must_use]
pub fn promote<T: Copy>(tables: &[Vec<T>], promoted: u8) -> Vec<Vec<T>> {
    // How many players a division exchanges with the one above.
    let exchanged = |at: usize| match (at.checked_sub(1), tables.get(at)) {
        (Some(above), Some(below)) => usize::from(promoted)
            .min(tables[above].len() / 2)
            .min(below.len() / 2),
        _ => 0,
    };
    let division = |(at, table): (usize, &Vec<T>)| {
        let (up, down) = (exchanged(at), exchanged(at + 1));
        let relegated = match at.checked_sub(1) {
            Some(above) => &tables[above][tables[above].len() - up..],
            None => &[],
        };
        let risen = tables.get(at + 1).map_or(&[][..], |below| &below[..down]);
        [relegated, risen, &table[up..table.len() - down]].concat()
    };
    tables.iter().enumerate().map(division).collect()
}

/// When a season that begins now ends: with the first month that is at least three weeks away.
#[must_use]
pub fn season_end(now: Timestamp) -> Timestamp {
    let next = Month::of(now).after();
    if next.start().since(now) >= MIN_SEASON {
        next.start()
    } else {
        next.after().start()
    }
}
