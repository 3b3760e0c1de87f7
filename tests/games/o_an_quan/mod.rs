//! Ô ăn quan: figures from outside, its source sentence by sentence, notation and refusals.

mod laws;
mod notation;
mod rulings;
mod source;
mod vectors;

use banyan::rules::AnyPosition;
use banyan::rules::o_an_quan::{OAnQuan, Sowing, Step};

use crate::games::position;

fn board(position: &AnyPosition) -> &OAnQuan {
    let AnyPosition::OAnQuan(board) = position else {
        panic!("{position} is no position of Ô ăn quan")
    };
    board
}

/// The steps of a legal turn.
fn steps(rules: &str, text: &str, mv: &str) -> Vec<Step> {
    let position = position(rules, text);
    let mv: Sowing = position
        .read(mv)
        .expect("it is legal")
        .as_ref()
        .parse()
        .expect("it is canonical");
    board(&position).effect(mv)
}

/// The squares that a turn captures, in order.
fn taken(rules: &str, text: &str, mv: &str) -> Vec<u8> {
    let taken = |step| {
        if let Step::Take { square, .. } = step {
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
