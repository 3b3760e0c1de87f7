//! Recognises boards that are the same but for a reflection or an exchange of the sides. Proves nothing.

use super::game::of_game;
use super::puzzle::Puzzle;
use crate::rules::{AnyPosition, Side};

/// The board and the side to move in a form that is the same for all its mirror images: left and right exchanged, the
/// sides exchanged, or both. Points that were already captured do not count.
#[must_use]
pub fn same_board(position: &AnyPosition) -> String {
    let game = of_game(position.ruleset().game());
    let images = game.map_or_else(Vec::new, |game| (game.images)(position));
    images
        .into_iter()
        .min()
        .unwrap_or_else(|| position.to_string())
}

impl Puzzle {
    /// The positions in which the solver moves, each in the form that all its mirror images share.
    #[must_use]
    pub fn boards(&self) -> Vec<String> {
        (0..self.line.len())
            .step_by(2)
            .map(|plies| same_board(&self.after(plies)))
            .collect()
    }
}

/// The images of a rectangular board whose text is like FEN: as the side to move sees it, and its reflection.
pub fn grid_images(position: &AnyPosition) -> Vec<String> {
    let text = position.to_string();
    let second = position.side_to_move() == Side::Second;
    let seen = |letter| if second { exchanged(letter) } else { letter };
    let board = text.split(' ').next().unwrap_or_default();
    let board: String = board.chars().map(seen).collect();
    let (ranks, hand) = board.split_once('[').unwrap_or((&board, ""));
    let mut ranks: Vec<Vec<String>> = ranks.split('/').map(tokens).collect();
    if second {
        ranks.reverse();
    }
    let mut hand: Vec<char> = hand.trim_end_matches(']').chars().collect();
    hand.sort_unstable();
    let hand: String = hand.into_iter().collect();
    let written = |ranks: &[Vec<String>]| {
        let ranks: Vec<String> = ranks.iter().map(|rank| rank.concat()).collect();
        format!("{}[{hand}", ranks.join("/"))
    };
    let seen = written(&ranks);
    for rank in &mut ranks {
        rank.reverse();
    }
    vec![seen, written(&ranks)]
}

/// The squares of a rank: runs of empty squares, letters, and letters behind a `+`.
fn tokens(rank: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    for letter in rank.chars() {
        match tokens.last_mut() {
            Some(last) if last == "+" => last.push(letter),
            _ => tokens.push(letter.to_string()),
        }
    }
    tokens
}

/// A piece's letter in the other case, which is the other side's.
const fn exchanged(letter: char) -> char {
    if letter.is_ascii_lowercase() {
        letter.to_ascii_uppercase()
    } else {
        letter.to_ascii_lowercase()
    }
}
