//! The ids of the controls by which an account is deleted.

/// How the ids of its controls begin: of the button, and of the form.
pub const PREFIX: &str = "privacy:";
pub(crate) const DELETE: &str = "privacy:delete";
pub(crate) const SURE: &str = "privacy:sure";
