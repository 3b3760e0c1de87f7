//! A server that the bot is a member of, as Discord tells of it.

use serenity::all::Guild;

use crate::{
    locale::Locale,
    play::{ChannelId, GuildId, Timestamp},
};

/// A server that the bot is a member of.
#[derive(Clone, Copy, Debug)]
pub struct Joined {
    pub(crate) guild: GuildId,
    /// Since when.
    pub(crate) at: Timestamp,
    /// Where the server greets, if it does.
    pub(crate) channel: Option<ChannelId>,
    pub(crate) locale: Locale,
}

impl Joined {
    /// Which server.
    #[must_use]
    pub fn guild(&self) -> GuildId {
        self.guild
    }

    /// What is of interest of a server that Discord tells of.
    #[must_use]
    pub fn read(guild: &Guild) -> Self {
        Self {
            guild: GuildId(guild.id.get()),
            // Cut to whole seconds, so that it may look earlier than it was.
            at: Timestamp(guild.joined_at.unix_timestamp() * 1000 + 999),
            channel: guild.system_channel_id.map(|id| ChannelId(id.get())),
            locale: Locale::from_discord(&guild.preferred_locale),
        }
    }
}
