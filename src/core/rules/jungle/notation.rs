//! Writes and reads positions of Jungle, and reads moves as people type them. Decides no legality.

use std::fmt;
use std::sync::LazyLock;

use super::animal::Animal;
use super::board::{DENS, Jungle, Piece, Square, Terrain};
use super::moves::JungleMove;
use super::rules::Rules;
use crate::rules::errors::MoveError;
use crate::rules::fen;
use crate::rules::notation::{Notation, only_fitting};
use crate::rules::phrase::Illegal;
use crate::rules::position::Side;
use crate::rules::words::{self, Words};

const fn letter(piece: Piece) -> char {
    fen::in_case_of(piece.side, piece.kind.letter())
}

impl fmt::Display for Jungle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fen::write(f, |square| self.piece_at(square).map(letter))?;
        write!(f, " {}", fen::letter(self.to_move))
    }
}

impl Notation for Jungle {
    fn parse(rules: Rules, text: &str) -> Result<Self, String> {
        let (board, to_move) = fen::split(text)?;
        let mut jungle = Self::empty(rules, to_move);
        fen::read(board, |c, square, _| {
            let (side, kind) = fen::piece(c, &Animal::ALL, Animal::letter)?;
            place(&mut jungle, Piece { side, kind }, square)
        })?;
        if Side::ALL
            .iter()
            .all(|side| jungle.occupied[side.index()] & DENS[side.other().index()] != 0)
        {
            return Err("both dens are taken".to_owned());
        }
        Ok(jungle)
    }

    fn interpret(&self, text: &str) -> Result<JungleMove, MoveError> {
        let tokens = tokens(text).unwrap_or_default();
        match tokens[..] {
            [Token::Square(from), Token::Square(to)] => Ok(JungleMove { from, to }),
            [Token::Animal(kind), Token::Square(from), Token::Square(to)] => {
                confirm(self, kind, from)?;
                Ok(JungleMove { from, to })
            }
            [Token::Animal(kind), Token::Square(to)] => Ok(JungleMove {
                from: find(self, self.to_move, kind)?,
                to,
            }),
            [Token::Animal(kind), Token::Animal(victim)] => Ok(JungleMove {
                from: find(self, self.to_move, kind)?,
                to: find(self, self.to_move.other(), victim)?,
            }),
            [Token::Animal(kind)] => {
                let from = find(self, self.to_move, kind)?;
                only_fitting(self, |mv| mv.from == from)?.ok_or_else(|| stuck(kind, from))
            }
            [Token::Square(square)] => match self.piece_at(square) {
                Some(piece) if piece.side == self.to_move => {
                    let only = only_fitting(self, |mv| mv.from == square)?;
                    only.ok_or_else(|| stuck(piece.kind, square))
                }
                _ => {
                    let only = only_fitting(self, |mv| mv.to == square)?;
                    let refusal = || Illegal::new("nothing-reaches").text("square", square);
                    only.ok_or_else(|| refusal().into())
                }
            },
            _ => Err(self.unreadable()),
        }
    }

    /// A text board: the river is `~`, traps are `#` and dens `@`.
    fn diagram(&self) -> String {
        fen::diagram(
            |square| match (self.piece_at(square), self.terrain(square)) {
                (Some(piece), _) => letter(piece),
                (None, Terrain::Land) => '.',
                (None, Terrain::Water) => '~',
                (None, Terrain::Trap(_)) => '#',
                (None, Terrain::Den(_)) => '@',
            },
        )
    }
}

fn place(jungle: &mut Jungle, piece: Piece, square: Square) -> Result<(), String> {
    let Piece { side, kind } = piece;
    let name = kind.key();
    if !jungle.rules.plays(kind) {
        return Err(format!("a {name} does not take part in these rules"));
    }
    if jungle.square_of(piece).is_some() {
        return Err(format!(
            "the {} side has two pieces of the kind {name}",
            side.key()
        ));
    }
    if DENS[side.index()] & square.bit() != 0 {
        return Err(format!("the {name} on {square} is in its own den"));
    }
    if kind != Animal::Rat && jungle.water() & square.bit() != 0 {
        return Err(format!("the {name} on {square} is in the water"));
    }
    jungle.put(piece, square);
    Ok(())
}

/// What a word of a move can mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Token {
    Animal(Animal),
    Square(Square),
}

/// The words of all languages for the animals.
static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of("jungle"));

fn tokens(text: &str) -> Option<Vec<Token>> {
    let word = |word: &str| match WORDS.meaning(word)? {
        words::FILLER => Some(None),
        name => Some(Some(Token::Animal(Animal::from_key(name)?))),
    };
    let square = |name: &str| Some(Token::Square(name.parse().ok()?));
    words::tokens(&words::fold(text)?, square, word)
}

fn stuck(kind: Animal, square: Square) -> MoveError {
    Illegal::new("stuck")
        .piece("piece", kind.key())
        .text("square", square)
        .into()
}

/// The square of a side's animal, or a refusal if it is gone or not part of this ruleset.
fn find(position: &Jungle, side: Side, kind: Animal) -> Result<Square, Illegal> {
    let key = if position.rules.plays(kind) {
        "jungle-piece-gone"
    } else {
        "jungle-no-such-piece"
    };
    position
        .square_of(Piece { side, kind })
        .ok_or_else(|| Illegal::new(key).piece("piece", kind.key()))
}

/// Checks that the named animal is the one on the named square.
fn confirm(position: &Jungle, kind: Animal, square: Square) -> Result<(), Illegal> {
    match position.piece_at(square) {
        Some(piece) if piece.kind != kind => Err(Illegal::new("not-that-piece")
            .text("square", square)
            .piece("piece", piece.kind.key())
            .piece("named", kind.key())),
        _ => Ok(()),
    }
}
