//! Ids of objects (snowflakes), and those of the bot and the first server, which are fixed.

pub(in crate::sandbox) type Id = u64;

/// The bot's application and user.
pub(in crate::sandbox) const APPLICATION: Id = 1_000_000_000_000_000_001;
/// The first server.
pub(in crate::sandbox) const GUILD: Id = 1_000_000_000_000_000_100;
