//! "`DouShouQi`, Jungle Chess", the source of `classic`: a test for each of its sentences that states a rule. Its list
//! of variations is tested in `variations.rs`.

use banyan::rules::jungle::{Animal, Square, Terrain};
use banyan::rules::{AnyPosition, Reason, Side};

use crate::games::{after, allowed, goes_on, position, refused, ruleset, wins};

const CLASSIC: &str = "jungle/classic";

fn start() -> banyan::rules::jungle::Jungle {
    let AnyPosition::Jungle(jungle) = ruleset(CLASSIC).start() else {
        panic!("it is Jungle")
    };
    jungle
}

fn squares(terrain: Terrain) -> Vec<String> {
    Square::all()
        .filter(|square| start().terrain(*square) == terrain)
        .map(|square| square.to_string())
        .collect()
}

/// "The Jungle game board consists of 7 columns and 9 rows of squares."
#[test]
fn the_board_has_7_columns_and_9_rows() {
    assert_eq!(Square::all().len(), 63);
    let corner = Square::all().next_back().expect("the board has squares");
    assert_eq!(
        (corner.file(), corner.rank(), corner.to_string().as_str()),
        (6, 8, "g9")
    );
}

/// "The Den (獸穴) is located in the center of the first row or rank of the board."
#[test]
fn the_den_is_in_the_centre_of_the_first_row() {
    assert_eq!(squares(Terrain::Den(Side::First)), ["d1"]);
    assert_eq!(squares(Terrain::Den(Side::Second)), ["d9"]);
}

/// "Traps (陷阱) are located to each side and in front of the Den." "Each side has three Trap squares surrounding its
/// Den."
#[test]
fn traps_are_to_each_side_and_in_front_of_the_den() {
    assert_eq!(squares(Terrain::Trap(Side::First)), ["c1", "e1", "d2"]);
    assert_eq!(squares(Terrain::Trap(Side::Second)), ["d8", "c9", "e9"]);
}

/// "Two water areas or Rivers (河川) are located in the center of the Jungle board. Each comprises six squares in a 2x3
/// rectangle. There are single columns or files of ordinary land squares on the edges of the board, and down the middle
/// between the rivers."
#[test]
fn two_rivers_of_six_squares_lie_between_three_files_of_land() {
    let water = [
        "b4", "c4", "e4", "f4", "b5", "c5", "e5", "f5", "b6", "c6", "e6", "f6",
    ];
    assert_eq!(squares(Terrain::Water), water);
}

/// "Each side has 8 pieces representing different animals, each with a different rank."
#[test]
fn each_side_has_8_animals_of_different_ranks() {
    for side in Side::ALL {
        let start = start();
        let of_side = start.pieces().filter(|(_, piece)| piece.side == side);
        let ranks: Vec<_> = of_side.map(|(_, piece)| piece.kind.rank()).collect();
        assert_eq!(ranks, [1, 2, 3, 4, 5, 6, 7, 8]);
    }
}

/// "Higher ranking pieces can capture all pieces of identical or weaker ranking."
/// "But the attacking animal must be of equal or higher power than the one being captured."
/// "A piece can capture any enemy piece which has the same or lower rank, with the following exceptions"
#[test]
fn an_animal_takes_all_of_identical_or_weaker_rank() {
    for attacker in Animal::ALL {
        for victim in Animal::ALL {
            let text = format!(
                "6c/7/7/3{}3/3{}3/7/7/7/7 w",
                victim.letter().to_ascii_lowercase(),
                attacker.letter()
            );
            let text = if victim == Animal::Cat {
                text.replacen("6c", "6r", 1)
            } else {
                text
            };
            let exception = match (attacker, victim) {
                (Animal::Rat, Animal::Elephant) => Some(true),
                (Animal::Elephant, Animal::Rat) => Some(false),
                _ => None,
            };
            let takes = exception.unwrap_or(attacker.rank() >= victim.rank());
            assert_eq!(
                position(CLASSIC, &text).read("d5d6").is_ok(),
                takes,
                "{attacker:?} x {victim:?}"
            );
        }
    }
}

/// "For instance, the Tiger (6) can capture the Tiger (6), Leopard (5) or Dog (4), but the Dog cannot capture the
/// Leopard or Tiger."
#[test]
fn the_tiger_takes_tiger_leopard_and_dog_but_the_dog_neither_leopard_nor_tiger() {
    for victim in ["t", "p", "d"] {
        allowed(CLASSIC, &format!("6c/7/7/3{victim}3/3T3/7/7/7/7 w"), "d5d6");
    }
    for victim in ["t", "p"] {
        refused(
            CLASSIC,
            &format!("6c/7/7/3{victim}3/3D3/7/7/7/7 w"),
            "d5d6",
            "jungle-rank-too-low",
        );
    }
}

/// "However, there is one exception: The elephant may not capture the mouse while the rat may capture the elephant."
/// "The Rat, although it is the least powerful piece, has the power to capture the Elephant. The Elephant cannot
/// capture the Rat."
#[test]
fn the_rat_takes_the_elephant_and_the_elephant_does_not_take_the_rat() {
    allowed(CLASSIC, "6c/7/7/3e3/3R3/7/7/7/7 w", "d5d6");
    refused(
        CLASSIC,
        "6c/7/7/3r3/3E3/7/7/7/7 w",
        "d5d6",
        "jungle-elephant-rat",
    );
}

/// "The goal of the game is either to move a piece onto a special square, the den, on the opponent's side of the board,
/// or capture all of the opponent's pieces." "When an animal moves into the opponent's Den, it has won the game."
#[test]
fn the_den_or_capturing_all_wins() {
    wins(CLASSIC, "6c/3R3/7/7/7/7/7/7/7 w", "d8d9", Reason::DEN);
    wins(CLASSIC, "6C/7/7/7/7/7/7/3r3/7 b", "d2d1", Reason::DEN);
    wins(
        CLASSIC,
        "7/7/7/3c3/3T3/7/7/7/7 w",
        "d5d6",
        Reason::CAPTURE_ALL,
    );
    goes_on(CLASSIC, "6r/7/7/3c3/3T3/7/7/7/7 w", "d5d6");
}

/// "Before the start of the game, players must decide by mutual agreement or by some random method who will be begin."
#[test]
fn who_begins_is_agreed_or_drawn() {
    assert_eq!(
        Side::ALL.map(|side| ruleset(CLASSIC).colours().of(side)),
        ["blue", "red"]
    );
}

/// "The basic move is just one space either forward, backward, left or right. The pieces never move diagonally."
#[test]
fn the_basic_move_is_one_space_forward_backward_left_or_right() {
    let text = "6c/7/7/7/3P3/7/7/7/7 w";
    for to in ["d6", "d4"] {
        allowed(CLASSIC, text, &format!("d5{to}"));
    }
    for to in ["c4", "e4", "c6", "e6"] {
        refused(CLASSIC, text, &format!("d5{to}"), "jungle-water");
    }
    let text = "6c/7/3P3/7/7/7/7/7/7 w";
    for to in ["d8", "d6", "c7", "e7"] {
        allowed(CLASSIC, text, &format!("d7{to}"));
    }
    for to in ["c8", "e8"] {
        refused(CLASSIC, text, &format!("d7{to}"), "jungle-diagonal");
    }
    refused(CLASSIC, text, "d7d5", "jungle-not-adjacent");
}

/// "During their turn, a player must move."
#[test]
fn a_player_must_move() {
    refused(CLASSIC, "6c/7/3P3/7/7/7/7/7/7 w", "d7d7", "same-square");
    assert!(ruleset(CLASSIC).start().read("pass").is_err());
}

/// "A piece may not move to its own den." "Animals are not allowed to move into their own Dens."
#[test]
fn a_piece_may_not_move_to_its_own_den() {
    refused(CLASSIC, "6c/7/7/7/7/7/7/3P3/7 w", "d2d1", "jungle-own-den");
    refused(CLASSIC, "7/3p3/7/7/7/7/7/7/6C b", "d8d9", "jungle-own-den");
}

/// "The Rat is the only animal that is allowed to go onto a water square."
#[test]
fn the_rat_is_the_only_animal_that_goes_onto_water() {
    for kind in Animal::ALL {
        let text = format!("6c/7/7/7/{}6/7/7/7/7 w", kind.letter());
        if kind == Animal::Rat {
            allowed(CLASSIC, &text, "a5b5");
        } else {
            refused(CLASSIC, &text, "a5b5", "jungle-water");
        }
    }
}

/// "The Rat may not capture the Elephant or another Rat on land directly from a water square."
/// "It cannot, however, attack the Elephant from the water."
#[test]
fn the_rat_takes_neither_elephant_nor_rat_on_land_from_the_water() {
    refused(
        CLASSIC,
        "6c/7/7/7/eR5/7/7/7/7 w",
        "b5a5",
        "jungle-rat-out-of-water",
    );
    refused(
        CLASSIC,
        "6c/7/7/7/rR5/7/7/7/7 w",
        "b5a5",
        "jungle-rat-out-of-water",
    );
}

/// "The Rat may attack the opponent Rat in the water if both pieces are in the water."
#[test]
fn a_rat_takes_a_rat_if_both_are_in_the_water() {
    allowed(CLASSIC, "6c/7/7/1r5/1R5/7/7/7/7 w", "b5b6");
}

/// "A Rat on land may not attack a Rat in the water."
#[test]
fn a_rat_on_land_does_not_take_a_rat_in_the_water() {
    refused(
        CLASSIC,
        "6c/7/7/7/Rr5/7/7/7/7 w",
        "a5b5",
        "jungle-rat-into-water",
    );
}

/// "The Lion and Tiger pieces may jump over a river by moving horizontally or vertically. They move from a square on
/// one edge of the river to the next non-water square on the other side."
#[test]
fn lion_and_tiger_jump_over_a_river_in_both_directions() {
    for letter in ["L", "T"] {
        for mv in [
            "a5d5", "d5a5", "d5g5", "g5d5", "b3b7", "b7b3", "f3f7", "e7e3", "a4d4", "d6g6",
        ] {
            let from = &mv[..2];
            let mut rows: Vec<String> = vec!["7".to_owned(); 9];
            rows[0] = "6c".to_owned();
            let (file, rank) = (
                from.as_bytes()[0] - b'a',
                usize::from(from.as_bytes()[1] - b'0'),
            );
            let gap = |n: u8| if n == 0 { String::new() } else { n.to_string() };
            rows[9 - rank] = format!("{}{letter}{}", gap(file), gap(6 - file));
            allowed(CLASSIC, &format!("{} w", rows.join("/")), mv);
        }
    }
    refused(CLASSIC, "6c/7/7/7/7/7/1L5/7/7 w", "b3b8", "jungle-no-way");
    refused(CLASSIC, "6c/7/7/7/L6/7/7/7/7 w", "a5g5", "jungle-no-way");
    refused(CLASSIC, "6c/7/7/7/7/7/1L5/7/7 w", "b3b4", "jungle-water");
}

/// "Such a move is not allowed if there is a Rat (whether or not friendly or enemy) on any of the intervening water
/// squares." "The Lion and Tiger may not, however, jump over a rat if it is in the way, in the water."
#[test]
fn a_rat_of_either_side_on_any_square_between_blocks_the_jump() {
    for rat in ["r", "R"] {
        for rows in [["1x5", "7", "7"], ["7", "1x5", "7"], ["7", "7", "1x5"]] {
            let text = format!("6c/7/7/{}/1L5/7/7 w", rows.join("/").replace('x', rat));
            refused(CLASSIC, &text, "b3b7", "jungle-jump-blocked");
        }
        refused(
            CLASSIC,
            &format!("6c/7/7/7/T1{rat}4/7/7/7/7 w"),
            "a5d5",
            "jungle-jump-blocked",
        );
        allowed(CLASSIC, &format!("6c/7/7/2{rat}4/7/7/1L5/7/7 w"), "b3b7");
    }
}

/// "The Lion and Tiger are allowed to capture enemy pieces by such jumping moves." "They may capture in this move as
/// well."
#[test]
fn lion_and_tiger_take_by_jumping() {
    allowed(CLASSIC, "6c/7/1l5/7/7/7/1L5/7/7 w", "b3b7");
    allowed(CLASSIC, "6c/7/7/7/T2d3/7/7/7/7 w", "a5d5");
    refused(
        CLASSIC,
        "6c/7/7/7/T2l3/7/7/7/7 w",
        "a5d5",
        "jungle-rank-too-low",
    );
    refused(
        CLASSIC,
        "6c/7/7/7/T2C3/7/7/7/7 w",
        "a5d5",
        "jungle-own-piece",
    );
}

/// "An animal is captured (or "eaten") by an opposing animal moving onto its square, as in chess."
#[test]
fn an_animal_is_captured_by_moving_onto_its_square() {
    let after = after(CLASSIC, "6c/7/7/3d3/3T3/7/7/7/7 w", "d5d6");
    assert_eq!(after.to_string(), "6c/7/7/3T3/7/7/7/7/7 b");
}

/// "The player may capture any enemy piece in one of the player's trap squares regardless of rank." "If, however, a
/// player moves onto the opponent's trap square, that piece loses all of its power, and may be captured by any of the
/// defending pieces."
#[test]
fn any_enemy_in_ones_own_trap_may_be_taken_regardless_of_rank() {
    for kind in Animal::ALL {
        let defender = kind.letter();
        allowed(
            CLASSIC,
            &format!("6c/7/7/7/7/7/3{defender}3/3e3/7 w"),
            "d3d2",
        );
        allowed(
            CLASSIC,
            &format!("6c/7/7/7/7/7/3{defender}3/3r3/7 w"),
            "d3d2",
        );
    }
    refused(
        CLASSIC,
        "6c/7/7/7/7/3C3/3e3/7/7 w",
        "d4d3",
        "jungle-rank-too-low",
    );
}

/// "A player may move on and off of his own Trap squares with no effect."
#[test]
fn ones_own_traps_have_no_effect() {
    refused(
        CLASSIC,
        "7/3t3/3C3/7/7/7/7/7/7 w",
        "d7d8",
        "jungle-rank-too-low",
    );
    allowed(CLASSIC, "7/3t3/3C3/7/7/7/7/7/7 b", "d8d7");
    allowed(CLASSIC, "7/7/3t3/7/7/7/7/7/6C b", "d7d8");
}
