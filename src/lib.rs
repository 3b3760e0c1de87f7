//! Banyan: old board games, played slowly among friends on Discord.
//!
//! One idea carries the house: **a match is a list of events; everything else is a function of it.**

pub mod app;
pub mod bot;
pub mod config;
pub mod discord;
pub mod locale;
pub mod play;
pub mod render;
pub mod rules;
#[cfg(feature = "sandbox")]
pub mod sandbox;
pub mod store;
pub mod worker;
