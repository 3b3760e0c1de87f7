//! Renders pictures of positions, leaderboards and charts: data in, PNG or GIF bytes out. No I/O, no clock, no locale,
//! and no errors.
//!
//! A board is composed of tiles. Every look that a square can have is painted once (`canvas`), reduced to one palette
//! (`palette`), compressed (`png_encoder`, `deflate`) and cached (`tile_cache`); a picture is then only joined from
//! tiles. A whole game is an animation (`gif`) of such pictures at half their size. Each game lays out its
//! picture and paints its tiles in the room `games`. Leaderboards, charts, standings, brackets and boards with arrows are painted
//! whole, because no two are alike.

mod advantage;
pub(crate) mod arrows;
mod bracket;
pub(crate) mod canvas;
mod chart;
mod deflate;
pub(crate) mod drawn;
pub(crate) mod fonts;
pub(crate) mod frame;
mod gif;
mod head;
mod leaderboard;
pub(crate) mod marks;
mod palette;
mod picture;
mod png_encoder;
mod standings;
pub(crate) mod theme;
pub(crate) mod tile_cache;

pub use advantage::AdvantageChart;
pub use bracket::{BracketPairing, BracketPicture, BracketPlayer, BracketRound};
pub use canvas::Rgb;
pub use chart::{Chart, Point, Series};
pub use fonts::{Face, NotAFont, can_write, can_write_all, set_name_font};
pub use leaderboard::{Leaderboard, LeaderboardRow};
pub use picture::{Ended, Picture, View};
pub use standings::{Cell, Standings, StandingsRow};
pub use theme::{Colours, Medal, PieceColours, Theme, UnknownTheme};

use std::time::Duration;

use drawn::Drawn as _;
use tile_cache::Sheet;

use crate::rules::{AnyPosition, Record, match_game};

/// Draws `position` as `view` describes.
///
/// Squares and moves of the view that the board does not have are ignored: drawing never fails.
#[must_use]
pub fn board(position: &AnyPosition, view: &View) -> Picture {
    sheet(position, view).print()
}

/// The durations of an animation's frames.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FrameDurations {
    /// Each frame but the last.
    pub step: Duration,
    /// The last frame.
    pub end: Duration,
}

impl Default for FrameDurations {
    /// Long enough to find each move, and at the end to see the result.
    fn default() -> Self {
        Self {
            step: Duration::from_secs(1),
            end: Duration::from_secs(5),
        }
    }
}

/// The game so far as an animated GIF: the starting position, then every move with its marks. Each frame is what
/// [`board`] draws of that position, at half the size; the view's ending appears in the last frame.
#[must_use]
pub fn replay(record: &Record, view: &View, durations: FrameDurations) -> Vec<u8> {
    let mut moves = record.moves().iter();
    let mut last_move = None;
    let mut before = None;
    let mut next = Some(record.start().clone());
    let sheets = std::iter::from_fn(|| {
        let position = next.take()?;
        let upcoming = moves.next();
        next = upcoming.and_then(|mv| {
            let mut next = position.clone();
            next.play(*mv).ok()?;
            Some(next)
        });
        let view = View {
            last_move: std::mem::replace(&mut last_move, upcoming.copied()),
            before: before.take(),
            ended: view.ended.filter(|_| next.is_none()),
            ..view.clone()
        };
        let sheet = sheet(&position, &view);
        before = Some(position);
        Some((
            sheet,
            if next.is_some() {
                durations.step
            } else {
                durations.end
            },
        ))
    });
    gif::animate(sheets)
}

/// Lays out `position` as `view` describes.
fn sheet(position: &AnyPosition, view: &View) -> Box<dyn Sheet> {
    let ended = view.ended.or(position.outcome().map(Ended::from));
    let sides = position.ruleset().colours();
    match_game!(AnyPosition(own) = position => own.sheet(sides, ended, view))
}
