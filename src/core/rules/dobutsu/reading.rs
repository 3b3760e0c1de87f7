//! Reads moves of Dōbutsu Shōgi as people type them. Decides no legality.

use std::sync::LazyLock;

use super::board::{Dobutsu, FAR, Piece, PieceKind, Square, bit};
use super::moves::DobutsuMove;
use crate::rules::errors::MoveError;
use crate::rules::notation::{Notation as _, only_fitting};
use crate::rules::phrase::Illegal;
use crate::rules::words::{self, Words};

/// What a word of a move can mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Token {
    Animal(PieceKind),
    Square(Square),
    Drop,
    Promote,
}

/// The words of all languages for pieces, drops and promotions.
static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of("dobutsu"));

fn tokens(text: &str) -> Option<Vec<Token>> {
    let spelled = text
        .replace(['@', '*', '＠', '＊'], " drop ")
        .replace(['+', '＋'], " promote ");
    let word = |word: &str| match WORDS.meaning(word)? {
        words::FILLER => Some(None),
        "drop" => Some(Some(Token::Drop)),
        "promote" => Some(Some(Token::Promote)),
        name => {
            let kind = PieceKind::ALL
                .into_iter()
                .find(|kind| kind.name() == name)?;
            Some(Some(Token::Animal(kind)))
        }
    };
    let square = |name: &str| Some(Token::Square(name.parse().ok()?));
    let mut tokens = words::tokens(&words::fold(&spelled)?, square, word)?;
    if let [Token::Promote, Token::Animal(PieceKind::Chick), ..] = tokens[..] {
        tokens.splice(..2, [Token::Animal(PieceKind::Hen)]);
    }
    Some(tokens)
}

/// A move as typed; what was not typed is `None` or false.
struct TypedMove {
    kind: Option<PieceKind>,
    from: Option<Square>,
    to: Option<Square>,
    drop: bool,
    promote: bool,
}

fn typed_move(tokens: &[Token]) -> Option<TypedMove> {
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
    let typed = |kind, from, to| {
        Some(TypedMove {
            kind,
            from,
            to,
            drop,
            promote,
        })
    };
    match rest[..] {
        [Token::Square(from), Token::Square(to)] if !drop => typed(None, Some(from), Some(to)),
        [Token::Animal(kind), Token::Square(from), Token::Square(to)] if !drop => {
            typed(Some(kind), Some(from), Some(to))
        }
        [Token::Animal(kind), Token::Square(to)] => typed(Some(kind), None, Some(to)),
        [Token::Animal(kind)] => typed(Some(kind), None, None),
        [Token::Square(to)] => typed(None, None, Some(to)),
        _ => None,
    }
}

pub(super) fn interpret(position: &Dobutsu, text: &str) -> Result<DobutsuMove, MoveError> {
    let us = position.to_move;
    let Some(typed) = tokens(text).and_then(|tokens| typed_move(&tokens)) else {
        return Err(position.unreadable());
    };
    if let (Some(from), Some(to)) = (typed.from, typed.to) {
        let piece = position.piece_at(from);
        if let (Some(piece), Some(named)) = (piece, typed.kind)
            && piece.kind != named
        {
            return Err(Illegal::new("not-that-piece")
                .text("square", from)
                .piece("piece", piece.kind.key())
                .piece("named", named.key())
                .into());
        }
        let chick = piece
            == Some(Piece {
                side: us,
                kind: PieceKind::Chick,
            });
        let arrives = bit(to) & FAR[us.index()] != 0;
        return Ok(DobutsuMove::step(
            from,
            to,
            typed.promote || (chick && arrives),
        ));
    }
    if let (true, Some(kind), Some(to)) = (typed.drop, typed.kind, typed.to) {
        if typed.promote {
            let refusal = Illegal::new("dobutsu-no-promotion")
                .piece("piece", kind.key())
                .text("square", to);
            return Err(refusal.into());
        }
        return Ok(DobutsuMove::drop(kind, to));
    }
    short(position, &typed)
}

/// Finds a move that was typed in short form among the legal ones.
fn short(position: &Dobutsu, typed: &TypedMove) -> Result<DobutsuMove, MoveError> {
    let us = position.to_move;
    let kind_of = |mv: DobutsuMove| {
        mv.dropped()
            .or_else(|| position.piece_at(mv.from()?).map(|piece| piece.kind))
    };
    // A single square with an own piece on it is where the move starts.
    let own = |square: &Square| position.piece_at(*square).filter(|piece| piece.side == us);
    let leaving = typed
        .to
        .filter(|_| typed.kind.is_none() && !typed.drop)
        .and_then(|square| Some((square, own(&square)?)));
    let fits = |mv: DobutsuMove| {
        typed.kind.is_none_or(|kind| kind_of(mv) == Some(kind))
            && (!typed.drop || mv.dropped().is_some())
            && (!typed.promote || mv.promotes())
            && match leaving {
                Some((square, _)) => mv.from() == Some(square),
                None => typed.to.is_none_or(|to| mv.to() == to),
            }
    };
    if let Some(mv) = only_fitting(position, fits)? {
        return Ok(mv);
    }
    match (typed.kind, typed.to) {
        (Some(kind), to) => explain(position, kind, to, typed.drop),
        (None, Some(square)) => Err(match leaving {
            Some((_, piece)) => Illegal::new("stuck")
                .piece("piece", piece.kind.key())
                .text("square", square),
            None => Illegal::new("nothing-reaches").text("square", square),
        }
        .into()),
        (None, None) => Err(position.unreadable()),
    }
}

/// Explains why no legal move fits a named piece: returns the only move that can have been meant, or a refusal.
fn explain(
    position: &Dobutsu,
    kind: PieceKind,
    to: Option<Square>,
    drop: bool,
) -> Result<DobutsuMove, MoveError> {
    let us = position.to_move;
    let on_board: Vec<Square> = position
        .pieces()
        .filter(|(_, piece)| *piece == Piece { side: us, kind })
        .map(|(square, _)| square)
        .collect();
    let piece = kind.key();
    match (&on_board[..], to) {
        _ if drop => Err(Illegal::new("dobutsu-not-in-hand")
            .piece("piece", piece)
            .into()),
        ([from], Some(to)) => {
            let promotes = kind == PieceKind::Chick && bit(to) & FAR[us.index()] != 0;
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
