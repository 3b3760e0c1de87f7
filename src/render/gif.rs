//! A game as an animated GIF: one picture after another, of which only what has changed is written. Knows pieces of pictures,
//! never what they show.

mod lzw;

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::tile_cache::{ANIMATION_COLOURS, Piece, Sheet};
use lzw::Lzw;

/// The index that leaves a pixel as it was: the one after those of all colours.
const AS_IT_WAS: u8 = ANIMATION_COLOURS as u8;

/// A picture as rows of pieces.
type Pieces = Vec<Vec<Arc<Piece>>>;

/// Shows `sheets` one after the other, each for its time, and begins again. They must be laid out alike, in one palette.
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
    // For ever: nobody looks just when it is posted. That it ends is seen by the last picture, which stays longer.
    encoder.set_repeat(Repeat::Infinite)?;
    encoder.write_lzw_pre_encoded_frame(&first)?;
    for (sheet, time) in sheets {
        let next = sheet.pieces();
        encoder.write_lzw_pre_encoded_frame(&frame(Some(&seen), &next, time))?;
        seen = next;
    }
    Ok(())
}

/// A picture that is drawn over the one that is seen. It is always a whole one: whose turn it is changes at its upper and its lower
/// edge, and what stays the same in between costs next to nothing.
fn frame(seen: Option<&Pieces>, next: &Pieces, time: Duration) -> Frame<'static> {
    let mut codes = Lzw::new(AS_IT_WAS);
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
        transparent: Some(AS_IT_WAS),
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

    /// What is seen of an animation, picture after picture, by a reader that shares nothing with what wrote it.
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

    /// What was to be seen.
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

    /// In a theme of its own: what is kept is shared with every other test of this process.
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
                // Not always the first one: that would go to and fro.
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
