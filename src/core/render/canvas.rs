//! A canvas and the shapes painted on it, with anti-aliasing. Knows pixels, never a game.
//!
//! A shape is its signed distance function in pixels: negative inside, positive outside. The coverage of a pixel
//! follows from the distance of its centre, so anti-aliasing costs one evaluation a pixel, pixels far from every edge cost
//! none, and shapes combine by `min` and `max`.

use std::ops::Range;

use ab_glyph::OutlinedGlyph;
use image::{RgbImage, imageops};
use imageproc::{drawing::draw_hollow_rect_mut, pixelops::interpolate, rect::Rect};

use super::fonts::{Face, Line};

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// Mixes two colours: `share` 0 gives `a`, 1 gives `b`.
#[must_use]
pub fn mix(a: Rgb, b: Rgb, share: f32) -> Rgb {
    interpolate(image::Rgb(b), image::Rgb(a), share).0
}

/// Faster than `f32::hypot`, which guards against overflows that pixel coordinates cannot cause.
fn length(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}

/// The number of steps from one colour to the next along an edge: enough to look smooth, few enough for a small
/// palette.
const STEPS: f32 = 5.0;

/// How many pixels a blurred tip may reach beyond its corner, where the distance to the edges is less than that to the
/// corner.
const TIP: f32 = 1.0;

/// A region of the plane.
pub struct Shape {
    /// Left, top, right, bottom; nothing outside is painted.
    bounds: [f32; 4],
    distance: Box<dyn Fn(f32, f32) -> f32>,
}

impl Shape {
    fn new(bounds: [f32; 4], distance: impl Fn(f32, f32) -> f32 + 'static) -> Self {
        Self {
            bounds,
            distance: Box::new(distance),
        }
    }

    /// A disc around (`x`, `y`).
    pub fn disc(x: f32, y: f32, radius: f32) -> Self {
        Self::new(
            [x - radius, y - radius, x + radius, y + radius],
            move |px, py| length(px - x, py - y) - radius,
        )
    }

    /// A square standing on a corner; `reach` is the distance from its centre to a corner.
    pub fn diamond(x: f32, y: f32, reach: f32) -> Self {
        let bound = reach + TIP;
        Self::new(
            [x - bound, y - bound, x + bound, y + bound],
            move |px, py| {
                ((px - x).abs() + (py - y).abs() - reach) * std::f32::consts::FRAC_1_SQRT_2
            },
        )
    }

    /// A regular octagon with horizontal top and bottom sides; `apothem` is the distance from its centre to a side.
    pub fn octagon(x: f32, y: f32, apothem: f32) -> Self {
        Self::new(
            [x - apothem, y - apothem, x + apothem, y + apothem],
            move |px, py| {
                let (dx, dy) = ((px - x).abs(), (py - y).abs());
                dx.max(dy).max((dx + dy) * std::f32::consts::FRAC_1_SQRT_2) - apothem
            },
        )
    }

    /// An upright rectangle with corners rounded by `radius`.
    pub fn rectangle(left: f32, top: f32, right: f32, bottom: f32, radius: f32) -> Self {
        let (x, y) = (f32::midpoint(left, right), f32::midpoint(top, bottom));
        let (half_width, half_height) =
            ((right - left) / 2.0 - radius, (bottom - top) / 2.0 - radius);
        Self::new([left, top, right, bottom], move |px, py| {
            let (dx, dy) = ((px - x).abs() - half_width, (py - y).abs() - half_height);
            length(dx.max(0.0), dy.max(0.0)) + dx.max(dy).min(0.0) - radius
        })
    }

    /// The line from one point to another, drawn with a round pen of `width` pixels.
    pub fn stroke((ax, ay): (f32, f32), (bx, by): (f32, f32), width: f32) -> Self {
        let half = width / 2.0;
        let (dx, dy) = (bx - ax, by - ay);
        let squared = (dx * dx + dy * dy).max(f32::EPSILON);
        Self::new(
            [
                ax.min(bx) - half,
                ay.min(by) - half,
                ax.max(bx) + half,
                ay.max(by) + half,
            ],
            move |px, py| {
                let along = ((px - ax) * dx + (py - ay) * dy) / squared;
                let along = along.clamp(0.0, 1.0);
                length(px - ax - along * dx, py - ay - along * dy) - half
            },
        )
    }

    /// A triangle.
    pub fn triangle(mut corners: [(f32, f32); 3]) -> Self {
        let [(ax, ay), (bx, by), (cx, cy)] = corners;
        if (bx - ax) * (cy - ay) < (by - ay) * (cx - ax) {
            // Clockwise on the screen, so that the inside is on the same side of every edge.
            corners.swap(1, 2);
        }
        let xs = corners.map(|corner| corner.0);
        let ys = corners.map(|corner| corner.1);
        let low = |values: [f32; 3]| values.into_iter().fold(f32::INFINITY, f32::min);
        let high = |values: [f32; 3]| values.into_iter().fold(f32::NEG_INFINITY, f32::max);
        let bounds = [low(xs) - TIP, low(ys) - TIP, high(xs) + TIP, high(ys) + TIP];
        Self::new(bounds, move |px, py| {
            (0..3).fold(f32::NEG_INFINITY, |distance, i| {
                let ((ax, ay), (bx, by)) = (corners[i], corners[(i + 1) % 3]);
                distance
                    .max(((px - ax) * (by - ay) - (py - ay) * (bx - ax)) / length(bx - ax, by - ay))
            })
        })
    }

    /// A sine wave from `left` to `right` around the height `y`, drawn with a pen of `width` pixels.
    pub fn wave(left: f32, right: f32, y: f32, swing: f32, length: f32, width: f32) -> Self {
        let turn = std::f32::consts::TAU / length;
        Self::new(
            [left, y - swing - width, right, y + swing + width],
            move |px, py| {
                let (sin, cos) = ((px - left) * turn).sin_cos();
                let slope = swing * turn * cos;
                let across =
                    (py - y - swing * sin).abs() / (1.0 + slope * slope).sqrt() - width / 2.0;
                across
                    .max(left + width / 2.0 - px)
                    .max(px - right + width / 2.0)
                    // An estimate that is right only near the wave: no pixel may be skipped because of it.
                    .clamp(-0.5, 0.5)
            },
        )
    }

    /// The outline of the shape; `width` is centred on the edge.
    pub fn outline(self, width: f32) -> Self {
        let [left, top, right, bottom] = self.bounds;
        let half = width / 2.0;
        Self::new(
            [left - half, top - half, right + half, bottom + half],
            move |x, y| (self.distance)(x, y).abs() - half,
        )
    }

    /// The intersection of both shapes.
    pub fn within(self, other: Self) -> Self {
        Self::new(self.bounds, move |x, y| {
            (self.distance)(x, y).max((other.distance)(x, y))
        })
    }

    /// This shape without `other`.
    pub fn without(self, other: Self) -> Self {
        Self::new(self.bounds, move |x, y| {
            (self.distance)(x, y).max(-(other.distance)(x, y))
        })
    }
}

/// An RGB picture that is being painted.
#[derive(Clone)]
pub struct Canvas(RgbImage);

impl Canvas {
    /// A canvas of one colour.
    pub fn new(width: usize, height: usize, colour: Rgb) -> Self {
        let pixels = vec![colour; width * height].into_flattened();
        let image = RgbImage::from_raw(width as u32, height as u32, pixels);
        Self(image.expect("three bytes a pixel"))
    }

    pub fn width(&self) -> usize {
        self.0.width() as usize
    }

    pub fn height(&self) -> usize {
        self.0.height() as usize
    }

    /// The pixels, row after row.
    pub fn pixels(&self) -> &[Rgb] {
        self.0.as_raw().as_chunks().0
    }

    /// Draws a line of one pixel along the edge of the canvas.
    pub fn border(&mut self, colour: Rgb) {
        let all = Rect::at(0, 0).of_size(self.0.width(), self.0.height());
        draw_hollow_rect_mut(&mut self.0, all, image::Rgb(colour));
    }

    /// Copies `other` onto this canvas, its top left corner to (`left`, `top`).
    pub fn paste(&mut self, other: &Self, left: usize, top: usize) {
        imageops::replace(&mut self.0, &other.0, left as i64, top as i64);
    }

    /// The part of this canvas whose top left corner is (`left`, `top`).
    pub fn crop(&self, left: usize, top: usize, width: usize, height: usize) -> Self {
        let part = imageops::crop_imm(
            &self.0,
            left as u32,
            top as u32,
            width as u32,
            height as u32,
        );
        Self(part.to_image())
    }

    /// This canvas at half its size. `odd` tells that it starts at an odd column or row of a larger picture; its first
    /// column or row is then half of an output pixel and gets one of its own.
    pub fn halved(&self, odd: [bool; 2]) -> Self {
        let [left, top] = odd.map(u32::from);
        let (width, height) = self.0.dimensions();
        let average = |x: u32, y: u32| {
            let columns = [(2 * x).saturating_sub(left), 2 * x + 1 - left];
            let rows = [(2 * y).saturating_sub(top), 2 * y + 1 - top];
            let mut sums = [0_u16; 3];
            for (x, y) in rows.into_iter().flat_map(|y| columns.map(|x| (x, y))) {
                for (sum, part) in sums.iter_mut().zip(self.0.get_pixel(x, y).0) {
                    *sum += u16::from(part);
                }
            }
            image::Rgb(sums.map(|sum| ((sum + 2) / 4) as u8))
        };
        Self(RgbImage::from_fn(
            u32::midpoint(width, left),
            u32::midpoint(height, top),
            average,
        ))
    }

    /// Paints `shape` in `colour`.
    pub fn fill(&mut self, shape: &Shape, colour: Rgb) {
        self.fill_translucent(shape, colour, 1.0);
    }

    /// Paints `shape` in `colour`. `strength` is the opacity: 0 changes nothing, 1 covers.
    pub fn fill_translucent(&mut self, shape: &Shape, colour: Rgb, strength: f32) {
        let [left, top, right, bottom] = shape.bounds;
        // A pixel has a share in the shape if its centre is less than half a pixel outside.
        let columns = left.max(0.0) as usize..(right.max(0.0).ceil() as usize).min(self.width());
        let rows = top.max(0.0) as usize..(bottom.max(0.0).ceil() as usize).min(self.height());
        for y in rows {
            let mut x = columns.start;
            while x < columns.end {
                let distance = (shape.distance)(x as f32 + 0.5, y as f32 + 0.5);
                // This many pixels to the right are fully inside or outside as well. The cast turns negative numbers into 0.
                let alike = (distance.abs() - 0.5) as usize;
                let next = (x + 1 + alike).min(columns.end);
                let coverage = 0.5 - distance;
                if coverage > 0.0 {
                    self.blend(x..next, y, colour, coverage.min(1.0), strength);
                }
                x = next;
            }
        }
    }

    /// Paints the inside of a polygon with opacity `strength`. It works row by row and takes any number of corners, for
    /// which a distance function would be slow.
    pub fn glaze_polygon(&mut self, corners: &[(f32, f32)], colour: Rgb, strength: f32) {
        const PARTS: usize = 4;
        let low = corners
            .iter()
            .fold(f32::INFINITY, |low, corner| low.min(corner.1));
        let high = corners
            .iter()
            .fold(0.0, |high: f32, corner| high.max(corner.1));
        let rows = low.max(0.0) as usize..(high.ceil() as usize).min(self.height());
        // Each row of pixels is sampled by a few horizontal lines; an edge is noted where it crosses one.
        let lines = rows.len() * PARTS;
        let line = |at: usize| {
            (rows.start + at / PARTS) as f32 + ((at % PARTS) as f32 + 0.5) / PARTS as f32
        };
        let mut crossings = vec![Vec::new(); lines];
        for (&(ax, ay), &(bx, by)) in corners.iter().zip(corners.iter().cycle().skip(1)) {
            let above = (ay.min(by) - rows.start as f32) * PARTS as f32 - 1.0;
            for (at, crossings) in crossings
                .iter_mut()
                .enumerate()
                .skip(above.max(0.0) as usize)
            {
                let line = line(at);
                if line >= ay.max(by) {
                    break;
                }
                if line >= ay.min(by) {
                    crossings.push(ax + (line - ay) / (by - ay) * (bx - ax));
                }
            }
        }
        let mut coverage = vec![0.0; self.width()];
        for (y, parts) in rows.zip(crossings.chunks_mut(PARTS)) {
            coverage.fill(0.0);
            for crossings in parts {
                crossings.sort_unstable_by(f32::total_cmp);
                for pair in crossings.as_chunks::<2>().0 {
                    let [left, right] = pair.map(|x| x.clamp(0.0, self.width() as f32));
                    for (x, part) in coverage
                        .iter_mut()
                        .enumerate()
                        .take(right.ceil() as usize)
                        .skip(left as usize)
                    {
                        let x = x as f32;
                        *part += ((x + 1.0).min(right) - x.max(left)) / PARTS as f32;
                    }
                }
            }
            for (x, &coverage) in coverage.iter().enumerate() {
                if coverage > 0.0 {
                    self.blend(x..x + 1, y, colour, coverage, strength);
                }
            }
        }
    }

    /// Paints one character so that it fits a box of `width` by `height` centred on (`x`, `y`).
    pub fn glyph(
        &mut self,
        face: Face,
        character: char,
        (x, y): (f32, f32),
        (width, height): (f32, f32),
        colour: Rgb,
    ) {
        if let Some(outline) = face.fitted(character, x, y, width, height) {
            self.ink(&outline, colour);
        }
    }

    /// Writes `line` with its left end at `x` and its baseline at `y`.
    pub fn write(&mut self, line: &Line, x: f32, y: f32, colour: Rgb) {
        for outline in line.outlines(x, y) {
            self.ink(&outline, colour);
        }
    }

    /// Writes `line` with its middle at `x` and its baseline at `y`.
    pub fn write_centred(&mut self, line: &Line, x: f32, y: f32, colour: Rgb) {
        self.write(line, x - line.width() / 2.0, y, colour);
    }

    fn ink(&mut self, outline: &OutlinedGlyph, colour: Rgb) {
        let bounds = outline.px_bounds();
        let (left, top) = (bounds.min.x as i32, bounds.min.y as i32);
        outline.draw(|x, y, coverage| {
            let (x, y) = (left + x as i32, top + y as i32);
            if let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y))
                && x < self.width()
                && y < self.height()
            {
                self.blend(x..x + 1, y, colour, coverage.clamp(0.0, 1.0), 1.0);
            }
        });
    }

    /// Mixes `colour` into pixels of row `y`.
    fn blend(&mut self, xs: Range<usize>, y: usize, colour: Rgb, coverage: f32, strength: f32) {
        // Rounds to a step: a cast truncates, and is faster than `floor`.
        let steps = f32::from((coverage * STEPS + 0.5) as u8);
        if steps > 0.0 {
            let share = steps / STEPS * strength;
            let start = y * self.width();
            let (pixels, _) = self.0.as_chunks_mut::<3>();
            let pixels = &mut pixels[start + xs.start..start + xs.end];
            if share < 1.0 {
                for pixel in pixels {
                    *pixel = mix(*pixel, colour, share);
                }
            } else {
                pixels.fill(colour);
            }
        }
    }
}
