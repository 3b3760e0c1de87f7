//! Caches the painted tiles of a game's pictures: each is painted when first needed, then compressed for PNGs or halved
//! for animations.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::arrows::Arrow;
use super::canvas::{Canvas, Rgb};
use super::frame::{Edge, Frame, PicturePart};
use super::palette::Palette;
use super::picture::Picture;
use super::png_encoder::{PngEncoder, Tile};
use super::theme::Theme;
use crate::rules::SideColours;

/// The number of colours of an animation: few enough for short codes, enough to look the same.
pub const ANIMATION_COLOURS: usize = 63;

/// Everything that determines how a tile of a game looks; the key of the cache.
pub trait PaintedTile: Clone + Eq + Hash {
    /// Paints the tile in the colours of a frame.
    fn paint(&self, frame: &Frame) -> Canvas;

    /// Samples of every kind of tile, to choose the palette and the Huffman codes, and the signs of some captured
    /// pieces.
    fn samples() -> (Vec<Self>, &'static str);
}

/// One cache for each theme and pair of side colours.
pub struct TileCaches<P: PaintedTile>(
    [[OnceLock<TileCache<P>>; SideColours::ALL.len()]; Theme::ALL.len()],
);

impl<P: PaintedTile> TileCaches<P> {
    pub const fn new() -> Self {
        Self([const { [const { OnceLock::new() }; SideColours::ALL.len()] }; Theme::ALL.len()])
    }

    /// The cache of a theme and a pair of side colours; it is created on first use.
    pub fn of(
        &'static self,
        theme: Theme,
        sides: SideColours,
        frame: impl FnOnce(Theme, SideColours) -> Frame,
    ) -> &'static TileCache<P> {
        let cache = &self.0[theme as usize][sides as usize];
        cache.get_or_init(|| TileCache::new(frame(theme, sides)))
    }
}

/// A picture that is laid out but not encoded yet.
pub trait Sheet {
    /// Encodes the picture as a PNG.
    fn print(&self) -> Picture;

    /// The colours of its pieces by index, at most [`ANIMATION_COLOURS`].
    fn colours(&self) -> &'static [Rgb];

    /// The picture at half its size, as rows of pieces. Equal pieces are usually the same `Arc`.
    fn pieces(&self) -> Vec<Vec<Arc<FramePiece>>>;
}

/// A rectangle of an animation's frame.
pub struct FramePiece {
    /// The width and height of the tile at full size.
    of: [usize; 2],
    pub width: usize,
    pixels: Vec<u8>,
}

impl FramePiece {
    pub fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    pub fn row(&self, row: usize) -> &[u8] {
        &self.pixels[row * self.width..][..self.width]
    }
}

/// A cache, the tiles of one picture, and the arrows across them.
struct LaidOutSheet<P: PaintedTile + 'static> {
    cache: &'static TileCache<P>,
    bands: Vec<Vec<PicturePart<P>>>,
    arrows: Vec<Arrow>,
}

impl<P: PaintedTile> LaidOutSheet<P> {
    /// The picture with its arrows, painted whole.
    fn painted(&self) -> Canvas {
        let row = |band: &Vec<PicturePart<P>>| {
            let tiles = band.iter().map(|part| self.cache.paint(part));
            tiles.collect::<Vec<Canvas>>()
        };
        let rows: Vec<Vec<Canvas>> = self.bands.iter().map(row).collect();
        let height = |row: &Vec<Canvas>| row.iter().map(Canvas::height).max().unwrap_or(0);
        let frame = &self.cache.frame;
        let mut whole = Canvas::new(
            frame.width,
            rows.iter().map(height).sum(),
            frame.colours.frame,
        );
        let mut places = Vec::new();
        let mut y = 0;
        for row in &rows {
            let mut x = 0;
            let mut place = Vec::new();
            for tile in row {
                whole.paste(tile, x, y);
                place.push([x, y, tile.width(), tile.height()]);
                x += tile.width();
            }
            places.push(place);
            y += height(row);
        }
        for arrow in &self.arrows {
            arrow.draw(&mut whole, frame.colours, &places);
        }
        whole
    }
}

impl<P: PaintedTile> Sheet for LaidOutSheet<P> {
    fn print(&self) -> Picture {
        if !self.arrows.is_empty() {
            return PngEncoder::print_once(self.cache.frame.width, &[self.painted()]);
        }
        let row =
            |band: &Vec<PicturePart<P>>| band.iter().map(|part| self.cache.tile(part)).collect();
        let tiles: Vec<Vec<_>> = self.bands.iter().map(row).collect();
        self.cache.encoder.print(&tiles)
    }

    fn colours(&self) -> &'static [Rgb] {
        self.cache.palette().colours()
    }

    fn pieces(&self) -> Vec<Vec<Arc<FramePiece>>> {
        let odd = |place: usize| place % 2 == 1;
        let mut y = 0;
        let row = |band: &Vec<PicturePart<P>>| {
            let (mut x, mut height) = (0, 0);
            let piece = |part| {
                let piece = self.cache.piece(part, [odd(x), odd(y)]);
                (x, height) = (x + piece.of[0], piece.of[1]);
                piece
            };
            let pieces = band.iter().map(piece).collect();
            y += height;
            pieces
        };
        self.bands.iter().map(row).collect()
    }
}

/// A frame and what was painted for it: tiles for PNGs, and pieces at half the size for animations.
pub struct TileCache<P: PaintedTile> {
    frame: Frame,
    encoder: PngEncoder,
    tiles: PartCache<PicturePart<P>, Tile>,
    palette: OnceLock<Palette>,
    /// By tile, and whether it begins at an odd column and row.
    pieces: PartCache<(PicturePart<P>, [bool; 2]), FramePiece>,
}

impl<P: PaintedTile> TileCache<P> {
    pub fn new(frame: Frame) -> Self {
        Self {
            encoder: PngEncoder::new(frame.width, &Self::samples(&frame)),
            frame,
            tiles: PartCache(Mutex::default()),
            palette: OnceLock::new(),
            pieces: PartCache(Mutex::default()),
        }
    }

    fn samples(frame: &Frame) -> Vec<Canvas> {
        let (own, captured) = P::samples();
        let own = own.iter().map(|part| part.paint(frame));
        let edges = Edge::samples(captured).into_iter();
        own.chain(edges.map(|edge| frame.paint(&edge))).collect()
    }

    fn paint(&self, part: &PicturePart<P>) -> Canvas {
        match part {
            PicturePart::Own(part) => part.paint(&self.frame),
            PicturePart::Edge(edge) => self.frame.paint(edge),
        }
    }

    /// The picture whose rows of tiles are `bands`, with arrows across them.
    pub fn lay_out(
        &'static self,
        bands: Vec<Vec<PicturePart<P>>>,
        arrows: Vec<Arrow>,
    ) -> Box<dyn Sheet> {
        Box::new(LaidOutSheet {
            cache: self,
            bands,
            arrows,
        })
    }

    fn tile(&self, part: &PicturePart<P>) -> Arc<Tile> {
        self.tiles.get(part, || {
            let tile = self.encoder.tile(&self.paint(part));
            let size = tile.size();
            (tile, size)
        })
    }

    fn piece(&self, part: &PicturePart<P>, odd: [bool; 2]) -> Arc<FramePiece> {
        self.pieces.get(&(part.clone(), odd), || {
            let canvas = self.paint(part);
            let half = canvas.halved(odd);
            let piece = FramePiece {
                of: [canvas.width(), canvas.height()],
                width: half.width(),
                pixels: self.palette().index(&half),
            };
            let size = piece.pixels.len();
            (piece, size)
        })
    }

    fn palette(&self) -> &Palette {
        self.palette.get_or_init(|| {
            let halved = |canvas: &Canvas| canvas.halved([false; 2]);
            let samples: Vec<_> = Self::samples(&self.frame).iter().map(halved).collect();
            Palette::of(&samples, ANIMATION_COLOURS)
        })
    }
}

/// A cache of what was made from parts, and its size in bytes.
struct PartCache<P, T>(Mutex<(HashMap<P, Arc<T>>, usize)>);

impl<P: Clone + Eq + Hash, T> PartCache<P, T> {
    /// Bars contain names, so the number of parts is unbounded: at this size the cache is emptied and filled again.
    const BYTES: usize = 2 * 1024 * 1024;

    /// The cached result for `part`, or the result of `make`, which also returns its size in bytes.
    fn get(&self, part: &P, make: impl FnOnce() -> (T, usize)) -> Arc<T> {
        let kept = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(thing) = kept().0.get(part) {
            return Arc::clone(thing);
        }
        // Runs without the lock: two threads may make the same part at once, which only costs a millisecond.
        let (thing, size) = make();
        let thing = Arc::new(thing);
        let (entries, bytes) = &mut *kept();
        *bytes += size;
        if *bytes > Self::BYTES {
            entries.clear();
            *bytes = size;
        }
        entries.insert(part.clone(), Arc::clone(&thing));
        thing
    }
}
