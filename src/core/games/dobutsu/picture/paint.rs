//! Paints the tiles of Dōbutsu Shōgi's picture: squares, pieces pointing the way they move, hands, coordinates and
//! bars.

use super::tile::{FILES, GameTile, Ground, HAND, NUMBERS, SIDE, Seen, SquareLook};
use crate::render::canvas::{Canvas, Shape, mix};
use crate::render::fonts::{Face, Line};
use crate::render::frame::Frame;
use crate::render::marks::{self, Marks};
use crate::render::theme::Theme;
use crate::render::tile_cache::PaintedTile;
use crate::rules::dobutsu::{Piece, PieceKind};
use crate::rules::{Side, SideColours};

/// The centre of a square.
const CENTRE: f32 = SIDE as f32 / 2.0;
/// Half the width and height of a piece.
const PIECE: f32 = 64.0;

impl PaintedTile for GameTile {
    fn paint(&self, frame: &Frame) -> Canvas {
        match self {
            GameTile::Square(look) => paint_square(frame, *look),
            GameTile::Held {
                seen,
                count,
                place,
                chosen,
            } => paint_held(frame, *seen, *count, *place, *chosen),
            GameTile::Beside => frame.blank(HAND, SIDE),
        }
    }

    fn samples() -> (Vec<Self>, &'static str) {
        let seen = |side, kind| Seen {
            piece: Piece { side, kind },
            up: side == Side::First,
        };
        let mut samples = Vec::new();
        for ground in [Ground::Forest, Ground::Meadow, Ground::Sky] {
            let look = |marks, piece| SquareLook {
                ground,
                marks,
                piece,
            };
            let bare = Marks::samples().map(|marks| look(marks, None));
            let pieces =
                Side::ALL.map(|side| look(Marks::default(), Some(seen(side, PieceKind::Hen))));
            samples.extend(bare.into_iter().chain(pieces).map(GameTile::Square));
        }
        for side in Side::ALL {
            let held = |count| GameTile::Held {
                seen: seen(side, PieceKind::Giraffe),
                count,
                place: 0,
                chosen: count == 2,
            };
            samples.extend([held(0), held(1), held(2)]);
        }
        samples.push(GameTile::Beside);
        (samples, "")
    }
}

/// The frame in one theme and one pair of side colours.
pub(super) fn frame(theme: Theme, sides: SideColours) -> Frame {
    let left = HAND + NUMBERS;
    Frame {
        colours: theme.colours(),
        pieces: Side::ALL.map(|side| theme.piece_colours(sides, side)),
        width: FILES * SIDE + 2 * left,
        margin: 24,
        columns: (left, SIDE),
        number: (NUMBERS, SIDE),
        scale: 1.0,
        emblem: |_, below, x, y, radius| outline(below, x, y, radius),
    }
}

fn paint_square(frame: &Frame, look: SquareLook) -> Canvas {
    let colours = frame.colours;
    let ground = match look.ground {
        Ground::Forest => colours.forest,
        Ground::Meadow => colours.meadow,
        Ground::Sky => colours.sky,
    };
    let mut canvas = Canvas::new(SIDE, SIDE, look.marks.tint(colours, ground));
    let halo = look
        .piece
        .map(|seen| outline(seen.up, CENTRE, CENTRE, PIECE + 4.0));
    look.marks.lay(&mut canvas, colours, halo.as_ref());
    if let Some(seen) = look.piece {
        paint_piece(frame, &mut canvas, seen, CENTRE, CENTRE, PIECE);
    }
    if look.marks.alarm {
        marks::warning(&mut canvas, colours, 24.0, 27.0, 17.0);
    }
    canvas
}

/// A piece: its direction, its animal, and a dot in each direction in which it can step.
fn paint_piece(frame: &Frame, canvas: &mut Canvas, seen: Seen, x: f32, y: f32, size: f32) {
    let uniform = frame.pieces[seen.piece.side.index()];
    canvas.fill_translucent(
        &outline(seen.up, x, y + size * 0.05, size),
        frame.colours.shadow,
        0.55,
    );
    canvas.fill(&outline(seen.up, x, y, size), uniform.rim);
    canvas.fill(&outline(seen.up, x, y, size * 0.93), uniform.body);
    let animal = animal(seen.piece.kind);
    canvas.glyph(
        Face::Emoji,
        animal,
        (x, y),
        (size * 1.1, size * 1.05),
        uniform.ink,
    );
    let forward = if seen.up { -1.0 } else { 1.0 };
    for &(right, ahead) in seen.piece.kind.step_directions() {
        // There is less room below the slopes than below the point.
        let reach = match (right, ahead) {
            (0, 1) => 0.74,
            (_, 1) => 0.6,
            _ => 0.7,
        };
        let dx = f32::from(right) * size * 0.68;
        let dy = f32::from(ahead) * size * reach * forward;
        let dot = Shape::disc(x + dx, y + dy, size * 0.095);
        canvas.fill(&dot, uniform.ink);
    }
}

/// A slot of a hand: the piece and its count, or a faint animal if it is empty.
fn paint_held(frame: &Frame, seen: Seen, count: u8, place: usize, chosen: bool) -> Canvas {
    let colours = frame.colours;
    let mut canvas = frame.blank(HAND, SIDE);
    let (x, y) = (HAND as f32 / 2.0, CENTRE);
    let (top, bottom) = (
        if place == 0 { 0.0 } else { -20.0 },
        2.0 * CENTRE + if place == 2 { 0.0 } else { 20.0 },
    );
    let tray = Shape::rectangle(4.0, top, HAND as f32 - 4.0, bottom, 12.0);
    canvas.fill(&tray, colours.tray());
    if chosen {
        let place = |inset: f32| {
            let (left, top) = (5.0 + inset, CENTRE - 52.0 + inset);
            Shape::rectangle(left, top, HAND as f32 - left, 2.0 * CENTRE - top, 10.0)
        };
        marks::chosen(&mut canvas, colours, place);
    }
    if count == 0 {
        canvas.glyph(
            Face::Emoji,
            animal(seen.piece.kind),
            (x, y),
            (44.0, 44.0),
            mix(colours.frame, colours.lettering, 0.28),
        );
        return canvas;
    }
    paint_piece(frame, &mut canvas, seen, x, y, 40.0);
    if count > 1 {
        let uniform = frame.pieces[seen.piece.side.index()];
        let shape = Shape::disc(x + 30.0, y + 38.0, 17.0);
        canvas.fill(&shape, colours.turn_lettering);
        canvas.fill(&Shape::disc(x + 30.0, y + 38.0, 15.0), uniform.badge);
        let digit = char::from(b'0' + count.min(9));
        let line = Line::set(&format!("×{digit}"), 19.0, 40.0);
        canvas.write_centred(&line, x + 30.0, y + 45.0, uniform.digit);
    }
    canvas
}

/// The outline of a piece: five-sided, pointing up or down; `size` is half its width and height.
fn outline(up: bool, x: f32, y: f32, size: f32) -> Shape {
    let forward = if up { -1.0 } else { 1.0 };
    // The slopes extend below the block, so that they only cut its shoulders.
    let (tip, base) = (y + forward * size, y - forward * size * 5.0);
    let slopes = Shape::triangle([(x, tip), (x + size * 24.0, base), (x - size * 24.0, base)]);
    Shape::rectangle(
        x - size * 0.92,
        y - size,
        x + size * 0.92,
        y + size,
        size * 0.16,
    )
    .within(slopes)
}

fn animal(kind: PieceKind) -> char {
    match kind {
        PieceKind::Lion => '🦁',
        PieceKind::Giraffe => '🦒',
        PieceKind::Elephant => '🐘',
        PieceKind::Chick => '🐥',
        PieceKind::Hen => '🐔',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_animal_is_in_its_font() {
        for kind in PieceKind::ALL {
            assert!(Face::Emoji.has(animal(kind)), "{kind:?}");
        }
    }
}
