//! A server that the bot is a member of, as the gateway describes it.

use serenity::all::Guild;

use crate::{
    locale::Locale,
    play::{ChannelId, GuildId, Timestamp},
};

/// A server that the bot is a member of.
#[derive(Clone, Copy, Debug)]
pub struct JoinedGuild {
    pub(crate) guild: GuildId,
    /// When the bot joined.
    pub(crate) at: Timestamp,
    /// The server's system channel, if it has one.
    pub(crate) channel: Option<ChannelId>,
    pub(crate) locale: Locale,
}

impl JoinedGuild {
    /// Converts serenity's type.
    #[must_use]
    pub fn read(guild: &Guild) -> Self {
        Self {
            guild: GuildId(guild.id.get()),
            // Rounded up: Discord's time may be cut to whole seconds.
            at: Timestamp(guild.joined_at.unix_timestamp() * 1000 + 999),
            channel: guild.system_channel_id.map(|id| ChannelId(id.get())),
            locale: Locale::from_discord(&guild.preferred_locale),
        }
    }
}
