//! What is drawn and what comes of it: a view, a picture.

use super::theme::Theme;

use crate::rules::{AnyPosition, Move, Outcome, Side};

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
