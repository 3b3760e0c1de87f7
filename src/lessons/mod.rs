//! What is taught: pages of rules with a diagram, and tasks of a lesson. Each game chooses its positions; what can be done in
//! them, and whether a task is done, is asked of the rules here. Draws nothing, says nothing, knows no player.

mod pages;
mod task;

pub use pages::{Diagram, diagrams};
pub use task::{Answer, Exercise, Verdict, ruleset, tasks};
