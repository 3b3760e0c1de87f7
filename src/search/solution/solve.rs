//! Solves Dōbutsu Shōgi backwards: from the positions whose end is on the board, layer by layer, to all that lead there. Knows no
//! threads: the caller may work on several ranges of blocks at once.

use std::ops::Range;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use super::board::Board;
use super::moves::{First, first, take_back};
use super::number::{POSITIONS, board, is_straight, number};
use crate::rules::dobutsu::Rules;

/// A cell below this holds the number of safe moves that are not known to lose.
const WIN_AT_ONCE: u8 = 64;
/// A cell that holds this plus a distance is decided.
const DECIDED: u8 = 65;

/// So many positions are worked on together.
pub const BLOCK: u32 = 4096;
/// The number of blocks.
pub const BLOCKS: u32 = POSITIONS.div_ceil(BLOCK);

/// The work of a solution, at some layer.
pub struct Solver {
    rules: Rules,
    cells: Vec<AtomicU8>,
    /// The blocks with positions that were decided in the newest layer.
    fresh: [Vec<AtomicU8>; 2],
}

/// How many positions there are of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Those that are won with the next move by taking the lion or arriving.
    pub at_once: u64,
    /// The other wins.
    pub wins: u64,
    /// The losses.
    pub losses: u64,
    /// The draws.
    pub draws: u64,
    /// The greatest distance to the end.
    pub longest: u8,
}

impl Solver {
    /// Nothing is known yet. Takes 240 MiB.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        let zeros = |len: u32| (0..len).map(|_| AtomicU8::new(0)).collect();
        Self {
            rules,
            cells: zeros(POSITIONS),
            fresh: [zeros(BLOCKS), zeros(BLOCKS)],
        }
    }

    /// The state, as [`restore`](Self::restore) takes it back: one byte a position.
    pub fn state(&self, blocks: Range<u32>) -> impl Iterator<Item = u8> + '_ {
        Self::numbers(blocks).map(|number| self.cells[number as usize].load(Relaxed))
    }

    /// Takes back the state of a block, as it was at the start of a layer.
    pub fn restore(&self, block: u32, state: &[u8]) {
        for (number, cell) in Self::numbers(block..block + 1).zip(state) {
            self.cells[number as usize].store(*cell, Relaxed);
        }
        for fresh in &self.fresh {
            fresh[block as usize].store(1, Relaxed);
        }
    }

    fn numbers(blocks: Range<u32>) -> Range<u32> {
        blocks.start * BLOCK..(blocks.end * BLOCK).min(POSITIONS)
    }

    /// Looks at each position by itself. All blocks must have been prepared before the first layer.
    pub fn prepare(&self, blocks: Range<u32>) {
        for at in Self::numbers(blocks.clone()) {
            let cell = match first(&board(at), self.rules) {
                First::Win => WIN_AT_ONCE,
                First::Stuck => DECIDED,
                First::Safe(0) => DECIDED + 2,
                First::Safe(moves) => moves,
            };
            self.cells[at as usize].store(cell, Relaxed);
        }
        for block in blocks {
            self.fresh[0][block as usize].store(1, Relaxed);
        }
    }

    /// Says that a layer begins, which all blocks must go through before the next: the positions at this distance from the end
    /// tell of those before them. `false` if there are none any more: the game is solved.
    #[must_use]
    pub fn begins(&self, layer: u8) -> bool {
        // What was stuck from the start and what loses in two are both found before the first layer.
        if layer == 2 {
            for fresh in &self.fresh[0] {
                fresh.store(1, Relaxed);
            }
        }
        let fresh = &self.fresh[usize::from(layer % 2)];
        layer <= 2 || fresh.iter().any(|fresh| fresh.load(Relaxed) != 0)
    }

    /// Works through a layer in some blocks. `alone` says that nobody works on others meanwhile.
    pub fn layer(&self, layer: u8, blocks: Range<u32>, alone: bool) {
        for block in blocks {
            if self.fresh[usize::from(layer % 2)][block as usize].swap(0, Relaxed) == 0 {
                continue;
            }
            for at in Self::numbers(block..block + 1) {
                if self.cells[at as usize].load(Relaxed) == DECIDED + layer {
                    self.spread(at, layer, alone);
                }
            }
        }
    }

    /// Tells the positions before one that was decided.
    fn spread(&self, at: u32, layer: u8, alone: bool) {
        let lost = layer.is_multiple_of(2);
        let mut mover = board(at).turned();
        if is_straight(&mover) == Some(false) {
            mover = mover.mirrored();
        }
        let middle = mover.in_the_middle();
        let tell = |number: u32| {
            if lost {
                self.won(number, layer + 1);
            } else {
                self.refuted(number, layer + 1, alone);
            }
        };
        take_back(&mover, |before: &Board, lion: bool| {
            if !lion {
                tell(number(before));
                return;
            }
            match is_straight(before) {
                None => {}
                Some(true) => {
                    tell(number(before));
                    // Two moves lead here from there, or one from each of two mirror images that both have a number.
                    if !middle && before.in_the_middle() {
                        tell(number(&before.mirrored()));
                    }
                }
                // From the middle the mirror image is told of by the mirror image.
                Some(false) if middle => {}
                Some(false) => tell(number(&before.mirrored())),
            }
        });
    }

    fn won(&self, at: u32, layer: u8) {
        let cell = &self.cells[at as usize];
        if cell.load(Relaxed) < WIN_AT_ONCE {
            cell.store(DECIDED + layer, Relaxed);
            self.fresh[usize::from(layer % 2)][(at / BLOCK) as usize].store(1, Relaxed);
        }
    }

    fn refuted(&self, at: u32, layer: u8, alone: bool) {
        let cell = &self.cells[at as usize];
        let left = cell.load(Relaxed);
        if left >= WIN_AT_ONCE {
            return;
        }
        let left = if alone {
            cell.store(left.wrapping_sub(1), Relaxed);
            left
        } else {
            cell.fetch_sub(1, Relaxed)
        };
        if left == 1 {
            cell.store(DECIDED + layer, Relaxed);
            self.fresh[usize::from(layer % 2)][(at / BLOCK) as usize].store(1, Relaxed);
        }
    }

    /// Counts what was found, when the game is solved.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let mut cells = [0_u64; 256];
        for cell in &self.cells {
            cells[usize::from(cell.load(Relaxed))] += 1;
        }
        let mut counts = Counts {
            at_once: cells[usize::from(WIN_AT_ONCE)],
            draws: cells[..usize::from(WIN_AT_ONCE)].iter().sum(),
            ..Counts::default()
        };
        for (distance, count) in cells[usize::from(DECIDED)..].iter().enumerate() {
            if distance % 2 == 0 {
                counts.losses += count;
            } else {
                counts.wins += count;
            }
            if *count > 0 {
                counts.longest = distance as u8;
            }
        }
        counts
    }

    /// What is to be stored of a position: 0 if it is not lost, otherwise one more than half the plies to the end.
    #[must_use]
    pub fn stored(&self, at: u32) -> u8 {
        let cell = self.cells[at as usize].load(Relaxed);
        if cell >= DECIDED && (cell - DECIDED).is_multiple_of(2) {
            (cell - DECIDED) / 2 + 1
        } else {
            0
        }
    }
}
