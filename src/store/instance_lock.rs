//! The instance lock: at most one process on a database holds it. It is taken by a bot on SQLite, because two bots with
//! one token would answer everything twice, and by tools that copy a database. It does not protect matches; the keys of
//! their events do. Bots on PostgreSQL share a database: see `processes`.
//!
//! The lock belongs to the operating system or to the PostgreSQL session, not to a row with a timestamp: it ends with
//! the process, however that ends, and does not depend on any clock.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::database::{Dialect, Store, StoreError, sql_error};
use super::processes::ProcessSession;

/// How long to wait for a bot that is shutting down.
const LOCK_TIMEOUT: Duration = Duration::from_secs(3);
const RETRY_DELAY: Duration = Duration::from_millis(100);
/// The lock itself: while it lives, no other bot starts on this database.
#[derive(Debug)]
pub struct InstanceLock {
    _kind: LockKind,
}

#[derive(Debug)]
enum LockKind {
    /// A database in memory, which nobody else can open.
    Alone,
    /// A locked file beside the database.
    File { _locked: File },
    /// A PostgreSQL session with an advisory lock.
    Session { _locked: ProcessSession },
}

impl Store {
    /// Takes the instance lock.
    ///
    /// # Errors
    /// [`StoreError::Locked`] when another bot has the lock, other variants when that cannot be determined.
    pub(super) async fn lock_instance(&self) -> Result<InstanceLock, StoreError> {
        let end = Instant::now() + LOCK_TIMEOUT;
        loop {
            let taken = match (&self.file, self.dialect) {
                (Some(file), _) => self.lock_file(file),
                (None, Dialect::Sqlite) => Ok(LockKind::Alone),
                (None, Dialect::Postgres) => self.lock_session().await,
            };
            match taken {
                Ok(kind) => return Ok(InstanceLock { _kind: kind }),
                Err(StoreError::Locked { .. }) if Instant::now() < end => sleep(RETRY_DELAY).await,
                Err(error) => return Err(error),
            }
        }
    }

    fn lock_file(&self, database: &Path) -> Result<LockKind, StoreError> {
        let name = database.with_added_extension("lock");
        let wrong = |error: std::io::Error| {
            StoreError::Url(format!(
                "the file {}, which tells bots apart, cannot be used: {error}",
                name.display()
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
                return Err(self.locked(by));
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
        let mut session = ProcessSession::open(self).await?;
        let taken = session.take_database().await;
        if taken.map_err(sql_error("taking the database for this program"))? {
            Ok(LockKind::Session { _locked: session })
        } else {
            Err(self.locked(String::new()))
        }
    }

    /// The error that others use this database; `by` names them, if known.
    pub(super) fn locked(&self, by: String) -> StoreError {
        StoreError::Locked {
            label: self.label.clone(),
            by,
        }
    }
}
