//! A PNG encoder that joins cached tiles into a picture. Knows bytes, not what the tiles show.

use std::borrow::Borrow;

use super::canvas::Canvas;
use super::deflate::{Adler, Codes, PackedBits, QUICK, Sums, THOROUGH, Token, tokens};
use super::palette::Palette;
use super::picture::Picture;

/// A rectangle of a picture, with its rows compressed so that they can be joined with others.
#[derive(Debug)]
pub struct Tile {
    width: usize,
    rows: Vec<Row>,
    bits: Vec<u64>,
}

impl Tile {
    /// Its approximate size in memory, in bytes.
    pub fn size(&self) -> usize {
        size_of::<Self>() + size_of_val(&*self.rows) + size_of_val(&*self.bits)
    }
}

#[derive(Debug)]
struct Row {
    /// The index of the first word of its bits.
    start: u32,
    bits: u32,
    sums: Sums,
}

/// Makes tiles and pictures of one width, with one palette and one set of Huffman codes.
#[derive(Debug)]
pub struct PngEncoder {
    palette: Palette,
    codes: Codes,
    width: usize,
}

impl PngEncoder {
    /// An encoder for pictures of `width` pixels that resemble `samples`.
    pub fn new(width: usize, samples: &[Canvas]) -> Self {
        let palette = Palette::of(samples, 256);
        let split =
            |canvas: &Canvas| tokens(&palette.index(canvas), canvas.width(), width + 1, THOROUGH);
        let tokens: Vec<_> = samples.iter().flat_map(split).flatten().collect();
        Self {
            codes: Codes::of(tokens.iter()),
            palette,
            width,
        }
    }

    /// A picture of `bands`, one below the other, that are not reused.
    pub fn print_once(width: usize, bands: &[Canvas]) -> Picture {
        let palette = Palette::of(bands, 256);
        let split = |band: &Canvas| {
            let pixels = palette.index(band);
            let tokens = tokens(&pixels, width, width + 1, QUICK);
            (pixels, tokens)
        };
        let split: Vec<_> = bands.iter().map(split).collect();
        let encoder = Self {
            codes: Codes::of(split.iter().flat_map(|(_, tokens)| tokens.iter().flatten())),
            palette,
            width,
        };
        let tiles = split
            .iter()
            .map(|(pixels, tokens)| vec![encoder.packed(width, pixels, tokens)]);
        encoder.print(&tiles.collect::<Vec<_>>())
    }

    /// The tile of `canvas`, in this encoder's palette.
    pub fn tile(&self, canvas: &Canvas) -> Tile {
        let pixels = self.palette.index(canvas);
        let tokens = tokens(&pixels, canvas.width(), self.width + 1, THOROUGH);
        self.packed(canvas.width(), &pixels, &tokens)
    }

    fn packed(&self, width: usize, pixels: &[u8], tokens: &[Vec<Token>]) -> Tile {
        let mut bits = PackedBits::default();
        let mut rows = Vec::with_capacity(tokens.len());
        for (tokens, row) in tokens.iter().zip(pixels.chunks(width)) {
            let start = bits.words().len() as u32;
            for token in tokens {
                self.codes.write(&mut bits, *token);
            }
            let sums = Sums::of(row);
            rows.push(Row {
                start,
                bits: bits.len() as u32 - 64 * start,
                sums,
            });
            bits.align();
        }
        Tile {
            width,
            rows,
            bits: bits.words().to_vec(),
        }
    }

    /// The picture of `bands`, which are rows of tiles. The tiles of a band must have the same height and fill the
    /// width.
    pub fn print<T: Borrow<Tile>>(&self, bands: &[Vec<T>]) -> Picture {
        let mut bits = PackedBits::with_capacity(64 * 1024);
        let mut adler = Adler::new();
        let mut height = 0;
        self.codes.open(&mut bits);
        // Each row of a PNG begins with a byte for its filter: none.
        let unfiltered = Sums::of(&[0]);
        for band in bands {
            debug_assert_eq!(
                band.iter().map(|tile| tile.borrow().width).sum::<usize>(),
                self.width
            );
            let rows = band
                .iter()
                .map(|tile| tile.borrow().rows.len())
                .min()
                .unwrap_or(0);
            height += rows as u32;
            for y in 0..rows {
                self.codes.write(&mut bits, Token::Literal(0));
                adler.add(unfiltered);
                for tile in band.iter().map(Borrow::borrow) {
                    let row = &tile.rows[y];
                    bits.append(&tile.bits[row.start as usize..], row.bits as usize);
                    adler.add(row.sums);
                }
            }
        }
        self.codes.close(&mut bits);

        let mut stream = Vec::with_capacity(bits.len() / 8 + 16);
        stream.extend([0x78, 0x01]); // zlib: deflate, a window of 32 kB, the fastest level
        bits.write_to(&mut stream);
        stream.extend(adler.finish().to_be_bytes());
        let width = self.width as u32;
        Picture {
            png: self
                .file(width, height, &stream)
                .expect("a PNG can be written to memory"),
            width,
            height,
        }
    }

    fn file(&self, width: u32, height: u32, stream: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
        let mut png = Vec::with_capacity(stream.len() + 1024);
        let mut encoder = png::Encoder::new(&mut png, width, height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_palette(self.palette.colours().concat());
        let mut writer = encoder.write_header()?;
        writer.write_chunk(png::chunk::IDAT, stream)?;
        writer.finish()?;
        Ok(png)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::canvas::Shape;
    use super::*;

    /// The colours of a PNG's pixels, row after row.
    fn decode(png: &[u8]) -> Vec<[u8; 3]> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        let frame = reader.next_frame(&mut pixels).expect("all of its rows");
        pixels.truncate(frame.buffer_size());
        pixels
            .chunks_exact(3)
            .map(|pixel| [pixel[0], pixel[1], pixel[2]])
            .collect()
    }

    /// A canvas with flat areas, repetition and noise, depending on `seed`.
    fn canvas(width: usize, height: usize, seed: u64) -> Canvas {
        let mut canvas = Canvas::new(width, height, [seed as u8, 100, 200]);
        for stripe in 0..seed % 17 {
            let at = (seed >> stripe) as f32 % 97.0;
            let colour = [(seed >> (stripe * 3)) as u8, stripe as u8 * 9, 30];
            let shape = Shape::disc(at, at * 1.3, at / 4.0).outline(stripe as f32);
            canvas.fill(&shape, colour);
        }
        canvas
    }

    proptest! {
        #[test]
        fn tiles_lie_where_they_are_laid(
            seeds in prop::collection::vec(any::<u64>(), 9),
            widths in prop::array::uniform3(1..400_usize),
            heights in prop::array::uniform3(1..120_usize),
        ) {
            let canvases: Vec<_> = (0..9).map(|i| canvas(widths[i % 3], heights[i / 3], seeds[i])).collect();
            // The encoder is made from the first canvas alone, so it must cope with unseen content.
            let encoder = PngEncoder::new(widths.iter().sum(), &canvases[..1]);
            let tiles: Vec<_> = canvases.iter().map(|canvas| encoder.tile(canvas)).collect();
            let bands: Vec<Vec<_>> = tiles.chunks(3).map(|band| band.iter().collect()).collect();
            let picture = encoder.print(&bands);

            let mut expected = Vec::new();
            for band in canvases.chunks(3) {
                let indexed: Vec<_> = band.iter().map(|canvas| encoder.palette.index(canvas)).collect();
                for y in 0..band[0].height() {
                    for (canvas, pixels) in band.iter().zip(&indexed) {
                        let row = &pixels[y * canvas.width()..][..canvas.width()];
                        expected.extend(row.iter().map(|&index| encoder.palette.colours()[usize::from(index)]));
                    }
                }
            }
            prop_assert_eq!(decode(&picture.png), expected);
            prop_assert_eq!(picture.height as usize, heights.iter().sum::<usize>());
        }
    }
}
