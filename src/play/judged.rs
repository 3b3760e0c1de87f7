//! What moderators do to a match: they strike it out, or decide it. Who is a moderator is settled elsewhere.

use super::errors::Refusal;
use super::events::{Command, Event};
use super::ids::PlayerId;
use super::matches::Match;
use super::state::Phase;

impl Match {
    /// Nobody judges their own match, whatever their rank: whoever plays can resign or agree to a draw like anybody else,
    /// and leaves the rest to another moderator.
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

    /// What a moderator gave as the reason for how the match ended or why it counts for nothing.
    #[must_use]
    pub fn judged_because(&self) -> Option<&str> {
        match &self.anchored().event {
            Event::Voided { reason } | Event::Adjudicated { reason, .. } => Some(reason),
            _ => None,
        }
    }

    /// Whether the match had an ending before a moderator struck it out.
    #[must_use]
    pub fn struck_out(&self) -> bool {
        matches!(self.anchored().event, Event::Voided { .. })
            && self.until(self.anchor() - 1).phase() == Phase::Over
    }
}
