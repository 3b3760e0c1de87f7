//! Lessons: diagrams for the pages of rules, and tasks that check an answer. Each game chooses the positions; what is
//! legal in them, and whether a task is solved, comes from the rules. Draws nothing, has no words, knows no player.

mod pages;
mod task;

pub use pages::{Diagram, diagrams};
pub use task::{Exercise, JudgedAnswer, Verdict, ruleset, tasks};
