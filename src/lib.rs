//! Banyan: old board games, played slowly among friends on Discord.
//!
//! One idea carries the house: **a match is a list of events; everything else is a function of it.**

pub mod app;
pub mod locale;
pub mod play;
pub mod rules;
pub mod config;
#[cfg(feature = "sandbox")]
pub mod sandbox;
pub mod store;
