//! Benchmark of the search: depth and positions a second in Jungle, what a move of each level costs, how many late positions
//! of Ô ăn quan are solved in a second (with the answers checked by a plain full search), and how long the solved table of
//! Dōbutsu Shōgi takes for all moves of a position.
//!
//! `cargo bench --bench search`, or only some of it: `cargo bench --bench search -- jungle levels o-an-quan table`.
//! `BANYAN_SEARCH_POSITIONS` (200) is the number of positions of Ô ăn quan, and every `BANYAN_SEARCH_CHECKED` (5) of them is
//! checked. The table is read from the folder `BANYAN_TABLES`, where `banyan tables build` has put it. The searches use one
//! core, and their time is the processor time of this program, so that other programs on the machine matter less.

#[path = "common/full_search.rs"]
mod full_search;
#[path = "common/run.rs"]
mod run;

use std::path::Path;
use std::time::{Duration, Instant};

use banyan::rules::o_an_quan::{OAnQuan, RING};
use banyan::rules::{AnyPosition, Game, Position as _, Record, Ruleset};
use banyan::search::game::{MoveMethod, mix};
use banyan::search::levels::Level;
use banyan::search::{Engine, SearchLimits, Solution as _, choose};
use banyan::tables::SolvedTable;
use full_search::{FullSearch, Verdict};
use run::{cpu_time, setting};

/// The size of a transposition table, as at the command line: 64 MiB.
const TABLE_ENTRIES: usize = 1 << 22;
/// "Late" positions of Ô ăn quan have at most this many citizens on the board.
const LATE: u16 = 40;
/// The full search gives a position up after this many positions.
const MAX_POSITIONS: usize = 3_000_000;

fn main() {
    // `cargo test --benches` and similar commands pass flags that mean "do not measure".
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let asked: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with('-'))
        .collect();
    let parts: [(&str, fn()); 4] = [
        ("jungle", jungle),
        ("levels", levels),
        ("o-an-quan", o_an_quan),
        ("table", table),
    ];
    for (name, part) in parts {
        if asked.is_empty() || asked.iter().any(|one| one == name) {
            part();
        }
    }
}

/// The processor time of this program so far.
fn used() -> Duration {
    cpu_time(std::process::id())
}

/// Searches for a second of processor time: the depth, the nodes and the seconds that it took.
fn search_for_a_second(record: &Record) -> (banyan::search::Thought, f64) {
    let mut engine = Engine::new(&record.ruleset(), TABLE_ENTRIES);
    let begun = used();
    let mut asked = 0;
    let limits = SearchLimits {
        depth: usize::MAX,
        nodes: u64::MAX,
        // Reading the processor time takes longer than a few nodes.
        should_stop: &mut || {
            asked += 1;
            asked % 32 == 0 && used().saturating_sub(begun) >= Duration::from_secs(1)
        },
    };
    let thought = engine.think(record, limits, |_| ()).expect("a move");
    (thought, used().saturating_sub(begun).as_secs_f64())
}

fn jungle() {
    println!("Jungle, from the start, one second of one core (best of five):");
    for ruleset in Ruleset::presets(Game::Jungle) {
        let record = Record::new(&ruleset);
        let (mut depth, mut rate) = (0, 0.0_f64);
        for _ in 0..5 {
            let (thought, seconds) = search_for_a_second(&record);
            depth = depth.max(thought.depth);
            rate = rate.max(thought.nodes as f64 / seconds);
        }
        println!(
            "  {ruleset:<24} depth {depth}, {:.2} million positions a second",
            rate / 1e6
        );
    }
}

/// A game of random moves up to some ply; the same seed gives the same game.
fn wandered(ruleset: &Ruleset, seed: u64, plies: usize) -> Record {
    let mut record = Record::new(ruleset);
    for ply in 0..plies {
        let moves = record.legal_moves();
        if moves.is_empty() || record.outcome().is_some() {
            break;
        }
        let mv = moves[(mix(mix(seed) ^ ply as u64) >> 33) as usize % moves.len()];
        record.play(mv).expect("a legal move");
    }
    record
}

fn levels() {
    println!(
        "Time of a move by level (those limited by depth), in ms: mean, 99th percentile, most (200 positions of random games of 0 to 39 plies):"
    );
    for game in Game::ALL {
        let ruleset = &Ruleset::presets(*game)[0];
        let records: Vec<Record> = (0..200)
            .map(|seed| wandered(ruleset, seed, seed as usize % 40))
            .filter(|record| record.outcome().is_none())
            .collect();
        let by_depth = |level: &Level| matches!(level.method(*game), MoveMethod::Sample { .. });
        for level in Level::all(*game).filter(by_depth) {
            let mut times: Vec<Duration> = records
                .iter()
                .map(|record| {
                    // The shortest of three, because other programs can only make it longer.
                    let once = |_| {
                        let begun = Instant::now();
                        choose(level, record, 1, None).expect("a move");
                        begun.elapsed()
                    };
                    (0..3).map(once).min().expect("a time")
                })
                .collect();
            times.sort();
            let ms = |time: Duration| time.as_secs_f64() * 1000.0;
            let mean = times.iter().copied().map(ms).sum::<f64>() / times.len() as f64;
            println!(
                "  {ruleset:<24} level {level}: {mean:7.2} {:7.2} {:7.2}",
                ms(times[times.len() * 99 / 100]),
                ms(times[times.len() - 1])
            );
        }
    }
}

/// The citizens on the board.
fn lying(record: &Record) -> u16 {
    let AnyPosition::OAnQuan(position) = record.position() else {
        unreachable!("another game")
    };
    (0..RING).map(|square| position.citizens(square)).sum()
}

/// A random position of a random game, among those with at most [`LATE`] citizens on the board.
fn late(ruleset: &Ruleset, seed: u64) -> Option<Record> {
    let game = wandered(ruleset, seed, usize::MAX);
    let all: Vec<Record> = (0..game.ply())
        .map(|ply| game.taken_back(game.ply() - ply))
        .filter(|record| lying(record) <= LATE)
        .collect();
    let at = mix(!seed) as usize % all.len().max(1);
    all.into_iter().nth(at)
}

fn o_an_quan() {
    let count = setting("BANYAN_SEARCH_POSITIONS", 200);
    let every = setting("BANYAN_SEARCH_CHECKED", 5);
    for ruleset in Ruleset::presets(Game::OAnQuan) {
        println!(
            "{ruleset}: random positions with at most {LATE} citizens on the board, one second of one core each:"
        );
        // By the number of citizens, in steps of ten: positions, and those solved.
        let mut tally = [[0_usize; 2]; LATE as usize / 10 + 1];
        let (mut agreed, mut unchecked, mut slowest) = (0, 0, 0.0_f64);
        let positions = (0..).filter_map(|seed| late(&ruleset, seed)).take(count);
        for (number, record) in positions.enumerate() {
            let (thought, seconds) = search_for_a_second(&record);
            let group = &mut tally[usize::from(lying(&record).saturating_sub(1)) / 10];
            group[0] += 1;
            let Some(proof) = thought.choice.proved else {
                continue;
            };
            group[1] += 1;
            slowest = slowest.max(seconds);
            if number % every != 0 {
                continue;
            }
            let AnyPosition::OAnQuan(position) = record.position() else {
                unreachable!("another game")
            };
            match check(position, proof.winner, proof.plies) {
                Some(true) => agreed += 1,
                Some(false) => panic!("{position} is no {proof:?}"),
                None => unchecked += 1,
            }
        }
        for (group, [all, solved]) in tally.iter().enumerate().filter(|(_, [all, _])| *all > 0) {
            println!(
                "  {:2} to {:2} citizens: {solved} of {all}",
                group * 10 + 1,
                group * 10 + 10
            );
        }
        let all: usize = tally.iter().map(|group| group[0]).sum();
        let solved: usize = tally.iter().map(|group| group[1]).sum();
        println!(
            "  solved: {solved} of {all} ({:.1} %); by the full search {agreed} right, 0 wrong, {unchecked} too long for it",
            solved as f64 * 100.0 / all as f64
        );
    }
}

/// Whether a plain full search has the same result; `None` if it takes too long.
fn check(position: &OAnQuan, winner: Option<banyan::rules::Side>, plies: usize) -> Option<bool> {
    if let Some(winner) = winner {
        let mut search = FullSearch::new(winner, MAX_POSITIONS);
        return Some(search.forces(position, plies)? == Verdict::Wins);
    }
    for side in banyan::rules::Side::ALL {
        let mut search = FullSearch::new(side, MAX_POSITIONS);
        let never = (4..)
            .step_by(4)
            .find_map(|plies| match search.forces(position, plies) {
                Some(Verdict::Open) => None,
                decided => Some(decided),
            });
        if never?? == Verdict::Wins {
            return Some(false);
        }
    }
    Some(true)
}

fn table() {
    let Some(folder) = std::env::var_os("BANYAN_TABLES") else {
        println!("Without BANYAN_TABLES no table is measured.");
        return;
    };
    for ruleset in Ruleset::presets(Game::Dobutsu) {
        let AnyPosition::Dobutsu(start) = ruleset.start() else {
            unreachable!("another game")
        };
        let Ok(table) = SolvedTable::open(Path::new(&folder), *start.rules()) else {
            println!("  {ruleset}: there is no table");
            continue;
        };
        let mut times = Vec::new();
        for seed in 0..2000 {
            let record = wandered(&ruleset, seed, 3 + seed as usize % 40);
            let AnyPosition::Dobutsu(position) = record.position() else {
                unreachable!("another game")
            };
            if record.outcome().is_some() {
                continue;
            }
            let begun = Instant::now();
            for mv in position.legal_moves().iter() {
                let mut after = *position;
                after.play_unchecked(*mv);
                if after.outcome().is_none() {
                    table.value(&after).expect("a value");
                }
            }
            times.push(begun.elapsed());
        }
        times.sort();
        let ms =
            |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
        println!(
            "  {ruleset}: all moves of {} random positions, ms: {:.3} (median), {:.3} (99th percentile), {:.3} (most)",
            times.len(),
            ms(0.5),
            ms(0.99),
            ms(1.0)
        );
    }
}
