//! The LZW encoder of GIF, fast for very long runs of one index. Knows colours only as indices.
//!
//! Most pixels of an animation are transparent, in rows of one index. A string of equal pixels is the string shorter by
//! one plus one more pixel, so the codes of such strings form a list, and encoding a run takes one step for each code
//! written instead of one for each pixel read. No library does this.

use super::super::deflate::PackedBits;

/// Bits a pixel.
const DEPTH: u8 = 6;
const CLEAR: u16 = 1 << DEPTH;
const END: u16 = CLEAR + 1;
const WIDEST: u32 = 12;
/// Slots in the hash table of strings: four times the number of strings, so that collisions are rare.
const PLACES: usize = 1 << 14;

/// Encodes the pixels of one picture.
pub struct Lzw {
    /// The pixel that comes in runs.
    common: u8,
    bits: PackedBits,
    /// Bits a code.
    width: u32,
    /// The next code that is assigned.
    next: u16,
    /// Strings by the code of their prefix and their last pixel, with their own code in the lowest bits; 0 is a free
    /// slot.
    strings: Vec<u32>,
    /// The codes of strings of one, two, three and more common pixels.
    runs: Vec<u16>,
    /// Common pixels that have not been encoded yet.
    waiting: usize,
    /// The code of the current string, and its length if it consists of common pixels only, else 0.
    read: Option<(u16, usize)>,
}

impl Lzw {
    /// An encoder for a picture in which `common` comes in long runs.
    pub fn new(common: u8) -> Self {
        let mut lzw = Self {
            common,
            bits: PackedBits::default(),
            width: u32::from(DEPTH) + 1,
            next: END + 1,
            strings: vec![0; PLACES],
            runs: Vec::new(),
            waiting: 0,
            read: None,
        };
        lzw.clear();
        lzw
    }

    /// Adds `count` common pixels.
    pub fn run(&mut self, count: usize) {
        self.waiting += count;
    }

    /// Adds one pixel other than the common one.
    #[inline]
    pub fn pixel(&mut self, pixel: u8) {
        if self.waiting > 0 {
            self.read_run();
        }
        self.read(pixel);
    }

    #[inline]
    fn read(&mut self, pixel: u8) {
        let Some((string, _)) = self.read else {
            self.begin(pixel);
            return;
        };
        let wanted = u32::from(string) << 8 | u32::from(pixel);
        let mut place = wanted.wrapping_mul(0x9E37_79B1) as usize >> (32 - PLACES.trailing_zeros());
        loop {
            let known = self.strings[place];
            if known == 0 {
                break;
            }
            if known >> WIDEST == wanted {
                self.read = Some(((known & ((1 << WIDEST) - 1)) as u16, 0));
                return;
            }
            place = (place + 1) % PLACES;
        }
        self.strings[place] = wanted << WIDEST | u32::from(self.next);
        self.write(string);
        self.begin(pixel);
    }

    fn read_run(&mut self) {
        while self.waiting > 0 {
            let Some((string, already @ 1..)) = self.read else {
                // After other pixels, the first common one extends the current string like any pixel.
                self.waiting -= 1;
                self.read(self.common);
                continue;
            };
            let longest = self.runs.len().min(already + self.waiting);
            self.waiting -= longest - already;
            let string = if longest > already {
                self.runs[longest - 1]
            } else {
                string
            };
            self.read = Some((string, longest));
            if self.waiting > 0 {
                // The string has reached the longest known run: its code is written and a run longer by one is
                // assigned.
                self.waiting -= 1;
                self.runs.push(self.next);
                self.write(string);
                self.begin(self.common);
            }
        }
    }

    /// The encoded picture, preceded by the minimum code size.
    pub fn finish(mut self) -> Vec<u8> {
        self.read_run();
        if let Some((string, _)) = self.read {
            self.bits.push(u64::from(string), self.width);
            self.widen();
        }
        self.bits.push(u64::from(END), self.width);
        let mut codes = vec![DEPTH];
        self.bits.write_to(&mut codes);
        codes
    }

    fn begin(&mut self, pixel: u8) {
        let common = usize::from(pixel == self.common);
        self.read = Some((u16::from(pixel), common));
    }

    /// Writes a string's code, after the next code has been assigned to a longer string.
    fn write(&mut self, string: u16) {
        self.bits.push(u64::from(string), self.width);
        self.widen();
        self.next += 1;
        if self.next == 1 << WIDEST {
            self.clear();
        }
    }

    /// Widens the codes one code late, because the decoder assigns its strings one code later.
    fn widen(&mut self) {
        if self.next == 1 << self.width && self.width < WIDEST {
            self.width += 1;
        }
    }

    /// Writes a clear code and forgets all strings.
    fn clear(&mut self) {
        self.bits.push(u64::from(CLEAR), self.width);
        self.width = u32::from(DEPTH) + 1;
        self.next = END + 1;
        self.strings.fill(0);
        self.runs.clear();
        self.runs.push(u16::from(self.common));
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The pixels that an independent decoder reads.
    fn decode(codes: &[u8], pixels: usize) -> Vec<u8> {
        let mut animation = Vec::new();
        let palette = [0; 3 << DEPTH];
        let mut encoder =
            gif::Encoder::new(&mut animation, 1, pixels as u16, &palette).expect("a GIF");
        let frame = gif::Frame {
            width: 1,
            height: pixels as u16,
            buffer: codes.into(),
            ..gif::Frame::default()
        };
        encoder
            .write_lzw_pre_encoded_frame(&frame)
            .expect("a frame");
        drop(encoder);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(&animation[..]).expect("a GIF");
        let frame = decoder.read_next_frame().expect("codes").expect("a frame");
        frame.buffer.to_vec()
    }

    /// Runs of one pixel with others in between.
    fn picture() -> impl Strategy<Value = Vec<(usize, Vec<u8>)>> {
        let run = prop_oneof![Just(0), 1..9_usize, 1..4_000_usize];
        let others = prop_oneof![
            prop::collection::vec(0..63_u8, 0..40),
            prop::collection::vec(0..3_u8, 0..2_000)
        ];
        prop::collection::vec((run, others), 1..10)
    }

    #[test]
    fn one_pixel_is_three_codes_of_seven_bits() {
        let mut codes = Lzw::new(63);
        codes.pixel(5);
        let bits = u32::from(CLEAR) | 5 << 7 | u32::from(END) << 14;
        let [a, b, c, _] = bits.to_le_bytes();
        assert_eq!(codes.finish(), [DEPTH, a, b, c]);
    }

    proptest! {
        #[test]
        fn what_goes_in_is_what_a_reader_finds(picture in picture()) {
            let mut codes = Lzw::new(63);
            let mut pixels = vec![5];
            codes.pixel(5);
            for (run, others) in picture {
                codes.run(run);
                pixels.resize(pixels.len() + run, 63);
                for &pixel in &others {
                    codes.pixel(pixel);
                }
                pixels.extend(others);
            }
            prop_assert_eq!(decode(&codes.finish(), pixels.len()), pixels);
        }
    }
}
