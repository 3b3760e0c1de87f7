//! Plain types: calls, replies, ids of controls, policies, limits.

pub mod call;
pub(crate) mod failure;
pub mod ids;
pub(crate) mod interaction;
pub(crate) mod limits;
pub mod match_action;
pub mod opponent;
pub mod panel;
pub mod policy;
pub mod reply;
