//! LZW as GIF has it: pixels in, codes out. Knows colours only as numbers, of which one may come in very long runs.
//!
//! Most of an animation's pixels are left as they were, row upon row of one index. A string of equal pixels is the string that is
//! one shorter with one more, so the codes of such strings are a list, and a run of any length costs a step for each code that
//! comes out instead of one for each pixel that goes in. That is why this is not left to a library.

use super::super::deflate::Bits;

/// Bits of a pixel.
const DEPTH: u8 = 6;
const CLEAR: u16 = 1 << DEPTH;
const END: u16 = CLEAR + 1;
const WIDEST: u32 = 12;
/// Places in the table of strings: four times as many as there are strings, so that few share one.
const PLACES: usize = 1 << 14;

/// A picture's pixels on their way into codes.
pub struct Lzw {
    /// the pixel that comes in runs
    common: u8,
    bits: Bits,
    /// bits a code
    width: u32,
    /// the next code to be given to a string
    next: u16,
    /// strings by their first part's code and last pixel, with their own code in the lowest bits; 0 is free
    strings: Vec<u32>,
    /// the codes of strings of one, two, three... common pixels
    runs: Vec<u16>,
    /// common pixels that have not been read yet
    waiting: usize,
    /// the code of the string that has been read and not written, and how many common pixels it is if it is nothing else
    read: Option<(u16, usize)>,
}

impl Lzw {
    /// Room for a picture in which `common` comes in runs.
    pub fn new(common: u8) -> Self {
        let mut lzw = Self {
            common,
            bits: Bits::default(),
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

    /// So many common pixels.
    pub fn run(&mut self, count: usize) {
        self.waiting += count;
    }

    /// One pixel, which is not a common one.
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
                // Whatever else has been read goes on with the first of them as with any pixel.
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
                // There is none longer: its code goes out, and the one that is longer by one comes into being.
                self.waiting -= 1;
                self.runs.push(self.next);
                self.write(string);
                self.begin(self.common);
            }
        }
    }

    /// The codes, after the number of bits that they begin with.
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

    /// Begins a string.
    fn begin(&mut self, pixel: u8) {
        let common = usize::from(pixel == self.common);
        self.read = Some((u16::from(pixel), common));
    }

    /// Writes a string's code, after a string that is longer has been given the next one.
    fn write(&mut self, string: u16) {
        self.bits.push(u64::from(string), self.width);
        self.widen();
        self.next += 1;
        if self.next == 1 << WIDEST {
            self.clear();
        }
    }

    /// The reader makes its strings one code later than we do.
    fn widen(&mut self) {
        if self.next == 1 << self.width && self.width < WIDEST {
            self.width += 1;
        }
    }

    /// Forgets all strings, and says so.
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

    /// The pixels that a reader finds.
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

    /// Runs of one pixel with some others in between.
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
