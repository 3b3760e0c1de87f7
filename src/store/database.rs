//! The database as every table of the store uses it: pools, transactions, errors, the schema.

use std::{
    fmt,
    path::PathBuf,
    sync::{Arc, LazyLock},
};

use sqlx::{
    Any, AnyPool, AssertSqlSafe, Connection as _, Executor as _, Row as _, SqlSafeStr as _,
    Transaction,
    any::{AnyArguments, AnyQueryResult, AnyRow},
    migrate::{MigrateError, Migration, MigrationType, Migrator},
};
use thiserror::Error;
use tokio::sync::Notify;

use super::people;

use crate::play::CorruptRecord;

/// The migrations, oldest first: number, name, SQL. Embedded by hand: `sqlx::migrate!` would compile sqlx and SQLite twice.
const STEPS: [(i64, &str, &str); 1] = [(
    1,
    "schema",
    include_str!("../../migrations/0001_schema.sql"),
)];

/// The schema as PostgreSQL gets it.
pub static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| migrator(str::to_owned));

/// The schema as SQLite gets it: `WITHOUT ROWID` stores each table in its primary key's index, which saves a second one
/// and keeps the events of a match side by side. PostgreSQL does not have the clause.
pub(super) fn for_sqlite() -> Migrator {
    migrator(|sql| sql.replace("\n);", "\n) WITHOUT ROWID;"))
}

fn migrator(dialect: impl Fn(&str) -> String) -> Migrator {
    let steps = STEPS.map(|(version, name, sql)| {
        let sql = AssertSqlSafe(dialect(sql)).into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(steps.into())
}

/// The database, open and migrated. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    pub(super) write: AnyPool,
    pub(super) read: AnyPool,
    pub(super) dialect: Dialect,
    pub(super) label: String,
    pub(super) people: people::People,
    /// The file, if it is one of SQLite's.
    pub(super) file: Option<PathBuf>,
    /// Rung when something is owed.
    pub(super) wake: Arc<Notify>,
}

/// What sets the two databases apart where one SQL text cannot serve both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
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
    /// Another bot works with this database.
    #[error(
        "another bot works with the database {label} already{by}: two would answer everything twice. Stop that one first, \
         or give this one a database (and a token) of its own"
    )]
    Held {
        /// Which database, without secrets.
        label: String,
        /// Which process, if that is known.
        by: String,
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
pub(super) fn doing(doing: &'static str) -> impl FnOnce(sqlx::Error) -> StoreError {
    move |cause| StoreError::Sql { doing, cause }
}

/// PostgreSQL may also answer a lost race by breaking the tie itself; nothing was changed then either.
pub(super) fn is_lost_race(error: &sqlx::Error) -> bool {
    const SERIALIZATION_FAILURE: &str = "40001";
    const DEADLOCK: &str = "40P01";
    error.as_database_error().is_some_and(|error| {
        let code = error.code();
        error.is_unique_violation()
            || matches!(code.as_deref(), Some(SERIALIZATION_FAILURE | DEADLOCK))
    })
}

/// A statement with its parameters.
pub(super) type Statement = sqlx::query::Query<'static, Any, AnyArguments>;

/// Ends a transaction: from here on what it wrote is kept.
pub(super) async fn seal(tx: Transaction<'static, Any>) -> Result<(), sqlx::Error> {
    inject!("store.seal");
    tx.commit().await?;
    inject!("store.sealed");
    Ok(())
}

impl Store {
    /// Brings the tables up to date.
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
            // The migrator holds a lock of the server's meanwhile.
            Dialect::Postgres => MIGRATIONS.run(&self.write).await,
            // SQLite has no such lock, so one transaction around all of it keeps a second process out.
            Dialect::Sqlite => {
                let mut tx = self.begin().await?;
                // `run` on a borrowed connection makes no future that can be sent; sqlx has this one for that reason.
                for_sqlite().run_direct(None, &mut *tx, false).await?;
                Ok(tx.commit().await?)
            }
        }
    }

    /// Whether the tables are those of this version, no more and no less.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails, or has no tables of Banyan's.
    pub async fn is_current(&self) -> Result<bool, StoreError> {
        let newest = MIGRATIONS.iter().map(|step| step.version).max();
        let row = sqlx::query("SELECT MAX(version) AS version FROM _sqlx_migrations")
            .fetch_one(&self.read)
            .await;
        row.and_then(|row| row.try_get::<Option<i64>, _>("version"))
            .map(|version| version == newest)
            .map_err(doing("looking for Banyan's tables"))
    }

    /// Begins a transaction that writes.
    pub(super) async fn begin(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
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

    /// Sends a statement that writes, outside of any transaction.
    pub(super) async fn write(&self, statement: Statement) -> Result<AnyQueryResult, sqlx::Error> {
        inject!("store.write");
        let written = statement.execute(&self.write).await;
        inject!("store.written");
        written
    }

    /// The same for a statement that gives back what it wrote.
    pub(super) async fn write_returning(
        &self,
        statement: Statement,
    ) -> Result<Vec<AnyRow>, sqlx::Error> {
        inject!("store.write");
        let written = statement.fetch_all(&self.write).await;
        inject!("store.written");
        written
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
            // Where one connection serves both, closing it folds the log in.
            if !self.write.is_closed()
                && let Err(error) = self.write.execute("PRAGMA wal_checkpoint(TRUNCATE)").await
            {
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
