//! The picture of Dōbutsu Shōgi, 720 by 710 pixels: layout of board, pieces and hands. Decides no legality.
//!
//! A lion that can be taken next is marked with an alarm, regardless of the side to move: the classic rules do not require an
//! answer.

mod paint;
mod tile;

use crate::render::arrows::arrows;
use crate::render::drawn::Drawn;
use crate::render::frame::{Bar, Edge, PicturePart, band, below};
use crate::render::marks::Marked;
use crate::render::tile_cache::{Sheet, TileCaches};
use crate::render::{Ended, View};
use crate::rules::dobutsu::{Dobutsu, DobutsuMove, Piece, PieceKind, Square};
use crate::rules::{Position, Side, SideColours};
use paint::frame;
use tile::{FILES, GameTile, Ground, RANKS, Seen, SquareLook};

static TILES: TileCaches<GameTile> = TileCaches::new();

impl Drawn for Dobutsu {
    fn sheet(&self, sides: SideColours, ended: Option<Ended>, view: &View) -> Box<dyn Sheet> {
        let [above, beneath] = Bar::both(view, self.side_to_move(), ended).map(Edge::Bar);
        let below = below(view);
        let last = view.last_move.and_then(|mv| DobutsuMove::try_from(mv).ok());
        let marked = Marked::of(
            view,
            last.and_then(DobutsuMove::from),
            last.map(DobutsuMove::to),
        );
        let seen = |index: usize, count: usize| if view.flip { count - 1 - index } else { index };
        let letters = || {
            let files = (0..FILES).map(|column| char::from(b'a' + seen(column, FILES) as u8));
            Edge::letters(view, files)
        };

        let mut around = vec![vec![above]];
        around.extend(Edge::deviations(view));
        around.push(letters());
        let mut bands: Vec<_> = around.into_iter().map(band).collect();
        let top = bands.len();
        let arrows = arrows(view, |mv| {
            let mv = DobutsuMove::try_from(mv).ok()?;
            // Each row begins with a hand's tile and its number.
            let tile = |square: Square| {
                let row = RANKS - 1 - seen(usize::from(square.rank()), RANKS);
                (top + row, 2 + seen(usize::from(square.file()), FILES))
            };
            let from = match (mv.from(), mv.dropped()) {
                (Some(from), _) => tile(from),
                (None, kind) => {
                    let side = self.side_to_move();
                    let (row, _) =
                        hand_rows(side == below).find(|(_, held)| Some(*held) == kind)?;
                    (top + row, if side == below { FILES + 3 } else { 0 })
                }
            };
            Some([from, tile(mv.to())])
        });
        for row in 0..RANKS {
            let rank = RANKS - 1 - seen(row, RANKS);
            let number = Edge::number(view, char::from(b'1' + rank as u8));
            // Each hand is at its owner's right, starting at the far end of the board.
            let mut band = vec![
                PicturePart::Own(held(self, view, below.other(), row)),
                PicturePart::Edge(number.clone()),
            ];
            for column in 0..FILES {
                let square = Square::new(seen(column, FILES) as u8, rank as u8);
                band.extend(
                    square.map(|square| PicturePart::Own(look(self, view, &marked, square))),
                );
            }
            band.extend([
                PicturePart::Edge(number),
                PicturePart::Own(held(self, view, below, row)),
            ]);
            bands.push(band);
        }
        bands.extend([letters(), vec![beneath]].map(band));
        TILES.of(view.theme, sides, frame).lay_out(bands, arrows)
    }
}

fn look(position: &Dobutsu, view: &View, marked: &Marked<Square>, square: Square) -> GameTile {
    let mut marks = marked.on(&square);
    let ground = match square.rank() {
        0 => Ground::Forest,
        3 => Ground::Sky,
        _ => Ground::Meadow,
    };
    let piece = position.piece_at(square).map(|piece| Seen {
        piece,
        up: piece.side == below(view),
    });
    marks.alarm = piece.is_some_and(|Seen { piece, .. }| {
        piece.kind == PieceKind::Lion && position.is_attacked(square, piece.side.other())
    }) && view.ended.is_none()
        && position.outcome().is_none();
    GameTile::Square(SquareLook {
        ground,
        marks,
        piece,
    })
}

/// The rows of a hand and their kinds, for the owner at the bottom or at the top. Both see the kinds in the same order.
fn hand_rows(up: bool) -> impl Iterator<Item = (usize, PieceKind)> {
    let mut kinds = PieceKind::IN_HAND;
    if up {
        kinds.reverse();
    }
    (usize::from(up)..).zip(kinds)
}

/// The tile beside a row of the board. Each hand takes three rows and ends at its owner's edge.
fn held(position: &Dobutsu, view: &View, side: Side, row: usize) -> GameTile {
    let up = side == below(view);
    let Some((_, kind)) = hand_rows(up).find(|(held, _)| *held == row) else {
        return GameTile::Beside;
    };
    let place = row - usize::from(up);
    let drop =
        |text: &str| side == position.side_to_move() && text == format!("{}@", kind.letter());
    let piece = Piece { side, kind };
    GameTile::Held {
        seen: Seen { piece, up },
        count: position.in_hand(side, kind),
        place,
        chosen: view.chosen.as_deref().is_some_and(drop),
    }
}
