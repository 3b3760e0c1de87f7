//! Jungle's board and tokens, on a picture of 720 by 920: how they look, never what is legal.

mod brush;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::press::{Press, Tile};
use super::theme::{Livery, Theme};
use super::{Ended, Picture, View};
use crate::rules::jungle::{Jungle, Kind, Piece, Square, Terrain};
use crate::rules::{Position, Side};
use brush::Brush;

const FILES: usize = 7;
const RANKS: usize = 9;
/// The side of a square. Seven and nine of them leave room for coordinates all around and a bar for either player.
const SIDE: usize = 90;
const MARGIN: usize = 45;
const BAR: usize = 32;
const LETTERS: usize = 23;
const WIDTH: usize = FILES * SIDE + 2 * MARGIN;

/// What a square is made of. Water knows its neighbours, because a river has banks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

impl Ground {
    const COUNT: usize = 21;

    fn index(self) -> usize {
        match self {
            Self::Land { light } => usize::from(light),
            Self::Trap => 2,
            Self::Den(side) => 3 + side.index(),
            Self::Water { banks } => 5 + banks,
        }
    }
}

/// What the last move did here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Trace {
    None,
    From,
    To,
}

/// What the player who chooses a move is shown here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hint {
    None,
    Chosen,
    Target,
}

/// Everything that decides how a square looks.
#[derive(Debug, Clone, Copy)]
struct Look {
    ground: Ground,
    trace: Trace,
    hint: Hint,
    piece: Option<Piece>,
}

impl Look {
    const COUNT: usize = Ground::COUNT * 3 * 3 * 17;

    fn index(self) -> usize {
        let piece = self.piece.map_or(0, |piece| {
            8 * piece.side.index() + usize::from(piece.kind.rank())
        });
        ((self.ground.index() * 3 + self.trace as usize) * 3 + self.hint as usize) * 17 + piece
    }
}

/// Everything that decides how a player's bar looks.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Bar {
    side: Side,
    standing: Standing,
    /// what the player has captured
    captured: Vec<Kind>,
    name: String,
    /// some words at the other end
    caption: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Standing {
    ToMove,
    Waiting,
    Won,
}

/// The tiles of one theme and livery, each painted when it is first needed and then kept.
struct Set {
    brush: Brush,
    press: Press,
    squares: Vec<OnceLock<Tile>>,
    ranks: [OnceLock<Tile>; RANKS],
    files: [[OnceLock<Tile>; 2]; 2],
    bars: Mutex<HashMap<Bar, Arc<Tile>>>,
}

impl Set {
    const BARS: usize = 512;

    fn of(theme: Theme, livery: Livery) -> &'static Self {
        static SETS: [[OnceLock<Set>; 3]; 3] = [const { [const { OnceLock::new() }; 3] }; 3];
        SETS[theme as usize][livery as usize].get_or_init(|| Self::new(Brush::of(theme, livery)))
    }

    fn new(brush: Brush) -> Self {
        Self {
            press: Press::new(WIDTH, &brush.samples()),
            brush,
            squares: std::iter::repeat_with(OnceLock::new)
                .take(Look::COUNT)
                .collect(),
            ranks: [const { OnceLock::new() }; RANKS],
            files: [const { [const { OnceLock::new() }; 2] }; 2],
            bars: Mutex::default(),
        }
    }

    fn square(&self, look: Look) -> &Tile {
        self.squares[look.index()].get_or_init(|| self.press.tile(&self.brush.square(look)))
    }

    fn rank(&self, rank: usize) -> &Tile {
        self.ranks[rank].get_or_init(|| self.press.tile(&self.brush.rank(rank)))
    }

    fn files(&self, flip: bool, above: bool) -> &Tile {
        let tile = &self.files[usize::from(flip)][usize::from(above)];
        tile.get_or_init(|| self.press.tile(&self.brush.files(flip, above)))
    }

    /// Bars hold names and titles, so there is no end of them: a few are kept for the matches that are being played.
    fn bar(&self, bar: Bar) -> Arc<Tile> {
        let bars = || self.bars.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tile) = bars().get(&bar) {
            return Arc::clone(tile);
        }
        let tile = Arc::new(self.press.tile(&self.brush.bar(&bar)));
        let mut bars = bars();
        if bars.len() >= Self::BARS {
            bars.clear();
        }
        bars.insert(bar, Arc::clone(&tile));
        tile
    }
}

/// Draws `position`; `start` is the position from which its ruleset sets out, so that what is missing has been captured.
pub(super) fn board(
    position: &Jungle,
    start: &Jungle,
    livery: Livery,
    ended: Option<Ended>,
    view: &View,
) -> Picture {
    let set = Set::of(view.theme, livery);
    let bars = Side::ALL.map(|side| {
        let standing = match ended {
            None if position.side_to_move() == side => Standing::ToMove,
            Some(Ended::Won(winner)) if winner == side => Standing::Won,
            _ => Standing::Waiting,
        };
        // The title stands above, whichever side sits there.
        let above = (side == Side::Second) != view.flip;
        set.bar(Bar {
            side,
            standing,
            captured: captured(position, start, side.other()),
            name: view.names[side.index()].clone(),
            caption: if above { &view.title } else { &view.note }.clone(),
        })
    });
    let below = if view.flip { Side::Second } else { Side::First };

    let mut bands = vec![
        vec![&*bars[below.other().index()]],
        vec![set.files(view.flip, true)],
    ];
    for row in 0..RANKS {
        let rank = if view.flip { row } else { RANKS - 1 - row };
        let mut band = vec![set.rank(rank)];
        band.extend(
            (0..FILES)
                .filter_map(|column| look(position, view, column, row))
                .map(|look| set.square(look)),
        );
        band.push(set.rank(rank));
        bands.push(band);
    }
    bands.push(vec![set.files(view.flip, false)]);
    bands.push(vec![&*bars[below.index()]]);
    set.press.print(&bands)
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
    let ends_at = |text: &str| text.parse() == Ok(square);
    let last_move = view.last_move.as_ref().map_or("", AsRef::as_ref);
    let trace = match (last_move.get(..2), last_move.get(2..4)) {
        (Some(from), _) if ends_at(from) => Trace::From,
        (_, Some(to)) if ends_at(to) => Trace::To,
        _ => Trace::None,
    };
    let hint = if view.chosen.as_deref().is_some_and(ends_at) {
        Hint::Chosen
    } else if view.targets.iter().any(|target| ends_at(target)) {
        Hint::Target
    } else {
        Hint::None
    };
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

/// The pieces of `side` that have left the board, the strongest first.
fn captured(position: &Jungle, start: &Jungle, side: Side) -> Vec<Kind> {
    let ranks = |position: &Jungle| {
        let mut ranks: Vec<_> = position
            .pieces()
            .map(|(_, piece)| piece)
            .filter(|piece| piece.side == side)
            .collect();
        ranks.sort_by_key(|piece| std::cmp::Reverse(piece.kind.rank()));
        ranks
    };
    let mut left = ranks(position);
    let mut gone = ranks(start);
    gone.retain(|piece| match left.iter().position(|other| other == piece) {
        Some(index) => {
            left.remove(index);
            false
        }
        None => true,
    });
    gone.into_iter().map(|piece| piece.kind).collect()
}
