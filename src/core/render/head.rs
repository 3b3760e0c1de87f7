//! The head of a picture that is not a board: a title, and a short note opposite it.

use super::canvas::Canvas;
use super::fonts::Line;
use super::theme::Colours;

const HEIGHT: usize = 50;
/// The distance of text from the edges.
pub const MARGIN: f32 = 18.0;

/// Draws a head of that width. Long texts are cut.
pub fn head(colours: &Colours, width: usize, title: &str, note: &str) -> Canvas {
    let mut canvas = Canvas::new(width, HEIGHT, colours.frame);
    let end = width as f32 - MARGIN;
    let note = Line::fit(note, &[22.0, 20.0], end / 3.0);
    canvas.write(&note, end - note.width(), 34.0, colours.caption);
    let room = end - MARGIN - note.width() - 16.0;
    let title = Line::fit(title, &[28.0, 25.0, 22.0], room);
    canvas.write(&title, MARGIN, 35.0, colours.lettering);
    canvas
}
