//! Jungle against perft counts and cases of independent programs.

use banyan::rules::{AnyPosition, Game, Ruleset};
use serde_json::Value;

use crate::games::{position, ruleset};

fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("the file is JSON")
}

fn presets() -> Value {
    read(include_str!("../data/jungle/presets.json"))
}

/// The ruleset with the switches that the other program has under this name.
fn named(name: &str) -> Ruleset {
    let presets = presets();
    let values = &presets[name];
    let base = ["animal-checkers", "german", "oca"]
        .into_iter()
        .find(|base| name.starts_with(base));
    let base = base.unwrap_or("classic");
    let text = |key: &str| {
        values[key]
            .as_str()
            .unwrap_or_else(|| panic!("{name} has no {key}"))
    };
    let flag = |key: &str, values_of: [&'static str; 2]| {
        values_of[usize::from(
            values[key]
                .as_bool()
                .unwrap_or_else(|| panic!("{name} has no {key}")),
        )]
    };
    let jumps = |key: &str| match text(key) {
        "" => "none".to_owned(),
        directions => directions.to_owned(),
    };
    let common = [
        ("elephant-rat", text("elephant_rat").to_owned()),
        (
            "capture-all",
            flag("win_capture_all", ["off", "on"]).to_owned(),
        ),
    ];
    let full_board = [
        ("traps", text("traps").to_owned()),
        ("trapped", text("trap_attack").replace("none", "powerless")),
        (
            "dog-over-wolf",
            flag("dog_over_wolf", ["off", "on"]).to_owned(),
        ),
        (
            "lion-tiger",
            flag("lion_tiger_equal", ["ranked", "equal"]).to_owned(),
        ),
        ("rat-out", text("rat_out").to_owned()),
        ("rat-in", flag("rat_in", ["off", "on"]).to_owned()),
        ("rat-swim", flag("rat_swim", ["off", "on"]).to_owned()),
        ("lion-jumps", jumps("jump_lion")),
        ("tiger-jumps", jumps("jump_tiger")),
        ("leopard-jumps", jumps("jump_leopard")),
    ];
    let full_board = if flag("rivers", ["", "rivers"]).is_empty() {
        &[][..]
    } else {
        &full_board[..]
    };
    let switches = common
        .iter()
        .chain(full_board)
        .map(|(switch, value)| format!("+{switch}={value}"));
    ruleset(&format!("jungle/{base}{}", switches.collect::<String>()))
}

#[test]
fn the_presets_have_the_switches_of_the_other_program() {
    for preset in Ruleset::presets(Game::Jungle) {
        let name = preset.preset();
        assert_eq!(named(name), preset);
        assert_eq!(
            Some(preset.start().to_string().as_str()),
            presets()[name]["start"].as_str()
        );
    }
    assert_eq!(
        named("classic+leopard-h").to_string(),
        "jungle/classic+leopard-jumps=h"
    );
    assert_eq!(
        named("german-power0").to_string(),
        "jungle/german+trapped=powerless"
    );
}

/// Checks perft counts up to a limit: a debug build counts a few million leaves, an optimised one all of them.
fn counts_agree(name: &str, position: &AnyPosition, perft: &Value, most: u64) {
    let mut counted = 0;
    for (depth, leaves) in (1..).zip(perft.as_array().expect("a list of counts")) {
        let leaves = leaves.as_u64().expect("a count");
        if leaves > most {
            break;
        }
        assert_eq!(
            position.perft(depth),
            leaves,
            "{name} {position} at depth {depth}"
        );
        counted += 1;
    }
    assert!(
        counted >= 3,
        "{name} {position}: only {counted} depths were counted"
    );
}

#[test]
fn the_move_trees_have_as_many_leaves_as_elsewhere() {
    let (from_start, elsewhere) = if cfg!(debug_assertions) {
        (300_000, 20_000)
    } else {
        (150_000_000, 5_000_000)
    };
    let file = read(include_str!("../data/jungle/perft.json"));
    let mut positions = 0;
    for (name, counts) in file["presets"].as_object().expect("presets by name") {
        let rules = named(name).to_string();
        let from = |counts: &Value| position(&rules, counts["fen"].as_str().expect("a position"));
        let plain = !name.contains('+') && !name.contains("power0");
        let most = if plain { from_start } else { elsewhere };
        counts_agree(
            name,
            &from(&counts["start"]),
            &counts["start"]["perft"],
            most,
        );
        for counts in counts["positions"].as_array().expect("a list of positions") {
            counts_agree(name, &from(counts), &counts["perft"], elsewhere);
            positions += 1;
        }
    }
    assert_eq!(positions, 150);
}

#[test]
fn single_moves_are_judged_as_elsewhere() {
    let file = read(include_str!("../data/jungle/cases.json"));
    for case in file.as_array().expect("a list of cases") {
        let text = |key: &str| {
            case[key]
                .as_str()
                .unwrap_or_else(|| panic!("{case} has no {key}"))
        };
        let mut position =
            AnyPosition::parse(&named(text("preset")), text("fen")).expect("a position");
        let mv = position.read_canonical(text("move"));
        let result = mv.and_then(|mv| position.play(mv));
        assert_eq!(result.is_ok(), case["legal"] == true, "{case}: {result:?}");
        let Ok(()) = result else { continue };
        let outcome = position.outcome().map(|outcome| {
            let winner = outcome
                .winner()
                .map_or("-", |side| ["w", "b"][side.index()]);
            let reason = match outcome.by().key() {
                "capture-all" => "captured all",
                "no-move" => "no legal move",
                other => other,
            };
            format!("{winner}:{reason}")
        });
        assert_eq!(outcome.as_deref(), case["result_after"].as_str(), "{case}");
    }
}
