//! Boards as text, rank by rank from the far side, as in FEN, and as diagrams for a terminal. Shared by the games on a
//! rectangular board. Knows no pieces.

use std::fmt;
use std::str::Chars;

use super::grid::Square;
use super::position::Side;

/// The letter of the side to move.
pub(super) const fn letter(side: Side) -> char {
    match side {
        Side::First => 'w',
        Side::Second => 'b',
    }
}

/// The letter of a piece in the case of its side.
pub(super) const fn in_case_of(side: Side, letter: char) -> char {
    match side {
        Side::First => letter,
        Side::Second => letter.to_ascii_lowercase(),
    }
}

/// The side and the kind of a piece, given the kinds and the letter of each.
pub(super) fn piece<K: Copy>(
    c: char,
    kinds: &[K],
    letter: fn(K) -> char,
) -> Result<(Side, K), String> {
    let mut kinds = kinds.iter().copied();
    let kind = kinds.find(|kind| letter(*kind) == c.to_ascii_uppercase());
    let side = if c.is_ascii_uppercase() {
        Side::First
    } else {
        Side::Second
    };
    Ok((side, kind.ok_or_else(|| format!("{c:?} is no piece"))?))
}

/// Splits a position text into the board and the side to move.
pub(super) fn split(text: &str) -> Result<(&str, Side), String> {
    let mut fields = text.split_ascii_whitespace();
    let board = fields.next().ok_or("it is empty")?;
    let to_move = match fields.next() {
        Some("w") => Side::First,
        Some("b") => Side::Second,
        Some(other) => return Err(format!("the side to move is w or b, not {other}")),
        None => return Err("the side to move (w or b) is missing".to_owned()),
    };
    // Move counters that other programs write are accepted and ignored: the record counts moves itself.
    let counters = fields
        .by_ref()
        .take(2)
        .all(|field| field.parse::<u32>().is_ok());
    if !counters || fields.next().is_some() {
        return Err("there is something behind the side to move".to_owned());
    }
    Ok((board, to_move))
}

/// Reads the ranks of a board: `piece` gets the first letter of each piece, its square, and the letters that follow.
pub(super) fn read<const W: u8, const H: u8>(
    board: &str,
    mut piece: impl FnMut(char, Square<W, H>, &mut Chars<'_>) -> Result<(), String>,
) -> Result<(), String> {
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != usize::from(H) {
        return Err(format!("it has {} ranks instead of {H}", rows.len()));
    }
    for (row, rank) in rows.iter().zip((0..H).rev()) {
        let mut file = 0;
        let mut letters = row.chars();
        while let Some(c) = letters.next() {
            let too_long = || format!("rank {} is too long", rank + 1);
            let gap = c
                .to_digit(10)
                .map(|gap| gap as u8)
                .filter(|gap| (1..=W).contains(gap));
            if gap.is_none() {
                piece(
                    c,
                    Square::new(file, rank).ok_or_else(too_long)?,
                    &mut letters,
                )?;
            }
            file += gap.unwrap_or(1);
            if file > W {
                return Err(too_long());
            }
        }
        if file != W {
            return Err(format!(
                "rank {} has {file} squares instead of {W}",
                rank + 1
            ));
        }
    }
    Ok(())
}

/// Writes the ranks of a board; `piece` returns what is on a square.
pub(super) fn write<const W: u8, const H: u8, P: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    piece: impl Fn(Square<W, H>) -> Option<P>,
) -> fmt::Result {
    for rank in (0..H).rev() {
        let mut gap = 0;
        for file in 0..W {
            let Some(piece) = piece(Square::at(rank * W + file)) else {
                gap += 1;
                continue;
            };
            if gap > 0 {
                write!(f, "{gap}")?;
                gap = 0;
            }
            write!(f, "{piece}")?;
        }
        if gap > 0 {
            write!(f, "{gap}")?;
        }
        if rank > 0 {
            f.write_str("/")?;
        }
    }
    Ok(())
}

/// A board for the terminal, one letter a square, with files and ranks at the edges.
pub(super) fn diagram<const W: u8, const H: u8>(letter: impl Fn(Square<W, H>) -> char) -> String {
    let files: String = (0..W)
        .flat_map(|file| [' ', char::from(b'a' + file)])
        .collect();
    let mut rows = vec![format!("  {files}")];
    for rank in (0..H).rev() {
        let letters = (0..W).map(|file| letter(Square::at(rank * W + file)));
        let letters: String = letters.flat_map(|letter| [letter, ' ']).collect();
        rows.push(format!("{}  {letters} {}", rank + 1, rank + 1));
    }
    rows.push(format!("  {files}"));
    rows.join("\n")
}
