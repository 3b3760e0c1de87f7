//! Everything about the games by themselves: rules, lessons, search, analysis, puzzles and pictures. The crate `banyan`
//! re-exports these rooms, and explains all.
//!
//! They are a crate of their own to make builds short: this crate is compiled at the same time as the large dependencies,
//! and it alone is optimised fully. The rest of Banyan mostly waits for Discord and the database.

#[macro_use]
mod keyed;

mod games;
pub mod languages;

pub mod analysis;
pub mod lessons;
pub mod puzzles;
pub mod render;
pub mod rules;
pub mod search;
pub mod tables;
