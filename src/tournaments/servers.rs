//! The other servers of a tournament: their moderators ask, the organiser admits them, and their members can join there.

use super::errors::TournamentRefusal;
use super::events::TournamentEvent;
use super::pending::{Decision, PendingDecision};
use super::tournament::{Guest, Tournament};
use crate::play::{ChannelId, GuildId, PlayerId};

/// The most other servers of a tournament, asking or admitted: a menu has two lines for each.
const MAX_GUESTS: usize = 12;

impl PendingDecision {
    /// A moderator of another server asks. Whether they are one is checked by the caller, who knows the server.
    pub fn ask_server(&mut self, guild: GuildId, channel: ChannelId) -> Decision {
        self.by.player().ok_or(TournamentRefusal::NotYours)?;
        let tournament = &self.tournament;
        if guild == tournament.plan.guild || tournament.guest(guild).is_some() {
            return Err(TournamentRefusal::AlreadyIn);
        }
        let full = tournament.guests.len() >= MAX_GUESTS;
        if !tournament.plan.guests || !tournament.is_joinable() || full {
            return Err(TournamentRefusal::NotOpen);
        }
        self.push(TournamentEvent::ServerAsked { guild, channel })
    }

    /// The organiser or a moderator of the tournament's own server admits a server that has asked.
    pub fn admit_server(&mut self, guild: GuildId) -> Decision {
        self.must_be_organised()?;
        let asked = self
            .tournament
            .guest(guild)
            .ok_or(TournamentRefusal::NotIn)?;
        if asked.admitted {
            return Err(TournamentRefusal::AlreadyIn);
        }
        self.push(TournamentEvent::ServerAdmitted { guild })
    }

    /// A server leaves: it is not admitted, its moderators wish so, or the bot was removed from it. Its players stay.
    pub fn remove_server(&mut self, guild: GuildId) -> Decision {
        self.tournament
            .guest(guild)
            .ok_or(TournamentRefusal::NotIn)?;
        self.push(TournamentEvent::ServerRemoved { guild })
    }
}

impl Tournament {
    /// The other servers, in the order in which they asked.
    #[must_use]
    pub fn guests(&self) -> &[Guest] {
        &self.guests
    }

    /// Another server that has asked or takes part.
    #[must_use]
    pub fn guest(&self, guild: GuildId) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.guild == guild)
    }

    /// Whether it is a tournament of that server: its own, or one that was admitted.
    #[must_use]
    pub fn is_on(&self, guild: GuildId) -> bool {
        let admitted = |guest: &Guest| guest.admitted;
        guild == self.plan.guild || self.guest(guild).is_some_and(admitted)
    }

    /// The server through which a player joined, which may have left since.
    #[must_use]
    pub fn server_of(&self, player: PlayerId) -> GuildId {
        let joined_on = match self.entrant(player) {
            Some(entrant) => entrant.guild,
            None => self.joined_before_on(player),
        };
        joined_on.unwrap_or(self.plan.guild)
    }

    /// The other server through which a player had joined before they were removed or replaced.
    fn joined_before_on(&self, player: PlayerId) -> Option<GuildId> {
        let mut events = self.events().iter().rev();
        events.find_map(|stamped| match &stamped.event {
            TournamentEvent::Joined {
                player: joined,
                guild,
                ..
            }
            | TournamentEvent::Replaced {
                new: joined, guild, ..
            } => Some(*guild).filter(|_| *joined == player),
            _ => None,
        })?
    }

    pub(super) fn server_asked(
        &mut self,
        guild: GuildId,
        channel: ChannelId,
        asked_by: Option<PlayerId>,
    ) -> Result<(), String> {
        let known = guild == self.plan.guild || self.guest(guild).is_some();
        let asked_by = asked_by.filter(|_| !known).ok_or("adds a server again")?;
        self.guests.push(Guest {
            guild,
            channel,
            asked_by,
            admitted: false,
        });
        Ok(())
    }

    pub(super) fn server_admitted(&mut self, guild: GuildId) -> Result<(), String> {
        let mut guests = self.guests.iter_mut();
        let asked = guests.find(|guest| guest.guild == guild && !guest.admitted);
        asked.ok_or("admits a server that has not asked")?.admitted = true;
        Ok(())
    }

    pub(super) fn server_removed(&mut self, guild: GuildId) -> Result<(), String> {
        let before = self.guests.len();
        self.guests.retain(|guest| guest.guild != guild);
        let gone = self.guests.len() < before;
        gone.then_some(())
            .ok_or_else(|| "removes a server that is not there".to_owned())
    }
}
