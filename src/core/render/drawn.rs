//! What a game must have to be drawn.

use super::picture::{Ended, View};
use super::tile_cache::Sheet;
use crate::rules::{Position, SideColours};

/// A position that can be drawn.
pub(crate) trait Drawn: Position {
    /// Lays out the picture of the position.
    fn sheet(&self, sides: SideColours, ended: Option<Ended>, view: &View) -> Box<dyn Sheet>;
}
