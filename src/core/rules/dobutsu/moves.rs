//! Legal moves of Dōbutsu Shōgi, and the reasons why others are illegal. Never changes a position.

use std::fmt;
use std::str::FromStr;

use super::board::{Dobutsu, FAR, Piece, PieceKind, Square, bit};
use super::rules::Rules;
use crate::rules::errors::NotCanonical;
use crate::rules::grid::Bits;
use crate::rules::phrase::Illegal;
use crate::rules::position::{MoveList, Outcome, Reason, Side};

/// A step from one square to another, or a drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DobutsuMove {
    /// The index of a square, or [`DROP`] plus the kind.
    origin: u8,
    /// The index of a square, plus [`PROMOTE`] if the chick becomes a hen.
    target: u8,
}

const DROP: u8 = 16;
const PROMOTE: u8 = 16;

impl DobutsuMove {
    pub(super) const fn step(from: Square, to: Square, promotes: bool) -> Self {
        Self {
            origin: from.index(),
            target: to.index() | if promotes { PROMOTE } else { 0 },
        }
    }

    pub(super) const fn drop(kind: PieceKind, to: Square) -> Self {
        Self {
            origin: DROP | kind as u8,
            target: to.index(),
        }
    }

    /// The square that is left; `None` if a piece is dropped.
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        Square::from_index(self.origin)
    }

    /// The square on which the piece arrives.
    #[must_use]
    pub const fn to(self) -> Square {
        Square::at(self.target & !PROMOTE)
    }

    /// The kind that is dropped; `None` if a piece steps.
    #[must_use]
    pub const fn dropped(self) -> Option<PieceKind> {
        if self.origin & DROP == 0 {
            None
        } else {
            Some(PieceKind::ALL[(self.origin & !DROP) as usize])
        }
    }

    /// Whether a chick becomes a hen.
    #[must_use]
    pub const fn promotes(self) -> bool {
        self.target & PROMOTE != 0
    }
}

impl fmt::Display for DobutsuMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.from(), self.dropped()) {
            (Some(from), _) => write!(f, "{from}")?,
            (None, Some(kind)) => write!(f, "{}@", kind.letter())?,
            (None, None) => {}
        }
        write!(f, "{}{}", self.to(), if self.promotes() { "+" } else { "" })
    }
}

impl FromStr for DobutsuMove {
    type Err = NotCanonical;

    fn from_str(text: &str) -> Result<Self, NotCanonical> {
        let read = || {
            let (step, promotes) = match text.strip_suffix('+') {
                Some(step) => (step, true),
                None => (text, false),
            };
            if let Some((letter, to)) = step.split_once('@') {
                let kind = PieceKind::ALL
                    .into_iter()
                    .find(|kind| kind.letter().to_string() == letter)?;
                return Some(Self::drop(kind, to.parse().ok()?)).filter(|_| !promotes);
            }
            let (from, to) = step.split_at_checked(2)?;
            Some(Self::step(from.parse().ok()?, to.parse().ok()?, promotes))
        };
        read().ok_or_else(|| NotCanonical::new(text))
    }
}

/// An upper bound on the legal moves of a position: thirty drops of three kinds, or fewer drops and more steps.
pub(super) const MAX_MOVES: usize = 64;

/// The keys of the refusals that only Dōbutsu Shōgi has, each with its placeholders.
pub(super) const REFUSALS: &[(&str, &[&str])] = &[
    ("dobutsu-direction", &["piece", "from", "to"]),
    ("dobutsu-not-adjacent", &["piece", "from", "to"]),
    ("dobutsu-own-piece", &["piece", "target", "square"]),
    ("dobutsu-lion-attacked", &["square", "target", "from"]),
    ("dobutsu-not-in-hand", &["piece"]),
    ("dobutsu-occupied", &["piece", "square"]),
    ("dobutsu-hen-in-hand", &[]),
    ("dobutsu-no-promotion", &["piece", "square"]),
    ("dobutsu-none-of-kind", &["piece"]),
    ("dobutsu-none-reaches", &["piece", "square"]),
];

/// The directions in which each kind can step, as (to the right, forward).
const WAYS: [&[(i8, i8)]; 5] = [
    &[
        (0, 1),
        (-1, 1),
        (1, 1),
        (-1, 0),
        (1, 0),
        (0, -1),
        (-1, -1),
        (1, -1),
    ],
    &[(0, 1), (-1, 0), (1, 0), (0, -1)],
    &[(-1, 1), (1, 1), (-1, -1), (1, -1)],
    &[(0, 1)],
    &[(0, 1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1)],
];

impl PieceKind {
    /// The directions in which it can step, as (to the right, forward).
    #[must_use]
    pub const fn step_directions(self) -> &'static [(i8, i8)] {
        WAYS[self as usize]
    }
}

const ALL_SQUARES: u16 = 0xfff;
const FILE_A: u16 = 0b001_001_001_001;
const FILE_C: u16 = FILE_A << 2;

/// The squares that pieces of a side could step to, whatever is on them; `boards` are their squares in the order of
/// [`PieceKind`]. Shifts handle all pieces of a kind at once.
#[must_use]
#[inline]
pub const fn attacks_of(boards: [u16; 5], by: Side) -> u16 {
    let [lion, giraffe, elephant, chick, hen] = boards;
    let sideways = lion | giraffe | hen;
    let (forward, forward_diagonal) = (sideways | chick, lion | elephant | hen);
    let backward_diagonal = lion | elephant;
    let (up, down, up_diagonal, down_diagonal) = match by {
        Side::First => (forward, sideways, forward_diagonal, backward_diagonal),
        Side::Second => (sideways, forward, backward_diagonal, forward_diagonal),
    };
    let straight = up << 3 | down >> 3 | (sideways & !FILE_A) >> 1 | (sideways & !FILE_C) << 1;
    let diagonal = (up_diagonal & !FILE_A) << 2
        | (up_diagonal & !FILE_C) << 4
        | (down_diagonal & !FILE_A) >> 4
        | (down_diagonal & !FILE_C) >> 2;
    (straight | diagonal) & ALL_SQUARES
}

/// The squares that a piece could step to on an empty board, by side, kind and square.
pub const STEPS: [[[u16; 12]; 5]; 2] = {
    let mut steps = [[[0; 12]; 5]; 2];
    let mut side = 0;
    while side < 2 {
        let mut kind = 0;
        while kind < 5 {
            let mut square = 0;
            while square < 12 {
                let mut boards = [0; 5];
                boards[kind] = 1 << square;
                steps[side][kind][square] = attacks_of(boards, Side::ALL[side]);
                square += 1;
            }
            kind += 1;
        }
        side += 1;
    }
    steps
};

impl Dobutsu {
    /// Whether a piece of side `by` could step onto this square next.
    #[must_use]
    pub const fn is_attacked(&self, square: Square, by: Side) -> bool {
        self.attacks(by) & bit(square) != 0
    }

    /// The squares that the pieces of a side could step to, whatever is on them, as a mask.
    #[must_use]
    pub const fn attacks(&self, by: Side) -> u16 {
        attacks_of(self.boards(by), by)
    }

    /// The result that the board shows, regardless of whether the side to move has a legal move.
    pub(super) fn board_outcome(&self) -> Option<Outcome> {
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
            if arrived(them) && self.attacks(us) & self.lion(them) == 0 {
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

pub(super) fn legal(position: &Dobutsu) -> MoveList<DobutsuMove, MAX_MOVES> {
    let corner = Square::at(0);
    let mut list = MoveList::new(DobutsuMove::step(corner, corner, false));
    if position.board_outcome().is_some() {
        return list;
    }
    let us = position.to_move;
    let (own, enemies) = (
        position.occupied[us.index()],
        position.occupied[us.other().index()],
    );
    let forbidden = if position.rules == Rules::Classic {
        position.attacks(us.other())
    } else {
        0
    };
    for (kind, board) in PieceKind::ALL.into_iter().zip(position.boards[us.index()]) {
        let closed = if kind == PieceKind::Lion {
            own | forbidden
        } else {
            own
        };
        let promoting = if kind == PieceKind::Chick {
            FAR[us.index()]
        } else {
            0
        };
        for from in Bits(board.into()) {
            let targets = STEPS[us.index()][kind as usize][usize::from(from)] & !closed;
            for to in Bits(targets.into()) {
                let to = Square::at(to);
                list.push(DobutsuMove::step(
                    Square::at(from),
                    to,
                    promoting & bit(to) != 0,
                ));
            }
        }
    }
    let empty = ALL_SQUARES & !(own | enemies);
    for (kind, count) in PieceKind::IN_HAND
        .into_iter()
        .zip(position.hands[us.index()])
    {
        if count > 0 {
            for to in Bits(empty.into()) {
                list.push(DobutsuMove::drop(kind, Square::at(to)));
            }
        }
    }
    list
}

pub(super) fn check(position: &Dobutsu, mv: DobutsuMove) -> Result<(), Illegal> {
    if position.board_outcome().is_some() {
        return Err(Illegal::new("game-over"));
    }
    match (mv.from(), mv.dropped()) {
        (Some(from), _) => check_step(position, from, mv.to(), mv.promotes()),
        (None, Some(kind)) => check_drop(position, kind, mv),
        (None, None) => Err(Illegal::new("no-piece").text("square", mv.to())),
    }
}

fn check_drop(position: &Dobutsu, kind: PieceKind, mv: DobutsuMove) -> Result<(), Illegal> {
    let piece = kind.key();
    if kind == PieceKind::Hen {
        return Err(Illegal::new("dobutsu-hen-in-hand"));
    }
    if position.in_hand(position.to_move, kind) == 0 {
        return Err(Illegal::new("dobutsu-not-in-hand").piece("piece", piece));
    }
    let about = |key| {
        Illegal::new(key)
            .piece("piece", piece)
            .text("square", mv.to())
    };
    if position.piece_at(mv.to()).is_some() {
        return Err(about("dobutsu-occupied"));
    }
    if mv.promotes() {
        return Err(about("dobutsu-no-promotion"));
    }
    Ok(())
}

fn check_step(position: &Dobutsu, from: Square, to: Square, promotes: bool) -> Result<(), Illegal> {
    let us = position.to_move;
    let Some(Piece { side, kind }) = position.piece_at(from) else {
        return Err(Illegal::new("no-piece").text("square", from));
    };
    let piece = kind.key();
    if side != us {
        return Err(Illegal::new("not-your-piece")
            .text("square", from)
            .piece("piece", piece));
    }
    if from == to {
        return Err(Illegal::new("same-square").text("square", from));
    }
    if STEPS[us.index()][kind as usize][usize::from(from.index())] & bit(to) == 0 {
        let near = from.file().abs_diff(to.file()) <= 1 && from.rank().abs_diff(to.rank()) <= 1;
        let key = if near {
            "dobutsu-direction"
        } else {
            "dobutsu-not-adjacent"
        };
        return Err(Illegal::new(key)
            .piece("piece", piece)
            .text("from", from)
            .text("to", to));
    }
    if let Some(target) = position.piece_at(to).filter(|target| target.side == us) {
        return Err(Illegal::new("dobutsu-own-piece")
            .piece("piece", piece)
            .piece("target", target.kind.key())
            .text("square", to));
    }
    if kind == PieceKind::Lion && position.rules == Rules::Classic {
        let attacks = |(square, attacker): &(Square, Piece)| {
            let steps = STEPS[attacker.side.index()][attacker.kind as usize];
            attacker.side != us && steps[usize::from(square.index())] & bit(to) != 0
        };
        if let Some((square, attacker)) = position.pieces().find(attacks) {
            return Err(Illegal::new("dobutsu-lion-attacked")
                .text("square", to)
                .piece("target", attacker.kind.key())
                .text("from", square));
        }
    }
    let must = kind == PieceKind::Chick && bit(to) & FAR[us.index()] != 0;
    if promotes != must {
        return Err(Illegal::new("dobutsu-no-promotion")
            .piece("piece", piece)
            .text("square", to));
    }
    Ok(())
}
