//! Rules, matches, tournaments, search, puzzles and tables, as the deep tests use them. The rest of Banyan is not built.

#[path = "../../src/keyed.rs"]
#[macro_use]
mod keyed;
#[path = "../../src/play/mod.rs"]
pub mod play;
#[path = "../../src/puzzles/mod.rs"]
pub mod puzzles;
#[path = "../../src/rules/mod.rs"]
pub mod rules;
#[path = "../../src/search/mod.rs"]
pub mod search;
#[path = "../../src/tables.rs"]
pub mod tables;
#[path = "../../src/tournaments/mod.rs"]
pub mod tournaments;
