//! What came out of a tournament or of a season of a league: to be announced. Pure.

use super::events::{Cancelled, Placed, TournamentEvent};
use super::plan::Format;
use super::standings::StandingsTable;
use super::tournament::{Tournament, TournamentPhase};
use crate::play::PlayerId;

/// The last place that has a medal.
const PODIUM: u16 = 3;

/// What there is to announce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentOutcome {
    /// It is over and has a podium.
    Over,
    /// It was cancelled before its start.
    NotHeld(Cancelled),
    /// It was cancelled after its start.
    EndedEarly,
    /// The season before the newest one is over.
    SeasonOver(u16),
}

/// The result of a division of a league in a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DivisionResult {
    /// The first three places. A shared place can make them more.
    pub podium: Vec<Placed>,
    /// Who plays in a higher division in the next season, the best first.
    pub promoted: Vec<PlayerId>,
    /// Who plays in a lower division in the next season, the best first.
    pub relegated: Vec<PlayerId>,
}

impl StandingsTable {
    /// The first three places, without players who have withdrawn.
    #[must_use]
    pub fn podium(&self) -> Vec<Placed> {
        let rows = self.rows.iter();
        let placed = rows.filter(|row| row.place <= PODIUM && !row.withdrawn);
        placed
            .map(|row| Placed {
                place: row.place,
                player: row.player,
            })
            .collect()
    }
}

impl Tournament {
    /// The newest thing to announce, if there is any.
    #[must_use]
    pub fn outcome(&self) -> Option<TournamentOutcome> {
        let events = || self.events().iter().map(|stamped| &stamped.event);
        match self.phase() {
            TournamentPhase::Open => None,
            TournamentPhase::Playing | TournamentPhase::Paused => {
                let is_league = matches!(self.plan().format, Format::League { .. });
                (is_league && self.round() > 1)
                    .then(|| TournamentOutcome::SeasonOver(self.round() - 1))
            }
            TournamentPhase::Over => Some(TournamentOutcome::Over),
            TournamentPhase::Cancelled => {
                let started =
                    events().any(|event| matches!(event, TournamentEvent::Started { .. }));
                let why = events().find_map(|event| match event {
                    TournamentEvent::Cancelled { why } => Some(*why),
                    _ => None,
                });
                let not_held = why.filter(|_| !started).map(TournamentOutcome::NotHeld);
                Some(not_held.unwrap_or(TournamentOutcome::EndedEarly))
            }
        }
    }

    /// The results of the divisions in a season that has a following one, the highest division first.
    #[must_use]
    pub fn season_result(&self, season: u16) -> Vec<DivisionResult> {
        let next = self.divisions(season + 1);
        let later = |player| next.iter().position(|division| division.contains(&player));
        let result = |(at, table): (usize, StandingsTable)| {
            let moved = |is_wanted: fn(usize, usize) -> bool| {
                let players = table.rows.iter().map(|row| row.player);
                players
                    .filter(|player| later(*player).is_some_and(|then| is_wanted(then, at)))
                    .collect()
            };
            DivisionResult {
                podium: table.podium(),
                promoted: moved(|then, now| then < now),
                relegated: moved(|then, now| then > now),
            }
        };
        let tables = self.season_standings(season).into_iter();
        tables.enumerate().map(result).collect()
    }
}
