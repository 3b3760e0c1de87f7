//! How positions and moves of Dōbutsu Shōgi are written, and how generously moves are read. Decides no legality.

use std::fmt::{self, Write as _};

use super::rules::{empty, put};
use super::{
    Dobutsu, DobutsuMove, FAR, Kind, MoveError, Piece, Position as _, Rules, Side, Square, bit,
};
use crate::rules::position::{Illegal, MoveText, Notation};
use crate::rules::words;

const fn letter(side: Side, kind: Kind) -> char {
    match side {
        Side::First => kind.letter(),
        Side::Second => kind.letter().to_ascii_lowercase(),
    }
}

impl fmt::Display for Dobutsu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..4).rev() {
            let mut gap = 0;
            for file in 0..3 {
                let Some(piece) = self.piece_at(Square::at(rank * 3 + file)) else {
                    gap += 1;
                    continue;
                };
                if gap > 0 {
                    write!(f, "{gap}")?;
                    gap = 0;
                }
                if piece.kind == Kind::Hen {
                    f.write_char('+')?;
                }
                f.write_char(letter(piece.side, piece.kind))?;
            }
            if gap > 0 {
                write!(f, "{gap}")?;
            }
            f.write_str(if rank > 0 { "/" } else { "[" })?;
        }
        if self.hands == [[0; 3]; 2] {
            f.write_char('-')?;
        }
        for side in Side::ALL {
            for kind in Kind::IN_HAND {
                for _ in 0..self.in_hand(side, kind) {
                    f.write_char(letter(side, kind))?;
                }
            }
        }
        f.write_str(if self.to_move == Side::First {
            "] w"
        } else {
            "] b"
        })
    }
}

/// Ranks and files around the board, hens as `H`; the hands in brackets, the second side's above.
pub(super) fn diagram(dobutsu: &Dobutsu) -> String {
    const FILES: &str = "   a b c";
    let hand = |side: Side| {
        let held = Kind::IN_HAND.into_iter().flat_map(|kind| {
            std::iter::repeat_n(letter(side, kind), dobutsu.in_hand(side, kind).into())
        });
        format!("   [{}]", held.collect::<String>())
    };
    let mut rows = vec![hand(Side::Second), FILES.to_owned()];
    for rank in (0..4).rev() {
        let letters = (0..3).map(|file| match dobutsu.piece_at(Square::at(rank * 3 + file)) {
            Some(Piece {
                side: Side::First,
                kind: Kind::Hen,
            }) => 'H',
            Some(Piece {
                side: Side::Second,
                kind: Kind::Hen,
            }) => 'h',
            Some(piece) => letter(piece.side, piece.kind),
            None => '.',
        });
        let letters: String = letters.flat_map(|letter| [letter, ' ']).collect();
        rows.push(format!("{}  {letters} {}", rank + 1, rank + 1));
    }
    rows.extend([FILES.to_owned(), hand(Side::First)]);
    rows.join("\n")
}

fn piece(c: char) -> Result<Piece, String> {
    let kind = Kind::ALL
        .into_iter()
        .find(|kind| kind.letter() == c.to_ascii_uppercase());
    let side = if c.is_ascii_uppercase() {
        Side::First
    } else {
        Side::Second
    };
    Ok(Piece {
        side,
        kind: kind.ok_or_else(|| format!("{c:?} is no piece"))?,
    })
}

pub(super) fn parse(rules: Rules, text: &str) -> Result<Dobutsu, String> {
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
    let (board, hand) = board
        .split_once('[')
        .ok_or("the hands, [-] if they are empty, are missing")?;
    let hand = hand
        .strip_suffix(']')
        .ok_or("the hands are not closed by ]")?;
    let mut dobutsu = empty(rules, to_move);
    parse_board(&mut dobutsu, board)?;
    for c in hand.chars().filter(|_| hand != "-") {
        let Piece { side, kind } = piece(c)?;
        let slot = kind.slot().ok_or("a lion cannot be in a hand")?;
        let count = &mut dobutsu.hands[side.index()][slot];
        *count = count.saturating_add(1);
    }
    validate(&dobutsu)?;
    Ok(dobutsu)
}

fn parse_board(dobutsu: &mut Dobutsu, board: &str) -> Result<(), String> {
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != 4 {
        return Err(format!("it has {} ranks instead of 4", rows.len()));
    }
    for (row, rank) in rows.iter().zip((0..4).rev()) {
        let mut file = 0;
        let mut letters = row.chars();
        while let Some(c) = letters.next() {
            if let Some(gap) = c.to_digit(10).filter(|gap| (1..=3).contains(gap)) {
                file += gap as u8;
                continue;
            }
            let square =
                Square::new(file, rank).ok_or_else(|| format!("rank {} is too long", rank + 1))?;
            let piece = if c == '+' {
                let promoted = piece(letters.next().unwrap_or(c))?;
                if promoted.kind != Kind::Chick {
                    return Err(format!(
                        "the {} on {square} cannot be promoted",
                        promoted.kind.name()
                    ));
                }
                Piece {
                    kind: Kind::Hen,
                    ..promoted
                }
            } else {
                piece(c)?
            };
            put(dobutsu, piece, square);
            file += 1;
        }
        if file != 3 {
            return Err(format!("rank {} has {file} squares instead of 3", rank + 1));
        }
    }
    Ok(())
}

fn validate(dobutsu: &Dobutsu) -> Result<(), String> {
    for kind in Kind::IN_HAND {
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

/// What a word of a move can mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Token {
    Animal(Kind),
    Square(Square),
    Drop,
    Promote,
}

/// The names of the pieces as they are after folding: letters, English, German, French, Vietnamese, Chinese in both
/// scripts, Japanese in kana, kanji and Latin letters.
const NAMES: [(Kind, &[&str]); 5] = [
    (
        Kind::Lion,
        &[
            "l",
            "lion",
            "lowe",
            "loewe",
            "sutu",
            "獅",
            "狮",
            "獅子",
            "狮子",
            "らいおん",
            "しし",
            "laion",
            "raion",
        ],
    ),
    (
        Kind::Giraffe,
        &[
            "g",
            "giraffe",
            "girafe",
            "huou",
            "huoucaoco",
            "長頸鹿",
            "长颈鹿",
            "鹿",
            "麒麟",
            "麒",
            "きりん",
            "kirin",
        ],
    ),
    (
        Kind::Elephant,
        &[
            "e", "elephant", "elefant", "voi", "象", "大象", "ぞう", "zo", "zou", "sou",
        ],
    ),
    (
        Kind::Chick,
        &[
            "c",
            "chick",
            "kuken",
            "kueken",
            "poussin",
            "gacon",
            "小鸡",
            "小雞",
            "雏",
            "雛",
            "ひよこ",
            "hiyoko",
        ],
    ),
    (
        Kind::Hen,
        &[
            "h",
            "hen",
            "chicken",
            "huhn",
            "henne",
            "poule",
            "ga",
            "gamai",
            "鸡",
            "雞",
            "鶏",
            "母鸡",
            "母雞",
            "にわとり",
            "niwatori",
        ],
    ),
];

/// Words that say that a piece comes from the hand.
const DROPS: &[&str] = &[
    "drop",
    "drops",
    "setze",
    "setzt",
    "einsetzen",
    "ein",
    "pose",
    "poser",
    "parachute",
    "parachuter",
    "tha",
    "打",
    "打入",
    "打つ",
    "うつ",
];

/// Words that say that a chick becomes a hen.
const PROMOTIONS: &[&str] = &["promote", "promotes", "成", "成る", "なる"];

/// Words between the parts of a move that say nothing new.
const FILLERS: &[&str] = &[
    "x", "to", "on", "at", "takes", "nach", "auf", "schlagt", "vers", "en", "a", "prend", "den",
    "an", "vao", "sang", "吃", "到", "至", "走", "取", "へ", "に", "から", "まで", "を",
];

fn tokens(text: &str) -> Option<Vec<Token>> {
    let spelled = text
        .replace(['@', '*', '＠', '＊'], " drop ")
        .replace(['+', '＋'], " promote ");
    let word = |word: &str| {
        if let Some((kind, _)) = NAMES.iter().find(|(_, names)| names.contains(&word)) {
            return Some(Some(Token::Animal(*kind)));
        }
        if DROPS.contains(&word) {
            return Some(Some(Token::Drop));
        }
        if PROMOTIONS.contains(&word) {
            return Some(Some(Token::Promote));
        }
        FILLERS.contains(&word).then_some(None)
    };
    let square = |name: &str| Some(Token::Square(name.parse().ok()?));
    let mut tokens = words::tokens(&words::fold(&spelled)?, square, word)?;
    if let [Token::Promote, Token::Animal(Kind::Chick), ..] = tokens[..] {
        tokens.splice(..2, [Token::Animal(Kind::Hen)]);
    }
    Some(tokens)
}

/// A move that says everything: both squares, or a drop with its piece and square.
pub(super) fn complete(text: &str) -> Option<DobutsuMove> {
    match tokens(text)?[..] {
        [Token::Square(from), Token::Square(to)] => Some(DobutsuMove::step(from, to, false)),
        [Token::Square(from), Token::Square(to), Token::Promote] => {
            Some(DobutsuMove::step(from, to, true))
        }
        [Token::Animal(kind), Token::Drop, Token::Square(to)] => Some(DobutsuMove::drop(kind, to)),
        _ => None,
    }
}

/// A move in which everything but the promotion has been said.
struct Wish {
    kind: Option<Kind>,
    from: Option<Square>,
    to: Option<Square>,
    drop: bool,
    promote: bool,
}

fn wish(tokens: &[Token]) -> Option<Wish> {
    let drop = tokens.contains(&Token::Drop);
    let (rest, promote) = match tokens.split_last()? {
        (Token::Promote, rest) => (rest, true),
        _ => (tokens, false),
    };
    let rest: Vec<Token> = rest
        .iter()
        .copied()
        .filter(|token| *token != Token::Drop)
        .collect();
    let wish = |kind, from, to| {
        Some(Wish {
            kind,
            from,
            to,
            drop,
            promote,
        })
    };
    match rest[..] {
        [Token::Square(from), Token::Square(to)] if !drop => wish(None, Some(from), Some(to)),
        [Token::Animal(kind), Token::Square(from), Token::Square(to)] if !drop => {
            wish(Some(kind), Some(from), Some(to))
        }
        [Token::Animal(kind), Token::Square(to)] => wish(Some(kind), None, Some(to)),
        [Token::Animal(kind)] => wish(Some(kind), None, None),
        [Token::Square(to)] => wish(None, None, Some(to)),
        _ => None,
    }
}

pub(super) fn interpret(position: &Dobutsu, text: &str) -> Result<DobutsuMove, MoveError> {
    let us = position.to_move;
    let Some(wish) = tokens(text).and_then(|tokens| wish(&tokens)) else {
        return Err(Notation::Unreadable {
            examples: position.examples(),
        }
        .into());
    };
    if let (Some(from), Some(to)) = (wish.from, wish.to) {
        let piece = position.piece_at(from);
        if let (Some(piece), Some(named)) = (piece, wish.kind)
            && piece.kind != named
        {
            return Err(Illegal::new("not-that-piece")
                .text("square", from)
                .piece("piece", piece.kind.name())
                .piece("named", named.name())
                .into());
        }
        let chick = piece
            == Some(Piece {
                side: us,
                kind: Kind::Chick,
            });
        let arrives = bit(to) & FAR[us.index()] != 0;
        return Ok(DobutsuMove::step(
            from,
            to,
            wish.promote || (chick && arrives),
        ));
    }
    if let (true, Some(kind), Some(to)) = (wish.drop, wish.kind, wish.to) {
        if wish.promote {
            let refusal = Illegal::new("dobutsu-no-promotion")
                .piece("piece", kind.name())
                .text("square", to);
            return Err(refusal.into());
        }
        return Ok(DobutsuMove::drop(kind, to));
    }
    short(position, &wish)
}

/// A move that is not said in full and must be found among the legal ones.
fn short(position: &Dobutsu, wish: &Wish) -> Result<DobutsuMove, MoveError> {
    let us = position.to_move;
    let kind_of = |mv: &DobutsuMove| {
        mv.dropped()
            .or_else(|| position.piece_at(mv.from()?).map(|piece| piece.kind))
    };
    // A lone square with an own piece on it is the one that is left.
    let own = |square: &Square| position.piece_at(*square).filter(|piece| piece.side == us);
    let leaving = wish
        .to
        .filter(|_| wish.kind.is_none() && !wish.drop)
        .and_then(|square| Some((square, own(&square)?)));
    let fits = |mv: &&DobutsuMove| {
        wish.kind.is_none_or(|kind| kind_of(mv) == Some(kind))
            && (!wish.drop || mv.dropped().is_some())
            && (!wish.promote || mv.promotes())
            && match leaving {
                Some((square, _)) => mv.from() == Some(square),
                None => wish.to.is_none_or(|to| mv.to() == to),
            }
    };
    let moves = position.legal_moves();
    let fitting: Vec<&DobutsuMove> = moves.iter().filter(fits).collect();
    match (&fitting[..], wish.kind, wish.to) {
        ([mv], ..) => Ok(**mv),
        ([], Some(kind), to) => explain(position, kind, to, wish.drop),
        ([], None, Some(square)) => Err(match leaving {
            Some((_, piece)) => Illegal::new("stuck")
                .piece("piece", piece.kind.name())
                .text("square", square),
            None => Illegal::new("nothing-reaches").text("square", square),
        }
        .into()),
        ([], None, None) => Err(Notation::Unreadable {
            examples: position.examples(),
        }
        .into()),
        (several, ..) => Err(Notation::Ambiguous {
            candidates: several.iter().map(MoveText::of).collect(),
        }
        .into()),
    }
}

/// Why no legal move fits a piece that was named: the move that was meant, if only one can have been, or a refusal.
fn explain(
    position: &Dobutsu,
    kind: Kind,
    to: Option<Square>,
    drop: bool,
) -> Result<DobutsuMove, MoveError> {
    let us = position.to_move;
    let on_board: Vec<Square> = position
        .pieces()
        .filter(|(_, piece)| *piece == Piece { side: us, kind })
        .map(|(square, _)| square)
        .collect();
    let piece = kind.name();
    match (&on_board[..], to) {
        _ if drop => Err(Illegal::new("dobutsu-not-in-hand")
            .piece("piece", piece)
            .into()),
        ([from], Some(to)) => {
            let promotes = kind == Kind::Chick && bit(to) & FAR[us.index()] != 0;
            Ok(DobutsuMove::step(*from, to, promotes))
        }
        ([from], None) => Err(Illegal::new("stuck")
            .piece("piece", piece)
            .text("square", from)
            .into()),
        ([], Some(to)) if position.in_hand(us, kind) > 0 => Ok(DobutsuMove::drop(kind, to)),
        ([], _) => Err(Illegal::new("dobutsu-none-of-kind")
            .piece("piece", piece)
            .into()),
        ([first, ..], to) => Err(Illegal::new("dobutsu-none-reaches")
            .piece("piece", piece)
            .text("square", to.unwrap_or(*first))
            .into()),
    }
}
