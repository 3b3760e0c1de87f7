//! Benchmark of pictures: boards to PNG and games to GIF for each game and theme, in milliseconds and bytes, cold and
//! warm.
//!
//! `cargo bench --bench board`. What happens once in a process (the first picture of a game and theme, the first
//! animation, the memory that this takes) is printed once, before the rest is measured.

use std::fmt;
use std::time::{Duration, Instant};

use banyan::render::{self, FrameDurations, Theme, View};
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
        let (taken, size) =
            timed(|| render::replay(&record, &view, FrameDurations::default()).len());
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

/// The peak memory of the process in kB, where the system reports it; 0 elsewhere.
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

/// A game of `plies` random moves that does not end.
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

/// A game to animate.
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

/// The first page of a leaderboard, as players see it.
#[divan::bench]
fn leaderboard(bencher: Bencher) {
    let row = |n: u32| render::LeaderboardRow {
        rank: Some(n),
        name: format!("Player {n}"),
        rating: 1900 - n as i32 * 7,
        deviation: 60,
        change: Some(12),
        trend_values: (0..30).map(|i| 1500.0 + (i * n % 97) as f32).collect(),
        wins: 40,
        draws: 3,
        losses: 12,
        ..render::LeaderboardRow::default()
    };
    let board = render::Leaderboard {
        title: "Jungle on this server, by rating".to_owned(),
        note: String::new(),
        rows: (1..=10).map(row).collect(),
        own: Some(row(77)),
        theme: Theme::Day,
    };
    bencher.bench(|| board.draw());
}

/// The chart of a profile: three games with 365 points in all.
#[divan::bench]
fn chart(bencher: Bencher) {
    let point = |i: i64| render::Point {
        at: 1_800_000_000_000 + i * 86_400_000,
        rating: 1500.0 + (i * 37 % 101) as f64,
        deviation: 70.0,
    };
    let course = |label: &str, points: i64| render::Series {
        label: label.to_owned(),
        points: (0..points).map(point).collect(),
    };
    let chart = render::Chart {
        title: "Ada Lovelace".to_owned(),
        note: String::new(),
        series: vec![
            course("Jungle", 200),
            course("Dōbutsu", 100),
            course("Ô ăn quan", 65),
        ],
        theme: Theme::Day,
    };
    bencher.bench(|| chart.draw());
}

#[divan::bench(args = films(), sample_count = 20)]
fn film(bencher: Bencher, film: &Film) {
    let (record, view) = film.record();
    let size = render::replay(&record, &view, FrameDurations::default()).len();
    bencher
        .counter(BytesCount::new(size))
        .bench(|| render::replay(&record, &view, FrameDurations::default()));
}
