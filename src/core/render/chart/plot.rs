//! The plot of a chart: its sizes, and the points that are drawn in it.

pub(super) const WIDTH: usize = 720;
pub(super) const PLOT: usize = 380;
pub(super) const MARGIN: f32 = 18.0;
/// The edges of the plot area inside the plot: left, top, right, bottom.
pub(super) const AXES: [f32; 4] = [70.0, 8.0, WIDTH as f32 - MARGIN, PLOT as f32 - 42.0];

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
