//! The processes of a bot on one PostgreSQL database: which of them live, which shards each runs, and when a shard may
//! IDENTIFY.
//!
//! All of it is advisory locks of one session for each process. They end with the process, however that ends, and depend
//! on no clock. One lock says that a process lives, and one that it can run shards: it has reached Discord. Each shard has
//! a lock for the process that runs it, and one for being connected. Every process looks at all locks and takes its share
//! by the same rule ([`ShardLocks::fair_share`]).

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use sqlx::AnyConnection;
use tokio::{
    sync::Mutex,
    time::{Instant, sleep, timeout},
};

use super::{
    database::{Store, StoreError, sql_error},
    overflow::OverflowListener,
    players::{SET_SETTING, SETTING},
    shard_locks::{CONNECTED, MAX_SHARDS, RUNS, ShardLocks, shard_lock, shard_of},
};

/// How long a start waits for a process that changes the tables.
const JOIN_TIMEOUT: Duration = Duration::from_secs(30);
const LOCK_POLL_INTERVAL: Duration = Duration::from_millis(100);
/// After this time without an answer the session is given up.
const SESSION_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a process that has lost its session takes no further shards and gives up none. After a restart of the
/// database, the other processes have lost their sessions too, and need a moment to take their locks again.
const REJOIN_GRACE: Duration = Duration::from_secs(5);

/// How often it is checked whether a lost session has ended on the server: every [`LOCK_POLL_INTERVAL`].
const MAX_SESSION_END_CHECKS: u32 = 20;

const SHARD_COUNT_SETTING: &str = "shards";

// A process id alone may belong to another session after a restart of the server.
const SESSION_IDENTITY: &str = "\
    SELECT CAST(pid AS BIGINT) AS pid, CAST(backend_start AS TEXT) AS began FROM pg_stat_activity WHERE pid = pg_backend_pid()";
const END_SESSION: &str = "\
    SELECT CASE WHEN pg_terminate_backend(pid) THEN 1 ELSE 0 END AS done FROM pg_stat_activity \
    WHERE pid = CAST($1 AS INTEGER) AND CAST(backend_start AS TEXT) = $2";

/// Held shared by every bot, exclusively by the process that changes the tables.
const PROCESS_LOCK: i32 = 0;
/// Held while commands are registered.
const REGISTRATION_LOCK: i32 = 1;
/// Held shared by every bot that can run shards.
const SHARDING_LOCK: i32 = 2;

// The first key of all locks: one for each schema.
macro_rules! lock_function {
    ($function:literal) => {
        concat!(
            "SELECT CASE WHEN ",
            $function,
            "(hashtext('banyan in ' || current_schema()), CAST($1 AS INTEGER)) THEN 1 ELSE 0 END AS done"
        )
    };
}

const TRY_LOCK: &str = lock_function!("pg_try_advisory_lock");
const TRY_LOCK_SHARED: &str = lock_function!("pg_try_advisory_lock_shared");
const UNLOCK: &str = lock_function!("pg_advisory_unlock");

const LOCKS: &str = "\
    SELECT CAST(pid AS BIGINT) AS pid, CAST(objid AS BIGINT) AS lock, CAST(pg_backend_pid() AS BIGINT) AS own \
    FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted \
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) \
    AND classid = CAST(hashtext('banyan in ' || current_schema()) AS OID)";

// Uses the database server's clock, so that differences between the processes' clocks do not matter.
macro_rules! identify_at {
    ($time:literal, $condition:literal) => {
        concat!(
            "INSERT INTO counters (name, value) VALUES ($1, CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
            $time,
            ") ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            $condition
        )
    };
}

// Takes a turn of the rate limit of IDENTIFY. It stores the latest time at which this IDENTIFY may still be sent; the
// interval until the next turn counts from there. A stored time more than a minute ahead of that was written before the
// server's clock was set back, and is overwritten.
const TAKE_IDENTIFY_TURN: &str = identify_at!(
    " + CAST($2 AS BIGINT)",
    " WHERE counters.value <= excluded.value - $2 - CAST($3 AS BIGINT) OR counters.value > excluded.value + 60000"
);
const SET_IDENTIFY_TIME: &str = identify_at!("", "");

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
    state: Mutex<MembershipState>,
    _overflow: OverflowListener,
}

struct MembershipState {
    slot: SessionSlot,
    /// The shards that this process is giving up.
    leaving: BTreeSet<u32>,
}

/// The session for locks. It may be lost.
struct SessionSlot {
    session: ProcessSession,
    /// Set while a call uses the session, and left set if the call fails or is cancelled. The session is then useless, but
    /// it is kept until the next call: its locks must hold while the shards of a stopping process close.
    unfinished: bool,
    /// Which session of the server it is: its process there, and when that began.
    identity: (i64, String),
    /// When it was opened again after a loss.
    reopened: Option<Instant>,
}

/// The shards that a process runs.
#[derive(Clone, Copy, Debug)]
pub struct StartedShards<'a> {
    /// The number of shards with which they were started.
    pub total: u32,
    /// Each with whether it is connected.
    pub connected: &'a BTreeMap<u32, bool>,
}

impl Membership {
    /// Joins the processes on this database, and applies pending migrations if there are no others.
    ///
    /// # Errors
    /// [`StoreError::Locked`] when a tool has the database to itself, others when the tables are another version's and
    /// cannot be changed, or the database fails.
    pub(super) async fn join(store: &Store, url: &str) -> Result<Self, StoreError> {
        let end = Instant::now() + JOIN_TIMEOUT;
        let mut session = ProcessSession::open(store).await?;
        let failed = || sql_error("joining the processes on the database");
        loop {
            if session.take(PROCESS_LOCK).await.map_err(failed())? {
                store.migrate().await?;
                session.share(PROCESS_LOCK).await.map_err(failed())?;
                session.release(PROCESS_LOCK).await.map_err(failed())?;
                break;
            }
            if session.share(PROCESS_LOCK).await.map_err(failed())? {
                store.refuse_other_schema().await?;
                break;
            }
            if Instant::now() > end {
                return Err(store.locked(String::new()));
            }
            sleep(LOCK_POLL_INTERVAL).await;
        }
        Ok(Self {
            store: store.clone(),
            state: Mutex::new(MembershipState {
                slot: SessionSlot {
                    identity: session.identity().await.map_err(failed())?,
                    session,
                    unfinished: false,
                    reopened: None,
                },
                leaving: BTreeSet::new(),
            }),
            _overflow: OverflowListener::start(store, url).await?,
        })
    }

    /// Takes this process's share of the shards. `wanted` is the operator's or Discord's number of shards; a larger one
    /// holds for all processes, a smaller one only when all others have ended. The lock of a shard that still runs is
    /// kept. Of the connected shards beyond a fair share, at most `moves` are given up at a time, and only while all
    /// shards are connected, so that other processes can connect them one after another without a longer outage.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails. All locks may be lost then; they are taken again by the next call.
    pub async fn share_shards(
        &self,
        wanted: u32,
        running: StartedShards<'_>,
        moves: usize,
    ) -> Result<ShardShare, StoreError> {
        let mut state = self.state.lock().await;
        let MembershipState { slot, leaving } = &mut *state;
        slot.begin(&self.store).await?;
        let returning = slot.reopened.is_some_and(|at| at.elapsed() < REJOIN_GRACE);
        let session = &mut slot.session;
        let shared = async {
            session.join_sharing().await?;
            let locks = session.read_locks().await?;
            let nobody = locks.runs.is_empty() && running.connected.is_empty();
            let first = nobody && locks.sharing.first() == Some(&locks.own);
            let total = session
                .agree_on_shard_count(wanted.clamp(1, MAX_SHARDS), first)
                .await?;
            let moves = if returning { None } else { Some(moves) };
            session.update(total, running, moves, leaving).await
        };
        let shared = timeout(SESSION_TIMEOUT, shared)
            .await
            .unwrap_or(Err(sqlx::Error::PoolTimedOut))
            .map_err(sql_error("sharing the shards"))?;
        slot.unfinished = false;
        Ok(shared)
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
            let mut state = self.state.lock().await;
            let slot = &mut state.slot;
            slot.begin(&self.store).await?;
            let taken = slot.session.take(REGISTRATION_LOCK).await;
            let taken = taken.map_err(failed())?;
            let locks = slot.session.read_locks().await.map_err(failed())?;
            slot.unfinished = false;
            if taken {
                break locks.processes.len() <= 1;
            }
            drop(state);
            sleep(LOCK_POLL_INTERVAL).await;
        };
        let done = work(alone).await;
        let mut state = self.state.lock().await;
        let slot = &mut state.slot;
        if !slot.unfinished {
            slot.unfinished = true;
            let released = slot.session.release(REGISTRATION_LOCK).await;
            released.map_err(failed())?;
            slot.unfinished = false;
        }
        Ok(done)
    }

    /// Takes the turn to IDENTIFY within `patience` in a bucket of Discord's rate limit, if `interval` has passed since
    /// the last IDENTIFY of any process there.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn take_identify_turn(
        &self,
        bucket: u32,
        patience: Duration,
        interval: Duration,
    ) -> Result<bool, StoreError> {
        let ms = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 4);
        let turn = sqlx::query(TAKE_IDENTIFY_TURN)
            .bind(format!("identify/{bucket}"))
            .bind(ms(patience))
            .bind(ms(interval));
        self.store
            .execute("waiting for a turn to connect", turn)
            .await
    }

    /// Records that an IDENTIFY was sent: the interval until the bucket's next turn counts from now.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn identified(&self, bucket: u32) -> Result<(), StoreError> {
        let noted = sqlx::query(SET_IDENTIFY_TIME).bind(format!("identify/{bucket}"));
        let doing = "noting that a shard has connected";
        self.store.run(doing, noted).await
    }
}

impl SessionSlot {
    /// Begins a call. Opens the session again if the last call has not finished.
    async fn begin(&mut self, store: &Store) -> Result<(), StoreError> {
        if self.unfinished {
            let mut session = ProcessSession::open(store).await?;
            let failed = || sql_error("joining the processes on the database");
            session.terminate(&self.identity).await.map_err(failed())?;
            self.identity = session.identity().await.map_err(failed())?;
            let joined = session.share(PROCESS_LOCK).await.map_err(failed())?;
            self.session = session;
            if !joined {
                return Err(store.locked(String::new()));
            }
            self.reopened = Some(Instant::now());
        }
        self.unfinished = true;
        Ok(())
    }
}

/// A session of PostgreSQL with the locks that it holds.
#[derive(Debug)]
pub(super) struct ProcessSession {
    connection: AnyConnection,
    held: BTreeSet<i32>,
}

impl ProcessSession {
    pub(super) async fn open(store: &Store) -> Result<Self, StoreError> {
        let connection = store.write.acquire().await;
        Ok(Self {
            connection: connection
                .map_err(sql_error("opening a session for locks"))?
                .detach(),
            held: BTreeSet::new(),
        })
    }

    /// The number of shards on which all processes agree. It is read by this session, which does not wait for a connection.
    async fn agree_on_shard_count(&mut self, wanted: u32, first: bool) -> sqlx::Result<u32> {
        let stored = sqlx::query_scalar::<_, String>(SETTING).bind(SHARD_COUNT_SETTING);
        let stored = stored.fetch_optional(&mut self.connection).await?;
        let stored = stored.and_then(|stored| stored.parse().ok());
        let total = match stored {
            Some(stored) if !first => wanted.max(stored),
            _ => wanted,
        };
        if stored != Some(total) {
            tracing::info!(total, "the number of shards");
            let set = sqlx::query(SET_SETTING)
                .bind(SHARD_COUNT_SETTING)
                .bind(total.to_string());
            set.execute(&mut self.connection).await?;
        }
        Ok(total)
    }

    /// Ends an earlier session of this process: the server may not have noticed that it is lost, and it holds the same locks.
    async fn terminate(&mut self, (pid, began): &(i64, String)) -> sqlx::Result<()> {
        for _ in 0..MAX_SESSION_END_CHECKS {
            let end = sqlx::query(END_SESSION).bind(*pid).bind(began);
            if end.fetch_optional(&mut self.connection).await?.is_none() {
                break;
            }
            sleep(LOCK_POLL_INTERVAL).await;
        }
        Ok(())
    }

    async fn run(&mut self, sql: &'static str, lock: i32) -> sqlx::Result<bool> {
        let done = sqlx::query_scalar::<_, i32>(sql).bind(lock);
        Ok(done.fetch_one(&mut self.connection).await? == 1)
    }

    /// Takes the whole database: no bot can join meanwhile.
    pub(super) async fn take_database(&mut self) -> sqlx::Result<bool> {
        self.take(PROCESS_LOCK).await
    }

    async fn identity(&mut self) -> sqlx::Result<(i64, String)> {
        let identity = sqlx::query_as(SESSION_IDENTITY);
        identity.fetch_one(&mut self.connection).await
    }

    async fn take(&mut self, lock: i32) -> sqlx::Result<bool> {
        // A session could take the same lock several times.
        let taken = self.held.contains(&lock) || self.run(TRY_LOCK, lock).await?;
        if taken {
            self.held.insert(lock);
        }
        Ok(taken)
    }

    async fn share(&mut self, lock: i32) -> sqlx::Result<bool> {
        self.run(TRY_LOCK_SHARED, lock).await
    }

    async fn join_sharing(&mut self) -> sqlx::Result<()> {
        if !self.held.contains(&SHARDING_LOCK) && self.share(SHARDING_LOCK).await? {
            self.held.insert(SHARDING_LOCK);
        }
        Ok(())
    }

    async fn release(&mut self, lock: i32) -> sqlx::Result<()> {
        if self.held.remove(&lock) {
            self.run(UNLOCK, lock).await?;
        }
        Ok(())
    }

    async fn read_locks(&mut self) -> sqlx::Result<ShardLocks> {
        let mut locks = ShardLocks::default();
        let rows = sqlx::query_as(LOCKS).fetch_all(&mut self.connection);
        for (pid, lock, own) in rows.await? {
            let (pid, lock): (i64, i64) = (pid, lock);
            let lock = lock as i32;
            locks.own = own;
            if lock == PROCESS_LOCK {
                locks.processes.insert(pid);
            } else if lock == SHARDING_LOCK {
                locks.sharing.insert(pid);
            } else if lock & RUNS != 0 {
                locks.runs.insert(shard_of(lock), pid);
            } else if lock & CONNECTED != 0 {
                locks.connected.insert(shard_of(lock));
            }
        }
        Ok(locks)
    }

    /// Takes and releases locks of shards until they are this process's share; without `moves`, until they are those of the
    /// running shards.
    async fn update(
        &mut self,
        total: u32,
        running: StartedShards<'_>,
        moves: Option<usize>,
        leaving: &mut BTreeSet<u32>,
    ) -> sqlx::Result<ShardShare> {
        let (started_with, running) = (running.total, running.connected);
        // A lost session has lost its locks. What another process has taken meanwhile is not in the share below.
        for shard in running.keys() {
            self.take(shard_lock(RUNS, started_with, *shard)).await?;
        }
        let mut locks = self.read_locks().await?;
        let wanted: BTreeSet<u32> = match moves {
            Some(moves) => {
                let lost = running.iter().filter(|(_, connected)| !**connected);
                for (shard, _) in lost {
                    locks.connected.remove(&(started_with, *shard));
                }
                let quiet = leaving.is_empty() && locks.all_connected(total);
                locks.fair_share(total, if quiet { moves } else { 0 }, leaving)
            }
            None => running
                .keys()
                .copied()
                .filter(|shard| !leaving.contains(shard))
                .collect(),
        };
        leaving.extend(running.keys().filter(|shard| !wanted.contains(shard)));
        let (before, mut shards) = (self.held.len(), BTreeSet::new());
        for shard in wanted {
            if self.take(shard_lock(RUNS, total, shard)).await? {
                shards.insert(shard);
            }
        }
        if self.held.len() > before {
            locks = self.read_locks().await?;
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
        leaving.retain(|shard| self.held.contains(&shard_lock(RUNS, started_with, *shard)));
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
