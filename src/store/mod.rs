//! The only place with SQL: keeps matches, the jobs they owe and what was posted, on SQLite or PostgreSQL; it decides
//! nothing about a game.
//!
//! One SQL text serves both databases through sqlx's `Any` driver. SQLite gets a single writing connection, because
//! several writers in one process lose to each other's locks, and some reading ones, which never wait for the writer.

mod jobs;
mod matches;
mod players;
#[cfg(test)]
mod tests;

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{
    Any, AnyConnection, AnyPool, AssertSqlSafe, Connection as _, Executor as _, Transaction,
};
use thiserror::Error;

pub use jobs::{Job, JobId, JobKind, NewJob, Post, Via};
pub use matches::{Change, Committed, Scope, Summary};

use crate::play::CorruptRecord;

/// The schema, in the order in which it grew.
pub static MIGRATIONS: Migrator = sqlx::migrate!();

/// How many connections read SQLite beside the one that writes, and how many PostgreSQL is given in all.
const SQLITE_READERS: u32 = 3;
const POSTGRES_CONNECTIONS: u32 = 8;

/// The database, open and migrated. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    write: AnyPool,
    read: AnyPool,
    dialect: Dialect,
    label: String,
}

/// What sets the two databases apart where one SQL text cannot serve both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dialect {
    Sqlite,
    Postgres,
}

/// How patient the store is.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How long a write waits for a lock that somebody else holds.
    pub busy_timeout: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            busy_timeout: Duration::from_secs(5),
        }
    }
}

/// Something is wrong with the world: the disk, the network, the database. Nothing was changed, unless a commit's own
/// answer was lost on the way, in which case its `cause` makes trying again harmless.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The URL names no database that Banyan knows.
    #[error("{0}")]
    Url(String),
    /// The database cannot be opened.
    #[error("cannot open the database {label}: {cause}{hint}")]
    Open {
        /// Which one, without secrets.
        label: String,
        /// What the driver says.
        cause: sqlx::Error,
        /// What the operator can do.
        hint: String,
    },
    /// The schema cannot be brought up to date.
    #[error("cannot prepare the tables of {label}: {cause}{hint}")]
    Migrate {
        /// Which database, without secrets.
        label: String,
        /// What the migrator says.
        cause: MigrateError,
        /// What the operator can do.
        hint: &'static str,
    },
    /// A statement failed.
    #[error("{doing} failed: {cause}")]
    Sql {
        /// What the store was about to do.
        doing: &'static str,
        /// What the database says.
        cause: sqlx::Error,
    },
    /// A match that does not replay.
    #[error(transparent)]
    Corrupt(#[from] CorruptRecord),
    /// Others changed the match each time before this change could be made.
    #[error("the match was changed by others {0} times in a row")]
    Contended(usize),
}

/// Names the deed of a failed statement.
fn doing(doing: &'static str) -> impl FnOnce(sqlx::Error) -> StoreError {
    move |cause| StoreError::Sql { doing, cause }
}

/// Where the data lies.
enum Place {
    Memory,
    File(PathBuf),
    Postgres(String),
}

impl FromStr for Place {
    type Err = StoreError;

    fn from_str(url: &str) -> Result<Self, StoreError> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Postgres(url.to_owned()));
        }
        let Some(path) = url.strip_prefix("sqlite:") else {
            let wrong = "a database URL is sqlite:PATH (such as sqlite:banyan.db) or postgres://USER@HOST/DATABASE";
            return Err(StoreError::Url(wrong.to_owned()));
        };
        let path = path.strip_prefix("//").unwrap_or(path);
        match path {
            ":memory:" => Ok(Self::Memory),
            "" => Err(StoreError::Url(
                "the database URL sqlite: lacks a path, such as sqlite:banyan.db".to_owned(),
            )),
            _ if path.contains('?') => Err(StoreError::Url(format!(
                "sqlite:{path} has parameters, and takes none"
            ))),
            _ => Ok(Self::File(path.into())),
        }
    }
}

impl Store {
    /// Opens the database of that URL and brings its tables up to date: `sqlite:PATH` (created when missing),
    /// `sqlite::memory:` or `postgres://..`.
    ///
    /// # Errors
    /// [`StoreError`] saying what is wrong with the URL, the folder, the database or its tables.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::open_with(url, Options::default()).await
    }

    /// The same with a patience of one's own.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_with(url: &str, options: Options) -> Result<Self, StoreError> {
        install_default_drivers();
        let store = match url.parse()? {
            Place::Memory => Self::open_sqlite(None, options).await?,
            Place::File(path) => Self::open_sqlite(Some(&path), options).await?,
            Place::Postgres(url) => Self::open_postgres(&url, options).await?,
        };
        store.migrate().await?;
        Ok(store)
    }

    async fn open_sqlite(path: Option<&Path>, options: Options) -> Result<Self, StoreError> {
        let (label, url) = match path {
            None => ("in memory".to_owned(), "sqlite::memory:".to_owned()),
            Some(path) => {
                let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
                let folder = absolute.parent().unwrap_or(&absolute);
                if !folder.is_dir() {
                    let missing = format!(
                        "the database {} cannot be made: there is no folder {}",
                        path.display(),
                        folder.display()
                    );
                    return Err(StoreError::Url(missing));
                }
                (
                    path.display().to_string(),
                    format!("sqlite://{}?mode=rwc", encoded(&absolute.to_string_lossy())),
                )
            }
        };
        let hint = || match path {
            Some(path) => format!(" (is {} writable, and a file of SQLite?)", path.display()),
            None => String::new(),
        };
        let failed = |cause| StoreError::Open {
            label: label.clone(),
            cause,
            hint: hint(),
        };
        let url = AnyConnectOptions::from_str(&url).map_err(failed)?;
        let pool = |connections, pragmas: String| {
            AnyPoolOptions::new()
                .max_connections(connections)
                .min_connections(1)
                // A connection to a file does not go stale, and one to memory must never be replaced: it is the database.
                .test_before_acquire(false)
                .idle_timeout(None)
                .max_lifetime(None)
                .acquire_timeout(options.busy_timeout * 2)
                .after_release(|connection, _| Box::pin(is_clean(connection)))
                .after_connect(move |connection, _| {
                    let pragmas = AssertSqlSafe(pragmas.clone());
                    Box::pin(async move { connection.execute(pragmas).await.map(drop) })
                })
                .connect_with(url.clone())
        };
        let busy = options.busy_timeout.as_millis();
        // FULL: the log is flushed to the disk before a commit is acknowledged, so that a move survives a power cut.
        let pragmas = format!(
            "PRAGMA busy_timeout = {busy}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
        );
        let write = pool(1, pragmas).await.map_err(failed)?;
        let read = match path {
            None => write.clone(),
            Some(_) => pool(
                SQLITE_READERS,
                format!("PRAGMA busy_timeout = {busy}; PRAGMA query_only = ON;"),
            )
            .await
            .map_err(failed)?,
        };
        Ok(Self {
            write,
            read,
            dialect: Dialect::Sqlite,
            label,
        })
    }

    async fn open_postgres(url: &str, options: Options) -> Result<Self, StoreError> {
        let hint = || String::new();
        let url = AnyConnectOptions::from_str(url).map_err(|cause| StoreError::Open {
            label: "of the postgres:// URL".to_owned(),
            cause,
            hint: hint(),
        })?;
        // Host and database only: the URL may hold a password in more than one place.
        let label = format!(
            "postgres://{}{}",
            url.database_url.host_str().unwrap_or(""),
            url.database_url.path()
        );
        // The same patience as on SQLite, and an answer only when the commit is on the disk, whatever the server's default.
        let session = format!(
            "SET lock_timeout = {}; SET synchronous_commit = on;",
            options.busy_timeout.as_millis()
        );
        let pool = AnyPoolOptions::new()
            .max_connections(POSTGRES_CONNECTIONS)
            .acquire_timeout(options.busy_timeout * 2)
            .after_release(|connection, _| Box::pin(is_clean(connection)))
            .after_connect(move |connection, _| {
                let session = AssertSqlSafe(session.clone());
                Box::pin(async move { connection.execute(session).await.map(drop) })
            })
            .connect_with(url)
            .await
            .map_err(|cause| StoreError::Open {
                label: label.clone(),
                cause,
                hint: hint(),
            })?;
        Ok(Self {
            write: pool.clone(),
            read: pool,
            dialect: Dialect::Postgres,
            label,
        })
    }

    async fn migrate(&self) -> Result<(), StoreError> {
        self.try_migrate().await.map_err(|cause| StoreError::Migrate {
            label: self.label.clone(),
            hint: match &cause {
                MigrateError::VersionMissing(_) => {
                    " (a newer Banyan made this database: start that one, or restore a backup)"
                }
                MigrateError::VersionMismatch(_) => {
                    " (its tables come from a Banyan that was never released: start with a new database)"
                }
                _ => "",
            },
            cause,
        })
    }

    async fn try_migrate(&self) -> Result<(), MigrateError> {
        match self.dialect {
            // The migrator holds a lock of the server's meanwhile.
            Dialect::Postgres => MIGRATIONS.run(&self.write).await,
            // SQLite has no such lock, so one transaction around all of it keeps a second process out.
            Dialect::Sqlite => {
                let mut tx = self.begin().await?;
                // `run` on a borrowed connection makes no future that can be sent; sqlx has this one for that reason.
                MIGRATIONS.run_direct(None, &mut *tx, false).await?;
                Ok(tx.commit().await?)
            }
        }
    }

    /// Begins a transaction that writes.
    async fn begin(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
        match self.dialect {
            // Another process may hold the lock: asking for it first means waiting for it, where a transaction that
            // has read already would have to give up.
            Dialect::Sqlite => self.write.begin_with("BEGIN IMMEDIATE").await,
            // A BEGIN that is dropped half-way leaves sqlx 0.9.0's connection inside a transaction it knows nothing of
            // (transact-rs/sqlx#4393), and whoever has it next writes into the void. A task of its own is not dropped.
            Dialect::Postgres => {
                let pool = self.write.clone();
                let begun = tokio::spawn(async move { pool.begin().await }).await;
                begun.unwrap_or_else(|stopped| Err(sqlx::Error::Io(stopped.into())))
            }
        }
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// [`StoreError`] when it does not.
    pub async fn check(&self) -> Result<(), StoreError> {
        let mut connection = self
            .read
            .acquire()
            .await
            .map_err(doing("reaching the database"))?;
        connection
            .ping()
            .await
            .map_err(doing("reaching the database"))
    }

    /// Waits for what is under way and closes; SQLite's log is folded into its file, which then can be copied.
    pub async fn close(&self) {
        if self.dialect == Dialect::Sqlite {
            self.read.close().await;
            if let Err(error) = self.write.execute("PRAGMA wal_checkpoint(TRUNCATE)").await {
                tracing::warn!(%error, "the database's log could not be folded in; nothing is lost");
            }
        }
        self.write.close().await;
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("label", &self.label)
            .finish_non_exhaustive()
    }
}

/// Whether a connection that comes back can be used again. When the disk is full, SQLite ends a transaction by itself;
/// sqlx goes on believing in it, and would begin no other one on that connection for ever.
async fn is_clean(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    // A rollback may be on its way: it is done when the answer comes.
    connection.ping().await?;
    Ok(!connection.is_in_transaction())
}

/// The path as part of a URL.
fn encoded(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.".contains(&byte);
    path.bytes()
        .map(|byte| {
            if plain(byte) {
                char::from(byte).to_string()
            } else {
                format!("%{byte:02X}")
            }
        })
        .collect()
}
