//! Ids of objects (snowflakes), and those of the bot and the first server, which are fixed.

pub(crate) type Id = u64;

/// The bot's application and user.
pub(crate) const APPLICATION: Id = 1_000_000_000_000_000_001;
/// The first server.
pub(crate) const GUILD: Id = 1_000_000_000_000_000_100;
