//! The picture of Jungle, 720 by 920 pixels, or 900 by 736 in landscape: layout of board and pieces. Decides no
//! legality.
//!
//! Two conditions that decide games and are easily overlooked are marked: a piece weakened by a trap is drawn between
//! closed jaws, and a den that an enemy can enter has an alarm. A piece that can merely be taken is not marked: finding
//! that is the game.

mod paint;
mod tile;

use crate::render::arrows::arrows;
use crate::render::drawn::Drawn;
use crate::render::frame::{Bar, Edge, PicturePart, band};
use crate::render::marks::Marked;
use crate::render::tile_cache::{Sheet, TileCaches};
use crate::render::{Ended, View};
use crate::rules::jungle::{Animal, Jungle, JungleMove, Piece, Square, Terrain};
use crate::rules::{Position, Side, SideColours};
use paint::frame;
use tile::{FILES, Ground, RANKS, SquareLook, Token, digit};

static UPRIGHT: TileCaches<SquareLook> = TileCaches::new();
static LYING: TileCaches<SquareLook> = TileCaches::new();

impl Drawn for Jungle {
    fn sheet(&self, sides: SideColours, ended: Option<Ended>, view: &View) -> Box<dyn Sheet> {
        // Pieces of the starting position that are missing were captured.
        let start = Jungle::start(*self.rules());
        let mut bars = Bar::both(view, self.side_to_move(), ended);
        for bar in bars.iter_mut().filter(|_| !view.is_setup) {
            bar.captured = captured(self, &start, bar.side.other());
        }
        let layout = Layout::of(view);
        let last = view.last_move.and_then(|mv| JungleMove::try_from(mv).ok());
        let marked = Marked::of(view, last.map(|mv| mv.from), last.map(|mv| mv.to));
        let letters = || {
            Edge::letters(
                view,
                (0..layout.columns).map(|column| layout.sign(column, 0).0),
            )
        };
        let (above, below) = if view.landscape {
            // The player at the left has the bar at the left.
            bars.reverse();
            for bar in &mut bars {
                bar.share = 2;
                bar.caption.clear();
            }
            let (left, right) = (vec![view.title.clone()], view.note.clone());
            (bars.map(Edge::Bar).to_vec(), Edge::Strip { left, right })
        } else {
            let [above, below] = bars.map(Edge::Bar);
            (vec![above], below)
        };

        let mut bands = vec![above];
        bands.extend(Edge::deviations(view));
        bands.push(letters());
        let mut bands = bands.into_iter().map(band).collect::<Vec<_>>();
        let above = bands.len();
        let arrows = arrows(view, |mv| {
            let mv = JungleMove::try_from(mv).ok()?;
            let tile = |square| {
                let (column, row) = layout.seen(square)?;
                // Each row begins with its number.
                Some((above + row, column + 1))
            };
            Some([tile(mv.from)?, tile(mv.to)?])
        });
        for row in 0..layout.rows {
            let number = Edge::number(view, layout.sign(0, row).1);
            let mut band = vec![PicturePart::Edge(number.clone())];
            let looks =
                (0..layout.columns).filter_map(|column| look(self, view, &marked, column, row));
            band.extend(looks.map(PicturePart::Own));
            band.push(PicturePart::Edge(number));
            bands.push(band);
        }
        bands.extend([letters(), vec![below]].map(band));
        let caches = if view.landscape { &LYING } else { &UPRIGHT };
        let frame = |theme, sides| frame(theme, sides, view.landscape);
        caches.of(view.theme, sides, frame).lay_out(bands, arrows)
    }
}

/// The orientation of the board in the picture.
#[derive(Clone, Copy)]
struct Layout {
    columns: usize,
    rows: usize,
    flip: bool,
    landscape: bool,
}

impl Layout {
    fn of(view: &View) -> Self {
        let (columns, rows) = if view.landscape {
            (RANKS, FILES)
        } else {
            (FILES, RANKS)
        };
        Self {
            columns,
            rows,
            flip: view.flip,
            landscape: view.landscape,
        }
    }

    /// The file and rank shown in a column and row.
    fn place(self, column: usize, row: usize) -> Option<(usize, usize)> {
        let (mut column, mut row) = (column, row);
        if self.flip {
            column = self.columns.checked_sub(column + 1)?;
            row = self.rows.checked_sub(row + 1)?;
        }
        // In landscape, the board is turned so that the bottom side is at the left.
        Some(if self.landscape {
            (row, column)
        } else {
            (column, RANKS.checked_sub(row + 1)?)
        })
    }

    fn square(self, column: usize, row: usize) -> Option<Square> {
        let (file, rank) = self.place(column, row)?;
        Square::new(file as u8, rank as u8)
    }

    /// The column and row of a square.
    fn seen(self, square: Square) -> Option<(usize, usize)> {
        let mut places = (0..self.rows).flat_map(|row| (0..self.columns).map(move |at| (at, row)));
        places.find(|(column, row)| self.square(*column, *row) == Some(square))
    }

    /// The names of a column and a row.
    fn sign(self, column: usize, row: usize) -> (char, char) {
        let (file, rank) = self.place(column, row).unwrap_or_default();
        let signs = (char::from(b'a' + file as u8), digit(rank as u8 + 1));
        if self.landscape {
            (signs.1, signs.0)
        } else {
            signs
        }
    }
}

fn look(
    position: &Jungle,
    view: &View,
    marked: &Marked<Square>,
    column: usize,
    row: usize,
) -> Option<SquareLook> {
    let layout = Layout::of(view);
    let square = layout.square(column, row)?;
    let mut marks = marked.on(&square);
    let ground = match position.terrain(square) {
        Terrain::Land => Ground::Land {
            light: (column + row).is_multiple_of(2),
        },
        Terrain::Trap(_) => Ground::Trap,
        Terrain::Den(side) => {
            marks.alarm = view.ended.is_none() && position.is_threatened(side);
            Ground::Den(side)
        }
        Terrain::Water => {
            let around = [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|(right, down)| {
                let column = column.checked_add_signed(right)?;
                let neighbour = layout.square(column, row.checked_add_signed(down)?)?;
                Some(position.terrain(neighbour))
            });
            let banks = (0..4)
                .map(|bit| usize::from(around[bit] != Some(Terrain::Water)) << bit)
                .sum();
            Ground::Water { banks }
        }
    };
    let token = position.piece_at(square).map(|piece| Token {
        piece,
        rank: position.rules().rank(piece.kind),
        trapped: position.is_trapped(square),
    });
    Some(SquareLook {
        ground,
        marks,
        token,
    })
}

/// The ranks of the missing pieces of `side`, the strongest first.
fn captured(position: &Jungle, start: &Jungle, side: Side) -> String {
    let stands = |position: &Jungle, kind| position.square_of(Piece { side, kind }).is_some();
    let gone = Animal::ALL
        .into_iter()
        .filter(|&kind| stands(start, kind) && !stands(position, kind));
    let mut ranks: Vec<_> = gone.map(|kind| position.rules().rank(kind)).collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    ranks.into_iter().map(digit).collect()
}
