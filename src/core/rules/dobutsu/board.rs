//! The board of Dōbutsu Shōgi: squares, pieces, positions and the starting position. Knows no moves.

use super::rules::Rules;
use crate::rules::grid;
use crate::rules::position::Side;

/// A square of the Dōbutsu board.
pub type Square = grid::Square<3, 4>;

keyed! {
    /// The kinds of pieces. The language files name each by its key. The keys differ from Jungle's, because some languages
    /// have other names for the lion and the elephant there.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum PieceKind {
        /// ライオン: one step in any direction.
        Lion = "dobutsu-lion",
        /// きりん: one step along a file or a rank.
        Giraffe = "giraffe",
        /// ぞう: one diagonal step.
        Elephant = "dobutsu-elephant",
        /// ひよこ: one step forward.
        Chick = "chick",
        /// にわとり, a promoted chick: one step in any direction but diagonally backward.
        Hen = "hen",
    }
}

impl PieceKind {
    /// The kinds that can be in a hand, in the order of position texts.
    pub const IN_HAND: [Self; 3] = [Self::Giraffe, Self::Elephant, Self::Chick];

    /// Its English name, and the meaning of the words that people type for it.
    pub(super) fn name(self) -> &'static str {
        self.key().trim_start_matches("dobutsu-")
    }

    /// The letter in position texts, for the first side; a hen is a chick behind a `+`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['L', 'G', 'E', 'C', 'C'][self as usize]
    }

    /// The kind that a piece becomes in a hand: a hen becomes a chick.
    pub(super) const fn taken(self) -> Self {
        if matches!(self, Self::Hen) {
            Self::Chick
        } else {
            self
        }
    }

    /// The index in a hand; the lion has none.
    pub(super) const fn slot(self) -> Option<usize> {
        match self.taken() {
            Self::Lion => None,
            kind => Some(kind as usize - 1),
        }
    }
}

/// A piece of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: PieceKind,
}

/// The far rank of each side, where chicks become hens and lions win.
pub const FAR: [u16; 2] = [0b111 << 9, 0b111];

pub(super) const fn bit(square: Square) -> u16 {
    1 << square.index()
}

/// A position of Dōbutsu Shōgi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dobutsu {
    /// The squares of each side's pieces, by kind.
    pub(super) boards: [[u16; 5]; 2],
    /// All squares that a side occupies.
    pub(super) occupied: [u16; 2],
    /// How many pieces of each kind are in a side's hand.
    pub(super) hands: [[u8; 3]; 2],
    pub(super) to_move: Side,
    pub(super) rules: Rules,
}

impl Dobutsu {
    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let pieces = Side::ALL
            .into_iter()
            .flat_map(|side| PieceKind::ALL.map(|kind| Piece { side, kind }));
        pieces
            .into_iter()
            .find(|piece| self.board(*piece) & bit(square) != 0)
    }

    /// Every piece on the board with its square, from `a1`.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// How many pieces of a kind a side has in hand.
    #[must_use]
    pub fn in_hand(&self, side: Side, kind: PieceKind) -> u8 {
        match kind {
            PieceKind::Lion | PieceKind::Hen => 0,
            _ => kind.slot().map_or(0, |slot| self.hands[side.index()][slot]),
        }
    }

    /// The squares of a side's pieces as masks, in the order of [`PieceKind`]; bit 0 is `a1`, bit 11 is `c4`.
    #[must_use]
    pub const fn boards(&self, side: Side) -> [u16; 5] {
        self.boards[side.index()]
    }

    /// How many giraffes, elephants and chicks a side has in hand.
    #[must_use]
    pub const fn hand(&self, side: Side) -> [u8; 3] {
        self.hands[side.index()]
    }

    pub(super) const fn board(&self, piece: Piece) -> u16 {
        self.boards[piece.side.index()][piece.kind as usize]
    }

    pub(super) const fn lion(&self, side: Side) -> u16 {
        self.boards[side.index()][PieceKind::Lion as usize]
    }
}

pub(super) fn start(rules: Rules) -> Dobutsu {
    let mut start = empty(rules, Side::First);
    let set_up = [
        (PieceKind::Elephant, 0),
        (PieceKind::Lion, 1),
        (PieceKind::Giraffe, 2),
        (PieceKind::Chick, 4),
    ];
    for (kind, index) in set_up {
        for (side, index) in [
            (Side::First, index),
            (Side::Second, Square::COUNT - 1 - index),
        ] {
            put(&mut start, Piece { side, kind }, Square::at(index));
        }
    }
    start
}

pub(super) const fn empty(rules: Rules, to_move: Side) -> Dobutsu {
    Dobutsu {
        boards: [[0; 5]; 2],
        occupied: [0; 2],
        hands: [[0; 3]; 2],
        to_move,
        rules,
    }
}

pub(super) const fn put(dobutsu: &mut Dobutsu, piece: Piece, square: Square) {
    dobutsu.boards[piece.side.index()][piece.kind as usize] |= bit(square);
    dobutsu.occupied[piece.side.index()] |= bit(square);
}
