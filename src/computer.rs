//! Computer players: what one does in a match, how strong its levels are, and the threads on which it searches. Changes no match
//! and writes no rows.

mod answer;
mod levels;
mod pauses;
mod priority;
mod search_pool;
mod solved_tables;
mod strength;
mod thread_requests;

pub use answer::{answer, hint};
pub use levels::{DEFAULT_LEVEL, level_count};
pub use pauses::SearchPause;
pub use search_pool::SearchPool;
pub use strength::estimate;
