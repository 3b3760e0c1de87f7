//! Keeps what has been painted: the parts of a game's pictures, each painted and compressed when it is first needed.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use super::Picture;
use super::canvas::Canvas;
use super::press::{Press, Tile};

/// Paints the parts of one game's pictures in the colours of one theme.
pub trait Brush {
    /// Everything that decides how a part of the picture looks.
    type Part: Clone + Eq + Hash;

    /// The width of the pictures.
    const WIDTH: usize;

    /// Paints a part.
    fn paint(&self, part: &Self::Part) -> Canvas;

    /// Enough of everything to choose palette and codes by.
    fn samples(&self) -> Vec<Self::Part>;
}

/// A brush and what it has painted.
pub struct Studio<B: Brush> {
    brush: B,
    press: Press,
    kept: Mutex<Kept<B::Part>>,
}

struct Kept<P> {
    tiles: HashMap<P, Arc<Tile>>,
    bytes: usize,
}

impl<B: Brush> Studio<B> {
    /// Bars hold names, so there is no end of parts: when so much is kept, all is let go and painted anew as it is needed.
    const BYTES: usize = 4 * 1024 * 1024;

    pub fn new(brush: B) -> Self {
        let samples: Vec<_> = brush
            .samples()
            .iter()
            .map(|part| brush.paint(part))
            .collect();
        let kept = Kept {
            tiles: HashMap::new(),
            bytes: 0,
        };
        Self {
            press: Press::new(B::WIDTH, &samples),
            brush,
            kept: Mutex::new(kept),
        }
    }

    /// The picture whose rows of parts are `bands`.
    pub fn print(&self, bands: &[Vec<B::Part>]) -> Picture {
        let tiles: Vec<Vec<_>> = bands
            .iter()
            .map(|band| band.iter().map(|part| self.tile(part)).collect())
            .collect();
        self.press.print(&tiles)
    }

    fn tile(&self, part: &B::Part) -> Arc<Tile> {
        let kept = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tile) = kept().tiles.get(part) {
            return Arc::clone(tile);
        }
        // Painted without the lock: two may do it at once, which costs a millisecond and harms nobody.
        let tile = Arc::new(self.press.tile(&self.brush.paint(part)));
        let mut kept = kept();
        kept.bytes += tile.size();
        if kept.bytes > Self::BYTES {
            kept.tiles.clear();
            kept.bytes = tile.size();
        }
        kept.tiles.insert(part.clone(), Arc::clone(&tile));
        tile
    }
}
