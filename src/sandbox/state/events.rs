//! Events of the client API, and who may see them.

use std::sync::Arc;

use super::ids::Id;

/// Who may see an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    Everyone,
    User(Id),
}

/// An event of the client API, serialised once for all listeners.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) audience: Audience,
    pub(crate) text: Arc<str>,
}
