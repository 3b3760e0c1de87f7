//! The divisions and seasons of a league. Pure functions over plain lists.

use std::time::Duration;

use super::plan::DIVISION;
use crate::play::{Month, Timestamp};

/// The shortest season: one that would be shorter lasts a month longer.
const SHORTEST_SEASON: Duration = Duration::from_hours(21 * 24);

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
/// change places with the last of the division above. Nobody moves more than one division.
#[must_use]
pub fn promote<T: Copy>(tables: &[Vec<T>], promoted: u8) -> Vec<Vec<T>> {
    let mut divisions = tables.to_vec();
    for upper in 1..tables.len() {
        let (above, below) = (&tables[upper - 1], &tables[upper]);
        let count = usize::from(promoted)
            .min(above.len() / 2)
            .min(below.len() / 2);
        let first_down = above.len() - count;
        divisions[upper - 1][first_down..].copy_from_slice(&below[..count]);
        divisions[upper][..count].copy_from_slice(&above[first_down..]);
    }
    divisions
}

/// When a season that begins now ends: with the first month that is at least three weeks away.
#[must_use]
pub fn season_end(now: Timestamp) -> Timestamp {
    let next = Month::of(now).after();
    if next.start().since(now) >= SHORTEST_SEASON {
        next.start()
    } else {
        next.after().start()
    }
}
