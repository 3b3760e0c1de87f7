//! Rules, matches, tournaments, search, puzzles, tables, and the games with their pictures, as the deep tests use them. The rest of Banyan is not built.

#[path = "../../src/games/mod.rs"]
mod games;
#[path = "../../src/keyed.rs"]
#[macro_use]
mod keyed;
#[allow(
    unused_imports,
    reason = "the list of languages is for the rest of Banyan"
)]
#[path = "../../src/languages.rs"]
mod languages;
#[path = "../../src/play/mod.rs"]
pub mod play;
#[path = "../../src/puzzles/mod.rs"]
pub mod puzzles;
#[path = "../../src/render/mod.rs"]
pub mod render;
#[path = "../../src/rules/mod.rs"]
pub mod rules;
#[path = "../../src/search/mod.rs"]
pub mod search;
#[path = "../../src/tables.rs"]
pub mod tables;
#[path = "../../src/tournaments/mod.rs"]
pub mod tournaments;
