//! The list of variations in the source of `classic`: a test for each sentence, with the matching switch.

use banyan::rules::jungle::{Animal, Square, Terrain};
use banyan::rules::{AnyPosition, Game, Reason, Ruleset};

use crate::games::{allowed, refused, ruleset, wins};

const CLASSIC: &str = "jungle/classic";

/// "The Elephant may not kill the rat under any circumstances."
#[test]
fn the_elephant_never_takes_the_rat() {
    let text = "6c/7/7/7/7/7/3E3/3r3/7 w";
    allowed(CLASSIC, text, "d3d2");
    refused(
        "jungle/classic+elephant-rat=never",
        text,
        "d3d2",
        "jungle-elephant-rat",
    );
}

/// "Some play the game with the Lion and Tiger being equally strong, and they can kill each other."
#[test]
fn lion_and_tiger_are_equally_strong() {
    let rules = "jungle/classic+lion-tiger=equal";
    for text in ["6c/7/7/3l3/3T3/7/7/7/7 w", "6c/7/7/3t3/3L3/7/7/7/7 w"] {
        allowed(rules, text, "d5d6");
    }
    refused(
        CLASSIC,
        "6c/7/7/3l3/3T3/7/7/7/7 w",
        "d5d6",
        "jungle-rank-too-low",
    );
}

/// "The Leopard may jump over the river horizontally but not vertically (due to its lesser strength than the Tiger or
/// Lion). It cannot jump over a mouse in the river though."
#[test]
fn the_leopard_jumps_horizontally() {
    let rules = "jungle/classic+leopard-jumps=h";
    allowed(rules, "6c/7/7/7/P6/7/7/7/7 w", "a5d5");
    refused(
        rules,
        "6c/7/7/7/7/7/1P5/7/7 w",
        "b3b7",
        "jungle-jump-direction",
    );
    refused(
        rules,
        "6c/7/7/7/Pr5/7/7/7/7 w",
        "a5d5",
        "jungle-jump-blocked",
    );
    refused(CLASSIC, "6c/7/7/7/P6/7/7/7/7 w", "a5d5", "jungle-no-jump");
}

/// "All traps are universal. If an animal goes into a trap in its own region, an opponent animal is able to capture it
/// regardless of rank difference if it is beside the trapped animal."
#[test]
fn all_traps_are_universal() {
    let text = "7/3t3/3C3/7/7/7/7/7/7 w";
    allowed("jungle/classic+traps=universal", text, "d7d8");
    refused(
        "jungle/classic+traps=universal",
        "7/3t3/7/3C3/7/7/7/7/7 w",
        "d6d8",
        "jungle-not-adjacent",
    );
}

/// "Some play the Dog to be stronger than the Wolf."
#[test]
fn the_dog_is_stronger_than_the_wolf() {
    let rules = "jungle/classic+dog-over-wolf=on";
    let (dog_takes, wolf_takes) = ("6c/7/7/3w3/3D3/7/7/7/7 w", "6c/7/7/3d3/3W3/7/7/7/7 w");
    allowed(rules, dog_takes, "d5d6");
    refused(rules, wolf_takes, "d5d6", "jungle-rank-too-low");
    refused(CLASSIC, dog_takes, "d5d6", "jungle-rank-too-low");
    allowed(CLASSIC, wolf_takes, "d5d6");
}

/// "There are variations in which the Lion is not able to jump across the river horizontally."
#[test]
fn the_lion_does_not_jump_horizontally() {
    let rules = "jungle/classic+lion-jumps=v";
    refused(
        rules,
        "6c/7/7/7/L6/7/7/7/7 w",
        "a5d5",
        "jungle-jump-direction",
    );
    allowed(rules, "6c/7/7/7/7/7/1L5/7/7 w", "b3b7");
    allowed(rules, "6c/7/7/7/T6/7/7/7/7 w", "a5d5");
}

/// "The rules for the Mouse to capture either the Elephant or Mouse from or into the water do vary."
#[test]
fn the_mouse_takes_from_and_into_the_water() {
    let (elephant, mouse) = ("6c/7/7/7/eR5/7/7/7/7 w", "6c/7/7/7/rR5/7/7/7/7 w");
    let out = |value: &str| format!("jungle/classic+rat-out={value}");
    allowed(&out("elephant"), elephant, "b5a5");
    refused(&out("elephant"), mouse, "b5a5", "jungle-rat-out-of-water");
    allowed(&out("rat"), mouse, "b5a5");
    refused(&out("rat"), elephant, "b5a5", "jungle-rat-out-of-water");
    allowed(&out("all"), elephant, "b5a5");
    allowed(&out("all"), mouse, "b5a5");
    allowed("jungle/classic+rat-in=on", "6c/7/7/7/Rr5/7/7/7/7 w", "a5b5");
    refused(
        "jungle/classic+rat-swim=off",
        "6c/7/7/1r5/1R5/7/7/7/7 w",
        "b5b6",
        "jungle-rats-swimming",
    );
}

/// "There is a simplified version called Animal Checkers, which has no traps or rivers, and only the Mouse, Dog, Tiger
/// and Elephant."
#[test]
fn animal_checkers() {
    let rules = "jungle/animal-checkers";
    let AnyPosition::Jungle(start) = ruleset(rules).start() else {
        panic!("it is Jungle")
    };
    let terrain = |square| start.terrain(square);
    assert!(Square::all().all(|square| matches!(terrain(square), Terrain::Land | Terrain::Den(_))));
    let kinds: Vec<_> = start.pieces().map(|(_, piece)| piece.kind).collect();
    assert_eq!(
        kinds,
        [[Animal::Rat, Animal::Dog, Animal::Tiger, Animal::Elephant]; 2].concat()
    );
    allowed(rules, "6d/7/7/7/7/7/1T5/7/7 w", "b3b4");
    refused(
        rules,
        "6d/7/7/7/7/7/1T5/7/7 w",
        "b3b7",
        "jungle-not-adjacent",
    );
    wins(rules, "7/1d1R3/7/7/7/7/7/7/7 w", "d8d9", Reason::DEN);
}

/// "There are some commonly played variations to the rules official as follows": each is a switch.
#[test]
fn every_variation_is_a_switch_of_the_classic_rules() {
    let classic = Ruleset::presets(Game::Jungle)[0];
    let names: Vec<_> = classic
        .settings()
        .iter()
        .map(|setting| setting.switch)
        .collect();
    assert_eq!(
        names,
        [
            "traps",
            "trapped",
            "dog-over-wolf",
            "lion-tiger",
            "elephant-rat",
            "rat-out",
            "rat-in",
            "rat-swim",
            "lion-jumps",
            "tiger-jumps",
            "leopard-jumps",
            "capture-all",
        ]
    );
    assert!(classic.settings().iter().all(|setting| !setting.deviates()));
}
