//! The database layer, and the only module with SQL: matches and their events, the outbox of jobs, posts, players and
//! ratings, on SQLite or PostgreSQL. It contains no game rules.
//!
//! The same SQL text runs on both databases through sqlx's `Any` driver. SQLite gets one connection for writes, because
//! several writers in one process would wait for each other's locks, and a few for reads, which never wait for the
//! writer.

mod absences;
mod agenda;
mod analyses;
mod audit;
mod backup;
mod blocks;
mod causes;
mod challenges;
mod check;
mod columns;
mod conditional_moves;
mod daily;
mod database;
mod direct;
mod erase;
mod finished;
mod found_puzzles;
#[cfg(test)]
#[path = "../../tests/store/inside.rs"]
mod inside;
mod instance_lock;
mod jobs;
mod leaderboards;
mod load;
mod matches;
mod migrate_database;
mod new_jobs;
mod notices;
mod open;
mod openings;
mod outbox;
mod overflow;
mod people;
mod player_export;
mod player_lock;
mod players;
mod posts;
mod preferences;
mod processes;
mod profiles;
mod puzzles;
mod ratings;
mod repair;
mod running_boards;
mod season_end;
mod seasons;
mod servers;
mod settings;
mod shard_locks;
mod solved_tasks;
mod studies;
mod subjects;
mod summary;
mod tournament_check;
mod tournament_jobs;
mod tournament_lists;
mod tournament_places;
mod tournaments;

pub use absences::{TimeSpan, VacationChange};
pub use agenda::Agenda;
pub use analyses::{AnalysisStart, AnalysisText, FoundStep, StoredAnalysis};
pub use audit::{AuditEntry, ModeratorAct, Ruling, RulingKind};
pub use backup::Backup;
pub use causes::Committed;
pub use check::{CheckEvent, CheckReport, Finding, State};
pub use conditional_moves::Plans;
pub use daily::DailyPuzzle;
pub use database::{MIGRATIONS, Store, StoreError};
pub use finished::FinishedMatches;
pub use found_puzzles::FoundPuzzle;
pub use instance_lock::InstanceLock;
pub use jobs::{ClaimedJob, InteractionHandle, Job, JobId, JobKind, Lane, NewJob};
pub use leaderboards::{LeaderboardScope, MONTH_GAMES, Period, RankedPlayer};
pub use matches::{MatchChange, MatchScope};
pub use notices::{Notice, Watch};
pub use open::{DatabaseLocation, DatabaseOptions, DatabaseUrlError, Presence};
pub use openings::{OPENING_PLIES, OpeningMove, has_openings};
pub use people::{User, UserId};
pub use players::Account;
pub use posts::Post;
pub use preferences::{Challengers, Flip, Notices, Preference, Preferences};
pub use processes::{Membership, ShardShare, StartedShards};
pub use puzzles::{PuzzleRating, PuzzleResult, PuzzleTry};
pub use ratings::{Rated, Recomputed};
pub use servers::{Server, ServerSetting};
pub use shard_locks::{MAX_SHARDS, ShardLocks};
pub use solved_tasks::TaskSource;
pub use subjects::Subject;
pub use summary::Summary;
pub use tournament_lists::TournamentSummary;
pub use tournament_places::TournamentPlace;
