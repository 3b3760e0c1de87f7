//! Charts of a game: who stood better after each ply, with the turning points. Draws the given numbers; judges nothing.

use super::canvas::{Canvas, Rgb, Shape};
use super::fonts::Line;
use super::frame::emblem;
use super::head::{HEAD, MARGIN, WIDTH, titled};
use super::picture::Picture;
use super::png_encoder::PngEncoder;
use super::theme::{Colours, Theme};
use crate::rules::{Side, SideColours};

/// The height of the strip with a player's name, above and below the plot.
const NAME: usize = 44;
const PLOT: usize = 300;
const FOOT: usize = 34;
/// The edges of the plot area: left, right, and the distance from the upper and lower end of the plot.
const EDGES: [f32; 3] = [MARGIN, WIDTH as f32 - MARGIN, 4.0];
const NUMBERS: f32 = 21.0;
const STROKE: f32 = 4.0;
/// The radius of the mark of a turning point.
const MARK: f32 = 17.0;
/// The most numbers along the axis.
const TICKS: usize = 10;

/// The content of a chart.
#[derive(Debug, Clone)]
pub struct AdvantageChart {
    /// The title.
    pub title: String,
    /// A short note opposite the title.
    pub note: String,
    /// The players, by [`Side::index`]; the first one is above.
    pub names: [String; 2],
    /// The plies that are known, from 0, and the first side's winning chances after them, from -1 to 1.
    pub chances: Vec<(usize, f64)>,
    /// The plies of the turning points.
    pub turning_points: Vec<usize>,
    /// The sides' colours.
    pub sides: SideColours,
    /// The colours.
    pub theme: Theme,
}

impl AdvantageChart {
    /// Draws the chart. It never fails: without numbers only the axes are drawn.
    #[must_use]
    pub fn draw(&self) -> Picture {
        let colours = self.theme.colours();
        let head = titled(HEAD, colours, &self.title, &self.note, 2.0);
        let [above, below] = Side::ALL.map(|side| self.name(side, colours));
        let mut plot = Canvas::new(WIDTH, PLOT, colours.frame);
        let mut foot = Canvas::new(WIDTH, FOOT, colours.frame);
        self.axes(&mut plot, &mut foot, colours);
        self.curve(&mut plot, colours);
        PngEncoder::print_once(WIDTH, &[head, above, plot, foot, below])
    }

    /// A player's strip: the shape and colour of their pieces, and their name.
    fn name(&self, side: Side, colours: &Colours) -> Canvas {
        let mut canvas = Canvas::new(WIDTH, NAME, colours.frame);
        let pieces = self.theme.piece_colours(self.sides, side);
        let (x, y) = (MARGIN + 16.0, NAME as f32 / 2.0);
        let inside = self.colour(side, colours);
        let ring = if inside == pieces.body {
            pieces.ink
        } else {
            pieces.body
        };
        canvas.fill(&emblem(side, x, y, 15.0), ring);
        canvas.fill(&emblem(side, x, y, 12.5), inside);
        let left = x + 26.0;
        let room = WIDTH as f32 - MARGIN - left;
        let name = Line::fit(&self.names[side.index()], &[24.0, 21.0, 19.0], room);
        canvas.write(&name, left, y + 8.5, colours.lettering);
        canvas
    }

    /// The x coordinate of a ply.
    fn x(&self, ply: usize) -> f32 {
        let [left, right, _] = EDGES;
        let last = self.chances.last().map_or(1, |(last, _)| (*last).max(1));
        (left + (right - left) * ply as f32 / last as f32).round()
    }

    fn axes(&self, plot: &mut Canvas, foot: &mut Canvas, colours: &Colours) {
        let [left, right, gap] = EDGES;
        let ground = Shape::rectangle(left, gap, right, PLOT as f32 - gap, 0.0);
        plot.fill(&ground, colours.land[1]);
        for share in [-0.5, 0.5] {
            let at = y(share).floor();
            let line = Shape::rectangle(left, at, right, at + 1.0, 0.0);
            plot.fill(&line, colours.grid);
        }
        let last = self.chances.last().map_or(0, |(last, _)| *last);
        let step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
        let step = step.into_iter().find(|step| last / step <= TICKS);
        for ply in (0..=last).step_by(step.unwrap_or(5000)) {
            let x = self.x(ply);
            let line = Shape::rectangle(x, gap, x + 1.0, PLOT as f32 - gap, 0.0);
            plot.fill(&line, colours.grid);
            let number = Line::set(&ply.to_string(), NUMBERS, f32::INFINITY);
            let start = x - number.width() / 2.0;
            let start = start.clamp(2.0, WIDTH as f32 - 2.0 - number.width());
            foot.write(&number, start, 23.0, colours.lettering);
        }
    }

    /// The colour of a side's area. A pale one would not be seen on a pale ground, so it is the edge of the pieces then.
    fn colour(&self, side: Side, colours: &Colours) -> Rgb {
        let pieces = self.theme.piece_colours(self.sides, side);
        if is_pale(pieces.body) && is_pale(colours.land[1]) {
            pieces.rim
        } else {
            pieces.body
        }
    }

    /// The areas between the curve and the line of equal chances, then the curve, then the turning points.
    fn curve(&self, plot: &mut Canvas, colours: &Colours) {
        let mut points: Vec<(f32, f64)> = Vec::new();
        for (ply, chances) in &self.chances {
            let (x, chances) = (self.x(*ply), chances.clamp(-1.0, 1.0));
            if let Some((before, was)) = points.last().copied()
                && was * chances < 0.0
            {
                let share = (was / (was - chances)) as f32;
                points.push((before + (x - before) * share, 0.0));
            }
            points.push((x, chances));
        }
        let (Some((start, _)), Some((end, _))) = (points.first().copied(), points.last().copied())
        else {
            return;
        };
        for side in Side::ALL {
            let own = |chances: f64| match side {
                Side::First => chances.max(0.0),
                Side::Second => chances.min(0.0),
            };
            let edge = points.iter().map(|(x, chances)| (*x, y(own(*chances))));
            let area: Vec<_> = edge.chain([(end, y(0.0)), (start, y(0.0))]).collect();
            plot.glaze_polygon(&area, self.colour(side, colours), 1.0);
        }
        let middle = Shape::stroke((start, y(0.0)), (end, y(0.0)), 2.0);
        plot.fill(&middle, colours.ink);
        for ends in points.windows(2) {
            let place = |(x, chances): (f32, f64)| (x, y(chances));
            let line = Shape::stroke(place(ends[0]), place(ends[1]), STROKE);
            plot.fill(&line, colours.ink);
        }
        for ply in &self.turning_points {
            if let Some((_, chances)) = self.chances.iter().find(|(known, _)| known == ply) {
                self.turning_point(plot, colours, *ply, *chances);
            }
        }
    }

    /// A numbered mark; it stays within the plot.
    fn turning_point(&self, plot: &mut Canvas, colours: &Colours, ply: usize, chances: f64) {
        let inside = |at: f32, size: usize| at.clamp(MARK + 3.0, size as f32 - MARK - 3.0);
        let (x, y) = (inside(self.x(ply), WIDTH), inside(y(chances), PLOT));
        plot.fill(&Shape::disc(x, y, MARK + 2.5), colours.turn_lettering);
        plot.fill(&Shape::disc(x, y, MARK), colours.turn);
        let number = Line::fit(&ply.to_string(), &[20.0, 17.0], 2.0 * MARK - 4.0);
        plot.write_centred(&number, x, y + 7.0, colours.turn_lettering);
    }
}

/// The y coordinate of winning chances of the first side.
fn y(chances: f64) -> f32 {
    let (top, bottom) = (EDGES[2] + STROKE, PLOT as f32 - EDGES[2] - STROKE);
    top + (bottom - top) * (1.0 - chances as f32) / 2.0
}

fn is_pale(colour: Rgb) -> bool {
    colour.iter().all(|part| *part > 0xA0)
}
