//! What stored events must satisfy: the phase, the players, and rounds that the format can have. Whether another round
//! would be better is not asked: the pairing rules may improve, and old rounds stay valid.

use std::collections::{BTreeSet, HashMap};

use super::knockout::{Bracket, Slot};
use super::plan::{Format, PLAY_OFF};
use super::tournament::{Tournament, TournamentPhase};
use crate::play::PlayerId;

/// Whether an event can follow, or why not.
pub(super) type Applied = Result<(), String>;

impl Tournament {
    pub(super) fn must_be(&self, phases: &[TournamentPhase]) -> Applied {
        if phases.contains(&self.phase) {
            return Ok(());
        }
        Err(format!("is out of place while it is {}", self.phase.key()))
    }

    pub(super) fn must_be_entrant(&self, player: PlayerId) -> Applied {
        let known = self.entrant(player).is_some();
        known
            .then_some(())
            .ok_or_else(|| format!("names player {player}, who does not take part"))
    }

    pub(super) fn must_not_be_entrant(&self, player: PlayerId) -> Applied {
        let unknown = self.entrant(player).is_none();
        unknown
            .then_some(())
            .ok_or_else(|| format!("enters player {player} again"))
    }

    /// Whether the format can have such a round: everybody who must play is named once, and nobody who must not.
    pub(super) fn check_round(
        &self,
        round: u16,
        pairings: &[[PlayerId; 2]],
        byes: &[PlayerId],
    ) -> Applied {
        if let Format::League { .. } = self.plan.format {
            return self.check_season(round, pairings);
        }
        if self.play_off_round() == Some(round) {
            return self.check_play_off(pairings, byes);
        }
        let mut named = BTreeSet::new();
        if !pairings
            .iter()
            .flatten()
            .chain(byes)
            .all(|player| named.insert(*player))
        {
            return Err("pairs a player twice".to_owned());
        }
        let fits = match self.plan.format {
            Format::Swiss { .. } => self.active().collect::<BTreeSet<_>>() == named,
            Format::RoundRobin { double } => {
                let most = if double { 2 } else { 1 };
                let sorted = |[one, other]: [PlayerId; 2]| (one.min(other), one.max(other));
                let mut meetings: HashMap<_, usize> = HashMap::new();
                for pairing in &self.pairings {
                    *meetings.entry(sorted(pairing.players())).or_default() += 1;
                }
                let met = |players: &[PlayerId; 2]| meetings.get(&sorted(*players)).copied();
                named.len() == self.entrants.len()
                    && pairings
                        .iter()
                        .all(|players| met(players).unwrap_or(0) < most)
            }
            _ => {
                let bracket = Bracket::of(self);
                let mut meetings = bracket
                    .meetings(round)
                    .map(|node| node.places.map(Slot::player));
                pairings.iter().all(|[one, other]| {
                    let (one, other) = (Some(*one), Some(*other));
                    meetings.any(|places| places == [one, other] || places == [other, one])
                })
            }
        };
        fits.then_some(())
            .ok_or_else(|| "is no round of this format".to_owned())
    }

    /// In a play-off, a few players who are still there meet each other once.
    fn check_play_off(&self, pairings: &[[PlayerId; 2]], byes: &[PlayerId]) -> Applied {
        let players: BTreeSet<PlayerId> = pairings.iter().flatten().copied().collect();
        let met: BTreeSet<_> = pairings
            .iter()
            .filter(|[one, other]| one != other)
            .map(|[one, other]| (one.min(other), one.max(other)))
            .collect();
        let everybody = players.len() * players.len().saturating_sub(1) / 2;
        let fits = byes.is_empty()
            && (2..=PLAY_OFF).contains(&players.len())
            && players.iter().all(|player| self.is_active(*player))
            && (met.len(), pairings.len()) == (everybody, everybody);
        fits.then_some(())
            .ok_or_else(|| "is no play-off".to_owned())
    }

    /// In a season, two players of a division meet at most once, and never players of two divisions.
    fn check_season(&self, season: u16, pairings: &[[PlayerId; 2]]) -> Applied {
        let mut met = BTreeSet::new();
        for [first, second] in pairings {
            let together = |division: &Vec<PlayerId>| {
                first != second && division.contains(first) && division.contains(second)
            };
            if !self.divisions(season).iter().any(together) {
                return Err("pairs players of two divisions".to_owned());
            }
            if !met.insert((first.min(second), first.max(second))) {
                return Err("pairs two players twice".to_owned());
            }
        }
        Ok(())
    }
}
