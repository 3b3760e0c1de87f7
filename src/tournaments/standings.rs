//! Standings: points, tie-breaks and places, for every format.
//!
//! Players with equal points are separated, in this order, by
//!
//! 1. the **direct encounter**: their points against each other, if each of them has met each other one;
//! 2. **Sonneborn–Berger** (round robin and league): the points of the opponents beaten, and half of the points of the
//!    opponents drawn with; or **Buchholz** (Swiss): the points of all opponents;
//! 3. the number of **wins** by play.
//!
//! Players whom none of these separates share a place, or play off the first one. See FIDE Handbook, C.07.

use std::collections::{HashMap, HashSet};

use super::knockout::{Bracket, Node, Slot};
use super::pairing::{Decided, Pairing};
use super::plan::Format;
use super::tournament::Tournament;
use crate::play::PlayerId;

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The place, from 1; shared by players who cannot be told apart.
    pub place: u16,
    /// The player.
    pub player: PlayerId,
    /// Half points: 2 for a win, a bye of a Swiss tournament, or an opponent's forfeit, 1 for a draw. In a knockout and
    /// a ladder, 2 for each pairing won.
    pub half_points: u32,
    /// Sonneborn–Berger or Buchholz in quarter points; 0 in the other formats.
    pub tie_break: u32,
    /// Pairings won by play.
    pub wins: u32,
    /// Pairings decided by play.
    pub played: u32,
    /// Whether the player has withdrawn.
    pub withdrawn: bool,
    /// Whether their results do not count, because they withdrew before half of their games.
    pub annulled: bool,
}

impl TableRow {
    /// Counts a pairing from which the player has these half points.
    fn count(&mut self, half_points: u32, is_played: bool) {
        self.half_points += half_points;
        self.wins += u32::from(is_played && half_points == 2);
        self.played += u32::from(is_played);
    }
}

/// A table of the standings: one for a tournament, one for each division of a league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsTable {
    /// The division, from 1, in a league.
    pub division: Option<u8>,
    /// The rows, the best first.
    pub rows: Vec<TableRow>,
}

impl Tournament {
    /// The standings now: of the newest season in a league, the order of a ladder. Before the start, the players in
    /// order of joining, all in first place.
    #[must_use]
    pub fn standings(&self) -> Vec<StandingsTable> {
        match self.plan().format {
            Format::League { .. } if self.round() > 0 => self.season_standings(self.round()),
            Format::League { .. } => single(self.points_table(&self.everybody(), 0)),
            Format::RoundRobin { .. } | Format::Swiss { .. } => {
                single(self.points_table(&self.everybody(), 0))
            }
            Format::Knockout { .. } => single(self.knockout_table()),
            Format::Ladder { .. } => single(self.ladder_table()),
        }
    }

    /// The final or current tables of a season of a league, one for each division.
    #[must_use]
    pub fn season_standings(&self, season: u16) -> Vec<StandingsTable> {
        let divisions = self.divisions(season).iter().enumerate();
        divisions
            .map(|(at, division)| StandingsTable {
                division: Some(at as u8 + 1),
                rows: self.points_table(division, season),
            })
            .collect()
    }

    fn everybody(&self) -> Vec<PlayerId> {
        self.entrants()
            .iter()
            .map(|entrant| entrant.player)
            .collect()
    }

    /// The row of a player before anything is counted. A later withdrawal does not change a season that is over.
    fn blank(&self, player: PlayerId, season: u16) -> TableRow {
        let by_then = |round: u16| season == 0 || round <= season;
        let withdrew = self.entrant(player).map(|entrant| entrant.withdrawn);
        TableRow {
            place: 1,
            player,
            half_points: 0,
            tie_break: 0,
            wins: 0,
            played: 0,
            withdrawn: withdrew.is_none_or(|round| round.is_some_and(by_then)),
            annulled: false,
        }
    }

    /// A table by points of these players, in this season, or over all rounds if it is 0.
    fn points_table(&self, players: &[PlayerId], season: u16) -> Vec<TableRow> {
        let pairings: Vec<&Pairing> = self
            .regular_pairings()
            .filter(|pairing| season == 0 || pairing.round == season)
            .filter(|pairing| players.contains(&pairing.first))
            .collect();
        let mut rows: Vec<TableRow> = players
            .iter()
            .map(|player| self.blank(*player, season))
            .collect();
        let swiss = matches!(self.plan().format, Format::Swiss { .. });
        if !swiss {
            let meetings = match self.plan().format {
                Format::RoundRobin { double: true } => 2,
                _ => 1,
            };
            let scheduled = meetings * players.len().saturating_sub(1);
            for row in rows.iter_mut().filter(|row| row.withdrawn) {
                let played = pairings
                    .iter()
                    .filter(|one| one.has(row.player) && is_played(one));
                row.annulled = 2 * played.count() < scheduled;
            }
        }
        let meetings = meetings(&rows, &pairings);
        let byes = if swiss {
            self.byes_of(&rows)
        } else {
            Vec::new()
        };
        count_points(&mut rows, &meetings, &byes);
        if swiss {
            count_buchholz(&mut rows, &meetings, &byes);
        } else {
            count_sonneborn_berger(&mut rows, &meetings);
        }
        self.after_play_off(rank(&rows, &meetings))
    }

    /// The rows with those who share the first place in order of their points in the play-off, if there is one.
    fn after_play_off(&self, mut rows: Vec<TableRow>) -> Vec<TableRow> {
        let Some(round) = self.play_off_round() else {
            return rows;
        };
        let points = |row: &TableRow| -> u32 {
            self.pairings_of(round)
                .filter(|pairing| pairing.has(row.player))
                .map(|pairing| pairing.half_points_of(row.player))
                .sum()
        };
        let leaders = rows.iter().take_while(|row| row.place == 1).count();
        rows[..leaders].sort_by_key(|row| std::cmp::Reverse(points(row)));
        for at in 1..leaders {
            let level = points(&rows[at]) == points(&rows[at - 1]);
            rows[at].place = if level {
                rows[at - 1].place
            } else {
                at as u16 + 1
            };
        }
        rows
    }

    /// The rows of the players with byes, once for each bye.
    fn byes_of(&self, rows: &[TableRow]) -> Vec<usize> {
        let row_of = |player| rows.iter().position(|row| row.player == player);
        self.byes()
            .iter()
            .filter_map(|bye| row_of(bye.player))
            .collect()
    }

    /// Players who lost in the same round share a place; players who are still in share the first.
    fn knockout_table(&self) -> Vec<TableRow> {
        let bracket = Bracket::of(self);
        let mut rows: Vec<TableRow> = self
            .everybody()
            .into_iter()
            .map(|player| self.blank(player, 0))
            .collect();
        for row in &mut rows {
            for pairing in self.pairings_with(row.player) {
                let won = pairing.winner() == Some(row.player);
                row.count(2 * u32::from(won), is_played(pairing));
            }
            row.place = knockout_place(&bracket, row.player);
        }
        rows.sort_by_key(|row| row.place);
        rows
    }

    fn ladder_table(&self) -> Vec<TableRow> {
        let order = if self.ladder().is_empty() {
            self.active().collect()
        } else {
            self.ladder().to_vec()
        };
        let row = |(at, player): (usize, PlayerId)| {
            let mut row = self.blank(player, 0);
            for pairing in self.pairings_with(player) {
                row.count(pairing.half_points_of(player), is_played(pairing));
            }
            row.place = at as u16 + 1;
            row
        };
        order.into_iter().enumerate().map(row).collect()
    }
}

fn single(rows: Vec<TableRow>) -> Vec<StandingsTable> {
    let division = None;
    vec![StandingsTable { division, rows }]
}

/// Whether it was decided by more than a forfeit.
fn is_played(pairing: &Pairing) -> bool {
    matches!(pairing.decision, Some((_, how)) if how != Decided::Forfeit)
}

/// A decided pairing that counts, between two rows.
struct CountedPairing {
    rows: [usize; 2],
    half_points: [u32; 2],
    played: bool,
}

fn meetings(rows: &[TableRow], pairings: &[&Pairing]) -> Vec<CountedPairing> {
    let row_of = |player| rows.iter().position(|row| row.player == player);
    let meeting = |pairing: &&Pairing| {
        let both = [row_of(pairing.first)?, row_of(pairing.second)?];
        let counts = both.iter().all(|row| !rows[*row].annulled);
        Some(CountedPairing {
            rows: both,
            half_points: pairing.result()?.half_points(),
            played: is_played(pairing),
        })
        .filter(|_| counts)
    };
    pairings.iter().filter_map(meeting).collect()
}

fn count_points(rows: &mut [TableRow], meetings: &[CountedPairing], byes: &[usize]) {
    for meeting in meetings {
        for (row, half_points) in meeting.rows.into_iter().zip(meeting.half_points) {
            rows[row].count(half_points, meeting.played);
        }
    }
    for row in byes {
        rows[*row].half_points += 2;
    }
}

fn count_sonneborn_berger(rows: &mut [TableRow], meetings: &[CountedPairing]) {
    for meeting in meetings {
        let [one, other] = meeting.rows;
        rows[one].tie_break += meeting.half_points[0] * rows[other].half_points;
        rows[other].tie_break += meeting.half_points[1] * rows[one].half_points;
    }
}

/// A bye or a forfeit counts as a game against somebody with the player's own points.
fn count_buchholz(rows: &mut [TableRow], meetings: &[CountedPairing], byes: &[usize]) {
    for meeting in meetings {
        let [one, other] = meeting.rows;
        for (row, opponent) in [(one, other), (other, one)] {
            let against = if meeting.played { opponent } else { row };
            rows[row].tie_break += 2 * rows[against].half_points;
        }
    }
    for row in byes {
        rows[*row].tie_break += 2 * rows[*row].half_points;
    }
}

/// Sorts the rows and gives them places.
fn rank(rows: &[TableRow], meetings: &[CountedPairing]) -> Vec<TableRow> {
    let everybody: Vec<usize> = (0..rows.len()).collect();
    let counted = |row: &usize| (!rows[*row].annulled, rows[*row].half_points);
    let mut shared = Vec::new();
    for group in grouped(everybody, counted) {
        separate(group, rows, meetings, &mut shared);
    }
    let mut place = 1;
    let mut ranked = Vec::with_capacity(rows.len());
    for group in shared {
        let size = group.len() as u16;
        ranked.extend(group.into_iter().map(|row| TableRow {
            place,
            ..rows[row].clone()
        }));
        place += size;
    }
    ranked
}

/// Separates rows with equal points by the tie-breaks, into groups that share a place.
fn separate(
    group: Vec<usize>,
    rows: &[TableRow],
    meetings: &[CountedPairing],
    shared: &mut Vec<Vec<usize>>,
) {
    if group.len() == 1 {
        shared.push(group);
        return;
    }
    let size = group.len();
    let parts = match direct_encounters(&group, meetings) {
        Some(points) => grouped(group, |row| points[row]),
        None => vec![group],
    };
    for part in parts {
        if part.len() < size {
            separate(part, rows, meetings, shared);
        } else {
            let by_tie_break = |row: &usize| (rows[*row].tie_break, rows[*row].wins);
            shared.extend(grouped(part, by_tie_break));
        }
    }
}

/// The half points of each row of the group against the others, if all have met.
fn direct_encounters(group: &[usize], meetings: &[CountedPairing]) -> Option<HashMap<usize, u32>> {
    let mut points: HashMap<usize, u32> = group.iter().map(|row| (*row, 0)).collect();
    let mut met = HashSet::new();
    for meeting in meetings {
        let [one, other] = meeting.rows;
        if points.contains_key(&one) && points.contains_key(&other) {
            *points.entry(one).or_default() += meeting.half_points[0];
            *points.entry(other).or_default() += meeting.half_points[1];
            met.insert((one.min(other), one.max(other)));
        }
    }
    (met.len() == group.len() * (group.len() - 1) / 2).then_some(points)
}

/// The rows in groups of equal keys, the largest key first. Within a group they keep their order.
fn grouped<K: Ord>(mut rows: Vec<usize>, key: impl Fn(&usize) -> K) -> Vec<Vec<usize>> {
    rows.sort_by_key(|row| std::cmp::Reverse(key(row)));
    let same = |one: &usize, other: &usize| key(one) == key(other);
    rows.chunk_by(same).map(<[usize]>::to_vec).collect()
}

fn knockout_place(bracket: &Bracket, player: PlayerId) -> u16 {
    let player = Slot::Taken(player);
    let is_in = |node: &&Node| node.places.contains(&player);
    if let Some(third) = bracket.third_place.filter(|third| is_in(&third)) {
        return if third.loser == player { 4 } else { 3 };
    }
    for (at, nodes) in bracket.rounds.iter().enumerate().rev() {
        let Some(node) = nodes.iter().find(is_in) else {
            continue;
        };
        let still_in = node.winner == player || node.winner == Slot::Open;
        let later = bracket.rounds.len() - 1 - at;
        return if still_in { 1 } else { (1 << later) + 1 };
    }
    1
}
