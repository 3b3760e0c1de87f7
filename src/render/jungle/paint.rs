//! Paints the parts of Jungle's picture: grounds, tokens, coordinates and bars.

use super::super::canvas::{Canvas, Shape, mix};
use super::super::fonts::Face;
use super::super::frame::{Bar, Frame, LETTERS};
use super::super::marks::{self, Hint, Trace};
use super::super::studio::Brush;
use super::super::theme::{Livery, Theme};
use super::{FILES, Ground, Look, MARGIN, Part, RANKS, SIDE, WIDTH, digit};
use crate::rules::Side;
use crate::rules::jungle::{Kind, Piece};

/// A cave: the den's sign.
const CAVE: char = '穴';

/// The middle of a square.
const C: f32 = SIDE as f32 / 2.0;
/// The radius of a token, and the distance of an octagon's sides from its centre.
const TOKEN: f32 = 40.0;

/// Paints in the colours of one theme and livery.
pub(super) struct Paint {
    frame: Frame,
}

impl Brush for Paint {
    type Part = Part;

    const WIDTH: usize = WIDTH;

    fn paint(&self, part: &Part) -> Canvas {
        match part {
            Part::Square(look) => self.square(*look),
            Part::Rank(rank) => self.frame.coordinate(MARGIN, SIDE, digit(rank + 1)),
            Part::Files { flip } => self.files(*flip),
            Part::Bar(bar) => self.frame.bar(bar),
        }
    }

    fn samples(&self) -> Vec<Part> {
        let grounds = [
            Ground::Land { light: false },
            Ground::Land { light: true },
            Ground::Trap,
            Ground::Den(Side::First),
            Ground::Den(Side::Second),
            Ground::Water { banks: 0b1001 },
            Ground::Water { banks: 0b0110 },
        ];
        let bare = grounds.map(|ground| Look {
            ground,
            trace: Trace::None,
            hint: Hint::None,
            piece: None,
        });
        let pieces = Side::ALL.map(|side| {
            Some(Piece {
                side,
                kind: Kind::Leopard,
            })
        });
        let looks = bare.into_iter().flat_map(|bare| {
            [
                bare,
                Look {
                    trace: Trace::From,
                    ..bare
                },
                Look {
                    trace: Trace::To,
                    ..bare
                },
                Look {
                    hint: Hint::Chosen,
                    ..bare
                },
                Look {
                    hint: Hint::Target,
                    ..bare
                },
                Look {
                    piece: pieces[0],
                    ..bare
                },
                Look {
                    piece: pieces[1],
                    ..bare
                },
            ]
        });
        let mut samples: Vec<_> = looks.map(Part::Square).collect();
        samples.extend(Bar::samples("71").into_iter().map(Part::Bar));
        samples.extend([
            Part::Files { flip: false },
            Part::Rank(0),
            Part::Rank(RANKS as u8 - 1),
        ]);
        samples
    }
}

impl Paint {
    pub(super) fn of(theme: Theme, livery: Livery) -> Self {
        let frame = Frame {
            colours: theme.colours(),
            uniforms: Side::ALL.map(|side| theme.uniform(livery, side)),
            width: WIDTH,
            margin: MARGIN,
            emblem: outline,
        };
        Self { frame }
    }

    fn square(&self, look: Look) -> Canvas {
        let mut canvas = self.ground(look.ground, look.trace);
        marks::trace(&mut canvas, self.frame.colours, look.trace);
        let halo = look.piece.map(|_| Shape::disc(C, C, TOKEN + 2.5));
        marks::hint(&mut canvas, self.frame.colours, look.hint, halo.as_ref());
        if let Some(piece) = look.piece {
            self.token(&mut canvas, piece);
        }
        canvas
    }

    fn ground(&self, ground: Ground, trace: Trace) -> Canvas {
        let colours = self.frame.colours;
        let tint = |ground| marks::tint(colours, trace, ground);
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
                let (far, edge) = (2.0 * C, 4.0);
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
            Ground::Trap => self.trap(&mut canvas),
            Ground::Den(side) => {
                canvas.fill(&Shape::disc(C, C, 34.0).outline(4.0), colours.cave);
                canvas.fill(
                    &Shape::disc(C, C, 40.0).outline(2.0),
                    self.frame.uniforms[side.index()].rim,
                );
                canvas.glyph(Face::Hanzi, CAVE, (C, C), (40.0, 40.0), colours.cave);
            }
        }
        canvas.border(mix(colours.grid, tint(colours.grid), 0.5));
        canvas
    }

    /// Two jaws that bare their teeth at each other; the bolts in the corners stay in sight under a token.
    fn trap(&self, canvas: &mut Canvas) {
        let colour = self.frame.colours.teeth;
        let far = 2.0 * C;
        for (x, y) in [(0.0, 0.0), (far, 0.0), (far, far), (0.0, far)] {
            canvas.fill(&Shape::octagon(x, y, 12.0), colour);
        }
        canvas.fill(&Shape::disc(C, C, 29.0).outline(5.0), colour);
        for tooth in -2..=2_i8 {
            let x = 10.4 * f32::from(tooth);
            let rim = (29.0 * 29.0 - x * x).sqrt();
            for side in [-1.0, 1.0] {
                let (root, tip) = (C + side * rim, C + side * (rim - 15.0).max(4.0));
                let corners = [(C + x - 5.2, root), (C + x + 5.2, root), (C + x, tip)];
                let jaw = Shape::disc(C, C, 29.0);
                canvas.fill(&Shape::triangle(corners).within(jaw), colour);
            }
        }
        for hinge in [C - 31.0, C + 31.0] {
            canvas.fill(
                &Shape::rectangle(hinge - 6.0, C - 4.0, hinge + 6.0, C + 4.0, 2.0),
                colour,
            );
        }
    }

    /// A round token for the First side, an octagonal one for the Second: shape tells them apart without any colour.
    fn token(&self, canvas: &mut Canvas, piece: Piece) {
        let uniform = self.frame.uniforms[piece.side.index()];
        canvas.glaze(
            &outline(piece.side, C, C + 2.5, TOKEN),
            self.frame.colours.shadow,
            0.55,
        );
        canvas.fill(&outline(piece.side, C, C, TOKEN), uniform.rim);
        canvas.fill(&outline(piece.side, C, C, TOKEN - 4.0), uniform.body);
        canvas.glyph(
            Face::Emoji,
            animal(piece.kind),
            (C - 3.0, C - 12.0),
            (46.0, 42.0),
            uniform.ink,
        );
        canvas.glyph(
            Face::Hanzi,
            hanzi(piece.kind),
            (C, C + 23.0),
            (25.0, 25.0),
            uniform.ink,
        );
        let (x, y) = (C + 28.0, C - 28.0);
        canvas.fill(&Shape::disc(x, y, 15.0), uniform.rim);
        canvas.fill(&Shape::disc(x, y, 13.0), uniform.badge);
        canvas.glyph(
            Face::Sans,
            digit(piece.kind.rank()),
            (x, y),
            (16.0, 17.0),
            uniform.digit,
        );
    }

    fn files(&self, flip: bool) -> Canvas {
        let mut canvas = self.frame.blank(WIDTH, LETTERS);
        for column in 0..FILES {
            let file = if flip { FILES - 1 - column } else { column } as u8;
            let letter = self
                .frame
                .coordinate(SIDE, LETTERS, char::from(b'a' + file));
            canvas.paste(&letter, MARGIN + column * SIDE, 0);
        }
        canvas
    }
}

/// The shape of a side's tokens.
fn outline(side: Side, x: f32, y: f32, radius: f32) -> Shape {
    match side {
        Side::First => Shape::disc(x, y, radius),
        Side::Second => Shape::octagon(x, y, radius),
    }
}

fn animal(kind: Kind) -> char {
    match kind {
        Kind::Rat => '🐀',
        Kind::Cat => '🐈',
        Kind::Dog => '🐶',
        Kind::Wolf => '🐺',
        Kind::Leopard => '🐆',
        // The face, not the body: small, a tiger's body is a leopard's.
        Kind::Tiger => '🐯',
        Kind::Lion => '🦁',
        Kind::Elephant => '🐘',
    }
}

fn hanzi(kind: Kind) -> char {
    match kind {
        Kind::Rat => '鼠',
        Kind::Cat => '貓',
        Kind::Dog => '狗',
        Kind::Wolf => '狼',
        Kind::Leopard => '豹',
        Kind::Tiger => '虎',
        Kind::Lion => '獅',
        Kind::Elephant => '象',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_of_the_board_is_in_its_font() {
        for kind in Kind::ALL {
            assert!(Face::Emoji.has(animal(kind)), "{kind:?}'s animal");
            assert!(Face::Hanzi.has(hanzi(kind)), "{kind:?}'s hanzi");
        }
        assert!(Face::Hanzi.has(CAVE));
        for number in 0..=9 {
            assert!(Face::Sans.has(digit(number)));
        }
    }
}
