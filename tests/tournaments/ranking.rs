//! The places of a table by hand: how many players are better than each, compared in pairs as docs/tournaments.md says.

use std::collections::BTreeMap;

use banyan::play::PlayerId;
use banyan::tournaments::TableRow;

/// A decided pairing that counts: its players and their half points.
pub type Met = ([PlayerId; 2], [u32; 2]);

/// Every row has the place that a count of the better ones gives it, and the rows stand in that order.
pub fn are_ranked(rows: &[TableRow], games: &[Met]) {
    let places: BTreeMap<PlayerId, usize> = rows
        .iter()
        .map(|row| {
            let better = rows.iter().filter(|other| beats(other, row, rows, games));
            (row.player, 1 + better.count())
        })
        .collect();
    for row in rows {
        let place = usize::from(row.place);
        assert_eq!(place, places[&row.player], "{row:?} of {rows:#?}");
    }
    assert!(rows.is_sorted_by_key(|row| row.place), "{rows:#?}");
}

fn beats(one: &TableRow, other: &TableRow, rows: &[TableRow], games: &[Met]) -> bool {
    let counted = |row: &TableRow| (!row.annulled, row.half_points);
    if counted(one) != counted(other) {
        return counted(one) > counted(other);
    }
    let level = rows.iter().filter(|row| counted(row) == counted(one));
    let mut level: Vec<PlayerId> = level.map(|row| row.player).collect();
    while all_have_met(&level, games) {
        let points = |player| points_within(player, &level, games);
        let (mine, theirs) = (points(one.player), points(other.player));
        if mine != theirs {
            return mine > theirs;
        }
        let still: Vec<PlayerId> = level
            .iter()
            .copied()
            .filter(|player| points(*player) == mine)
            .collect();
        if still.len() == level.len() {
            break;
        }
        level = still;
    }
    (one.tie_break, one.wins) > (other.tie_break, other.wins)
}

fn all_have_met(level: &[PlayerId], games: &[Met]) -> bool {
    level.iter().all(|one| {
        let others = level.iter().filter(|other| *other != one);
        others.clone().all(|other| {
            let mut games = games.iter();
            games.any(|(players, _)| players.contains(one) && players.contains(other))
        })
    })
}

fn points_within(player: PlayerId, level: &[PlayerId], games: &[Met]) -> u32 {
    let within = games
        .iter()
        .filter(|(players, _)| players.iter().all(|one| level.contains(one)));
    let theirs = within.flat_map(|(players, points)| players.iter().zip(points));
    theirs
        .filter(|(one, _)| **one == player)
        .map(|(_, points)| points)
        .sum()
}
