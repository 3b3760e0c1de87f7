//! The commands of a ladder: to challenge, to accept, and what happens without an answer.

use std::time::Duration;

use super::checks::Applied;
use super::errors::TournamentRefusal;
use super::events::TournamentEvent;
use super::pairing::{LadderChallenge, Pairing};
use super::pending::{Decision, PendingDecision};
use super::plan::Format;
use super::tournament::{Tournament, TournamentPhase};
use crate::play::{PairingId, PlayerId, Timestamp};

const DAY: Duration = Duration::from_hours(24);

impl PendingDecision {
    /// A player challenges one up to `reach` places above. Each has one challenge made and one received at a time, and
    /// rests as long as an answer may take before they challenge the same player again.
    pub fn challenge(&mut self, opponent: PlayerId) -> Decision {
        let challenger = self.by.player().ok_or(TournamentRefusal::NotYours)?;
        self.must_be_playing()?;
        let Format::Ladder { reach, days } = self.tournament.plan.format else {
            return Err(TournamentRefusal::OtherFormat);
        };
        let place = |player| self.tournament.ladder.iter().position(|one| *one == player);
        let from = place(challenger).ok_or(TournamentRefusal::NotIn)?;
        let to = place(opponent).ok_or(TournamentRefusal::NotIn)?;
        if to >= from || from - to > usize::from(reach) {
            return Err(TournamentRefusal::OutOfReach { reach });
        }
        let made = || {
            let of_pairing = |pairing: &Pairing| pairing.challenge.map(|one| one.challenger);
            let all = self.tournament.pairings.iter();
            all.filter_map(move |pairing| Some((pairing, of_pairing(pairing)?)))
        };
        // One challenge made and one received at a time, and one between two players.
        let busy = made().any(|(pairing, by)| {
            let received = pairing.has(opponent) && (by != opponent || pairing.has(challenger));
            pairing.is_undecided() && (by == challenger || received)
        });
        if busy {
            return Err(TournamentRefusal::Busy);
        }
        let rest = DAY * u32::from(days);
        let just_met = made().any(|(pairing, by)| {
            // A time in the future was stamped by a clock that ran ahead.
            let recent = pairing
                .decided_at
                .is_some_and(|at| at <= self.now && self.now < at.after(rest));
            by == challenger && pairing.has(opponent) && recent
        });
        if just_met {
            return Err(TournamentRefusal::JustMet);
        }
        let players = self.tournament.by_sides(opponent, challenger);
        let until = self.now.after(rest);
        self.push(TournamentEvent::Challenged {
            challenger,
            players,
            until,
        })
    }

    /// The challenged player accepts.
    pub fn accept(&mut self, id: PairingId) -> Decision {
        let player = self.by.player().ok_or(TournamentRefusal::NotYours)?;
        self.must_be_playing()?;
        let pairing = self.undecided(id)?;
        let challenge = pairing.challenge.ok_or(TournamentRefusal::OtherFormat)?;
        if !pairing.has(player) || player == challenge.challenger {
            return Err(TournamentRefusal::NotYours);
        }
        if challenge.accepted {
            return Err(TournamentRefusal::Decided);
        }
        self.push(TournamentEvent::Accepted { pairing: id })
    }

    /// The clock gives the challenged player more time to answer.
    pub fn extend_answer(&mut self, id: PairingId, until: Timestamp) -> Decision {
        self.must_be_clock()?;
        self.must_be_playing()?;
        let challenge = self
            .undecided(id)?
            .challenge
            .ok_or(TournamentRefusal::OtherFormat)?;
        if challenge.accepted {
            return Err(TournamentRefusal::Decided);
        }
        if until <= challenge.until {
            return Err(TournamentRefusal::TooEarly);
        }
        self.push(TournamentEvent::AnswerExtended { pairing: id, until })
    }

    /// The time to answer is over: the challenged player forfeits.
    pub fn unanswered(&mut self, id: PairingId) -> Decision {
        self.must_be_clock()?;
        self.must_be_playing()?;
        let pairing = self.undecided(id)?;
        let challenge = pairing.challenge.ok_or(TournamentRefusal::OtherFormat)?;
        if challenge.accepted {
            return Err(TournamentRefusal::Decided);
        }
        if self.now < challenge.until {
            return Err(TournamentRefusal::TooEarly);
        }
        let loser = pairing
            .opponent_of(challenge.challenger)
            .ok_or(TournamentRefusal::NotIn)?;
        self.forfeited(id, pairing.lost_by(loser))
    }
}

impl Tournament {
    /// Applies a challenge.
    pub(super) fn challenge(
        &mut self,
        challenger: PlayerId,
        players: [PlayerId; 2],
        [since, until]: [Timestamp; 2],
    ) -> Applied {
        self.must_be(&[TournamentPhase::Playing])?;
        let placed = |player: &PlayerId| self.ladder.contains(player);
        let [first, second] = players;
        if first == second || !players.contains(&challenger) || !players.iter().all(placed) {
            return Err("is no challenge between two players of the ladder".to_owned());
        }
        self.add_pairing(1, players).challenge = Some(LadderChallenge {
            challenger,
            since,
            until,
            regular_until: until,
            accepted: false,
        });
        Ok(())
    }

    /// Applies the acceptance of a challenge.
    pub(super) fn accept(&mut self, id: PairingId) -> Applied {
        self.must_be(&TournamentPhase::STARTED)?;
        let pairing = self.undecided(id)?;
        let open = pairing
            .challenge
            .as_mut()
            .filter(|challenge| !challenge.accepted);
        open.ok_or("accepts no open challenge")?.accepted = true;
        Ok(())
    }

    /// Applies more time to answer a challenge.
    pub(super) fn extend_answer(&mut self, id: PairingId, until: Timestamp) -> Applied {
        let challenge = self.undecided(id)?.challenge.as_mut();
        let open = challenge.filter(|challenge| !challenge.accepted);
        open.ok_or("extends no open challenge")?.until = until;
        Ok(())
    }
}
