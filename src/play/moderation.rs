//! Decides the commands of moderators: voiding and adjudicating matches. Who is a moderator is checked elsewhere.

use super::commands::Command;
use super::errors::Refusal;
use super::events::Event;
use super::ids::PlayerId;
use super::matches::Match;
use super::state::Phase;

impl Match {
    /// Moderators cannot judge a match in which they play; they can resign or agree to a draw like any player.
    pub(super) fn decide_for_moderator(
        &self,
        moderator: PlayerId,
        command: &Command,
    ) -> Result<Vec<Event>, Refusal> {
        if self.takes_part(moderator) {
            return Err(Refusal::OwnMatch);
        }
        match command {
            Command::Void { .. } if self.phase() == Phase::Void => Err(Refusal::Void),
            Command::Void { reason } => Ok(vec![Event::Voided {
                reason: reason.clone(),
            }]),
            Command::Adjudicate { winner, reason } => {
                self.must_be_playing()?;
                Ok(vec![Event::Adjudicated {
                    winner: *winner,
                    reason: reason.clone(),
                }])
            }
            _ => Err(Refusal::NotYours),
        }
    }

    /// The moderator's reason for the result, or for voiding the match.
    #[must_use]
    pub fn moderation_reason(&self) -> Option<&str> {
        match &self.position_event().event {
            Event::Voided { reason } | Event::Adjudicated { reason, .. } => Some(reason),
            _ => None,
        }
    }

    /// Whether the match had a result before a moderator voided it.
    #[must_use]
    pub fn is_voided(&self) -> bool {
        matches!(self.position_event().event, Event::Voided { .. })
            && self.as_of(self.position_seq() - 1).phase() == Phase::Over
    }
}
