//! The transposition table: results of the search by position key. Knows no game.

use super::game::PROVED;

/// How a stored score relates to the true score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
    /// The score is exact.
    Exact,
}

/// The stored result of a position.
#[derive(Clone, Copy, Debug)]
pub struct TableEntry {
    key: u64,
    /// The code of the best move, or [`NO_CODE`].
    pub code: u16,
    score: i16,
    /// The search depth; [`SOLVED`] if the subtree was searched to the end.
    pub depth: i8,
    /// The bound in the lower two bits, the age in the others.
    flags: u8,
}

/// The depth of an entry whose subtree was searched to the end.
pub const SOLVED: i8 = i8::MAX;
/// The code for "no move".
pub const NO_CODE: u16 = u16::MAX;

const EMPTY: TableEntry = TableEntry {
    key: 0,
    code: NO_CODE,
    score: 0,
    depth: i8::MIN,
    flags: 0,
};

impl TableEntry {
    /// The kind of bound of the score.
    pub const fn bound(self) -> Bound {
        match self.flags & 3 {
            0 => Bound::Lower,
            1 => Bound::Upper,
            _ => Bound::Exact,
        }
    }

    /// The score `ply` plies below the root; wins are stored by their distance from this position.
    pub const fn score(self, ply: usize) -> i32 {
        let score = self.score as i32;
        if score >= PROVED {
            score - ply as i32
        } else if score <= -PROVED {
            score + ply as i32
        } else {
            score
        }
    }
}

/// One cache line.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct TableBucket([TableEntry; 4]);

/// A table of a fixed size that replaces shallow and old entries first.
pub struct Transpositions {
    buckets: Vec<TableBucket>,
    age: u8,
}

impl Transpositions {
    /// A table for about `entries` positions.
    pub fn new(entries: usize) -> Self {
        Self {
            buckets: vec![TableBucket([EMPTY; 4]); (entries / 4).next_power_of_two()],
            age: 0,
        }
    }

    /// Marks the start of a new search: all present entries become older.
    pub const fn grow_older(&mut self) {
        self.age = (self.age + 1) & 63;
    }

    const fn at(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.buckets.len() - 1)
    }

    /// The stored result of a position.
    pub fn get(&self, key: u64) -> Option<TableEntry> {
        let bucket = &self.buckets[self.at(key)];
        bucket
            .0
            .iter()
            .find(|entry| entry.key == key && entry.depth != i8::MIN)
            .copied()
    }

    /// Stores the result of a position `ply` plies below the root.
    pub fn put(&mut self, key: u64, code: u16, score: i32, depth: i8, bound: Bound, ply: usize) {
        let score = if score >= PROVED {
            score + ply as i32
        } else if score <= -PROVED {
            score - ply as i32
        } else {
            score
        };
        let age = self.age;
        let at = self.at(key);
        let bucket = &mut self.buckets[at].0;
        let mut place = 0;
        let mut least = i32::MAX;
        for (i, entry) in bucket.iter().enumerate() {
            if entry.key == key {
                place = i;
                break;
            }
            let old = i32::from(age.wrapping_sub(entry.flags >> 2) & 63);
            let worth = i32::from(entry.depth) - 8 * old;
            if worth < least {
                (place, least) = (i, worth);
            }
        }
        let entry = &mut bucket[place];
        let same = entry.key == key;
        // A shallow bound does not replace a deeper result of the same search for the same position.
        if same
            && bound != Bound::Exact
            && depth.saturating_add(3) < entry.depth
            && entry.flags >> 2 == age
        {
            return;
        }
        *entry = TableEntry {
            key,
            code: if code == NO_CODE && same {
                entry.code
            } else {
                code
            },
            score: score as i16,
            depth,
            flags: age << 2
                | match bound {
                    Bound::Lower => 0,
                    Bound::Upper => 1,
                    Bound::Exact => 2,
                },
        };
    }
}
