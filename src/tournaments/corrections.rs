//! What an organiser corrects by hand: a result, the pairings of a round, a player who is replaced.

use super::advance::{advance, pair};
use super::errors::TournamentRefusal;
use super::events::TournamentEvent;
use super::pairing::GameResult;
use super::pending::{Decision, PendingDecision};
use super::plan::Format;
use crate::play::{GuildId, MatchId, PairingId, PlayerId};

impl PendingDecision {
    pub fn set_result(&mut self, id: PairingId, result: GameResult, reason: &str) -> Decision {
        self.must_be_organised()?;
        self.must_have_started()?;
        let pairing = self
            .tournament
            .pairing(id)
            .ok_or(TournamentRefusal::NoPairing)?;
        if self.by.person().is_some_and(|judge| pairing.has(judge)) {
            return Err(TournamentRefusal::NotYours);
        }
        let won = matches!(result, GameResult::First | GameResult::Second);
        match self.tournament.plan.format {
            Format::Knockout { .. } if !won => return Err(TournamentRefusal::NeedsWinner),
            Format::Knockout { .. } | Format::League { .. }
                if pairing.round < self.tournament.round =>
            {
                return Err(TournamentRefusal::RoundPassed);
            }
            Format::Ladder { .. } if !pairing.is_undecided() => {
                return Err(TournamentRefusal::Decided);
            }
            _ => {}
        }
        self.push(TournamentEvent::ResultSet {
            pairing: id,
            result,
            reason: reason.to_owned(),
        })?;
        advance(self, false)
    }

    pub fn pair_by_hand(
        &mut self,
        pairings: &[[PlayerId; 2]],
        byes: &[PlayerId],
        reason: &str,
    ) -> Decision {
        self.must_be_organised()?;
        self.must_be_paused()?;
        let Format::Swiss { rounds } = self.tournament.plan.format else {
            return Err(TournamentRefusal::OtherFormat);
        };
        if !self.tournament.is_round_decided() {
            return Err(TournamentRefusal::RoundRunning);
        }
        if self.tournament.round >= u16::from(rounds) {
            return Err(TournamentRefusal::RoundPassed);
        }
        let mut named: Vec<PlayerId> = pairings.iter().flatten().chain(byes).copied().collect();
        let mut active: Vec<PlayerId> = self.tournament.active().collect();
        named.sort_unstable();
        active.sort_unstable();
        if named != active {
            return Err(TournamentRefusal::Pairings);
        }
        let reason = Some(reason.to_owned());
        pair(self, pairings.to_vec(), byes.to_vec(), reason)
    }

    /// Running games of the player who goes are played again by the one who comes.
    pub fn replace(
        &mut self,
        old: PlayerId,
        (new, rating, guild): (PlayerId, i32, Option<GuildId>),
        reason: &str,
    ) -> Decision {
        self.must_be_organised()?;
        if !self.tournament.is_active(old) {
            return Err(TournamentRefusal::NotIn);
        }
        if self.tournament.entrant(new).is_some() {
            return Err(TournamentRefusal::AlreadyIn);
        }
        let theirs = self.tournament.pairings_with(old);
        let running: Vec<(PairingId, MatchId)> = theirs
            .filter_map(|pairing| Some((pairing.id, pairing.running_match()?)))
            .collect();
        for (pairing, match_id) in running {
            self.push(TournamentEvent::GameVoided { pairing, match_id })?;
        }
        let reason = reason.to_owned();
        self.push(TournamentEvent::Replaced {
            old,
            new,
            rating,
            guild,
            reason,
        })
    }
}
