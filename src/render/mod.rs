//! Pictures of positions, and of how players stand: what is to be seen goes in, the bytes of a PNG come out. No I/O, no clock,
//! no locale, no failure.
//!
//! A board is a mosaic. The squares of a game look alike again and again, so every look a square can have is painted once
//! (`canvas`), reduced to one palette (`palette`), compressed (`png_encoder`, `deflate`) and kept (`tile_cache`); a picture
//! is then only laid from tiles. A whole game is an animation (`gif`) of such pictures at half their size. Each game has a room that says
//! which parts its picture has and how each is painted. A leaderboard and a chart are painted whole: no two are alike.

mod canvas;
mod chart;
mod deflate;
mod dobutsu;
mod fonts;
mod frame;
mod gif;
mod jungle;
mod leaderboard;
mod marks;
mod o_an_quan;
mod palette;
mod picture;
mod png_encoder;
mod theme;
mod tile_cache;

pub use canvas::Rgb;
pub use chart::{Chart, Course, Point};
pub use fonts::{Face, NotAFont, can_write, write_names_with};
pub use leaderboard::{Leaderboard, Standing};
pub use picture::{Ended, Picture, View};
pub use theme::{Colours, Medal, PieceColours, Theme, UnknownTheme};

use std::time::Duration;

use tile_cache::Sheet;

use crate::rules::{AnyPosition, Record};

/// Draws `position` as `view` wants it.
///
/// Squares and moves of the view that the board does not have are passed over: a picture never fails.
#[must_use]
pub fn board(position: &AnyPosition, view: &View) -> Picture {
    sheet(position, view).print()
}

/// How long the pictures of an animation stay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    /// Each one but the last.
    pub step: Duration,
    /// The last one.
    pub end: Duration,
}

impl Default for Pace {
    /// Time to find each move, and at the end to see what it came to.
    fn default() -> Self {
        Self {
            step: Duration::from_secs(1),
            end: Duration::from_secs(5),
        }
    }
}

/// The game so far as an animated GIF: the position that it started from, then every move with its mark. Each picture is, at half
/// the size, what [`board`] draws of that position; the view's end is shown by the last.
#[must_use]
pub fn replay(record: &Record, view: &View, pace: Pace) -> Vec<u8> {
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
        Some((sheet, if next.is_some() { pace.step } else { pace.end }))
    });
    gif::animate(sheets)
}

/// `position` laid out as `view` wants it.
fn sheet(position: &AnyPosition, view: &View) -> Box<dyn Sheet> {
    let ended = view.ended.or(position.outcome().map(Ended::from));
    let sides = position.ruleset().colours();
    match position {
        AnyPosition::Jungle(jungle) => jungle::board(jungle, sides, ended, view),
        AnyPosition::Dobutsu(dobutsu) => dobutsu::board(dobutsu, sides, ended, view),
        AnyPosition::OAnQuan(ring) => o_an_quan::board(ring, sides, ended, view),
    }
}
