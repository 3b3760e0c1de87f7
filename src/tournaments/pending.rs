//! A decision in the making: events are applied to a copy of the tournament as they are decided, so that later ones can
//! follow from earlier ones.

use super::errors::TournamentRefusal;
use super::events::TournamentEvent;
use super::pairing::{GameResult, Pairing};
use super::tournament::{Tournament, TournamentPhase};
use crate::play::{Actor, PairingId, Stamped, Timestamp};

/// Whether a step of a decision can be made.
pub(super) type Decision = Result<(), TournamentRefusal>;

/// A copy of a tournament with the events decided so far.
pub(super) struct PendingDecision {
    /// The tournament after these events.
    pub tournament: Tournament,
    /// The actor of the command.
    pub by: Actor,
    /// The time of the command.
    pub now: Timestamp,
    events: Vec<TournamentEvent>,
}

impl PendingDecision {
    pub fn new(tournament: &Tournament, by: Actor, now: Timestamp) -> Self {
        let mut tournament = tournament.clone();
        tournament.restart_times(now);
        Self {
            tournament,
            by,
            now,
            events: Vec::new(),
        }
    }

    /// Adds an event.
    ///
    /// # Errors
    /// [`TournamentRefusal::Contradiction`] if it cannot follow the earlier ones, which would be a bug.
    pub fn push(&mut self, event: TournamentEvent) -> Decision {
        let stamped = Stamped {
            seq: self.tournament.seq() + 1,
            at: self.now,
            by: self.by,
            event: event.clone(),
        };
        self.tournament
            .apply(&stamped)
            .map_err(TournamentRefusal::Contradiction)?;
        self.events.push(event);
        Ok(())
    }

    /// Decides a pairing without play.
    pub fn forfeited(&mut self, pairing: PairingId, result: GameResult) -> Decision {
        self.push(TournamentEvent::Forfeited { pairing, result })
    }

    /// The events decided.
    pub fn into_events(self) -> Vec<TournamentEvent> {
        self.events
    }

    pub fn must_be_organised(&self) -> Decision {
        let organised = self.tournament.is_organised_by(self.by);
        organised
            .then_some(())
            .ok_or(TournamentRefusal::NotTheOrganiser)
    }

    pub fn must_be_organised_or_clock(&self) -> Decision {
        match self.by {
            Actor::Clock => Ok(()),
            _ => self.must_be_organised(),
        }
    }

    pub fn must_be_clock(&self) -> Decision {
        (self.by == Actor::Clock)
            .then_some(())
            .ok_or(TournamentRefusal::NotYours)
    }

    pub fn must_have_started(&self) -> Decision {
        let open = self.tournament.phase == TournamentPhase::Open;
        (!open).then_some(()).ok_or(TournamentRefusal::NotStarted)
    }

    pub fn must_be_playing(&self) -> Decision {
        self.must_have_started()?;
        let paused = self.tournament.phase == TournamentPhase::Paused;
        (!paused).then_some(()).ok_or(TournamentRefusal::Paused)
    }

    pub fn must_be_paused(&self) -> Decision {
        self.must_have_started()?;
        let paused = self.tournament.phase == TournamentPhase::Paused;
        paused.then_some(()).ok_or(TournamentRefusal::NotPaused)
    }

    pub fn must_be_open(&self) -> Decision {
        let open = self.tournament.phase == TournamentPhase::Open;
        open.then_some(()).ok_or(TournamentRefusal::AlreadyStarted)
    }

    pub fn undecided(&self, id: PairingId) -> Result<&Pairing, TournamentRefusal> {
        let pairing = self
            .tournament
            .pairing(id)
            .ok_or(TournamentRefusal::NoPairing)?;
        pairing
            .is_undecided()
            .then_some(pairing)
            .ok_or(TournamentRefusal::Decided)
    }
}
