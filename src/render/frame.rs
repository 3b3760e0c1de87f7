//! What surrounds every board: coordinates, and a bar for either player with name, turn, captures and some words.

use super::canvas::{Canvas, Shape};
use super::fonts::{Face, Line};
use super::theme::{Colours, Uniform};
use super::{Ended, View};
use crate::rules::Side;

/// The height of a bar.
pub const BAR: usize = 32;
/// The height of a row of letters.
pub const LETTERS: usize = 23;

const TROPHY: char = '🏆';

/// Everything that decides how a player's bar looks.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Bar {
    pub side: Side,
    pub standing: Standing,
    /// the signs of the other side's pieces that the player has captured
    pub captured: String,
    pub name: String,
    /// some words at the other end
    pub caption: String,
}

/// How a player stands in the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Standing {
    ToMove,
    Waiting,
    Won,
}

impl Bar {
    /// The bars by side.
    pub fn both(view: &View, to_move: Side, ended: Option<Ended>) -> [Self; 2] {
        Side::ALL.map(|side| Self {
            side,
            standing: match ended {
                None if side == to_move => Standing::ToMove,
                Some(Ended::Won(winner)) if side == winner => Standing::Won,
                _ => Standing::Waiting,
            },
            captured: String::new(),
            name: view.names[side.index()].clone(),
            // The title stands above, whichever side sits there.
            caption: if side == below(view) {
                &view.note
            } else {
                &view.title
            }
            .clone(),
        })
    }

    /// Some bars to choose a palette by.
    pub fn samples(captured: &str) -> Vec<Self> {
        let standings = [Standing::ToMove, Standing::Waiting];
        let every = Side::ALL
            .into_iter()
            .flat_map(|side| standings.map(|standing| (side, standing)));
        every
            .map(|(side, standing)| Self {
                side,
                standing,
                captured: captured.to_owned(),
                name: "Banyan".to_owned(),
                caption: "Jungle · classic".to_owned(),
            })
            .collect()
    }
}

/// The side that sits below.
pub fn below(view: &View) -> Side {
    if view.flip { Side::Second } else { Side::First }
}

/// Paints what surrounds a board of pictures `width` wide whose sides leave `margin`.
pub struct Frame {
    pub colours: &'static Colours,
    pub uniforms: [&'static Uniform; 2],
    pub width: usize,
    pub margin: usize,
    /// the shape of a side's pieces, around a point and with a radius
    pub emblem: fn(Side, f32, f32, f32) -> Shape,
}

impl Frame {
    /// A plain piece of frame.
    pub fn blank(&self, width: usize, height: usize) -> Canvas {
        Canvas::new(width, height, self.colours.frame)
    }

    /// A coordinate in the middle of a piece of frame; a letter stands on its line, be it tall or deep.
    pub fn coordinate(&self, width: usize, height: usize, sign: char) -> Canvas {
        let mut canvas = self.blank(width, height);
        let line = Line::set(sign.encode_utf8(&mut [0; 4]), 21.0, width as f32);
        let x = (width as f32 - line.width()) / 2.0;
        canvas.write(&line, x, height as f32 / 2.0 + 6.5, self.colours.lettering);
        canvas
    }

    /// A player's bar: the plate with emblem and name, lit when it is their turn; what they have captured; and some words.
    pub fn bar(&self, bar: &Bar) -> Canvas {
        let colours = self.colours;
        let mut canvas = self.blank(self.width, BAR);
        let middle = BAR as f32 / 2.0;
        let (left, right) = (self.margin as f32, (self.width - self.margin) as f32);
        let name = Line::fit(&bar.name, &[20.0, 18.0, 16.0], 220.0);
        let mut x = left + 28.0;
        if name.width() > 0.0 {
            x += name.width() + 12.0;
        }
        let lit = bar.standing != Standing::Waiting;
        let mut lettering = colours.lettering;
        if lit {
            x += 22.0;
            lettering = colours.turn_lettering;
            let plate = Shape::rectangle(left, 2.0, x, BAR as f32 - 2.0, 14.0);
            canvas.fill(&plate, colours.turn);
            self.flag(&mut canvas, bar.standing, x - 10.0, middle);
        }
        self.chip(&mut canvas, bar.side, left + 15.0, middle, None);
        canvas.write(&name, left + 32.0, middle + 7.0, lettering);
        x += 16.0;
        for sign in bar.captured.chars() {
            self.chip(&mut canvas, bar.side.other(), x + 12.0, middle, Some(sign));
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

    /// Why the plate is lit, left of `tip`.
    fn flag(&self, canvas: &mut Canvas, standing: Standing, tip: f32, middle: f32) {
        let colour = self.colours.turn_lettering;
        if standing == Standing::Won {
            canvas.glyph(
                Face::Emoji,
                TROPHY,
                (tip - 8.0, middle),
                (18.0, 18.0),
                colour,
            );
        } else {
            let back = tip - 13.0;
            let arrow =
                Shape::triangle([(back, middle - 8.0), (tip, middle), (back, middle + 8.0)]);
            canvas.fill(&arrow, colour);
        }
    }

    /// A piece too small for its picture: a player's emblem, or what was captured with a sign on it.
    fn chip(&self, canvas: &mut Canvas, side: Side, x: f32, y: f32, sign: Option<char>) {
        let uniform = self.uniforms[side.index()];
        canvas.fill(&(self.emblem)(side, x, y, 12.0), uniform.ink);
        canvas.fill(&(self.emblem)(side, x, y, 10.5), uniform.body);
        if let Some(sign) = sign {
            canvas.glyph(Face::Sans, sign, (x, y), (13.0, 13.5), uniform.ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_trophy_is_in_its_font() {
        assert!(Face::Emoji.has(TROPHY));
    }
}
