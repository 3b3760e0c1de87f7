//! Pools, transactions, errors and migrations of the database, shared by all other files of the store.

use std::{
    cmp::Ordering,
    fmt,
    path::PathBuf,
    sync::{Arc, LazyLock},
};

use sqlx::{
    Any, AnyPool, AssertSqlSafe, Connection as _, Executor as _, SqlSafeStr as _,
    any::{AnyArguments, AnyQueryResult, AnyRow},
    error::DatabaseError,
    migrate::{MigrateError, Migration, MigrationType, Migrator},
};
use thiserror::Error;
use tokio::sync::Notify;
use tracing::Instrument as _;

use super::people;

use crate::{play::CorruptRecord, tournaments::CorruptTournament};

/// The migrations of the schema, oldest first, as PostgreSQL gets them. They are listed by hand, because `sqlx::migrate!`
/// would compile sqlx and SQLite twice.
pub static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let migration = |version, name: &'static str, sql: &'static str| {
        let sql = sql.into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    };
    let schema = include_str!("../../migrations/0001_schema.sql");
    Migrator::with_migrations(vec![migration(1, "schema", schema)])
});

/// The schema as SQLite gets it, with the same checksums: `WITHOUT ROWID` stores each table in its primary key's index,
/// which saves a second one and keeps the events of a match side by side. PostgreSQL does not have the clause.
pub(super) fn for_sqlite() -> Migrator {
    let steps = MIGRATIONS.iter().map(|step| {
        let sql = step.sql.as_str().replace("\n);", "\n) WITHOUT ROWID;");
        Migration {
            sql: AssertSqlSafe(sql).into_sql_str(),
            ..step.clone()
        }
    });
    Migrator::with_migrations(steps.collect())
}

/// An open, migrated database. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    pub(super) write: AnyPool,
    pub(super) read: AnyPool,
    pub(super) dialect: Dialect,
    pub(super) label: String,
    pub(super) people: people::PersonCache,
    /// The database file, if this is SQLite on a disk.
    pub(super) file: Option<PathBuf>,
    /// Notified when a job is written, to wake the worker.
    pub(super) wake: Arc<Notify>,
}

/// Which database this is, for the few places where one SQL text cannot serve both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

/// The disk, the network or the database failed. Nothing was changed, except when the answer to a commit was lost on
/// the way; its `cause` then makes a retry idempotent.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The URL is not one that Banyan supports.
    #[error("{0}")]
    Url(String),
    /// The database cannot be opened.
    #[error("cannot open the database {label}: {cause}{hint}")]
    Open {
        /// Its label, without secrets.
        label: String,
        /// The driver's error.
        cause: sqlx::Error,
        /// A hint for the operator.
        hint: String,
    },
    /// A migration failed.
    #[error("cannot prepare the tables of {label}: {cause}{hint}")]
    Migrate {
        /// The database's label, without secrets.
        label: String,
        /// The migrator's error.
        cause: MigrateError,
        /// A hint for the operator.
        hint: &'static str,
    },
    /// Another bot uses this database.
    #[error(
        "another bot works with the database {label} already{by}: two would answer everything twice. Stop that one first, \
         or give this one a database (and a token) of its own"
    )]
    Locked {
        /// The database's label, without secrets.
        label: String,
        /// The other process, if known.
        by: String,
    },
    /// A statement failed.
    #[error("{doing} failed: {cause}")]
    Sql {
        /// What the store was trying to do.
        doing: &'static str,
        /// The database's error.
        cause: sqlx::Error,
    },
    /// A table cannot be copied into another database.
    #[error("copying the table {table} failed: {cause}; nothing was written")]
    Copy {
        /// Its name.
        table: String,
        /// The error of one of the databases.
        cause: sqlx::Error,
    },
    /// The events of a match do not replay.
    #[error(transparent)]
    Corrupt(#[from] CorruptRecord),
    /// The events of a tournament do not replay.
    #[error(transparent)]
    CorruptTournament(#[from] CorruptTournament),
    /// Other writers changed the match each time before this change could commit.
    #[error("the match was changed by others {0} times in a row")]
    Contended(usize),
}

impl StoreError {
    /// Whether the same may work a moment later: a server of PostgreSQL that cannot be reached, is starting, or has no
    /// connection left.
    #[must_use]
    pub fn is_temporary(&self) -> bool {
        const CANNOT_CONNECT_NOW: &str = "57P03";
        const TOO_MANY_CONNECTIONS: &str = "53300";
        const ADMIN_SHUTDOWN: &str = "57P01";
        const CRASH_SHUTDOWN: &str = "57P02";
        let (Self::Open { cause, .. }
        | Self::Sql { cause, .. }
        | Self::Migrate {
            cause: MigrateError::Execute(cause),
            ..
        }) = self
        else {
            return false;
        };
        match cause {
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut => true,
            sqlx::Error::Database(error) => matches!(
                error.code().as_deref(),
                Some(CANNOT_CONNECT_NOW | TOO_MANY_CONNECTIONS | ADMIN_SHUTDOWN | CRASH_SHUTDOWN)
            ),
            _ => false,
        }
    }
}

/// Wraps a statement's error with what the store was trying to do.
pub(super) fn sql_error(doing: &'static str) -> impl FnOnce(sqlx::Error) -> StoreError {
    move |cause| StoreError::Sql { doing, cause }
}

/// Whether a statement failed because of a concurrent transaction. PostgreSQL may report that as a unique violation, a
/// serialization failure or a deadlock; each time nothing was changed.
pub(super) fn is_lost_race(error: &sqlx::Error) -> bool {
    const SERIALIZATION_FAILURE: &str = "40001";
    const DEADLOCK: &str = "40P01";
    error.as_database_error().is_some_and(|error| {
        let code = error.code();
        error.is_unique_violation()
            || matches!(code.as_deref(), Some(SERIALIZATION_FAILURE | DEADLOCK))
    })
}

/// Whether a foreign key was violated: another transaction has deleted a row to which this one refers, or has added
/// a reference to a row that this one deletes.
pub(super) fn is_orphan(error: &sqlx::Error) -> bool {
    let error = error.as_database_error();
    error.is_some_and(DatabaseError::is_foreign_key_violation)
}

pub(super) type Statement = sqlx::query::Query<'static, Any, AnyArguments>;

pub(super) type Transaction = sqlx::Transaction<'static, Any>;

/// Executes a statement in a transaction, and returns whether it changed anything.
pub(super) async fn execute(tx: &mut Transaction, statement: Statement) -> sqlx::Result<bool> {
    let done = statement.execute(&mut **tx).await?;
    Ok(done.rows_affected() > 0)
}

/// Like [`execute`], for a write whose effect nobody asks for.
pub(super) async fn run(tx: &mut Transaction, statement: Statement) -> sqlx::Result<()> {
    execute(tx, statement).await.map(drop)
}

/// Whether a statement finds a row in a transaction.
pub(super) async fn finds(tx: &mut Transaction, statement: Statement) -> sqlx::Result<bool> {
    let row = statement.fetch_optional(&mut **tx).await?;
    Ok(row.is_some())
}

/// Commits a transaction.
pub(super) async fn commit_transaction(tx: Transaction) -> sqlx::Result<()> {
    failpoint!("store.seal");
    tx.commit().await?;
    failpoint!("store.sealed");
    Ok(())
}

impl Store {
    pub(super) async fn migrate(&self) -> Result<(), StoreError> {
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

    pub(super) async fn try_migrate(&self) -> Result<(), MigrateError> {
        match self.dialect {
            // PostgreSQL's migrator takes an advisory lock, so two processes cannot migrate at once.
            Dialect::Postgres => MIGRATIONS.run(&self.write).await,
            // SQLite has no such lock: one transaction around all migrations keeps a second process out.
            Dialect::Sqlite => {
                let mut tx = self.begin().await?;
                // `run` on a borrowed connection returns a future that is not `Send`; `run_direct` exists for that
                // case.
                for_sqlite().run_direct(None, &mut *tx, false).await?;
                Ok(tx.commit().await?)
            }
        }
    }

    /// Whether the schema is exactly that of this version.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails, or has no tables of Banyan's.
    pub async fn is_current(&self) -> Result<bool, StoreError> {
        Ok(self.compare_schema().await?.is_eq())
    }

    /// Compares the schema's version with this program's.
    async fn compare_schema(&self) -> Result<Ordering, StoreError> {
        let newest = MIGRATIONS.iter().map(|step| step.version).max();
        let version =
            sqlx::query_scalar::<_, Option<i64>>("SELECT MAX(version) FROM _sqlx_migrations");
        let version = version.fetch_one(&self.read).await;
        version
            .map(|version| version.cmp(&newest))
            .map_err(sql_error("looking for Banyan's tables"))
    }

    /// Refuses a schema of another version while bots work with it.
    pub(super) async fn refuse_other_schema(&self) -> Result<(), StoreError> {
        match self.compare_schema().await? {
            Ordering::Equal => Ok(()),
            // The migrator refuses a newer schema with an error that says so, and changes nothing.
            Ordering::Greater => self.migrate().await,
            Ordering::Less => Err(StoreError::Url(format!(
                "bots of an older version work with the database {}, and this version has other tables: stop all of \
                 them first",
                self.label
            ))),
        }
    }

    /// Begins a write transaction.
    pub(super) async fn begin(&self) -> sqlx::Result<Transaction> {
        match self.dialect {
            // BEGIN IMMEDIATE waits for the lock of another process. A transaction that has already read could not wait
            // and would have to fail.
            Dialect::Sqlite => self.write.begin_with("BEGIN IMMEDIATE").await,
            // If the future of a BEGIN is dropped halfway, sqlx 0.9.0 leaves the connection in a transaction that it
            // does not know of (transact-rs/sqlx#4393), and the next user's writes are lost. A spawned task is not
            // dropped.
            Dialect::Postgres => {
                let pool = self.write.clone();
                let begun = tokio::spawn(async move { pool.begin().await }.in_current_span()).await;
                begun.unwrap_or_else(|stopped| Err(sqlx::Error::Io(stopped.into())))
            }
        }
    }

    /// Executes a write outside of any transaction.
    pub(super) async fn write(&self, statement: Statement) -> sqlx::Result<AnyQueryResult> {
        failpoint!("store.write");
        let written = statement.execute(&self.write).await;
        failpoint!("store.written");
        written
    }

    /// Executes a write outside of any transaction, and returns whether it changed anything. `doing` says what fails if
    /// the database does.
    pub(super) async fn execute(
        &self,
        doing: &'static str,
        statement: Statement,
    ) -> Result<bool, StoreError> {
        let done = self.write(statement).await;
        done.map(|done| done.rows_affected() > 0)
            .map_err(sql_error(doing))
    }

    /// Like [`execute`](Self::execute), for a write whose effect nobody asks for.
    pub(super) async fn run(
        &self,
        doing: &'static str,
        statement: Statement,
    ) -> Result<(), StoreError> {
        self.execute(doing, statement).await.map(drop)
    }

    /// Reads all rows of a statement.
    pub(super) async fn read_all<T, All: FromIterator<T>>(
        &self,
        doing: &'static str,
        statement: Statement,
        read: impl Fn(&AnyRow) -> sqlx::Result<T>,
    ) -> Result<All, StoreError> {
        let rows = statement.fetch_all(&self.read).await;
        rows.and_then(|rows| rows.iter().map(read).collect())
            .map_err(sql_error(doing))
    }

    /// Reads all rows of a statement, without those of which `read` makes nothing.
    pub(super) async fn read_some<T>(
        &self,
        doing: &'static str,
        statement: Statement,
        read: impl Fn(&AnyRow) -> sqlx::Result<Option<T>>,
    ) -> Result<Vec<T>, StoreError> {
        let found: Vec<_> = self.read_all(doing, statement, read).await?;
        Ok(found.into_iter().flatten().collect())
    }

    /// Reads the first row of a statement, if there is one.
    pub(super) async fn read_first<T>(
        &self,
        doing: &'static str,
        statement: Statement,
        read: impl Fn(&AnyRow) -> sqlx::Result<T>,
    ) -> Result<Option<T>, StoreError> {
        let row = statement.fetch_optional(&self.read).await;
        row.and_then(|row| row.as_ref().map(read).transpose())
            .map_err(sql_error(doing))
    }

    /// Whether a statement finds a row.
    pub(super) async fn finds(
        &self,
        doing: &'static str,
        statement: Statement,
    ) -> Result<bool, StoreError> {
        let row = statement.fetch_optional(&self.read).await;
        row.map(|row| row.is_some()).map_err(sql_error(doing))
    }

    /// Like `write`, for a statement with RETURNING.
    pub(super) async fn write_returning(&self, statement: Statement) -> sqlx::Result<Vec<AnyRow>> {
        failpoint!("store.write");
        let written = statement.fetch_all(&self.write).await;
        failpoint!("store.written");
        written
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// [`StoreError`] when it does not.
    pub async fn check(&self) -> Result<(), StoreError> {
        let reached = async { self.read.acquire().await?.ping().await };
        reached.await.map_err(sql_error("reaching the database"))
    }

    /// Waits for running statements and closes the pools. SQLite's WAL is checkpointed into its file, which can then be
    /// copied.
    pub async fn close(&self) {
        if self.dialect == Dialect::Sqlite {
            self.read.close().await;
            // A database in memory has one pool for both: it is closed already.
            if !self.write.is_closed()
                && let Err(error) = self.write.execute("PRAGMA wal_checkpoint(TRUNCATE)").await
            {
                tracing::warn!(%error, "WAL checkpoint failed; no data is lost");
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
