//! A deflate encoder (RFC 1951) for pictures made of tiles: it compresses the rows of each tile separately, so that
//! their bits can be cached and joined in any order.
//!
//! Three facts make this possible. A back-reference that stays inside its own tile is correct wherever the tile is
//! placed, because "the pixel above" is always one picture row back. One set of Huffman codes, made once from samples,
//! serves every tile. And the Adler-32 checksum of joined rows follows from two sums over each row.

use std::ops::Range;

/// Every literal, the end of the block and every length needs a code, because the content of later tiles is unknown.
const SYMBOLS: usize = 286;
const DISTANCES: usize = 30;
const END_OF_BLOCK: usize = 256;
const MAX_MATCH: usize = 258;
const MAX_CODE_BITS: u8 = 15;

/// For each length symbol from 257 and each distance symbol: the smallest value, and the number of extra bits.
const LENGTHS: [(u16, u8); 29] = steps(4, 3, 28);
const BACK: [(u16, u8); 30] = steps(2, 1, 30);

/// Tables of RFC 1951, 3.2.5: groups of symbols whose ranges double. The first `2 * group` symbols have no extra bits;
/// every further `group` symbols have one more.
const fn steps<const N: usize>(group: usize, first: u16, regular: usize) -> [(u16, u8); N] {
    let mut table = [(0, 0); N];
    let mut value = first;
    let mut i = 0;
    while i < N {
        let extra = if i < 2 * group {
            0
        } else {
            (i / group - 1) as u8
        };
        table[i] = (value, extra);
        value += 1 << extra;
        i += 1;
    }
    if regular < N {
        table[regular] = (MAX_MATCH as u16, 0);
    }
    table
}

/// A literal byte, or a copy of earlier bytes.
#[derive(Debug, Clone, Copy)]
pub enum Token {
    Literal(u8),
    Copy { length: usize, distance: usize },
}

/// How many candidates are tried for a copy, for tiles that are reused. More candidates make pictures hardly smaller
/// and encoding much slower.
pub const THOROUGH: usize = 32;
/// How many candidates are tried for a tile that is used once.
pub const QUICK: usize = 4;

/// Splits each row of a tile into tokens that are valid wherever the tile is placed in a picture whose rows are
/// `stride` bytes apart.
pub fn tokens(pixels: &[u8], width: usize, stride: usize, tries: usize) -> Vec<Vec<Token>> {
    let mut past = MatchFinder::new(pixels, width, stride, tries);
    let mut rows = Vec::with_capacity(pixels.len() / width);
    for row in 0..pixels.len() / width {
        let mut tokens = Vec::new();
        let end = (row + 1) * width;
        let mut at = row * width;
        while at < end {
            let (length, distance) = past.longest(at, row);
            past.remember(at, end);
            // Lazy matching: the copy is delayed by a byte if a longer one begins there.
            let put_off =
                length < MatchFinder::LONG && at + 1 < end && past.longest(at + 1, row).0 > length;
            if length == 0 || put_off {
                tokens.push(Token::Literal(pixels[at]));
                at += 1;
            } else {
                tokens.push(Token::Copy { length, distance });
                past.remember_copied(at + 1..at + length, end);
                at += length;
            }
        }
        rows.push(tokens);
    }
    rows
}

/// The bytes of a tile encoded so far, indexed by a hash of three bytes.
struct MatchFinder<'a> {
    /// How many candidates are tried for a copy.
    tries: usize,
    pixels: &'a [u8],
    width: usize,
    stride: usize,
    /// For each hash the newest position with it, plus one.
    newest: Vec<u32>,
    /// For each position the previous one with the same hash, plus one.
    older: Vec<u32>,
}

impl<'a> MatchFinder<'a> {
    const SHORTEST: usize = 3;
    /// A copy of this length is taken at once, without lazy matching.
    const LONG: usize = 64;
    const WINDOW: usize = 32 * 1024;

    fn new(pixels: &'a [u8], width: usize, stride: usize, tries: usize) -> Self {
        Self {
            tries,
            pixels,
            width,
            stride,
            newest: vec![0; 4096],
            older: vec![0; pixels.len()],
        }
    }

    /// The hash of the three bytes at `at`, unless they cross the end of the row.
    fn hash(&self, at: usize, end: usize) -> Option<usize> {
        let &[a, b, c, ..] = &self.pixels[at..end] else {
            return None;
        };
        let mixed = u32::from_le_bytes([a, b, c, 0]).wrapping_mul(0x9E37_79B1);
        Some(mixed as usize >> 20)
    }

    fn remember(&mut self, at: usize, end: usize) {
        if let Some(hash) = self.hash(at, end) {
            self.older[at] = std::mem::replace(&mut self.newest[hash], at as u32 + 1);
        }
    }

    /// Remembers the bytes of a copy; if the tile is used once, only the first ones: later ones rarely begin a longer copy.
    fn remember_copied(&mut self, inside: Range<usize>, end: usize) {
        let most = if self.tries < THOROUGH {
            Self::LONG
        } else {
            MAX_MATCH
        };
        inside.take(most).for_each(|at| self.remember(at, end));
    }

    /// The longest copy at `at` in that row, as (length, distance); the length is 0 if no copy is worth its bits. Copies never
    /// cross rows.
    fn longest(&self, at: usize, row: usize) -> (usize, usize) {
        let end = (row + 1) * self.width;
        let rest = &self.pixels[at..end.min(at + MAX_MATCH)];
        let mut best = (0, 0);
        // Repeating the previous byte has the cheapest distance.
        if at > row * self.width {
            best = (common_prefix(rest, &self.pixels[at - 1..]), 1);
        }
        // The row above is often the same.
        if best.0 < rest.len() && row > 0 {
            let above = at - self.width;
            let length = common_prefix(rest, &self.pixels[above..row * self.width]);
            if length > best.0 {
                best = (length, self.stride);
            }
        }
        let mut next = self.hash(at, end).map_or(0, |hash| self.newest[hash]);
        for _ in 0..self.tries {
            let Some(from) = (next as usize).checked_sub(1) else {
                break;
            };
            let row_of_copy = from / self.width;
            let distance = at - from + (row - row_of_copy) * (self.stride - self.width);
            if distance > Self::WINDOW || best.0 == rest.len() {
                break;
            }
            // A longer copy must match the byte after the best one so far; most candidates do not.
            let there = &self.pixels[from..(row_of_copy + 1) * self.width];
            if there.get(best.0) == Some(&rest[best.0]) {
                let length = common_prefix(rest, there);
                if length > best.0 {
                    best = (length, distance);
                }
            }
            next = self.older[from];
        }
        if best.0 < Self::SHORTEST {
            (0, 0)
        } else {
            best
        }
    }
}

/// How many bytes at the start of both are equal. Compares eight at a time, since most rows of a picture are long runs.
fn common_prefix(a: &[u8], b: &[u8]) -> usize {
    let mut equal = 0;
    while let (Some(a), Some(b)) = (a[equal..].first_chunk(), b[equal..].first_chunk()) {
        let differs = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
        if differs != 0 {
            return equal + differs.trailing_zeros() as usize / 8;
        }
        equal += 8;
    }
    let rest = a[equal..].iter().zip(&b[equal..]);
    equal + rest.take_while(|(a, b)| a == b).count()
}

/// The index of the last step whose first value is at most `value`.
fn step(table: &[(u16, u8)], value: usize) -> usize {
    table.partition_point(|&(first, _)| usize::from(first) <= value) - 1
}

/// A set of Huffman codes for literals, lengths and distances.
#[derive(Debug)]
pub struct Codes {
    symbols: Vec<(u16, u8)>,
    distances: Vec<(u16, u8)>,
}

impl Codes {
    /// The codes that encode `samples` in the fewest bits.
    pub fn of<'a>(samples: impl Iterator<Item = &'a Token>) -> Self {
        let mut symbols = [1_usize; SYMBOLS];
        let mut distances = [1_usize; DISTANCES];
        for token in samples {
            match *token {
                Token::Literal(byte) => symbols[usize::from(byte)] += 1,
                Token::Copy { length, distance } => {
                    symbols[257 + step(&LENGTHS, length)] += 1;
                    distances[step(&BACK, distance)] += 1;
                }
            }
        }
        Self {
            symbols: canonical(&lengths(&symbols)),
            distances: canonical(&lengths(&distances)),
        }
    }

    /// Writes the header of the only block, with the lengths of the codes.
    pub fn open(&self, bits: &mut PackedBits) {
        bits.push(0b101, 3); // the last block, with codes of its own
        bits.push((SYMBOLS - 257) as u64, 5);
        bits.push((DISTANCES - 1) as u64, 5);
        bits.push(19 - 4, 4);
        // Each code length is written as a fixed code of four bits for 0 to 15. The repeat codes 16, 17 and 18, which
        // come first, are unused.
        for symbol in 0..19 {
            bits.push(if symbol < 3 { 0 } else { 4 }, 3);
        }
        for &(_, length) in self.symbols.iter().chain(&self.distances) {
            bits.push(u64::from(length.reverse_bits() >> 4), 4);
        }
    }

    /// Writes one token.
    pub fn write(&self, bits: &mut PackedBits, token: Token) {
        match token {
            Token::Literal(byte) => bits.code(self.symbols[usize::from(byte)]),
            Token::Copy { length, distance } => {
                for (codes, offset, table, value) in [
                    (&self.symbols, 257, &LENGTHS[..], length),
                    (&self.distances, 0, &BACK[..], distance),
                ] {
                    let index = step(table, value);
                    let (first, extra) = table[index];
                    bits.code(codes[offset + index]);
                    bits.push((value - usize::from(first)) as u64, u32::from(extra));
                }
            }
        }
    }

    /// Writes the end of the block.
    pub fn close(&self, bits: &mut PackedBits) {
        bits.code(self.symbols[END_OF_BLOCK]);
    }
}

/// The lengths of the Huffman codes for symbols with these counts, limited to what deflate allows.
fn lengths(counts: &[usize]) -> Vec<u8> {
    let mut counts = counts.to_vec();
    loop {
        let lengths = huffman(&counts);
        if lengths.iter().all(|&length| length <= MAX_CODE_BITS) {
            return lengths;
        }
        // Halving the counts makes the longest code shorter; a few rounds are enough.
        for count in &mut counts {
            *count = *count / 2 + 1;
        }
    }
}

fn huffman(counts: &[usize]) -> Vec<u8> {
    let mut lengths = vec![0; counts.len()];
    let mut trees: std::collections::BinaryHeap<_> = counts
        .iter()
        .enumerate()
        .map(|(symbol, &count)| std::cmp::Reverse((count, vec![symbol])))
        .collect();
    while let (Some(mut a), Some(b)) = (trees.pop(), trees.pop()) {
        a.0.0 += b.0.0;
        a.0.1.extend(b.0.1);
        for &symbol in &a.0.1 {
            lengths[symbol] += 1;
        }
        if trees.is_empty() {
            break;
        }
        trees.push(a);
    }
    lengths
}

/// The canonical codes of RFC 1951, 3.2.2, with their bits in the order in which they are sent.
fn canonical(lengths: &[u8]) -> Vec<(u16, u8)> {
    let mut codes = vec![(0, 0); lengths.len()];
    let mut code = 0_u16;
    for length in 1..=MAX_CODE_BITS {
        for (symbol, _) in lengths
            .iter()
            .enumerate()
            .filter(|&(_, &of_symbol)| of_symbol == length)
        {
            codes[symbol] = (code.reverse_bits() >> (16 - length), length);
            code = code.wrapping_add(1);
        }
        code <<= 1;
    }
    codes
}

/// A sequence of bits, packed from the lowest bit.
#[derive(Debug, Default)]
pub struct PackedBits {
    words: Vec<u64>,
    last: u64,
    in_last: u32,
}

impl PackedBits {
    pub fn with_capacity(bytes: usize) -> Self {
        Self {
            words: Vec::with_capacity(bytes / 8 + 1),
            ..Self::default()
        }
    }

    /// Appends the lowest `count` bits of `value` (at most 64); the other bits must be zero.
    #[inline]
    pub fn push(&mut self, value: u64, count: u32) {
        self.last |= value << self.in_last;
        self.in_last += count;
        if self.in_last >= 64 {
            self.words.push(self.last);
            self.in_last -= 64;
            self.last = value.checked_shr(count - self.in_last).unwrap_or(0);
        }
    }

    fn code(&mut self, (code, length): (u16, u8)) {
        self.push(u64::from(code), u32::from(length));
    }

    /// The number of bits.
    pub fn len(&self) -> usize {
        self.words.len() * 64 + self.in_last as usize
    }

    /// Pads with zeros to a whole word.
    pub fn align(&mut self) {
        if self.in_last > 0 {
            self.push(0, 64 - self.in_last);
        }
    }

    /// The complete words so far.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Appends the first `count` bits of `words`.
    #[inline]
    pub fn append(&mut self, words: &[u64], count: usize) {
        let (whole, rest) = words.split_at(count / 64);
        for &word in whole {
            self.push(word, 64);
        }
        if !count.is_multiple_of(64) {
            self.push(rest[0], (count % 64) as u32);
        }
    }

    /// Appends the bits as bytes to `out`; the last byte is padded with zeros.
    pub fn write_to(mut self, out: &mut Vec<u8>) {
        let end = self.len().div_ceil(8);
        self.align();
        let start = out.len();
        out.extend(self.words.iter().flat_map(|word| word.to_le_bytes()));
        out.truncate(start + end);
    }
}

/// Two sums over a run of bytes, from which the Adler-32 (RFC 1950) of joined runs is computed.
#[derive(Debug, Clone, Copy)]
pub struct Sums {
    length: u64,
    plain: u64,
    /// The sum of each byte times the number of bytes from it to the end.
    weighted: u64,
}

impl Sums {
    pub fn of(bytes: &[u8]) -> Self {
        let mut sums = Self {
            length: bytes.len() as u64,
            plain: 0,
            weighted: 0,
        };
        for &byte in bytes {
            sums.plain += u64::from(byte);
            sums.weighted += sums.plain;
        }
        sums
    }
}

/// The Adler-32 of all runs added so far.
#[derive(Debug)]
pub struct Adler {
    a: u64,
    b: u64,
}

impl Adler {
    const BASE: u64 = 65_521;

    pub fn new() -> Self {
        Self { a: 1, b: 0 }
    }

    /// Adds a run. The sums stay far below 2^64 for any picture, so they are reduced once at the end.
    #[inline]
    pub fn add(&mut self, sums: Sums) {
        self.b += self.a * sums.length + sums.weighted;
        self.a += sums.plain;
    }

    pub fn finish(&self) -> u32 {
        ((self.b % Self::BASE) << 16 | (self.a % Self::BASE)) as u32
    }
}
