//! Opens a database from its URL: connections, session settings, and errors that say what is wrong without showing a
//! password.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection as _, Executor as _};

use super::people::PersonCache;
use super::{
    check,
    database::{Dialect, Store, StoreError},
    instance_lock::InstanceLock,
    processes::Membership,
};

/// Read connections to SQLite, beside the single write connection.
const SQLITE_READERS: u32 = 3;

/// TCP settings by which the server notices within ten seconds that this machine is gone. Keepalives are not sent while
/// data waits to be acknowledged; `tcp_user_timeout` covers that case.
const KEEPALIVES: &str = "SET tcp_keepalives_idle = 4; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 2; \
    SET tcp_user_timeout = 8000;";

/// The pause before another attempt to open a file that is being opened elsewhere.
const BUSY_PAUSE: Duration = Duration::from_millis(10);

/// Timeouts and the number of connections.
#[derive(Clone, Copy, Debug)]
pub struct DatabaseOptions {
    /// How long a write waits for a lock held by another connection or process.
    pub busy_timeout: Duration,
    /// The most connections to PostgreSQL.
    pub connections: u32,
}

impl Default for DatabaseOptions {
    fn default() -> Self {
        Self {
            // A deferred interaction leaves minutes; a backup tool or a shell may hold SQLite's lock for some seconds.
            busy_timeout: Duration::from_secs(15),
            connections: 8,
        }
    }
}

/// How a bot uses a database.
#[expect(clippy::large_enum_variant, reason = "a process has one value")]
pub enum Presence {
    /// As the only one, while it has the lock.
    Alone(InstanceLock),
    /// As one of several processes.
    Member(Membership),
}

/// Where the data is kept.
pub enum DatabaseLocation {
    /// In the memory of this process.
    Memory,
    /// In a file of SQLite.
    File(PathBuf),
    /// On a server, by its URL, which may contain a password.
    Postgres(String),
}

/// Why a text is no database URL, as words that follow "the URL". They do not quote it, because it may contain a password.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct DatabaseUrlError(String);

impl From<DatabaseUrlError> for StoreError {
    fn from(why: DatabaseUrlError) -> Self {
        Self::Url(format!(
            "cannot open the database: its URL {why}; allowed are sqlite:PATH (such as sqlite:banyan.db) and \
             postgres://USER@HOST/DATABASE"
        ))
    }
}

impl DatabaseLocation {
    /// The URL of this location, with a relative path that starts at `folder`.
    #[must_use]
    pub fn url(&self, folder: &Path) -> String {
        match self {
            Self::Memory => "sqlite::memory:".to_owned(),
            Self::File(path) => {
                // Without a second slash at the beginning, which would belong to the URL.
                let path: PathBuf = folder.join(path).components().collect();
                format!("sqlite:{}", path.display())
            }
            Self::Postgres(url) => url.clone(),
        }
    }

    /// The folder of the file, if this is one.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        match self {
            Self::File(path) => path.parent(),
            Self::Memory | Self::Postgres(_) => None,
        }
    }
}

impl FromStr for DatabaseLocation {
    type Err = DatabaseUrlError;

    /// Reads a database URL. The path of a file is not decoded as in other URLs.
    fn from_str(url: &str) -> Result<Self, DatabaseUrlError> {
        let wrong = |why: &str| Err(DatabaseUrlError(why.to_owned()));
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return match AnyConnectOptions::from_str(url) {
                Ok(_) => Ok(Self::Postgres(url.to_owned())),
                Err(error) => wrong(&format!("is not an address ({error})")),
            };
        }
        let Some(path) = url.strip_prefix("sqlite:") else {
            return wrong("begins neither with sqlite: nor with postgres://");
        };
        match path.strip_prefix("//").unwrap_or(path) {
            ":memory:" => Ok(Self::Memory),
            "" => wrong("lacks a path: there is no plain file name after sqlite:"),
            path if path.contains('?') => wrong(
                "has parameters after a question mark, and takes none: there is no plain file name after sqlite:",
            ),
            path => Ok(Self::File(path.into())),
        }
    }
}

impl Store {
    /// Opens the database at that URL and applies pending migrations. URLs: `sqlite:PATH` (the file is created if
    /// missing), `sqlite::memory:` or `postgres://..`.
    ///
    /// # Errors
    /// [`StoreError`] saying what is wrong with the URL, the folder, the database or its tables.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::open_with(url, DatabaseOptions::default()).await
    }

    /// Like [`Store::open`], with other timeouts.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_with(url: &str, options: DatabaseOptions) -> Result<Self, StoreError> {
        let store = Self::connect_unmigrated(url, options).await?;
        store.migrate().await?;
        Ok(store)
    }

    /// Like [`Store::open`], for a bot. On SQLite it takes the lock that keeps other bots off this database while the
    /// returned [`Presence`] lives; if another bot has the lock, no migration runs. On PostgreSQL it joins the others.
    ///
    /// # Errors
    /// As [`Store::open`], and [`StoreError::Locked`].
    pub async fn open_for_bot(
        url: &str,
        options: DatabaseOptions,
    ) -> Result<(Self, Presence), StoreError> {
        let store = Self::connect_unmigrated(url, options).await?;
        if store.dialect == Dialect::Postgres {
            let membership = Membership::join(&store, url).await?;
            return Ok((store, Presence::Member(membership)));
        }
        let lock = store.lock_instance().await?;
        store.migrate().await?;
        Ok((store, Presence::Alone(lock)))
    }

    pub(super) async fn connect_unmigrated(
        url: &str,
        options: DatabaseOptions,
    ) -> Result<Self, StoreError> {
        install_default_drivers();
        match url.parse()? {
            DatabaseLocation::Memory => Self::open_sqlite(None, options).await,
            DatabaseLocation::File(path) => Self::open_sqlite(Some(&path), options).await,
            DatabaseLocation::Postgres(url) => Self::open_postgres(&url, options).await,
        }
    }

    /// Opens an existing database for a check or a repair: creates neither file nor tables and runs no migration.
    /// Without `write` the connections are read-only.
    ///
    /// # Errors
    /// As [`Store::open`], and when there is no such database.
    pub async fn open_existing(url: &str, write: bool) -> Result<Self, StoreError> {
        install_default_drivers();
        let options = DatabaseOptions::default();
        let path = match url.parse()? {
            DatabaseLocation::Postgres(url) => return Self::open_postgres(&url, options).await,
            DatabaseLocation::Memory => {
                let nothing = "a database in memory is its bot's alone";
                return Err(StoreError::Url(nothing.to_owned()));
            }
            DatabaseLocation::File(path) => path,
        };
        let label = path.display().to_string();
        let failed = |cause| StoreError::Open {
            hint: format!(" (is {label} a file of SQLite?)"),
            label: label.clone(),
            cause,
        };
        let mode = if write { "rw" } else { "ro" };
        let url = AnyConnectOptions::from_str(&existing_file_url(&path, mode)?).map_err(failed)?;
        let busy = options.busy_timeout.as_millis();
        let session = format!(
            "PRAGMA busy_timeout = {busy}; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
        );
        // A check replays matches on every core, each task with a connection of its own.
        let readers = permanent_pool(check::cores() as u32 + 2);
        let pool = connect(readers, &url, session, options)
            .await
            .map_err(failed)?;
        let pools = [pool.clone(), pool];
        Ok(Self::of_pools(pools, Dialect::Sqlite, label, Some(path)))
    }

    fn of_pools(
        [write, read]: [AnyPool; 2],
        dialect: Dialect,
        label: String,
        file: Option<PathBuf>,
    ) -> Self {
        Self {
            write,
            read,
            dialect,
            label,
            people: PersonCache::default(),
            file,
            wake: Arc::default(),
        }
    }

    async fn open_sqlite(
        path: Option<&Path>,
        options: DatabaseOptions,
    ) -> Result<Self, StoreError> {
        let (label, hint, url) = match path {
            None => (
                "in memory".to_owned(),
                String::new(),
                "sqlite::memory:".to_owned(),
            ),
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
                let label = path.display().to_string();
                let hint = format!(" (is {label} writable, and a file of SQLite?)");
                let url = format!("sqlite://{}?mode=rwc", encoded(&absolute.to_string_lossy()));
                (label, hint, url)
            }
        };
        let failed = |cause| StoreError::Open {
            label: label.clone(),
            cause,
            hint: hint.clone(),
        };
        let url = AnyConnectOptions::from_str(&url).map_err(failed)?;
        let busy = options.busy_timeout.as_millis();
        // FULL: SQLite flushes its log to the disk before it acknowledges a commit, so a committed move survives a
        // power cut.
        let writer = format!(
            "PRAGMA busy_timeout = {busy}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
        );
        let reader = format!("PRAGMA busy_timeout = {busy}; PRAGMA query_only = ON;");
        let write = connect(permanent_pool(1), &url, writer, options)
            .await
            .map_err(failed)?;
        let read = match path {
            None => write.clone(),
            Some(_) => connect(permanent_pool(SQLITE_READERS), &url, reader, options)
                .await
                .map_err(failed)?,
        };
        let file = path.map(Path::to_owned);
        Ok(Self::of_pools([write, read], Dialect::Sqlite, label, file))
    }

    async fn open_postgres(url: &str, options: DatabaseOptions) -> Result<Self, StoreError> {
        let failed = |label: &str| {
            let (label, hint) = (label.to_owned(), String::new());
            move |cause| StoreError::Open { label, cause, hint }
        };
        let url = AnyConnectOptions::from_str(url).map_err(failed("of the postgres:// URL"))?;
        // The label holds host and database only: a URL may contain a password in more than one place.
        let host = url.database_url.host_str().unwrap_or("");
        let label = format!("postgres://{host}{}", url.database_url.path());
        // The same lock timeout as on SQLite. A commit returns when it is on the disk, whatever the server's default. A
        // machine that is lost in a transaction must not hold its locks for hours.
        let session = format!(
            "SET lock_timeout = {}; SET synchronous_commit = on; SET idle_in_transaction_session_timeout = {}; {}",
            options.busy_timeout.as_millis(),
            (2 * options.busy_timeout).as_millis(),
            KEEPALIVES
        );
        let pool = AnyPoolOptions::new().max_connections(options.connections);
        let pool = connect(pool, &url, session, options)
            .await
            .map_err(failed(&label))?;
        let pools = [pool.clone(), pool];
        Ok(Self::of_pools(pools, Dialect::Postgres, label, None))
    }
}

/// A pool of SQLite connections that are never replaced: a connection to a file does not go stale, and a database in
/// memory exists only as long as its connection.
fn permanent_pool(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .min_connections(1)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
}

/// The URL of a file that must exist.
pub(super) fn existing_file_url(path: &Path, mode: &str) -> Result<String, StoreError> {
    if !path.is_file() {
        let missing = format!("there is no database {}", path.display());
        return Err(StoreError::Url(missing));
    }
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let path = encoded(&absolute.to_string_lossy());
    Ok(format!("sqlite://{path}?mode={mode}"))
}

/// A pool that runs `session` on each new connection.
async fn connect(
    pool: AnyPoolOptions,
    url: &AnyConnectOptions,
    session: String,
    options: DatabaseOptions,
) -> sqlx::Result<AnyPool> {
    let patience = options.busy_timeout * 2;
    // The pool retries and then reports only a timeout. A first connection outside the pool reports the real cause.
    let first = async || {
        let mut connection = AnyConnection::connect_with(url).await?;
        connection.execute(AssertSqlSafe(session.clone())).await?;
        connection.close().await
    };
    let first = async {
        loop {
            match first().await {
                // SQLite does not wait for its busy timeout when two connections change a new file's journal at once.
                Err(error) if is_busy(&error) => tokio::time::sleep(BUSY_PAUSE).await,
                result => return result,
            }
        }
    };
    tokio::time::timeout(patience, first)
        .await
        .unwrap_or(Err(sqlx::Error::PoolTimedOut))?;
    pool.acquire_timeout(patience)
        .after_release(|connection, _| Box::pin(is_clean(connection)))
        .after_connect(move |connection, _| {
            let session = AssertSqlSafe(session.clone());
            Box::pin(async move { connection.execute(session).await.map(drop) })
        })
        .connect_with(url.clone())
        .await
}

/// Whether SQLite refused because of another connection's lock.
fn is_busy(error: &sqlx::Error) -> bool {
    const BUSY: &str = "5";
    const BUSY_RECOVERY: &str = "261";
    let code = error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code);
    matches!(code.as_deref(), Some(BUSY | BUSY_RECOVERY))
}

/// Whether a connection that returns to the pool can be used again. When the disk is full, SQLite ends a transaction by
/// itself; sqlx does not notice and could never begin another one on that connection.
async fn is_clean(connection: &mut AnyConnection) -> sqlx::Result<bool> {
    // A rollback may still be in progress; it is done when the ping returns. Without one, a ping would wake the thread of
    // the connection after every statement for nothing.
    if connection.is_in_transaction() {
        connection.ping().await?;
    }
    Ok(!connection.is_in_transaction())
}

/// The path, percent-encoded for a URL.
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
