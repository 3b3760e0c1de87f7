//! The stored form of a tournament's events. A text that was ever written never changes its meaning.

use super::events::TournamentEvent;
use crate::play::{Unreadable, stored};

impl TournamentEvent {
    /// The event's kind, and its details if it has any.
    #[must_use]
    pub fn to_stored(&self) -> (String, Option<String>) {
        stored::split(self)
    }

    /// Parses a stored event.
    ///
    /// # Errors
    /// [`Unreadable`] when neither this version nor an older one can have written it.
    pub fn from_stored(kind: &str, body: Option<&str>) -> Result<Self, Unreadable> {
        stored::join(kind, body)
    }
}
