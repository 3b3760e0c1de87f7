//! Writes and reads positions of Ô ăn quan, and reads moves as people type them. Decides no legality.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use super::board::{Direction, OAnQuan, Sowing, Turn, ring};
use super::rules::Rules;
use crate::rules::errors::{MoveError, NotCanonical};
use crate::rules::notation::{Notation, only_fitting};
use crate::rules::phrase::Illegal;
use crate::rules::position::Side;
use crate::rules::words::{self, Words};

impl fmt::Display for OAnQuan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (square, citizens) in self.citizens.iter().enumerate() {
            write!(f, "{}{citizens}", if square > 0 { "," } else { "" })?;
        }
        let [left, right] = self.mandarins.map(u8::from);
        write!(f, " {left}{right}")?;
        for (pool, won) in self.pools.iter().zip(self.won) {
            write!(f, " {pool}.{won}")?;
        }
        write!(f, " {}", self.to_move.index())?;
        if self.swap {
            write!(f, " {SWAP}")?;
        }
        Ok(())
    }
}

/// The letter that names the fields of a side.
const fn letter(side: Side) -> char {
    match side {
        Side::First => 'A',
        Side::Second => 'B',
    }
}

/// The move, and the mark of positions in which it is still possible.
const SWAP: &str = "swap";
/// The total numbers of citizens and mandarins.
const CITIZENS: i32 = 50;
const MANDARINS: u8 = 2;
/// A bound on pools and debts: a turn borrows at most five citizens, and a game has at most 400 plies.
const FARTHEST: u16 = 2000;

impl Notation for OAnQuan {
    fn parse(rules: Rules, text: &str) -> Result<Self, String> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let (fields, swap) = match &fields[..] {
            [fields @ .., SWAP] if rules.swap => (fields, true),
            fields => (fields, false),
        };
        let &[squares, mandarins, first, second, to_move] = fields else {
            return Err(
                "it has other than the five parts citizens, mandarins, two pools and side to move"
                    .to_owned(),
            );
        };
        let counts: Vec<&str> = squares.split(',').collect();
        let counts: [&str; 12] = counts.try_into().map_err(|counts: Vec<&str>| {
            format!("it has {} squares instead of 12", counts.len())
        })?;
        let mut citizens = [0; 12];
        for (square, count) in citizens.iter_mut().zip(counts) {
            *square = count
                .parse()
                .map_err(|_| format!("{count:?} is no number of citizens"))?;
        }
        let mandarins = match mandarins {
            "11" => [true, true],
            "10" => [true, false],
            "01" => [false, true],
            "00" => [false, false],
            other => {
                return Err(format!(
                    "the mandarin squares are 11, 10, 01 or 00, not {other}"
                ));
            }
        };
        let (mut pools, mut won) = ([0; 2], [0; 2]);
        for (side, text) in [first, second].into_iter().enumerate() {
            let parts = text
                .split_once('.')
                .and_then(|(pool, won)| Some((pool.parse().ok()?, won.parse().ok()?)));
            (pools[side], won[side]) =
                parts.ok_or_else(|| format!("{text:?} is no pool, such as 12.1"))?;
        }
        let to_move = match to_move {
            "0" => Side::First,
            "1" => Side::Second,
            other => return Err(format!("the side to move is 0 or 1, not {other}")),
        };
        let mut position = Self {
            citizens,
            mandarins,
            pools,
            won,
            to_move,
            swap,
            rules,
        };
        check_totals(&position)?;
        position.refill(|_| ());
        Ok(position)
    }

    fn interpret(&self, text: &str) -> Result<Turn, MoveError> {
        let tokens = tokens(text).unwrap_or_default();
        let (side, field, direction) = match tokens[..] {
            [Token::Field(side, field), Token::Toward(direction)]
            | [Token::Toward(direction), Token::Field(side, field)] => {
                (side, Some(field), Some(direction))
            }
            [Token::Both(direction, field)] => (None, Some(field), Some(direction)),
            [Token::Field(side, field)] => (side, Some(field), None),
            [Token::Toward(direction)] => (None, None, Some(direction)),
            [Token::Swap] => return Ok(Turn::Swap),
            _ => return Err(self.unreadable()),
        };
        if let (Some(side), Some(field)) = (side.filter(|side| *side != self.to_move), field) {
            let letter = letter(side);
            return Err(Illegal::new("o-an-quan-not-your-field")
                .text("square", format!("{letter}{field}"))
                .into());
        }
        if let (Some(field), Some(direction)) = (field, direction) {
            return Ok(Turn::Sow(Sowing { field, direction }));
        }
        let fits = |mv| match mv {
            Turn::Sow(mv) => {
                field.is_none_or(|field| mv.field == field)
                    && direction.is_none_or(|direction| mv.direction == direction)
            }
            Turn::Swap => false,
        };
        match (only_fitting(self, fits)?, field) {
            (Some(mv), _) => Ok(mv),
            // The field is empty or does not exist; the legality check explains this, whatever the direction.
            (None, Some(field)) => Ok(Turn::Sow(Sowing {
                field,
                direction: Direction::Right,
            })),
            (None, None) => Err(self.unreadable()),
        }
    }

    /// A text board as the first side sees it: a mandarin is `*`, and each side's letter is followed by what it has won.
    fn diagram(&self) -> String {
        let row = |side: Side, order: [u8; 5]| {
            let names = order.map(|field| format!("{:>4}", format!("{}{field}", letter(side))));
            let citizens = order.map(|field| format!("{:>4}", self.citizens(ring(side, field))));
            let won = "*".repeat(self.mandarins_won(side).into());
            let won = format!("{}: {}{won}", letter(side), self.pool(side));
            [
                won,
                format!("     {}", names.concat()),
                format!("     {}", citizens.concat()),
            ]
        };
        let quan = |square: u8| {
            let mandarin = if self.mandarin(square) { "*" } else { "" };
            format!("{}{mandarin}", self.citizens(square))
        };
        let [second_won, second_names, second] = row(Side::Second, [5, 4, 3, 2, 1]);
        let [first_won, first_names, first] = row(Side::First, [1, 2, 3, 4, 5]);
        let ends = format!("{:>4}{:>26}", quan(0), quan(6));
        [
            second_won,
            second_names,
            second,
            ends,
            first,
            first_names,
            first_won,
        ]
        .join("\n")
    }
}

/// Checks that no piece is missing or too many.
fn check_totals(position: &OAnQuan) -> Result<(), String> {
    let pools = position.pools.iter();
    if pools.clone().any(|pool| pool.unsigned_abs() > FARTHEST) {
        return Err(format!("no pool is farther from nothing than {FARTHEST}"));
    }
    let on_board: i32 = position.citizens.iter().map(|here| i32::from(*here)).sum();
    let all = on_board + pools.map(|pool| i32::from(*pool)).sum::<i32>();
    if all != CITIZENS {
        return Err(format!("it has {all} citizens instead of {CITIZENS}"));
    }
    let on_board = position.mandarins.map(u8::from);
    let mandarins = on_board.iter().chain(&position.won);
    let all = mandarins.fold(0_u8, |all, here| all.saturating_add(*here));
    if all != MANDARINS {
        return Err(format!("it has {all} mandarins instead of {MANDARINS}"));
    }
    Ok(())
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sow(Sowing { field, direction }) => write!(f, "{field}{}", direction.letter()),
            Self::Swap => f.write_str(SWAP),
        }
    }
}

impl FromStr for Turn {
    type Err = NotCanonical;

    fn from_str(text: &str) -> Result<Self, NotCanonical> {
        let read = || {
            if text == SWAP {
                return Some(Self::Swap);
            }
            let &[field @ b'0'..=b'9', direction] = text.as_bytes() else {
                return None;
            };
            let mut directions = Direction::ALL.into_iter();
            Some(Self::Sow(Sowing {
                field: field - b'0',
                direction: directions.find(|known| known.letter() == char::from(direction))?,
            }))
        };
        read().ok_or_else(|| NotCanonical::new(text))
    }
}

/// What a word of a move can mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Token {
    /// A field, and its owner if one was given.
    Field(Option<Side>, u8),
    Toward(Direction),
    /// A direction directly followed by a field, such as `R3`.
    Both(Direction, u8),
    Swap,
}

/// The words of all languages for the directions and the swap.
static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of("o-an-quan"));

fn tokens(text: &str) -> Option<Vec<Token>> {
    let spelled = text
        .replace(['>', '→', '＞', '⇒', '➡'], " right ")
        .replace(['<', '←', '＜', '⇐', '⬅'], " left ");
    let digit = |c: char| c.to_digit(10).map(|digit| digit as u8);
    let square = |name: &str| {
        let mut chars = name.chars();
        let (letter, field) = (chars.next()?, digit(chars.next()?)?);
        match letter {
            'a' => Some(Token::Field(Some(Side::First), field)),
            'b' => Some(Token::Field(Some(Side::Second), field)),
            'l' => Some(Token::Both(Direction::Left, field)),
            'r' => Some(Token::Both(Direction::Right, field)),
            'o' => Some(Token::Field(None, field)),
            _ => None,
        }
    };
    let word = |word: &str| {
        let mut chars = word.chars();
        if let (Some(field), None) = (chars.next().and_then(digit), chars.next()) {
            return Some(Some(Token::Field(None, field)));
        }
        match WORDS.meaning(word)? {
            "left" => Some(Some(Token::Toward(Direction::Left))),
            "right" => Some(Some(Token::Toward(Direction::Right))),
            "swap" => Some(Some(Token::Swap)),
            _ => Some(None),
        }
    };
    words::tokens(&words::fold(&spelled)?, square, word)
}
