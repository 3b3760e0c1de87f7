//! The cells of cross tables and of Swiss tables as plain data, and their signs, which need no language.

use super::pairing::{Decided, Pairing};
use super::standings::{StandingsTable, TableRow};
use super::tournament::{Bye, Tournament};
use crate::play::PlayerId;

/// A cell of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableCell {
    /// Where a row meets its own column.
    Own,
    /// Nothing: not paired, or not decided.
    Empty,
    /// A bye.
    Bye,
    /// Decided pairings, one for each time the two have met; never empty.
    Met(Vec<Meeting>),
}

/// A decided pairing as one of its players sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The opponent's place in the table.
    pub place: u16,
    /// The player's half points from it.
    pub half_points: u32,
    /// Whether it was forfeited.
    pub forfeit: bool,
}

impl Meeting {
    /// Its sign in a cross table: `1`, `½` or `0`, and `+` or `–` for a forfeit.
    #[must_use]
    pub fn sign(&self) -> &'static str {
        match (self.half_points, self.forfeit) {
            (2, false) => "1",
            (2, true) => "+",
            (1, _) => "½",
            (_, false) => "0",
            (_, true) => "–",
        }
    }

    /// Its sign in a table of rounds: the result and the opponent's place, such as `+7`, `=3` or `–5`.
    #[must_use]
    pub fn sign_with_place(&self) -> String {
        let sign = match self.half_points {
            2 => '+',
            1 => '=',
            _ => '–',
        };
        format!("{sign}{}", self.place)
    }
}

impl Tournament {
    /// The cells of a cross table: for each row of the table one for each row, in the same order. For a round robin, and
    /// for a division of the newest season of a league.
    #[must_use]
    pub fn cross_table(&self, table: &StandingsTable) -> Vec<Vec<TableCell>> {
        let season = table.division.map(|_| self.round());
        let counted = |pairing: &&Pairing| season.is_none_or(|season| pairing.round == season);
        let pairings: Vec<&Pairing> = self.regular_pairings().filter(counted).collect();
        let cell = |row: &TableRow, other: &TableRow| {
            if row.player == other.player {
                return TableCell::Own;
            }
            let both = pairings
                .iter()
                .filter(|one| one.has(row.player) && one.has(other.player));
            met(both
                .filter_map(|pairing| meeting(pairing, row.player, table))
                .collect())
        };
        let line = |row: &TableRow| table.rows.iter().map(|other| cell(row, other)).collect();
        table.rows.iter().map(line).collect()
    }

    /// The newest round, without a play-off.
    #[must_use]
    pub fn regular_round(&self) -> u16 {
        self.round() - u16::from(self.has_play_off())
    }

    /// The cells of a table of rounds: for each row of the table one for each round so far, without a play-off. For a
    /// Swiss tournament.
    #[must_use]
    pub fn round_table(&self, table: &StandingsTable) -> Vec<Vec<TableCell>> {
        let cell = |player: PlayerId, round: u16| {
            let bye = |bye: &Bye| bye.round == round && bye.player == player;
            if self.byes().iter().any(bye) {
                return TableCell::Bye;
            }
            let theirs = self
                .pairings_of(round)
                .filter(|pairing| pairing.has(player));
            met(theirs
                .filter_map(|pairing| meeting(pairing, player, table))
                .collect())
        };
        let line = |row: &TableRow| {
            (1..=self.regular_round())
                .map(|round| cell(row.player, round))
                .collect()
        };
        table.rows.iter().map(line).collect()
    }
}

fn met(meetings: Vec<Meeting>) -> TableCell {
    if meetings.is_empty() {
        TableCell::Empty
    } else {
        TableCell::Met(meetings)
    }
}

fn meeting(pairing: &Pairing, player: PlayerId, table: &StandingsTable) -> Option<Meeting> {
    let (_, how) = pairing.decision?;
    let opponent = pairing.opponent_of(player)?;
    let row = table.rows.iter().find(|row| row.player == opponent)?;
    Some(Meeting {
        place: row.place,
        half_points: pairing.half_points_of(player),
        forfeit: how == Decided::Forfeit,
    })
}
