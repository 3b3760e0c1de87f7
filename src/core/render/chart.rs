//! Charts of ratings over time: a line for each rating pool, its deviation as a band, and a legend. Draws the given
//! points, oldest first; knows no pool, and only the UTC calendar.

mod scale;

use super::canvas::{Canvas, Rgb, Shape};
use super::fonts::Line;
use super::head::{HEAD, MARGIN, WIDTH, titled};
use super::picture::Picture;
use super::png_encoder::PngEncoder;
use super::theme::{Colours, Theme};
pub use scale::Point;
use scale::{AXES, PLOT, Scale, thin};

/// The height of a row of the legend, which holds two names.
const NAMES: usize = 36;
/// The sizes of numbers along the axes, of lines and of markers.
const NUMBERS: f32 = 21.0;
const STROKE: f32 = 4.0;
const MARK: f32 = 7.0;
/// Up to this many points each get a marker; a longer line has one marker per this many pixels.
const MARKED: usize = 16;
const APART: f32 = 90.0;
/// A line shorter than this, in pixels, has no visible band; an error bar shows its deviation instead.
const NARROW: f32 = 24.0;

/// The content of a chart.
#[derive(Debug, Clone, Default)]
pub struct Chart {
    /// The title.
    pub title: String,
    /// A short note opposite the title.
    pub note: String,
    /// The lines, the foremost first.
    pub series: Vec<Series>,
    /// The colours.
    pub theme: Theme,
}

/// A line of the chart.
#[derive(Debug, Clone, Default)]
pub struct Series {
    /// The name in the legend.
    pub label: String,
    /// The points, the oldest first.
    pub points: Vec<Point>,
}

/// A point on the canvas, with the ends of its deviation.
struct CanvasPoint {
    x: f32,
    y: f32,
    ends: [f32; 2],
}

impl Chart {
    /// Draws the chart. It never fails: long lines are thinned, a single point is drawn as such, and without points
    /// only the axes are drawn.
    #[must_use]
    pub fn draw(&self) -> Picture {
        let colours = self.theme.colours();
        let rows = self.series.len().div_ceil(2);
        let height = HEAD + rows * NAMES;
        let mut head = titled(height, colours, &self.title, &self.note, 2.0);
        self.legend(&mut head, colours);
        let mut plot = Canvas::new(WIDTH, PLOT, colours.frame);
        let courses: Vec<_> = self
            .series
            .iter()
            .map(|course| thin(&course.points))
            .collect();
        let scale = Scale::of(&courses);
        axes(&mut plot, colours, &scale);
        lines(&mut plot, colours, &scale, &courses);
        PngEncoder::print_once(WIDTH, &[head, plot])
    }

    fn legend(&self, canvas: &mut Canvas, colours: &Colours) {
        let half = WIDTH as f32 / 2.0;
        for (at, course) in self.series.iter().enumerate() {
            let left = MARGIN + half * (at % 2) as f32;
            let top = (HEAD + at / 2 * NAMES) as f32;
            // The swatch has the plot's background, because the colours of lines are chosen for contrast with it.
            let plate = Shape::rectangle(left, top + 3.0, left + 48.0, top + 33.0, 6.0);
            canvas.fill(&plate, colours.land[1]);
            let (x, y) = (left + 24.0, top + 18.0);
            let line = Shape::stroke((left + 6.0, y), (left + 42.0, y), STROKE);
            canvas.fill(&line, colour(colours, at));
            mark(canvas, colours, at, x, y);
            let label = Line::fit(
                &course.label,
                &[23.0, 21.0, 19.0],
                half - 2.0 * MARGIN - 58.0,
            );
            canvas.write(&label, left + 58.0, top + 26.0, colours.lettering);
        }
    }
}

fn colour(colours: &Colours, at: usize) -> Rgb {
    colours.pebbles[at % colours.pebbles.len()]
}

/// The background, with a grid line and a label at every tick.
fn axes(canvas: &mut Canvas, colours: &Colours, scale: &Scale) {
    let [left, top, right, bottom] = AXES;
    let ground = Shape::rectangle(left, top, right, bottom, 0.0);
    canvas.fill(&ground, colours.land[1]);
    // A grid line is exactly one pixel wide and extends slightly beyond the plot area.
    let pixel = |at: f32| [at.floor(), at.floor() + 1.0];
    let mut mark = |[[x1, x2], [y1, y2]]: [[f32; 2]; 2], words: &str, beside: bool| {
        canvas.fill(&Shape::rectangle(x1, y1, x2, y2, 0.0), colours.grid);
        let line = Line::set(words, NUMBERS, f32::INFINITY);
        // Digits are 0.72 of their font size high.
        let (x, base) = if beside {
            (x1 - 4.0 - line.width(), y1 + NUMBERS * 0.36)
        } else {
            (x1 - line.width() / 2.0, y2 + 5.0 + NUMBERS * 0.72)
        };
        canvas.write(&line, x, base, colours.lettering);
    };
    for (at, date) in &scale.dates {
        mark([pixel(scale.x(*at)), [top, bottom + 5.0]], date, false);
    }
    for rating in &scale.steps {
        let words = format!("{rating:.0}");
        mark([[left - 5.0, right], pixel(scale.y(*rating))], &words, true);
    }
}

/// Draws the bands, then the lines, then the markers; the foremost line last.
fn lines(canvas: &mut Canvas, colours: &Colours, scale: &Scale, courses: &[Vec<Point>]) {
    let place = |point: &Point| CanvasPoint {
        x: scale.x(point.at as f64),
        y: scale.y(point.rating),
        ends: [-1.0, 1.0].map(|way| scale.y(point.rating + way * point.deviation)),
    };
    let placed = courses.iter().map(|points| points.iter().map(place));
    let placed: Vec<Vec<_>> = placed.map(Iterator::collect).collect();
    let backwards = || placed.iter().enumerate().rev();
    for (at, points) in backwards() {
        let lower = points.iter().map(|point| (point.x, point.ends[0]));
        let upper = points.iter().rev().map(|point| (point.x, point.ends[1]));
        let band: Vec<_> = lower.chain(upper).collect();
        canvas.glaze_polygon(&band, colour(colours, at), Colours::BAND);
    }
    for (at, points) in backwards() {
        for ends in points.windows(2) {
            let line = Shape::stroke((ends[0].x, ends[0].y), (ends[1].x, ends[1].y), STROKE);
            canvas.fill(&line, colour(colours, at));
        }
    }
    for (at, points) in backwards() {
        marks(canvas, colours, at, points);
    }
}

/// Draws the markers that distinguish a line without colour. A line too short for a band has an error bar at its end.
fn marks(canvas: &mut Canvas, colours: &Colours, at: usize, points: &[CanvasPoint]) {
    if let (Some(first), Some(last)) = (points.first(), points.last())
        && last.x - first.x < NARROW
    {
        let (x, [low, high]) = (last.x, last.ends);
        let colour = colour(colours, at);
        let mut line = |from, to| canvas.fill(&Shape::stroke(from, to, 3.0), colour);
        line((x, low), (x, high));
        for end in [low, high] {
            line((x - 10.0, end), (x + 10.0, end));
        }
    }
    let mut before = f32::NEG_INFINITY;
    for (place, point) in points.iter().enumerate() {
        let last = place + 1 == points.len();
        if last || points.len() <= MARKED || point.x - before >= APART {
            mark(canvas, colours, at, point.x, point.y);
            before = point.x;
        }
    }
}

/// The marker of a line. Four colours and four shapes are combined so that no pair repeats within sixteen lines.
fn mark(canvas: &mut Canvas, colours: &Colours, at: usize, x: f32, y: f32) {
    let shape = |size: f32| match (at + at / colours.pebbles.len()) % 4 {
        0 => Shape::disc(x, y, size),
        1 => Shape::rectangle(x - size, y - size, x + size, y + size, 0.0),
        2 => {
            let (base, half) = (y + size * 0.85, size * 1.3);
            Shape::triangle([(x - half, base), (x + half, base), (x, y - size * 1.35)])
        }
        _ => Shape::diamond(x, y, size * 1.35),
    };
    canvas.fill(&shape(MARK + 2.0), colours.land[1]);
    canvas.fill(&shape(MARK), colour(colours, at));
}
