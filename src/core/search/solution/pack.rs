//! Compression of the solution: an rANS range coder whose probabilities depend on earlier symbols. Each block can be
//! read alone. Knows neither files nor the game.

/// Symbols are below this value.
pub const SYMBOLS: usize = 96;
/// The number of symbols in a block.
pub const PACKED: usize = 2048;

const CLASSES: usize = 12;
const CONTEXTS: usize = CLASSES * CLASSES;
const BITS: u32 = 12;
const SCALE: u32 = 1 << BITS;
/// The lower bound of the coder's state; the upper bound is 256 times as large.
const LOWEST: u32 = 1 << 23;
/// The distance in symbols to a similar position: its chicks are on other squares but belong to the same sides.
const BACK: usize = 16;

/// Groups symbols that predict similar neighbours.
const CLASS: [u8; SYMBOLS] = {
    let mut class = [0; SYMBOLS];
    let mut symbol = 1;
    while symbol < SYMBOLS {
        class[symbol] = match symbol {
            1 => 1,
            2 => 2,
            3 => 3,
            4 => 4,
            5 => 5,
            6 => 6,
            7..9 => 7,
            9..12 => 8,
            12..17 => 9,
            17..28 => 10,
            _ => 11,
        };
        symbol += 1;
    }
    class
};

fn class(symbol: u8) -> usize {
    usize::from(CLASS[usize::from(symbol) % SYMBOLS])
}

fn context(symbols: &[u8], at: usize) -> usize {
    let before = |back: usize| at.checked_sub(back).map_or(0, |at| class(symbols[at]));
    before(1) * CLASSES + before(BACK)
}

/// Counts how often each symbol follows each context.
pub struct SymbolCounts(Vec<[u64; SYMBOLS]>);

impl Default for SymbolCounts {
    /// A tally without counts.
    fn default() -> Self {
        Self(vec![[0; SYMBOLS]; CONTEXTS])
    }
}

impl SymbolCounts {
    /// Counts the symbols of a block.
    pub fn count(&mut self, symbols: &[u8]) {
        for (at, symbol) in symbols.iter().enumerate() {
            self.0[context(symbols, at)][usize::from(*symbol)] += 1;
        }
    }

    /// The model with the counted frequencies.
    pub fn model(&self) -> Model {
        Model::new(self.0.iter().map(scaled).collect())
    }
}

/// Scales counts to frequencies that add up to [`SCALE`]; symbols that occur keep at least 1.
fn scaled(counts: &[u64; SYMBOLS]) -> [u16; SYMBOLS] {
    let all: u64 = counts.iter().sum();
    let mut scaled = [0; SYMBOLS];
    if all == 0 {
        scaled[0] = SCALE as u16;
        return scaled;
    }
    let mut left = i64::from(SCALE);
    let mut most = 0;
    for (symbol, count) in counts.iter().enumerate() {
        if *count > 0 {
            scaled[symbol] = (count * u64::from(SCALE) / all).max(1) as u16;
            left -= i64::from(scaled[symbol]);
        }
        if counts[most] < *count {
            most = symbol;
        }
    }
    scaled[most] = (i64::from(scaled[most]) + left) as u16;
    scaled
}

/// The probabilities of all symbols in all contexts.
#[derive(Debug)]
pub struct Model {
    frequencies: Vec<[u16; SYMBOLS]>,
    starts: Vec<[u16; SYMBOLS]>,
    /// The symbol of each slot of the scale, for each context.
    symbols: Vec<u8>,
}

impl Model {
    /// The size of [`bytes`](Self::bytes).
    pub const BYTES: usize = CONTEXTS * SYMBOLS * 2;

    fn new(frequencies: Vec<[u16; SYMBOLS]>) -> Self {
        let mut starts = vec![[0; SYMBOLS]; CONTEXTS];
        let mut symbols = Vec::with_capacity(CONTEXTS << BITS);
        for (starts, frequencies) in starts.iter_mut().zip(&frequencies) {
            let mut start = 0;
            for (symbol, frequency) in frequencies.iter().enumerate() {
                starts[symbol] = start;
                start += frequency;
                symbols.extend(std::iter::repeat_n(symbol as u8, usize::from(*frequency)));
            }
        }
        Self {
            frequencies,
            starts,
            symbols,
        }
    }

    /// The model in its stored form.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let all = self.frequencies.iter().flatten();
        all.flat_map(|frequency| frequency.to_le_bytes()).collect()
    }

    /// Reads a stored model; `None` if the bytes are invalid.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        if bytes.len() != Self::BYTES {
            return None;
        }
        let numbers = bytes.as_chunks().0.iter();
        let numbers: Vec<u16> = numbers.map(|two| u16::from_le_bytes(*two)).collect();
        let frequencies = numbers.as_chunks().0.to_vec();
        let whole = |frequencies: &[u16; SYMBOLS]| {
            frequencies.iter().copied().map(u32::from).sum::<u32>() == SCALE
        };
        frequencies
            .iter()
            .all(whole)
            .then(|| Self::new(frequencies))
    }

    /// Packs a block; every symbol must have been counted in its context.
    #[must_use]
    pub fn pack(&self, symbols: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(symbols.len() / 4);
        let mut state = LOWEST;
        for at in (0..symbols.len()).rev() {
            let context = context(symbols, at);
            let symbol = usize::from(symbols[at]);
            let frequency = u32::from(self.frequencies[context][symbol]);
            while state >= (LOWEST >> BITS << 8) * frequency {
                bytes.push(state as u8);
                state >>= 8;
            }
            let start = u32::from(self.starts[context][symbol]);
            state = ((state / frequency) << BITS) + state % frequency + start;
        }
        bytes.extend(state.to_le_bytes());
        bytes.reverse();
        bytes
    }

    /// Unpacks a block of `len` symbols; `None` if the bytes are invalid.
    #[must_use]
    pub fn unpack(&self, bytes: &[u8], len: usize) -> Option<Vec<u8>> {
        let (head, rest) = bytes.split_first_chunk()?;
        let mut state = u32::from_be_bytes(*head);
        let mut rest = rest.iter();
        let mut symbols = Vec::with_capacity(len);
        for at in 0..len {
            let context = context(&symbols, at);
            let part = state & (SCALE - 1);
            let symbol = self.symbols[context << BITS | part as usize];
            let frequency = u32::from(self.frequencies[context][usize::from(symbol)]);
            let start = u32::from(self.starts[context][usize::from(symbol)]);
            state = frequency * (state >> BITS) + part - start;
            while state < LOWEST {
                state = state << 8 | u32::from(*rest.next()?);
            }
            symbols.push(symbol);
        }
        (state == LOWEST && rest.next().is_none()).then_some(symbols)
    }
}
