//! Positions of Dōbutsu Shōgi as the solution numbers them: seen from the side to move, which plays upwards. Knows no values.

use super::masks::{MIRRORED, ROTATED, attacks, attacks_down};
use crate::rules::dobutsu::Dobutsu;
use crate::rules::{Position, Side};

/// The pieces of one side: masks of squares, and what it has in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Army {
    /// The square of the lion.
    pub lion: u16,
    /// The giraffes.
    pub giraffes: u16,
    /// The elephants.
    pub elephants: u16,
    /// The chicks, the promoted ones too.
    pub chicks: u16,
    /// Those chicks that are hens.
    pub hens: u16,
    /// Giraffes, elephants and chicks in hand.
    pub hand: [u8; 3],
}

impl Army {
    /// Every square on which a piece stands.
    #[must_use]
    pub const fn occupied(&self) -> u16 {
        self.lion | self.giraffes | self.elephants | self.chicks
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

    /// The squares onto which it could step, if it plays upwards.
    #[must_use]
    pub const fn attacks(&self) -> u16 {
        attacks(
            self.lion,
            self.giraffes,
            self.elephants,
            self.chicks,
            self.hens,
        )
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
    /// A position of the rules.
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
        let us = position.side_to_move();
        let board = Self {
            own: army(us),
            other: army(us.other()),
        };
        match us {
            Side::First => board,
            Side::Second => Self {
                own: board.own.mapped(&ROTATED),
                other: board.other.mapped(&ROTATED),
            },
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

    /// The position with left and right exchanged.
    #[must_use]
    pub const fn mirrored(&self) -> Self {
        Self {
            own: self.own.mapped(&MIRRORED),
            other: self.other.mapped(&MIRRORED),
        }
    }

    /// The squares onto which the other side, which plays downwards, could step.
    #[must_use]
    pub const fn attacked(&self) -> u16 {
        let Army {
            lion,
            giraffes,
            elephants,
            chicks,
            hens,
            ..
        } = self.other;
        attacks_down(lion, giraffes, elephants, chicks, hens)
    }

    /// Whether both lions stand on the middle file, so that the mirrored position has a number of its own.
    #[must_use]
    pub const fn in_the_middle(&self) -> bool {
        const MIDDLE: u16 = 0b010_010_010_010;
        (self.own.lion | self.other.lion) & !MIDDLE == 0
    }
}
