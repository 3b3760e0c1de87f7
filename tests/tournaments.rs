//! Tournaments: pairings, standings and events, by thousands of simulated ones.

mod berger;
mod durations;
mod dutch;
mod field;
mod knockout;
mod life;
mod matching;
mod moderation;
mod open_ended;
mod play_off;
mod properties;
pub mod ranking;
mod servers;
mod standings;
mod stored;
mod swiss;
