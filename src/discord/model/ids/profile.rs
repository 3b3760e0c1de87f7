//! Ids of the buttons of a profile.

/// The prefix of the ids.
pub const PREFIX: &str = "profile:";
