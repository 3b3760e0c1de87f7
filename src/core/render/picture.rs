//! The input and output of drawing a board: [`View`] and [`Picture`].

use super::theme::Theme;

use crate::rules::{AnyPosition, Move, Outcome, Side};

/// How a position is displayed. The default is the plain board with the first side at the bottom.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a wish of its own, and any of them go together"
)]
#[derive(Debug, Clone, Default)]
pub struct View {
    /// The game and its ruleset, such as `Jungle · classic`.
    pub title: String,
    /// The deviations from the ruleset's preset, shown in a strip of their own.
    pub deviations: Vec<String>,
    /// A short note opposite the title, such as the numbers of match and move.
    pub note: String,
    /// The players' names, by [`Side::index`](crate::rules::Side::index); empty names are left out.
    pub names: [String; 2],
    /// The last move.
    pub last_move: Option<Move>,
    /// The position before the last move. Ô ăn quan's picture needs it to show where the stones went.
    pub before: Option<AnyPosition>,
    /// Whether the second side is at the bottom.
    pub flip: bool,
    /// Whether coordinates are left out.
    pub bare: bool,
    /// Whether the board is in landscape, with the bottom side at the left. Only Jungle supports it; the others are
    /// wide already.
    pub landscape: bool,
    /// The square of the piece that the player has chosen to move.
    pub chosen: Option<String>,
    /// The squares to which it can move.
    pub targets: Vec<String>,
    /// A better move than the one that was played, shown as an arrow.
    pub better: Option<Move>,
    /// The move that was played instead, shown as a thinner arrow.
    pub worse: Option<Move>,
    /// Whether the position was set up, not played, so that missing pieces were not captured.
    pub is_setup: bool,
    /// How the match ended, if the position alone does not tell (resignation, repetition).
    pub ended: Option<Ended>,
    /// The colours.
    pub theme: Theme,
}

/// How a match ended, as far as a picture shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// One side won.
    Won(Side),
    /// A draw.
    Drawn,
    /// Without a result: called off, or voided later.
    Void,
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
