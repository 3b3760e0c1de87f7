//! Ô ăn quan: independent reference data, its source sentence by sentence, notation, refusals.

mod laws;
mod notation;
mod rulings;
mod source;
mod swap;
mod vectors;

use banyan::rules::AnyPosition;
use banyan::rules::Move;
use banyan::rules::o_an_quan::{OAnQuan, SowingStep};

use crate::games::position;

fn board(position: &AnyPosition) -> &OAnQuan {
    let AnyPosition::OAnQuan(board) = position else {
        panic!("{position} is no position of Ô ăn quan")
    };
    board
}

/// The steps of a legal turn.
fn steps(rules: &str, text: &str, mv: &str) -> Vec<SowingStep> {
    let position = position(rules, text);
    let Ok(Move::OAnQuan(sowing)) = position.read(mv) else {
        panic!("{mv} is not legal in {text}");
    };
    board(&position).effect(sowing)
}

/// The squares that a turn captures, in order.
fn taken(rules: &str, text: &str, mv: &str) -> Vec<u8> {
    let taken = |step| {
        if let SowingStep::Take { square, .. } = step {
            Some(square)
        } else {
            None
        }
    };
    steps(rules, text, mv)
        .into_iter()
        .filter_map(taken)
        .collect()
}
