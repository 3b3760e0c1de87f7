//! Context of a request: who asks, in which language, how often, about which match, and whether they may.

pub mod accounts;
pub(crate) mod admission;
pub mod board_style;
pub(crate) mod committed;
pub(crate) mod games;
pub(crate) mod language;
pub(crate) mod mentions;
pub(crate) mod rate_limit;
pub(crate) mod tournaments;
