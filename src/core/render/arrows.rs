//! Arrows across a board: a move that would have been better, and the move that was played.

use super::canvas::{Canvas, Rgb, Shape};
use super::picture::View;
use super::theme::Colours;
use crate::rules::Move;

/// A tile of the picture: its row and its place in the row.
type TileAt = (usize, usize);

/// An arrow from the middle of one tile to that of another.
pub struct Arrow {
    ends: [TileAt; 2],
    better: bool,
}

/// The arrows that a view asks for; the better move is drawn last. `ends` finds the tiles of a move.
pub fn arrows(view: &View, ends: impl Fn(Move) -> Option<[TileAt; 2]>) -> Vec<Arrow> {
    let asked = [(view.worse, false), (view.better, true)];
    let arrow = |(mv, better): (Option<Move>, bool)| {
        let ends = ends(mv?)?;
        Some(Arrow { ends, better })
    };
    asked.into_iter().filter_map(arrow).collect()
}

impl Arrow {
    /// Draws the arrow. `places` are left edge, top edge, width and height of each tile.
    pub fn draw(&self, canvas: &mut Canvas, colours: &Colours, places: &[Vec<[usize; 4]>]) {
        let place = |(row, at): TileAt| places.get(row)?.get(at).copied();
        let [Some(from), Some(to)] = self.ends.map(place) else {
            return;
        };
        let middle = |[left, top, width, height]: [usize; 4]| {
            (
                left as f32 + width as f32 / 2.0,
                top as f32 + height as f32 / 2.0,
            )
        };
        let size = to[2].min(to[3]).min(from[2]) as f32;
        let (start, tip) = (middle(from), middle(to));
        let (dx, dy) = (tip.0 - start.0, tip.1 - start.1);
        let length = (dx * dx + dy * dy).sqrt().max(1.0);
        let (dx, dy) = (dx / length, dy / length);
        let along = |far: f32| (start.0 + dx * far, start.1 + dy * far);
        let (width, colour) = if self.better {
            (size * 0.14, colours.hint)
        } else {
            (size * 0.08, colours.alarm)
        };
        // It leaves the piece at its start visible.
        let begin = (size * 0.25).min(length * 0.3);
        let head = width * 2.1;
        let end = length - head;
        let mut paint = |more: f32, colour: Rgb| {
            let shaft = Shape::stroke(along(begin), along(end), width + 2.0 * more);
            canvas.fill(&shaft, colour);
            let half = width * 1.35 + 1.8 * more;
            let base = along(end - more);
            let corners = [
                along(length + 2.0 * more),
                (base.0 - dy * half, base.1 + dx * half),
                (base.0 + dy * half, base.1 - dx * half),
            ];
            canvas.fill(&Shape::triangle(corners), colour);
        };
        paint(3.0, colours.hint_edge);
        paint(0.0, colour);
    }
}
