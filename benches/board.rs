//! Boards to PNG and games to GIF, for each game and theme: milliseconds and bytes, cold and warm.
//!
//! `cargo bench --bench board`. What happens once in a process (the first picture of a game and theme, the first animation, how
//! much memory that takes) is printed once, before the rest is measured.

use std::fmt;
use std::time::{Duration, Instant};

use banyan::render::{self, Pace, Theme, View};
use banyan::rules::{AnyPosition, Record, Ruleset};
use divan::Bencher;
use divan::counter::BytesCount;
use rand::{SeedableRng, rngs::StdRng, seq::SliceRandom};

fn main() {
    for still in stills() {
        let (position, view) = still.position();
        let (taken, size) = timed(|| render::board(&position, &view).png.len());
        println!("first {still}: {taken:?}, {size} bytes");
    }
    for film in films() {
        let (record, view) = film.record();
        let before = peak();
        let (taken, size) = timed(|| render::replay(&record, &view, Pace::default()).len());
        let more = peak() - before;
        println!(
            "first {film}: {taken:?}, {size} bytes, {more} kB of memory more than ever before"
        );
    }
    divan::main();
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let started = Instant::now();
    let done = work();
    (started.elapsed(), done)
}

/// The most memory that the process ever had, in kB, where the system tells.
fn peak() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    let number = line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok());
    number.unwrap_or_default()
}

fn view(theme: Theme) -> View {
    View {
        title: "Jungle · classic".to_owned(),
        note: "#1".to_owned(),
        names: ["Ada Lovelace".to_owned(), "Nguyễn Thị Ánh".to_owned()],
        theme,
        ..View::default()
    }
}

const JUNGLE: &str = "jungle/classic";
const GAMES: [&str; 3] = [JUNGLE, "dobutsu/classic", "o-an-quan/standard"];

/// A game of so many plies that nobody tries to win.
fn game(ruleset: &str, plies: usize) -> Record {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let mut random = StdRng::seed_from_u64(1);
    loop {
        let mut record = Record::new(&ruleset);
        while record.ply() < plies {
            let mut moves = record.legal_moves();
            moves.shuffle(&mut random);
            let next = moves.iter().find_map(|mv| {
                let mut next = record.clone();
                next.play(*mv).expect("a legal move");
                next.outcome().is_none().then_some(next)
            });
            let Some(next) = next else { break };
            record = next;
        }
        if record.ply() == plies {
            return record;
        }
    }
}

/// A board to be drawn.
#[derive(Clone, Copy)]
struct Still {
    ruleset: &'static str,
    theme: Theme,
}

impl fmt::Display for Still {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ruleset, self.theme)
    }
}

impl Still {
    fn position(self) -> (AnyPosition, View) {
        let record = game(self.ruleset, 30);
        let view = View {
            last_move: record.moves().last().copied(),
            before: record.before_last().cloned(),
            ..view(self.theme)
        };
        (record.position().clone(), view)
    }
}

fn stills() -> impl Iterator<Item = Still> {
    let all = |ruleset| Theme::ALL.map(|theme| Still { ruleset, theme });
    GAMES.into_iter().flat_map(all)
}

/// A game to be shown.
#[derive(Clone, Copy)]
struct Film {
    still: Still,
    plies: usize,
}

impl fmt::Display for Film {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {} plies", self.still, self.plies)
    }
}

impl Film {
    fn record(self) -> (Record, View) {
        (game(self.still.ruleset, self.plies), view(self.still.theme))
    }
}

fn films() -> impl Iterator<Item = Film> {
    let short = stills().filter(|still| still.ruleset == JUNGLE);
    let long = stills().filter(|still| still.theme == Theme::Day);
    let film = |plies| move |still| Film { still, plies };
    short.map(film(92)).chain(long.map(film(300)))
}

#[divan::bench(args = stills())]
fn still(bencher: Bencher, still: &Still) {
    let (position, view) = still.position();
    let size = render::board(&position, &view).png.len();
    bencher
        .counter(BytesCount::new(size))
        .bench(|| render::board(&position, &view));
}

#[divan::bench]
fn still_with_new_words(bencher: Bencher) {
    let record = game(JUNGLE, 30);
    let mut game = 0;
    bencher
        .with_inputs(|| {
            game += 1;
            View {
                note: format!("#{game}"),
                ..view(Theme::Day)
            }
        })
        .bench_local_refs(|view| render::board(record.position(), view));
}

#[divan::bench(args = films(), sample_count = 20)]
fn film(bencher: Bencher, film: &Film) {
    let (record, view) = film.record();
    let size = render::replay(&record, &view, Pace::default()).len();
    bencher
        .counter(BytesCount::new(size))
        .bench(|| render::replay(&record, &view, Pace::default()));
}
