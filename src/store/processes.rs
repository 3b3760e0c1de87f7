//! The processes of a bot on one PostgreSQL database: which of them live, which shards each runs, and when a shard may
//! IDENTIFY.
//!
//! All of it is advisory locks of one session for each process. They end with the process, however that ends, and depend
//! on no clock. One lock says that a process lives; each shard has a lock for the process that runs it, and one for being
//! connected. Every process looks at all locks and takes its share by the same rule ([`ShardLocks::fair_share`]).

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use sqlx::{Any, AnyConnection, Row as _};
use tokio::{
    sync::{Mutex, MutexGuard},
    time::{Instant, sleep, timeout},
};

use super::{
    database::{Store, StoreError, sql_error},
    overflow::OverflowListener,
};

/// How long a start waits for a process that changes the tables.
const PATIENCE: Duration = Duration::from_secs(30);
/// The pause between two attempts to take a lock.
const PAUSE: Duration = Duration::from_millis(100);
/// After this time without an answer the session is given up.
const ANSWER: Duration = Duration::from_secs(5);

/// The setting with the number of shards.
const SHARDS_SETTING: &str = "shards";

/// Held shared by every bot, exclusively by the process that changes the tables.
const ALIVE: i32 = 0;
/// Held while commands are registered.
const REGISTER: i32 = 1;
/// Locks of shards have one of these bits, the number of shards and the shard's own number.
const RUNS: i32 = 1 << 28;
const CONNECTED: i32 = 1 << 29;
const SHARD_BITS: u32 = 14;

/// The largest number of shards.
pub const MOST_SHARDS: u32 = (1 << SHARD_BITS) - 1;

/// The server notices within ten seconds that a process or its machine is gone.
const KEEPALIVES: [&str; 3] = [
    "SET tcp_keepalives_idle = 4",
    "SET tcp_keepalives_interval = 2",
    "SET tcp_keepalives_count = 2",
];

// The first key of all locks: one for each schema.
macro_rules! on_lock {
    ($function:literal) => {
        concat!(
            "SELECT CASE WHEN ",
            $function,
            "(hashtext('banyan in ' || current_schema()), CAST($1 AS INTEGER)) THEN 1 ELSE 0 END AS done"
        )
    };
}

const TAKE: &str = on_lock!("pg_try_advisory_lock");
const TAKE_SHARED: &str = on_lock!("pg_try_advisory_lock_shared");
const RELEASE: &str = on_lock!("pg_advisory_unlock");

const LOCKS: &str = "\
    SELECT CAST(pid AS BIGINT) AS pid, CAST(objid AS BIGINT) AS lock, CAST(pg_backend_pid() AS BIGINT) AS own \
    FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted \
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) \
    AND classid = CAST(hashtext('banyan in ' || current_schema()) AS OID)";

// The server's own clock, so that those of the processes do not matter. A time far ahead is from before that clock was
// set back.
const IDENTIFY: &str = "\
    INSERT INTO counters (name, value) VALUES ($1, CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)) \
    ON CONFLICT (name) DO UPDATE SET value = excluded.value \
    WHERE counters.value <= excluded.value - $2 OR counters.value > excluded.value + 60000";

/// What the locks say about the processes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShardLocks {
    /// This process, as a number of its session.
    pub own: i64,
    /// All living processes.
    pub processes: BTreeSet<i64>,
    /// Who runs a shard: by the number of shards and the shard's number.
    pub runs: BTreeMap<(u32, u32), i64>,
    /// The connected shards.
    pub connected: BTreeSet<(u32, u32)>,
}

impl ShardLocks {
    /// The shards that this process should run. Each process gets an equal share, some one more. A process with too many
    /// gives up the rest, and one with too few takes free ones, so that as few as possible move. While shards of
    /// another total run, nobody starts any.
    #[must_use]
    pub fn fair_share(&self, total: u32) -> BTreeSet<u32> {
        let others = self.runs.keys().any(|(of, _)| *of != total);
        let Some(rank) = self.processes.iter().position(|pid| *pid == self.own) else {
            return BTreeSet::new();
        };
        if others {
            return BTreeSet::new();
        }
        let count = self.processes.len();
        let (least, extra) = (total as usize / count, total as usize % count);
        let mut held: BTreeMap<i64, Vec<u32>> = self
            .processes
            .iter()
            .map(|pid| (*pid, Vec::new()))
            .collect();
        for ((_, shard), pid) in &self.runs {
            held.entry(*pid).or_default().push(*shard);
        }
        let rich = held.iter().filter(|(_, shards)| shards.len() > least);
        let rich: Vec<i64> = rich.map(|(pid, _)| *pid).collect();
        let poor = held.values().any(|shards| shards.len() < least);
        let most = match rich.iter().position(|pid| *pid == self.own) {
            Some(place) if place < extra => least + 1,
            None if !poor && rich.len() < extra => least + 1,
            _ => least,
        };
        let free = || (0..total).filter(|shard| !self.runs.contains_key(&(total, *shard)));
        // Processes that take shards at the same time begin at different ones.
        let first = rank * free().count() / count;
        let (kept, mut share) = (&held[&self.own], BTreeSet::new());
        share.extend(kept.iter().take(most));
        let wanted = most - share.len();
        share.extend(free().skip(first).chain(free().take(first)).take(wanted));
        share
    }

    /// Whether every shard is connected.
    #[must_use]
    pub fn all_connected(&self, total: u32) -> bool {
        total > 0 && (0..total).all(|shard| self.connected.contains(&(total, shard)))
    }
}

/// What a process should do now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShardShare {
    /// The number of shards of the bot.
    pub total: u32,
    /// Those that this process runs.
    pub shards: BTreeSet<u32>,
    /// Whether all shards are connected, in whichever process.
    pub all_connected: bool,
    /// How many processes live.
    pub processes: usize,
}

/// This process as one of several on a database. When it is dropped, the others see that it is gone.
pub struct Membership {
    store: Store,
    session: Mutex<Option<Session>>,
    _overflow: OverflowListener,
}

impl Membership {
    /// Joins the processes on this database, and applies pending migrations if there are no others.
    ///
    /// # Errors
    /// [`StoreError::Locked`] when a tool has the database to itself, others when the tables are another version's and
    /// cannot be changed, or the database fails.
    pub(super) async fn join(store: &Store, url: &str) -> Result<Self, StoreError> {
        let end = Instant::now() + PATIENCE;
        let mut session = Session::open(store).await?;
        let failed = || sql_error("joining the processes on the database");
        loop {
            if session.take(ALIVE).await.map_err(failed())? {
                store.migrate().await?;
                session.share(ALIVE).await.map_err(failed())?;
                session.release(ALIVE).await.map_err(failed())?;
                break;
            }
            if session.share(ALIVE).await.map_err(failed())? {
                store.refuse_other_schema().await?;
                break;
            }
            if Instant::now() > end {
                return Err(store.locked(String::new()));
            }
            sleep(PAUSE).await;
        }
        Ok(Self {
            store: store.clone(),
            session: Mutex::new(Some(session)),
            _overflow: OverflowListener::start(store, url).await?,
        })
    }

    /// Takes this process's share of the shards. `wanted` is the operator's or Discord's number of shards; a larger one
    /// holds for all processes, a smaller one only when all others have ended. `running` are the shards that this process
    /// runs, each with whether it is connected, and the number of shards with which they were started: none of them is
    /// released.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails. All locks may be lost then; they are taken again by the next call.
    pub async fn share_shards(
        &self,
        wanted: u32,
        started_with: u32,
        running: &BTreeMap<u32, bool>,
    ) -> Result<ShardShare, StoreError> {
        let mut slot = self.session.lock().await;
        let mut session = self.session(&mut slot).await?;
        let shared = async {
            let locks = session.look().await?;
            let first = locks.processes.len() <= 1 && running.is_empty();
            let total = self.agree(wanted.clamp(1, MOST_SHARDS), first).await?;
            session.update(total, (started_with, running)).await
        };
        let shared = timeout(ANSWER, shared)
            .await
            .unwrap_or(Err(sqlx::Error::PoolTimedOut))
            .map_err(sql_error("sharing the shards"))?;
        *slot = Some(session);
        Ok(shared)
    }

    /// The number of shards on which all processes agree.
    async fn agree(&self, wanted: u32, first: bool) -> Result<u32, sqlx::Error> {
        let unwrapped = |error| match error {
            StoreError::Sql { cause, .. } => cause,
            other => sqlx::Error::Protocol(other.to_string()),
        };
        let stored = self
            .store
            .setting(SHARDS_SETTING)
            .await
            .map_err(unwrapped)?;
        let stored = stored.and_then(|stored| stored.parse().ok());
        let total = match stored {
            Some(stored) if !first => wanted.max(stored),
            _ => wanted,
        };
        if stored != Some(total) {
            tracing::info!(total, "the number of shards");
            let number = total.to_string();
            let set = self.store.set_setting(SHARDS_SETTING, &number);
            set.await.map_err(unwrapped)?;
        }
        Ok(total)
    }

    /// Does something that only one process may do at a time, such as registering commands. Tells the work whether this
    /// is the only process.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn one_at_a_time<T, F: Future<Output = T>>(
        &self,
        work: impl FnOnce(bool) -> F,
    ) -> Result<T, StoreError> {
        let failed = || sql_error("waiting for the other processes");
        let alone = loop {
            let mut slot = self.session.lock().await;
            let mut session = self.session(&mut slot).await?;
            let taken = session.take(REGISTER).await.map_err(failed())?;
            let processes = session.look().await.map_err(failed())?.processes.len();
            *slot = Some(session);
            if taken {
                break processes <= 1;
            }
            drop(slot);
            sleep(PAUSE).await;
        };
        let done = work(alone).await;
        if let Some(session) = &mut *self.session.lock().await {
            session.release(REGISTER).await.map_err(failed())?;
        }
        Ok(done)
    }

    /// Takes the turn to IDENTIFY in a bucket if the last one was that long ago, in whichever process.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn take_identify_turn(
        &self,
        bucket: u32,
        interval: Duration,
    ) -> Result<bool, StoreError> {
        let turn = sqlx::query(IDENTIFY)
            .bind(format!("identify/{bucket}"))
            .bind(i64::try_from(interval.as_millis()).unwrap_or(i64::MAX));
        let taken = self.store.write(turn).await;
        taken
            .map(|taken| taken.rows_affected() > 0)
            .map_err(sql_error("waiting for a turn to connect"))
    }

    /// The session, opened again if it was lost.
    async fn session(
        &self,
        slot: &mut MutexGuard<'_, Option<Session>>,
    ) -> Result<Session, StoreError> {
        if let Some(session) = slot.take() {
            return Ok(session);
        }
        let mut session = Session::open(&self.store).await?;
        let shared = session.share(ALIVE).await;
        if shared.map_err(sql_error("joining the processes on the database"))? {
            Ok(session)
        } else {
            Err(self.store.locked(String::new()))
        }
    }
}

/// A session of PostgreSQL with the locks that it holds.
#[derive(Debug)]
pub(super) struct Session {
    connection: AnyConnection,
    held: BTreeSet<i32>,
}

impl Session {
    pub(super) async fn open(store: &Store) -> Result<Self, StoreError> {
        let opened = async {
            let mut connection = store.write.acquire().await?.detach();
            for keepalive in KEEPALIVES {
                sqlx::query::<Any>(keepalive)
                    .execute(&mut connection)
                    .await?;
            }
            Ok(Self {
                connection,
                held: BTreeSet::new(),
            })
        };
        opened
            .await
            .map_err(sql_error("opening a session for locks"))
    }

    async fn run(&mut self, sql: &'static str, lock: i32) -> Result<bool, sqlx::Error> {
        let row = sqlx::query(sql)
            .bind(lock)
            .fetch_one(&mut self.connection)
            .await?;
        Ok(row.try_get::<i32, _>("done")? == 1)
    }

    /// Takes the whole database: no bot can join meanwhile.
    pub(super) async fn take_database(&mut self) -> Result<bool, sqlx::Error> {
        self.take(ALIVE).await
    }

    async fn take(&mut self, lock: i32) -> Result<bool, sqlx::Error> {
        // A session could take the same lock several times.
        let taken = self.held.contains(&lock) || self.run(TAKE, lock).await?;
        if taken {
            self.held.insert(lock);
        }
        Ok(taken)
    }

    async fn share(&mut self, lock: i32) -> Result<bool, sqlx::Error> {
        self.run(TAKE_SHARED, lock).await
    }

    async fn release(&mut self, lock: i32) -> Result<(), sqlx::Error> {
        if self.held.remove(&lock) {
            self.run(RELEASE, lock).await?;
        }
        Ok(())
    }

    async fn look(&mut self) -> Result<ShardLocks, sqlx::Error> {
        let mut locks = ShardLocks::default();
        for row in sqlx::query(LOCKS).fetch_all(&mut self.connection).await? {
            locks.own = row.try_get("own")?;
            let (pid, lock): (i64, i64) = (row.try_get("pid")?, row.try_get("lock")?);
            let lock = lock as i32;
            if lock == ALIVE {
                locks.processes.insert(pid);
            } else if lock & RUNS != 0 {
                locks.runs.insert(shard_of(lock), pid);
            } else if lock & CONNECTED != 0 {
                locks.connected.insert(shard_of(lock));
            }
        }
        Ok(locks)
    }

    /// Takes and releases locks of shards until they are this process's share.
    async fn update(
        &mut self,
        total: u32,
        (started_with, running): (u32, &BTreeMap<u32, bool>),
    ) -> Result<ShardShare, sqlx::Error> {
        // A lost session has lost its locks. What another process has taken meanwhile is not in the share below.
        for shard in running.keys() {
            self.take(shard_lock(RUNS, started_with, *shard)).await?;
        }
        let mut locks = self.look().await?;
        let (before, mut shards) = (self.held.len(), BTreeSet::new());
        for shard in locks.fair_share(total) {
            if self.take(shard_lock(RUNS, total, shard)).await? {
                shards.insert(shard);
            }
        }
        if self.held.len() > before {
            locks = self.look().await?;
            // Another process has not heard of the new number of shards yet.
            if locks.runs.keys().any(|(count, _)| *count != total) {
                shards.clear();
            }
        }
        let is_ours = |shard: u32| shards.contains(&shard);
        let runs = |count: u32, shard: u32| count == started_with && running.contains_key(&shard);
        for lock in self.held.clone() {
            let (count, shard) = shard_of(lock);
            let keep = if lock & RUNS != 0 {
                runs(count, shard) || count == total && is_ours(shard)
            } else if lock & CONNECTED != 0 {
                runs(count, shard) && running[&shard]
            } else {
                true
            };
            if !keep {
                self.release(lock).await?;
            }
        }
        for (shard, connected) in running {
            let runs = self.held.contains(&shard_lock(RUNS, started_with, *shard));
            if *connected && runs {
                self.take(shard_lock(CONNECTED, started_with, *shard))
                    .await?;
                locks.connected.insert((started_with, *shard));
            } else {
                locks.connected.remove(&(started_with, *shard));
            }
        }
        Ok(ShardShare {
            total,
            all_connected: locks.all_connected(total),
            processes: locks.processes.len(),
            shards,
        })
    }
}

fn shard_lock(kind: i32, total: u32, shard: u32) -> i32 {
    kind | (total << SHARD_BITS | shard).cast_signed()
}

/// The number of shards and the shard's own, of a lock.
fn shard_of(lock: i32) -> (u32, u32) {
    let bits = lock.cast_unsigned() & !(RUNS | CONNECTED).cast_unsigned();
    (bits >> SHARD_BITS, bits & MOST_SHARDS)
}
