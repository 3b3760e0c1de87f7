//! Dōbutsu's board, pieces and hands, on a picture of 720 by 710: how they look, never what is legal.

mod paint;

use std::sync::OnceLock;

use super::frame::{Bar, below};
use super::marks::{Hint, Marked, Trace};
use super::studio::{Sheet, Studio};
use super::theme::{Livery, Theme};
use super::{Ended, View};
use crate::rules::dobutsu::{Dobutsu, Kind, Piece, Square};
use crate::rules::{Position, Side};
use paint::Paint;

const FILES: usize = 3;
const RANKS: usize = 4;
const SIDE: usize = 150;
/// The ranks' numbers stand between board and hands.
const NUMBERS: usize = 35;
const HAND: usize = 100;
const WIDTH: usize = FILES * SIDE + 2 * (NUMBERS + HAND);

/// The lands that the board lies in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Ground {
    Forest,
    Meadow,
    Sky,
}

/// A piece as it is seen: pointing up or down, the way it moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Seen {
    piece: Piece,
    up: bool,
}

/// Everything that decides how a square looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Look {
    ground: Ground,
    trace: Trace,
    hint: Hint,
    piece: Option<Seen>,
}

/// A part of the picture.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Part {
    Square(Look),
    /// a kind in a hand, and how many there are; `place` counts from the hand's upper end
    Held {
        seen: Seen,
        count: u8,
        place: usize,
    },
    /// where a hand has ended
    Beside,
    /// the number of a rank
    Rank(u8),
    /// the letters of the files
    Files {
        flip: bool,
    },
    Bar(Bar),
}

fn studio(theme: Theme, livery: Livery) -> &'static Studio<Paint> {
    static STUDIOS: [[OnceLock<Studio<Paint>>; 4]; 3] =
        [const { [const { OnceLock::new() }; 4] }; 3];
    STUDIOS[theme as usize][livery as usize].get_or_init(|| Studio::new(Paint::of(theme, livery)))
}

/// Lays `position` out.
pub(super) fn board(
    position: &Dobutsu,
    livery: Livery,
    ended: Option<Ended>,
    view: &View,
) -> Box<dyn Sheet> {
    let bars = Bar::both(view, position.side_to_move(), ended);
    let below = below(view);
    let files = || vec![Part::Files { flip: view.flip }];

    let mut bands = vec![
        vec![Part::Bar(bars[below.other().index()].clone())],
        files(),
    ];
    for row in 0..RANKS {
        let rank = if view.flip { row } else { RANKS - 1 - row };
        // Either hand lies to its owner's right, from the far end of the board.
        let mut band = vec![
            held(position, below.other(), row, false),
            Part::Rank(rank as u8),
        ];
        for column in 0..FILES {
            let file = if view.flip {
                FILES - 1 - column
            } else {
                column
            };
            band.extend(
                Square::new(file as u8, rank as u8).map(|square| look(position, view, square)),
            );
        }
        band.extend([Part::Rank(rank as u8), held(position, below, row, true)]);
        bands.push(band);
    }
    bands.extend([files(), vec![Part::Bar(bars[below.index()].clone())]]);
    studio(view.theme, livery).lay(bands)
}

fn look(position: &Dobutsu, view: &View, square: Square) -> Part {
    let (trace, hint) = Marked::of(view).on(|text| text.parse() == Ok(square));
    let ground = match square.rank() {
        0 => Ground::Forest,
        3 => Ground::Sky,
        _ => Ground::Meadow,
    };
    let piece = position.piece_at(square).map(|piece| Seen {
        piece,
        up: piece.side == below(view),
    });
    Part::Square(Look {
        ground,
        trace,
        hint,
        piece,
    })
}

/// What lies beside a row of the board: three rows each, ending at the owner's edge.
fn held(position: &Dobutsu, side: Side, row: usize, up: bool) -> Part {
    let place = if up { row.checked_sub(1) } else { Some(row) };
    // The kinds lie in one order as their owners see them.
    let kind = place.and_then(|place| {
        let mut kinds = Kind::IN_HAND;
        if up {
            kinds.reverse();
        }
        kinds.get(place).copied()
    });
    match (place, kind) {
        (Some(place), Some(kind)) => {
            let seen = Seen {
                piece: Piece { side, kind },
                up,
            };
            Part::Held {
                seen,
                count: position.in_hand(side, kind),
                place,
            }
        }
        _ => Part::Beside,
    }
}
