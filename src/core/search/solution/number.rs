//! A numbering of the positions of Dōbutsu Shōgi in which the lions are not adjacent and neither is on its far rank.
//! Knows no moves.
//!
//! A number combines one of 21 placements of the two lions (mirror images count once), the states of the giraffes on
//! the ten remaining squares, those of the elephants on the rest, and those of the chicks: 21 times 11,878,227 in all.

use super::board::{Army, Board};
use super::masks::{NTH, count};

/// The numbers of states of two giraffes or elephants on `free` squares: both in hand, one on the board, both on the
/// board.
const fn states(free: u32) -> [u32; 3] {
    [3, 4 * free, 2 * free * (free - 1)]
}

/// The number of states of two chicks on `free` squares.
const fn chicks(free: u32) -> u32 {
    3 + 8 * free + 8 * free * (free - 1)
}

/// The number of states of elephants and chicks on `free` squares.
const fn elephants(free: u32) -> u32 {
    let [none, one, two] = states(free);
    none * chicks(free) + one * chicks(free - 1) + two * chicks(free - 2)
}

/// The number of positions with the same placement of the lions.
pub const PER_PAIR: u32 = {
    let [none, one, two] = states(10);
    none * elephants(10) + one * elephants(9) + two * elephants(8)
};
/// The number of all positions.
pub const POSITIONS: u32 = 21 * PER_PAIR;

const CHICKS: [u32; 11] = {
    let mut table = [0; 11];
    let mut free = 6;
    while free < 11 {
        table[free] = chicks(free as u32);
        free += 1;
    }
    table
};
const ELEPHANTS: [u32; 11] = {
    let mut table = [0; 11];
    let mut free = 8;
    while free < 11 {
        table[free] = elephants(free as u32);
        free += 1;
    }
    table
};

/// The number of each placement of the two lions, 255 if it has none.
const PAIRS: [[u8; 12]; 12] = lions().0;
/// The squares of the lions by the number of their placement.
const LIONS: [(u8, u8); 21] = lions().1;

const fn lions() -> ([[u8; 12]; 12], [(u8, u8); 21]) {
    let (mut pairs, mut places, mut n) = ([[255; 12]; 12], [(0, 0); 21], 0);
    let mut own = 0;
    while own < 9 {
        let mut other = 3;
        while other < 12 {
            let files = (own % 3) as i8 - (other % 3) as i8;
            let ranks = (own / 3) as i8 - (other / 3) as i8;
            let apart = files.abs() > 1 || ranks.abs() > 1;
            let straight = own % 3 == 0 || own % 3 == 1 && other % 3 < 2;
            if apart && straight {
                pairs[own][other] = n;
                places[n as usize] = (own as u8, other as u8);
                n += 1;
            }
            other += 1;
        }
        own += 1;
    }
    (pairs, places)
}

/// Pairs of squares, the lower first, by number.
const TWO: [(u8, u8); 45] = {
    let mut table = [(0, 0); 45];
    let (mut high, mut n) = (1, 0);
    while high < 10 {
        let mut low = 0;
        while low < high {
            table[n] = (low, high);
            n += 1;
            low += 1;
        }
        high += 1;
    }
    table
};

fn place(free: u16, square: u16) -> u32 {
    count(free & (square - 1))
}

/// The part of a number that is due to two giraffes or elephants; each of their states covers
/// `below(free squares left)` numbers.
fn pair_state(own: u16, other: u16, hand: u8, free: u16, below: [u32; 3]) -> u32 {
    let squares = own | other;
    let n = count(free);
    if squares == 0 {
        return u32::from(hand) * below[0];
    }
    let low = squares & squares.wrapping_neg();
    let high = squares ^ low;
    if high == 0 {
        let state = place(free, low) * 4 + u32::from(own == 0) * 2 + u32::from(hand);
        return 3 * below[0] + state * below[1];
    }
    let (p, q) = (place(free, low), place(free, high));
    let owners = u32::from(low & own == 0) * 2 + u32::from(high & own == 0);
    3 * below[0] + 4 * n * below[1] + ((q * (q - 1) / 2 + p) * 4 + owners) * below[2]
}

fn chick_state(own: &Army, other: &Army, free: u16) -> u32 {
    let squares = own.chicks | other.chicks;
    let n = count(free);
    if squares == 0 {
        return u32::from(own.hand[2]);
    }
    let hens = own.hens | other.hens;
    let state =
        |square: u16| u32::from(square & own.chicks == 0) * 2 + u32::from(square & hens != 0);
    let low = squares & squares.wrapping_neg();
    let high = squares ^ low;
    if high == 0 {
        return 3 + place(free, low) * 8 + state(low) * 2 + u32::from(own.hand[2]);
    }
    let (p, q) = (place(free, low), place(free, high));
    3 + 8 * n + (q * (q - 1) / 2 + p) * 16 + state(low) * 4 + state(high)
}

/// Whether the board itself has a number (`true`) or its mirror image does (`false`); `None` if neither does.
#[must_use]
pub fn is_numbered_unmirrored(board: &Board) -> Option<bool> {
    let (own, other) = (lion(board.own.lion)?, lion(board.other.lion)?);
    if PAIRS[own][other] != 255 {
        return Some(true);
    }
    let mirror = |square: usize| square / 3 * 3 + 2 - square % 3;
    (PAIRS[mirror(own)][mirror(other)] != 255).then_some(false)
}

fn lion(mask: u16) -> Option<usize> {
    (mask != 0).then_some(mask.trailing_zeros() as usize)
}

/// The number of a board that has one itself.
#[must_use]
pub fn number(board: &Board) -> u32 {
    let Board { own, other } = board;
    let pair = PAIRS[own.lion.trailing_zeros() as usize][other.lion.trailing_zeros() as usize];
    let free = 0xfff ^ own.lion ^ other.lion;
    let giraffes = own.giraffes | other.giraffes;
    let after_giraffes = free ^ giraffes;
    let elephants = own.elephants | other.elephants;
    let after = after_giraffes ^ elephants;
    let n = count(after_giraffes) as usize;
    u32::from(pair) * PER_PAIR
        + pair_state(
            own.giraffes,
            other.giraffes,
            own.hand[0],
            free,
            [ELEPHANTS[10], ELEPHANTS[9], ELEPHANTS[8]],
        )
        + pair_state(
            own.elephants,
            other.elephants,
            own.hand[1],
            after_giraffes,
            [CHICKS[n], CHICKS[n - 1], CHICKS[n - 2]],
        )
        + chick_state(own, other, after)
}

/// The number of a board or of its mirror image.
#[must_use]
pub fn number_of(board: &Board) -> Option<u32> {
    is_numbered_unmirrored(board).map(|straight| {
        if straight {
            number(board)
        } else {
            number(&board.mirrored())
        }
    })
}

/// Decodes two giraffes or elephants: own squares, the other's squares, own hand, the other's hand, and the rest of the
/// number.
fn decode_pair(mut rest: u32, free: u16, below: [u32; 3]) -> (u16, u16, u8, u8, u32) {
    let n = count(free);
    let bit = |at: u32| 1_u16 << NTH[usize::from(free)][at as usize];
    if rest < 3 * below[0] {
        let hand = (rest / below[0]) as u8;
        return (0, 0, hand, 2 - hand, rest % below[0]);
    }
    rest -= 3 * below[0];
    if rest < 4 * n * below[1] {
        let state = rest / below[1];
        let hand = (state & 1) as u8;
        let square = bit(state / 4);
        let (own, other) = if state & 2 == 0 {
            (square, 0)
        } else {
            (0, square)
        };
        return (own, other, hand, 1 - hand, rest % below[1]);
    }
    rest -= 4 * n * below[1];
    let state = rest / below[2];
    let (p, q) = TWO[(state / 4) as usize];
    let (mut own, mut other) = (0, 0);
    *(if state & 2 == 0 { &mut own } else { &mut other }) |= bit(p.into());
    *(if state & 1 == 0 { &mut own } else { &mut other }) |= bit(q.into());
    (own, other, 0, 0, rest % below[2])
}

/// The board with a number.
#[must_use]
pub fn board(number: u32) -> Board {
    let (own_lion, other_lion) = LIONS[(number / PER_PAIR) as usize];
    let mut board = Board::default();
    let Board { own, other } = &mut board;
    own.lion = 1 << own_lion;
    other.lion = 1 << other_lion;
    let free = 0xfff ^ own.lion ^ other.lion;
    let mut rest = number % PER_PAIR;
    (
        own.giraffes,
        other.giraffes,
        own.hand[0],
        other.hand[0],
        rest,
    ) = decode_pair(rest, free, [ELEPHANTS[10], ELEPHANTS[9], ELEPHANTS[8]]);
    let free = free ^ own.giraffes ^ other.giraffes;
    let n = count(free) as usize;
    (
        own.elephants,
        other.elephants,
        own.hand[1],
        other.hand[1],
        rest,
    ) = decode_pair(rest, free, [CHICKS[n], CHICKS[n - 1], CHICKS[n - 2]]);
    let free = free ^ own.elephants ^ other.elephants;
    let n = count(free);
    let bit = |at: u32| 1_u16 << NTH[usize::from(free)][at as usize];
    let mut put = |square: u16, state: u32| {
        let army = if state & 2 == 0 {
            &mut *own
        } else {
            &mut *other
        };
        army.chicks |= square;
        if state & 1 == 1 {
            army.hens |= square;
        }
    };
    if rest < 3 {
        own.hand[2] = rest as u8;
        other.hand[2] = 2 - rest as u8;
    } else if rest < 3 + 8 * n {
        let state = rest - 3;
        put(bit(state / 8), (state / 2) & 3);
        own.hand[2] = (state & 1) as u8;
        other.hand[2] = 1 - (state & 1) as u8;
    } else {
        let state = rest - 3 - 8 * n;
        let (p, q) = TWO[(state / 16) as usize];
        put(bit(p.into()), (state / 4) & 3);
        put(bit(q.into()), state & 3);
    }
    board
}
