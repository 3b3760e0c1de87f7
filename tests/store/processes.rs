//! Several processes on one PostgreSQL database: each gets a fair share of the shards, none two processes run the same
//! one, and those of a process that ended are taken over.

use std::collections::{BTreeMap, BTreeSet};

use banyan::store::ShardLocks;
use proptest::prelude::*;

/// The processes of a bot as the rule sees them: who runs which shard.
#[derive(Debug, Default)]
struct ProcessModel {
    total: u32,
    /// How many shards a process gives up at a time.
    moves: usize,
    runs: BTreeMap<u32, i64>,
    processes: BTreeSet<i64>,
}

impl ProcessModel {
    fn share(&self, own: i64) -> BTreeSet<u32> {
        let runs = self
            .runs
            .iter()
            .map(|(shard, pid)| ((self.total, *shard), *pid));
        let runs: BTreeMap<_, _> = runs.collect();
        let locks = ShardLocks {
            own,
            processes: self.processes.clone(),
            sharing: self.processes.clone(),
            connected: runs.keys().copied().collect(),
            runs,
        };
        locks.fair_share(self.total, self.moves, &BTreeSet::new())
    }

    /// One process after another gives up and takes shards. Returns how many moved.
    fn round(&mut self) -> usize {
        let mut moved = 0;
        for pid in self.processes.clone() {
            let share = self.share(pid);
            self.runs.retain(|shard, owner| {
                let keeps = *owner != pid || share.contains(shard);
                moved += usize::from(!keeps);
                keeps
            });
            for shard in share {
                // A lock that somebody else has is not taken.
                self.runs.entry(shard).or_insert(pid);
            }
        }
        moved
    }

    fn leave(&mut self, pid: i64) {
        self.processes.remove(&pid);
        self.runs.retain(|_, owner| *owner != pid);
    }

    fn sizes(&self) -> Vec<usize> {
        let size = |pid: &i64| self.runs.values().filter(|owner| *owner == pid).count();
        self.processes.iter().map(size).collect()
    }
}

proptest! {
    #[test]
    fn shares_become_fair_and_stay(
        total in 1_u32..40,
        moves in prop::sample::select(vec![1, 3, usize::MAX]),
        changes in prop::collection::vec((0_i64..9, any::<bool>()), 1..20),
    ) {
        let mut model = ProcessModel { total, moves, ..ProcessModel::default() };
        for (pid, joins) in changes {
            if joins {
                model.processes.insert(pid);
            } else {
                model.leave(pid);
            }
            if model.processes.is_empty() {
                continue;
            }
            // One after another, all shards may have to move.
            for _ in 0..total + 4 {
                model.round();
            }
            prop_assert_eq!(model.runs.len(), total as usize, "each shard runs: {:?}", &model);
            let sizes = model.sizes();
            let (least, most) = (sizes.iter().min().unwrap(), sizes.iter().max().unwrap());
            prop_assert!(most - least <= 1, "{:?}", sizes);
            prop_assert_eq!(model.round(), 0, "nothing moves without a reason");
        }
    }
}

#[test]
fn only_as_many_shards_move_as_must() {
    let mut model = ProcessModel {
        total: 16,
        moves: usize::MAX,
        processes: [1].into(),
        ..ProcessModel::default()
    };
    model.round();
    assert_eq!(model.sizes(), [16]);
    model.processes.insert(2);
    assert_eq!((model.round(), model.sizes()), (8, vec![8, 8]));
    model.processes.insert(3);
    let moved: usize = (0..4).map(|_| model.round()).sum();
    assert_eq!((moved, model.sizes()), (5, vec![6, 5, 5]));
    model.leave(2);
    let moved: usize = (0..4).map(|_| model.round()).sum();
    assert_eq!((moved, model.sizes()), (0, vec![8, 8]));
}

#[test]
fn shards_move_a_few_at_a_time() {
    let mut locks = ShardLocks {
        own: 1,
        processes: [1, 2, 3].into(),
        sharing: [1, 2].into(),
        runs: (0..8).map(|shard| ((8, shard), 1)).collect(),
        connected: (0..8).map(|shard| (8, shard)).collect(),
    };
    let share = |locks: &ShardLocks, moves, leaving: &[u32]| {
        let leaving = leaving.iter().copied().collect();
        locks.fair_share(8, moves, &leaving)
    };
    assert_eq!(share(&locks, 0, &[]).len(), 8);
    assert_eq!(share(&locks, 2, &[]).len(), 6);
    // What is on its way out is not taken back, and counts as moved.
    assert_eq!(share(&locks, 0, &[6, 7]), (0..6).collect());
    assert_eq!(share(&locks, usize::MAX, &[]).len(), 4);
    // What is not connected goes first, and at once.
    locks.connected.retain(|(_, shard)| *shard >= 3);
    assert_eq!(share(&locks, 0, &[]), (3..8).collect());
    // A process that has not reached Discord yet gets none.
    locks.own = 3;
    assert!(share(&locks, 1, &[]).is_empty());
}

#[test]
fn another_number_of_shards_waits_for_the_old_ones() {
    let mut locks = ShardLocks {
        own: 1,
        processes: [1, 2].into(),
        sharing: [1, 2].into(),
        runs: [((4, 0), 2)].into(),
        connected: [(8, 0), (8, 1)].into(),
    };
    let share = |locks: &ShardLocks, total| locks.fair_share(total, 1, &BTreeSet::new()).len();
    assert_eq!((share(&locks, 8), share(&locks, 4)), (0, 2));
    locks.runs.clear();
    assert_eq!(share(&locks, 8), 4);
    assert!(!locks.all_connected(2) && !locks.all_connected(8));
    assert!(!locks.all_connected(0), "before anything is known");
}

mod postgres {
    use std::time::Duration;

    use banyan::store::{
        DatabaseOptions, Membership, Presence, ShardShare, StartedShards, Store, StoreError,
    };
    use futures_util::FutureExt as _;
    use tokio::time::{sleep, timeout};

    use super::super::database::Database;
    use super::*;

    async fn join(database: &Database) -> Process {
        let (store, presence) = Store::open_for_bot(&database.url, DatabaseOptions::default())
            .await
            .unwrap();
        let Presence::Member(membership) = presence else {
            panic!("one of several")
        };
        Process {
            store,
            membership,
            total: 0,
            running: BTreeMap::new(),
        }
    }

    struct Process {
        store: Store,
        membership: Membership,
        total: u32,
        running: BTreeMap<u32, bool>,
    }

    impl Process {
        /// As the gateway does: starts what it should run, stops the rest, and connects at once.
        async fn step(&mut self, wanted: u32) -> ShardShare {
            let running = StartedShards {
                total: self.total,
                connected: &self.running,
            };
            let share = self
                .membership
                .share_shards(wanted, running, 1)
                .await
                .unwrap();
            if self.total != share.total && !self.running.is_empty() {
                self.running.clear();
                return share;
            }
            self.total = share.total;
            self.running = share.shards.iter().map(|shard| (*shard, true)).collect();
            share
        }
    }

    fn sizes(processes: &[&Process]) -> Vec<usize> {
        let all: Vec<u32> = processes
            .iter()
            .flat_map(|process| process.running.keys().copied())
            .collect();
        let once: BTreeSet<u32> = all.iter().copied().collect();
        assert_eq!(once.len(), all.len(), "no shard runs twice: {all:?}");
        processes
            .iter()
            .map(|process| process.running.len())
            .collect()
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn processes_join_and_leave() {
        let database = Database::postgres().await;
        let mut first = join(&database).await;
        assert_eq!(first.step(4).await.processes, 1);
        assert!(first.step(4).await.all_connected);
        let mut second = join(&database).await;
        // One shard after another moves, each after the last one is connected.
        let mut moved = BTreeSet::new();
        for _ in 0..8 {
            first.step(4).await;
            second.step(4).await;
            assert!(first.running.len() + second.running.len() >= 3);
            moved.insert(second.running.len());
        }
        assert_eq!(moved, [0, 1, 2].into());
        assert_eq!(sizes(&[&first, &second]), [2, 2]);
        assert!(first.step(4).await.all_connected && second.step(4).await.all_connected);
        let alone = first.membership.one_at_a_time(async |alone| alone);
        assert!(!alone.await.unwrap());

        // A larger number of shards holds for all, once the old ones have stopped.
        for _ in 0..4 {
            second.step(8).await;
            first.step(4).await;
            let (one, other) = (first.running.is_empty(), second.running.is_empty());
            assert!(first.total == second.total || one || other);
        }
        assert_eq!((first.total, second.total), (8, 8));
        assert_eq!(sizes(&[&first, &second]), [4, 4]);

        first.store.close().await;
        drop(first);
        // The server ends the session of a process that is gone.
        sleep(Duration::from_millis(300)).await;
        for _ in 0..2 {
            second.step(8).await;
        }
        assert_eq!(second.running.len(), 8);
        // Only a process that is alone may choose a smaller number, at its start.
        second.step(4).await;
        assert_eq!(second.running.len(), 8);
        drop(second);
        sleep(Duration::from_millis(300)).await;
        let mut third = join(&database).await;
        assert_eq!(third.step(4).await.total, 4);
        database.clean_up().await;
    }

    /// A process that is told to stop does not wait for this call, and its shards are connected a little longer.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn a_cancelled_call_gives_no_shard_to_others() {
        let database = Database::postgres().await;
        let (mut first, mut second) = (join(&database).await, join(&database).await);
        for _ in 0..8 {
            first.step(4).await;
            second.step(4).await;
        }
        assert_eq!(sizes(&[&first, &second]), [2, 2]);
        // Polled once, which asks the server, and dropped. On a busy machine the server sometimes answers meanwhile.
        let cancelled = (0..1000).any(|_| first.step(4).now_or_never().is_none());
        assert!(cancelled, "the server always answers at once");
        // The server would end the session by now.
        sleep(Duration::from_millis(300)).await;
        for _ in 0..4 {
            second.step(4).await;
        }
        assert_eq!(sizes(&[&first, &second]), [2, 2]);

        // The next call continues in a session of its own.
        assert_eq!(first.step(4).await.shards.len(), 2);
        assert!(first.step(4).await.all_connected && second.step(4).await.all_connected);
        assert_eq!(sizes(&[&first, &second]), [2, 2]);
        database.clean_up().await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn an_overflow_wakes_the_others() {
        let database = Database::postgres().await;
        let (first, second) = (join(&database).await, join(&database).await);
        let woken = async {
            // The second one may not listen yet.
            loop {
                first.store.notify_overflow().await.unwrap();
                let heard = timeout(Duration::from_millis(200), second.store.wait_for_jobs());
                if heard.await.is_ok() {
                    return;
                }
            }
        };
        timeout(Duration::from_secs(20), woken).await.unwrap();
        // Another schema's processes are not disturbed.
        let elsewhere = Database::postgres().await;
        let other = join(&elsewhere).await;
        sleep(Duration::from_millis(500)).await;
        let quiet = timeout(Duration::from_millis(500), second.store.wait_for_jobs());
        let _ = quiet.await;
        other.store.notify_overflow().await.unwrap();
        let heard = timeout(Duration::from_millis(500), second.store.wait_for_jobs());
        assert!(heard.await.is_err());
        drop((first, second, other));
        database.clean_up().await;
        elsewhere.clean_up().await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn a_bucket_has_one_turn_in_its_time() {
        let database = Database::postgres().await;
        let (first, second) = (join(&database).await, join(&database).await);
        let pace = Duration::from_millis(400);
        let turn = async |process: &Process, bucket| {
            let taken = process.membership.take_identify_turn(bucket, pace, pace);
            taken.await.unwrap()
        };
        let (one, other) = tokio::join!(turn(&first, 0), turn(&second, 0));
        assert!(one != other, "one of both");
        assert!(turn(&first, 1).await);
        // An IDENTIFY that is sent as late as possible counts from then.
        sleep(pace).await;
        assert!(!turn(&first, 0).await && !turn(&second, 1).await);
        sleep(pace).await;
        assert!(turn(&second, 0).await);
        // One that was sent at once, too.
        second.membership.identified(0).await.unwrap();
        sleep(pace).await;
        assert!(turn(&first, 0).await);
        assert!(!turn(&second, 0).await);
        database.clean_up().await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn another_versions_tables_are_refused() {
        use sqlx::Executor as _;
        let database = Database::postgres().await;
        let first = join(&database).await;
        let mut raw = database.raw().await;
        raw.execute("UPDATE _sqlx_migrations SET version = 0")
            .await
            .unwrap();
        let older = Store::open_for_bot(&database.url, DatabaseOptions::default())
            .await
            .map(|_| ());
        let words = older.unwrap_err().to_string();
        assert!(words.contains("bots of an older version"), "{words}");
        raw.execute("UPDATE _sqlx_migrations SET version = 9999")
            .await
            .unwrap();
        for _ in 0..2 {
            let newer = Store::open_for_bot(&database.url, DatabaseOptions::default())
                .await
                .map(|_| ());
            assert!(
                matches!(newer, Err(StoreError::Migrate { .. })),
                "{newer:?}"
            );
        }
        drop(first);
        database.clean_up().await;
    }
}
