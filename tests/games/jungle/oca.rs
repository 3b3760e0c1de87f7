//! "Dòu Shòu Qí" by Ocastudios, the source of `oca`: a test for each of its sentences that states a rule.

use banyan::rules::jungle::Animal;
use banyan::rules::{AnyPosition, Reason, Side};

use crate::games::{allowed, goes_on, refused, ruleset, wins};

const OCA: &str = "jungle/oca";

/// "Each player will lead a pack of eight animals, each with a different level"
#[test]
fn each_player_leads_eight_animals() {
    let AnyPosition::Jungle(start) = ruleset(OCA).start() else {
        panic!("it is Jungle")
    };
    for side in Side::ALL {
        let levels: Vec<_> = start
            .pieces()
            .filter(|(_, piece)| piece.side == side)
            .map(|(_, p)| p.kind)
            .collect();
        assert_eq!(levels, Animal::ALL);
    }
}

/// "the goal is to reach, with any of them, the Den in the opponent's side of the board"
#[test]
fn any_animal_wins_by_the_den_and_nothing_else_is_a_goal() {
    for kind in Animal::ALL {
        let text = format!(
            "6{}/3{}3/7/7/7/7/7/7/7 w",
            if kind == Animal::Cat { 'd' } else { 'c' },
            kind.letter()
        );
        wins(OCA, &text, "d8d9", Reason::DEN);
    }
    // With its last animal a side also loses its last move, which ends the game for another reason.
    wins(OCA, "7/7/7/3c3/3T3/7/7/7/7 w", "d5d6", Reason::NO_MOVE);
}

/// "Players will alternate turns - in which they move one piece - starting with the one controlling the darker pieces."
#[test]
fn the_darker_pieces_start() {
    let rules = ruleset(OCA);
    assert_eq!(rules.colours().of(Side::First), "dark");
    assert_eq!(rules.colours().of(Side::Second), "light");
    let mut position = rules.start();
    assert_eq!(position.side_to_move(), Side::First);
    position
        .read("a3a4")
        .and_then(|mv| position.play(mv))
        .expect("the elephant steps");
    assert_eq!(position.side_to_move(), Side::Second);
}

/// "They can move up, down or sideways, but never diagonally."
#[test]
fn up_down_or_sideways_never_diagonally() {
    let text = "6c/7/3P3/7/7/7/7/7/7 w";
    for to in ["d8", "d6", "c7", "e7"] {
        allowed(OCA, text, &format!("d7{to}"));
    }
    for to in ["c8", "e8"] {
        refused(OCA, text, &format!("d7{to}"), "jungle-diagonal");
    }
}

/// "Except for the Rat, none of them can enter the River"
#[test]
fn none_but_the_rat_enters_the_river() {
    for kind in Animal::ALL {
        let text = format!("6c/7/7/7/{}6/7/7/7/7 w", kind.letter());
        if kind == Animal::Rat {
            goes_on(OCA, &text, "a5b5");
        } else {
            refused(OCA, &text, "a5b5", "jungle-water");
        }
    }
}

/// "The Lion and the Tiger can, however, jump over the River, moving straight to the space on the other margin."
#[test]
fn lion_and_tiger_jump_over_the_river() {
    for letter in ["L", "T"] {
        allowed(OCA, &format!("6c/7/7/7/{letter}6/7/7/7/7 w"), "a5d5");
        allowed(OCA, &format!("6c/7/7/7/7/7/1{letter}5/7/7 w"), "b3b7");
    }
    refused(OCA, "6c/7/7/7/P6/7/7/7/7 w", "a5d5", "jungle-no-jump");
}

/// "They cannot, though, jump over any Rat that might be strolling in the River."
#[test]
fn no_jump_over_any_rat_in_the_river() {
    for rat in ["r", "R"] {
        refused(
            OCA,
            &format!("6c/7/7/1{rat}5/7/7/1L5/7/7 w"),
            "b3b7",
            "jungle-jump-blocked",
        );
    }
}

/// "No animal can move onto a space occupied by an allied animal."
#[test]
fn not_onto_an_allied_animal() {
    refused(OCA, "6c/7/7/3C3/3P3/7/7/7/7 w", "d5d6", "jungle-own-piece");
}

/// "They can, however, move to a space occupied by an enemy animal with equal or lower level" (the source does not
/// mention the river bank, so a rat captures out of the water and into it).
#[test]
fn an_enemy_of_equal_or_lower_level_is_taken_wherever_it_is() {
    for attacker in Animal::ALL {
        for victim in Animal::ALL {
            let text = format!(
                "6x/7/7/3{}3/3{}3/7/7/7/7 w",
                victim.letter().to_ascii_lowercase(),
                attacker.letter()
            );
            let text = text.replace('x', if victim == Animal::Cat { "d" } else { "c" });
            match (attacker, victim) {
                (Animal::Elephant, Animal::Rat) => {
                    refused(OCA, &text, "d5d6", "jungle-elephant-rat");
                }
                (Animal::Rat, Animal::Elephant) => allowed(OCA, &text, "d5d6"),
                _ if attacker >= victim => allowed(OCA, &text, "d5d6"),
                _ => refused(OCA, &text, "d5d6", "jungle-rank-too-low"),
            }
        }
    }
    allowed(OCA, "6c/7/7/7/rR5/7/7/7/7 w", "b5a5");
    allowed(OCA, "6c/7/7/7/Rr5/7/7/7/7 w", "a5b5");
    allowed(OCA, "6c/7/7/1r5/1R5/7/7/7/7 w", "b5b6");
    refused(OCA, "6d/7/7/7/cR5/7/7/7/7 w", "b5a5", "jungle-rank-too-low");
}

/// "since they are so fast and small, they can capture the enemy Elephant, and cannot be captured by it"
#[test]
fn rats_take_the_elephant_and_are_not_taken_by_it() {
    allowed(OCA, "6c/7/7/7/eR5/7/7/7/7 w", "b5a5");
    refused(
        OCA,
        "6c/7/3r3/3E3/7/7/7/7/7 w",
        "d6d7",
        "jungle-elephant-rat",
    );
}

/// "When an animal is lying on a Trap in the opponent's side of the board, it can be captured by any of the opponent's
/// animals, regardless of level."
#[test]
fn an_animal_on_a_trap_of_the_opponent_is_taken_by_any() {
    for kind in Animal::ALL {
        allowed(
            OCA,
            &format!("6c/7/7/7/7/7/3{}3/3e3/7 w", kind.letter()),
            "d3d2",
        );
    }
    refused(
        OCA,
        "7/3t3/3C3/7/7/7/7/7/7 w",
        "d7d8",
        "jungle-rank-too-low",
    );
}

/// "Your animals can never land on the Den on your side of the board"
#[test]
fn never_onto_ones_own_den() {
    refused(OCA, "6c/7/7/7/7/7/7/3P3/7 w", "d2d1", "jungle-own-den");
}

/// "when any of your animals land on the Den on your opponent's side of the board the game ends and you win!"
#[test]
fn the_opponents_den_ends_the_game() {
    wins(OCA, "1lC4/3e3/7/7/7/7/7/7/7 w", "c9d9", Reason::DEN);
}
