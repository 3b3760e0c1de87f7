//! Paints the parts of Dōbutsu's picture: lands, pieces that point the way they move, hands, coordinates and bars.

use super::super::canvas::{Canvas, Rgb, Shape, mix};
use super::super::fonts::{Face, Line};
use super::super::frame::{Bar, Frame, LETTERS};
use super::super::marks::{self, Hint, Trace};
use super::super::studio::Brush;
use super::super::theme::{Livery, Theme};
use super::{FILES, Ground, HAND, Look, NUMBERS, Part, SIDE, Seen, WIDTH};
use crate::rules::Side;
use crate::rules::dobutsu::{Kind, Piece};

/// The middle of a square.
const C: f32 = SIDE as f32 / 2.0;
/// Half the width and height of a piece.
const PIECE: f32 = 64.0;

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
            Part::Held { seen, count, place } => self.held(*seen, *count, *place),
            Part::Beside => self.frame.blank(HAND, SIDE),
            Part::Rank(rank) => self
                .frame
                .coordinate(NUMBERS, SIDE, char::from(b'1' + rank)),
            Part::Files { flip } => self.files(*flip),
            Part::Bar(bar) => self.frame.bar(bar),
        }
    }

    fn samples(&self) -> Vec<Part> {
        let bare = [Ground::Forest, Ground::Meadow, Ground::Sky].map(|ground| Look {
            ground,
            trace: Trace::None,
            hint: Hint::None,
            piece: None,
        });
        let seen = |side, kind| Seen {
            piece: Piece { side, kind },
            up: side == Side::First,
        };
        let looks = bare.into_iter().flat_map(|bare| {
            let piece = |side| Look {
                piece: Some(seen(side, Kind::Hen)),
                ..bare
            };
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
                    hint: Hint::Target,
                    ..piece(Side::First)
                },
                piece(Side::First),
                piece(Side::Second),
            ]
        });
        let mut samples: Vec<_> = looks.map(Part::Square).collect();
        for side in Side::ALL {
            let held = |count| Part::Held {
                seen: seen(side, Kind::Giraffe),
                count,
                place: 0,
            };
            samples.extend([held(0), held(1), held(2)]);
        }
        samples.extend(Bar::samples("").into_iter().map(Part::Bar));
        samples.extend([Part::Files { flip: false }, Part::Rank(0), Part::Beside]);
        samples
    }
}

impl Paint {
    pub(super) fn of(theme: Theme, livery: Livery) -> Self {
        let frame = Frame {
            colours: theme.colours(),
            uniforms: Side::ALL.map(|side| theme.uniform(livery, side)),
            width: WIDTH,
            margin: 24,
            emblem: |side, x, y, radius| outline(side == Side::First, x, y, radius),
        };
        Self { frame }
    }

    fn square(&self, look: Look) -> Canvas {
        let colours = self.frame.colours;
        let ground = match look.ground {
            Ground::Forest => colours.forest,
            Ground::Meadow => colours.meadow,
            Ground::Sky => colours.sky,
        };
        let mut canvas = Canvas::new(SIDE, SIDE, marks::tint(colours, look.trace, ground));
        canvas.border(mix(
            colours.grid,
            marks::tint(colours, look.trace, colours.grid),
            0.5,
        ));
        marks::trace(&mut canvas, colours, look.trace);
        let halo = look.piece.map(|seen| outline(seen.up, C, C, PIECE + 4.0));
        marks::hint(&mut canvas, colours, look.hint, halo.as_ref());
        if let Some(seen) = look.piece {
            self.piece(&mut canvas, seen, C, C, PIECE);
        }
        canvas
    }

    /// A piece: the way it points, its animal, and a dot wherever it can step.
    fn piece(&self, canvas: &mut Canvas, seen: Seen, x: f32, y: f32, size: f32) {
        let uniform = self.frame.uniforms[seen.piece.side.index()];
        canvas.glaze(
            &outline(seen.up, x, y + size * 0.05, size),
            self.frame.colours.shadow,
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
        for &(right, ahead) in steps(seen.piece.kind) {
            // Below the slopes there is less room than below the point.
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

    /// A place of a hand: the piece and how many of it, or a faint animal where there is none.
    fn held(&self, seen: Seen, count: u8, place: usize) -> Canvas {
        let colours = self.frame.colours;
        let mut canvas = self.frame.blank(HAND, SIDE);
        let (x, y) = (HAND as f32 / 2.0, C);
        let (top, bottom) = (
            if place == 0 { 0.0 } else { -20.0 },
            2.0 * C + if place == 2 { 0.0 } else { 20.0 },
        );
        let tray = Shape::rectangle(4.0, top, HAND as f32 - 4.0, bottom, 12.0);
        let wood = self.wood(0.1);
        canvas.fill(&tray, wood);
        if count == 0 {
            canvas.glyph(
                Face::Emoji,
                animal(seen.piece.kind),
                (x, y),
                (44.0, 44.0),
                self.wood(0.28),
            );
            return canvas;
        }
        self.piece(&mut canvas, seen, x, y, 40.0);
        if count > 1 {
            let uniform = self.frame.uniforms[seen.piece.side.index()];
            canvas.fill(
                &Shape::disc(x + 30.0, y + 38.0, 17.0),
                colours.turn_lettering,
            );
            canvas.fill(&Shape::disc(x + 30.0, y + 38.0, 15.0), uniform.badge);
            let digit = char::from(b'0' + count.min(9));
            let line = Line::set(&format!("×{digit}"), 19.0, 40.0);
            canvas.write(
                &line,
                x + 30.0 - line.width() / 2.0,
                y + 45.0,
                uniform.digit,
            );
        }
        canvas
    }

    /// The frame's colour, some way to that of its letters.
    fn wood(&self, share: f32) -> Rgb {
        mix(
            self.frame.colours.frame,
            self.frame.colours.lettering,
            share,
        )
    }

    fn files(&self, flip: bool) -> Canvas {
        let mut canvas = self.frame.blank(WIDTH, LETTERS);
        for column in 0..FILES {
            let file = if flip { FILES - 1 - column } else { column } as u8;
            let letter = self
                .frame
                .coordinate(SIDE, LETTERS, char::from(b'a' + file));
            canvas.paste(&letter, HAND + NUMBERS + column * SIDE, 0);
        }
        canvas
    }
}

/// Five-sided, pointing up or down; `size` is half its width and height.
fn outline(up: bool, x: f32, y: f32, size: f32) -> Shape {
    let forward = if up { -1.0 } else { 1.0 };
    // The slopes run on below the block, so that they cut nothing but its shoulders.
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

/// Where a kind can step: to the right, and ahead.
fn steps(kind: Kind) -> &'static [(i8, i8)] {
    match kind {
        Kind::Lion => &[
            (-1, 1),
            (0, 1),
            (1, 1),
            (-1, 0),
            (1, 0),
            (-1, -1),
            (0, -1),
            (1, -1),
        ],
        Kind::Giraffe => &[(0, 1), (-1, 0), (1, 0), (0, -1)],
        Kind::Elephant => &[(-1, 1), (1, 1), (-1, -1), (1, -1)],
        Kind::Chick => &[(0, 1)],
        Kind::Hen => &[(-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (0, -1)],
    }
}

fn animal(kind: Kind) -> char {
    match kind {
        Kind::Lion => '🦁',
        Kind::Giraffe => '🦒',
        Kind::Elephant => '🐘',
        Kind::Chick => '🐥',
        Kind::Hen => '🐔',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_animal_is_in_its_font() {
        for kind in Kind::ALL {
            assert!(Face::Emoji.has(animal(kind)), "{kind:?}");
        }
    }
}
