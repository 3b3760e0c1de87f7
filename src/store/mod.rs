//! The only place with SQL: keeps matches, the jobs they owe and what was posted, on SQLite or PostgreSQL; it decides
//! nothing about a game.
//!
//! One SQL text serves both databases through sqlx's `Any` driver. SQLite gets a single writing connection, because
//! several writers in one process lose to each other's locks, and some reading ones, which never wait for the writer.

mod absences;
mod audit;
mod backup;
mod blocks;
mod boards;
mod causes;
mod cells;
mod challenges;
mod check;
mod database;
mod direct;
mod dossier;
mod erase;
mod finished;
mod hold;
#[cfg(test)]
#[path = "../../tests/store/inside.rs"]
mod inside;
mod jobs;
mod judge;
mod matches;
mod notices;
mod open;
mod outbox;
mod people;
mod plans;
mod players;
mod posts;
mod preferences;
mod profiles;
mod ratings;
mod season_end;
mod seasons;
mod servers;
mod studies;
mod summary;

pub use absences::Span;
pub use audit::{Act, Entry};
pub use backup::Backup;
pub use boards::{Board, Line, MONTH_GAMES, Period};
pub use causes::Committed;
pub use check::{Finding, Note, Report, State};
pub use database::{MIGRATIONS, Store, StoreError};
pub use finished::Finished;
pub use hold::Hold;
pub use jobs::{Held, InteractionHandle, Job, JobId, JobKind, Lane, NewJob, Subject};
pub use matches::{Change, Scope};
pub use notices::{Notice, Watch};
pub use open::Options;
pub use outbox::Agenda;
pub use people::{User, UserId};
pub use plans::Plans;
pub use players::Account;
pub use posts::Post;
pub use preferences::{Challengers, Flip, Notices, Preference, Preferences};
pub use ratings::{Rated, Recomputed};
pub use servers::{Server, ServerSetting};
pub use summary::Summary;
