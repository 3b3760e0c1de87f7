//! How a request is handled before its command runs: rate limit and deferral.

use crate::{app::RequestKind, discord::model::reply::Deferral};

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
}
