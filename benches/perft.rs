//! Benchmark of the move generators (perft): positions reached in a second, each made on a board without bulk counting.
//! `cargo bench --bench perft`; the items a second are nodes.

use banyan::rules::{Game, Ruleset};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// Every preset of every game.
fn presets() -> Vec<String> {
    Game::ALL
        .iter()
        .copied()
        .flat_map(Ruleset::presets)
        .map(|preset| preset.to_string())
        .collect()
}

#[divan::bench(args = presets(), sample_count = 10, sample_size = 1)]
fn perft(bencher: Bencher, ruleset: &str) {
    let start = ruleset.parse::<Ruleset>().expect("a preset").start();
    let depth = (1..20)
        .find(|depth| start.perft(depth + 1) > 10_000_000)
        .expect("move trees grow");
    let leaves = start.perft(depth);
    bencher
        .counter(ItemsCount::new(leaves))
        .bench(|| divan::black_box(&start).perft(depth));
}
