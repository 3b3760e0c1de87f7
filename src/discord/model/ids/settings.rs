//! Ids of the controls of a player's settings.

pub const PREFIX: &str = "set-";

pub(crate) const SECTION: &str = "set-section:";
pub(crate) const NOTICES: &str = "set-notices:";
pub(crate) const HOURS: &str = "set-hours:";
pub(crate) const NO_HOURS: &str = "set-loud:";
pub(crate) const VACATION: &str = "set-vacation:";
pub(crate) const LANGUAGE: &str = "set-language:";
pub(crate) const THEME: &str = "set-theme:";
pub(crate) const FLIP: &str = "set-flip:";
pub(crate) const CHALLENGERS: &str = "set-challengers:";
pub(crate) const LISTED: &str = "set-listed:";
pub(crate) const BLOCK: &str = "set-block:";
/// The menu for unblocking players, with its page.
pub(crate) const UNBLOCK: &str = "set-unblock:";
/// The button for a page of that menu.
pub(crate) const BLOCKED: &str = "set-blocked:";
