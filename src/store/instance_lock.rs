//! The instance lock: only one bot may use a database, because two with one token would answer everything twice. It
//! does not protect matches; the keys of their events do.
//!
//! The lock belongs to the operating system or to the PostgreSQL session, not to a row with a timestamp: it ends with
//! the process, however that ends, and does not depend on any clock.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;
use std::time::Duration;

use sqlx::{Any, AnyConnection, Connection as _, Row as _};
use tokio::time::{Instant, sleep, timeout};

use super::database::{Dialect, Store, StoreError, sql_error};

/// How long to wait for a bot that is shutting down.
const PATIENCE: Duration = Duration::from_secs(3);
/// The pause between two attempts.
const PAUSE: Duration = Duration::from_millis(100);
/// How often the PostgreSQL session is checked.
const ROUND: Duration = Duration::from_secs(15);

// One lock for each schema. PostgreSQL releases it when it notices that the client is gone; the keepalives make it
// notice within a minute.
const TAKE: &str = "SELECT CASE WHEN pg_try_advisory_lock(hashtextextended('banyan in ' || current_schema(), 0)) THEN 1 ELSE 0 END AS taken";
const LOOK: [&str; 3] = [
    "SET tcp_keepalives_idle = 20",
    "SET tcp_keepalives_interval = 10",
    "SET tcp_keepalives_count = 3",
];

/// The lock itself: while it lives, no other bot starts on this database.
#[derive(Debug)]
pub struct InstanceLock {
    store: Store,
    kind: LockKind,
}

#[derive(Debug)]
enum LockKind {
    /// A database in memory, which nobody else can open.
    Alone,
    /// A locked file beside the database.
    File { _locked: File },
    /// A PostgreSQL session with an advisory lock.
    Session(AnyConnection),
}

impl Store {
    /// Takes the instance lock.
    ///
    /// # Errors
    /// [`StoreError::Locked`] when another bot has the lock, other variants when that cannot be determined.
    pub(super) async fn lock_instance(&self) -> Result<InstanceLock, StoreError> {
        let end = Instant::now() + PATIENCE;
        loop {
            let taken = match (&self.file, self.dialect) {
                (Some(file), _) => self.lock_file(file),
                (None, Dialect::Sqlite) => Ok(LockKind::Alone),
                (None, Dialect::Postgres) => self.lock_session().await,
            };
            match taken {
                Ok(kind) => {
                    let store = self.clone();
                    return Ok(InstanceLock { store, kind });
                }
                Err(StoreError::Locked { .. }) if Instant::now() < end => sleep(PAUSE).await,
                Err(error) => return Err(error),
            }
        }
    }

    fn lock_file(&self, database: &Path) -> Result<LockKind, StoreError> {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        let wrong = |error: std::io::Error| {
            let name = name.to_string_lossy();
            StoreError::Url(format!(
                "the file {name}, which tells bots apart, cannot be used: {error}"
            ))
        };
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(&name).map_err(wrong)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // Only a hint for the operator; an unreadable file is no error.
                let _ = file.read_to_string(&mut holder);
                let by = match holder.trim() {
                    "" => String::new(),
                    process => format!(", process {process}"),
                };
                return Err(StoreError::Locked {
                    label: self.label.clone(),
                    by,
                });
            }
            Err(TryLockError::Error(error)) => return Err(wrong(error)),
        }
        file.set_len(0)
            .and_then(|()| file.rewind())
            .and_then(|()| writeln!(file, "{}", std::process::id()))
            .map_err(wrong)?;
        Ok(LockKind::File { _locked: file })
    }

    async fn lock_session(&self) -> Result<LockKind, StoreError> {
        let taken = async {
            let mut connection = self.write.acquire().await?.detach();
            for look in LOOK {
                sqlx::query::<Any>(look).execute(&mut connection).await?;
            }
            let row = sqlx::query(TAKE).fetch_one(&mut connection).await?;
            Ok((row.try_get::<i32, _>("taken")? == 1).then_some(connection))
        };
        match taken
            .await
            .map_err(sql_error("taking the database for this bot"))?
        {
            Some(connection) => Ok(LockKind::Session(connection)),
            None => Err(StoreError::Locked {
                label: self.label.clone(),
                by: String::new(),
            }),
        }
    }
}

impl InstanceLock {
    /// Returns when another bot has taken the lock. After a restart of the server, which drops all sessions, it takes
    /// the lock again.
    pub async fn wait_until_lost(&mut self) -> StoreError {
        loop {
            let LockKind::Session(connection) = &mut self.kind else {
                return std::future::pending().await;
            };
            if matches!(timeout(ROUND, connection.ping()).await, Ok(Ok(()))) {
                sleep(ROUND).await;
                continue;
            }
            match self.store.lock_session().await {
                Ok(kind) => self.kind = kind,
                Err(error @ StoreError::Locked { .. }) => return error,
                // The database is unreachable for everybody; nothing can be written by another bot either.
                Err(error) => {
                    tracing::warn!("the database is not to be reached: {error}");
                    sleep(PAUSE * 10).await;
                }
            }
        }
    }
}
