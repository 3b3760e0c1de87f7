//! How a request is handled before its command runs: place, rate limit and deferral.

use crate::{
    app::RequestKind,
    discord::model::{call::Call, reply::Deferral},
};

/// Where a command can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Places {
    /// Servers.
    Servers,
    /// Servers, by members who manage them, unless the server's own settings in Discord differ.
    Moderators,
    /// Servers, and direct messages with the bot.
    ServersAndDirect,
    /// Also wherever a user who has installed the bot to their account uses it.
    Anywhere,
}

impl Places {
    /// Whether such a command exists where the call comes from.
    pub(crate) fn include<I>(self, call: &Call<I>) -> bool {
        let on_server = call.guild.is_some() && !call.guest;
        match self {
            Self::Servers | Self::Moderators => on_server,
            Self::ServersAndDirect => call.direct || on_server,
            Self::Anywhere => true,
        }
    }
}

/// The rate limit of a request, and how its answer is deferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// Its rate limit.
    pub cost: RequestKind,
    /// How to defer an answer that takes longer than two seconds.
    pub deferral: Deferral,
    /// Whether the answer is so large that it is always deferred at once.
    pub slow: bool,
}

impl Policy {
    /// For unknown commands and controls, whose answer only says so.
    pub const UNKNOWN: Self = Self::new(RequestKind::Other, Deferral::Private);

    /// The policy of an answer that is not slow.
    #[must_use]
    pub const fn new(cost: RequestKind, deferral: Deferral) -> Self {
        Self {
            cost,
            deferral,
            slow: false,
        }
    }

    /// The policy of an answer that is always deferred at once.
    #[must_use]
    pub const fn slow(cost: RequestKind, deferral: Deferral) -> Self {
        Self {
            cost,
            deferral,
            slow: true,
        }
    }
}
