//! Ids of the buttons of a profile.

pub const PREFIX: &str = "profile:";
