//! Diagrams for the pages of rules: marked squares, legal moves and reasons for illegal ones, computed from the rules
//! for each ruleset.

use crate::rules::{
    AnyPosition, Demonstration, Described, Illegal, Move, MoveError, RulesPage, Ruleset,
};

/// A page of rules under one ruleset.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The key of its text.
    pub key: &'static str,
    /// The position to draw.
    pub position: AnyPosition,
    /// The piece that is shown: its square, its field, or its letter and `@` if it is in hand.
    pub chosen: Option<&'static str>,
    /// The legal moves of that piece.
    pub moves: Vec<Move>,
    /// The move that is shown, with the position before it.
    pub turn: Option<(AnyPosition, Move)>,
    /// What the text explains: what a move does, or why it is illegal.
    pub explained: Vec<Result<Described, Illegal>>,
    /// The switches that the page explains.
    pub switches: &'static [&'static str],
}

/// The diagrams for a ruleset, in the order in which they are read.
#[must_use]
pub fn diagrams(ruleset: &Ruleset) -> Vec<Diagram> {
    let pages = ruleset.game().pages().iter();
    pages.filter_map(|page| diagram(page, ruleset)).collect()
}

fn diagram(page: &RulesPage, ruleset: &Ruleset) -> Option<Diagram> {
    let settings = ruleset.settings();
    let has = |switch: &&str| settings.iter().any(|setting| setting.switch == *switch);
    // Leaves out a page whose switches do not apply, such as one about rivers on a board without them.
    if !settings.is_empty() && !page.switches.is_empty() && !page.switches.iter().any(has) {
        return None;
    }
    let (position, seen) = page.scenes.iter().find_map(|(text, seen)| {
        let position = AnyPosition::parse(ruleset, text).ok()?;
        Some((position, *seen))
    })?;
    let diagram = Diagram {
        key: page.key,
        chosen: None,
        moves: Vec::new(),
        turn: None,
        explained: Vec::new(),
        switches: page.switches,
        position,
    };
    let position = &diagram.position;
    Some(match seen {
        Demonstration::Piece(chosen, spoken) => Diagram {
            chosen: Some(chosen),
            moves: moves_of(position, chosen),
            explained: spoken
                .iter()
                .filter_map(|text| describe(position, text))
                .collect(),
            ..diagram
        },
        Demonstration::Move(text) => {
            let mut after = position.clone();
            let mv = after.read(text).ok()?;
            after.play(mv).ok()?;
            Diagram {
                turn: Some((position.clone(), mv)),
                explained: describe(position, text).into_iter().collect(),
                position: after,
                ..diagram
            }
        }
    })
}

/// The legal moves of a piece on the board, or of a piece in hand.
fn moves_of(position: &AnyPosition, chosen: &str) -> Vec<Move> {
    let moves = position.legal_moves().into_iter();
    moves
        .filter(|mv| mv.to_string().starts_with(chosen))
        .collect()
}

fn describe(position: &AnyPosition, text: &str) -> Option<Result<Described, Illegal>> {
    match position.read(text) {
        Ok(mv) => position.describe(mv).map(Ok),
        Err(MoveError::Illegal(illegal)) => Some(Err(illegal)),
        Err(MoveError::Notation(_) | MoveError::GameOver) => None,
    }
}
