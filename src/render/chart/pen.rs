//! What plotters draws, on our canvas and in our fonts: lines, areas and words; it never asks what they mean.

use std::convert::Infallible;

use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
};

use crate::render::canvas::{Canvas, Rgb, Shape};
use crate::render::fonts::Line;

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

/// A canvas as plotters wants it.
pub struct Pen<'a>(pub &'a mut Canvas);

fn rgb(colour: BackendColor) -> Rgb {
    let (red, green, blue) = colour.rgb;
    [red, green, blue]
}

/// The middle of a pixel.
fn middle((x, y): BackendCoord) -> (f32, f32) {
    (x as f32 + 0.5, y as f32 + 0.5)
}

impl DrawingBackend for Pen<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        (self.0.width() as u32, self.0.height() as u32)
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, point: BackendCoord, colour: BackendColor) -> Drawn {
        self.draw_rect(point, (point.0 + 1, point.1 + 1), &colour, true)
    }

    fn draw_line<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
    ) -> Drawn {
        let colour = style.color();
        let width = style.stroke_width() as f32;
        let line = Shape::stroke(middle(from), middle(to), width);
        self.0.glaze(&line, rgb(colour), colour.alpha as f32);
        Ok(())
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        (left, top): BackendCoord,
        (right, bottom): BackendCoord,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let colour = style.color();
        let shape = Shape::rectangle(left as f32, top as f32, right as f32, bottom as f32, 0.0);
        let shape = if fill {
            shape
        } else {
            shape.outline(style.stroke_width() as f32)
        };
        self.0.glaze(&shape, rgb(colour), colour.alpha as f32);
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Drawn {
        let path: Vec<_> = path.into_iter().collect();
        path.windows(2)
            .try_for_each(|ends| self.draw_line(ends[0], ends[1], style))
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        corners: I,
        style: &S,
    ) -> Drawn {
        let corners: Vec<_> = corners.into_iter().map(middle).collect();
        let colour = style.color();
        self.0
            .glaze_polygon(&corners, rgb(colour), colour.alpha as f32);
        Ok(())
    }

    fn draw_text<T: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &T,
        (x, y): BackendCoord,
    ) -> Drawn {
        let size = style.size() as f32;
        let line = Line::set(text, size, f32::INFINITY);
        let anchor = style.anchor();
        let left = match anchor.h_pos {
            HPos::Left => 0.0,
            HPos::Center => line.width() / 2.0,
            HPos::Right => line.width(),
        };
        // Numbers and capitals stand 0.72 of their size above the line.
        let base = match anchor.v_pos {
            VPos::Top => size * 0.72,
            VPos::Center => size * 0.36,
            VPos::Bottom => 0.0,
        };
        self.0
            .write(&line, x as f32 - left, y as f32 + base, rgb(style.color()));
        Ok(())
    }

    fn estimate_text_size<T: BackendTextStyle>(
        &self,
        text: &str,
        style: &T,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let size = style.size() as f32;
        let width = Line::set(text, size, f32::INFINITY).width();
        Ok((width.ceil() as u32, size.ceil() as u32))
    }
}
