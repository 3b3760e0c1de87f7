//! What a game provides besides rules and notation: names of pieces, phrases, achievements, lessons. All of it is free
//! of language, and the compiler asks every game for all of it.

use super::lesson::{RulesPage, Task};
use super::notation::Notation;
use super::phrase::{Phrase, Term};
use super::position::{MoveKind, Position, Reason, Side};

/// Keys of texts, each with the placeholders that its text may use.
pub type Texts = &'static [(&'static str, &'static [&'static str])];

/// A whole game. No item has a default, so a game cannot leave one out by accident.
pub trait Bundle: Notation {
    /// The keys of the names of its pieces.
    const PIECES: &'static [&'static str];
    /// The reasons for the end that only this game has.
    const REASONS: &'static [Reason];
    /// The keys of its refusals, in addition to [`Phrase::COMMON`].
    const REFUSALS: Texts;
    /// The keys of the phrases that the functions below make.
    const PHRASES: Texts;
    /// Its achievements, in addition to [`Achievement::COMMON`].
    const ACHIEVEMENTS: &'static [Achievement];
    /// The pages of its rules, in the order in which they are read.
    const PAGES: &'static [RulesPage];
    /// The tasks of its lesson, in their order.
    const TASKS: &'static [Task];
    /// The piece used in the example of a move typed by the piece's name; `None` if moves do not name pieces.
    const EXAMPLE_PIECE: Option<&'static str>;

    /// What a legal move does.
    fn describe(&self, mv: Self::Move) -> Described;

    /// What a legal move does step by step; empty if [`describe`](Self::describe) says it all.
    fn explain(&self, mv: Self::Move) -> Vec<Phrase>;

    /// The number of squares from which a legal move takes something.
    fn captured_squares(&self, mv: Self::Move) -> usize;

    /// Everything that a side has, each with its place, for descriptions of the position.
    fn holdings(&self, side: Side) -> Vec<Term>;

    /// What is on the board and belongs to neither side.
    fn neutral(&self) -> Vec<Phrase>;

    /// The arguments of the text that introduces the game's rules, in addition to those that all games have.
    fn introduction(&self) -> Vec<(&'static str, Term)>;

    /// The number of a side's pieces, if a piece that is taken is gone; `None` in other games.
    fn pieces_left(&self, side: Side) -> Option<u32>;

    /// The winner's achievements with their numbers, in addition to those that all games have.
    fn achieved(won: &Won<'_, Self>) -> Vec<(Achievement, u32)>;
}

/// What a move does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Described {
    /// The key of the piece that moves.
    pub piece: &'static str,
    /// What a menu groups the move by: the square or field that it leaves, or the start of a drop (`C@`).
    pub from: String,
    /// The square on which it arrives, or the direction.
    pub to: String,
    /// The key of the piece that it takes.
    pub captured: Option<&'static str>,
    /// The kind of move.
    pub kind: MoveKind,
    /// What moves, as a menu shows it: "lion g1", "chick in hand", "field 3".
    pub origin: Phrase,
    /// The whole move: "lion g1 jumps to d1, takes the wolf".
    pub phrase: Phrase,
    /// What happens after it by itself, as a whole sentence.
    pub aftermath: Option<Phrase>,
}

impl Described {
    /// Describes a piece's move from one square to another. The phrase with this `key` has the placeholders [`STEP`].
    pub(super) fn step(
        (key, kind): (&'static str, MoveKind),
        piece: &'static str,
        [from, to]: [impl std::fmt::Display; 2],
        captured: Option<&'static str>,
    ) -> Self {
        let phrase = Phrase::new(key)
            .piece("piece", piece)
            .text("from", &from)
            .text("to", &to);
        Self {
            piece,
            from: from.to_string(),
            to: to.to_string(),
            captured,
            kind,
            origin: labelled(piece, from),
            phrase: and_takes(phrase, captured),
            aftermath: None,
        }
    }
}

/// A piece with its square or another short label.
pub(super) fn labelled(piece: &'static str, label: impl std::fmt::Display) -> Phrase {
    Phrase::new("piece-label")
        .piece("piece", piece)
        .text("label", label)
}

/// The placeholders of a step.
pub(super) const STEP: &[&str] = &["piece", "from", "to"];
/// The texts of [`labelled`] and [`and_takes`].
pub(super) const PIECE_LABEL: (&str, &[&str]) = ("piece-label", &["piece", "label"]);
pub(super) const MOVE_TAKES: (&str, &[&str]) = ("move-takes", &["played", "captured"]);

/// A move, and the piece that it takes if it takes one.
fn and_takes(played: Phrase, captured: Option<&'static str>) -> Phrase {
    match captured {
        Some(captured) => Phrase::new("move-takes")
            .phrase("played", played)
            .piece("captured", captured),
        None => played,
    }
}

/// A remarkable fact about a win, measured by a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Achievement {
    pub(super) key: &'static str,
    pub(super) more_is_better: bool,
}

impl Achievement {
    /// The winner lost no piece; the number is the length of the game in plies.
    pub const UNSCATHED: Self = Self::fewest("unscathed");
    /// The winner had been behind by this many pieces.
    pub const PIECES: Self = Self::most("pieces");
    /// The winner had been behind by this many points.
    pub const POINTS: Self = Self::most("points");

    /// The achievements of every game that has pieces or points.
    pub const COMMON: [Self; 3] = [Self::UNSCATHED, Self::PIECES, Self::POINTS];

    pub(super) const fn fewest(key: &'static str) -> Self {
        Self {
            key,
            more_is_better: false,
        }
    }

    pub(super) const fn most(key: &'static str) -> Self {
        Self {
            key,
            more_is_better: true,
        }
    }

    /// The key in stored texts and language files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.key
    }

    /// Whether `number` is more remarkable than `other`.
    #[must_use]
    pub const fn beats(self, number: u32, other: u32) -> bool {
        if self.more_is_better {
            number > other
        } else {
            number < other
        }
    }
}

/// A game won by its rules from the usual starting position.
#[derive(Debug)]
pub struct Won<'a, P: Position> {
    /// The winner.
    pub winner: Side,
    /// What decided the game.
    pub by: Reason,
    /// Each position with the move that was made in it.
    pub turns: &'a [(P, P::Move)],
    /// The position at the end.
    pub end: &'a P,
}

impl<P: Position> Won<'_, P> {
    /// The length of the game in plies (moves of either side).
    #[must_use]
    pub fn plies(&self) -> u32 {
        self.turns.len() as u32
    }
}
