//! The solved tables of Dōbutsu Shōgi on disk: compressed, checksummed, read block by block. The values are computed in
//! `search`.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::ops::Range;
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::rules::Position as _;
use crate::rules::dobutsu::{Dobutsu, Rules};
use crate::rules::ruleset::Rulebook as _;
use crate::search::Solution;
use crate::search::exact::ExactValue;
use crate::search::solution::number::POSITIONS;
use crate::search::solution::pack::{Model, PACKED, SymbolCounts};
use crate::search::solution::solve::{BLOCK, BLOCKS, Counts, Solver};
use crate::search::solution::value::value;

/// The file format; a changed format gets another number.
const MAGIC: &[u8; 16] = b"banyan-dobutsu-1";
/// The file format of an unfinished build.
const PARTIAL_MAGIC: &[u8; 16] = b"banyan-partial-1";
/// How often an unfinished build is saved: 249 MB each time.
const SAVE_INTERVAL: Duration = Duration::from_mins(1);
/// How many blocks a thread takes at a time: a thousandth of all, far less than a second.
const BLOCKS_PER_SHARE: u32 = 64;
/// The size of the cache of unpacked blocks, each of 2 kB.
const CACHED_BLOCKS: usize = 1024;

/// Why a table cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// A file cannot be read or written.
    #[error("{}: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// The file is corrupt.
    #[error("{} is damaged: {what}", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// The caller stopped the build; the next build continues from there.
    #[error("the build was stopped; the next one goes on from there")]
    Stopped,
}

fn file_error(path: &Path) -> impl Fn(io::Error) -> TableError {
    let path = path.to_owned();
    move |error| TableError::File {
        path: path.clone(),
        error,
    }
}

fn damaged(path: &Path, what: impl Into<String>) -> TableError {
    TableError::Damaged {
        path: path.to_owned(),
        what: what.into(),
    }
}

/// 64-bit FNV-1a; detects any single changed byte.
#[derive(Clone, Copy)]
struct Checksum(u64);

impl Checksum {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn of(bytes: &[u8]) -> Self {
        let mut sum = Self::new();
        sum.add(bytes);
        sum
    }
}

/// 32-bit FNV-1a, for blocks.
fn short_checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum: u32, byte| {
        (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}

/// The path of a ruleset's table.
#[must_use]
pub fn path(folder: &Path, rules: Rules) -> PathBuf {
    folder.join(format!("dobutsu-{}.table", rules.preset()))
}

fn partial_path(folder: &Path, rules: Rules) -> PathBuf {
    folder.join(format!("dobutsu-{}.partial", rules.preset()))
}

/// An open table.
#[derive(Debug)]
pub struct SolvedTable {
    path: PathBuf,
    file: File,
    rules: Rules,
    model: Model,
    /// The end of each block in the file, and its checksum.
    index: Vec<(u32, u32)>,
    /// The start of the first block.
    begin: u32,
    positions: u32,
    unpacked: Mutex<HashMap<u32, Arc<[u8]>>>,
    /// The first block that could not be read.
    failure: OnceLock<TableError>,
}

impl SolvedTable {
    /// Opens the table of a ruleset and verifies its header.
    ///
    /// # Errors
    /// [`TableError`] when the file cannot be read or is corrupt.
    pub fn open(folder: &Path, rules: Rules) -> Result<Self, TableError> {
        let path = path(folder, rules);
        let mut file = File::open(&path).map_err(file_error(&path))?;
        let length = file.metadata().map_err(file_error(&path))?.len();
        let mut head = vec![0; MAGIC.len() + 5];
        file.read_exact(&mut head).map_err(file_error(&path))?;
        let (magic, rest) = head.split_at(MAGIC.len());
        if magic != MAGIC || rest[0] != rules as u8 {
            return Err(damaged(&path, "it is no table of these rules"));
        }
        let positions = u32::from_le_bytes([rest[1], rest[2], rest[3], rest[4]]);
        let blocks = positions.div_ceil(PACKED as u32) as usize;
        let size = Model::BYTES + 8 * blocks + 8;
        if length < (head.len() + size) as u64 {
            return Err(damaged(&path, "it is too short"));
        }
        let mut body = vec![0; size];
        file.read_exact(&mut body).map_err(file_error(&path))?;
        let (body, sum) = body.split_at(size - 8);
        let mut expected = Checksum::of(&head);
        expected.add(body);
        if sum != expected.0.to_le_bytes() {
            return Err(damaged(&path, "its head has another checksum"));
        }
        let (model, index) = body.split_at(Model::BYTES);
        let model = Model::read(model).ok_or_else(|| damaged(&path, "its model is none"))?;
        let number = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        let index = index
            .chunks_exact(8)
            .map(|entry| (number(&entry[..4]), number(&entry[4..])))
            .collect();
        Ok(Self {
            begin: (head.len() + size) as u32,
            path,
            file,
            rules,
            model,
            index,
            positions,
            unpacked: Mutex::default(),
            failure: OnceLock::new(),
        })
    }

    /// Reads and verifies every block.
    ///
    /// # Errors
    /// The first block that cannot be read or is corrupt.
    pub fn check(&self) -> Result<(), TableError> {
        for block in 0..self.index.len() as u32 {
            self.read(block)?;
        }
        let end = self.index.last().map_or(self.begin, |(end, _)| *end);
        let length = self.file.metadata().map_err(file_error(&self.path))?.len();
        if length != u64::from(end) {
            return Err(damaged(&self.path, "it has another length"));
        }
        Ok(())
    }

    fn read(&self, block: u32) -> Result<Vec<u8>, TableError> {
        let at = block as usize;
        let wrong = || damaged(&self.path, format!("block {block}"));
        let (end, sum) = *self.index.get(at).ok_or_else(wrong)?;
        let begin = at
            .checked_sub(1)
            .map_or(self.begin, |before| self.index[before].0);
        let mut bytes = vec![0; end.checked_sub(begin).ok_or_else(wrong)? as usize];
        self.file
            .read_exact_at(&mut bytes, begin.into())
            .map_err(|error| match error.kind() {
                io::ErrorKind::UnexpectedEof => wrong(),
                _ => file_error(&self.path)(error),
            })?;
        if short_checksum(&bytes) != sum {
            return Err(wrong());
        }
        let first = block * PACKED as u32;
        let len = (self.positions - first).min(PACKED as u32);
        self.model.unpack(&bytes, len as usize).ok_or_else(wrong)
    }

    /// Why a value could not be read, if that has happened since the table was opened: such a table must not be used any more.
    #[must_use]
    pub fn failure(&self) -> Option<&TableError> {
        self.failure.get()
    }

    /// The stored value of the position with that number; `None` if it cannot be read.
    fn stored(&self, number: u32) -> Option<u8> {
        let block = number / PACKED as u32;
        let at = (number % PACKED as u32) as usize;
        let unpacked = || self.unpacked.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(symbols) = unpacked().get(&block) {
            return symbols.get(at).copied();
        }
        let symbols: Arc<[u8]> = match self.read(block) {
            Ok(symbols) => symbols.into(),
            Err(error) => {
                self.failure.get_or_init(|| error);
                return None;
            }
        };
        let mut unpacked = unpacked();
        if unpacked.len() >= CACHED_BLOCKS {
            unpacked.clear();
        }
        let stored = symbols.get(at).copied();
        unpacked.insert(block, symbols);
        stored
    }
}

impl Solution for SolvedTable {
    fn value(&self, position: &Dobutsu) -> Option<ExactValue> {
        if *position.rules() != self.rules {
            return None;
        }
        value(position, &mut |number| self.stored(number))
    }
}

/// The tables of both rulesets, if present.
#[derive(Debug, Default)]
pub struct Tables([Option<SolvedTable>; 2]);

impl Tables {
    /// Opens the tables that exist and are valid.
    #[must_use]
    pub fn open(folder: &Path) -> Self {
        Self(Rules::ALL.map(|rules| SolvedTable::open(folder, rules).ok()))
    }
}

impl Solution for Tables {
    fn value(&self, position: &Dobutsu) -> Option<ExactValue> {
        self.0
            .iter()
            .flatten()
            .find_map(|table| table.value(position))
    }
}

/// The progress of a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildProgress {
    /// Whether it continues an earlier build.
    pub resumed: bool,
    /// The next layer: positions that are this many plies from the end.
    pub layer: u8,
}

/// Whether there is an unfinished build of a ruleset's table.
#[must_use]
pub fn has_partial(folder: &Path, rules: Rules) -> bool {
    partial_path(folder, rules).exists()
}

/// Removes what is left of an unfinished build.
///
/// # Errors
/// [`TableError::File`] when it cannot be removed.
pub fn delete_partial(folder: &Path, rules: Rules) -> Result<(), TableError> {
    let partial = partial_path(folder, rules);
    match fs::remove_file(&partial) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(file_error(&partial)(error)),
        _ => Ok(()),
    }
}

/// Builds the table of a ruleset, in a minute or two and with 250 MiB of memory. Continues an interrupted build.
/// `go_on` is called at each layer; when it returns false, the build is saved and stopped. `wait_turn` is called before each
/// share of the work, many times a second: it may wait, and false stops the build at once.
///
/// # Errors
/// [`TableError::Stopped`] when one of them returned false, others when a file cannot be written.
pub fn build(
    folder: &Path,
    rules: Rules,
    threads: u32,
    mut go_on: impl FnMut(BuildProgress) -> bool,
    wait_turn: &(dyn Fn() -> bool + Sync),
) -> Result<Counts, TableError> {
    fs::create_dir_all(folder).map_err(file_error(folder))?;
    if !wait_turn() {
        return Err(TableError::Stopped);
    }
    let partial = partial_path(folder, rules);
    let solver = Solver::new(rules);
    let alone = threads <= 1;
    let restored = restore(&partial, rules, &solver);
    let resumed = restored.is_some();
    let mut layer = restored.unwrap_or(0);
    if !resumed && !for_all_blocks(threads, wait_turn, &|blocks| solver.prepare(blocks)) {
        return Err(TableError::Stopped);
    }
    let mut written = Instant::now();
    while solver.begin_layer(layer) {
        let stop = !go_on(BuildProgress { resumed, layer });
        if stop || written.elapsed() >= SAVE_INTERVAL {
            save_partial(&partial, rules, &solver, layer).map_err(file_error(&partial))?;
            written = Instant::now();
        }
        if stop {
            return Err(TableError::Stopped);
        }
        let work = |blocks| solver.layer(layer, blocks, alone);
        if !for_all_blocks(threads, wait_turn, &work) {
            return Err(TableError::Stopped);
        }
        layer += 1;
    }
    let path = path(folder, rules);
    let stored = |number: u32| {
        // The work is done, so stopping would gain little now.
        if number.is_multiple_of(BLOCKS_PER_SHARE * BLOCK) {
            wait_turn();
        }
        solver.stored(number)
    };
    write(&path, rules, POSITIONS, &stored).map_err(file_error(&path))?;
    delete_partial(folder, rules)?;
    Ok(solver.counts())
}

/// Distributes all blocks over the threads, a share at a time. False if `wait_turn` stopped it before the end.
fn for_all_blocks(
    threads: u32,
    wait_turn: &(dyn Fn() -> bool + Sync),
    work: &(dyn Fn(Range<u32>) + Sync),
) -> bool {
    let (next, stopped) = (AtomicU32::new(0), AtomicBool::new(false));
    let take_shares = || {
        while !stopped.load(Ordering::Relaxed) {
            let begin = next.fetch_add(BLOCKS_PER_SHARE, Ordering::Relaxed);
            if begin >= BLOCKS {
                break;
            }
            if wait_turn() {
                work(begin..(begin + BLOCKS_PER_SHARE).min(BLOCKS));
            } else {
                stopped.store(true, Ordering::Relaxed);
            }
        }
    };
    if threads <= 1 {
        take_shares();
    } else {
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(take_shares);
            }
        });
    }
    !stopped.into_inner()
}

/// Writes a new file and renames it to `path`, so that the file is never incomplete.
fn replace(
    path: &Path,
    fill: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut out = BufWriter::with_capacity(1 << 20, File::create(&new)?);
    fill(&mut out)?;
    out.into_inner()
        .map_err(io::IntoInnerError::into_error)?
        .sync_all()?;
    fs::rename(&new, path)
}

/// Saves an unfinished build.
fn save_partial(path: &Path, rules: Rules, solver: &Solver, layer: u8) -> io::Result<()> {
    replace(path, |file| {
        let mut sum = Checksum::new();
        let mut put = |bytes: &[u8]| {
            sum.add(bytes);
            file.write_all(bytes)
        };
        put(PARTIAL_MAGIC)?;
        put(&[rules as u8, layer])?;
        for block in 0..BLOCKS {
            let state: Vec<u8> = solver.state(block..block + 1).collect();
            put(&state)?;
        }
        let sum = sum.0.to_le_bytes();
        file.write_all(&sum)
    })
}

/// Restores an unfinished build and returns its next layer; `None` if there is none or it is corrupt.
fn restore(path: &Path, rules: Rules, solver: &Solver) -> Option<u8> {
    let mut file = BufReader::with_capacity(1 << 20, File::open(path).ok()?);
    let mut head = [0; 18];
    file.read_exact(&mut head).ok()?;
    if head[..16] != *PARTIAL_MAGIC || head[16] != rules as u8 {
        return None;
    }
    let mut sum = Checksum::of(&head);
    for block in 0..BLOCKS {
        let mut state = vec![0; solver.state(block..block + 1).count()];
        file.read_exact(&mut state).ok()?;
        sum.add(&state);
        solver.restore(block, &state);
    }
    let mut end = Vec::new();
    file.read_to_end(&mut end).ok()?;
    (end == sum.0.to_le_bytes()).then_some(head[17])
}

/// Writes a table, given the stored value of each position.
///
/// # Errors
/// An I/O error when the file cannot be written.
pub fn write(
    path: &Path,
    rules: Rules,
    positions: u32,
    stored: &dyn Fn(u32) -> u8,
) -> io::Result<()> {
    let blocks = positions.div_ceil(PACKED as u32);
    let symbols = |block: u32| {
        let first = block * PACKED as u32;
        let last = (first + PACKED as u32).min(positions);
        (first..last).map(stored).collect::<Vec<u8>>()
    };
    let mut tally = SymbolCounts::default();
    for block in 0..blocks {
        tally.count(&symbols(block));
    }
    let model = tally.model();
    let mut head = MAGIC.to_vec();
    head.push(rules as u8);
    head.extend(positions.to_le_bytes());
    head.extend(model.bytes());
    let mut end = head.len() as u32 + 8 * blocks + 8;
    let mut packed = Vec::new();
    for block in 0..blocks {
        let bytes = model.pack(&symbols(block));
        end += bytes.len() as u32;
        head.extend(end.to_le_bytes());
        head.extend(short_checksum(&bytes).to_le_bytes());
        packed.extend(bytes);
    }
    let sum = Checksum::of(&head).0.to_le_bytes();
    replace(path, |file| {
        file.write_all(&head)?;
        file.write_all(&sum)?;
        file.write_all(&packed)
    })
}
