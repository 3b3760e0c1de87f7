//! Ids of the controls of a server's settings.

use crate::discord::model::ids::codec::{fields, part, whole_ids};

keyed! {
    /// What a control of the panel is for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ServerVerb {
        Section = "srv-section",
        Language = "srv-language",
        Ruleset = "srv-ruleset",
        Time = "srv-time",
        Threads = "srv-threads",
        Shrink = "srv-shrink",
        Channels = "srv-channels",
        Players = "srv-players",
        Moderators = "srv-moderators",
        Daily = "srv-daily",
        News = "srv-news",
    }
}

/// A control of the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ServerControl {
    pub(crate) verb: ServerVerb,
    /// The value of a button, or the section to show; empty for menus, whose value is chosen.
    pub(crate) value: String,
}

impl ServerVerb {
    /// A menu, or a button without a value.
    pub(crate) fn id(self) -> ServerControl {
        self.with("")
    }

    /// A button with a value.
    pub(crate) fn with(self, value: impl Into<String>) -> ServerControl {
        let value = value.into();
        ServerControl { verb: self, value }
    }
}

part!(keyed: ServerVerb);
fields!(ServerControl { verb, value });
whole_ids!(ServerControl);
