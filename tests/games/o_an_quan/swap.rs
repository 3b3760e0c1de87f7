//! The swap: the second side answers the first move by taking it over.

use banyan::rules::o_an_quan::ring;
use banyan::rules::{AnyPosition, Move, Record, Ruleset, Side};
use banyan::search::{Engine, Level, SearchLimits, choose};
use proptest::prelude::*;

use super::board;
use crate::games::{position, refused, ruleset};

const SWAP: &str = "o-an-quan/standard+swap=on";

/// The presets with the swap, and one in which the first move can take a mandarin.
const RULESETS: [&str; 3] = [
    SWAP,
    "o-an-quan/source+swap=on",
    "o-an-quan/standard+quan-non=0+swap=on",
];

fn without(ruleset: &Ruleset) -> Ruleset {
    let text = ruleset.to_string();
    text.replace("+swap=on", "").parse().expect("a ruleset")
}

fn played(ruleset: &Ruleset, moves: &str) -> Record {
    let record = Record::replay(ruleset, moves.split(' '));
    record.unwrap_or_else(|error| panic!("{ruleset}: {error}"))
}

#[test]
fn the_swap_is_off_unless_it_is_chosen() {
    for preset in ["o-an-quan/standard", "o-an-quan/source"] {
        assert_eq!(ruleset(&format!("{preset}+swap=off")).to_string(), preset);
        let after = played(&ruleset(preset), "2R");
        assert!(
            !after
                .legal_moves()
                .iter()
                .any(|mv| mv.to_string() == "swap")
        );
        assert_eq!(after.position().to_string().split(' ').count(), 5);
    }
    assert_eq!(
        ruleset("o-an-quan/source+swap=on+chain=on").to_string(),
        "o-an-quan/source+chain=on+swap=on"
    );
}

#[test]
fn the_board_is_turned_and_the_first_side_is_to_move() {
    let record = played(&ruleset(SWAP), "2R swap");
    assert_eq!(
        record.position().to_string(),
        "1,6,0,6,6,6,1,6,0,0,6,6 11 0.0 6.0 0"
    );
    for mv in ruleset(SWAP).start().legal_moves() {
        let first = played(&ruleset(SWAP), &mv.to_string());
        let swapped = played(&ruleset(SWAP), &format!("{mv} swap"));
        let (before, after) = (board(first.position()), board(swapped.position()));
        for side in Side::ALL {
            for field in 1..=5 {
                assert_eq!(
                    after.citizens(ring(side, field)),
                    before.citizens(ring(side.other(), field))
                );
            }
            assert_eq!(after.pool(side), before.pool(side.other()));
            assert_eq!(
                after.mandarins_won(side),
                before.mandarins_won(side.other())
            );
        }
        assert_eq!(
            [after.citizens(0), after.citizens(6)],
            [before.citizens(6), before.citizens(0)]
        );
        assert_eq!(swapped.position().side_to_move(), Side::First);
    }
}

/// After a swap the game is that without it, seen from the other side and one ply longer. So a tree with the swap has the
/// leaves of the tree without it, and those of the tree that is one ply lower: 80 + 10, 668 + 80, 5188 + 668.
#[test]
fn the_move_tree_grows_by_that_behind_the_swap() {
    assert_eq!(
        [1, 2, 3, 4].map(|depth| ruleset(SWAP).start().perft(depth)),
        [10, 90, 748, 5856]
    );
    for ruleset in RULESETS.map(ruleset) {
        let plain = without(&ruleset).start();
        for depth in 2..=4 {
            let leaves = plain.perft(depth) + plain.perft(depth - 1);
            assert_eq!(
                ruleset.start().perft(depth),
                leaves,
                "{ruleset} at depth {depth}"
            );
        }
    }
}

#[test]
fn only_the_answer_to_the_first_move_can_be_a_swap() {
    refused(
        SWAP,
        "0,5,5,5,5,5,0,5,5,5,5,5 11 0.0 0.0 0 swap",
        "swap",
        "o-an-quan-late-swap",
    );
    refused(
        SWAP,
        "1,6,0,6,6,6,1,6,0,0,6,6 11 0.0 6.0 0",
        "swap",
        "o-an-quan-late-swap",
    );
    refused(
        SWAP,
        "1,6,0,0,6,6,1,6,0,6,6,6 11 6.0 0.0 1",
        "swap",
        "o-an-quan-late-swap",
    );
    refused(
        "o-an-quan/standard",
        "1,6,0,0,6,6,1,6,0,6,6,6 11 6.0 0.0 1",
        "swap",
        "o-an-quan-no-swap",
    );
    let marked = "1,6,0,0,6,6,1,6,0,6,6,6 11 6.0 0.0 1 swap";
    assert!(AnyPosition::parse(&ruleset("o-an-quan/standard"), marked).is_err());
    assert_eq!(position(SWAP, marked).legal_moves().len(), 9);
}

#[test]
fn the_swap_is_typed_in_every_language() {
    let marked = position(SWAP, "1,6,0,0,6,6,1,6,0,6,6,6 11 6.0 0.0 1 swap");
    for text in [
        "swap",
        "Swap!",
        "Swap sides",
        "Tausch",
        "tauschen",
        "échange",
        "échanger",
        "đổi bên",
        "Đổi",
        "交代",
        "スワップ",
        "交换",
        "交換",
        "换边",
        "換邊",
    ] {
        assert_eq!(
            marked.read(text).map(|mv| mv.to_string()),
            Ok("swap".to_owned()),
            "{text}"
        );
    }
    assert!(marked.read("swap 3").is_err());
    assert!(marked.read_canonical("Swap").is_err());
}

#[test]
fn the_search_swaps_after_a_strong_first_move_only() {
    let ruleset = ruleset(SWAP);
    let think = |moves: &str| {
        let limits = SearchLimits {
            depth: 8,
            nodes: u64::MAX,
            should_stop: &mut || false,
        };
        let thought =
            Engine::new(&ruleset, 1 << 16).think(&played(&ruleset, moves), limits, |_| ());
        thought.expect("a move").choice
    };
    let scored = |first: &Move| {
        let answer = think(&first.to_string());
        (answer.mv.to_string() == "swap", answer.score)
    };
    let answers: Vec<_> = ruleset.start().legal_moves().iter().map(scored).collect();
    assert!(answers.iter().any(|(swaps, _)| *swaps), "{answers:?}");
    assert!(!answers.iter().all(|(swaps, _)| *swaps), "{answers:?}");
    let level = Level::all(ruleset.game()).last().expect("a level");
    assert!(choose(level, &played(&ruleset, "2R"), 1, None).is_some());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if cfg!(debug_assertions) { 64 } else { 1000 }))]

    /// A player who swaps whenever possible swaps once, with the second ply.
    #[test]
    fn nobody_swaps_twice(which in 0..RULESETS.len(), choices in prop::collection::vec(0..1000_usize, 2..80)) {
        let mut record = Record::new(&ruleset(RULESETS[which]));
        let mut swaps = Vec::new();
        for choice in choices {
            let moves = record.legal_moves();
            let swap = moves.iter().find(|mv| mv.to_string() == "swap");
            let Some(mv) = swap.or_else(|| moves.get(choice % moves.len().max(1))) else {
                break;
            };
            if swap.is_some() {
                swaps.push(record.ply());
            }
            record.play(*mv).expect("a legal move");
            let text = record.position().to_string();
            let read = AnyPosition::parse(&record.ruleset(), &text);
            prop_assert_eq!(read.as_ref(), Ok(record.position()));
        }
        prop_assert_eq!(swaps, [1]);
    }
}
