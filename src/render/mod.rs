//! Pictures of positions, and of how players stand: what is to be seen goes in, the bytes of a PNG come out. No I/O, no clock,
//! no locale, no failure.
//!
//! A board is a mosaic. The squares of a game look alike again and again, so every look a square can have is painted once
//! (`canvas`), reduced to one palette (`palette`), compressed (`press`, `deflate`) and kept (`studio`); a picture
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
mod press;
mod studio;
mod theme;

pub use canvas::Rgb;
pub use chart::{Chart, Course, Point};
pub use fonts::{Face, NotAFont, can_write, write_names_with};
pub use leaderboard::{Leaderboard, Standing};
pub use theme::{Colours, Livery, Medal, Theme, Uniform, UnknownTheme};

use std::time::Duration;

use studio::Sheet;

use crate::rules::{AnyPosition, Move, Outcome, Record, Side};

/// How a position is to be looked at. The default is the plain board, the First side below.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a wish of its own, and any of them go together"
)]
#[derive(Debug, Clone, Default)]
pub struct View {
    /// The game and its ruleset, `Jungle · classic`.
    pub title: String,
    /// What deviates from the ruleset's preset: told in a strip of its own if there is any.
    pub deviations: Vec<String>,
    /// A few words opposite the title, such as the match's number and the move's.
    pub note: String,
    /// The players' names, by [`Side::index`](crate::rules::Side::index); empty ones are left out.
    pub names: [String; 2],
    /// The move that led here.
    pub last_move: Option<Move>,
    /// The position before it: Ô ăn quan's picture then shows where its stones went.
    pub before: Option<AnyPosition>,
    /// Whether the Second side sits below.
    pub flip: bool,
    /// Whether the squares go without names.
    pub bare: bool,
    /// Whether the board lies on its side, who sits below at the left. Jungle's can; the others are wide already.
    pub landscape: bool,
    /// The square of the piece that a player has chosen to move.
    pub chosen: Option<String>,
    /// The squares to which it may go.
    pub targets: Vec<String>,
    /// Whether the position was set up and not played: what is missing in it was not captured.
    pub posed: bool,
    /// How the match ended, where the position alone does not tell (a resignation, a repetition).
    pub ended: Option<Ended>,
    /// The colours.
    pub theme: Theme,
}

/// How a match ended, as far as a picture shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// One side won.
    Won(Side),
    /// Nobody did.
    Drawn,
}

impl From<Outcome> for Ended {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win { winner, .. } => Self::Won(winner),
            Outcome::Draw { .. } => Self::Drawn,
        }
    }
}

/// A PNG.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// The file's bytes.
    pub png: Vec<u8>,
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Picture({}x{}, {} bytes)",
            self.width,
            self.height,
            self.png.len()
        )
    }
}

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
    let livery = Livery::of(&position.ruleset());
    match position {
        AnyPosition::Jungle(jungle) => jungle::board(jungle, livery, ended, view),
        AnyPosition::Dobutsu(dobutsu) => dobutsu::board(dobutsu, livery, ended, view),
        AnyPosition::OAnQuan(ring) => o_an_quan::board(ring, livery, ended, view),
    }
}
