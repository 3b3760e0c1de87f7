//! The ids of the buttons below a profile.

/// What the custom ids of its buttons begin with.
pub const PREFIX: &str = "profile:";
