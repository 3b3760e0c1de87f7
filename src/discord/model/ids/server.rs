//! Ids of the controls of a server's settings.

pub const PREFIX: &str = "srv-";

pub(crate) const SECTION: &str = "srv-section:";
pub(crate) const LANGUAGE: &str = "srv-language:";
pub(crate) const RULESET: &str = "srv-ruleset:";
pub(crate) const TIME: &str = "srv-time:";
pub(crate) const THREADS: &str = "srv-threads:";
pub(crate) const SHRINK: &str = "srv-shrink:";
pub(crate) const CHANNELS: &str = "srv-channels:";
pub(crate) const PLAYERS: &str = "srv-players:";
pub(crate) const MODERATORS: &str = "srv-moderators:";
pub(crate) const DAILY: &str = "srv-daily:";
pub(crate) const NEWS: &str = "srv-news:";
