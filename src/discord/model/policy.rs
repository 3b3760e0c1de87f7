//! What holds for a request before it is worked on. Plain; decides nothing.

use crate::{app::RequestKind, discord::model::reply::Deferral};

/// What a request costs, and how its answer is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// What it costs of the asker's rate.
    pub cost: RequestKind,
    /// How an answer that takes longer than two seconds is announced.
    pub deferral: Deferral,
    /// Whether the answer carries so much that it would be late if it were the first: it is announced at once.
    pub slow: bool,
}

impl Policy {
    /// Of what nobody here knows: it is only told so.
    pub const UNKNOWN: Self = Self::new(RequestKind::Other, Deferral::Private);

    /// Of an answer that is not slow.
    #[must_use]
    pub const fn new(cost: RequestKind, deferral: Deferral) -> Self {
        Self {
            cost,
            deferral,
            slow: false,
        }
    }
}
