//! Ids of the controls of a server's settings.

use crate::discord::model::ids::codec::{controls, whole_ids};

controls! {
    /// A control of the panel.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum ServerControl {
        /// Changes the setting with that key. A button has its new value; a menu has none, because it is chosen.
        Set(setting: String, value: String) = "srv",
        /// The button for the section with that key.
        Section(key: String) = "srv-section",
    }
}

whole_ids!(ServerControl);
