//! The board of Ô ăn quan: the ring of squares, turns, positions and their points. Sows nothing.

use super::rules::{End, Rules};
use crate::rules::position::Side;

/// The number of squares of the ring. The mandarin squares are 0 (left of the first side) and 6; the first side's
/// fields are 1 to 5, the second's 7 to 11. Sowing to the right counts upwards for either side.
pub const RING: u8 = 12;

/// The direction of a sowing, as seen by the player who sows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// To the player's left: clockwise.
    Left,
    /// To the player's right: counter-clockwise.
    Right,
}

impl Direction {
    /// Both directions.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// The letter in moves.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Left => 'L',
            Self::Right => 'R',
        }
    }

    /// The next square of the ring in this direction.
    #[must_use]
    pub const fn after(self, square: u8) -> u8 {
        match (self, square) {
            (Self::Left, 0) => RING - 1,
            (Self::Left, _) => square - 1,
            (Self::Right, _) => (square + 1) % RING,
        }
    }
}

/// One of the player's fields and the direction in which its citizens are sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sowing {
    /// The field, 1 to 5 from the player's left.
    pub field: u8,
    /// The direction.
    pub direction: Direction,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The citizens of a field are sown.
    Sow(Sowing),
    /// The second side takes over the first side's first move, if the rules allow a swap.
    Swap,
}

/// The square of the ring where a side's field is.
#[must_use]
pub const fn ring(side: Side, field: u8) -> u8 {
    match side {
        Side::First => field,
        Side::Second => field + 6,
    }
}

/// The index of a mandarin square; `None` for a field.
pub(super) const fn mandarin_square(square: u8) -> Option<usize> {
    match square {
        0 => Some(0),
        6 => Some(1),
        _ => None,
    }
}

/// A position of Ô ăn quan at the start of a turn, after empty fields have been refilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OAnQuan {
    pub(super) citizens: [u16; RING as usize],
    /// Whether the mandarin squares still hold their mandarins.
    pub(super) mandarins: [bool; 2],
    /// Citizens captured by each side; below zero while a debt is open.
    pub(super) pools: [i16; 2],
    /// Mandarins captured by each side.
    pub(super) won: [u8; 2],
    pub(super) to_move: Side,
    /// Whether the second side's first answer can still be a swap.
    pub(super) swap: bool,
    pub(super) rules: Rules,
}

impl OAnQuan {
    /// The citizens on a square of the ring.
    #[must_use]
    pub fn citizens(&self, square: u8) -> u16 {
        self.citizens
            .get(usize::from(square))
            .copied()
            .unwrap_or_default()
    }

    /// Whether a square of the ring holds a mandarin.
    #[must_use]
    pub fn mandarin(&self, square: u8) -> bool {
        mandarin_square(square).is_some_and(|which| self.mandarins[which])
    }

    /// The citizens that a side has captured; below zero while a debt is open.
    #[must_use]
    pub const fn pool(&self, side: Side) -> i16 {
        self.pools[side.index()]
    }

    /// The mandarins that a side has captured.
    #[must_use]
    pub const fn mandarins_won(&self, side: Side) -> u8 {
        self.won[side.index()]
    }

    /// The points that a side has captured.
    #[must_use]
    pub const fn captured(&self, side: Side) -> i32 {
        self.pool(side) as i32 + self.mandarins_won(side) as i32 * self.rules.mandarin.points()
    }

    /// Whether the side to move may take over the opponent's first move.
    #[must_use]
    pub const fn may_swap(&self) -> bool {
        self.swap && matches!(self.to_move, Side::Second)
    }

    /// The points of both sides, including the citizens in the fields if the game is finished.
    #[must_use]
    pub fn score(&self, finished: bool) -> [i32; 2] {
        let leftovers = self.citizens[0] + self.citizens[6];
        Side::ALL.map(|side| {
            let fields: u16 = (1..=5)
                .map(|field| self.citizens[usize::from(ring(side, field))])
                .sum();
            let split = if self.rules.split_leftovers {
                leftovers / 2
            } else {
                0
            };
            let lying = if finished { fields + split } else { 0 };
            self.captured(side) + i32::from(lying)
        })
    }

    pub(super) const fn is_empty(&self, square: u8) -> bool {
        let mandarin = match mandarin_square(square) {
            Some(which) => self.mandarins[which],
            None => false,
        };
        !mandarin && self.citizens[square as usize] == 0
    }

    pub(super) const fn is_over(&self) -> bool {
        match self.rules.end {
            End::Mandarins => !self.mandarins[0] && !self.mandarins[1],
            End::Squares => self.is_empty(0) && self.is_empty(6),
        }
    }
}
