//! Animated GIFs: a sequence of pictures, each written as its difference from the one before. Knows parts of pictures,
//! not their meaning.

mod lzw;

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::tile_cache::{ANIMATION_COLOURS, FramePiece, Sheet};
use lzw::Lzw;

/// The transparent index, which keeps the pixel of the previous frame; it follows the indices of the colours.
const TRANSPARENT: u8 = ANIMATION_COLOURS as u8;

/// A picture as rows of pieces.
type Pieces = Vec<Vec<Arc<FramePiece>>>;

/// Shows `sheets` one after the other, each for its duration, in an endless loop. All must have the same layout and
/// palette.
pub fn animate(sheets: impl Iterator<Item = (Box<dyn Sheet>, Duration)>) -> Vec<u8> {
    let mut animation = Vec::new();
    write(sheets, &mut animation).expect("a GIF can be written to memory");
    animation
}

fn write(
    mut sheets: impl Iterator<Item = (Box<dyn Sheet>, Duration)>,
    animation: &mut Vec<u8>,
) -> Result<(), EncodingError> {
    let Some((sheet, time)) = sheets.next() else {
        return Ok(());
    };
    let mut seen = sheet.pieces();
    let first = frame(None, &seen, time);
    let mut palette = sheet.colours().concat();
    palette.resize(3 * (ANIMATION_COLOURS + 1), 0);
    let mut encoder = Encoder::new(animation, first.width, first.height, &palette)?;
    // Loops endlessly, because readers come at any time. The longer last frame marks the end.
    encoder.set_repeat(Repeat::Infinite)?;
    encoder.write_lzw_pre_encoded_frame(&first)?;
    for (sheet, time) in sheets {
        let next = sheet.pieces();
        encoder.write_lzw_pre_encoded_frame(&frame(Some(&seen), &next, time))?;
        seen = next;
    }
    Ok(())
}

/// A frame drawn over the previous one. It always covers the whole picture: the player bars at the top and the bottom
/// change with every move, and unchanged pixels cost next to nothing.
fn frame(seen: Option<&Pieces>, next: &Pieces, time: Duration) -> Frame<'static> {
    let mut codes = Lzw::new(TRANSPARENT);
    let (mut width, mut height) = (0, 0);
    for (number, band) in next.iter().enumerate() {
        let rows = band.iter().map(|piece| piece.height()).min().unwrap_or(0);
        for row in 0..rows {
            for (place, new) in band.iter().enumerate() {
                match seen.and_then(|seen| seen.get(number)?.get(place)) {
                    None => new.row(row).iter().for_each(|&pixel| codes.pixel(pixel)),
                    Some(old) if Arc::ptr_eq(old, new) => codes.run(new.width),
                    Some(old) => {
                        for (&old, &new) in old.row(row).iter().zip(new.row(row)) {
                            if old == new {
                                codes.run(1);
                            } else {
                                codes.pixel(new);
                            }
                        }
                    }
                }
            }
        }
        width = band.iter().map(|piece| piece.width).sum();
        height += rows;
    }
    Frame {
        delay: u16::try_from(time.as_millis() / 10).unwrap_or(u16::MAX),
        dispose: DisposalMethod::Keep,
        transparent: Some(TRANSPARENT),
        width: width as u16,
        height: height as u16,
        buffer: Cow::Owned(codes.finish()),
        ..Frame::default()
    }
}

#[cfg(test)]
mod tests {
    use rand::{Rng, SeedableRng, rngs::StdRng};

    use super::super::canvas::Rgb;
    use super::super::{Theme, View, sheet};
    use super::*;
    use crate::rules::{Game, Record, Ruleset};

    /// The pixels and duration of each frame, as an independent decoder sees them.
    fn seen(animation: &[u8]) -> Vec<(Vec<Rgb>, u16)> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        options.check_frame_consistency(true);
        let mut decoder = options.read_info(animation).expect("a GIF");
        let width = usize::from(decoder.width());
        let palette = decoder
            .global_palette()
            .expect("one palette")
            .as_chunks()
            .0
            .to_vec();
        let mut screen = vec![[0; 3]; width * usize::from(decoder.height())];
        let mut pictures = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            let [left, top, across] = [frame.left, frame.top, frame.width].map(usize::from);
            for (y, row) in frame.buffer.chunks(across).enumerate() {
                for (x, &index) in row.iter().enumerate() {
                    if Some(index) != frame.transparent {
                        screen[(top + y) * width + left + x] = palette[usize::from(index)];
                    }
                }
            }
            pictures.push((screen.clone(), frame.delay));
        }
        pictures
    }

    /// The expected pixels.
    fn wanted(sheet: &dyn Sheet) -> Vec<Rgb> {
        let mut pixels = Vec::new();
        for band in sheet.pieces() {
            for row in 0..band[0].height() {
                let row = band.iter().flat_map(|piece| piece.row(row));
                pixels.extend(row.map(|&index| sheet.colours()[usize::from(index)]));
            }
        }
        pixels
    }

    /// Uses a theme that no other test uses, because caches are shared by all tests of this process.
    #[test]
    fn no_piece_of_a_long_game_is_painted_twice() {
        for game in Game::ALL.iter().copied() {
            let ruleset = Ruleset::presets(game)[0];
            let lay = |record: &Record| {
                let view = View {
                    last_move: record.moves().last().copied(),
                    before: record.before_last().cloned(),
                    theme: Theme::Contrast,
                    ..View::default()
                };
                sheet(record.position(), &view).pieces()
            };
            let first = lay(&Record::new(&ruleset));
            let mut record = Record::new(&ruleset);
            let mut random = StdRng::seed_from_u64(1);
            for _ in 0..300 {
                if record.outcome().is_some() {
                    record = Record::new(&ruleset);
                }
                let moves = record.legal_moves();
                let mv = &moves[random.gen_range(0..moves.len())];
                record.play(*mv).expect("a legal move");
                lay(&record);
            }
            let again = lay(&Record::new(&ruleset));
            let mut pairs = first.iter().flatten().zip(again.iter().flatten());
            assert!(
                pairs.all(|(one, other)| Arc::ptr_eq(one, other)),
                "{game:?}: pieces were let go"
            );
        }
    }

    #[test]
    fn every_picture_of_an_animation_is_the_one_that_was_laid() {
        for ruleset in Game::ALL.iter().copied().flat_map(Ruleset::presets) {
            let mut record = Record::new(&ruleset);
            let mut sheets = Vec::new();
            let mut before = None;
            for ply in 0..40 {
                let view = View {
                    last_move: record.moves().last().copied(),
                    before: before.replace(record.position().clone()),
                    ..View::default()
                };
                sheets.push(sheet(record.position(), &view));
                let moves = record.legal_moves();
                // Not always the first move: that would go back and forth.
                let Some(mv) = moves.get(ply * 7 % moves.len().max(1)) else {
                    break;
                };
                record.play(*mv).expect("a legal move");
            }
            let times = (1..).map(|number| Duration::from_millis(number * 500));
            let wanted: Vec<_> = sheets.iter().map(|sheet| wanted(&**sheet)).collect();
            let seen = seen(&animate(sheets.into_iter().zip(times)));
            assert_eq!(seen.len(), wanted.len(), "{ruleset}");
            for (number, ((picture, delay), wanted)) in seen.into_iter().zip(wanted).enumerate() {
                assert!(picture == wanted, "{ruleset}: picture {number} is another");
                assert_eq!(usize::from(delay), 50 * (number + 1));
            }
        }
    }
}
