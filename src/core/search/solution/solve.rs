//! Solves Dōbutsu Shōgi by retrograde analysis: from finished positions backwards, layer by layer. Knows no threads:
//! the caller may process several ranges of blocks in parallel.

use std::ops::Range;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use super::board::Board;
use super::moves::{Classification, classify, for_each_predecessor};
use super::number::{POSITIONS, board, is_numbered_unmirrored, number};
use crate::rules::dobutsu::Rules;

/// A cell below this value counts the safe moves that are not yet known to lose.
const WIN_AT_ONCE: u8 = 64;
/// A cell of this value plus a distance is decided.
const DECIDED: u8 = 65;

/// The number of positions in a block.
pub const BLOCK: u32 = 4096;
/// The number of blocks.
pub const BLOCKS: u32 = POSITIONS.div_ceil(BLOCK);

/// The state of the solver after some layers.
pub struct Solver {
    rules: Rules,
    cells: Vec<AtomicU8>,
    /// The blocks with positions decided in the latest layer, for even and odd layers.
    fresh: [Vec<AtomicU8>; 2],
}

/// The numbers of positions by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Immediate wins, by taking the lion or reaching the far rank.
    pub at_once: u64,
    /// All other wins.
    pub wins: u64,
    /// The losses.
    pub losses: u64,
    /// The draws.
    pub draws: u64,
    /// The greatest distance to the end, in plies.
    pub longest: u8,
}

impl Solver {
    /// A solver that knows nothing yet. Takes 240 MiB.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        let zeros = |len: u32| (0..len).map(|_| AtomicU8::new(0)).collect();
        Self {
            rules,
            cells: zeros(POSITIONS),
            fresh: [zeros(BLOCKS), zeros(BLOCKS)],
        }
    }

    /// The state in the form that [`restore`](Self::restore) takes: one byte a position.
    pub fn state(&self, blocks: Range<u32>) -> impl Iterator<Item = u8> + '_ {
        Self::numbers(blocks).map(|number| self.cells[number as usize].load(Relaxed))
    }

    /// Restores the state of a block, as it was at the start of a layer.
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

    /// Classifies each position by itself. All blocks must be prepared before the first layer.
    pub fn prepare(&self, blocks: Range<u32>) {
        for at in Self::numbers(blocks.clone()) {
            let cell = match classify(&board(at), self.rules) {
                Classification::Win => WIN_AT_ONCE,
                Classification::Stuck => DECIDED,
                Classification::Safe(0) => DECIDED + 2,
                Classification::Safe(moves) => moves,
            };
            self.cells[at as usize].store(cell, Relaxed);
        }
        for block in blocks {
            self.fresh[0][block as usize].store(1, Relaxed);
        }
    }

    /// Begins a layer, which all blocks must complete before the next one: positions at this distance from the end
    /// update their predecessors. `false` if there are none left, so that the game is solved.
    #[must_use]
    pub fn begin_layer(&self, layer: u8) -> bool {
        // Preparation finds both the positions without a move (layer 0) and those that lose in two plies (layer 2).
        if layer == 2 {
            for fresh in &self.fresh[0] {
                fresh.store(1, Relaxed);
            }
        }
        let fresh = &self.fresh[usize::from(layer % 2)];
        layer <= 2 || fresh.iter().any(|fresh| fresh.load(Relaxed) != 0)
    }

    /// Processes a layer in some blocks. `alone` promises that no other thread works on the solver meanwhile.
    pub fn layer(&self, layer: u8, blocks: Range<u32>, alone: bool) {
        for block in blocks {
            if self.fresh[usize::from(layer % 2)][block as usize].swap(0, Relaxed) == 0 {
                continue;
            }
            for at in Self::numbers(block..block + 1) {
                if self.cells[at as usize].load(Relaxed) == DECIDED + layer {
                    self.update_predecessors(at, layer, alone);
                }
            }
        }
    }

    /// Updates the predecessors of a decided position.
    fn update_predecessors(&self, at: u32, layer: u8, alone: bool) {
        let lost = layer.is_multiple_of(2);
        let mut mover = board(at).turned();
        if is_numbered_unmirrored(&mover) == Some(false) {
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
        for_each_predecessor(&mover, |before: &Board, lion: bool| {
            if !lion {
                tell(number(before));
                return;
            }
            match is_numbered_unmirrored(before) {
                None => {}
                Some(true) => {
                    tell(number(before));
                    // Two moves lead here from there, or one from each of two mirror images that both have a number.
                    if !middle && before.in_the_middle() {
                        tell(number(&before.mirrored()));
                    }
                }
                // With both lions in the middle, the mirror image updates its own predecessors.
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

    /// Counts the results once the game is solved.
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

    /// The stored value of a position: 0 if it is not lost, otherwise half the plies to the end plus one.
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
