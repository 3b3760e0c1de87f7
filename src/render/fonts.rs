//! The embedded typefaces, and how a text is set in them: for measuring and drawing, never for reading a file.

use std::sync::{LazyLock, OnceLock};

use ab_glyph::{Font, FontRef, GlyphId, OutlinedGlyph, PxScale, point};
use unicode_bidi::BidiInfo;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

/// A typeface of the boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// Noto Sans Bold: Latin, Vietnamese, Greek, Cyrillic.
    Sans,
    /// Noto Sans Hebrew Bold: names.
    Hebrew,
    /// Noto Sans CJK Bold: the pieces' hanzi, the games' own names, kana.
    Hanzi,
    /// Noto Emoji Bold: the animals.
    Emoji,
    /// The operator's own, for what is in none of the others: [`write_names_with`].
    Added,
}

impl Face {
    /// The faces in the order in which a character is looked for.
    pub const ALL: [Self; 5] = [
        Self::Sans,
        Self::Hebrew,
        Self::Hanzi,
        Self::Emoji,
        Self::Added,
    ];

    fn font(self) -> &'static FontRef<'static> {
        match self {
            // Where none was added, one stands in that has been asked before.
            Self::Added => ADDED.get().unwrap_or(&FONTS[0]),
            embedded => &FONTS[embedded as usize],
        }
    }

    /// Whether this face can draw `character`.
    #[must_use]
    pub fn has(self, character: char) -> bool {
        let id = self.font().glyph_id(character);
        // An added font may hold bitmaps, which nobody would see.
        id != GlyphId(0) && (self != Self::Added || self.font().outline(id).is_some())
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

static FONTS: LazyLock<[FontRef<'static>; 4]> = LazyLock::new(|| {
    let parse =
        |bytes: &'static [u8]| FontRef::try_from_slice(bytes).expect("an embedded font is a font");
    [
        parse(include_bytes!("../../fonts/NotoSans-Bold.ttf")),
        parse(include_bytes!("../../fonts/NotoSansHebrew-Bold.ttf")),
        parse(include_bytes!("../../fonts/NotoSansCJK-Bold.otf")),
        parse(include_bytes!("../../fonts/NotoEmoji-Bold.ttf")),
    ]
});

static ADDED: OnceLock<FontRef<'static>> = OnceLock::new();

/// What was given is no font with outlines (TrueType, OpenType, or a collection of them).
#[derive(Debug, thiserror::Error)]
#[error("this is no TrueType or OpenType font")]
pub struct NotAFont;

/// Draws with this font whatever is in none of the embedded ones, for as long as the program runs. Said once, before anything
/// is drawn; a second font is left aside.
///
/// Characters are set side by side, as hanzi and hangul are; scripts whose letters change shape beside each other are not
/// written as they should be.
///
/// # Errors
/// When `file`, the bytes of a font file, is none. The first font of a collection is taken.
pub fn write_names_with(file: Vec<u8>) -> Result<(), NotAFont> {
    // Glyphs are looked up in it until the program ends.
    let font = FontRef::try_from_slice(Vec::leak(file)).map_err(|_| NotAFont)?;
    let _ = ADDED.set(font);
    Ok(())
}

/// Stands for whatever was cut off or cannot be drawn.
const ELLIPSIS: Letter = (Face::Sans, '…');

/// A character and the face that has it.
type Letter = (Face, char);

/// Whether anything of `text` can be drawn but spaces and the sign for what cannot.
#[must_use]
pub fn can_write(text: &str) -> bool {
    let mut letters = letters(text).into_iter();
    letters.any(|letter| letter != ELLIPSIS && letter.1 != ' ')
}

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
        Self::of(&cut(letters(text), size, room), size)
    }

    /// Sets `text` in the largest of `sizes` in which it fits, and cuts it in the last of them if it fits in none.
    #[must_use]
    pub fn fit(text: &str, sizes: &[f32], room: f32) -> Self {
        let letters = letters(text);
        let fits = |&&size: &&f32| width(&letters, size) <= room;
        let size = sizes.iter().find(fits).or(sizes.last());
        let size = size.copied().unwrap_or_default();
        Self::of(&cut(letters, size, room), size)
    }

    /// Sets letters one after the other, as they are seen from left to right.
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

/// What can be drawn of `text`, in the order in which it is read.
///
/// Letters in fancy dress (𝓐𝓭𝓪, Ａｄａ) are undressed, marks joined to their letters or left out, invisible characters left out.
fn letters(text: &str) -> Vec<Letter> {
    let mut letters: Vec<Letter> = Vec::new();
    for character in text.trim().nfkc() {
        let letter = if character.is_whitespace() {
            (Face::Sans, ' ')
        } else if weightless(character) {
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
        // One space is enough, and one sign for however much cannot be drawn.
        let single = letter == ELLIPSIS || letter.1 == ' ';
        let before = letters.last().copied().unwrap_or((Face::Sans, ' '));
        if !(single && before == letter) {
            letters.push(letter);
        }
    }
    letters
}

/// Characters that have no shape of their own: marks, joiners, variations, what turns the direction, what controls.
fn weightless(character: char) -> bool {
    use GeneralCategory::{Control, EnclosingMark, Format, NonspacingMark};
    matches!(
        character.general_category(),
        Control | EnclosingMark | Format | NonspacingMark
    )
}

/// As many of `letters` as fit in `room`, and an ellipsis if that is not all.
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

/// `letters` from left to right: what is written from right to left is turned round.
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

/// `ab_glyph` scales by the line's height; sizes here are those of the em square, alike in every face.
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

    /// What is seen of a text from left to right.
    fn seen(text: &str) -> String {
        let seen = visual(&letters(text)).into_iter();
        seen.map(|letter| letter.1).collect()
    }

    #[test]
    fn awkward_names_become_what_can_be_read() {
        for (name, expected) in [
            ("Ada Lovelace", "Ada Lovelace"),
            ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
            // the same with each mark by itself
            (
                "Nguye\u{302}\u{303}n Thi\u{323} A\u{301}nh",
                "Nguyễn Thị Ánh",
            ),
            ("Ｆｕｌｌ 𝓯𝓪𝓷𝓬𝔂 ①", "Full fancy 1"),
            ("ひよこ ﾗｲｵﾝ", "ひよこ ライオン"),
            // from right to left, the first letter at the right; numbers keep their order
            ("שלום", "םולש"),
            ("דנה 42!", "!42 הנד"),
            ("Ada דנה Bo", "Ada הנד Bo"),
            // what is in no face: one sign, however much it is
            ("สวัสดีครับ", "…"),
            ("مرحبا", "…"),
            ("김철수", "…"),
            ("🔥🔥 Max 🔥", "… Max …"),
            ("👨\u{200d}👩\u{200d}👧 Kim", "… Kim"),
            ("🐯 Tiger 🦁", "🐯 Tiger 🦁"),
            // invisible, turning and controlling characters take no room
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
        // Read from right to left, the end is at the left.
        let cut = cut(letters("דנה דנה דנה"), 20.0, 70.0);
        assert_eq!(visual(&cut).first(), Some(&ELLIPSIS));
        // No space is left before the sign.
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
