//! Paints what Jungle's tiles show: grounds, marks, tokens, coordinates and bars.

use super::super::canvas::{Canvas, Rgb, Shape, mix};
use super::super::fonts::{Face, Line};
use super::super::theme::{Colours, Livery, Theme, Uniform};
use super::{BAR, Bar, FILES, Ground, Hint, LETTERS, Look, MARGIN, SIDE, Standing, Trace, WIDTH};
use crate::rules::Side;
use crate::rules::jungle::{Kind, Piece};

const TROPHY: char = '🏆';
/// A cave: the den's sign.
const CAVE: char = '穴';

/// The middle of a square.
const C: f32 = SIDE as f32 / 2.0;
/// The radius of a token, and the distance of an octagon's sides from its centre.
const TOKEN: f32 = 40.0;

/// Paints what the tiles show.
pub(super) struct Brush {
    colours: &'static Colours,
    uniforms: [&'static Uniform; 2],
}

impl Brush {
    pub(super) fn of(theme: Theme, livery: Livery) -> Self {
        Self {
            colours: theme.colours(),
            uniforms: Side::ALL.map(|side| theme.uniform(livery, side)),
        }
    }

    /// Enough of everything to choose a palette by.
    pub(super) fn samples(&self) -> Vec<Canvas> {
        let grounds = [
            Ground::Land { light: false },
            Ground::Land { light: true },
            Ground::Trap,
            Ground::Den(Side::First),
            Ground::Den(Side::Second),
            Ground::Water { banks: 0b1001 },
            Ground::Water { banks: 0b0110 },
        ];
        let pieces = Side::ALL.map(|side| {
            Some(Piece {
                side,
                kind: Kind::Leopard,
            })
        });
        let mut samples = Vec::new();
        let plain = |ground, piece| Look {
            ground,
            trace: Trace::None,
            hint: Hint::None,
            piece,
        };
        for ground in grounds {
            let bare = plain(ground, None);
            let marks = [
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
            ];
            samples.extend(
                [bare, plain(ground, pieces[0]), plain(ground, pieces[1])]
                    .map(|look| self.square(look)),
            );
            samples.extend(marks.map(|look| self.square(look)));
        }
        for side in Side::ALL {
            for standing in [Standing::ToMove, Standing::Waiting] {
                let bar = Bar {
                    side,
                    standing,
                    captured: vec![Kind::Lion, Kind::Rat],
                    name: "Banyan".to_owned(),
                    caption: "Jungle · classic".to_owned(),
                };
                samples.push(self.bar(&bar));
            }
        }
        samples.extend([self.files(false, true), self.rank(0)]);
        samples
    }

    fn uniform(&self, side: Side) -> &'static Uniform {
        self.uniforms[side.index()]
    }

    pub(super) fn square(&self, look: Look) -> Canvas {
        let mut canvas = self.ground(look.ground, look.trace);
        self.trace(&mut canvas, look.trace);
        match (look.hint, look.piece) {
            (Hint::None, _) => {}
            (Hint::Chosen, _) => self.chosen(&mut canvas),
            (Hint::Target, None) => self.target(&mut canvas),
            (Hint::Target, Some(_)) => self.prey(&mut canvas),
        }
        if let Some(piece) = look.piece {
            self.token(&mut canvas, piece);
        }
        canvas
    }

    fn ground(&self, ground: Ground, trace: Trace) -> Canvas {
        let colours = self.colours;
        let tint = |colour: Rgb| {
            if trace == Trace::None {
                colour
            } else {
                mix(colour, colours.trace, 0.7)
            }
        };
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
                    self.uniform(side).rim,
                );
                canvas.glyph(Face::Hanzi, CAVE, (C, C), (40.0, 40.0), colours.cave);
            }
        }
        canvas.border(mix(colours.grid, tint(colours.grid), 0.5));
        canvas
    }

    /// Two jaws that bare their teeth at each other; the bolts in the corners stay in sight under a token.
    fn trap(&self, canvas: &mut Canvas) {
        let colour = self.colours.teeth;
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

    /// The two squares of the last move, told apart by more than the tint: brackets where it began, a frame where it ended.
    fn trace(&self, canvas: &mut Canvas, trace: Trace) {
        let frame = || Shape::rectangle(3.0, 3.0, 2.0 * C - 3.0, 2.0 * C - 3.0, 3.0).outline(5.0);
        match trace {
            Trace::None => {}
            Trace::From => {
                let upright = Shape::rectangle(24.0, -9.0, 2.0 * C - 24.0, 2.0 * C + 9.0, 0.0);
                let level = Shape::rectangle(-9.0, 24.0, 2.0 * C + 9.0, 2.0 * C - 24.0, 0.0);
                canvas.fill(
                    &frame().without(upright).without(level),
                    self.colours.trace_line,
                );
            }
            Trace::To => canvas.fill(&frame(), self.colours.trace_line),
        }
    }

    /// The mark of a piece that may be captured: everything around its token.
    fn prey(&self, canvas: &mut Canvas) {
        let around = Shape::rectangle(1.0, 1.0, 2.0 * C - 1.0, 2.0 * C - 1.0, 8.0);
        canvas.fill(&around, self.colours.hint);
        canvas.fill(&Shape::disc(C, C, TOKEN + 2.5), self.colours.hint_edge);
    }

    fn target(&self, canvas: &mut Canvas) {
        canvas.fill(&Shape::disc(C, C, 16.0), self.colours.hint_edge);
        canvas.fill(&Shape::disc(C, C, 13.0), self.colours.hint);
    }

    fn chosen(&self, canvas: &mut Canvas) {
        let frame =
            |inset: f32| Shape::rectangle(inset, inset, 2.0 * C - inset, 2.0 * C - inset, 8.0);
        canvas.fill(&frame(1.0), self.colours.hint);
        canvas.fill(&frame(5.0), self.colours.hint_edge);
        canvas.fill(
            &frame(7.0),
            mix(self.colours.hint_edge, self.colours.hint, 0.35),
        );
    }

    /// A round token for the First side, an octagonal one for the Second: shape tells them apart without any colour.
    fn token(&self, canvas: &mut Canvas, piece: Piece) {
        let uniform = self.uniform(piece.side);
        canvas.glaze(
            &outline(piece.side, C, C + 2.5, TOKEN),
            self.colours.shadow,
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

    pub(super) fn rank(&self, rank: usize) -> Canvas {
        let mut canvas = Canvas::new(MARGIN, SIDE, self.colours.frame);
        let place = (MARGIN as f32 / 2.0, C);
        canvas.glyph(
            Face::Sans,
            digit(rank as u8 + 1),
            place,
            (17.0, 17.0),
            self.colours.lettering,
        );
        canvas
    }

    pub(super) fn files(&self, flip: bool, above: bool) -> Canvas {
        let mut canvas = Canvas::new(WIDTH, LETTERS, self.colours.frame);
        for column in 0..FILES {
            let file = if flip { FILES - 1 - column } else { column } as u8;
            let line = Line::set(char::from(b'a' + file).encode_utf8(&mut [0; 4]), 20.0, 40.0);
            let x = (MARGIN + column * SIDE) as f32 + C - line.width() / 2.0;
            canvas.write(
                &line,
                x,
                if above { 17.0 } else { 18.0 },
                self.colours.lettering,
            );
        }
        canvas
    }

    /// A player's bar: the plate with token and name, lit when it is their turn; what they have captured; and some words.
    pub(super) fn bar(&self, bar: &Bar) -> Canvas {
        let Bar { side, standing, .. } = *bar;
        let colours = self.colours;
        let mut canvas = Canvas::new(WIDTH, BAR, colours.frame);
        let middle = BAR as f32 / 2.0;
        let (left, right) = (MARGIN as f32, (WIDTH - MARGIN) as f32);
        let name = Line::fit(&bar.name, &[20.0, 18.0, 16.0], 220.0);
        let mut x = left + 28.0;
        if name.width() > 0.0 {
            x += name.width() + 12.0;
        }
        let lit = standing != Standing::Waiting;
        if lit {
            x += 22.0;
            canvas.fill(
                &Shape::rectangle(left, 2.0, x, BAR as f32 - 2.0, 14.0),
                colours.turn,
            );
            let tip = x - 10.0;
            if standing == Standing::ToMove {
                let arrow = Shape::triangle([
                    (tip - 13.0, middle - 8.0),
                    (tip, middle),
                    (tip - 13.0, middle + 8.0),
                ]);
                canvas.fill(&arrow, colours.turn_lettering);
            } else {
                canvas.glyph(
                    Face::Emoji,
                    TROPHY,
                    (tip - 8.0, middle),
                    (18.0, 18.0),
                    colours.turn_lettering,
                );
            }
        }
        let lettering = if lit {
            colours.turn_lettering
        } else {
            colours.lettering
        };
        self.chip(&mut canvas, side, left + 15.0, middle, None);
        canvas.write(&name, left + 32.0, middle + 7.0, lettering);
        x += 16.0;
        for &kind in &bar.captured {
            self.chip(&mut canvas, side.other(), x + 12.0, middle, Some(kind));
            x += 27.0;
        }
        let caption = Line::fit(&bar.caption, &[19.0, 17.0, 15.0, 13.0], right - x - 10.0);
        canvas.write(
            &caption,
            right - caption.width(),
            middle + 7.0,
            colours.caption,
        );
        canvas
    }

    /// A token too small for an animal: a player's emblem, or a captured piece with its rank.
    fn chip(&self, canvas: &mut Canvas, side: Side, x: f32, y: f32, kind: Option<Kind>) {
        let uniform = self.uniform(side);
        canvas.fill(&outline(side, x, y, 12.0), uniform.ink);
        canvas.fill(&outline(side, x, y, 10.5), uniform.body);
        if let Some(kind) = kind {
            canvas.glyph(
                Face::Sans,
                digit(kind.rank()),
                (x, y),
                (13.0, 13.5),
                uniform.ink,
            );
        }
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

fn digit(number: u8) -> char {
    char::from(b'0' + number)
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
        assert!(Face::Emoji.has(TROPHY) && Face::Hanzi.has(CAVE));
        for number in 0..=9 {
            assert!(Face::Sans.has(digit(number)));
        }
    }
}
