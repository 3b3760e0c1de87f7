//! Benchmark of the analysis of finished games: its time, and how far its blunder marks agree with those of a search of ten
//! times the nodes. That search looks at every move that the analysis calls a blunder, with ten times the nodes of the third
//! pass, and at every tenth move, with ten times those of the second. The games are between two computer players of a middle
//! level, without the solution of Dōbutsu Shōgi.
//!
//! `cargo bench --bench analysis`: 200 games on one core. `BANYAN_ANALYSIS_GAMES` and `BANYAN_ANALYSIS_THREADS` change that;
//! `cargo bench --bench analysis -- jungle` takes only the rulesets whose names begin so.

#[path = "common/run.rs"]
mod run;

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use banyan::analysis::evaluation::Evaluation;
use banyan::analysis::progress::{AnalysisProgress, Effort};
use banyan::analysis::report::AnalysisReport;
use banyan::analysis::score::{Mark, PositionValue};
use banyan::rules::Record;
use banyan::search::contest::opening;
use banyan::search::{Level, choose};
use run::setting;

/// Rulesets, the level of both players, and how many of every five games have these rules.
const GAMES: [(&str, u8, usize); 3] = [
    ("o-an-quan/standard", 4, 2),
    ("dobutsu/official", 5, 1),
    ("jungle/classic", 5, 2),
];
/// How many times the nodes of the analysis the longer search has.
const LONGER: u64 = 10;
/// After how many games of a ruleset the sums so far are printed.
const TELL_EVERY: usize = 10;

fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let all = setting("BANYAN_ANALYSIS_GAMES", 200);
    let asked: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with('-'))
        .collect();
    let is_asked = |ruleset: &str| {
        asked.is_empty()
            || asked
                .iter()
                .any(|start| ruleset.starts_with(start.as_str()))
    };
    for (ruleset, level, share) in GAMES.into_iter().filter(|game| is_asked(game.0)) {
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
                        let mut sum = sum.lock().expect("the sum");
                        sum.add(&game);
                        if sum.games % TELL_EVERY == 0 || sum.games == count {
                            println!("{ruleset}, level {level}, {} of {count} games", sum.games);
                            sum.print();
                        }
                    }
                });
            }
        });
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

/// What the analyses of some games have in common with the longer searches.
#[derive(Default)]
struct Comparison {
    games: usize,
    moves: usize,
    /// The time until the end of each pass.
    times: [Duration; 3],
    /// Moves that two passes call blunders, and how many of them are blunders after the third.
    kept: [usize; 2],
    /// Moves that the analysis calls blunders, and how many of them the longer search calls blunders.
    blunders: [usize; 2],
    /// Every tenth move, and how many of them both call a blunder or neither does.
    sampled: [usize; 2],
    /// Positions whose result both have proved, and how many of the results are the same.
    proved: [usize; 2],
}

impl Comparison {
    fn add(&mut self, other: &Self) {
        self.games += 1;
        self.moves += other.moves;
        for (own, others) in self.times.iter_mut().zip(other.times) {
            *own += others;
        }
        for (own, others) in [
            (&mut self.kept, other.kept),
            (&mut self.blunders, other.blunders),
            (&mut self.sampled, other.sampled),
            (&mut self.proved, other.proved),
        ] {
            own[0] += others[0];
            own[1] += others[1];
        }
    }

    fn print(&self) {
        let for_60 = |time: Duration| time.as_secs_f64() * 60.0 / self.moves.max(1) as f64;
        println!(
            "  {} moves; for 60 plies: first pass {:.2} s, two passes {:.1} s, all {:.1} s",
            self.moves,
            for_60(self.times[0]),
            for_60(self.times[1]),
            for_60(self.times[2])
        );
        let tell = |what: &str, [all, same]: [usize; 2]| {
            let share = same as f64 * 100.0 / all.max(1) as f64;
            println!("  {what}: {same} of {all} ({share:.1} %)");
        };
        tell("blunders of two passes that the third keeps", self.kept);
        tell("blunders that the longer search confirms", self.blunders);
        tell("every tenth move, the same verdict", self.sampled);
        tell("results proved by both that are the same", self.proved);
    }
}

fn compare(record: &Record) -> Comparison {
    let usual = Effort::default();
    let begun = Instant::now();
    let mut progress = AnalysisProgress::default();
    let mut pass = || {
        progress.step(record, usual, None, |_| true);
        let report = AnalysisReport::of(record, progress.evaluations()).expect("a report");
        (begun.elapsed(), report)
    };
    let [(quick, _), (deep, two_passes), (full, own)] = [pass(), pass(), pass()];
    let is_blunder = |report: &AnalysisReport, ply: usize| {
        let judged = report.moves.get(ply);
        judged.is_some_and(|judged| judged.mark == Some(Mark::Blunder))
    };
    let before = (0..record.ply()).filter(|ply| is_blunder(&two_passes, *ply));
    let kept = before.clone().filter(|ply| is_blunder(&own, *ply));
    let is_sampled = |ply: usize| ply % 10 == 5;
    let looked_at: Vec<usize> = (0..record.ply())
        .filter(|ply| is_sampled(*ply) || is_blunder(&own, *ply))
        .collect();
    // The positions before and after these moves are searched for longer.
    let plies: BTreeSet<usize> = looked_at.iter().flat_map(|ply| [*ply, ply + 1]).collect();
    let mut evaluations = progress.evaluations().to_vec();
    let mut found = Comparison {
        moves: record.ply(),
        times: [quick, deep, full],
        kept: [before.count(), kept.count()],
        ..Comparison::default()
    };
    for ply in plies {
        let is_at_blunder = is_blunder(&own, ply) || ply > 0 && is_blunder(&own, ply - 1);
        let nodes = if is_at_blunder {
            usual.blunders
        } else {
            usual.deep
        };
        let upto = record.taken_back(record.ply() - ply);
        let longer = Evaluation::of(&upto, nodes * LONGER, None);
        if let (Some(own), Some(longer)) = (proved(evaluations[ply].value), proved(longer.value)) {
            found.proved[0] += 1;
            found.proved[1] += usize::from(own == longer);
        }
        evaluations[ply] = longer;
    }
    let longer = AnalysisReport::of(record, &evaluations).expect("a report");
    for ply in looked_at {
        let same = usize::from(is_blunder(&own, ply) == is_blunder(&longer, ply));
        if is_blunder(&own, ply) {
            found.blunders[0] += 1;
            found.blunders[1] += same;
        }
        if is_sampled(ply) {
            found.sampled[0] += 1;
            found.sampled[1] += same;
        }
    }
    found
}

/// 1 for a proved win, 0 for a draw, -1 for a loss.
fn proved(value: PositionValue) -> Option<i8> {
    match value {
        PositionValue::Points(_) => None,
        PositionValue::Won(_) => Some(1),
        PositionValue::Drawn => Some(0),
        PositionValue::Lost(_) => Some(-1),
    }
}
