//! The embedded typefaces, and how a text is set in them: for measuring and drawing, never for reading a file.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, GlyphId, OutlinedGlyph, PxScale, point};

/// A typeface of the boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// Noto Sans Bold: Latin, Vietnamese, Greek, Cyrillic.
    Sans,
    /// Noto Sans CJK Bold: the pieces' hanzi and the games' own names.
    Hanzi,
    /// Noto Emoji Bold: the animals.
    Emoji,
}

impl Face {
    /// The faces in the order in which a character is looked for.
    pub const ALL: [Self; 3] = [Self::Sans, Self::Hanzi, Self::Emoji];

    fn font(self) -> &'static FontRef<'static> {
        &FONTS[self as usize]
    }

    /// Whether this face can draw `character`.
    #[must_use]
    pub fn has(self, character: char) -> bool {
        self.font().glyph_id(character) != GlyphId(0)
    }

    /// The outline of `character`, scaled to touch a box of `width` by `height` from within and centred on (`x`, `y`).
    ///
    /// Centring the ink, not the advance box, is what makes a rat and an elephant sit alike on their tokens.
    pub(super) fn fitted(
        self,
        character: char,
        x: f32,
        y: f32,
        width: f32,
        height: f32,
    ) -> Option<OutlinedGlyph> {
        let font = self.font();
        let id = font.glyph_id(character);
        let bounds = font.outline(id)?.bounds;
        let factor = (width / bounds.width().abs()).min(height / bounds.height().abs());
        // Outline coordinates point up, the canvas's point down.
        let left = x - factor * (bounds.min.x + bounds.max.x) / 2.0;
        let baseline = y + factor * (bounds.min.y + bounds.max.y) / 2.0;
        let scale = PxScale::from(factor * font.height_unscaled());
        font.outline_glyph(id.with_scale_and_position(scale, point(left, baseline)))
    }
}

static FONTS: LazyLock<[FontRef<'static>; 3]> = LazyLock::new(|| {
    let parse =
        |bytes: &'static [u8]| FontRef::try_from_slice(bytes).expect("an embedded font is a font");
    [
        parse(include_bytes!("../../fonts/NotoSans-Bold.ttf")),
        parse(include_bytes!("../../fonts/NotoSansCJK-Bold.otf")),
        parse(include_bytes!("../../fonts/NotoEmoji-Bold.ttf")),
    ]
});

/// Stands for whatever was cut off or cannot be drawn.
const ELLIPSIS: char = '…';

/// A text that has been given faces, a size and a width: any string becomes one, and none is wider than was allowed.
#[derive(Debug, Clone)]
pub struct Line {
    glyphs: Vec<(Face, GlyphId, f32)>,
    size: f32,
    width: f32,
}

impl Line {
    /// Sets `text` in letters of `size` pixels; what would be wider than `room` is cut and ends in an ellipsis.
    ///
    /// A run of characters that no face has (a name in Thai, say) becomes one ellipsis, not a row of empty boxes.
    #[must_use]
    pub fn set(text: &str, size: f32, room: f32) -> Self {
        let dots = advance(Face::Sans, Face::Sans.font().glyph_id(ELLIPSIS), size);
        let mut line = Self {
            glyphs: Vec::new(),
            size,
            width: 0.0,
        };
        let mut fits = 0; // how many glyphs leave room for an ellipsis after them
        let mut missing = false;
        for character in text.chars().filter(|&character| !weightless(character)) {
            let face = Face::ALL.into_iter().find(|face| face.has(character));
            let (face, character) = match face {
                Some(face) => (face, character),
                None if missing => continue,
                None => (Face::Sans, ELLIPSIS),
            };
            missing = character == ELLIPSIS;
            let id = face.font().glyph_id(character);
            let step = advance(face, id, size);
            if line.width + step > room {
                line.glyphs.truncate(fits);
                line.width = line
                    .glyphs
                    .last()
                    .map_or(0.0, |&(face, id, x)| x + advance(face, id, size));
                if line.width + dots <= room {
                    line.push(Face::Sans, Face::Sans.font().glyph_id(ELLIPSIS));
                }
                return line;
            }
            line.push(face, id);
            if line.width + dots <= room && character != ' ' && !missing {
                fits = line.glyphs.len();
            }
        }
        line
    }

    /// Sets `text` in the largest of `sizes` in which it fits, and cuts it in the last of them if it fits in none.
    #[must_use]
    pub fn fit(text: &str, sizes: &[f32], room: f32) -> Self {
        let mut lines = sizes
            .iter()
            .map(|&size| Self::set(text, size, f32::INFINITY));
        let size = sizes.last().copied().unwrap_or_default();
        lines
            .find(|line| line.width <= room)
            .unwrap_or_else(|| Self::set(text, size, room))
    }

    fn push(&mut self, face: Face, id: GlyphId) {
        self.glyphs.push((face, id, self.width));
        self.width += advance(face, id, self.size);
    }

    /// How wide the text stands, in pixels.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.width
    }

    /// The outlines, the text's left end at `x` and its baseline at `y`.
    pub(super) fn outlines(&self, x: f32, y: f32) -> impl Iterator<Item = OutlinedGlyph> {
        self.glyphs.iter().filter_map(move |&(face, id, offset)| {
            let glyph = id.with_scale_and_position(scale(face, self.size), point(x + offset, y));
            face.font().outline_glyph(glyph)
        })
    }
}

/// Characters that take no room of their own: they would only turn into ellipses.
fn weightless(character: char) -> bool {
    let combining = '\u{300}'..='\u{36f}';
    let directions_and_joiners = '\u{200b}'..='\u{200f}';
    let embeddings = '\u{202a}'..='\u{202e}';
    let isolates = '\u{2060}'..='\u{2069}';
    let selectors = '\u{fe00}'..='\u{fe0f}';
    character.is_control()
        || [
            combining,
            directions_and_joiners,
            embeddings,
            isolates,
            selectors,
        ]
        .iter()
        .any(|range| range.contains(&character))
}

/// `ab_glyph` scales by the line's height; sizes here are those of the em square, alike in every face.
fn scale(face: Face, size: f32) -> PxScale {
    let font = face.font();
    PxScale::from(size * font.height_unscaled() / font.units_per_em().unwrap_or(1000.0))
}

fn advance(face: Face, id: GlyphId, size: f32) -> f32 {
    let font = face.font();
    font.h_advance_unscaled(id) * size / font.units_per_em().unwrap_or(1000.0)
}
