//! Computer players: what one does in a match, how strong its levels are, and the threads on which it searches. Changes no match
//! and writes no rows.

mod answer;
mod levels;
mod strength;
mod thinkers;

pub use answer::{answer, hint};
pub use levels::{USUAL, levels};
pub use strength::estimate;
pub use thinkers::Thinkers;
