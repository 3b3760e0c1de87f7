//! The board of Jungle: squares, terrain, pieces, positions and the starting position. Knows no moves.

use super::animal::Animal;
use super::rules::{Preset, Rules, Traps};
use crate::rules::grid;
use crate::rules::position::{Outcome, Reason, Side};

/// A square of the Jungle board.
pub type Square = grid::Square<7, 9>;

/// An animal of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Which animal it is.
    pub kind: Animal,
}

/// The kind of terrain of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terrain {
    /// An ordinary square.
    Land,
    /// A square of the river.
    Water,
    /// A trap beside the den of this side.
    Trap(Side),
    /// The den of this side.
    Den(Side),
}

/// The square index of a piece that is not on the board; its bit is in no mask.
pub(super) const OFF: u8 = 63;

const fn mask(squares: &[&[u8; 2]]) -> u64 {
    let mut mask = 0;
    let mut i = 0;
    while i < squares.len() {
        mask |= 1 << ((squares[i][1] - b'1') * 7 + squares[i][0] - b'a');
        i += 1;
    }
    mask
}

pub(super) const WATER: u64 = mask(&[
    b"b4", b"b5", b"b6", b"c4", b"c5", b"c6", b"e4", b"e5", b"e6", b"f4", b"f5", b"f6",
]);

/// The traps of each side.
const TRAPS: [u64; 2] = [mask(&[b"c1", b"e1", b"d2"]), mask(&[b"c9", b"e9", b"d8"])];

/// The squares from which a den is entered. They are the squares of the traps, whether or not the board has traps.
const BEFORE_DENS: [u64; 2] = TRAPS;

pub(super) const DENS: [u64; 2] = [mask(&[b"d1"]), mask(&[b"d9"])];

/// A position of Jungle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Jungle {
    pub(super) rules: Rules,
    /// The square of each animal, by side and kind.
    pub(super) squares: [[u8; 8]; 2],
    /// The squares that each side occupies, as masks.
    pub(super) occupied: [u64; 2],
    pub(super) to_move: Side,
}

impl Jungle {
    /// The starting position; the second side's pieces mirror the first's through the centre.
    pub(super) fn at_start(rules: Rules) -> Self {
        use Animal::{Cat, Dog, Elephant, Leopard, Lion, Rat, Tiger, Wolf};
        let set_up: &[(Animal, u8, u8)] = match rules.preset {
            Preset::AnimalCheckers => &[(Elephant, 1, 0), (Rat, 5, 0), (Dog, 2, 1), (Tiger, 4, 1)],
            _ => &[
                (Tiger, 0, 0),
                (Lion, 6, 0),
                (Cat, 1, 1),
                (Dog, 5, 1),
                (Elephant, 0, 2),
                (Wolf, 2, 2),
                (Leopard, 4, 2),
                (Rat, 6, 2),
            ],
        };
        let mut jungle = Self::empty(rules, Side::First);
        for &(kind, file, rank) in set_up {
            let index = rank * 7 + file;
            for (side, index) in [
                (Side::First, index),
                (Side::Second, Square::COUNT - 1 - index),
            ] {
                jungle.put(Piece { side, kind }, Square::at(index));
            }
        }
        jungle
    }

    pub(super) const fn empty(rules: Rules, to_move: Side) -> Self {
        Self {
            rules,
            squares: [[OFF; 8]; 2],
            occupied: [0; 2],
            to_move,
        }
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let side = Side::ALL
            .into_iter()
            .find(|side| self.occupied[side.index()] & square.bit() != 0)?;
        Some(Piece {
            side,
            kind: self.kind_at(side, square.index())?,
        })
    }

    /// Every piece on the board with its square, the first side's before the second's, from the rat to the elephant.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        let pieces = Side::ALL
            .into_iter()
            .flat_map(|side| Animal::ALL.map(|kind| Piece { side, kind }));
        pieces.filter_map(|piece| Some((self.square_of(piece)?, piece)))
    }

    /// The square of a piece; `None` if it was taken.
    #[must_use]
    pub fn square_of(&self, piece: Piece) -> Option<Square> {
        Square::from_index(self.squares[piece.side.index()][piece.kind as usize])
    }

    /// The terrain of a square under these rules.
    #[must_use]
    pub fn terrain(&self, square: Square) -> Terrain {
        let owner = |masks: [u64; 2]| {
            Side::ALL
                .into_iter()
                .find(|side| masks[side.index()] & square.bit() != 0)
        };
        if let Some(side) = owner(DENS) {
            Terrain::Den(side)
        } else if let Some(side) = owner(TRAPS).filter(|_| self.rules.has_traps()) {
            Terrain::Trap(side)
        } else if self.water() & square.bit() != 0 {
            Terrain::Water
        } else {
            Terrain::Land
        }
    }

    /// Whether the piece on this square is weakened by a trap.
    #[must_use]
    pub fn is_trapped(&self, square: Square) -> bool {
        let trapped = Side::ALL.map(|side| self.occupied[side.index()] & self.weakening(side));
        (trapped[0] | trapped[1]) & square.bit() != 0
    }

    /// Whether an enemy is next to the den of this side, so that its next move can decide the game.
    #[must_use]
    pub fn is_threatened(&self, side: Side) -> bool {
        self.occupied[side.other().index()] & BEFORE_DENS[side.index()] != 0
    }

    /// The squares of the animals of each side, from the rat to the elephant; an index of [`Square::COUNT`] or more if
    /// taken.
    #[must_use]
    pub const fn squares(&self) -> &[[u8; 8]; 2] {
        &self.squares
    }

    /// The squares that this side occupies, as a mask by square index.
    #[must_use]
    pub const fn occupied(&self, side: Side) -> u64 {
        self.occupied[side.index()]
    }

    /// Whether a square is the den of this side.
    #[must_use]
    pub const fn is_den_of(&self, square: Square, side: Side) -> bool {
        DENS[side.index()] & square.bit() != 0
    }

    /// The same board with the other side to move. It is no legal move, but it shows what the other side threatens.
    #[must_use]
    pub const fn passed(&self) -> Self {
        Self {
            to_move: self.to_move.other(),
            ..*self
        }
    }

    pub(super) const fn water(&self) -> u64 {
        if self.rules.has_rivers() { WATER } else { 0 }
    }

    /// The traps that weaken a piece of this side.
    pub(super) const fn weakening(&self, side: Side) -> u64 {
        match self.rules.traps {
            Traps::None => 0,
            Traps::Enemy => TRAPS[side.other().index()],
            Traps::Universal => TRAPS[0] | TRAPS[1],
        }
    }

    pub(super) fn kind_at(&self, side: Side, square: u8) -> Option<Animal> {
        let index = self.squares[side.index()]
            .iter()
            .position(|&at| at == square)?;
        Some(Animal::ALL[index])
    }

    pub(super) fn put(&mut self, piece: Piece, square: Square) {
        self.squares[piece.side.index()][piece.kind as usize] = square.index();
        self.occupied[piece.side.index()] |= square.bit();
    }

    /// The result that the board shows, regardless of whether the side to move has a legal move.
    pub(super) const fn board_outcome(&self) -> Option<Outcome> {
        let [first, second] = self.occupied;
        if first & DENS[1] != 0 {
            return Some(Outcome::win(Side::First, Reason::DEN));
        }
        if second & DENS[0] != 0 {
            return Some(Outcome::win(Side::Second, Reason::DEN));
        }
        if self.rules.capture_all && self.occupied[self.to_move.index()] == 0 {
            return Some(Outcome::win(self.to_move.other(), Reason::CAPTURE_ALL));
        }
        if self.rules.capture_all && self.occupied[self.to_move.other().index()] == 0 {
            return Some(Outcome::win(self.to_move, Reason::CAPTURE_ALL));
        }
        None
    }
}
