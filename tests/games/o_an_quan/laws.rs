//! Invariants of Ô ăn quan, tested with random games.

use banyan::rules::o_an_quan::{Direction, OAnQuan, RING, SowingStep, Turn, ring};
use banyan::rules::{Move, Record, Side};
use proptest::prelude::*;

use super::board;
use crate::games::rulesets;

/// The number of citizens on the board and in the pools, less debts; and the number of mandarins.
fn stones(board: &OAnQuan) -> (i32, i32) {
    let squares = 0..RING;
    let citizens: i32 = squares
        .clone()
        .map(|square| i32::from(board.citizens(square)))
        .sum();
    let pools: i32 = Side::ALL
        .map(|side| i32::from(board.pool(side)))
        .iter()
        .sum();
    let mandarins: i32 = squares
        .map(|square| i32::from(board.mandarin(square)))
        .sum();
    let won: i32 = Side::ALL
        .map(|side| i32::from(board.mandarins_won(side)))
        .iter()
        .sum();
    (citizens + pools, mandarins + won)
}

#[test]
fn the_ring_is_closed_in_both_directions() {
    for square in 0..RING {
        for [there, back] in [
            [Direction::Left, Direction::Right],
            [Direction::Right, Direction::Left],
        ] {
            assert_eq!(back.after(there.after(square)), square);
        }
    }
    let fields = Side::ALL.map(|side| [1, 2, 3, 4, 5].map(|field| ring(side, field)));
    assert_eq!(fields, [[1, 2, 3, 4, 5], [7, 8, 9, 10, 11]]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if cfg!(debug_assertions) { 64 } else { 1000 }))]

    #[test]
    fn random_games_break_no_law(which in 0..1000_usize, choices in prop::collection::vec(0..1000_usize, 0..100)) {
        let of_game = rulesets().into_iter().filter(|rules| rules.game().slug() == "o-an-quan");
        let of_game: Vec<_> = of_game.collect();
        let mut record = Record::new(&of_game[which % of_game.len()]);
        for choice in choices {
            let moves = record.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = &moves[choice % moves.len()];
            let before = *board(record.position());
            let mover = record.position().side_to_move();
            let Move::OAnQuan(turn) = *mv else { panic!("{mv} is of another game") };
            let effect = before.effect(turn);
            record.play(*mv).expect("a legal move can be played");
            let after = board(record.position());

            prop_assert_eq!(stones(after), (50, 2), "seventy stones' worth, always");
            if turn == Turn::Swap {
                prop_assert_eq!((record.ply(), mover, effect.len()), (2, Side::Second, 0));
                continue;
            }
            prop_assert_eq!(effect.iter().filter(|step| matches!(step, SowingStep::Stop(_))).count(), 1);
            let (mut lifted, mut dropped, mut taken, mut refilled) = (0, 0, 0, 0);
            for step in &effect {
                match step {
                    SowingStep::Lift { square, citizens } => {
                        prop_assert!(square % 6 != 0, "mandarin squares are never lifted");
                        lifted += i32::from(*citizens);
                    }
                    SowingStep::Drop { .. } => dropped += 1,
                    SowingStep::Take { citizens, .. } => taken += i32::from(*citizens),
                    SowingStep::Refill { side, .. } => {
                        prop_assert_eq!(*side, mover.other());
                        refilled += 5;
                    }
                    SowingStep::Stop(_) => {}
                }
            }
            prop_assert_eq!(lifted, dropped);
            let pool = |board: &OAnQuan, side| i32::from(board.pool(side));
            prop_assert_eq!(pool(after, mover), pool(&before, mover) + taken);
            prop_assert_eq!(pool(after, mover.other()), pool(&before, mover.other()) - refilled);
            let over = record.position().outcome().is_some();
            let fields = (1..=5).map(|field| after.citizens(ring(mover.other(), field)));
            prop_assert!(over || fields.sum::<u16>() > 0, "who is to move has something to sow");
        }
    }
}
