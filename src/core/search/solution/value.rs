//! Looks up the value of any position: losses are stored, wins and draws follow from one more ply. Reads no file.

use super::board::Board;
use super::moves::wins_at_once;
use super::number::number_of;
use crate::rules::Position;
use crate::rules::dobutsu::Dobutsu;
use crate::search::exact::ExactValue;
use crate::search::game::Searchable as _;

/// Positions without a number reach one with a number, or the end, within this many plies.
const OUTSIDE: usize = 3;

/// The value of a position in which the game is not over. `stored` returns
/// [`Solver::stored`](super::solve::Solver::stored) for a number; `None` if it is not available.
pub fn value(position: &Dobutsu, stored: &mut dyn FnMut(u32) -> Option<u8>) -> Option<ExactValue> {
    within(position, stored, OUTSIDE)
}

fn within(
    position: &Dobutsu,
    stored: &mut dyn FnMut(u32) -> Option<u8>,
    plies: usize,
) -> Option<ExactValue> {
    let board = Board::of(position);
    let number = number_of(&board);
    let at_once = match number {
        Some(_) => wins_at_once(&board, board.attacked()),
        None => position.legal_moves().iter().any(|mv| position.wins(*mv)),
    };
    if at_once {
        return Some(ExactValue::Win(1));
    }
    if let Some(number) = number
        && let Some(half) = stored(number)?.checked_sub(1)
    {
        return Some(ExactValue::Loss(2 * half));
    }
    let us = position.side_to_move();
    let (mut win, mut loss, mut draw) = (None, 0, false);
    for mv in position.legal_moves().iter() {
        let mut after = *position;
        after.play_unchecked(*mv);
        let value = match after.outcome() {
            Some(outcome) if outcome.winner() == Some(us) => ExactValue::Loss(0),
            Some(_) => ExactValue::Win(0),
            // A numbered position is stored if lost, so only moves to lost positions matter here.
            None if number.is_some() => lost(&after, stored)?,
            None => within(&after, stored, plies.checked_sub(1)?)?,
        };
        match value {
            ExactValue::Loss(plies) => {
                win = Some(win.map_or(plies + 1, |win: u8| win.min(plies + 1)));
            }
            ExactValue::Win(plies) => loss = loss.max(plies + 1),
            ExactValue::Draw => draw = true,
        }
    }
    Some(match win {
        Some(plies) => ExactValue::Win(plies),
        None if draw || number.is_some() => ExactValue::Draw,
        None => ExactValue::Loss(loss),
    })
}

/// The distance of a lost position; a draw if it is not lost.
fn lost(position: &Dobutsu, stored: &mut dyn FnMut(u32) -> Option<u8>) -> Option<ExactValue> {
    let board = Board::of(position);
    let Some(number) = number_of(&board) else {
        // The lions are adjacent, so the side to move takes the other one, or a lion on the far rank is taken.
        return Some(ExactValue::Draw);
    };
    if wins_at_once(&board, board.attacked()) {
        return Some(ExactValue::Draw);
    }
    let stored = stored(number)?.checked_sub(1);
    Some(stored.map_or(ExactValue::Draw, |half| ExactValue::Loss(2 * half)))
}
