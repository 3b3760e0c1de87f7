//! Facts of Jungle's board, and invariants tested with random games.

use banyan::rules::jungle::{Animal, Jungle, Square, Terrain};
use banyan::rules::{AnyPosition, Game, MoveKind, Record, Ruleset};
use proptest::prelude::*;

use crate::games::{ruleset, rulesets};

fn jungle(position: &AnyPosition) -> &Jungle {
    let AnyPosition::Jungle(jungle) = position else {
        panic!("{position} is no position of Jungle")
    };
    jungle
}

fn neighbours(square: Square) -> Vec<Square> {
    let (file, rank) = (square.file(), square.rank());
    let around = [
        (file.wrapping_sub(1), rank),
        (file + 1, rank),
        (file, rank.wrapping_sub(1)),
        (file, rank + 1),
    ];
    around
        .into_iter()
        .filter_map(|(file, rank)| Square::new(file, rank))
        .collect()
}

#[test]
fn no_trap_touches_water_or_another_trap() {
    let start = ruleset("jungle/classic").start();
    let terrain = |square| jungle(&start).terrain(square);
    for trap in Square::all().filter(|square| matches!(terrain(*square), Terrain::Trap(_))) {
        let around: Vec<_> = neighbours(trap).into_iter().map(terrain).collect();
        assert!(
            around
                .iter()
                .all(|terrain| matches!(terrain, Terrain::Land | Terrain::Den(_))),
            "{trap}: {around:?}"
        );
    }
}

#[test]
fn squares_read_back_as_what_they_were_written_from() {
    for square in Square::all() {
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(Square::new(square.file(), square.rank()), Some(square));
        assert_eq!(Square::from_index(square.index()), Some(square));
    }
    for text in ["", "a", "a0", "h1", "g10", "11", "ä1"] {
        assert!(text.parse::<Square>().is_err(), "{text}");
    }
    assert_eq!(
        (Square::new(7, 0), Square::new(0, 9), Square::from_index(63)),
        (None, None, None)
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if cfg!(debug_assertions) { 64 } else { 1000 }))]

    #[test]
    fn random_games_break_no_law(which in 0..1000_usize, choices in prop::collection::vec(0..1000_usize, 0..250)) {
        let of_jungle: Vec<Ruleset> = rulesets().into_iter().filter(|rules| rules.game() == Game::Jungle).collect();
        let rules = of_jungle[which % of_jungle.len()];
        let mut record = Record::new(&rules);
        let all = jungle(record.position()).pieces().count();
        let mut captures = 0;
        for choice in choices {
            let moves = record.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = &moves[choice % moves.len()];
            let described = record.position().describe(*mv).expect("a legal move has a description");
            let mover = record.position().side_to_move();
            record.play(*mv).expect("a legal move can be played");
            let after = jungle(record.position());
            captures += usize::from(described.captured.is_some());

            prop_assert_eq!(after.pieces().count() + captures, all, "animals are lost only by being taken");
            let to: Square = described.to.parse().expect("a square");
            prop_assert_eq!(after.piece_at(to).map(|piece| (piece.side, piece.kind.key())), Some((mover, described.piece)));
            if described.kind == MoveKind::JUMP {
                prop_assert_eq!(after.terrain(to), Terrain::Land, "a jump never lands on a trap or a den");
            }
            for (square, piece) in after.pieces() {
                prop_assert_eq!(after.piece_at(square), Some(piece));
                prop_assert_eq!(after.square_of(piece), Some(square));
                prop_assert!(after.terrain(square) != Terrain::Den(piece.side), "nobody is in its own den");
                let dry = after.terrain(square) != Terrain::Water;
                prop_assert!(dry || piece.kind == Animal::Rat, "only rats swim");
            }
        }
    }
}
