//! The games, matches and tournaments, as the deep tests use them. The rest of Banyan is not built.

#[macro_use(keyed)]
extern crate banyan_core;

pub use banyan_core::{puzzles, rules, search, tables};

#[path = "../../src/play/mod.rs"]
pub mod play;
#[path = "../../src/tournaments/mod.rs"]
pub mod tournaments;
