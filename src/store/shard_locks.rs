//! The locks of shards, and the rule by which the processes of a bot share them.

use std::collections::{BTreeMap, BTreeSet};

/// Locks of shards have one of these bits, the number of shards and the shard's own number.
pub(super) const RUNS: i32 = 1 << 28;
pub(super) const CONNECTED: i32 = 1 << 29;
const SHARD_BITS: u32 = 14;

/// The largest number of shards.
pub const MAX_SHARDS: u32 = (1 << SHARD_BITS) - 1;

/// The advisory lock's key for a shard: the kind, the number of shards and the shard's own number.
pub(super) fn shard_lock(kind: i32, total: u32, shard: u32) -> i32 {
    kind | (total << SHARD_BITS | shard).cast_signed()
}

/// Reads a lock's key: the number of shards and the shard's own number.
pub(super) fn shard_of(lock: i32) -> (u32, u32) {
    let bits = lock.cast_unsigned() & !(RUNS | CONNECTED).cast_unsigned();
    (bits >> SHARD_BITS, bits & MAX_SHARDS)
}

/// What the locks say about the processes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShardLocks {
    /// This process, as a number of its session.
    pub own: i64,
    /// All living processes.
    pub processes: BTreeSet<i64>,
    /// Those that can run shards.
    pub sharing: BTreeSet<i64>,
    /// The process that runs each shard, by the number of shards and the shard's own number.
    pub runs: BTreeMap<(u32, u32), i64>,
    /// The connected shards.
    pub connected: BTreeSet<(u32, u32)>,
}

impl ShardLocks {
    /// The shards that this process should run. Each process gets an equal share, some one more. A process with too many
    /// gives up the rest, at most `moves` connected ones at a time, and one with too few takes free ones, so that as
    /// few as possible move. `leaving` are shards that this process is already giving up. While shards started with
    /// another number of shards still run, no process starts any.
    #[must_use]
    pub fn fair_share(&self, total: u32, moves: usize, leaving: &BTreeSet<u32>) -> BTreeSet<u32> {
        let others = self.runs.keys().any(|(of, _)| *of != total);
        let Some(rank) = self.sharing.iter().position(|pid| *pid == self.own) else {
            return BTreeSet::new();
        };
        if others {
            return BTreeSet::new();
        }
        let count = self.sharing.len();
        let (least, extra) = (total as usize / count, total as usize % count);
        let mut held: BTreeMap<i64, Vec<u32>> =
            self.sharing.iter().map(|pid| (*pid, Vec::new())).collect();
        for ((_, shard), pid) in &self.runs {
            if *pid != self.own || !leaving.contains(shard) {
                held.entry(*pid).or_default().push(*shard);
            }
        }
        let rich = held.iter().filter(|(_, shards)| shards.len() > least);
        let rich: Vec<i64> = rich.map(|(pid, _)| *pid).collect();
        let poor = held.values().any(|shards| shards.len() < least);
        let most = match rich.iter().position(|pid| *pid == self.own) {
            Some(place) if place < extra => least + 1,
            None if !poor && rich.len() < extra => least + 1,
            _ => least,
        };
        // Shards that are not connected can be given up at once, because that causes no outage.
        let mut kept = held[&self.own].clone();
        kept.sort_by_key(|shard| !self.connected.contains(&(total, *shard)));
        let connected = kept
            .iter()
            .filter(|shard| self.connected.contains(&(total, **shard)));
        let most = most.max(connected.count().saturating_sub(moves));
        let free = || (0..total).filter(|shard| !self.runs.contains_key(&(total, *shard)));
        // Processes that take shards at the same time begin at different ones.
        let first = rank * free().count() / count;
        let mut share = BTreeSet::new();
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
