//! A Jungle board to PNG: warm, as nearly all are drawn; with a bar that is new; and the first of a theme.
//!
//! `cargo bench --bench board`. The first board of a process is printed once, for it happens once.

use std::time::Instant;

use banyan::render::{self, Theme, View};
use banyan::rules::{AnyPosition, Ruleset};
use divan::Bencher;
use divan::counter::BytesCount;

const MIDDLE: &str = "6t/1d3c1/2plw2/2r3e/3P3/ER5/2WL3/2C2D1/T6 b";

fn main() {
    let started = Instant::now();
    let size = render::board(&middle(), &view(Theme::Day)).png.len();
    println!(
        "first board of the process: {:?}, {size} bytes",
        started.elapsed()
    );
    divan::main();
}

fn middle() -> AnyPosition {
    let ruleset: Ruleset = "jungle/classic".parse().expect("a ruleset");
    AnyPosition::parse(&ruleset, MIDDLE).expect("a position")
}

fn view(theme: Theme) -> View {
    View {
        title: "Jungle · classic".to_owned(),
        names: ["Ada Lovelace".to_owned(), "Nguyễn Thị Ánh".to_owned()],
        theme,
        ..View::default()
    }
}

#[divan::bench(args = Theme::ALL)]
fn warm(bencher: Bencher, theme: Theme) {
    let (position, view) = (middle(), view(theme));
    let size = render::board(&position, &view).png.len();
    bencher
        .counter(BytesCount::new(size))
        .bench(|| render::board(&position, &view));
}

#[divan::bench]
fn with_new_words(bencher: Bencher) {
    let position = middle();
    let mut game = 0;
    bencher
        .with_inputs(|| {
            game += 1;
            View {
                note: format!("#{game}"),
                ..view(Theme::Day)
            }
        })
        .bench_local_refs(|view| render::board(&position, view));
}
