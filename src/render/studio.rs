//! Keeps what has been painted: the parts of a game's pictures, each painted when it is first needed, and compressed for still
//! pictures or halved for moving ones.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::canvas::{Canvas, Rgb};
use super::frame::{Edge, Frame, Part};
use super::palette::Palette;
use super::picture::Picture;
use super::press::{Press, Tile};
use super::theme::Theme;
use crate::rules::SideColours;

/// The colours of a moving picture: so few that they are written in few bits, and so many that nobody misses the others.
pub const FILM_COLOURS: usize = 63;

/// Paints the parts of one game's pictures in the colours of one theme.
pub trait Brush {
    /// Everything that decides how a part of the game's own looks.
    type Part: Clone + Eq + Hash;

    /// What surrounds the board.
    fn frame(&self) -> &Frame;

    /// Paints a part of the game's own.
    fn paint(&self, part: &Self::Part) -> Canvas;

    /// Enough of everything to choose palette and codes by, and the signs of some captured pieces.
    fn samples(&self) -> (Vec<Self::Part>, &'static str);
}

/// One studio for each theme and colours of sides.
pub struct Studios<B: Brush>([[OnceLock<Studio<B>>; SideColours::ALL.len()]; Theme::ALL.len()]);

impl<B: Brush> Studios<B> {
    pub const fn new() -> Self {
        Self([const { [const { OnceLock::new() }; SideColours::ALL.len()] }; Theme::ALL.len()])
    }

    /// The one of a theme and a colours; its brush is made when it is first needed.
    pub fn of(
        &'static self,
        theme: Theme,
        sides: SideColours,
        brush: impl FnOnce(Theme, SideColours) -> B,
    ) -> &'static Studio<B> {
        let studio = &self.0[theme as usize][sides as usize];
        studio.get_or_init(|| Studio::new(brush(theme, sides)))
    }
}

/// A picture that is laid out and not made yet, whatever the game.
pub trait Sheet {
    /// The picture as a PNG.
    fn print(&self) -> Picture;

    /// The colours of its pieces by index, at most [`FILM_COLOURS`].
    fn colours(&self) -> &'static [Rgb];

    /// The picture at half its size, as rows of pieces. Two that look alike are most often one and the same.
    fn pieces(&self) -> Vec<Vec<Arc<Piece>>>;
}

/// A rectangle of a moving picture.
pub struct Piece {
    /// width and height of that which it is half of
    of: [usize; 2],
    pub width: usize,
    pixels: Vec<u8>,
}

impl Piece {
    pub fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    pub fn row(&self, row: usize) -> &[u8] {
        &self.pixels[row * self.width..][..self.width]
    }
}

/// A studio and the parts that a picture is to be laid from.
struct Laid<B: Brush + 'static> {
    studio: &'static Studio<B>,
    bands: Vec<Vec<Part<B::Part>>>,
}

impl<B: Brush> Sheet for Laid<B> {
    fn print(&self) -> Picture {
        let row =
            |band: &Vec<Part<B::Part>>| band.iter().map(|part| self.studio.tile(part)).collect();
        let tiles: Vec<Vec<_>> = self.bands.iter().map(row).collect();
        self.studio.press.print(&tiles)
    }

    fn colours(&self) -> &'static [Rgb] {
        self.studio.palette().colours()
    }

    fn pieces(&self) -> Vec<Vec<Arc<Piece>>> {
        let odd = |place: usize| place % 2 == 1;
        let mut y = 0;
        let row = |band: &Vec<Part<B::Part>>| {
            let (mut x, mut height) = (0, 0);
            let piece = |part| {
                let piece = self.studio.piece(part, [odd(x), odd(y)]);
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

/// A brush and what it has painted, as it goes into still pictures and into moving ones.
pub struct Studio<B: Brush> {
    brush: B,
    press: Press,
    tiles: Shelf<Part<B::Part>, Tile>,
    palette: OnceLock<Palette>,
    /// by part, and whether it begins at an odd column and row
    pieces: Shelf<(Part<B::Part>, [bool; 2]), Piece>,
}

impl<B: Brush> Studio<B> {
    pub fn new(brush: B) -> Self {
        Self {
            press: Press::new(brush.frame().width, &Self::samples(&brush)),
            brush,
            tiles: Shelf::default(),
            palette: OnceLock::new(),
            pieces: Shelf::default(),
        }
    }

    fn samples(brush: &B) -> Vec<Canvas> {
        let (own, captured) = brush.samples();
        let own = own.iter().map(|part| brush.paint(part));
        let edges = Edge::samples(captured).into_iter();
        own.chain(edges.map(|edge| brush.frame().paint(&edge)))
            .collect()
    }

    fn paint(&self, part: &Part<B::Part>) -> Canvas {
        match part {
            Part::Own(part) => self.brush.paint(part),
            Part::Edge(edge) => self.brush.frame().paint(edge),
        }
    }

    /// The picture whose rows of parts are `bands`.
    pub fn lay(&'static self, bands: Vec<Vec<Part<B::Part>>>) -> Box<dyn Sheet> {
        Box::new(Laid {
            studio: self,
            bands,
        })
    }

    fn tile(&self, part: &Part<B::Part>) -> Arc<Tile> {
        self.tiles.get(part, || {
            let tile = self.press.tile(&self.paint(part));
            let size = tile.size();
            (tile, size)
        })
    }

    fn piece(&self, part: &Part<B::Part>, odd: [bool; 2]) -> Arc<Piece> {
        self.pieces.get(&(part.clone(), odd), || {
            let canvas = self.paint(part);
            let half = canvas.halved(odd);
            let piece = Piece {
                of: [canvas.width(), canvas.height()],
                width: half.width(),
                pixels: self.palette().index(&half),
            };
            let size = piece.pixels.len();
            (piece, size)
        })
    }

    /// The colours of moving pictures.
    fn palette(&self) -> &Palette {
        self.palette.get_or_init(|| {
            let halved = |canvas: &Canvas| canvas.halved([false; 2]);
            let samples: Vec<_> = Self::samples(&self.brush).iter().map(halved).collect();
            Palette::of(&samples, FILM_COLOURS)
        })
    }
}

/// What has been made of parts, by part.
struct Shelf<P, T>(Mutex<Kept<P, T>>);

struct Kept<P, T> {
    things: HashMap<P, Arc<T>>,
    bytes: usize,
}

impl<P, T> Default for Shelf<P, T> {
    fn default() -> Self {
        Self(Mutex::new(Kept {
            things: HashMap::new(),
            bytes: 0,
        }))
    }
}

impl<P: Clone + Eq + Hash, T> Shelf<P, T> {
    /// Bars hold names, so there is no end of parts: when so much is kept, all is let go and made anew as it is needed.
    const BYTES: usize = 2 * 1024 * 1024;

    /// What is kept of `part`, or else what `make` makes of it, with its size in bytes.
    fn get(&self, part: &P, make: impl FnOnce() -> (T, usize)) -> Arc<T> {
        let kept = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(thing) = kept().things.get(part) {
            return Arc::clone(thing);
        }
        // Made without the lock: two may do it at once, which costs a millisecond and harms nobody.
        let (thing, size) = make();
        let thing = Arc::new(thing);
        let mut kept = kept();
        kept.bytes += size;
        if kept.bytes > Self::BYTES {
            kept.things.clear();
            kept.bytes = size;
        }
        kept.things.insert(part.clone(), Arc::clone(&thing));
        thing
    }
}
