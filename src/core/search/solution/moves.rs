//! Moves of Dōbutsu Shōgi for the solver: immediate wins, safe moves, and moves taken back (retrograde moves).

use super::board::{Army, Board};
use super::masks::{
    CHICK, CHICK_FROM, ELEPHANT, FAR, GIRAFFE, HEN, HEN_FROM, LION, NEAR, count, squares,
};
use crate::rules::dobutsu::Rules;

/// The state of a position before any of its successors is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Classification {
    /// The side to move takes the lion, or safely brings its own to the far rank.
    Win,
    /// There is no legal move.
    Stuck,
    /// The number of moves after which the opponent cannot win at once; 0 if every move loses at once.
    Safe(u8),
}

/// Whether the side to move takes the lion, or safely brings its own to the far rank.
#[must_use]
pub fn wins_at_once(board: &Board, attacked: u16) -> bool {
    let Board { own, other } = board;
    if own.attacks() & other.lion != 0 {
        return true;
    }
    let steps = LION[own.lion.trailing_zeros() as usize];
    steps & FAR & !own.occupied() & !attacked != 0
}

/// The squares and the steps of each kind except the lion.
const fn kinds(army: &Army) -> [(u16, &'static [u16; 12]); 4] {
    [
        (army.giraffes, &GIRAFFE),
        (army.elephants, &ELEPHANT),
        (army.chicks & !army.hens, &CHICK),
        (army.hens, &HEN),
    ]
}

/// Calls `each` with the square and the steps of every piece except the lion.
fn pieces(army: &Army, mut each: impl FnMut(u16, u16)) {
    for (mask, steps) in kinds(army) {
        for square in squares(mask) {
            each(1 << square, steps[square]);
        }
    }
}

/// Classifies a position without looking at its successors' values.
#[must_use]
pub fn classify(board: &Board, rules: Rules) -> Classification {
    let Board { own, other } = board;
    let attacked = board.attacked();
    if wins_at_once(board, attacked) {
        return Classification::Win;
    }
    let occupied = own.occupied();
    let empty = 0xfff & !(occupied | other.occupied());
    let held = own.hand.iter().filter(|held| **held > 0).count() as u32;
    let mut any = held * count(empty);
    pieces(own, |_, steps| any += count(steps & !occupied));
    let lion_steps = LION[own.lion.trailing_zeros() as usize] & !occupied;
    any += count(match rules {
        Rules::Classic => lion_steps & !attacked,
        Rules::Official => lion_steps,
    });
    if any == 0 {
        return Classification::Stuck;
    }
    let lion_reaches = LION[other.lion.trailing_zeros() as usize] & NEAR;
    let safe = if lion_reaches == 0 {
        safe_from_attack(board, attacked, empty, held)
    } else {
        safe_from_all(board, attacked, empty, lion_reaches)
    };
    Classification::Safe(safe as u8)
}

/// The pieces that attack the lion of the side to move.
fn attackers(board: &Board) -> u16 {
    let turned = board.turned();
    let lion = turned.other.lion;
    let mut found = 0;
    pieces(&turned.own, |square, steps| {
        if steps & lion != 0 {
            found |= square;
        }
    });
    super::masks::ROTATED[usize::from(found)]
}

/// The number of safe moves if the other lion cannot reach the far rank with its next move.
fn safe_from_attack(board: &Board, attacked: u16, empty: u16, held: u32) -> u32 {
    let Board { own, .. } = board;
    let occupied = own.occupied();
    let mut safe = count(LION[own.lion.trailing_zeros() as usize] & !occupied & !attacked);
    if attacked & own.lion == 0 {
        pieces(own, |_, steps| safe += count(steps & !occupied));
        return safe + held * count(empty);
    }
    let attackers = attackers(board);
    if count(attackers) == 1 {
        pieces(own, |_, steps| safe += count(steps & attackers));
    }
    safe
}

/// The number of safe moves if it can: each move is tried.
fn safe_from_all(board: &Board, attacked: u16, empty: u16, reaches: u16) -> u32 {
    let Board { own, other } = board;
    let occupied = own.occupied();
    let attackers = if attacked & own.lion == 0 {
        0
    } else {
        attackers(board)
    };
    let holds_off = |after: &Army, to: u16| {
        let held_off = after.attacks() | (other.occupied() & !to);
        reaches & !held_off == 0
    };
    let mut safe = 0;
    for square in squares(LION[own.lion.trailing_zeros() as usize] & !occupied & !attacked) {
        let lion = 1 << square;
        safe += u32::from(holds_off(&Army { lion, ..*own }, lion));
    }
    let mut consider = |after: &Army, to: u16| {
        safe += u32::from(attackers & !to == 0 && holds_off(after, to));
    };
    let moved = |mask: u16, from: u16, to: u16| {
        if mask & from == 0 {
            mask
        } else {
            mask ^ from ^ to
        }
    };
    for (mask, steps) in kinds(own) {
        for square in squares(mask) {
            let from = 1 << square;
            for to in squares(steps[square] & !occupied) {
                let to = 1 << to;
                let mut after = Army {
                    giraffes: moved(own.giraffes, from, to),
                    elephants: moved(own.elephants, from, to),
                    chicks: moved(own.chicks, from, to),
                    hens: moved(own.hens, from, to),
                    ..*own
                };
                if after.chicks & to != 0 && to & FAR != 0 {
                    after.hens |= to;
                }
                consider(&after, to);
            }
        }
    }
    for to in squares(empty) {
        let to = 1 << to;
        for kind in (0..own.hand.len()).filter(|kind| own.hand[*kind] > 0) {
            consider(&own.toggled(kind, to), to);
        }
    }
    safe
}

/// The index of the chicks in a hand.
const CHICK_IN_HAND: usize = 2;

/// Calls `each` with the predecessors of a step: `before` is the army of the side that made it, `to` where it ended.
#[inline]
fn each_before_step(
    before: Army,
    other: &Army,
    to: u16,
    lion: bool,
    each: &mut impl FnMut(&Board, bool),
) {
    let board = Board {
        own: before,
        other: *other,
    };
    each(&board, lion);
    // The square may have held nothing, or a piece that is now in hand.
    for kind in 0..before.hand.len() {
        if before.hand[kind] == 0 {
            continue;
        }
        let mut own = before;
        own.hand[kind] -= 1;
        let other = other.toggled(kind, to);
        each(&Board { own, other }, lion);
        if kind == CHICK_IN_HAND {
            // A captured hen is a chick in hand.
            let hens = other.hens | to;
            let other = Army { hens, ..other };
            each(&Board { own, other }, lion);
        }
    }
}

/// Calls `each` with every possible predecessor of a position, seen from the side that made the move, and with whether
/// its lion moved. Predecessors may be positions without a number.
pub fn for_each_predecessor(board: &Board, mut each: impl FnMut(&Board, bool)) {
    // Seen from the side that just moved.
    let Board { own, other } = board;
    let empty = 0xfff & !(own.occupied() | other.occupied());
    let mut step = |before: Army, to: u16, lion: bool| {
        each_before_step(before, other, to, lion, &mut each);
    };
    for from in squares(LION[own.lion.trailing_zeros() as usize] & empty & !FAR) {
        let lion = 1 << from;
        step(Army { lion, ..*own }, own.lion, true);
    }
    let mut walked = |kind: usize, pieces: u16, back: &[u16; 12]| {
        for to in squares(pieces) {
            for from in squares(back[to] & empty) {
                step(own.toggled(kind, 1 << to ^ 1 << from), 1 << to, false);
            }
        }
    };
    walked(0, own.giraffes, &GIRAFFE);
    walked(1, own.elephants, &ELEPHANT);
    walked(CHICK_IN_HAND, own.chicks & !own.hens & !FAR, &CHICK_FROM);
    for to in squares(own.hens) {
        let mut hen = |from: usize, hens: u16| {
            let before = own.toggled(CHICK_IN_HAND, 1 << to ^ 1 << from);
            step(Army { hens, ..before }, 1 << to, false);
        };
        for from in squares(HEN_FROM[to] & empty) {
            hen(from, own.hens ^ 1 << to ^ 1 << from);
        }
        if FAR >> to & 1 == 1 {
            for from in squares(CHICK_FROM[to] & empty) {
                hen(from, own.hens ^ 1 << to);
            }
        }
    }
    let dropped = [own.giraffes, own.elephants, own.chicks & !own.hens];
    for (kind, pieces) in dropped.into_iter().enumerate() {
        for square in squares(pieces) {
            let mut own = own.toggled(kind, 1 << square);
            own.hand[kind] += 1;
            let other = *other;
            each(&Board { own, other }, false);
        }
    }
}
