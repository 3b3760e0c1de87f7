//! Ids of the controls of a player's settings.

use crate::discord::model::ids::codec::{controls, whole_ids};

controls! {
    /// A control of the panel.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum SettingsControl {
        /// Changes the setting with that key. A button has its new value; a menu has none, because it is chosen.
        Set(setting: String, value: String) = "set",
        /// The button for the section with that key.
        Section(key: String) = "set-section",
        /// The form for quiet hours and time zone, and what its button is for.
        Hours(part: String) = "set-hours",
        /// The menu for blocking players, with the page of the blocked ones that is shown then.
        Block(page: usize) = "set-block",
        /// The menu for unblocking players, with its page.
        Unblock(page: usize) = "set-unblock",
        /// The button for a page of that menu.
        Blocked(page: usize) = "set-blocked",
    }
}

whole_ids!(SettingsControl);
