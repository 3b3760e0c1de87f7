//! Several processes on one PostgreSQL database: each gets a fair share of the shards, none two processes run the same
//! one, and those of a process that ended are taken over.

use std::collections::{BTreeMap, BTreeSet};

use banyan::store::ShardLocks;
use proptest::prelude::*;

/// The processes of a bot as the rule sees them: who runs which shard.
#[derive(Debug, Default)]
struct Town {
    total: u32,
    runs: BTreeMap<u32, i64>,
    processes: BTreeSet<i64>,
}

impl Town {
    fn share(&self, own: i64) -> BTreeSet<u32> {
        let runs = self
            .runs
            .iter()
            .map(|(shard, pid)| ((self.total, *shard), *pid));
        let locks = ShardLocks {
            own,
            processes: self.processes.clone(),
            runs: runs.collect(),
            connected: BTreeSet::new(),
        };
        locks.fair_share(self.total)
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
        changes in prop::collection::vec((0_i64..9, any::<bool>()), 1..20),
    ) {
        let mut town = Town { total, ..Town::default() };
        for (pid, joins) in changes {
            if joins {
                town.processes.insert(pid);
            } else {
                town.leave(pid);
            }
            if town.processes.is_empty() {
                continue;
            }
            for _ in 0..4 {
                town.round();
            }
            prop_assert_eq!(town.runs.len(), total as usize, "each shard runs: {:?}", &town);
            let sizes = town.sizes();
            let (least, most) = (sizes.iter().min().unwrap(), sizes.iter().max().unwrap());
            prop_assert!(most - least <= 1, "{:?}", sizes);
            prop_assert_eq!(town.round(), 0, "nothing moves without a reason");
        }
    }
}

#[test]
fn only_as_many_shards_move_as_must() {
    let mut town = Town {
        total: 16,
        processes: [1].into(),
        ..Town::default()
    };
    town.round();
    assert_eq!(town.sizes(), [16]);
    town.processes.insert(2);
    assert_eq!((town.round(), town.sizes()), (8, vec![8, 8]));
    town.processes.insert(3);
    let moved: usize = (0..4).map(|_| town.round()).sum();
    assert_eq!((moved, town.sizes()), (5, vec![6, 5, 5]));
    town.leave(2);
    let moved: usize = (0..4).map(|_| town.round()).sum();
    assert_eq!((moved, town.sizes()), (0, vec![8, 8]));
}

#[test]
fn another_number_of_shards_waits_for_the_old_ones() {
    let mut locks = ShardLocks {
        own: 1,
        processes: [1, 2].into(),
        runs: [((4, 0), 2)].into(),
        connected: [(8, 0), (8, 1)].into(),
    };
    assert!(locks.fair_share(8).is_empty());
    assert_eq!(locks.fair_share(4).len(), 2);
    locks.runs.clear();
    assert_eq!(locks.fair_share(8).len(), 4);
    assert!(!locks.all_connected(2) && !locks.all_connected(8));
    assert!(!locks.all_connected(0), "before anything is known");
}

mod postgres {
    use std::time::Duration;

    use banyan::store::{Membership, Presence, ShardShare, Store, StoreError};
    use tokio::time::{sleep, timeout};

    use super::super::database::Database;
    use super::*;

    async fn join(database: &Database) -> Process {
        let (store, presence) = Store::open_for_bot(&database.url).await.unwrap();
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
            let share = self
                .membership
                .share_shards(wanted, self.total, &self.running)
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
        for _ in 0..3 {
            first.step(4).await;
            second.step(4).await;
        }
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

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn an_overflow_wakes_the_others() {
        let database = Database::postgres().await;
        let (first, second) = (join(&database).await, join(&database).await);
        let woken = async {
            // The second one may not listen yet.
            loop {
                first.store.tell_overflow().await.unwrap();
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
        other.store.tell_overflow().await.unwrap();
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
        let (one, other) = tokio::join!(
            first.membership.take_identify_turn(0, pace),
            second.membership.take_identify_turn(0, pace)
        );
        assert!(one.unwrap() != other.unwrap(), "one of both");
        assert!(first.membership.take_identify_turn(1, pace).await.unwrap());
        sleep(pace).await;
        assert!(second.membership.take_identify_turn(0, pace).await.unwrap());
        assert!(!first.membership.take_identify_turn(0, pace).await.unwrap());
        // A session that has just identified counts from now on.
        let noted = second.membership.take_identify_turn(1, Duration::ZERO);
        assert!(noted.await.unwrap());
        assert!(!first.membership.take_identify_turn(1, pace).await.unwrap());
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
        let older = Store::open_for_bot(&database.url).await.map(|_| ());
        let words = older.unwrap_err().to_string();
        assert!(words.contains("bots of an older version"), "{words}");
        raw.execute("UPDATE _sqlx_migrations SET version = 9999")
            .await
            .unwrap();
        for _ in 0..2 {
            let newer = Store::open_for_bot(&database.url).await.map(|_| ());
            assert!(
                matches!(newer, Err(StoreError::Migrate { .. })),
                "{newer:?}"
            );
        }
        drop(first);
        database.clean_up().await;
    }
}
