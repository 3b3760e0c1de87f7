//! Computer players: proofs are correct, limits are respected, and the same seed plays the same game.

mod command_line;
mod solution;

use std::io::Write as _;
use std::process::{Command, Stdio};

use banyan::rules::{AnyPosition, Game, Move, Outcome, Record, Ruleset, Side};
use banyan::search::{Choice, Engine, Level, SearchLimits, SearchSettings, choose};

fn ruleset(text: &str) -> Ruleset {
    text.parse().expect("a ruleset")
}

fn record(rules: &str, position: &str, moves: &[&str]) -> Record {
    let rules = ruleset(rules);
    let start = match position {
        "start" => rules.start(),
        text => AnyPosition::parse(&rules, text).expect("a position"),
    };
    let mut record = Record::from_position(start);
    for mv in moves {
        record.play_text(mv).expect("a legal move");
    }
    record
}

fn search(record: &Record, depth: usize, nodes: u64) -> (Choice, u64) {
    let settings = SearchSettings::usual(record.ruleset().game());
    search_with(&settings, record, depth, nodes)
}

fn search_with(
    settings: &SearchSettings,
    record: &Record,
    depth: usize,
    nodes: u64,
) -> (Choice, u64) {
    let mut engine = Engine::with_settings(&record.ruleset(), 1 << 14, settings);
    let limits = SearchLimits {
        depth,
        nodes,
        should_stop: &mut || false,
    };
    let thought = engine.think(record, limits, |_| ()).expect("a move");
    (thought.choice, thought.nodes)
}

/// A game of random moves; the same seed gives the same game.
fn random_moves(rules: &str, seed: u64, plies: usize) -> Record {
    let mut record = Record::new(&ruleset(rules));
    let mut random = seed;
    for _ in 0..plies {
        let moves = record.legal_moves();
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        if let Some(mv) = moves.get((random >> 33) as usize % moves.len().max(1)) {
            record.play(*mv).expect("a legal move");
        }
    }
    record
}

/// The side that can force a win within this many plies, by searching every line.
fn forced(position: &AnyPosition, plies: usize) -> Option<Side> {
    if let Some(outcome) = position.outcome() {
        return outcome.winner();
    }
    let plies = plies.checked_sub(1)?;
    let us = position.side_to_move();
    let mut lost = true;
    for mv in position.legal_moves() {
        let mut next = position.clone();
        next.play(mv).expect("a legal move");
        match forced(&next, plies) {
            Some(winner) if winner == us => return Some(us),
            Some(_) => {}
            None => lost = false,
        }
    }
    lost.then_some(us.other())
}

#[test]
fn a_den_in_reach_is_entered() {
    let (choice, _) = search(
        &record("jungle/classic", "7/3R3/7/7/7/7/7/7/l6 w", &[]),
        3,
        u64::MAX,
    );
    let proof = choice.proved.expect("a proof");
    assert_eq!(choice.mv.to_string(), "d8d9");
    assert_eq!((proof.winner, proof.plies), (Some(Side::First), 1));
}

#[test]
fn what_is_proved_is_true_and_what_is_forced_is_found() {
    let mut proved = 0;
    let all = [
        ("dobutsu/classic", 26),
        ("dobutsu/official", 22),
        ("o-an-quan/source", 12),
        ("jungle/animal-checkers", 60),
    ];
    for game in Game::ALL {
        let slug = format!("{}/", game.slug());
        assert!(
            all.iter().any(|(rules, _)| rules.starts_with(&slug)),
            "{slug}"
        );
    }
    for (rules, plies) in all {
        for seed in 0..12 {
            let record = random_moves(rules, seed, plies);
            if record.outcome().is_some() {
                continue;
            }
            let (choice, _) = search(&record, 3, u64::MAX);
            let winner = choice.proved.and_then(|proof| proof.winner);
            proved += usize::from(winner.is_some());
            let within = choice.proved.map_or(3, |proof| proof.plies).clamp(3, 5);
            let forced = forced(record.position(), within);
            assert_eq!(winner, forced, "{rules}, {}", record.position());
        }
    }
    assert!(proved > 5, "{proved} positions had a forced end");
}

#[test]
fn a_search_that_stops_between_moves_proves_no_loss() {
    let mut losses = 0;
    for seed in 0..1000 {
        let record = random_moves("dobutsu/official", seed, 20);
        if record.outcome().is_some() {
            continue;
        }
        for nodes in (4..200).step_by(3) {
            let (choice, _) = search(&record, usize::MAX, nodes);
            let loser = record.position().side_to_move();
            let Some(proof) = choice.proved.filter(|proof| proof.plies <= 6) else {
                continue;
            };
            losses += usize::from(proof.winner == Some(loser.other()));
            let forced = forced(record.position(), proof.plies);
            assert_eq!(proof.winner, forced, "{}, {nodes}", record.position());
        }
    }
    assert!(losses > 20, "{losses}");
}

#[test]
fn who_is_behind_repeats_the_position() {
    // The elephant hunts the cat. With the record the cat can repeat a position for a draw; without it, it cannot.
    let moves = ["a1b1", "g9f9", "b1a1", "f9g9"];
    let repeated = record("jungle/classic", "6e/7/7/7/7/7/7/7/C6 w", &moves);
    let fresh = record("jungle/classic", "6e/7/7/7/7/7/7/7/C6 w", &[]);
    let (choice, _) = search(&repeated, 1, u64::MAX);
    assert_eq!(
        (choice.score, choice.mv.to_string()),
        (0, "a1b1".to_owned())
    );
    assert!(search(&fresh, 1, u64::MAX).0.score < -200);
}

#[test]
fn a_budget_of_nodes_is_kept_and_a_callback_ends_a_search() {
    let record = Record::new(&ruleset("jungle/oca"));
    let (choice, nodes) = search(&record, usize::MAX, 3000);
    assert!(nodes <= 3000 && record.legal_moves().contains(&choice.mv));
    let mut engine = Engine::new(&record.ruleset(), 1 << 10);
    let mut asked = 0;
    let limits = SearchLimits {
        depth: usize::MAX,
        nodes: u64::MAX,
        should_stop: &mut || {
            asked += 1;
            asked > 3
        },
    };
    let thought = engine.think(&record, limits, |_| ()).expect("a move");
    assert!(thought.nodes < 10_000 && asked == 4);
}

#[test]
fn the_end_of_a_long_game_is_seen() {
    let mut record = record("jungle/animal-checkers", "7/7/2R4/7/7/7/e6/7/7 w", &[]);
    assert!(search(&record, 5, u64::MAX).0.score > 20_000);
    walk_in_circles(&mut record);
    // The rat is on d7 again, two moves from the den: one too many.
    let analysis = SearchSettings::analysis(Game::Jungle);
    let (choice, _) = search_with(&analysis, &record, 5, u64::MAX);
    assert_eq!(choice.score, 0, "{choice:?}");
}

/// A draw counts as bad for a player, unless the player is behind.
#[test]
fn a_player_who_is_not_behind_wants_more_than_a_draw() {
    for (position, score) in [
        ("7/7/2R4/7/7/7/e6/7/7 w", -40),
        ("6t/7/2R4/7/7/7/e6/7/7 w", 0),
    ] {
        let mut record = record("jungle/animal-checkers", position, &[]);
        walk_in_circles(&mut record);
        let (choice, _) = search(&record, 5, u64::MAX);
        assert_eq!(choice.score, score, "{position}: {choice:?}");
    }
}

/// A rat and an elephant walk in circles of different lengths, so that no position occurs three times in 198 plies without a
/// capture.
fn walk_in_circles(record: &mut Record) {
    let rat = [
        "c7", "d7", "e7", "e6", "e5", "e4", "e3", "e2", "d2", "c2", "c3", "c4", "c5", "c6",
    ];
    let elephant = ["a3", "a4", "a5", "a6", "a7", "b7", "b6", "b5", "b4", "b3"];
    for turn in 0..99 {
        for ring in [&rat[..], &elephant[..]] {
            let mv = ring[turn % ring.len()].to_owned() + ring[(turn + 1) % ring.len()];
            record.play_text(&mv).expect("a legal move");
        }
    }
}

#[test]
fn every_level_of_every_game_plays_legal_moves_and_the_same_again() {
    for game in Game::ALL {
        let preset = &Ruleset::presets(*game)[0];
        // The strongest levels take too long for a test.
        for level in Level::all(*game).filter(|level| level.number() <= 4) {
            let mut record = Record::new(preset);
            for _ in 0..4 {
                let choice = choose(level, &record, 7, None).expect("a move");
                let again = choose(level, &record, 7, None).expect("a move");
                assert_eq!(choice, again);
                assert_eq!(choice.pv.first(), Some(&choice.mv));
                record.play(choice.mv).expect("a legal move");
            }
        }
    }
}

#[test]
fn the_weakest_level_varies_with_the_seed_and_takes_a_win() {
    let start = Record::new(&ruleset("jungle/classic"));
    let weakest = Level::of(Game::Jungle, 1).expect("a level");
    let moves: std::collections::HashSet<String> = (0..20)
        .filter_map(|seed| choose(weakest, &start, seed, None))
        .map(|choice| choice.mv.to_string())
        .collect();
    assert!(moves.len() > 4, "{moves:?}");
    let won = record("jungle/classic", "7/3R3/7/7/7/7/7/7/l6 w", &[]);
    for seed in 0..20 {
        let choice = choose(weakest, &won, seed, None).expect("a move");
        assert_eq!(choice.mv.to_string(), "d8d9");
    }
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let over = record("jungle/classic", "7/3R3/7/7/7/7/7/7/l6 w", &["d8d9"]);
    assert!(matches!(over.outcome(), Some(Outcome::Win { .. })));
    assert_eq!(
        choose(Level::of(Game::Jungle, 1).expect("a level"), &over, 0, None),
        None
    );
}

#[test]
fn the_command_line_prints_the_best_move_last() {
    let output = Command::new(env!("CARGO_BIN_EXE_banyan"))
        .args(["search", "jungle/classic", "--depth", "3", "e3d3"])
        .output()
        .expect("it runs");
    let text = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    let record = record("jungle/classic", "start", &["e3d3"]);
    let last = lines[3];
    assert!(
        record
            .legal_moves()
            .iter()
            .any(|mv: &Move| mv.to_string() == last)
    );
    let fields: Vec<&str> = lines[2].split('\t').collect();
    assert_eq!((fields.len(), fields[0]), (4, "3"));
    assert!(fields[3].starts_with(last));
}

#[test]
fn requests_are_answered_line_by_line() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_banyan"))
        .args(["search", "dobutsu/official", "--serve"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let requests = "20\tstart\t\n20\tstart\tb2b3 c4b3\nsoon\tstart\t\n20\t3/l2/2L/3[-] w\t\n";
    let mut stdin = child.stdin.take().expect("its input");
    stdin.write_all(requests.as_bytes()).expect("it listens");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert!(lines[2].starts_with("error: "), "{text}");
    for (line, moves) in [(0, &[][..]), (1, &["b2b3", "c4b3"][..])] {
        let record = record("dobutsu/official", "start", moves);
        assert!(
            record.position().read_canonical(lines[line]).is_ok(),
            "{text}"
        );
    }
}
