//! Plain types: what comes in, what goes out, the ids of controls, limits.

pub mod call;
pub(crate) mod failure;
pub mod ids;
pub(crate) mod interaction;
pub(crate) mod limits;
pub mod match_action;
pub mod policy;
pub mod reply;
