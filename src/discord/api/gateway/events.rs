//! What Discord reports, how it is set up, and why it gives up.

use std::{sync::Arc, time::Duration};

use serenity::all::Interaction;

use crate::{
    discord::api::{held_response::HeldResponse, joined::JoinedGuild, origin::Origin},
    play,
    secret::Secret,
};

/// An event from Discord.
#[derive(Debug)]
pub enum GatewayEvent {
    /// An interaction, with the response that waits for its answer if it came over HTTP.
    Interaction(Box<Interaction>, Option<HeldResponse>),
    /// The bot is a member of a server; sent for each server at every start, too.
    Joined(JoinedGuild),
    /// The bot was removed from a server.
    Left(play::GuildId),
    /// How many shards of this process are connected; repeated at every check.
    OwnShards(u32),
    /// Every shard of the bot is connected, in whichever process; repeated at every check.
    Connected,
    /// A shard is not connected, so its servers cannot reach the bot.
    Lost,
    /// A channel or thread was deleted.
    Closed {
        /// The server.
        guild: play::GuildId,
        /// The channel or thread.
        channel: play::ChannelId,
    },
}

/// Handles an event. It must not block; long work is spawned.
pub type Handle = Arc<dyn Fn(GatewayEvent) + Send + Sync>;

/// How often shards are checked, outside of tests.
pub const PROBE_INTERVAL: Duration = Duration::from_secs(3);

/// The settings of the gateway connection.
#[derive(Clone, Debug)]
pub struct GatewaySetup {
    /// The bot's token.
    pub token: Secret,
    /// Where Discord is.
    pub origin: Origin,
    /// How often shards are checked, usually [`PROBE_INTERVAL`].
    pub probe: Duration,
}

/// Why the gateway gave up.
#[derive(Debug, thiserror::Error)]
pub enum GatewayError {
    /// Status 401, or close code 4004.
    #[error(
        "Discord does not know this token. Take the token from https://discord.com/developers/applications, your \
         application, page Bot (\"Reset Token\" makes a new one and the old one void), and set DISCORD_TOKEN to it."
    )]
    WrongToken,
    /// Close codes 4013 and 4014. The bot requests no privileged intents, so the operator cannot fix this in the
    /// developer portal.
    #[error(
        "Discord's gateway refused the bot's intents ({0}). The bot asks for none that has to be granted, so \
         whatever stands at this address is not Discord as this version of the bot knows it: check discord_api_base, or update the bot."
    )]
    Intents(&'static str),
    /// The HTTP client cannot be built.
    #[error("the HTTP client cannot be built: {0}")]
    Client(#[from] reqwest::Error),
}
