//! Sees to it that one bot alone works with a database: two with one token would both answer everything. It guards
//! nothing else; that no match is harmed by two is the business of its events' keys.
//!
//! The hold is the operating system's or the server's, not a row with a time in it: it ends with the process, however
//! that ends, and no clock can make it last too long or too short.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;
use std::time::Duration;

use sqlx::{Any, AnyConnection, Connection as _, Row as _};
use tokio::time::{Instant, sleep, timeout};

use super::database::{Dialect, Store, StoreError, doing};

/// How long a bot that is about to end is waited for.
const PATIENCE: Duration = Duration::from_secs(3);
/// The pause between two attempts.
const PAUSE: Duration = Duration::from_millis(100);
/// How often a server is asked whether the hold still stands.
const ROUND: Duration = Duration::from_secs(15);

// One bot a schema. The server lets go when it notices that the session is gone, so it is told to look.
const TAKE: &str = "SELECT CASE WHEN pg_try_advisory_lock(hashtextextended('banyan in ' || current_schema(), 0)) THEN 1 ELSE 0 END AS taken";
const LOOK: [&str; 3] = [
    "SET tcp_keepalives_idle = 20",
    "SET tcp_keepalives_interval = 10",
    "SET tcp_keepalives_count = 3",
];

/// While this lives, no other bot starts on the database.
#[derive(Debug)]
pub struct Hold {
    store: Store,
    held: Held,
}

#[derive(Debug)]
enum Held {
    /// Nobody else can reach the database.
    Alone,
    /// A file beside the database, locked.
    File { _locked: File },
    /// A session of the server's.
    Session(AnyConnection),
}

impl Store {
    /// Takes the database for one bot.
    ///
    /// # Errors
    /// [`StoreError::Held`] when another bot has it, others when that cannot be found out.
    pub(super) async fn hold(&self) -> Result<Hold, StoreError> {
        let end = Instant::now() + PATIENCE;
        loop {
            let taken = match (&self.file, self.dialect) {
                (Some(file), _) => self.lock(file),
                (None, Dialect::Sqlite) => Ok(Held::Alone),
                (None, Dialect::Postgres) => self.session().await,
            };
            match taken {
                Ok(held) => {
                    let store = self.clone();
                    return Ok(Hold { store, held });
                }
                Err(StoreError::Held { .. }) if Instant::now() < end => sleep(PAUSE).await,
                Err(error) => return Err(error),
            }
        }
    }

    fn lock(&self, database: &Path) -> Result<Held, StoreError> {
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
                // Only a help for the operator.
                let _ = file.read_to_string(&mut holder);
                let by = match holder.trim() {
                    "" => String::new(),
                    process => format!(", process {process}"),
                };
                return Err(StoreError::Held {
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
        Ok(Held::File { _locked: file })
    }

    async fn session(&self) -> Result<Held, StoreError> {
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
            .map_err(doing("taking the database for this bot"))?
        {
            Some(connection) => Ok(Held::Session(connection)),
            None => Err(StoreError::Held {
                label: self.label.clone(),
                by: String::new(),
            }),
        }
    }
}

impl Hold {
    /// Ends when another bot has the database. A server that was restarted forgets the hold; it is then taken anew.
    pub async fn lost(&mut self) -> StoreError {
        loop {
            let Held::Session(connection) = &mut self.held else {
                return std::future::pending().await;
            };
            if matches!(timeout(ROUND, connection.ping()).await, Ok(Ok(()))) {
                sleep(ROUND).await;
                continue;
            }
            match self.store.session().await {
                Ok(held) => self.held = held,
                Err(error @ StoreError::Held { .. }) => return error,
                // Nothing can be written meanwhile, by anybody.
                Err(error) => {
                    tracing::warn!("the database is not to be reached: {error}");
                    sleep(PAUSE * 10).await;
                }
            }
        }
    }
}
