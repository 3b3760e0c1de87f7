//! Analysis of games: the formulas, judgements of proved positions, and `banyan analyse`.

mod flow;
mod mistakes;
mod noted;
mod play_on;

use std::io::Write as _;
use std::process::{Command, Stdio};

use banyan::analysis::evaluation::Evaluation;
use banyan::analysis::progress::{AnalysisProgress, Effort, Stage};
use banyan::analysis::report::AnalysisReport;
use banyan::analysis::score::{Mark, PositionValue, accuracy, comparable_chances, game_accuracy};
use banyan::play::transcript;
use banyan::rules::dobutsu::Dobutsu;
use banyan::rules::{AnyPosition, Game, Record, Ruleset, Side};
use banyan::search::exact::{ExactValue, Solution};
use banyan::search::game::mix;

const LITTLE: Effort = Effort {
    quick: 300,
    deep: 20_000,
    blunders: 20_000,
};

fn record(rules: &str, position: Option<&str>, moves: &[&str]) -> Record {
    let rules: Ruleset = rules.parse().expect("a ruleset");
    let start = position.map_or_else(
        || rules.start(),
        |text| AnyPosition::parse(&rules, text).expect("a position"),
    );
    let mut record = Record::from_position(start);
    for mv in moves {
        record.play_text(mv).expect("a legal move");
    }
    record
}

fn judged(record: &Record) -> AnalysisReport {
    let progress = AnalysisProgress::complete(record, LITTLE, None);
    AnalysisReport::of(record, progress.evaluations()).expect("every position was searched")
}

fn near(is: f64, should: f64) {
    assert!((is - should).abs() < 0.05, "{is} is not {should}");
}

#[test]
fn the_formulas_give_what_was_computed_by_hand() {
    near(accuracy(0.3, 0.3), 100.0);
    near(accuracy(-0.2, 0.4), 100.0);
    // From 60 % to 40 %: 103.1668 * exp(-0.87088) - 2.1669.
    near(accuracy(0.2, -0.2), 41.02);
    near(accuracy(1.0, -1.0), 0.0);
    for game in Game::ALL {
        let chances = |points| PositionValue::Points(points).chances(*game);
        near(chances(0), 0.0);
        assert!(chances(100) > 0.05 && chances(100) < chances(1_000));
        assert!(
            (chances(100) + chances(-100)).abs() < 1e-9,
            "both sides alike"
        );
        near(PositionValue::Won(3).chances(*game), 1.0);
        near(PositionValue::Lost(3).chances(*game), -1.0);
        near(PositionValue::Drawn.chances(*game), 0.0);
    }
    let marks = [0.09, 0.1, 0.2, 0.3].map(Mark::of_drop);
    let [inaccuracy, mistake, blunder] = Mark::ALL.map(Some);
    assert_eq!(marks, [None, inaccuracy, mistake, blunder]);

    // The weights of the moves at plies 0 and 2 are 0.5 and 10, half of the difference of 50 % and 30 %. The weighted
    // mean is 52.38, the harmonic mean 66.67.
    let chances = [0.0, 0.0, 0.0, -0.4, -0.4];
    let accuracies = [100.0, 100.0, 50.0, 100.0];
    let first = game_accuracy(&chances, &accuracies, |ply| ply % 2 == 0);
    near(first.expect("moves"), 59.52);
    let second = game_accuracy(&chances, &accuracies, |ply| ply % 2 == 1);
    near(second.expect("moves"), 100.0);
    assert_eq!(game_accuracy(&[0.0], &[], |_| true), None);
}

#[test]
fn proved_results_are_judged_by_the_result_alone() {
    let game = Game::Dobutsu;
    let of = |before, after| Mark::of(before, after, game);
    assert_eq!(
        of(PositionValue::Won(3), PositionValue::Won(41)),
        None,
        "slower, but won"
    );
    assert_eq!(of(PositionValue::Lost(40), PositionValue::Lost(2)), None);
    assert_eq!(
        of(PositionValue::Won(3), PositionValue::Drawn),
        Some(Mark::Blunder)
    );
    assert_eq!(
        of(PositionValue::Drawn, PositionValue::Lost(9)),
        Some(Mark::Blunder)
    );
    assert_eq!(
        of(PositionValue::Points(20), PositionValue::Lost(9)),
        Some(Mark::Blunder)
    );
    assert_eq!(
        of(PositionValue::Points(2_000), PositionValue::Won(9)),
        None
    );
}

#[test]
fn what_is_won_without_a_proof_is_not_thrown_away() {
    let game = Game::Jungle;
    let of = |before, after| Mark::of(before, after, game);
    let [inaccuracy, mistake, blunder] = Mark::ALL.map(Some);
    for (points, mark) in [
        (3_000, None),
        (800, None),
        (600, inaccuracy),
        (500, mistake),
        (300, blunder),
        (-800, blunder),
    ] {
        // Whether a search has proved the win must not matter.
        for won in [PositionValue::Won(5), PositionValue::Points(2_000)] {
            assert_eq!(
                of(won, PositionValue::Points(points)),
                mark,
                "{points} after {won}"
            );
            let lost = of(PositionValue::Points(-points), won.for_other());
            assert_eq!(lost, mark, "a loss from {points}");
        }
    }
    // A move to a proved win is no mistake, and nothing in a lost position is one.
    assert_eq!(
        of(PositionValue::Points(3_000), PositionValue::Won(9)),
        None
    );
    assert_eq!(
        of(PositionValue::Lost(9), PositionValue::Points(-3_000)),
        None
    );
    let [was, is] = comparable_chances(PositionValue::Won(5), PositionValue::Points(800), game);
    near(was - is, 0.063);
    assert!(accuracy(was, is) > 85.0, "{}", accuracy(was, is));
}

#[test]
fn the_results_of_the_sides_say_nothing_about_positions_that_are_left_out() {
    let record = record("jungle/classic", None, &["e3d3", "a9a8", "d3d4", "a8a9"]);
    let other = |ply: usize| {
        let before = record.taken_back(record.ply() - ply);
        let mut moves = before.legal_moves().into_iter();
        moves.find(|mv| record.moves().get(ply) != Some(mv))
    };
    // The first side's first move is a blunder.
    let report = |after: PositionValue| {
        let values = [0, 0, -900, 900, -900].map(PositionValue::Points);
        let found = values
            .into_iter()
            .enumerate()
            .map(|(ply, value)| Evaluation {
                value: if ply == 1 { after } else { value },
                best: other(ply),
            });
        let found: Vec<Evaluation> = found.collect();
        AnalysisReport::of(&record, &found).expect("all positions")
    };
    let whole = report(PositionValue::Points(900));
    assert_eq!(whole.sides[0].marks, [0, 0, 1]);
    let hidden = [false, true];
    let seen = whole.without(&hidden).sides;
    assert_eq!(seen[0].marks, [0; 3]);
    near(seen[0].accuracy.expect("another move"), 100.0);
    for value in [PositionValue::Points(2_000), PositionValue::Won(5)] {
        assert_ne!(report(value).sides, seen);
        assert_eq!(report(value).without(&hidden).sides, seen, "{value}");
    }
    let nothing = report(PositionValue::Points(900)).without(&[true; 5]).sides;
    assert_eq!(nothing.map(|side| side.accuracy), [None; 2]);
}

#[test]
fn a_blunder_in_a_proved_ending_is_found_for_either_side() {
    for (rules, position, good, bad) in [
        (
            "o-an-quan/standard",
            "3,1,0,1,0,6,9,1,1,6,0,0 01 17.1 5.0 1",
            "1R",
            "2L",
        ),
        (
            "o-an-quan/standard",
            "6,0,11,1,3,2,5,2,2,3,12,3 11 0.0 0.0 0",
            "4R",
            "3R",
        ),
        ("dobutsu/official", "2l/c1g/1L1/1EG[Ce] b", "c3b3", "E@b3"),
        ("dobutsu/official", "lec/1C1/EGL/2G[-] w", "b3b4+", "a2b1"),
    ] {
        let report = judged(&record(rules, Some(position), &[bad]));
        let blunder = report.moves[0];
        assert!(
            matches!(blunder.before, PositionValue::Won(_)),
            "{blunder:?}"
        );
        assert!(
            matches!(blunder.after, PositionValue::Lost(_)),
            "{blunder:?}"
        );
        assert_eq!(blunder.mark, Some(Mark::Blunder));
        assert_eq!(blunder.best.to_string(), good);
        assert!(
            blunder.accuracy < 1.0 && blunder.turning_point,
            "{blunder:?}"
        );
        // The chart is seen by the first side.
        let sign = if blunder.side == Side::First {
            1.0
        } else {
            -1.0
        };
        assert_eq!(report.chances, [sign, -sign]);
        assert_eq!(report.sides[blunder.side.index()].marks, [0, 0, 1]);
        assert_eq!(report.sides[blunder.side.other().index()].accuracy, None);
        assert_eq!(
            (report.next_mistake(0), report.next_mistake(1)),
            (Some(1), None)
        );

        let report = judged(&record(rules, Some(position), &[good]));
        assert_eq!(
            (report.moves[0].mark, report.moves[0].accuracy),
            (None, 100.0)
        );
        assert_eq!(report.chances, [sign, sign]);
    }
}

#[test]
fn an_analysis_in_steps_is_the_same_as_one_without_a_pause() {
    let record = record("jungle/classic", None, &["e3d3", "a9a8", "d3d4", "a8a9"]);
    let whole = AnalysisProgress::complete(&record, LITTLE, None);
    let mut stages = Vec::new();
    let mut text = AnalysisProgress::default().to_string();
    while stages.last() != Some(&Stage::Complete) {
        // As if the bot had been restarted after every step.
        let mut progress = AnalysisProgress::read(&text, &record).expect("what was written");
        progress.step(&record, LITTLE, None, |spent| spent < 600);
        stages.push(progress.stage(&record));
        text = progress.to_string();
    }
    assert_eq!(text, whole.to_string());
    assert_eq!(stages[..3], [Stage::Begun, Stage::Begun, Stage::Quick]);
    assert_eq!(
        stages.len(),
        8,
        "two at a time, then one at a time: {stages:?}"
    );
    assert_eq!(AnalysisProgress::read(&text, &record), Ok(whole));
    for wrong in [
        "",
        "x",
        "6 0 0 0 0 0",
        "1",
        "0 0 0 0 0 0 0",
        "0 z",
        "0 0:a1a9",
    ] {
        assert!(AnalysisProgress::read(wrong, &record).is_err(), "{wrong}");
    }
}

/// A game of random moves.
fn random_game(rules: &str, seed: u64) -> Record {
    let mut record = record(rules, None, &[]);
    let mut random = seed;
    for _ in 0..16 {
        random = mix(random);
        let moves = record.legal_moves();
        let Some(mv) = moves.get((random >> 33) as usize % moves.len().max(1)) else {
            break;
        };
        record.play(*mv).expect("a legal move");
    }
    record
}

#[test]
fn a_blunder_is_one_only_if_the_deeper_search_says_so() {
    let effort = Effort {
        quick: 50,
        deep: 100,
        blunders: 4_000,
    };
    let (mut kept, mut withdrawn) = (0, 0);
    for seed in 0..4 {
        let record = random_game("dobutsu/official", seed);
        let blunders = |progress: &AnalysisProgress| {
            let report = AnalysisReport::of(&record, progress.evaluations()).expect("a report");
            let moves = (0..).zip(report.moves);
            let blunders = moves.filter(|(_, judged)| judged.mark == Some(Mark::Blunder));
            blunders.map(|(ply, _)| ply).collect::<Vec<usize>>()
        };
        let mut progress = AnalysisProgress::default();
        for _ in 0..2 {
            progress.step(&record, effort, None, |_| true);
        }
        let before = blunders(&progress);
        let mut text = progress.to_string();
        while progress.stage(&record) < Stage::Complete {
            // As if the bot had been restarted after every step.
            progress = AnalysisProgress::read(&text, &record).expect("what was written");
            progress.step(&record, effort, None, |_| false);
            text = progress.to_string();
        }
        let whole = AnalysisProgress::complete(&record, effort, None);
        assert_eq!(text, whole.to_string());
        assert_eq!(AnalysisProgress::read(&text, &record), Ok(whole));
        let after = blunders(&progress);
        for ply in after.iter().flat_map(|ply| [*ply, ply + 1]) {
            let upto = record.taken_back(record.ply() - ply);
            let found = progress.evaluations()[ply];
            let deepest = Evaluation::of(&upto, effort.blunders, None);
            assert!(
                found.value.result().is_some() || found == deepest,
                "{record:?}, {ply}"
            );
        }
        kept += before.iter().filter(|ply| after.contains(ply)).count();
        withdrawn += before.iter().filter(|ply| !after.contains(ply)).count();
    }
    assert!(kept > 0 && withdrawn > 0, "{kept}, {withdrawn}");
}

/// Says that every position is a draw.
struct AllDrawn;

impl Solution for AllDrawn {
    fn value(&self, _: &Dobutsu) -> Option<ExactValue> {
        Some(ExactValue::Draw)
    }
}

#[test]
fn estimates_become_exact_once_there_is_a_solution() {
    let record = random_game("dobutsu/official", 1);
    let mut progress = AnalysisProgress::complete(&record, LITTLE, None);
    assert!(progress.can_be_exact(&record, &AllDrawn));
    progress = progress.restarted();
    assert_eq!(progress.stage(&record), Stage::Quick);
    while progress.stage(&record) < Stage::Complete {
        progress.step(&record, LITTLE, Some(&AllDrawn), |_| true);
    }
    let mut found = progress.evaluations().iter();
    assert!(found.all(|found| found.value.result().is_some()));
    assert!(!progress.can_be_exact(&record, &AllDrawn));
    let jungle = random_game("jungle/classic", 1);
    let progress = AnalysisProgress::complete(&jungle, LITTLE, None);
    assert!(!progress.can_be_exact(&jungle, &AllDrawn));
}

#[test]
fn what_was_played_counts_as_found() {
    // A search of one position sees nothing; the game shows the win.
    let record = record("dobutsu/official", Some("2l/c1g/1L1/1EG[Ce] b"), &["c3b3"]);
    let blind = Evaluation {
        value: PositionValue::Points(-40),
        best: Some(record.start().legal_moves()[0]),
    };
    let after = Evaluation {
        value: PositionValue::Lost(6),
        best: None,
    };
    let report = AnalysisReport::of(&record, &[blind, after]).expect("all positions");
    assert_eq!(
        (report.moves[0].before, report.moves[0].mark),
        (PositionValue::Won(6), None)
    );
    assert_eq!(report.moves[0].best, record.moves()[0]);
    assert_eq!(AnalysisReport::of(&record, &[blind]), None);
}

#[test]
fn the_program_judges_a_record_and_annotates_it() {
    let game = "[Ruleset \"o-an-quan/standard\"]\n[Position \"3,1,0,1,0,6,9,1,1,6,0,0 01 17.1 5.0 1\"]\n\n1... 2L\n*\n";
    let run = |flags: &[&str]| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_banyan"))
            .args(["analyse", "-"])
            .args(flags)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        stdin.write_all(game.as_bytes()).expect("it reads");
        drop(stdin);
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    let table = run(&["--nodes", "20000"]);
    assert_eq!(run(&[]), table, "all of it is proved in the first pass");
    assert!(
        table.contains("second  2L??  win in 5 -> loss in 7  better: 1R"),
        "{table}"
    );
    assert!(
        table.contains("second: accuracy 0.5 %, inaccuracies 0, mistakes 0, blunders 1"),
        "{table}"
    );
    let annotated = run(&["--record", "--nodes", "20000"]);
    assert!(
        annotated.contains("1... 2L $4 {[%eval #7]}\n"),
        "{annotated}"
    );
    let read = transcript::read(&annotated, None).expect("a record");
    assert_eq!(
        read.transcript,
        transcript::read(game, None).expect("a record").transcript
    );
}
