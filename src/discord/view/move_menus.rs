//! Menus for choosing a legal move: first the piece, then its destination.

use std::fmt;

use serenity::all::{CreateActionRow, CreateSelectMenuOption};

use crate::{
    discord::{model::limits::MAX_CHOICES, view::components},
    locale::Locale,
    rules::{AnyPosition, Move},
    say, wording,
};

/// The legal moves of one piece on the board, one kind of piece in hand, or one field.
pub struct Choices {
    /// Its square; for a piece in hand the beginning of its drops, such as `C@`.
    pub from: String,
    /// Its name in words.
    pub label: String,
    /// Its legal moves.
    pub moves: Vec<Move>,
}

impl Choices {
    /// The squares of its destinations, for a picture.
    #[must_use]
    pub fn targets(&self, position: &AnyPosition) -> Vec<String> {
        let moves = self.moves.iter();
        moves
            .filter_map(|mv| Some(position.describe(*mv)?.to))
            .collect()
    }
}

/// All pieces that can move, in the order of the board.
fn pieces(locale: Locale, position: &AnyPosition) -> Vec<Choices> {
    let mut pieces: Vec<Choices> = Vec::new();
    for mv in position.legal_moves() {
        let Some(described) = position.describe(mv) else {
            continue;
        };
        let known = pieces.iter_mut().find(|piece| piece.from == described.from);
        if let Some(piece) = known {
            piece.moves.push(mv);
        } else {
            pieces.push(Choices {
                label: wording::phrase(locale, &described.origin),
                from: described.from,
                moves: vec![mv],
            });
        }
    }
    pieces
}

/// The piece at that square, if it can move.
#[must_use]
pub fn piece(locale: Locale, position: &AnyPosition, from: &str) -> Option<Choices> {
    let mut pieces = pieces(locale, position).into_iter();
    pieces.find(|piece| piece.from == from)
}

/// The menu of pieces, and the menu of destinations once a piece is chosen.
pub fn rows(
    locale: Locale,
    [pieces, targets]: [impl fmt::Display; 2],
    position: &AnyPosition,
    chosen: Option<&Choices>,
) -> Vec<CreateActionRow> {
    let from = chosen.map(|piece| piece.from.as_str());
    let first = pieces_row(locale, &pieces, position, from);
    let second = chosen.map(|piece| targets_row(locale, &targets, position, &piece.moves));
    [first].into_iter().chain(second).collect()
}

/// The menu of pieces.
fn pieces_row(
    locale: Locale,
    id: &impl fmt::Display,
    position: &AnyPosition,
    chosen: Option<&str>,
) -> CreateActionRow {
    let options = pieces(locale, position)
        .into_iter()
        .take(MAX_CHOICES)
        .map(|piece| {
            let moves: Vec<String> = piece.moves.iter().map(Move::to_string).collect();
            let selected = chosen == Some(piece.from.as_str());
            CreateSelectMenuOption::new(wording::truncate(&piece.label, 100), piece.from)
                .description(wording::truncate(&wording::join_list(locale, &moves), 100))
                .default_selection(selected)
        })
        .collect();
    components::select(id, say!(locale, "menu-piece"), options)
}

/// The menu of destinations.
fn targets_row(
    locale: Locale,
    id: &impl fmt::Display,
    position: &AnyPosition,
    moves: &[Move],
) -> CreateActionRow {
    let options = moves
        .iter()
        .take(MAX_CHOICES)
        .map(|mv| {
            let name = wording::move_name(locale, position, *mv);
            CreateSelectMenuOption::new(wording::truncate(&name, 100), mv.to_string())
        })
        .collect();
    components::select(id, say!(locale, "menu-to"), options)
}
