//! Legal moves of Jungle, and the reasons why others are illegal. Never changes a position.

use std::fmt;
use std::str::FromStr;

use super::animal::Animal;
use super::board::{DENS, Jungle, OFF, Piece, Square, WATER};
use super::rules::{ElephantRat, RatOut, Trapped};
use crate::rules::errors::NotCanonical;
use crate::rules::grid::Bits;
use crate::rules::phrase::Illegal;
use crate::rules::position::{MoveList, Side};

/// A move from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct JungleMove {
    /// The square that is left.
    pub from: Square,
    /// The square on which the piece arrives.
    pub to: Square,
}

impl fmt::Display for JungleMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl FromStr for JungleMove {
    type Err = NotCanonical;

    fn from_str(text: &str) -> Result<Self, NotCanonical> {
        let squares = text.split_at_checked(2).and_then(|(from, to)| {
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            Some(Self { from, to })
        });
        squares.ok_or_else(|| NotCanonical::new(text))
    }
}

/// An upper bound on the legal moves of a position: eight animals, four directions.
pub(super) const MAX_MOVES: usize = 32;

/// The keys of the refusals of [`check`] that only Jungle has, each with its placeholders.
pub(super) const REFUSALS: &[(&str, &[&str])] = &[
    ("jungle-diagonal", &["piece", "from", "to"]),
    ("jungle-not-adjacent", &["piece", "from", "to"]),
    ("jungle-no-way", &["piece", "from", "to"]),
    ("jungle-no-jump", &["piece", "from", "to"]),
    ("jungle-jump-direction", &["piece", "from", "to"]),
    ("jungle-jump-blocked", &["piece", "square"]),
    ("jungle-water", &["piece", "square"]),
    ("jungle-own-den", &["piece", "square"]),
    ("jungle-own-piece", &["piece", "target", "square"]),
    (
        "jungle-rank-too-low",
        &["piece", "rank", "target", "target_rank"],
    ),
    ("jungle-elephant-rat", &["piece", "target", "square"]),
    ("jungle-rat-out-of-water", &["piece", "target", "square"]),
    ("jungle-rat-into-water", &["piece", "target", "square"]),
    ("jungle-rats-swimming", &["piece", "target", "square"]),
    ("jungle-powerless", &["piece", "target", "square"]),
    ("jungle-piece-gone", &["piece"]),
    ("jungle-no-such-piece", &["piece"]),
];

/// The neighbours of each square.
pub(super) const STEPS: [u64; 64] = {
    let mut steps = [0; 64];
    let mut square = 0;
    while square < 63 {
        let (file, rank) = (square % 7, square / 7);
        if file > 0 {
            steps[square] |= 1 << (square - 1);
        }
        if file < 6 {
            steps[square] |= 1 << (square + 1);
        }
        if rank > 0 {
            steps[square] |= 1 << (square - 7);
        }
        if rank < 8 {
            steps[square] |= 1 << (square + 7);
        }
        square += 1;
    }
    steps
};

/// The landing square of a jump and the water between; `to` is [`OFF`] if there is no such jump.
#[derive(Clone, Copy)]
struct Leap {
    to: u8,
    over: u64,
}

/// The jumps from each square: to the left and to the right, downwards and upwards.
const LEAPS: [[Leap; 4]; 64] = {
    let mut leaps = [[Leap { to: OFF, over: 0 }; 4]; 64];
    let directions: [(i32, i32); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];
    let mut square = 0;
    while square < 63 {
        let mut d = 0;
        while d < 4 && WATER >> square & 1 == 0 {
            let (df, dr) = directions[d];
            let (mut file, mut rank) = (square as i32 % 7 + df, square as i32 / 7 + dr);
            let mut over = 0;
            while 0 <= file
                && file < 7
                && 0 <= rank
                && rank < 9
                && WATER >> (rank * 7 + file) & 1 == 1
            {
                over |= 1 << (rank * 7 + file);
                file += df;
                rank += dr;
            }
            // Every water square has land on all sides of its river, so a jump that starts always lands.
            if over != 0 {
                leaps[square][d] = Leap {
                    to: (rank * 7 + file) as u8,
                    over,
                };
            }
            d += 1;
        }
        square += 1;
    }
    leaps
};

impl Jungle {
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
                .any(|square| STEPS[usize::from(*square)] & open != 0)
    }

    /// The legal moves that capture, in the order of [`legal_moves`](crate::rules::Position::legal_moves).
    #[must_use]
    pub fn captures_only(&self) -> MoveList<JungleMove, { MAX_MOVES }> {
        legal_to(self, self.occupied[self.to_move.other().index()])
    }
}

pub(super) fn legal(position: &Jungle) -> MoveList<JungleMove, MAX_MOVES> {
    legal_to(position, u64::MAX)
}

/// The legal moves to some squares.
fn legal_to(position: &Jungle, squares: u64) -> MoveList<JungleMove, MAX_MOVES> {
    let corner = Square::at(0);
    let mut list = MoveList::new(JungleMove {
        from: corner,
        to: corner,
    });
    if position.board_outcome().is_some() {
        return list;
    }
    let us = position.to_move;
    let own = position.occupied[us.index()];
    let enemies = position.occupied[us.other().index()];
    let open = squares & !(own | DENS[us.index()]);
    let water = position.water();
    for (kind, &square) in Animal::ALL.into_iter().zip(&position.squares[us.index()]) {
        if square == OFF {
            continue;
        }
        let mut targets = STEPS[usize::from(square)] & open;
        if !matches!(kind, Animal::Rat) {
            targets &= !water;
        }
        if matches!(kind, Animal::Leopard | Animal::Tiger | Animal::Lion) {
            targets |= leaps(position, kind, square) & open;
        }
        let from = Square::at(square);
        for to in Bits(targets) {
            let to = Square::at(to);
            if enemies & to.bit() == 0 || may_take(position, kind, from, to) {
                list.push(JungleMove { from, to });
            }
        }
    }
    list
}

/// The rats in the water, which block jumps.
fn swimmers(position: &Jungle) -> u64 {
    let rat = |side: usize| 1 << position.squares[side][Animal::Rat as usize];
    (rat(0) | rat(1)) & position.water()
}

fn leaps(position: &Jungle, kind: Animal, from: u8) -> u64 {
    let directions = position.rules.jumps(kind);
    let lanes = &LEAPS[usize::from(from)];
    let swimmers = swimmers(position);
    let landing = |leap: &Leap| {
        if leap.to != OFF && leap.over & swimmers == 0 {
            1 << leap.to
        } else {
            0
        }
    };
    let mut targets = 0;
    if directions.horizontal() {
        targets |= landing(&lanes[0]) | landing(&lanes[1]);
    }
    if directions.vertical() {
        targets |= landing(&lanes[2]) | landing(&lanes[3]);
    }
    targets
}

fn may_take(position: &Jungle, kind: Animal, from: Square, to: Square) -> bool {
    let victim = position.kind_at(position.to_move.other(), to.index());
    victim.is_some_and(|victim| obstacle(position, kind, from, victim, to).is_none())
}

/// Why an animal cannot take another.
enum Obstacle {
    Powerless,
    OutOfWater,
    IntoWater,
    Swimming,
    ElephantRat,
    Rank,
}

/// Why the side to move cannot take `victim` on a square that its animal can reach.
fn obstacle(
    position: &Jungle,
    kind: Animal,
    from: Square,
    victim: Animal,
    to: Square,
) -> Option<Obstacle> {
    let rules = &position.rules;
    let us = position.to_move;
    if rules.trapped == Trapped::Powerless && position.weakening(us) & from.bit() != 0 {
        return Some(Obstacle::Powerless);
    }
    if kind == Animal::Elephant && victim == Animal::Rat && rules.elephant_rat == ElephantRat::Never
    {
        return Some(Obstacle::ElephantRat);
    }
    if position.weakening(us.other()) & to.bit() != 0 {
        // No trap is next to water, so the rules about rats entering and leaving the water do not apply.
        return None;
    }
    match (kind, victim) {
        (Animal::Elephant, Animal::Rat) => {
            (rules.elephant_rat != ElephantRat::Always).then_some(Obstacle::ElephantRat)
        }
        (Animal::Rat, Animal::Rat | Animal::Elephant) => {
            let water = position.water();
            match (water & from.bit() != 0, water & to.bit() != 0) {
                (true, true) => (!rules.rat_swim).then_some(Obstacle::Swimming),
                (false, true) => (!rules.rat_in).then_some(Obstacle::IntoWater),
                (true, false) => {
                    let allowed = match rules.rat_out {
                        RatOut::None => false,
                        RatOut::Rat => victim == Animal::Rat,
                        RatOut::Elephant => victim == Animal::Elephant,
                        RatOut::All => true,
                    };
                    (!allowed).then_some(Obstacle::OutOfWater)
                }
                (false, false) => None,
            }
        }
        (Animal::Tiger, Animal::Lion) if rules.lion_tiger_equal => None,
        _ => (rules.rank(kind) < rules.rank(victim)).then_some(Obstacle::Rank),
    }
}

pub(super) fn check(position: &Jungle, mv: JungleMove) -> Result<(), Illegal> {
    let JungleMove { from, to } = mv;
    if position.board_outcome().is_some() {
        return Err(Illegal::new("game-over"));
    }
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
    check_path(position, kind, from, to)?;
    let on_square = |key| Illegal::new(key).piece("piece", piece).text("square", to);
    if DENS[us.index()] & to.bit() != 0 {
        return Err(on_square("jungle-own-den"));
    }
    let Some(target) = position.piece_at(to) else {
        return Ok(());
    };
    let about = |key| {
        Illegal::new(key)
            .piece("piece", piece)
            .piece("target", target.kind.key())
            .text("square", to)
    };
    if target.side == us {
        return Err(about("jungle-own-piece"));
    }
    let rules = &position.rules;
    Err(match obstacle(position, kind, from, target.kind, to) {
        None => return Ok(()),
        Some(Obstacle::Powerless) => about("jungle-powerless"),
        Some(Obstacle::OutOfWater) => about("jungle-rat-out-of-water"),
        Some(Obstacle::IntoWater) => about("jungle-rat-into-water"),
        Some(Obstacle::Swimming) => about("jungle-rats-swimming"),
        Some(Obstacle::ElephantRat) => about("jungle-elephant-rat"),
        Some(Obstacle::Rank) => Illegal::new("jungle-rank-too-low")
            .piece("piece", piece)
            .number("rank", rules.rank(kind))
            .piece("target", target.kind.key())
            .number("target_rank", rules.rank(target.kind)),
    })
}

/// Checks that an animal can get from one square to another, whatever is on it.
fn check_path(position: &Jungle, kind: Animal, from: Square, to: Square) -> Result<(), Illegal> {
    let piece = kind.key();
    let way = |key| {
        Illegal::new(key)
            .piece("piece", piece)
            .text("from", from)
            .text("to", to)
    };
    let wet = position.water() & to.bit() != 0;
    if wet && kind != Animal::Rat {
        return Err(Illegal::new("jungle-water")
            .piece("piece", piece)
            .text("square", to));
    }
    if STEPS[usize::from(from.index())] & to.bit() != 0 {
        return Ok(());
    }
    let lanes = &LEAPS[usize::from(from.index())];
    let lane = lanes.iter().position(|leap| leap.to == to.index());
    if let Some(lane) = lane.filter(|_| position.rules.has_rivers()) {
        let jumps = position.rules.jumps(kind);
        if !jumps.horizontal() && !jumps.vertical() {
            return Err(way("jungle-no-jump"));
        }
        if !(if lane < 2 {
            jumps.horizontal()
        } else {
            jumps.vertical()
        }) {
            return Err(way("jungle-jump-direction"));
        }
        return match Bits(lanes[lane].over & swimmers(position)).next() {
            None => Ok(()),
            Some(rat) => Err(Illegal::new("jungle-jump-blocked")
                .piece("piece", piece)
                .text("square", Square::at(rat))),
        };
    }
    if from.file().abs_diff(to.file()) == 1 && from.rank().abs_diff(to.rank()) == 1 {
        return Err(way("jungle-diagonal"));
    }
    let jumps = position.rules.jumps(kind);
    if position.rules.has_rivers() && jumps.horizontal() && jumps.vertical() {
        return Err(way("jungle-no-way"));
    }
    Err(way("jungle-not-adjacent"))
}
