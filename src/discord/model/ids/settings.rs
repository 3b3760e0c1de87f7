//! Ids of the controls of a player's settings.

use crate::discord::model::ids::codec::{fields, part, whole_ids};

keyed! {
    /// What a control of the panel is for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum SettingsVerb {
        Section = "set-section",
        Notices = "set-notices",
        Hours = "set-hours",
        NoHours = "set-loud",
        Vacation = "set-vacation",
        Language = "set-language",
        Theme = "set-theme",
        Flip = "set-flip",
        Challengers = "set-challengers",
        Listed = "set-listed",
        Puzzles = "set-puzzles",
        Block = "set-block",
        /// The menu for unblocking players, with its page.
        Unblock = "set-unblock",
        /// The button for a page of that menu.
        Blocked = "set-blocked",
    }
}

/// A control of the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SettingsControl {
    pub(crate) verb: SettingsVerb,
    /// The value of a button, or the section or page to show; empty for menus, whose value is chosen.
    pub(crate) value: String,
}

impl SettingsVerb {
    /// A menu, or a button without a value.
    pub(crate) fn id(self) -> SettingsControl {
        self.with("")
    }

    /// A button with a value.
    pub(crate) fn with(self, value: impl Into<String>) -> SettingsControl {
        let value = value.into();
        SettingsControl { verb: self, value }
    }
}

part!(keyed: SettingsVerb);
fields!(SettingsControl { verb, value });
whole_ids!(SettingsControl);
