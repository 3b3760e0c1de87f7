//! Phrases, achievements and lessons of Dōbutsu Shōgi. Decides no legality.

use super::board::{FAR, bit};
use super::{Dobutsu, DobutsuMove, PieceKind, Reason, Side, lesson, moves};
use crate::rules::bundle::{
    Achievement, Bundle, Described, MOVE_TAKES, PIECE_LABEL, STEP, Texts, Won, labelled,
};
use crate::rules::lesson::{RulesPage, Task};
use crate::rules::phrase::{Phrase, Term};
use crate::rules::position::{MoveKind, Position as _};

impl Reason {
    /// A lion was taken.
    pub const CATCH: Self = Self("catch");
    /// A lion reached the far rank.
    pub const TRY: Self = Self("try");
}

impl MoveKind {
    /// A chick becomes a hen.
    pub const PROMOTE: Self = Self("promote");
    /// A lion's step onto the far rank.
    pub const TRY: Self = Self("try");
}

impl Achievement {
    /// The winner took the lion with a chick; the number is the length of the game in plies.
    pub const CHICK: Self = Self::fewest("chick");
    /// The winner's lion reached the far rank; the number is the length of the game in plies.
    pub const TRY: Self = Self::fewest("try");
}

impl Bundle for Dobutsu {
    const PIECES: &'static [&'static str] = &PieceKind::KEYS;
    const REASONS: &'static [Reason] = &[Reason::CATCH, Reason::TRY];
    const REFUSALS: Texts = moves::REFUSALS;
    const PHRASES: Texts = &[
        PIECE_LABEL,
        MOVE_TAKES,
        ("move-step", STEP),
        ("move-promote", STEP),
        ("move-try", STEP),
        ("move-drop", &["piece", "to"]),
        ("piece-in-hand", &["piece"]),
        ("alt-held", &["count", "piece"]),
        ("alt-hand", &["pieces"]),
    ];
    const ACHIEVEMENTS: &'static [Achievement] = &[Achievement::CHICK, Achievement::TRY];
    const PAGES: &'static [RulesPage] = lesson::PAGES;
    const TASKS: &'static [Task] = lesson::TASKS;
    const EXAMPLE_PIECE: Option<&'static str> = Some(PieceKind::Lion.key());

    fn describe(&self, mv: DobutsuMove) -> Described {
        let name = |square| self.piece_at(square).map(|piece| piece.kind.key());
        let captured = name(mv.to());
        let Some(from) = mv.from() else {
            let kind = mv.dropped().unwrap_or(PieceKind::Chick);
            return Described {
                piece: kind.key(),
                from: format!("{}@", kind.letter()),
                captured,
                kind: MoveKind::DROP,
                origin: Phrase::new("piece-in-hand").piece("piece", kind.key()),
                phrase: Phrase::new("move-drop")
                    .piece("piece", kind.key())
                    .text("to", mv.to()),
                to: mv.to().to_string(),
                aftermath: None,
            };
        };
        let piece = name(from).unwrap_or_default();
        let step = if mv.promotes() {
            ("move-promote", MoveKind::PROMOTE)
        } else if piece == PieceKind::Lion.key() && bit(mv.to()) & FAR[self.to_move.index()] != 0 {
            ("move-try", MoveKind::TRY)
        } else {
            ("move-step", MoveKind::STEP)
        };
        Described::step(step, piece, [from, mv.to()], captured)
    }

    fn explain(&self, _: DobutsuMove) -> Vec<Phrase> {
        Vec::new()
    }

    fn captured_squares(&self, mv: DobutsuMove) -> usize {
        usize::from(self.captures(mv))
    }

    /// The pieces on the board, from `a1`, then those in hand.
    fn holdings(&self, side: Side) -> Vec<Term> {
        let own = self.pieces().filter(|(_, piece)| piece.side == side);
        let mut places: Vec<_> = own
            .map(|(square, piece)| Term::Phrase(labelled(piece.kind.key(), square)))
            .collect();
        let held = |kind: PieceKind| {
            let count = self.in_hand(side, kind);
            let phrase = Phrase::new("alt-held")
                .number("count", count)
                .piece("piece", kind.key());
            (count > 0).then_some(Term::Phrase(phrase))
        };
        let hand: Vec<_> = PieceKind::IN_HAND.into_iter().filter_map(held).collect();
        if !hand.is_empty() {
            places.push(Term::Phrase(Phrase::new("alt-hand").list("pieces", hand)));
        }
        places
    }

    fn neutral(&self) -> Vec<Phrase> {
        Vec::new()
    }

    fn introduction(&self) -> Vec<(&'static str, Term)> {
        Vec::new()
    }

    /// Taken pieces come back from the other hand.
    fn pieces_left(&self, _: Side) -> Option<u32> {
        None
    }

    fn achieved(won: &Won<'_, Self>) -> Vec<(Achievement, u32)> {
        let with_a_chick = won.turns.last().is_some_and(|(position, mv)| {
            let from = mv.from().and_then(|from| position.piece_at(from));
            from.is_some_and(|piece| piece.kind == PieceKind::Chick)
        });
        match won.by {
            Reason::TRY => vec![(Achievement::TRY, won.plies())],
            Reason::CATCH if with_a_chick => vec![(Achievement::CHICK, won.plies())],
            _ => Vec::new(),
        }
    }
}
