//! The embedded fonts, and text layout for measuring and drawing. Reads no files.

use std::sync::{LazyLock, OnceLock};

use ab_glyph::{Font, FontRef, GlyphId, OutlinedGlyph, PxScale, point};
use unicode_bidi::BidiInfo;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

/// A font of the pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// Noto Sans Bold: Latin, Vietnamese, Greek, Cyrillic.
    Sans,
    /// Noto Sans Hebrew Bold, for names.
    Hebrew,
    /// Noto Sans CJK Bold: the hanzi of the pieces, the games' own names, kana.
    Hanzi,
    /// Noto Emoji Bold: the animals.
    Emoji,
    /// The operator's font, for characters that the others lack: [`set_name_font`].
    Added,
}

impl Face {
    /// The fonts in the order in which a character is looked up.
    pub const ALL: [Self; 5] = [
        Self::Sans,
        Self::Hebrew,
        Self::Hanzi,
        Self::Emoji,
        Self::Added,
    ];

    fn font(self) -> &'static FontRef<'static> {
        match self {
            // Without an added font, the first one stands in; it has already been searched.
            Self::Added => ADDED.get().unwrap_or(&FONTS[0]),
            embedded => &FONTS[embedded as usize],
        }
    }

    /// Whether this font can draw `character`.
    #[must_use]
    pub fn has(self, character: char) -> bool {
        let id = self.font().glyph_id(character);
        // An added font may contain bitmap glyphs, which cannot be drawn.
        id != GlyphId(0) && (self != Self::Added || self.font().outline(id).is_some())
    }

    /// The outline of `character`, scaled to fit a box of `width` by `height` centred on (`x`, `y`).
    ///
    /// The ink is centred, not the advance box, so that all animals are centred on their tokens.
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
        // Outline coordinates point up, the canvas points down.
        let left = x - factor * (bounds.min.x + bounds.max.x) / 2.0;
        let baseline = y + factor * (bounds.min.y + bounds.max.y) / 2.0;
        let scale = PxScale::from(factor * font.height_unscaled());
        font.outline_glyph(id.with_scale_and_position(scale, point(left, baseline)))
    }
}

static FONTS: LazyLock<[FontRef<'static>; 4]> = LazyLock::new(|| {
    let parse =
        |bytes: &'static [u8]| FontRef::try_from_slice(bytes).expect("an embedded font is a font");
    [
        parse(include_bytes!("../../../fonts/NotoSans-Bold.ttf")),
        parse(include_bytes!("../../../fonts/NotoSansHebrew-Bold.ttf")),
        parse(include_bytes!("../../../fonts/NotoSansCJK-Bold.otf")),
        parse(include_bytes!("../../../fonts/NotoEmoji-Bold.ttf")),
    ]
});

static ADDED: OnceLock<FontRef<'static>> = OnceLock::new();

/// The data is no font with outlines (TrueType, OpenType, or a collection of them).
#[derive(Debug, thiserror::Error)]
#[error("this is no TrueType or OpenType font")]
pub struct NotAFont;

/// Adds a font for characters that no embedded font has. Call it once, before anything is drawn; later calls have no
/// effect.
///
/// Glyphs are placed side by side, as hanzi and hangul need. Scripts with contextual shapes, such as Arabic, are not
/// shaped.
///
/// # Errors
/// `file`, the bytes of a font file, is no font. Of a collection the first font is used.
pub fn set_name_font(file: Vec<u8>) -> Result<(), NotAFont> {
    // Glyphs are looked up in it until the program ends, so the bytes are leaked.
    let font = FontRef::try_from_slice(Vec::leak(file)).map_err(|_| NotAFont)?;
    let _ = ADDED.set(font);
    Ok(())
}

/// Replaces text that was cut or cannot be drawn.
const ELLIPSIS: Letter = (Face::Sans, '…');

/// A character and the font that has it.
type Letter = (Face, char);

/// Whether any character of `text` can be drawn, apart from spaces and the ellipsis.
#[must_use]
pub fn can_write(text: &str) -> bool {
    let mut letters = letters(text).into_iter();
    letters.any(|letter| letter != ELLIPSIS && letter.1 != ' ')
}

/// Whether every character of `text` can be drawn.
#[must_use]
pub fn can_write_all(text: &str) -> bool {
    !letters(text).contains(&ELLIPSIS)
}

/// A line of text with fonts, size and width. Any string can be laid out, and none is wider than allowed.
#[derive(Debug, Clone)]
pub struct Line {
    glyphs: Vec<(Face, GlyphId, f32)>,
    size: f32,
    width: f32,
}

impl Line {
    /// Lays out `text` at `size` pixels; text wider than `room` is cut and ends in an ellipsis.
    ///
    /// A run of characters that no font has becomes one ellipsis instead of a row of empty boxes.
    #[must_use]
    pub fn set(text: &str, size: f32, room: f32) -> Self {
        Self::of(&cut(letters(text), size, room), size)
    }

    /// Lays out `text` in the largest of `sizes` that fits, or cuts it at the last size if none does.
    #[must_use]
    pub fn fit(text: &str, sizes: &[f32], room: f32) -> Self {
        let letters = letters(text);
        let fits = |&&size: &&f32| width(&letters, size) <= room;
        let size = sizes.iter().find(fits).or(sizes.last());
        let size = size.copied().unwrap_or_default();
        Self::of(&cut(letters, size, room), size)
    }

    /// Places letters one after the other in visual order.
    fn of(letters: &[Letter], size: f32) -> Self {
        let mut line = Self {
            glyphs: Vec::with_capacity(letters.len()),
            size,
            width: 0.0,
        };
        for (face, character) in visual(letters) {
            let id = face.font().glyph_id(character);
            line.glyphs.push((face, id, line.width));
            line.width += advance(face, id, size);
        }
        line
    }

    /// The width of the text in pixels.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.width
    }

    /// The glyph outlines, with the text's left end at `x` and its baseline at `y`.
    pub(super) fn outlines(&self, x: f32, y: f32) -> impl Iterator<Item = OutlinedGlyph> {
        self.glyphs.iter().filter_map(move |&(face, id, offset)| {
            let glyph = id.with_scale_and_position(scale(face, self.size), point(x + offset, y));
            face.font().outline_glyph(glyph)
        })
    }
}

/// The characters of `text` that can be drawn, in logical order.
///
/// Compatibility forms (𝓐𝓭𝓪, Ａｄａ) become plain letters; marks are composed with their letters or dropped, and invisible
/// characters are dropped.
fn letters(text: &str) -> Vec<Letter> {
    let mut letters: Vec<Letter> = Vec::new();
    // NFKC would take ½, which points need, apart.
    let parts = text.trim().split_inclusive('½');
    let composed = parts.flat_map(|part| {
        let half = part.strip_suffix('½').map(|_| '½');
        part.trim_end_matches('½').nfkc().chain(half)
    });
    for character in composed {
        let letter = if character.is_whitespace() {
            (Face::Sans, ' ')
        } else if has_no_shape(character) {
            continue;
        } else {
            let plain = std::iter::once(character).nfd().next();
            let known = |character| {
                let face = Face::ALL.into_iter().find(|face| face.has(character))?;
                Some((face, character))
            };
            known(character)
                .or_else(|| known(plain?))
                .unwrap_or(ELLIPSIS)
        };
        // Runs of spaces and of characters that cannot be drawn become one.
        let single = letter == ELLIPSIS || letter.1 == ' ';
        let before = letters.last().copied().unwrap_or((Face::Sans, ' '));
        if !(single && before == letter) {
            letters.push(letter);
        }
    }
    letters
}

/// Characters without a shape of their own: marks, joiners, variation selectors, direction marks, control characters.
fn has_no_shape(character: char) -> bool {
    use GeneralCategory::{Control, EnclosingMark, Format, NonspacingMark};
    matches!(
        character.general_category(),
        Control | EnclosingMark | Format | NonspacingMark
    )
}

/// As many of `letters` as fit in `room`, with an ellipsis if some were cut.
fn cut(mut letters: Vec<Letter>, size: f32, room: f32) -> Vec<Letter> {
    if width(&letters, size) <= room {
        return letters;
    }
    let room = room - width(&[ELLIPSIS], size);
    while width(&letters, size) > room.max(0.0)
        || letters
            .last()
            .is_some_and(|&last| last == ELLIPSIS || last.1 == ' ')
    {
        letters.pop();
    }
    if room >= 0.0 {
        letters.push(ELLIPSIS);
    }
    letters
}

/// `letters` in visual order, from left to right: right-to-left runs are reversed.
fn visual(letters: &[Letter]) -> Vec<Letter> {
    let text: String = letters.iter().map(|letter| letter.1).collect();
    let bidi = BidiInfo::new(&text, None);
    match bidi.paragraphs.first() {
        Some(paragraph) if bidi.has_rtl() => {
            let levels = bidi.reordered_levels_per_char(paragraph, paragraph.range.clone());
            let order = BidiInfo::reorder_visual(&levels).into_iter();
            order
                .filter_map(|place| letters.get(place).copied())
                .collect()
        }
        _ => letters.to_vec(),
    }
}

fn width(letters: &[Letter], size: f32) -> f32 {
    let step = |&(face, character): &Letter| advance(face, face.font().glyph_id(character), size);
    letters.iter().map(step).sum()
}

/// `ab_glyph` scales by line height; sizes here are those of the em square, the same in every font.
fn scale(face: Face, size: f32) -> PxScale {
    let font = face.font();
    PxScale::from(size * font.height_unscaled() / font.units_per_em().unwrap_or(1000.0))
}

fn advance(face: Face, id: GlyphId, size: f32) -> f32 {
    let font = face.font();
    font.h_advance_unscaled(id) * size / font.units_per_em().unwrap_or(1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The characters of a text from left to right.
    fn seen(text: &str) -> String {
        let seen = visual(&letters(text)).into_iter();
        seen.map(|letter| letter.1).collect()
    }

    #[test]
    fn awkward_names_become_what_can_be_read() {
        for (name, expected) in [
            ("Ada Lovelace", "Ada Lovelace"),
            ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
            // The same, decomposed.
            (
                "Nguye\u{302}\u{303}n Thi\u{323} A\u{301}nh",
                "Nguyễn Thị Ánh",
            ),
            ("Ｆｕｌｌ 𝓯𝓪𝓷𝓬𝔂 ①", "Full fancy 1"),
            ("ひよこ ﾗｲｵﾝ", "ひよこ ライオン"),
            // Right to left, with the first letter at the right; numbers keep their order.
            ("שלום", "םולש"),
            ("דנה 42!", "!42 הנד"),
            ("Ada דנה Bo", "Ada הנד Bo"),
            // Characters that no font has become one ellipsis.
            ("สวัสดีครับ", "…"),
            ("مرحبا", "…"),
            ("김철수", "…"),
            ("🔥🔥 Max 🔥", "… Max …"),
            ("👨\u{200d}👩\u{200d}👧 Kim", "… Kim"),
            ("🐯 Tiger 🦁", "🐯 Tiger 🦁"),
            // Invisible, direction and control characters take no room.
            ("A\u{202e}d\u{200d}a\u{fe0f}\u{0}\u{7}", "Ada"),
            ("Z̷̛͔a̴̦͝l̶g̵o̷", "Zalgo"),
            (" \t Ada \u{a0}\u{3000}\n Lovelace \r\n", "Ada Lovelace"),
            ("ẁẇ", "ww"),
            ("", ""),
            ("\u{200b}\u{2060}\u{ad}", ""),
        ] {
            assert_eq!(seen(name), expected, "{name:?}");
        }
    }

    #[test]
    fn a_name_that_cannot_be_drawn_is_known_as_such() {
        for name in ["", " ", "\u{200b}", "สวัสดี", "🔥 🔥", "\u{301}"] {
            assert!(!can_write(name), "{name:?}");
        }
        for name in ["A", "🔥 Max", "דנה", "ひよこ", "🦁", "_"] {
            assert!(can_write(name), "{name:?}");
        }
    }

    #[test]
    fn what_does_not_fit_is_cut_where_it_ends_in_reading() {
        let long = "W".repeat(300);
        for text in [&long, "Ada Lovelace, Countess", "דנה דנה דנה דנה דנה"] {
            let whole = width(&letters(text), 20.0);
            for room in [0.0, 5.0, 20.0, 63.0, 100.0, whole] {
                let cut = cut(letters(text), 20.0, room);
                let wide = Line::set(text, 20.0, room).width();
                assert!(wide <= room, "{text:?} in {room}: {wide}");
                assert_eq!(
                    cut.last() == Some(&ELLIPSIS),
                    room < whole && room > 19.0,
                    "{cut:?} in {room}"
                );
            }
        }
        // In right-to-left text the end is at the left.
        let cut = cut(letters("דנה דנה דנה"), 20.0, 70.0);
        assert_eq!(visual(&cut).first(), Some(&ELLIPSIS));
        // No space is left before the ellipsis.
        let narrow = width(&letters("Ada L"), 20.0) + 5.0;
        let cut = super::cut(letters("Ada Lovelace"), 20.0, narrow);
        assert!(
            cut.iter()
                .map(|letter| letter.1)
                .collect::<String>()
                .ends_with("a…"),
            "{cut:?}"
        );
    }

    #[test]
    fn a_line_takes_the_largest_letters_that_fit() {
        let sizes = [20.0, 16.0];
        let room = width(&letters("Ada Lovelace"), 18.0);
        assert!((Line::fit("Ada", &sizes, room).size - 20.0).abs() < 0.1);
        assert!((Line::fit("Ada Lovelace", &sizes, room).size - 16.0).abs() < 0.1);
    }
}
