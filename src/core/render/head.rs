//! What pictures that are not boards share: a title with a short note opposite it, and dots for what is left out.

use super::canvas::{Canvas, Shape};
use super::fonts::Line;
use super::theme::Colours;

/// The width of these pictures.
pub const WIDTH: usize = 720;
/// The height of a title.
pub const HEAD: usize = 50;
/// The distance of text from the edges.
pub const MARGIN: f32 = 18.0;

/// Draws the head of a table. Long texts are cut.
pub fn head(colours: &Colours, title: &str, note: &str) -> Canvas {
    titled(HEAD, colours, title, note, 3.0)
}

/// A canvas of that height with a title. The note takes at most one part of the width, which is divided into `parts`.
pub fn titled(height: usize, colours: &Colours, title: &str, note: &str, parts: f32) -> Canvas {
    let mut canvas = Canvas::new(WIDTH, height, colours.frame);
    let end = WIDTH as f32 - MARGIN;
    let note = Line::fit(note, &[22.0, 20.0], end / parts);
    canvas.write(&note, end - note.width(), 34.0, colours.caption);
    let room = end - MARGIN - note.width() - 16.0;
    let title = Line::fit(title, &[28.0, 25.0, 22.0], room);
    canvas.write(&title, MARGIN, 35.0, colours.lettering);
    canvas
}

/// Draws three dots, the first one around (`x`, `y`).
pub fn dots(canvas: &mut Canvas, colours: &Colours, x: f32, y: f32) {
    for step in [0.0, 12.0, 24.0] {
        canvas.fill(&Shape::disc(x + step, y, 3.0), colours.caption);
    }
}
