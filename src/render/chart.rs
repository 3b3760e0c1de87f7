//! Ratings over time as a picture: a line for each pool with its deviation as a band, and what the lines are called. Draws what
//! it is given, the oldest point first; it knows no pool, and no calendar but UTC's.

mod pen;
mod scale;

use std::convert::Infallible;

use plotters::chart::ChartBuilder;
use plotters::drawing::{DrawingAreaErrorKind, IntoDrawingArea};
use plotters::element::Polygon;
use plotters::series::LineSeries;
use plotters::style::{Color as _, RGBColor};

use super::Picture;
use super::canvas::{Canvas, Rgb, Shape};
use super::fonts::Line;
use super::press::Press;
use super::theme::{Colours, Theme};
use pen::Pen;
use scale::{Scale, thin};

const WIDTH: usize = 720;
const HEAD: usize = 50;
/// A row of the legend, which holds two names.
const NAMES: usize = 36;
const PLOT: usize = 380;
const MARGIN: f32 = 18.0;
/// The sizes of numbers along the axes, of lines and of what marks them.
const NUMBERS: u32 = 21;
const STROKE: u32 = 4;
const MARK: f32 = 7.0;
/// So many points are marked each; on a longer line, one in so many pixels.
const MARKED: usize = 16;
const APART: f32 = 90.0;
/// A band that is narrower than this is none.
const NARROW: f32 = 24.0;

/// What a picture of ratings shows.
#[derive(Debug, Clone, Default)]
pub struct Chart {
    /// The words above it.
    pub title: String,
    /// A few words opposite the title.
    pub note: String,
    /// The lines, the foremost first.
    pub courses: Vec<Course>,
    /// The colours.
    pub theme: Theme,
}

/// A line of it.
#[derive(Debug, Clone, Default)]
pub struct Course {
    /// What it is called.
    pub label: String,
    /// Its points, the oldest first.
    pub points: Vec<Point>,
}

/// A rating at a time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// In seconds since 1970.
    pub at: i64,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
}

/// A point as it lies on the canvas, with the ends of its deviation.
struct Placed {
    x: f32,
    y: f32,
    ends: [f32; 2],
}

impl Chart {
    /// The picture. It never fails: thousands of points are thinned, one stands by itself, and none leave the axes alone.
    #[must_use]
    pub fn draw(&self) -> Picture {
        let colours = self.theme.colours();
        let rows = self.courses.len().div_ceil(2);
        let mut head = Canvas::new(WIDTH, HEAD + rows * NAMES, colours.frame);
        self.words(&mut head, colours);
        let mut plot = Canvas::new(WIDTH, PLOT, colours.frame);
        let courses: Vec<_> = self
            .courses
            .iter()
            .map(|course| thin(&course.points))
            .collect();
        let placed = plot_lines(&mut plot, colours, &courses)
            .expect("a canvas takes whatever is drawn on it");
        for (at, points) in placed.iter().enumerate().rev() {
            marks(&mut plot, colours, at, points);
        }
        let bands = [head, plot];
        let press = Press::new(WIDTH, &bands);
        let tiles: Vec<_> = bands.iter().map(|band| vec![press.tile(band)]).collect();
        press.print(&tiles)
    }

    /// The title and the legend.
    fn words(&self, canvas: &mut Canvas, colours: &Colours) {
        let end = WIDTH as f32 - MARGIN;
        let note = Line::fit(&self.note, &[22.0, 20.0], end / 2.0);
        canvas.write(&note, end - note.width(), 34.0, colours.caption);
        let room = end - MARGIN - note.width() - 16.0;
        let title = Line::fit(&self.title, &[28.0, 25.0, 22.0], room);
        canvas.write(&title, MARGIN, 35.0, colours.lettering);
        let half = WIDTH as f32 / 2.0;
        for (at, course) in self.courses.iter().enumerate() {
            let left = MARGIN + half * (at % 2) as f32;
            let top = (HEAD + at / 2 * NAMES) as f32;
            // On a piece of the plot's ground, for its colours are chosen to be seen there.
            let plate = Shape::rectangle(left, top + 3.0, left + 48.0, top + 33.0, 6.0);
            canvas.fill(&plate, colours.land[1]);
            let (x, y) = (left + 24.0, top + 18.0);
            let line = Shape::stroke((left + 6.0, y), (left + 42.0, y), STROKE as f32);
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

fn ink([red, green, blue]: Rgb) -> RGBColor {
    RGBColor(red, green, blue)
}

/// Draws axes, bands and lines, and says where the points have come to lie.
fn plot_lines(
    canvas: &mut Canvas,
    colours: &'static Colours,
    courses: &[Vec<Point>],
) -> Result<Vec<Vec<Placed>>, DrawingAreaErrorKind<Infallible>> {
    let Scale {
        time,
        ratings,
        dates,
    } = Scale::of(courses);
    let root = Pen(canvas).into_drawing_area();
    let mut chart = ChartBuilder::on(&root)
        .margin_right(MARGIN as i32)
        .margin_top(8)
        .x_label_area_size(42)
        .y_label_area_size(70)
        .build_cartesian_2d(time, ratings.clone())?;
    chart.plotting_area().fill(&ink(colours.land[1]))?;
    let date = |at: &f64| {
        let found = dates.iter().find(|date| date.0.total_cmp(at).is_eq());
        found.map_or_else(String::new, |date| date.1.clone())
    };
    chart
        .configure_mesh()
        .bold_line_style(ink(colours.grid))
        .light_line_style(ink(colours.grid))
        .axis_style(ink(colours.grid))
        .label_style(("sans-serif", NUMBERS, &ink(colours.lettering)))
        .x_label_formatter(&date)
        .y_label_formatter(&|rating| format!("{rating:.0}"))
        .draw()?;
    let held = |rating| ratings.hold(rating);
    for (at, points) in courses
        .iter()
        .enumerate()
        .rev()
        .filter(|(_, points)| points.len() > 1)
    {
        let upper = points
            .iter()
            .map(|point| (point.at as f64, held(point.rating + point.deviation)));
        let lower = points.iter().rev();
        let lower = lower.map(|point| (point.at as f64, held(point.rating - point.deviation)));
        let colour = ink(colour(colours, at));
        let band: Vec<_> = upper.chain(lower).collect();
        chart.draw_series([Polygon::new(band, colour.mix(Colours::BAND.into()))])?;
    }
    for (at, points) in courses.iter().enumerate().rev() {
        let line = points.iter().map(|point| (point.at as f64, point.rating));
        let style = ink(colour(colours, at)).stroke_width(STROKE);
        chart.draw_series(LineSeries::new(line, style))?;
    }
    let place = |point: &Point| {
        let at = |rating| chart.backend_coord(&(point.at as f64, held(rating)));
        let ends = [-point.deviation, point.deviation].map(|way| at(point.rating + way).1 as f32);
        let (x, y) = at(point.rating);
        Placed {
            x: x as f32,
            y: y as f32,
            ends,
        }
    };
    Ok(courses
        .iter()
        .map(|points| points.iter().map(place).collect())
        .collect())
}

/// Marks a line so that it is known without its colour. One that is too short for a band has its deviation at its end.
fn marks(canvas: &mut Canvas, colours: &Colours, at: usize, points: &[Placed]) {
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

/// What marks the lines: with more lines than colours, no two have both in common for a long while.
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
