//! What surrounds every board: coordinates, a bar for each player (name, turn, captures, caption), and a strip for
//! deviations from the preset. Knows no game.

use super::canvas::{Canvas, Rgb, Shape};
use super::fonts::{Face, Line};
use super::picture::{Ended, View};
use super::theme::{Colours, PieceColours};
use crate::rules::Side;

/// The height of a bar; this and all other sizes here are multiplied by the frame's scale.
const BAR: f32 = 32.0;
/// The height of a strip of text.
const STRIP: f32 = 28.0;
/// The height of a row of file letters.
const LETTERS: f32 = 23.0;

const TROPHY: char = '🏆';

/// A part of a picture: one of the game's own tiles, or one that surrounds every board.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PicturePart<P> {
    Own(P),
    Edge(Edge),
}

/// A part of a picture that surrounds the board.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Edge {
    Bar(Bar),
    /// Text at either end; as many of the left texts are shown as fit.
    Strip {
        left: Vec<String>,
        right: String,
    },
    /// The names of the columns, from the left.
    Letters(String),
    /// The name of a row, beside it.
    Number(Option<char>),
}

/// Everything that determines how a player's bar looks; the key of its tile.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Bar {
    pub side: Side,
    /// Whether that side is at the bottom.
    pub below: bool,
    pub state: PlayerState,
    /// The signs of the pieces that the player has captured.
    pub captured: String,
    pub name: String,
    /// A caption at the other end.
    pub caption: String,
    /// How many bars share the width of the picture.
    pub share: usize,
}

/// A player's state in the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayerState {
    ToMove,
    Waiting,
    Won,
    Drawn,
}

impl Bar {
    /// Both bars, the upper one first.
    pub fn both(view: &View, to_move: Side, ended: Option<Ended>) -> [Self; 2] {
        let below = below(view);
        [below.other(), below].map(|side| Self {
            side,
            below: side == below,
            state: match ended {
                None if side == to_move => PlayerState::ToMove,
                Some(Ended::Won(winner)) if side == winner => PlayerState::Won,
                Some(Ended::Drawn) => PlayerState::Drawn,
                _ => PlayerState::Waiting,
            },
            captured: String::new(),
            name: view.names[side.index()].clone(),
            // The title is in the upper bar, whichever side that is.
            caption: if side == below {
                &view.note
            } else {
                &view.title
            }
            .clone(),
            share: 1,
        })
    }
}

impl Edge {
    /// The row of column names, or empty space of the same size on a board without coordinates.
    pub fn letters(view: &View, letters: impl Iterator<Item = char>) -> Vec<Self> {
        vec![Self::Letters(letters.filter(|_| !view.bare).collect())]
    }

    /// The name of a row, or empty space of the same size.
    pub fn number(view: &View, number: char) -> Self {
        Self::Number(Some(number).filter(|_| !view.bare))
    }

    /// The strip for deviations from the preset, if there are any.
    pub fn deviations(view: &View) -> Option<Vec<Self>> {
        let (left, right) = (view.deviations.clone(), String::new());
        (!left.is_empty()).then(|| vec![Self::Strip { left, right }])
    }

    /// A sample of every part, from which a palette is made.
    pub fn samples(captured: &str) -> Vec<Self> {
        let states = [
            PlayerState::ToMove,
            PlayerState::Waiting,
            PlayerState::Drawn,
        ];
        let every = Side::ALL
            .into_iter()
            .flat_map(|side| states.map(|state| (side, state)));
        let mut samples: Vec<_> = every
            .map(|(side, state)| {
                Self::Bar(Bar {
                    side,
                    below: side == Side::First,
                    state,
                    captured: captured.to_owned(),
                    name: "Banyan".to_owned(),
                    caption: "Jungle · classic".to_owned(),
                    share: 1,
                })
            })
            .collect();
        samples.extend([
            Self::Letters("abcdefg".to_owned()),
            Self::Number(Some('1')),
            Self::Number(Some('9')),
        ]);
        samples
    }
}

/// A band that consists of these parts.
pub fn band<P>(edges: Vec<Edge>) -> Vec<PicturePart<P>> {
    edges.into_iter().map(PicturePart::Edge).collect()
}

/// The shape of a side's pieces, which distinguishes the sides without colour.
pub fn emblem(side: Side, x: f32, y: f32, radius: f32) -> Shape {
    match side {
        Side::First => Shape::disc(x, y, radius),
        Side::Second => Shape::octagon(x, y, radius),
    }
}

/// The side at the bottom.
pub fn below(view: &View) -> Side {
    if view.flip { Side::Second } else { Side::First }
}

/// Paints what surrounds a board.
pub struct Frame {
    pub colours: &'static Colours,
    pub pieces: [&'static PieceColours; 2],
    /// The width of the picture.
    pub width: usize,
    /// The distance of text from the left and right edges.
    pub margin: usize,
    /// The left edge of the first column, and the distance between columns.
    pub columns: (usize, usize),
    /// The width of a row number, and the height of a row.
    pub number: (usize, usize),
    /// The scale of bars and letters: wide pictures are displayed smaller.
    pub scale: f32,
    /// The shape of a side's pieces, at the bottom or the top, around a point with a radius.
    pub emblem: fn(Side, bool, f32, f32, f32) -> Shape,
}

impl Frame {
    /// Paints a part.
    pub fn paint(&self, edge: &Edge) -> Canvas {
        match edge {
            Edge::Bar(bar) => self.bar(bar),
            Edge::Strip { left, right } => self.strip(left, right),
            Edge::Letters(letters) => {
                let mut canvas = self.band(self.width, LETTERS);
                let (start, step) = self.columns;
                for (column, letter) in letters.chars().enumerate() {
                    let x = (start + column * step) as f32 + step as f32 / 2.0;
                    self.sign(&mut canvas, x, LETTERS * self.scale / 2.0, letter);
                }
                canvas
            }
            Edge::Number(number) => {
                let (width, height) = self.number;
                let mut canvas = self.blank(width, height);
                if let Some(number) = *number {
                    self.sign(&mut canvas, width as f32 / 2.0, height as f32 / 2.0, number);
                }
                canvas
            }
        }
    }

    /// An empty piece of the frame.
    pub fn blank(&self, width: usize, height: usize) -> Canvas {
        Canvas::new(width, height, self.colours.frame)
    }

    /// An empty band of the frame, its height multiplied by the scale.
    fn band(&self, width: usize, height: f32) -> Canvas {
        self.blank(width, (height * self.scale).round() as usize)
    }

    /// A coordinate. All letters share one baseline, whatever their height.
    fn sign(&self, canvas: &mut Canvas, x: f32, y: f32, sign: char) {
        let k = self.scale;
        let line = Line::set(sign.encode_utf8(&mut [0; 4]), 21.0 * k, f32::INFINITY);
        canvas.write_centred(&line, x, y + 6.5 * k, self.colours.lettering);
    }

    /// A strip of text, for what fits into no bar.
    fn strip(&self, left: &[String], right: &str) -> Canvas {
        let k = self.scale;
        let mut canvas = self.band(self.width, STRIP);
        let room = (self.width - 2 * self.margin) as f32;
        let base = (STRIP / 2.0 + 6.5) * k;
        let colour = self.colours.caption;
        let right = Line::set(right, 18.0 * k, room / 3.0);
        let end = (self.width - self.margin) as f32;
        canvas.write(&right, end - right.width(), base, colour);
        let sizes = [18.0, 16.0, 14.0].map(|size| size * k);
        let room = room - right.width() - 12.0;
        let listed = |shown: usize| {
            let words = left[..shown].join(" · ");
            match left.len() - shown {
                0 => words,
                more => format!("{words} +{more}"),
            }
        };
        let fits = |words: &String| Line::set(words, sizes[2], f32::INFINITY).width() <= room;
        let shown = (1..=left.len()).rev().map(listed).find(fits);
        let left = Line::fit(&shown.unwrap_or_else(|| listed(0)), &sizes, room);
        canvas.write(&left, self.margin as f32, base, colour);
        canvas
    }

    /// A player's bar: a plate with emblem and name, highlighted on their turn; captures; caption.
    fn bar(&self, bar: &Bar) -> Canvas {
        let (colours, k) = (self.colours, self.scale);
        let sizes = |sizes: [f32; 3]| sizes.map(|size| size * k);
        let width = self.width / bar.share;
        let mut canvas = self.band(width, BAR);
        let middle = BAR * k / 2.0;
        let (left, right) = (self.margin as f32, (width - self.margin) as f32);
        // The name leaves room for the captures and the caption.
        let count = bar.captured.chars().count() as f32;
        let caption = |room: f32| Line::fit(&bar.caption, &sizes([19.0, 17.0, 15.0]), room);
        let words = caption(150.0 * k).width();
        let room = right - left - words - (92.0 + 17.0 * count) * k;
        let name = Line::fit(&bar.name, &sizes([20.0, 18.0, 16.0]), room.min(300.0 * k));
        let mut x = left + 28.0 * k;
        if name.width() > 0.0 {
            x += name.width() + 12.0 * k;
        }
        let mut lettering = colours.lettering;
        if bar.state != PlayerState::Waiting {
            x += 22.0 * k;
            let mut ground = colours.tray();
            if bar.state != PlayerState::Drawn {
                (ground, lettering) = (colours.turn, colours.turn_lettering);
            }
            let plate = Shape::rectangle(left, 2.0, x, BAR * k - 2.0, 14.0 * k);
            canvas.fill(&plate, ground);
            self.flag(&mut canvas, bar.state, x - 10.0 * k, middle, lettering);
        }
        let emblem = (bar.side, bar.below);
        self.chip(&mut canvas, emblem, left + 15.0 * k, middle, None);
        let base = middle + 7.0 * k;
        canvas.write(&name, left + 32.0 * k, base, lettering);
        x += 16.0 * k;
        let step = ((right - words - 22.0 * k - x) / count.max(1.0)).clamp(16.0 * k, 27.0 * k);
        for sign in bar.captured.chars() {
            let piece = (bar.side.other(), !bar.below);
            self.chip(&mut canvas, piece, x + 12.0 * k, middle, Some(sign));
            x += step;
        }
        let caption = Line::fit(
            &bar.caption,
            &sizes([19.0, 17.0, 15.0]),
            right - x - 16.0 * k,
        );
        let start = right - caption.width();
        canvas.write(&caption, start, base, colours.caption);
        canvas
    }

    /// The sign of a player's state on the plate, left of `tip`.
    fn flag(&self, canvas: &mut Canvas, state: PlayerState, tip: f32, middle: f32, colour: Rgb) {
        let k = self.scale;
        let mut sign = |face, sign| {
            let (x, size) = (tip - 8.0 * k, 18.0 * k);
            canvas.glyph(face, sign, (x, middle), (size, size), colour);
        };
        match state {
            PlayerState::Waiting => {}
            PlayerState::Won => sign(Face::Emoji, TROPHY),
            PlayerState::Drawn => sign(Face::Sans, '½'),
            PlayerState::ToMove => {
                let (back, half) = (tip - 13.0 * k, 8.0 * k);
                let corners = [(back, middle - half), (tip, middle), (back, middle + half)];
                canvas.fill(&Shape::triangle(corners), colour);
            }
        }
    }

    /// A small token: a player's emblem, or a captured piece with its sign.
    fn chip(
        &self,
        canvas: &mut Canvas,
        (side, below): (Side, bool),
        x: f32,
        y: f32,
        sign: Option<char>,
    ) {
        let k = self.scale;
        let uniform = self.pieces[side.index()];
        let [edge, face] = match sign {
            Some(_) => [uniform.ink, uniform.body],
            None => uniform.emblem(),
        };
        canvas.fill(&(self.emblem)(side, below, x, y, 12.0 * k), edge);
        canvas.fill(&(self.emblem)(side, below, x, y, 10.5 * k), face);
        if let Some(sign) = sign {
            let fits = (13.0 * k, 13.5 * k);
            canvas.glyph(Face::Sans, sign, (x, y), fits, uniform.ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signs_of_the_bars_are_in_their_fonts() {
        assert!(Face::Emoji.has(TROPHY));
        assert!(Face::Sans.has('½'));
    }
}
