//! Dōbutsu Shōgi (どうぶつしょうぎ): board, hands and the end of the game. Draws nothing.
//!
//! # The rules
//! The board has three files and four ranks. Each side has a lion (one step in all eight directions), an elephant
//! (diagonally), a giraffe (along files and ranks) and a chick (forward). A turn is one step or one drop. A piece that
//! is taken goes into the taker's hand and changes sides; a piece in hand may be dropped on any empty square. A chick
//! that steps onto the far rank always becomes a hen (all directions but diagonally backward); one dropped there stays
//! a chick and cannot move; a taken hen becomes a chick again. The lion may not step onto a square that an enemy piece
//! could step to next, not even to take a piece or to reach the far rank. Taking the enemy's lion wins, and so does
//! moving one's own lion to the far rank. A side without a legal move loses. This is `classic`, the literal reading of
//! its source.
//!
//! # Rulings, where the source is silent
//! * Only the lion's step is restricted: an attack on one's own lion need not be answered, so the lion can be taken.
//! * The third occurrence of the same squares, hands and side to move is a draw; the occurrences need not be
//!   consecutive.
//! * The source shows the starting position in a picture that is lost; it is taken from the publisher's sheet.
//!
//! `official` is the publisher's sheet: the lion may step into attack; on the far rank it wins at once if no enemy
//! piece can take it there, and otherwise it wins unless the enemy's very next move does.

mod bundle;
mod lesson;
mod moves;
mod notation;
mod reading;
mod rules;

use super::errors::{MoveError, PositionError};
use super::grid;
use super::notation::Notation;
use super::phrase::Illegal;
use super::position::{LongGame, MoveList, Outcome, Position, Reason, Side};
pub use moves::DobutsuMove;
pub use rules::Rules;

/// A square of the Dōbutsu board.
pub type Square = grid::Square<3, 4>;

/// The kinds of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// ライオン: one step in any direction.
    Lion,
    /// きりん: one step along a file or a rank.
    Giraffe,
    /// ぞう: one diagonal step.
    Elephant,
    /// ひよこ: one step forward.
    Chick,
    /// にわとり, a promoted chick: one step in any direction but diagonally backward.
    Hen,
}

impl PieceKind {
    /// Every kind of piece.
    pub const ALL: [Self; 5] = [
        Self::Lion,
        Self::Giraffe,
        Self::Elephant,
        Self::Chick,
        Self::Hen,
    ];
    /// The kinds that can be in a hand, in the order of position texts.
    pub const IN_HAND: [Self; 3] = [Self::Giraffe, Self::Elephant, Self::Chick];

    /// Its English name, and the meaning of the words that people type for it.
    const fn name(self) -> &'static str {
        ["lion", "giraffe", "elephant", "chick", "hen"][self as usize]
    }

    /// The key of the texts with its name. Some languages name Jungle's lion and elephant otherwise.
    #[must_use]
    pub const fn key(self) -> &'static str {
        [
            "dobutsu-lion",
            "giraffe",
            "dobutsu-elephant",
            "chick",
            "hen",
        ][self as usize]
    }

    /// The letter in position texts, for the first side; a hen is a chick behind a `+`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['L', 'G', 'E', 'C', 'C'][self as usize]
    }

    /// The kind that a piece becomes in a hand: a hen becomes a chick.
    const fn taken(self) -> Self {
        if matches!(self, Self::Hen) {
            Self::Chick
        } else {
            self
        }
    }

    /// The index in a hand; the lion has none.
    const fn slot(self) -> Option<usize> {
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
const FAR: [u16; 2] = [0b111 << 9, 0b111];

const fn bit(square: Square) -> u16 {
    1 << square.index()
}

/// A position of Dōbutsu Shōgi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dobutsu {
    /// The squares of each side's pieces, by kind.
    boards: [[u16; 5]; 2],
    /// All squares that a side occupies.
    occupied: [u16; 2],
    /// How many pieces of each kind are in a side's hand.
    hands: [[u8; 3]; 2],
    to_move: Side,
    rules: Rules,
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

    /// Whether a piece of side `by` could step onto this square next.
    #[must_use]
    pub const fn is_attacked(&self, square: Square, by: Side) -> bool {
        moves::attacked(self, by) & bit(square) != 0
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

    /// The squares that the pieces of a side could step to, whatever is on them, as a mask.
    #[must_use]
    pub const fn attacks(&self, by: Side) -> u16 {
        moves::attacked(self, by)
    }

    const fn board(&self, piece: Piece) -> u16 {
        self.boards[piece.side.index()][piece.kind as usize]
    }

    const fn lion(&self, side: Side) -> u16 {
        self.boards[side.index()][PieceKind::Lion as usize]
    }

    /// The result that the board shows, regardless of whether the side to move has a legal move.
    fn board_outcome(&self) -> Option<Outcome> {
        let (us, them) = (self.to_move, self.to_move.other());
        let win = |winner, by| Some(Outcome::Win { winner, by });
        if self.lion(us) == 0 {
            return win(them, Reason::CATCH);
        }
        if self.lion(them) == 0 {
            return win(us, Reason::CATCH);
        }
        let arrived = |side: Side| self.lion(side) & FAR[side.index()] != 0;
        if self.rules == Rules::Official {
            // The lion reached the far rank on its last turn and the enemy's move did not take it.
            if arrived(us) {
                return win(us, Reason::TRY);
            }
            if arrived(them) && moves::attacked(self, us) & self.lion(them) == 0 {
                return win(them, Reason::TRY);
            }
            return None;
        }
        if arrived(them) {
            return win(them, Reason::TRY);
        }
        if arrived(us) {
            return win(us, Reason::TRY);
        }
        None
    }
}

impl Position for Dobutsu {
    type Rules = Rules;
    type Move = DobutsuMove;
    type Moves = MoveList<DobutsuMove, { moves::MOST }>;

    const LONG_GAME: LongGame = LongGame::Never;

    fn start(rules: Rules) -> Self {
        rules::start(rules)
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn legal_moves(&self) -> Self::Moves {
        moves::legal(self)
    }

    fn check(&self, mv: DobutsuMove) -> Result<(), Illegal> {
        moves::check(self, mv)
    }

    fn play_unchecked(&mut self, mv: DobutsuMove) {
        let (us, them) = (self.to_move.index(), self.to_move.other().index());
        let to = bit(mv.to());
        if let Some(kind) = mv.dropped() {
            self.boards[us][kind as usize] |= to;
            self.occupied[us] |= to;
            if let Some(slot) = kind.slot() {
                self.hands[us][slot] -= 1;
            }
        } else if let Some(from) = mv.from() {
            if self.occupied[them] & to != 0 {
                self.occupied[them] ^= to;
                for kind in PieceKind::ALL {
                    if self.boards[them][kind as usize] & to != 0 {
                        self.boards[them][kind as usize] ^= to;
                        if let Some(slot) = kind.slot() {
                            self.hands[us][slot] += 1;
                        }
                    }
                }
            }
            self.occupied[us] ^= bit(from) | to;
            for board in &mut self.boards[us] {
                let moves = *board >> from.index() & 1;
                *board ^= moves << from.index() | moves << mv.to().index();
            }
            if mv.promotes() {
                self.boards[us][PieceKind::Chick as usize] ^= to;
                self.boards[us][PieceKind::Hen as usize] |= to;
            }
        }
        self.to_move = self.to_move.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        self.board_outcome().or_else(|| {
            let stuck = self.legal_moves().is_empty();
            stuck.then_some(Outcome::win(self.to_move.other(), Reason::NO_MOVE))
        })
    }

    fn captures(&self, mv: DobutsuMove) -> bool {
        self.occupied[self.to_move.other().index()] & bit(mv.to()) != 0
    }
}

impl Notation for Dobutsu {
    const WORDS: &'static str = include_str!("../locale/moves/dobutsu.txt");

    fn parse(rules: Rules, text: &str) -> Result<Self, PositionError> {
        notation::parse(rules, text).map_err(|problem| PositionError::new(text, problem))
    }

    fn interpret(&self, text: &str) -> Result<DobutsuMove, MoveError> {
        reading::interpret(self, text)
    }

    fn diagram(&self) -> String {
        notation::diagram(self)
    }
}
