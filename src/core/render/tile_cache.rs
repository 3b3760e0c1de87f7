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

/// Paints the tiles of one game in one theme.
pub trait Painter {
    /// Everything that determines how a tile of the game looks; the key of the cache.
    type Part: Clone + Eq + Hash;

    /// The painter of what surrounds the board.
    fn frame(&self) -> &Frame;

    /// Paints a tile of the game.
    fn paint(&self, part: &Self::Part) -> Canvas;

    /// Samples of every kind of tile, to choose the palette and the Huffman codes, and the signs of some captured
    /// pieces.
    fn samples(&self) -> (Vec<Self::Part>, &'static str);
}

/// One cache for each theme and pair of side colours.
pub struct TileCaches<B: Painter>(
    [[OnceLock<TileCache<B>>; SideColours::ALL.len()]; Theme::ALL.len()],
);

impl<B: Painter> TileCaches<B> {
    pub const fn new() -> Self {
        Self([const { [const { OnceLock::new() }; SideColours::ALL.len()] }; Theme::ALL.len()])
    }

    /// The cache of a theme and a pair of side colours; it is created on first use.
    pub fn of(
        &'static self,
        theme: Theme,
        sides: SideColours,
        painter: impl FnOnce(Theme, SideColours) -> B,
    ) -> &'static TileCache<B> {
        let cache = &self.0[theme as usize][sides as usize];
        cache.get_or_init(|| TileCache::new(painter(theme, sides)))
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
struct LaidOutSheet<B: Painter + 'static> {
    cache: &'static TileCache<B>,
    bands: Vec<Vec<PicturePart<B::Part>>>,
    arrows: Vec<Arrow>,
}

impl<B: Painter> LaidOutSheet<B> {
    /// The picture with its arrows, painted whole.
    fn painted(&self) -> Canvas {
        let row = |band: &Vec<PicturePart<B::Part>>| {
            let tiles = band.iter().map(|part| self.cache.paint(part));
            tiles.collect::<Vec<Canvas>>()
        };
        let rows: Vec<Vec<Canvas>> = self.bands.iter().map(row).collect();
        let height = |row: &Vec<Canvas>| row.iter().map(Canvas::height).max().unwrap_or(0);
        let frame = self.cache.painter.frame();
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

impl<B: Painter> Sheet for LaidOutSheet<B> {
    fn print(&self) -> Picture {
        if !self.arrows.is_empty() {
            return PngEncoder::print_once(self.cache.painter.frame().width, &[self.painted()]);
        }
        let row = |band: &Vec<PicturePart<B::Part>>| {
            band.iter().map(|part| self.cache.tile(part)).collect()
        };
        let tiles: Vec<Vec<_>> = self.bands.iter().map(row).collect();
        self.cache.encoder.print(&tiles)
    }

    fn colours(&self) -> &'static [Rgb] {
        self.cache.palette().colours()
    }

    fn pieces(&self) -> Vec<Vec<Arc<FramePiece>>> {
        let odd = |place: usize| place % 2 == 1;
        let mut y = 0;
        let row = |band: &Vec<PicturePart<B::Part>>| {
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

/// A painter and its cached results: tiles for PNGs, and pieces at half the size for animations.
pub struct TileCache<B: Painter> {
    painter: B,
    encoder: PngEncoder,
    tiles: PartCache<PicturePart<B::Part>, Tile>,
    palette: OnceLock<Palette>,
    /// By tile, and whether it begins at an odd column and row.
    pieces: PartCache<(PicturePart<B::Part>, [bool; 2]), FramePiece>,
}

impl<B: Painter> TileCache<B> {
    pub fn new(painter: B) -> Self {
        Self {
            encoder: PngEncoder::new(painter.frame().width, &Self::samples(&painter)),
            painter,
            tiles: PartCache(Mutex::default()),
            palette: OnceLock::new(),
            pieces: PartCache(Mutex::default()),
        }
    }

    fn samples(painter: &B) -> Vec<Canvas> {
        let (own, captured) = painter.samples();
        let own = own.iter().map(|part| painter.paint(part));
        let edges = Edge::samples(captured).into_iter();
        own.chain(edges.map(|edge| painter.frame().paint(&edge)))
            .collect()
    }

    fn paint(&self, part: &PicturePart<B::Part>) -> Canvas {
        match part {
            PicturePart::Own(part) => self.painter.paint(part),
            PicturePart::Edge(edge) => self.painter.frame().paint(edge),
        }
    }

    /// The picture whose rows of tiles are `bands`, with arrows across them.
    pub fn lay_out(
        &'static self,
        bands: Vec<Vec<PicturePart<B::Part>>>,
        arrows: Vec<Arrow>,
    ) -> Box<dyn Sheet> {
        Box::new(LaidOutSheet {
            cache: self,
            bands,
            arrows,
        })
    }

    fn tile(&self, part: &PicturePart<B::Part>) -> Arc<Tile> {
        self.tiles.get(part, || {
            let tile = self.encoder.tile(&self.paint(part));
            let size = tile.size();
            (tile, size)
        })
    }

    fn piece(&self, part: &PicturePart<B::Part>, odd: [bool; 2]) -> Arc<FramePiece> {
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
            let samples: Vec<_> = Self::samples(&self.painter).iter().map(halved).collect();
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
