//! Positions of Dōbutsu Shōgi for the solution: seen from the side to move, which plays upwards. Knows no values.

use super::masks::{MIRRORED, ROTATED};
use crate::rules::dobutsu::{Dobutsu, attacks_of};
use crate::rules::{Position, Side};

/// The pieces of one side, as masks of squares, and its hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Army {
    /// The square of the lion.
    pub lion: u16,
    /// The giraffes.
    pub giraffes: u16,
    /// The elephants.
    pub elephants: u16,
    /// The chicks, hens included.
    pub chicks: u16,
    /// The chicks that are promoted.
    pub hens: u16,
    /// Giraffes, elephants and chicks in hand.
    pub hand: [u8; 3],
}

impl Army {
    /// Every occupied square.
    #[must_use]
    pub const fn occupied(&self) -> u16 {
        self.lion | self.giraffes | self.elephants | self.chicks
    }

    /// The army with one piece more or fewer of the kind with that index in the hand, on a square given as a mask.
    #[must_use]
    pub const fn toggled(mut self, kind: usize, square: u16) -> Self {
        match kind {
            0 => self.giraffes ^= square,
            1 => self.elephants ^= square,
            _ => self.chicks ^= square,
        }
        self
    }

    const fn mapped(&self, table: &[u16; 4096]) -> Self {
        Self {
            lion: table[self.lion as usize],
            giraffes: table[self.giraffes as usize],
            elephants: table[self.elephants as usize],
            chicks: table[self.chicks as usize],
            hens: table[self.hens as usize],
            hand: self.hand,
        }
    }

    /// The squares that its pieces could step to if it is that side.
    const fn attacks_as(&self, side: Side) -> u16 {
        let Self {
            lion,
            giraffes,
            elephants,
            chicks,
            hens,
            ..
        } = *self;
        attacks_of([lion, giraffes, elephants, chicks, hens], side)
    }

    /// The squares that its pieces could step to if it plays upwards.
    #[must_use]
    pub const fn attacks(&self) -> u16 {
        self.attacks_as(Side::First)
    }
}

/// A position, seen from the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// The side to move, which plays upwards.
    pub own: Army,
    /// The other side.
    pub other: Army,
}

impl Board {
    /// Converts a position of the rules.
    #[must_use]
    pub fn of(position: &Dobutsu) -> Self {
        let army = |side: Side| {
            let [lion, giraffes, elephants, chicks, hens] = position.boards(side);
            Army {
                lion,
                giraffes,
                elephants,
                chicks: chicks | hens,
                hens,
                hand: position.hand(side),
            }
        };
        let [first, second] = Side::ALL.map(army);
        let board = Self {
            own: first,
            other: second,
        };
        match position.side_to_move() {
            Side::First => board,
            Side::Second => board.turned(),
        }
    }

    /// The same position seen from the other side.
    #[must_use]
    pub const fn turned(&self) -> Self {
        Self {
            own: self.other.mapped(&ROTATED),
            other: self.own.mapped(&ROTATED),
        }
    }

    /// The position with left and right swapped.
    #[must_use]
    pub const fn mirrored(&self) -> Self {
        Self {
            own: self.own.mapped(&MIRRORED),
            other: self.other.mapped(&MIRRORED),
        }
    }

    /// The squares that the other side, which plays downwards, could step to.
    #[must_use]
    pub const fn attacked(&self) -> u16 {
        self.other.attacks_as(Side::Second)
    }

    /// Whether both lions are on the middle file, so that the mirrored position has its own number.
    #[must_use]
    pub const fn in_the_middle(&self) -> bool {
        const MIDDLE: u16 = 0b010_010_010_010;
        (self.own.lion | self.other.lion) & !MIDDLE == 0
    }
}
