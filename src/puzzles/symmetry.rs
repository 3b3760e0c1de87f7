//! Recognises boards that are the same but for a reflection or an exchange of the sides. Knows no puzzle.

use crate::rules::{AnyPosition, Side};

/// The board and the side to move in a form that is the same for all its mirror images: left and right exchanged, the
/// sides exchanged, or both. Points that were already captured do not count.
#[must_use]
pub fn same_board(position: &AnyPosition) -> String {
    let second = position.side_to_move() == Side::Second;
    let text = position.to_string();
    let images = match position {
        AnyPosition::OAnQuan(_) => ring_images(&text, second),
        AnyPosition::Jungle(_) | AnyPosition::Dobutsu(_) => grid_images(&text, second),
    };
    images.into_iter().min().unwrap_or(text)
}

/// The board as the side to move sees it, and its reflection.
fn grid_images(text: &str, second: bool) -> Vec<String> {
    let board = text.split(' ').next().unwrap_or_default();
    let (ranks, hand) = board.split_once('[').unwrap_or((board, ""));
    let mut ranks: Vec<Vec<String>> = ranks.split('/').map(tokens).collect();
    let mut hand: Vec<char> = hand.trim_end_matches(']').chars().collect();
    if second {
        ranks.reverse();
        let exchanged = |text: &String| text.chars().map(exchanged).collect::<String>();
        ranks = ranks
            .iter()
            .map(|rank| rank.iter().map(exchanged).collect())
            .collect();
        hand = hand.into_iter().map(self::exchanged).collect();
    }
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

/// The ring as the side to move sees it, and its reflection, each with the two mandarins.
fn ring_images(text: &str, second: bool) -> Vec<String> {
    let mut parts = text.split(' ');
    let mut ring: Vec<&str> = parts.next().unwrap_or_default().split(',').collect();
    let mut mandarins: Vec<char> = parts.next().unwrap_or_default().chars().collect();
    let half = ring.len() / 2;
    if second {
        ring.rotate_left(half);
        mandarins.reverse();
    }
    let written = |ring: &[&str], mandarins: &[char]| {
        format!(
            "{} {}",
            ring.join(","),
            mandarins.iter().collect::<String>()
        )
    };
    let seen = written(&ring, &mandarins);
    // Square `k` goes to `6 - k`, around the ring.
    ring.reverse();
    ring.rotate_right(half + 1);
    mandarins.reverse();
    vec![seen, written(&ring, &mandarins)]
}
