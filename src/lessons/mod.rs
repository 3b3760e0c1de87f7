//! What is taught: pages of rules with a diagram, and tasks for a lesson. Positions are chosen here; what can be done in them,
//! and whether a task is done, is what the rules say. Draws nothing, says nothing, knows no player.

mod pages;
mod task;
mod tasks;

pub use pages::{Diagram, diagrams};
pub use task::{Answer, Goal, Task, Verdict, ruleset};
pub use tasks::tasks;
