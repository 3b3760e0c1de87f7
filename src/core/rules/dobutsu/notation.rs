//! Writes and reads positions of Dōbutsu Shōgi as text. Knows no moves.

use std::fmt;

use super::board::{Dobutsu, FAR, Piece, PieceKind, empty, put};
use super::moves::DobutsuMove;
use super::reading;
use super::rules::Rules;
use crate::rules::errors::MoveError;
use crate::rules::fen;
use crate::rules::notation::Notation;
use crate::rules::position::Side;

const fn letter(side: Side, kind: PieceKind) -> char {
    fen::in_case_of(side, kind.letter())
}

/// What each side holds, in the order of position texts.
fn hands(dobutsu: &Dobutsu, side: Side) -> String {
    let held = |kind| std::iter::repeat_n(letter(side, kind), dobutsu.in_hand(side, kind).into());
    PieceKind::IN_HAND.into_iter().flat_map(held).collect()
}

impl fmt::Display for Dobutsu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fen::write(f, |square| {
            let Piece { side, kind } = self.piece_at(square)?;
            let promoted = if kind == PieceKind::Hen { "+" } else { "" };
            Some(format!("{promoted}{}", letter(side, kind)))
        })?;
        let hands = Side::ALL.map(|side| hands(self, side)).concat();
        write!(
            f,
            "[{}] {}",
            if hands.is_empty() { "-" } else { &hands },
            fen::letter(self.to_move)
        )
    }
}

fn piece(c: char) -> Result<Piece, String> {
    let (side, kind) = fen::piece(c, &PieceKind::ALL, PieceKind::letter)?;
    Ok(Piece { side, kind })
}

impl Notation for Dobutsu {
    fn parse(rules: Rules, text: &str) -> Result<Self, String> {
        let (board, to_move) = fen::split(text)?;
        let (board, hand) = board
            .split_once('[')
            .ok_or("the hands, [-] if they are empty, are missing")?;
        let hand = hand
            .strip_suffix(']')
            .ok_or("the hands are not closed by ]")?;
        let mut dobutsu = empty(rules, to_move);
        fen::read(board, |c, square, behind| {
            let what = if c == '+' {
                let promoted = piece(behind.next().unwrap_or(c))?;
                if promoted.kind != PieceKind::Chick {
                    return Err(format!(
                        "the {} on {square} cannot be promoted",
                        promoted.kind.name()
                    ));
                }
                Piece {
                    kind: PieceKind::Hen,
                    ..promoted
                }
            } else {
                piece(c)?
            };
            put(&mut dobutsu, what, square);
            Ok(())
        })?;
        for c in hand.chars().filter(|_| hand != "-") {
            let Piece { side, kind } = piece(c)?;
            let slot = kind.slot().ok_or("a lion cannot be in a hand")?;
            let count = &mut dobutsu.hands[side.index()][slot];
            *count = count.saturating_add(1);
        }
        validate(&dobutsu)?;
        Ok(dobutsu)
    }

    fn interpret(&self, text: &str) -> Result<DobutsuMove, MoveError> {
        reading::interpret(self, text)
    }

    /// A text board in which hens are `H` and the hands are in brackets, the second side's above.
    fn diagram(&self) -> String {
        let drawn = |Piece { side, kind }| match kind {
            PieceKind::Hen => fen::in_case_of(side, 'H'),
            _ => letter(side, kind),
        };
        let board = fen::diagram(|square| self.piece_at(square).map_or('.', drawn));
        let [first, second] = Side::ALL.map(|side| hands(self, side));
        format!("   [{second}]\n{board}\n   [{first}]")
    }
}

fn validate(dobutsu: &Dobutsu) -> Result<(), String> {
    for kind in PieceKind::IN_HAND {
        let on_board = dobutsu
            .pieces()
            .filter(|(_, piece)| piece.kind.taken() == kind)
            .count();
        let held = Side::ALL.map(|side| usize::from(dobutsu.in_hand(side, kind)));
        if on_board + held[0] + held[1] > 2 {
            return Err(format!(
                "there are more than two pieces of the kind {}",
                kind.name()
            ));
        }
    }
    let lions = Side::ALL.map(|side| dobutsu.lion(side).count_ones());
    if lions.into_iter().any(|lions| lions > 1) {
        return Err("a side has two lions".to_owned());
    }
    if lions == [0, 0] {
        return Err("there is no lion".to_owned());
    }
    if Side::ALL
        .iter()
        .all(|side| dobutsu.lion(*side) & FAR[side.index()] != 0)
    {
        return Err("both lions have arrived".to_owned());
    }
    Ok(())
}
