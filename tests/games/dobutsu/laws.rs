//! Invariants of Dōbutsu Shōgi, tested with random games.

use banyan::rules::dobutsu::{Dobutsu, PieceKind};
use banyan::rules::{AnyPosition, Game, MoveKind, Reason, Record, Ruleset, Side};
use proptest::prelude::*;

fn pieces(board: &Dobutsu) -> usize {
    let held =
        Side::ALL.map(|side| PieceKind::ALL.map(|kind| usize::from(board.in_hand(side, kind))));
    board.pieces().count() + held.concat().iter().sum::<usize>()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if cfg!(debug_assertions) { 64 } else { 1000 }))]

    #[test]
    fn random_games_break_no_law(which in 0..2_usize, choices in prop::collection::vec(0..1000_usize, 0..200)) {
        let mut record = Record::new(&Ruleset::presets(Game::Dobutsu)[which]);
        for choice in choices {
            let moves = record.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = &moves[choice % moves.len()];
            let mover = record.position().side_to_move();
            let described = record.position().describe(*mv).expect("a legal move has a description");
            record.play(*mv).expect("a legal move can be played");
            let AnyPosition::Dobutsu(board) = record.position() else { panic!("it is Dōbutsu Shōgi") };

            let caught = record.outcome().is_some_and(|outcome| outcome.by() == Reason::CATCH);
            prop_assert_eq!(caught, described.captured == Some(PieceKind::Lion.key()));
            prop_assert_eq!(pieces(board), 8 - usize::from(caught), "eight pieces, but for a lion that is taken");
            for (square, piece) in board.pieces() {
                prop_assert_eq!(board.piece_at(square), Some(piece));
            }
            let arrived = board.piece_at(described.to.parse().expect("a square")).expect("something arrived");
            prop_assert_eq!(arrived.side, mover);
            if arrived.kind == PieceKind::Chick && described.kind != MoveKind::DROP {
                let rank = described.to.as_bytes()[1] - b'1';
                prop_assert!(rank != [3, 0][mover.index()], "no chick steps onto the far rank and stays one");
            }
        }
    }
}
