//! Benchmark of the analysis of finished games: its time, and how far its marks agree with those of a search of ten
//! times the nodes. The games are between two computer players of a middle level, without the solution of Dōbutsu Shōgi.
//!
//! `cargo bench --bench analysis`: 200 games on one core. `BANYAN_ANALYSIS_GAMES` and `BANYAN_ANALYSIS_THREADS` change that.

#[path = "common/run.rs"]
mod run;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use banyan::analysis::progress::{Effort, Progress};
use banyan::analysis::report::Report;
use banyan::analysis::score::{Mark, Value};
use banyan::rules::Record;
use banyan::search::contest::opening;
use banyan::search::{Level, choose};
use run::setting;

/// Rulesets, the level of both players, and how many of every five games have these rules.
const GAMES: [(&str, u8, usize); 3] = [
    ("jungle/classic", 5, 2),
    ("dobutsu/official", 5, 1),
    ("o-an-quan/standard", 4, 2),
];

fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let all = setting("BANYAN_ANALYSIS_GAMES", 200);
    for (ruleset, level, share) in GAMES {
        let count = all * share / 5;
        let next = AtomicUsize::new(0);
        let sum = Mutex::new(Comparison::default());
        std::thread::scope(|threads| {
            for _ in 0..setting("BANYAN_ANALYSIS_THREADS", 1) {
                threads.spawn(|| {
                    loop {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        if seed >= count {
                            break;
                        }
                        let game = compare(&self_played(ruleset, level, seed as u64));
                        sum.lock().expect("the sum").add(&game);
                    }
                });
            }
        });
        println!("{ruleset}, level {level}, {count} games");
        sum.into_inner().expect("the sum").print();
    }
}

fn self_played(ruleset: &str, level: u8, seed: u64) -> Record {
    let ruleset = ruleset.parse().expect("a ruleset");
    let mut record = opening(&ruleset, seed);
    let level = Level::of(ruleset.game(), level).expect("a level");
    while record.outcome().is_none() {
        let choice = choose(level, &record, seed, None).expect("a move");
        record.play(choice.mv).expect("a legal move");
    }
    record
}

/// What the analyses of some games have in common with the longer ones.
#[derive(Default)]
struct Comparison {
    moves: usize,
    quick: Duration,
    full: Duration,
    /// Moves with the same mark, or both without one.
    same: usize,
    /// Moves that the analysis calls blunders, and how many of them the longer search calls blunders.
    blunders: [usize; 2],
    /// Moves that the longer search calls blunders, and how many of them have any mark in the analysis.
    missed: [usize; 2],
    /// Positions whose result both have proved, and how many of the results are the same.
    proved: [usize; 2],
}

impl Comparison {
    fn add(&mut self, other: &Self) {
        self.moves += other.moves;
        self.quick += other.quick;
        self.full += other.full;
        self.same += other.same;
        for (own, others) in [
            (&mut self.blunders, other.blunders),
            (&mut self.missed, other.missed),
            (&mut self.proved, other.proved),
        ] {
            own[0] += others[0];
            own[1] += others[1];
        }
    }

    fn print(&self) {
        let for_60 = |time: Duration| time.as_secs_f64() * 60.0 / self.moves as f64;
        println!(
            "  {} moves; for 60 plies: first pass {:.2} s, both passes {:.1} s",
            self.moves,
            for_60(self.quick),
            for_60(self.full)
        );
        let tell = |what: &str, [all, same]: [usize; 2]| {
            let share = same as f64 * 100.0 / all.max(1) as f64;
            println!("  {what}: {same} of {all} ({share:.1} %)");
        };
        tell("same mark", [self.moves, self.same]);
        tell(
            "blunders that are blunders in the longer search",
            self.blunders,
        );
        tell(
            "blunders of the longer search that have a mark",
            self.missed,
        );
        tell("results proved by both that are the same", self.proved);
    }
}

fn compare(record: &Record) -> Comparison {
    let usual = Effort::default();
    let begun = Instant::now();
    let mut progress = Progress::default();
    progress.step(record, usual, u64::MAX, None);
    let quick = begun.elapsed();
    progress.step(record, usual, u64::MAX, None);
    let full = begun.elapsed();
    let longer = Effort {
        quick: usual.deep * 10,
        ..usual
    };
    let mut reference = Progress::default();
    reference.step(record, longer, u64::MAX, None);
    let report =
        |progress: &Progress| Report::of(record, progress.evaluations()).expect("a report");
    let (report, reference) = (report(&progress), report(&reference));
    let mut found = Comparison {
        moves: record.ply(),
        quick,
        full,
        ..Comparison::default()
    };
    for (own, longer) in report.moves.iter().zip(&reference.moves) {
        let is_blunder = |mark: Option<Mark>| mark == Some(Mark::Blunder);
        found.same += usize::from(own.mark == longer.mark);
        if is_blunder(own.mark) {
            found.blunders[0] += 1;
            found.blunders[1] += usize::from(is_blunder(longer.mark));
        }
        if is_blunder(longer.mark) {
            found.missed[0] += 1;
            found.missed[1] += usize::from(own.mark.is_some());
        }
    }
    for (own, longer) in report.values.iter().zip(&reference.values) {
        if let (Some(own), Some(longer)) = (proved(*own), proved(*longer)) {
            found.proved[0] += 1;
            found.proved[1] += usize::from(own == longer);
        }
    }
    found
}

/// 1 for a proved win, 0 for a draw, -1 for a loss.
fn proved(value: Value) -> Option<i8> {
    match value {
        Value::Points(_) => None,
        Value::Won(_) => Some(1),
        Value::Drawn => Some(0),
        Value::Lost(_) => Some(-1),
    }
}
