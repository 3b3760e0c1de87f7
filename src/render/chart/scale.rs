//! How times and ratings become places on a chart: the ranges, round numbers and dates along them, and no more points than can
//! be told apart.

use std::ops::Range;

use jiff::civil::{Date, date};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};

use plotters::coord::ranged1d::{DefaultFormatting, KeyPointHint, Ranged};

use super::Point;

const DAY: f64 = 86_400.0;
/// A chart is never shorter than this, lest a day's games look like a life.
const SHORTEST: f64 = 8.0 * DAY;
/// And never flatter, lest a few points look like a mountain.
const FLATTEST: f64 = 120.0;
/// As many dates and ratings as have room.
const DATES: usize = 5;
const STEPS: f64 = 6.0;
/// The points of a line fall into so many stretches of time.
const STRETCHES: usize = 150;

/// A range of numbers and the marks along it.
#[derive(Clone)]
pub struct Axis {
    range: Range<f64>,
    marks: Vec<f64>,
}

impl Axis {
    /// `value`, or the end of the axis beyond which it is.
    pub fn hold(&self, value: f64) -> f64 {
        value.clamp(self.range.start, self.range.end)
    }
}

impl Ranged for Axis {
    type FormatOption = DefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, (start, end): (i32, i32)) -> i32 {
        let share = (value - self.range.start) / (self.range.end - self.range.start);
        (f64::from(start) + f64::from(end - start) * share).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, _: Hint) -> Vec<f64> {
        self.marks.clone()
    }

    fn range(&self) -> Range<f64> {
        self.range.clone()
    }
}

/// The axes of a chart.
pub struct Scale {
    /// In seconds.
    pub time: Axis,
    pub ratings: Axis,
    /// What the marks along the time are called.
    pub dates: Vec<(f64, String)>,
}

impl Scale {
    /// The scale on which all of the lines are seen.
    pub fn of(courses: &[Vec<Point>]) -> Self {
        let points = || courses.iter().flatten();
        let times = points().map(|point| point.at as f64);
        let time = padded(around(times, 0.0), SHORTEST, 0.04);
        // Of the bands, those of the ends are seen whole: the first ones would dwarf everything after them.
        let ends = courses.iter().filter_map(|course| course.last());
        let ends = ends.flat_map(|end| [end.rating - end.deviation, end.rating + end.deviation]);
        let ratings = points().map(|point| point.rating).chain(ends);
        let ratings = padded(around(ratings, 1500.0), FLATTEST, 0.06);
        let dates = dates(&time);
        Self {
            time: Axis {
                range: time,
                marks: dates.iter().map(|date| date.0).collect(),
            },
            ratings: Axis {
                marks: steps(&ratings),
                range: ratings,
            },
            dates,
        }
    }
}

/// From the least to the greatest of `values`; around `otherwise` if there are none.
fn around(values: impl Iterator<Item = f64>, otherwise: f64) -> Range<f64> {
    values
        .map(|value| value..value)
        .reduce(|all, one| all.start.min(one.start)..all.end.max(one.end))
        .unwrap_or(otherwise..otherwise)
}

/// At least `least` wide, and a share more at either end.
fn padded(range: Range<f64>, least: f64, share: f64) -> Range<f64> {
    let width = (range.end - range.start).max(least);
    let middle = f64::midpoint(range.start, range.end);
    let half = width * (0.5 + share);
    middle - half..middle + half
}

/// Round ratings.
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

/// How far it is from one date to the next.
#[derive(Clone, Copy)]
enum Stride {
    Days(i64),
    Months(i64),
}

/// The beginnings of days, months or years that fall into `time`: as many as have room.
fn dates(time: &Range<f64>) -> Vec<(f64, String)> {
    let days = [1, 2, 5, 10].map(Stride::Days).into_iter();
    let months = [1, 2, 3, 6].map(Stride::Months).into_iter();
    let years =
        [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].map(|years| Stride::Months(12 * years));
    let ways = days.chain(months).chain(years);
    ways.map(|stride| marked(time, stride))
        .find(|dates| dates.len() <= DATES)
        .unwrap_or_default()
}

/// The dates in `time` that are so far from each other, at most one more than have room. None is written half outside.
fn marked(time: &Range<f64>, stride: Stride) -> Vec<(f64, String)> {
    let day = |at: f64| {
        let at = Timestamp::from_second(at as i64).unwrap_or_default();
        at.to_zoned(TimeZone::UTC).date()
    };
    let (first, format) = (day(time.start), stride.format());
    let margin = (time.end - time.start) * 0.05;
    let seconds = |date: Date| {
        let zoned = date.to_zoned(TimeZone::UTC).ok()?;
        Some(zoned.timestamp().as_second() as f64)
    };
    let begin = stride.begin(first);
    std::iter::successors(begin, |&date| stride.next(date))
        .filter_map(|date| Some((seconds(date)?, date)))
        .skip_while(|(at, _)| *at < time.start)
        .take_while(|(at, _)| *at < time.end - margin)
        .take(DATES + 1)
        .map(|(at, date)| (at, date.strftime(format).to_string()))
        .collect()
}

impl Stride {
    /// Written so that no country reads it as another day.
    fn format(self) -> &'static str {
        match self {
            Self::Days(_) => "%Y-%m-%d",
            Self::Months(months) if months < 12 => "%Y-%m",
            Self::Months(_) => "%Y",
        }
    }

    /// The last date of this kind that is not after `day`.
    fn begin(self, day: Date) -> Option<Date> {
        match self {
            Self::Days(days) => {
                let since = day.since(date(1970, 1, 1)).ok()?;
                let past = i64::from(since.get_days()).rem_euclid(days);
                day.checked_sub(past.days()).ok()
            }
            Self::Months(months) => {
                let since = i64::from(day.year()) * 12 + i64::from(day.month()) - 1;
                let past = since.rem_euclid(months);
                day.first_of_month().checked_sub(past.months()).ok()
            }
        }
    }

    fn next(self, date: Date) -> Option<Date> {
        match self {
            Self::Days(days) => date.checked_add(days.days()).ok(),
            Self::Months(months) => date.checked_add(months.months()).ok(),
        }
    }
}

/// The points that make the line look as it does: of each stretch of time the first, the lowest, the highest and the last.
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

/// Times and ratings of which the calendar and the canvas have heard.
fn bounded(point: Point) -> Point {
    Point {
        at: point.at.clamp(0, 250_000_000_000),
        rating: point.rating.clamp(-1e6, 1e6),
        deviation: point.deviation.clamp(0.0, 1e6),
    }
}
