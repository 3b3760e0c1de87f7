//! A decision in the making: events are applied to a copy of the tournament as they are decided, so that later ones can
//! follow from earlier ones.

use super::errors::Refusal;
use super::events::Event;
use super::tournament::Tournament;
use crate::play::{Actor, Stamped, Timestamp};

/// A copy of a tournament with the events decided so far.
pub(super) struct Draft {
    /// The tournament after these events.
    pub tournament: Tournament,
    /// The actor of the command.
    pub by: Actor,
    /// The time of the command.
    pub now: Timestamp,
    events: Vec<Event>,
}

impl Draft {
    pub fn new(tournament: &Tournament, by: Actor, now: Timestamp) -> Self {
        Self {
            tournament: tournament.clone(),
            by,
            now,
            events: Vec::new(),
        }
    }

    /// Adds an event.
    ///
    /// # Errors
    /// [`Refusal::Contradiction`] if it cannot follow the earlier ones, which would be a bug.
    pub fn push(&mut self, event: Event) -> Result<(), Refusal> {
        let stamped = Stamped {
            seq: self.tournament.seq() + 1,
            at: self.now,
            by: self.by,
            event: event.clone(),
        };
        self.tournament
            .apply(&stamped)
            .map_err(Refusal::Contradiction)?;
        self.events.push(event);
        Ok(())
    }

    /// The events decided.
    pub fn into_events(self) -> Vec<Event> {
        self.events
    }
}
