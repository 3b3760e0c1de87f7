//! Jungle's board and tokens, on a picture of 720 by 920: how they look, never what is legal.

mod paint;

use std::sync::OnceLock;

use super::frame::Bar;
use super::marks::{Hint, Marked, Trace};
use super::studio::{Sheet, Studio};
use super::theme::{Livery, Theme};
use super::{Ended, View};
use crate::rules::jungle::{Jungle, Kind, Piece, Square, Terrain};
use crate::rules::{Position, Side};
use paint::Paint;

const FILES: usize = 7;
const RANKS: usize = 9;
/// The side of a square. Seven and nine of them leave room for coordinates all around and a bar for either player.
const SIDE: usize = 90;
const MARGIN: usize = 45;
const WIDTH: usize = FILES * SIDE + 2 * MARGIN;

/// What a square is made of. Water knows its neighbours, because a river has banks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Ground {
    Land {
        light: bool,
    },
    /// one bit for each side on which the river ends: above, right, below, left
    Water {
        banks: usize,
    },
    Trap,
    Den(Side),
}

/// Everything that decides how a square looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Look {
    ground: Ground,
    trace: Trace,
    hint: Hint,
    piece: Option<Piece>,
}

/// A part of the picture.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Part {
    Square(Look),
    /// the number of a rank, beside it
    Rank(u8),
    /// the letters of the files, above or below the board
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
    position: &Jungle,
    livery: Livery,
    ended: Option<Ended>,
    view: &View,
) -> Box<dyn Sheet> {
    // What the start has and the position has not was captured.
    let start = Jungle::start(*position.rules());
    let mut bars = Bar::both(view, position.side_to_move(), ended);
    for bar in &mut bars {
        bar.captured = captured(position, &start, bar.side.other());
    }
    let [first, second] = bars.map(Part::Bar);
    let (above, below) = if view.flip {
        (first, second)
    } else {
        (second, first)
    };
    let files = || vec![Part::Files { flip: view.flip }];

    let mut bands = vec![vec![above], files()];
    for row in 0..RANKS {
        let rank = Part::Rank(if view.flip { row } else { RANKS - 1 - row } as u8);
        let mut band = vec![rank.clone()];
        let looks = (0..FILES).filter_map(|column| look(position, view, column, row));
        band.extend(looks.map(Part::Square));
        band.push(rank);
        bands.push(band);
    }
    bands.extend([files(), vec![below]]);
    studio(view.theme, livery).lay(bands)
}

/// The square that is seen in a column and row of the picture.
fn square_at(column: usize, row: usize, flip: bool) -> Option<Square> {
    let flipped = |index: usize, count: usize| {
        if flip {
            count.checked_sub(index + 1)
        } else {
            Some(index)
        }
    };
    // Ranks count upwards and rows downwards, so that it is the board that is not flipped whose ranks are turned round.
    let (file, rank) = (
        flipped(column, FILES)?,
        flipped(RANKS.checked_sub(row + 1)?, RANKS)?,
    );
    Square::new(file as u8, rank as u8)
}

fn look(position: &Jungle, view: &View, column: usize, row: usize) -> Option<Look> {
    let square = square_at(column, row, view.flip)?;
    let (trace, hint) = Marked::of(view).on(|text| text.parse() == Ok(square));
    let ground = match position.terrain(square) {
        Terrain::Land => Ground::Land {
            light: (column + row).is_multiple_of(2),
        },
        Terrain::Trap(_) => Ground::Trap,
        Terrain::Den(side) => Ground::Den(side),
        Terrain::Water => {
            let around = [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|(right, down)| {
                let neighbour = square_at(
                    column.checked_add_signed(right)?,
                    row.checked_add_signed(down)?,
                    view.flip,
                )?;
                Some(position.terrain(neighbour))
            });
            let banks = (0..4)
                .map(|bit| usize::from(around[bit] != Some(Terrain::Water)) << bit)
                .sum();
            Ground::Water { banks }
        }
    };
    Some(Look {
        ground,
        trace,
        hint,
        piece: position.piece_at(square),
    })
}

/// The ranks of the pieces of `side` that have left the board, the strongest first.
fn captured(position: &Jungle, start: &Jungle, side: Side) -> String {
    let count = |position: &Jungle, kind| {
        let pieces = position.pieces();
        pieces
            .filter(|&(_, piece)| piece == Piece { side, kind })
            .count()
    };
    let kinds = Kind::ALL.into_iter().rev();
    let gone = kinds.flat_map(|kind| {
        let missing = count(start, kind).saturating_sub(count(position, kind));
        std::iter::repeat_n(digit(kind.rank()), missing)
    });
    gone.collect()
}

fn digit(number: u8) -> char {
    char::from(b'0' + number)
}
