//! The picture of a leaderboard: ranks, names, ratings, trends and results. Draws the given rows; neither sorts nor
//! counts.

use super::canvas::{Canvas, Rgb, Shape, mix};
use super::fonts::{Face, Line};
use super::head::{WIDTH, dots, head};
use super::picture::Picture;
use super::png_encoder::PngEncoder;
use super::theme::{Colours, Medal, Theme};

const ROW: usize = 66;
const GAP: usize = 22;
const FOOT: usize = 8;
/// The centre of the rank's number or medal, and its width.
const PLACE: (f32, f32) = (44.0, 62.0);
/// The left edge of names, and the range of the trend line.
const NAME: f32 = 88.0;
const COURSE: (f32, f32) = (386.0, 470.0);
/// The right edge of the rating.
const RATING: f32 = 634.0;
/// The minimum range of a trend line in rating points, so that small changes look small.
const SPAN: f32 = 60.0;

/// The content of a leaderboard picture.
#[derive(Debug, Clone, Default)]
pub struct Leaderboard {
    /// The title.
    pub title: String,
    /// A short note opposite the title, such as the page number.
    pub note: String,
    /// The rows, from the first rank down.
    pub rows: Vec<LeaderboardRow>,
    /// The viewer's own row if it is not among `rows`; it is drawn apart, below them.
    pub own: Option<LeaderboardRow>,
    /// The colours.
    pub theme: Theme,
}

/// A row of the leaderboard.
#[derive(Debug, Clone, Default)]
pub struct LeaderboardRow {
    /// The rank, which several players may share; `None` for a player who is not listed.
    pub rank: Option<u32>,
    /// The player's name.
    pub name: String,
    /// The rating.
    pub rating: i32,
    /// The rating deviation.
    pub deviation: i32,
    /// Whether the rating is so uncertain that it gets a question mark.
    pub provisional: bool,
    /// The recent change of the rating, if known.
    pub change: Option<i32>,
    /// The recent ratings, the oldest first; fewer than two draw no line.
    pub trend_values: Vec<f32>,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Whether it is the viewer's own row.
    pub own: bool,
}

impl Leaderboard {
    /// Draws the leaderboard. It never fails: long names are cut, and without rows only the head is drawn.
    #[must_use]
    pub fn draw(&self) -> Picture {
        let mut bands = vec![head(self.theme.colours(), &self.title, &self.note)];
        let rows = self.rows.iter().enumerate();
        bands.extend(rows.map(|(at, row)| self.row(at, row)));
        if let Some(own) = &self.own {
            bands.extend([self.gap(), self.row(self.rows.len(), own)]);
        }
        bands.push(self.blank(FOOT));
        PngEncoder::print_once(WIDTH, &bands)
    }

    fn blank(&self, height: usize) -> Canvas {
        Canvas::new(WIDTH, height, self.theme.colours().frame)
    }

    /// Dots for ranks that are left out.
    fn gap(&self) -> Canvas {
        let mut canvas = self.blank(GAP);
        let (x, y) = (PLACE.0 - 12.0, GAP as f32 / 2.0);
        dots(&mut canvas, self.theme.colours(), x, y);
        canvas
    }

    fn row(&self, at: usize, row: &LeaderboardRow) -> Canvas {
        let colours = self.theme.colours();
        let ground = colours.row(at, row.own);
        let mut canvas = Canvas::new(WIDTH, ROW, ground);
        let (width, height) = (WIDTH as f32, ROW as f32);
        let line = Shape::rectangle(0.0, height - 1.0, width, height, 0.0);
        canvas.fill(&line, colours.grid);
        if row.own {
            let frame = Shape::rectangle(3.0, 3.0, width - 3.0, height - 4.0, 4.0).outline(4.0);
            canvas.fill(&frame, colours.trace_line);
        }
        place(&mut canvas, colours, row.rank);
        let name = Line::fit(&row.name, &[26.0, 24.0, 22.0], COURSE.0 - NAME - 14.0);
        canvas.write(&name, NAME, 30.0, colours.ink);
        score(
            &mut canvas,
            colours,
            ground,
            [row.wins, row.draws, row.losses],
        );
        trend(&mut canvas, colours, row);

        let mark = if row.provisional { "?" } else { "" };
        let rating = Line::set(&format!("{}{mark}", row.rating), 30.0, f32::INFINITY);
        let base = height / 2.0 + 10.0;
        canvas.write(&rating, RATING - rating.width(), base, colours.ink);
        let deviation = Line::set(&format!("±{}", row.deviation), 21.0, f32::INFINITY);
        canvas.write(&deviation, RATING + 10.0, base, colours.ink);
        canvas
    }
}

/// The rank: a medal for the first three, a number for the others.
fn place(canvas: &mut Canvas, colours: &Colours, rank: Option<u32>) {
    let (x, room) = PLACE;
    let medals = colours.medals.iter();
    let medal = rank.and_then(|rank| medals.zip(1..).find(|(_, place)| *place == rank));
    if let Some((medal, place)) = medal {
        self::medal(canvas, medal, place, x);
        return;
    }
    let number = rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
    let number = Line::fit(&number, &[27.0, 24.0, 20.0, 17.0], room);
    canvas.write_centred(&number, x, ROW as f32 / 2.0 + 9.0, colours.ink);
}

/// Wins, draws and losses: a bar whose parts differ in fill, then the numbers in chess notation.
fn score(canvas: &mut Canvas, colours: &Colours, ground: Rgb, counts: [u32; 3]) {
    let (left, top, right, bottom) = (NAME, 41.0, NAME + 100.0, 55.0);
    let all: u32 = counts
        .iter()
        .fold(0, |sum, &count| sum.saturating_add(count));
    let fillings = [colours.hint, mix(ground, colours.ink, 0.45), ground];
    let mut start = left;
    for (count, filling) in counts.into_iter().zip(fillings) {
        let end = start + (right - left) * count as f32 / all.max(1) as f32;
        if count > 0 {
            canvas.fill(&Shape::rectangle(start, top, end, bottom, 0.0), filling);
            let edge = Shape::rectangle(end - 0.75, top, end + 0.75, bottom, 0.0);
            canvas.fill(&edge, colours.ink);
        }
        start = end;
    }
    let edge = Shape::rectangle(left, top, right, bottom, 0.0).outline(2.0);
    canvas.fill(&edge, colours.ink);
    let [wins, draws, losses] = counts;
    let numbers = format!("+{wins} ={draws} –{losses}");
    let room = COURSE.0 - right - 20.0;
    let numbers = Line::fit(&numbers, &[20.0, 18.0, 16.0], room);
    canvas.write(&numbers, right + 9.0, bottom, colours.ink);
}

/// The trend: the recent ratings as a line, and the change as an arrow and a number.
fn trend(canvas: &mut Canvas, colours: &Colours, row: &LeaderboardRow) {
    let middle = ROW as f32 / 2.0;
    let (sign, colour) = match row.change {
        Some(change) if change > 0 => ("+", colours.hint),
        Some(change) if change < 0 => ("–", colours.alarm),
        _ => ("±", colours.ink),
    };
    draw_sparkline(canvas, &row.trend_values, middle, colour);
    let Some(change) = row.change else { return };
    let left = COURSE.1 + 10.0;
    if change != 0 {
        let tip = if change > 0 { -7.0 } else { 7.0 };
        let (back, point) = (middle - tip, middle + tip);
        let corners = [(left, back), (left + 14.0, back), (left + 7.0, point)];
        canvas.fill(&Shape::triangle(corners), colour);
    }
    let number = format!("{sign}{}", change.unsigned_abs());
    let number = Line::fit(&number, &[21.0, 19.0, 17.0], 62.0);
    canvas.write(&number, left + 18.0, middle + 8.0, colours.ink);
}

/// A medal on two ribbons, with its rank.
fn medal(canvas: &mut Canvas, medal: &Medal, place: u32, x: f32) {
    let y = 27.0;
    for side in [-1.0, 1.0] {
        let corners = [(2.0, 12.0), (16.0, 8.0), (13.0, 33.0)];
        let tail = corners.map(|(dx, dy)| (x + side * dx, y + dy));
        canvas.fill(&Shape::triangle(tail), medal.rim);
    }
    canvas.fill(&Shape::disc(x, y, 21.0), medal.rim);
    canvas.fill(&Shape::disc(x, y, 18.0), medal.body);
    let digit = char::from_digit(place, 10).unwrap_or_default();
    canvas.glyph(Face::Sans, digit, (x, y), (22.0, 22.0), medal.ink);
}

/// A sparkline through the values, with a dot at the end.
fn draw_sparkline(canvas: &mut Canvas, values: &[f32], middle: f32, colour: Rgb) {
    let lowest = values.iter().copied().fold(f32::INFINITY, f32::min);
    let highest = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let centre = f32::midpoint(lowest, highest);
    let (left, right) = COURSE;
    let step = (right - left) / values.len().saturating_sub(1).max(1) as f32;
    let place = |(at, value): (usize, &f32)| {
        let rise = (value - centre) / (highest - lowest).max(SPAN);
        (left + step * at as f32, middle - 34.0 * rise)
    };
    let places: Vec<_> = values.iter().enumerate().map(place).collect();
    for pair in places.windows(2) {
        canvas.fill(&Shape::stroke(pair[0], pair[1], 3.5), colour);
    }
    if let [_, .., (x, y)] = *places {
        canvas.fill(&Shape::disc(x, y, 5.0), colour);
    }
}
