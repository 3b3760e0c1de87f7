//! Paints the tiles of Jungle's picture: terrain, tokens and frame.

use super::tile::{FILES, Ground, MARGIN, RANKS, SIDE, SquareLook, Token, digit};
use crate::render::canvas::{Canvas, Shape, mix};
use crate::render::fonts::Face;
use crate::render::frame::{Frame, emblem};
use crate::render::marks::{self, Marks};
use crate::render::theme::Theme;
use crate::render::tile_cache::PaintedTile;
use crate::rules::jungle::{Animal, Piece};
use crate::rules::{Side, SideColours};

/// The sign of a den: "cave".
const CAVE: char = '穴';

/// The centre of a square.
const CENTRE: f32 = SIDE as f32 / 2.0;
/// The radius of a round token, and the apothem of an octagonal one.
const TOKEN: f32 = 40.0;

impl PaintedTile for SquareLook {
    fn paint(&self, frame: &Frame) -> Canvas {
        let colours = frame.colours;
        let mut canvas = paint_ground(frame, self.ground, self.marks);
        let halo = self.token.map(|_| Shape::disc(CENTRE, CENTRE, TOKEN + 2.5));
        self.marks.lay(&mut canvas, colours, halo.as_ref());
        if self.marks.alarm {
            marks::warning(&mut canvas, colours, 20.0, 24.0, 15.0);
        }
        if let Some(token) = self.token {
            paint_token(frame, &mut canvas, token);
        }
        canvas
    }

    fn samples() -> (Vec<Self>, &'static str) {
        let grounds = [
            Ground::Land { light: false },
            Ground::Land { light: true },
            Ground::Trap,
            Ground::Den(Side::First),
            Ground::Den(Side::Second),
            Ground::Water { banks: 0b1001 },
            Ground::Water { banks: 0b0110 },
        ];
        let mut samples = Vec::new();
        for ground in grounds {
            let bare = Marks::samples().map(|marks| SquareLook {
                ground,
                marks,
                token: None,
            });
            let tokens = Side::ALL.map(|side| SquareLook {
                token: Some(Token {
                    piece: Piece {
                        side,
                        kind: Animal::Leopard,
                    },
                    rank: 5,
                    trapped: ground == Ground::Trap,
                }),
                ..bare[0]
            });
            samples.extend(bare.into_iter().chain(tokens));
        }
        (samples, "71")
    }
}

/// The frame in one theme and one pair of side colours.
pub(super) fn frame(theme: Theme, sides: SideColours, landscape: bool) -> Frame {
    let columns = if landscape { RANKS } else { FILES };
    Frame {
        colours: theme.colours(),
        pieces: Side::ALL.map(|side| theme.piece_colours(sides, side)),
        width: columns * SIDE + 2 * MARGIN,
        margin: MARGIN,
        columns: (MARGIN, SIDE),
        number: (MARGIN, SIDE),
        scale: 1.0,
        emblem: |side, _, x, y, radius| emblem(side, x, y, radius),
    }
}

fn paint_ground(frame: &Frame, ground: Ground, marks: Marks) -> Canvas {
    let colours = frame.colours;
    let tint = |ground| marks.tint(colours, ground);
    let base = match ground {
        Ground::Land { light } => tint(colours.land[usize::from(light)]),
        Ground::Water { .. } => colours.bank,
        Ground::Trap => tint(colours.trap),
        Ground::Den(_) => tint(colours.den),
    };
    let mut canvas = Canvas::new(SIDE, SIDE, base);
    match ground {
        Ground::Land { .. } => {}
        Ground::Water { banks } => {
            let reach = |bit: usize, inner: f32, outer: f32| {
                if banks >> bit & 1 == 1 { inner } else { outer }
            };
            let (far, edge) = (2.0 * CENTRE, 4.0);
            let river = Shape::rectangle(
                reach(3, edge, -40.0),
                reach(0, edge, -40.0),
                reach(1, far - edge, far + 40.0),
                reach(2, far - edge, far + 40.0),
                12.0,
            );
            canvas.fill(&river, tint(colours.water));
            for (left, y) in [(12.0, 22.0), (30.0, 46.0), (12.0, 70.0)] {
                let wave = Shape::wave(left, left + 50.0, y, 4.0, 25.0, 2.6);
                canvas.fill(&wave, mix(tint(colours.water), colours.wave, 0.9));
            }
        }
        Ground::Trap => paint_trap(frame, &mut canvas),
        Ground::Den(side) => {
            canvas.fill(
                &Shape::disc(CENTRE, CENTRE, 34.0).outline(4.0),
                colours.cave,
            );
            let shape = Shape::disc(CENTRE, CENTRE, 40.0).outline(2.0);
            canvas.fill(&shape, frame.pieces[side.index()].rim);
            canvas.glyph(
                Face::Hanzi,
                CAVE,
                (CENTRE, CENTRE),
                (40.0, 40.0),
                colours.cave,
            );
        }
    }
    canvas
}

/// An open trap: two rows of teeth, with bolts in the corners that stay visible around a token.
fn paint_trap(frame: &Frame, canvas: &mut Canvas) {
    let colour = frame.colours.teeth;
    let far = 2.0 * CENTRE;
    for (x, y) in [(0.0, 0.0), (far, 0.0), (far, far), (0.0, far)] {
        canvas.fill(&Shape::octagon(x, y, 12.0), colour);
    }
    canvas.fill(&Shape::disc(CENTRE, CENTRE, 29.0).outline(5.0), colour);
    for tooth in -2..=2_i8 {
        let x = 10.4 * f32::from(tooth);
        let rim = (29.0 * 29.0 - x * x).sqrt();
        for side in [-1.0, 1.0] {
            let (root, tip) = (CENTRE + side * rim, CENTRE + side * (rim - 15.0).max(4.0));
            let corners = [
                (CENTRE + x - 5.2, root),
                (CENTRE + x + 5.2, root),
                (CENTRE + x, tip),
            ];
            let jaw = Shape::disc(CENTRE, CENTRE, 29.0);
            canvas.fill(&Shape::triangle(corners).within(jaw), colour);
        }
    }
    for hinge in [CENTRE - 31.0, CENTRE + 31.0] {
        let shape = Shape::rectangle(hinge - 6.0, CENTRE - 4.0, hinge + 6.0, CENTRE + 4.0, 2.0);
        canvas.fill(&shape, colour);
    }
}

/// A token: round for the first side, octagonal for the second, so that they differ without colour.
fn paint_token(frame: &Frame, canvas: &mut Canvas, token: Token) {
    let Piece { side, kind } = token.piece;
    let uniform = frame.pieces[side.index()];
    // A trapped piece is drawn smaller, between the jaws.
    let k = if token.trapped { 0.8 } else { 1.0 };
    let shadow = emblem(side, CENTRE, CENTRE + 2.5, TOKEN * k);
    canvas.fill_translucent(&shadow, frame.colours.shadow, 0.55);
    canvas.fill(&emblem(side, CENTRE, CENTRE, TOKEN * k), uniform.rim);
    canvas.fill(
        &emblem(side, CENTRE, CENTRE, (TOKEN - 4.0) * k),
        uniform.body,
    );
    let mut sign = |face, sign, (x, y): (f32, f32), (width, height): (f32, f32)| {
        let place = (CENTRE + x * k, CENTRE + y * k);
        canvas.glyph(face, sign, place, (width * k, height * k), uniform.ink);
    };
    sign(Face::Emoji, animal(kind), (-3.0, -12.0), (46.0, 42.0));
    sign(Face::Hanzi, hanzi(kind), (0.0, 23.0), (25.0, 25.0));
    if token.trapped {
        paint_jaws(frame, canvas);
    }
    let (x, y) = (CENTRE + 28.0, CENTRE - 28.0);
    canvas.fill(&Shape::disc(x, y, 15.0), uniform.rim);
    canvas.fill(&Shape::disc(x, y, 13.0), uniform.badge);
    let rank = digit(token.rank);
    canvas.glyph(Face::Sans, rank, (x, y), (16.0, 17.0), uniform.digit);
}

/// The closed jaws of a trap around a piece.
fn paint_jaws(frame: &Frame, canvas: &mut Canvas) {
    let colour = frame.colours.teeth;
    for tooth in 0..16_i8 {
        let (sin, cos) = (f32::from(tooth) * std::f32::consts::TAU / 16.0).sin_cos();
        let corner = |away: f32, aside: f32| {
            (
                CENTRE + cos * away - sin * aside,
                CENTRE + sin * away + cos * aside,
            )
        };
        let fang = [corner(40.0, 6.5), corner(40.0, -6.5), corner(30.0, 0.0)];
        canvas.fill(&Shape::triangle(fang), colour);
    }
    canvas.fill(&Shape::disc(CENTRE, CENTRE, 40.0).outline(5.0), colour);
}

fn animal(kind: Animal) -> char {
    match kind {
        Animal::Rat => '🐀',
        Animal::Cat => '🐈',
        Animal::Dog => '🐶',
        Animal::Wolf => '🐺',
        Animal::Leopard => '🐆',
        // The face, because a tiger's body looks like a leopard's at this size.
        Animal::Tiger => '🐯',
        Animal::Lion => '🦁',
        Animal::Elephant => '🐘',
    }
}

fn hanzi(kind: Animal) -> char {
    match kind {
        Animal::Rat => '鼠',
        Animal::Cat => '貓',
        Animal::Dog => '狗',
        Animal::Wolf => '狼',
        Animal::Leopard => '豹',
        Animal::Tiger => '虎',
        Animal::Lion => '獅',
        Animal::Elephant => '象',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_of_the_board_is_in_its_font() {
        for kind in Animal::ALL {
            assert!(Face::Emoji.has(animal(kind)), "{kind:?}'s animal");
            assert!(Face::Hanzi.has(hanzi(kind)), "{kind:?}'s hanzi");
        }
        assert!(Face::Hanzi.has(CAVE));
        for number in 0..=9 {
            assert!(Face::Sans.has(digit(number)));
        }
    }
}
