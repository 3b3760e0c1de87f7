//! Events of the client API, and who may see them.

use std::sync::Arc;

use super::ids::Id;

/// Who may see an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sandbox) enum Audience {
    Everyone,
    User(Id),
}

/// An event of the client API, serialised once for all listeners.
#[derive(Clone, Debug)]
pub(in crate::sandbox) struct Event {
    pub(in crate::sandbox) audience: Audience,
    pub(in crate::sandbox) text: Arc<str>,
}
