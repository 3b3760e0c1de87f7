//! How positions and moves of Jungle are written, and how generously moves are read. Decides no legality.

use std::fmt;

use super::{
    DENS, Jungle, JungleMove, Kind, MoveError, Piece, Position as _, Rules, Side, Square, Terrain,
};
use crate::rules::position::{Illegal, MoveText, Notation};
use crate::rules::words;

impl fmt::Display for Jungle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..9).rev() {
            let mut gap = 0;
            for file in 0..7 {
                let Some(piece) = self.piece_at(Square::at(rank * 7 + file)) else {
                    gap += 1;
                    continue;
                };
                if gap > 0 {
                    write!(f, "{gap}")?;
                    gap = 0;
                }
                let letter = piece.kind.letter();
                write!(
                    f,
                    "{}",
                    if piece.side == Side::First {
                        letter
                    } else {
                        letter.to_ascii_lowercase()
                    }
                )?;
            }
            if gap > 0 {
                write!(f, "{gap}")?;
            }
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        f.write_str(if self.to_move == Side::First {
            "w"
        } else {
            "b"
        })
    }
}

/// Ranks and files around the board; the river is `~`, traps are `#` and dens `@`.
pub(super) fn diagram(jungle: &Jungle) -> String {
    const FILES: &str = "   a b c d e f g";
    let mut rows = vec![FILES.to_owned()];
    for rank in (0..9).rev() {
        let letters = (0..7).map(|file| {
            let square = Square::at(rank * 7 + file);
            match (jungle.piece_at(square), jungle.terrain(square)) {
                (Some(piece), _) if piece.side == Side::First => piece.kind.letter(),
                (Some(piece), _) => piece.kind.letter().to_ascii_lowercase(),
                (None, Terrain::Land) => '.',
                (None, Terrain::Water) => '~',
                (None, Terrain::Trap(_)) => '#',
                (None, Terrain::Den(_)) => '@',
            }
        });
        let letters: String = letters.flat_map(|letter| [letter, ' ']).collect();
        rows.push(format!("{}  {letters} {}", rank + 1, rank + 1));
    }
    rows.push(FILES.to_owned());
    rows.join("\n")
}

pub(super) fn parse(rules: Rules, text: &str) -> Result<Jungle, String> {
    let mut fields = text.split_ascii_whitespace();
    let board = fields.next().ok_or("it is empty")?;
    let to_move = match fields.next() {
        Some("w") => Side::First,
        Some("b") => Side::Second,
        Some(other) => return Err(format!("the side to move is w or b, not {other}")),
        None => return Err("the side to move (w or b) is missing".to_owned()),
    };
    // Counters that other programs write; they belong to the record and are not looked at.
    if fields
        .by_ref()
        .take(2)
        .any(|field| field.parse::<u32>().is_err())
        || fields.next().is_some()
    {
        return Err("there is something behind the side to move".to_owned());
    }
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != 9 {
        return Err(format!("it has {} ranks instead of 9", rows.len()));
    }
    let mut jungle = Jungle::empty(rules, to_move);
    for (row, rank) in rows.iter().zip((0..9).rev()) {
        let mut file = 0;
        for c in row.chars() {
            if let Some(gap) = c.to_digit(10).filter(|gap| (1..=7).contains(gap)) {
                file += gap as u8;
                continue;
            }
            let kind = Kind::ALL
                .into_iter()
                .find(|kind| kind.letter() == c.to_ascii_uppercase());
            let kind = kind.ok_or_else(|| format!("{c:?} is no piece"))?;
            let side = if c.is_ascii_uppercase() {
                Side::First
            } else {
                Side::Second
            };
            let square =
                Square::new(file, rank).ok_or_else(|| format!("rank {} is too long", rank + 1))?;
            place(&mut jungle, Piece { side, kind }, square)?;
            file += 1;
        }
        if file != 7 {
            return Err(format!("rank {} has {file} squares instead of 7", rank + 1));
        }
    }
    if Side::ALL
        .iter()
        .all(|side| jungle.occupied[side.index()] & DENS[side.other().index()] != 0)
    {
        return Err("both dens are taken".to_owned());
    }
    Ok(jungle)
}

fn place(jungle: &mut Jungle, piece: Piece, square: Square) -> Result<(), String> {
    let Piece { side, kind } = piece;
    let name = kind.name();
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
    if kind != Kind::Rat && jungle.water() & square.bit() != 0 {
        return Err(format!("the {name} on {square} is in the water"));
    }
    jungle.put(piece, square);
    Ok(())
}

/// What a word of a move can mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Token {
    Animal(Kind),
    Square(Square),
}

/// The names of the animals as they are after folding: letters, English, German, French, Vietnamese, Chinese in both
/// scripts, pinyin, Japanese in kanji and kana.
const NAMES: [(Kind, &[&str]); 8] = [
    (
        Kind::Rat,
        &[
            "r",
            "rat",
            "mouse",
            "ratte",
            "maus",
            "souris",
            "chuot",
            "shu",
            "鼠",
            "老鼠",
            "ねずみ",
        ],
    ),
    (
        Kind::Cat,
        &[
            "c", "cat", "katze", "chat", "meo", "mao", "猫", "貓", "ねこ",
        ],
    ),
    (
        Kind::Dog,
        &[
            "d", "dog", "hund", "chien", "cho", "gou", "狗", "犬", "いぬ",
        ],
    ),
    (
        Kind::Wolf,
        &[
            "w",
            "wolf",
            "loup",
            "soi",
            "chosoi",
            "lang",
            "狼",
            "おおかみ",
        ],
    ),
    (
        Kind::Leopard,
        &[
            "p",
            "leopard",
            "panther",
            "panthere",
            "bao",
            "豹",
            "豹子",
            "ひょう",
        ],
    ),
    (
        Kind::Tiger,
        &[
            "t", "tiger", "tigre", "ho", "cop", "hu", "虎", "老虎", "とら",
        ],
    ),
    (
        Kind::Lion,
        &[
            "l",
            "lion",
            "lowe",
            "loewe",
            "sutu",
            "shi",
            "獅",
            "狮",
            "獅子",
            "狮子",
            "らいおん",
            "しし",
        ],
    ),
    (
        Kind::Elephant,
        &[
            "e", "elephant", "elefant", "voi", "xiang", "象", "大象", "ぞう",
        ],
    ),
];

/// Words between the parts of a move that say nothing new.
const FILLERS: &[&str] = &[
    "x", "to", "takes", "the", "nach", "auf", "schlagt", "vers", "a", "prend", "den", "an", "sang",
    "吃", "到", "至", "走", "取", "へ", "に", "から", "まで",
];

fn tokens(text: &str) -> Option<Vec<Token>> {
    let word = |word: &str| {
        let animal = NAMES.iter().find(|(_, names)| names.contains(&word));
        match animal {
            Some((kind, _)) => Some(Some(Token::Animal(*kind))),
            None => FILLERS.contains(&word).then_some(None),
        }
    };
    let square = |name: &str| Some(Token::Square(name.parse().ok()?));
    words::tokens(&words::fold(text)?, square, word)
}

pub(super) fn two_squares(text: &str) -> Option<JungleMove> {
    match tokens(text)?[..] {
        [Token::Square(from), Token::Square(to)] => Some(JungleMove { from, to }),
        _ => None,
    }
}

pub(super) fn interpret(position: &Jungle, text: &str) -> Result<JungleMove, MoveError> {
    let tokens = tokens(text).unwrap_or_default();
    match tokens[..] {
        [Token::Square(from), Token::Square(to)] => Ok(JungleMove { from, to }),
        [Token::Animal(kind), Token::Square(from), Token::Square(to)] => {
            confirm(position, kind, from)?;
            Ok(JungleMove { from, to })
        }
        [Token::Animal(kind), Token::Square(to)] => Ok(JungleMove {
            from: find(position, position.to_move, kind)?,
            to,
        }),
        [Token::Animal(kind), Token::Animal(victim)] => Ok(JungleMove {
            from: find(position, position.to_move, kind)?,
            to: find(position, position.to_move.other(), victim)?,
        }),
        [Token::Animal(kind)] => {
            let from = find(position, position.to_move, kind)?;
            only(position, |mv| mv.from == from).unwrap_or_else(|| Err(stuck(kind, from)))
        }
        [Token::Square(square)] => match position.piece_at(square) {
            Some(piece) if piece.side == position.to_move => only(position, |mv| mv.from == square)
                .unwrap_or_else(|| Err(stuck(piece.kind, square))),
            _ => only(position, |mv| mv.to == square).unwrap_or_else(|| {
                Err(Illegal::new("nothing-reaches")
                    .text("square", square)
                    .into())
            }),
        },
        _ => Err(unreadable(position)),
    }
}

/// The only legal move of a kind, or a refusal that lists them; `None` if there is none.
fn only(
    position: &Jungle,
    wanted: impl Fn(&JungleMove) -> bool,
) -> Option<Result<JungleMove, MoveError>> {
    let moves = position.legal_moves();
    let fitting: Vec<_> = moves.iter().filter(|mv| wanted(mv)).collect();
    match fitting[..] {
        [] => None,
        [&mv] => Some(Ok(mv)),
        _ => {
            let candidates = fitting.into_iter().map(MoveText::of).collect();
            Some(Err(Notation::Ambiguous { candidates }.into()))
        }
    }
}

fn stuck(kind: Kind, square: Square) -> MoveError {
    Illegal::new("stuck")
        .piece("piece", kind.name())
        .text("square", square)
        .into()
}

fn unreadable(position: &Jungle) -> MoveError {
    Notation::Unreadable {
        examples: position.examples(),
    }
    .into()
}

/// Where the animal of a side is.
fn find(position: &Jungle, side: Side, kind: Kind) -> Result<Square, Illegal> {
    let key = if position.rules.plays(kind) {
        "jungle-piece-gone"
    } else {
        "jungle-no-such-piece"
    };
    position
        .square_of(Piece { side, kind })
        .ok_or_else(|| Illegal::new(key).piece("piece", kind.name()))
}

/// Whether the animal that was named is the one on the square that was named.
fn confirm(position: &Jungle, kind: Kind, square: Square) -> Result<(), Illegal> {
    match position.piece_at(square) {
        Some(piece) if piece.kind != kind => Err(Illegal::new("not-that-piece")
            .text("square", square)
            .piece("piece", piece.kind.name())
            .piece("named", kind.name())),
        _ => Ok(()),
    }
}
