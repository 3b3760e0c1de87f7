//! Scales of a chart: ranges of times and ratings, ticks and their labels, and thinning of points.

use std::ops::Range;

use jiff::civil::date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};

use super::super::head::{MARGIN, WIDTH};

pub(super) const PLOT: usize = 380;
/// The edges of the plot area inside the plot: left, top, right, bottom.
pub(super) const AXES: [f32; 4] = [70.0, 8.0, WIDTH as f32 - MARGIN, PLOT as f32 - 42.0];

const DAY: f64 = 86_400.0;
/// The minimum time range, so that the games of one day do not look like a long career.
const SHORTEST: f64 = 8.0 * DAY;
/// The minimum rating range in points, so that small changes do not look large.
const FLATTEST: f64 = 120.0;
/// The maximum numbers of date and rating ticks.
const DATES: usize = 5;
const STEPS: f64 = 6.0;
/// The number of time intervals that a line is thinned to.
const STRETCHES: usize = 150;

/// A rating at a point in time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// Unix time in seconds.
    pub at: i64,
    /// The rating.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
}

/// The ranges of a chart and the ticks along its axes.
pub struct Scale {
    /// Unix time in seconds.
    time: Range<f64>,
    ratings: Range<f64>,
    /// The ticks of the time axis, with labels.
    pub dates: Vec<(f64, String)>,
    /// The ticks of the rating axis.
    pub steps: Vec<f64>,
}

impl Scale {
    /// The scale on which all lines fit.
    pub fn of(courses: &[Vec<Point>]) -> Self {
        let points = || courses.iter().flatten();
        let times = points().map(|point| point.at as f64);
        let time = padded(around(times, 0.0), SHORTEST, 0.04);
        // Only the last point's band has to fit: the first deviations are so large that they would flatten the rest.
        let ends = courses.iter().filter_map(|course| course.last());
        let ends = ends.flat_map(|end| [end.rating - end.deviation, end.rating + end.deviation]);
        let ratings = points().map(|point| point.rating).chain(ends);
        let ratings = padded(around(ratings, 1500.0), FLATTEST, 0.06);
        Self {
            dates: dates(&time),
            steps: steps(&ratings),
            time,
            ratings,
        }
    }

    /// The x coordinate of a time on the canvas.
    pub fn x(&self, time: f64) -> f32 {
        between(AXES[0], AXES[2], &self.time, time)
    }

    /// The y coordinate of a rating; values outside the range are clamped.
    pub fn y(&self, rating: f64) -> f32 {
        between(AXES[3], AXES[1], &self.ratings, rating)
    }
}

fn between(start: f32, end: f32, range: &Range<f64>, value: f64) -> f32 {
    let share = (value - range.start) / (range.end - range.start);
    start + (end - start) * share.clamp(0.0, 1.0) as f32
}

/// The range from the smallest to the largest of `values`; empty at `otherwise` if there are none.
fn around(values: impl Iterator<Item = f64>, otherwise: f64) -> Range<f64> {
    values
        .map(|value| value..value)
        .reduce(|all, one| all.start.min(one.start)..all.end.max(one.end))
        .unwrap_or(otherwise..otherwise)
}

/// Widens a range to at least `least`, then adds `share` of the width at either end.
fn padded(range: Range<f64>, least: f64, share: f64) -> Range<f64> {
    let width = (range.end - range.start).max(least);
    let middle = f64::midpoint(range.start, range.end);
    let half = width * (0.5 + share);
    middle - half..middle + half
}

/// Ticks at round ratings.
fn steps(ratings: &Range<f64>) -> Vec<f64> {
    let span = ratings.end - ratings.start;
    let sizes = (0..).map(|power| 10_f64.powi(power));
    let mut sizes = sizes.flat_map(|size| [2.0, 2.5, 5.0, 10.0].map(|factor| factor * size));
    let fits = |size: &f64| *size >= 20.0 && span / size <= STEPS;
    let Some(step) = sizes.find(fits) else {
        return Vec::new();
    };
    let first = (ratings.start / step).ceil();
    let steps = (0..).map(|count| (first + f64::from(count)) * step);
    steps.take_while(|rating| *rating <= ratings.end).collect()
}

/// Ticks at the beginnings of days, months or years within `time`, with the smallest step for which there is room.
fn dates(time: &Range<f64>) -> Vec<(f64, String)> {
    let days = [1, 2, 5, 10].map(|days| (days, false));
    let months = [1, 2, 3, 6].map(|months| (months, true));
    let years = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].map(|years| (12 * years, true));
    let strides = days.into_iter().chain(months).chain(years);
    strides
        .map(|(stride, months)| marked(time, stride, months))
        .find(|dates| dates.len() <= DATES)
        .unwrap_or_default()
}

/// A tick at every `stride` days or months in `time`, at most one more than there is room for. Labels near the ends
/// that would be cut are left out.
fn marked(time: &Range<f64>, stride: i64, months: bool) -> Vec<(f64, String)> {
    // ISO order, which is read the same way in every country.
    let format = match stride {
        _ if !months => "%Y-%m-%d",
        ..12 => "%Y-%m",
        _ => "%Y",
    };
    // Days are counted from 1970, months from the year 0.
    let first = if months {
        let start = Timestamp::from_second(time.start as i64).unwrap_or_default();
        let start = start.to_zoned(TimeZone::UTC);
        i64::from(start.year()) * 12 + i64::from(start.month()) - 1
    } else {
        (time.start / DAY) as i64
    };
    let named = |count: i64| {
        let date = if months {
            date(0, 1, 1).checked_add(count.months())
        } else {
            date(1970, 1, 1).checked_add(count.days())
        };
        let at = date.and_then(|date| date.to_zoned(TimeZone::UTC)).ok()?;
        Some((
            at.timestamp().as_second() as f64,
            at.strftime(format).to_string(),
        ))
    };
    let margin = (time.end - time.start) * 0.05;
    (first.div_euclid(stride)..)
        .map_while(|count| named(count * stride))
        .skip_while(|(at, _)| *at < time.start)
        .take_while(|(at, _)| *at < time.end - margin)
        .take(DATES + 1)
        .collect()
}

/// Thins a line without changing how it looks: keeps the first, lowest, highest and last point of each time interval.
pub fn thin(points: &[Point]) -> Vec<Point> {
    let sound = |point: &&Point| point.rating.is_finite() && point.deviation.is_finite();
    let points: Vec<Point> = points.iter().filter(sound).copied().map(bounded).collect();
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        return points;
    };
    if points.len() <= 2 * STRETCHES {
        return points;
    }
    let span = (last.at - first.at).max(1);
    let stretch = |point: &Point| (point.at - first.at) * STRETCHES as i64 / span;
    let mut kept = Vec::with_capacity(4 * STRETCHES);
    for part in points.chunk_by(|a, b| stretch(a) == stretch(b)) {
        let by_rating = |&a: &usize, &b: &usize| part[a].rating.total_cmp(&part[b].rating);
        let places = || 0..part.len();
        let mut places = vec![
            0,
            places().min_by(by_rating).unwrap_or_default(),
            places().max_by(by_rating).unwrap_or_default(),
            part.len() - 1,
        ];
        places.sort_unstable();
        places.dedup();
        kept.extend(places.into_iter().map(|place| part[place]));
    }
    kept
}

/// Clamps times and ratings to what the calendar and the canvas can represent.
fn bounded(point: Point) -> Point {
    Point {
        at: point.at.clamp(0, 250_000_000_000),
        rating: point.rating.clamp(-1e6, 1e6),
        deviation: point.deviation.clamp(0.0, 1e6),
    }
}
