//! Analysis of finished games: what each position is worth, how good each move was, where the game turned. Pure and
//! deterministic.
//!
//! [`evaluation`] searches a position, [`progress`] those of a game one by one, [`report`] judges the moves from the results, [`score`] has the
//! formulas. docs/analysis.md explains them with their sources.

pub mod evaluation;
pub mod progress;
pub mod report;
pub mod score;
