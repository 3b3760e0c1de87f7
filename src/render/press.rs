//! Lays tiles into a picture and makes a PNG of it: knows bytes, never what the tiles show.

use super::Picture;
use super::canvas::Canvas;
use super::deflate::{Adler, Bits, Codes, Sums, Token, tokens};
use super::palette::Palette;

/// A rectangle of a picture, its rows compressed and ready to be laid beside others.
#[derive(Debug)]
pub struct Tile {
    width: usize,
    rows: Vec<Row>,
    bits: Vec<u64>,
}

#[derive(Debug)]
struct Row {
    /// the first word of its bits
    start: u32,
    bits: u32,
    sums: Sums,
}

/// Makes tiles and pictures of one width, in one palette and one set of codes.
#[derive(Debug)]
pub struct Press {
    palette: Palette,
    codes: Codes,
    width: usize,
}

impl Press {
    /// A press for pictures of `width` pixels that look like `samples`.
    pub fn new(width: usize, samples: &[Canvas]) -> Self {
        let palette = Palette::of(samples);
        let split = |canvas: &Canvas| tokens(&palette.index(canvas), canvas.width(), width + 1);
        let tokens: Vec<_> = samples.iter().flat_map(split).flatten().collect();
        Self {
            codes: Codes::of(tokens.iter()),
            palette,
            width,
        }
    }

    /// The tile that looks like `canvas`, in this press's palette.
    pub fn tile(&self, canvas: &Canvas) -> Tile {
        let pixels = self.palette.index(canvas);
        let mut bits = Bits::default();
        let mut rows = Vec::with_capacity(canvas.height());
        let tokens = tokens(&pixels, canvas.width(), self.width + 1);
        for (tokens, row) in tokens.into_iter().zip(pixels.chunks(canvas.width())) {
            let start = bits.words().len() as u32;
            for token in tokens {
                self.codes.write(&mut bits, token);
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
            width: canvas.width(),
            rows,
            bits: bits.words().to_vec(),
        }
    }

    /// The picture whose rows of tiles are `bands`; the tiles of a band must be of one height and fill the width.
    pub fn print(&self, bands: &[Vec<&Tile>]) -> Picture {
        let mut bits = Bits::with_capacity(64 * 1024);
        let mut adler = Adler::new();
        let mut height = 0;
        self.codes.open(&mut bits);
        // Each row of a PNG begins with a byte that names its filter: none.
        let unfiltered = Sums::of(&[0]);
        for band in bands {
            debug_assert_eq!(
                band.iter().map(|tile| tile.width).sum::<usize>(),
                self.width
            );
            let rows = band.iter().map(|tile| tile.rows.len()).min().unwrap_or(0);
            height += rows as u32;
            for y in 0..rows {
                self.codes.write(&mut bits, Token::Literal(0));
                adler.add(unfiltered);
                for tile in band {
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
