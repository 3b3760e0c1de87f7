//! Ids of the controls that delete an account.

/// The prefix of the ids: of the button and of the modal.
pub const PREFIX: &str = "privacy:";
pub(crate) const DELETE: &str = "privacy:delete";
pub(crate) const SURE: &str = "privacy:sure";
