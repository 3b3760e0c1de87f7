//! Jungle (鬥獸棋, Dòu Shòu Qí): board, position and the end of the game. Draws nothing.
//!
//! # The rules
//! The board has seven files and nine ranks. Each side has eight animals: elephant 8, lion 7, tiger 6, leopard 5, wolf
//! 4, dog 3, cat 2, rat 1. A turn moves one animal one square forward, backward or sideways, never diagonally, never
//! onto a piece of its own side and never into its own den. An animal takes an enemy of equal or lower rank by moving
//! onto it. The rat takes the elephant; the elephant does not take the rat. Only the rat enters the two rivers; it
//! takes nothing on land from the water and nothing in the water from land. Lion and tiger jump over the water in a
//! straight line, from bank to bank, and may take by jumping; a rat of either side in the water between blocks the
//! jump. Any animal may take an enemy that is on one of its own side's traps. A side wins by entering the enemy's den
//! or by taking all enemies. This is `classic`; the other presets and each variation are switches ([`Rules`]).
//!
//! # Rulings, where the sources are silent or contradict each other
//! * A side without a legal move loses. This includes a side without pieces if taking all of them does not win.
//! * The third occurrence of a position is a draw, and so are 200 plies without a capture.
//! * A piece on a trap still takes with its full rank; `trapped=powerless` is the literal reading.
//! * The elephant takes a rat that a trap has weakened, as any animal does, unless `elephant-rat=never`.
//! * The wolf ranks above the dog, as in all sources except for one example in one of them.
//! * The sources show the starting position in pictures that are lost; it is the one on which all other sources agree.

mod bundle;
mod lesson;
mod moves;
mod notation;
mod rules;

use super::errors::{MoveError, PositionError};
use super::grid::{self, Bits};
use super::notation::Notation;
use super::phrase::Illegal;
use super::position::{LongGame, MoveList, Outcome, Position, Reason, Side};
pub use moves::JungleMove;
pub use rules::{ElephantRat, Jumps, Preset, RatOut, Rules, Trapped, Traps};

/// A square of the Jungle board.
pub type Square = grid::Square<7, 9>;

/// The kinds of animals, from the weakest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Animal {
    /// 鼠, the rat or mouse: swims, and takes the elephant.
    Rat = 1,
    /// 貓, the cat.
    Cat,
    /// 狗, the dog.
    Dog,
    /// 狼, the wolf.
    Wolf,
    /// 豹, the leopard.
    Leopard,
    /// 虎, the tiger.
    Tiger,
    /// 獅, the lion.
    Lion,
    /// 象, the elephant.
    Elephant,
}

impl Animal {
    /// Every kind of animal, from the weakest.
    pub const ALL: [Self; 8] = [
        Self::Rat,
        Self::Cat,
        Self::Dog,
        Self::Wolf,
        Self::Leopard,
        Self::Tiger,
        Self::Lion,
        Self::Elephant,
    ];

    /// The rank printed on the piece; [`Rules::rank`] is the rank that counts.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self as u8
    }

    /// The key of the animal's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        [
            "rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant",
        ][self.index()]
    }

    /// The letter in position texts, for the first side.
    #[must_use]
    pub const fn letter(self) -> char {
        ['R', 'C', 'D', 'W', 'P', 'T', 'L', 'E'][self.index()]
    }

    const fn index(self) -> usize {
        self as usize - 1
    }
}

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
const OFF: u8 = 63;

const fn mask(squares: &[&[u8; 2]]) -> u64 {
    let mut mask = 0;
    let mut i = 0;
    while i < squares.len() {
        mask |= 1 << ((squares[i][1] - b'1') * 7 + squares[i][0] - b'a');
        i += 1;
    }
    mask
}

const WATER: u64 = mask(&[
    b"b4", b"b5", b"b6", b"c4", b"c5", b"c6", b"e4", b"e5", b"e6", b"f4", b"f5", b"f6",
]);
/// The traps of each side.
const TRAPS: [u64; 2] = [mask(&[b"c1", b"e1", b"d2"]), mask(&[b"c9", b"e9", b"d8"])];
/// The squares from which a den is entered. They are the squares of the traps, whether or not the board has traps.
const BEFORE_DENS: [u64; 2] = TRAPS;
const DENS: [u64; 2] = [mask(&[b"d1"]), mask(&[b"d9"])];

/// A position of Jungle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Jungle {
    rules: Rules,
    /// The square of each animal, by side and kind.
    squares: [[u8; 8]; 2],
    /// The squares that each side occupies, as masks.
    occupied: [u64; 2],
    to_move: Side,
}

impl Jungle {
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
        Square::from_index(self.squares[piece.side.index()][piece.kind.index()])
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

    /// Whether some animal of this side can surely step to an empty square on land, in a game that is not over. A quick
    /// check: `false` does not mean that the side has no move.
    #[must_use]
    pub fn can_step(&self, side: Side) -> bool {
        let (own, enemies) = (
            self.occupied[side.index()],
            self.occupied[side.other().index()],
        );
        let open = !(own | enemies | self.water() | DENS[side.index()]);
        let squares = self.squares[side.index()].iter();
        self.board_outcome().is_none()
            && squares
                .filter(|square| **square != OFF)
                .any(|square| moves::STEPS[usize::from(*square)] & open != 0)
    }

    /// The legal moves that capture, in the order of [`legal_moves`](Position::legal_moves).
    #[must_use]
    pub fn captures_only(&self) -> MoveList<JungleMove, { moves::MOST }> {
        moves::legal_to(self, self.occupied[self.to_move.other().index()])
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

    /// The same board with the other side to move. It is no legal move, but a search can use it (null move).
    #[must_use]
    pub const fn passed(&self) -> Self {
        Self {
            to_move: self.to_move.other(),
            ..*self
        }
    }

    /// The rules under which this position is played.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    const fn water(&self) -> u64 {
        if self.rules.has_rivers() { WATER } else { 0 }
    }

    /// The traps that weaken a piece of this side.
    const fn weakening(&self, side: Side) -> u64 {
        match self.rules.traps {
            Traps::None => 0,
            Traps::Enemy => TRAPS[side.other().index()],
            Traps::Universal => TRAPS[0] | TRAPS[1],
        }
    }

    fn kind_at(&self, side: Side, square: u8) -> Option<Animal> {
        let index = self.squares[side.index()]
            .iter()
            .position(|&at| at == square)?;
        Some(Animal::ALL[index])
    }

    fn put(&mut self, piece: Piece, square: Square) {
        self.squares[piece.side.index()][piece.kind.index()] = square.index();
        self.occupied[piece.side.index()] |= square.bit();
    }

    /// The result that the board shows, regardless of whether the side to move has a legal move.
    const fn board_outcome(&self) -> Option<Outcome> {
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

impl Position for Jungle {
    type Rules = Rules;
    type Move = JungleMove;
    type Moves = MoveList<JungleMove, { moves::MOST }>;

    const LONG_GAME: LongGame = LongGame::WithoutCapture(200);

    fn start(rules: Rules) -> Self {
        rules.start()
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

    fn check(&self, mv: JungleMove) -> Result<(), Illegal> {
        moves::check(self, mv)
    }

    fn play_unchecked(&mut self, mv: JungleMove) {
        let (us, them) = (self.to_move.index(), self.to_move.other().index());
        let (from, to) = (mv.from.index(), mv.to.index());
        if self.occupied[them] & mv.to.bit() != 0 {
            self.occupied[them] &= !mv.to.bit();
            for square in &mut self.squares[them] {
                *square = if *square == to { OFF } else { *square };
            }
        }
        self.occupied[us] ^= mv.from.bit() | mv.to.bit();
        for square in &mut self.squares[us] {
            *square = if *square == from { to } else { *square };
        }
        self.to_move = self.to_move.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        self.board_outcome().or_else(|| {
            let stuck = self.legal_moves().is_empty();
            stuck.then_some(Outcome::win(self.to_move.other(), Reason::NO_MOVE))
        })
    }

    fn captures(&self, mv: JungleMove) -> bool {
        (self.occupied[0] | self.occupied[1]) & mv.to.bit() != 0
    }
}

impl Notation for Jungle {
    const WORDS: &'static str = include_str!("../locale/moves/jungle.txt");

    fn parse(rules: Rules, text: &str) -> Result<Self, PositionError> {
        notation::parse(rules, text).map_err(|problem| PositionError::new(text, problem))
    }

    fn interpret(&self, text: &str) -> Result<JungleMove, MoveError> {
        notation::interpret(self, text)
    }

    fn diagram(&self) -> String {
        notation::diagram(self)
    }
}
