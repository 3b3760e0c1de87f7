//! Masks of the twelve squares of the Dōbutsu Shōgi board, and lookup tables for them. Knows no rules except steps.

use crate::rules::dobutsu::{self, PieceKind, STEPS};
use crate::rules::grid::Bits;

const ALL: u16 = 0xfff;
/// The rank on which the side that plays upwards wins.
pub const FAR: u16 = dobutsu::FAR[0];
/// The rank on which the side that plays downwards wins.
pub const NEAR: u16 = dobutsu::FAR[1];

/// Inverts a table of steps: the squares from which a piece steps to each square.
const fn reversed(steps: [u16; 12]) -> [u16; 12] {
    let mut back = [0; 12];
    let mut from = 0;
    while from < 12 {
        let mut to = 0;
        while to < 12 {
            if steps[from] >> to & 1 == 1 {
                back[to] |= 1 << from;
            }
            to += 1;
        }
        from += 1;
    }
    back
}

/// The steps of a lion.
pub const LION: [u16; 12] = STEPS[0][PieceKind::Lion as usize];
/// The steps of a giraffe.
pub const GIRAFFE: [u16; 12] = STEPS[0][PieceKind::Giraffe as usize];
/// The steps of an elephant.
pub const ELEPHANT: [u16; 12] = STEPS[0][PieceKind::Elephant as usize];
/// The steps of a chick playing upwards.
pub const CHICK: [u16; 12] = STEPS[0][PieceKind::Chick as usize];
/// The steps of a hen playing upwards.
pub const HEN: [u16; 12] = STEPS[0][PieceKind::Hen as usize];
/// The squares from which a chick playing upwards steps to each square.
pub const CHICK_FROM: [u16; 12] = reversed(CHICK);
/// The squares from which a hen playing upwards steps to each square.
pub const HEN_FROM: [u16; 12] = reversed(HEN);

const fn mapped(rotate: bool) -> [u16; 4096] {
    let mut table = [0; 4096];
    let mut mask = 0;
    while mask < 4096 {
        let mut square = 0;
        while square < 12 {
            if mask >> square & 1 == 1 {
                let to = if rotate {
                    11 - square
                } else {
                    square / 3 * 3 + 2 - square % 3
                };
                table[mask] |= 1 << to;
            }
            square += 1;
        }
        mask += 1;
    }
    table
}

/// Each mask rotated by 180 degrees.
pub static ROTATED: [u16; 4096] = mapped(true);
/// Each mask with left and right swapped.
pub static MIRRORED: [u16; 4096] = mapped(false);

/// The number of squares in each mask.
static COUNT: [u8; 4096] = {
    let mut table = [0; 4096];
    let mut mask = 0_usize;
    while mask < 4096 {
        table[mask] = mask.count_ones() as u8;
        mask += 1;
    }
    table
};

/// The squares of each mask, from the lowest.
pub static NTH: [[u8; 12]; 4096] = {
    let mut table = [[0; 12]; 4096];
    let mut mask = 0_usize;
    while mask < 4096 {
        let (mut square, mut n) = (0, 0);
        while square < 12 {
            if mask >> square & 1 == 1 {
                table[mask][n] = square as u8;
                n += 1;
            }
            square += 1;
        }
        mask += 1;
    }
    table
};

/// The number of squares in a mask.
#[inline]
pub fn count(mask: u16) -> u32 {
    u32::from(COUNT[usize::from(mask & ALL)])
}

/// The squares of a mask, from the lowest.
pub fn squares(mask: u16) -> impl Iterator<Item = usize> {
    Bits(mask.into()).map(usize::from)
}
