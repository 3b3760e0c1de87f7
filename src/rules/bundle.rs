//! What a game gives beside its rules and its notation, so that it can be told, taught and remembered: names of pieces, phrases,
//! achievements and lessons, all without a language. The compiler asks every game for all of it.

use super::lesson::{RulesPage, Task};
use super::notation::Notation;
use super::phrase::{Phrase, Term};
use super::position::{MoveKind, Position, Reason, Side};

/// Keys of texts, each with the placeholders that its text may use.
pub type Texts = &'static [(&'static str, &'static [&'static str])];

/// A whole game. Nothing in it has a default: a game that has nothing to say says so.
pub trait Bundle: Notation {
    /// The keys of the names of its pieces.
    const PIECES: &'static [&'static str];
    /// The reasons that end only this game.
    const REASONS: &'static [Reason];
    /// The keys of its refusals, beside [`Phrase::COMMON`].
    const REFUSALS: Texts;
    /// The keys of the phrases that the functions below make.
    const PHRASES: Texts;
    /// What can be achieved by winning it, beside [`Achievement::COMMON`].
    const ACHIEVEMENTS: &'static [Achievement];
    /// The pages of its rules, in the order in which they are read.
    const PAGES: &'static [RulesPage];
    /// The tasks of its lesson, in their order.
    const TASKS: &'static [Task];
    /// The piece whose move shows how a move is typed by its name; `None` if moves are not named by pieces.
    const EXAMPLE_PIECE: Option<&'static str>;

    /// What a legal move does.
    fn describe(&self, mv: Self::Move) -> Described;

    /// What a legal move does step by step, if that takes more words than [`describe`](Self::describe) has.
    fn explain(&self, mv: Self::Move) -> Vec<Phrase>;

    /// From how many squares a legal move takes something.
    fn captured_squares(&self, mv: Self::Move) -> usize;

    /// Everything that a side has, each with its place.
    fn holdings(&self, side: Side) -> Vec<Term>;

    /// What lies on the board and belongs to neither side.
    fn neutral(&self) -> Vec<Phrase>;

    /// What the text of the game's rules speaks of, beside what those of all games do.
    fn introduction(&self) -> Vec<(&'static str, Term)>;

    /// How many pieces a side has, in a game in which pieces are lost for good.
    fn pieces_left(&self, side: Side) -> Option<u32>;

    /// What the winner has achieved, each with its number, beside what all games have.
    fn achieved(won: &Won<'_, Self>) -> Vec<(Achievement, u32)>;
}

/// What a move does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Described {
    /// The key of the piece that moves.
    pub piece: &'static str,
    /// What the move is chosen by in a menu: the square or field that it leaves, or what its drops begin with (`C@`).
    pub from: String,
    /// The square on which it arrives, or the direction.
    pub to: String,
    /// The key of the piece that it takes.
    pub captured: Option<&'static str>,
    /// The kind of move.
    pub kind: MoveKind,
    /// What moves, for the menu: "lion g1", "chick in hand", "field 3".
    pub origin: Phrase,
    /// The whole move: "lion g1 jumps to d1, takes the wolf".
    pub phrase: Phrase,
}

/// A piece with its square, or another short sign of it.
pub(super) fn labelled(piece: &'static str, label: impl std::fmt::Display) -> Phrase {
    Phrase::new("piece-label")
        .piece("piece", piece)
        .text("label", label)
}

/// The texts of [`labelled`] and [`and_takes`], which most games need.
pub(super) const PIECE_LABEL: (&str, &[&str]) = ("piece-label", &["piece", "label"]);
pub(super) const MOVE_TAKES: (&str, &[&str]) = ("move-takes", &["played", "captured"]);

/// A move, with the piece that it takes.
pub(super) fn and_takes(played: Phrase, captured: Option<&'static str>) -> Phrase {
    match captured {
        Some(captured) => Phrase::new("move-takes")
            .phrase("played", played)
            .piece("captured", captured),
        None => played,
    }
}

/// Something worth telling about a win, which comes with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Achievement {
    pub(super) key: &'static str,
    pub(super) more_is_better: bool,
}

impl Achievement {
    /// Lost no piece; the number is the plies of the game.
    pub const UNSCATHED: Self = Self::fewest("unscathed");
    /// Had been that many pieces behind.
    pub const PIECES: Self = Self::most("pieces");
    /// Had been that many points behind.
    pub const POINTS: Self = Self::most("points");

    /// What can be achieved in every game that has pieces or points.
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

    /// The word for it in stored texts and language files.
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

/// A game that one side has won by its rules, from its usual start.
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
    /// The number of moves, both sides counted.
    #[must_use]
    pub fn plies(&self) -> u32 {
        self.turns.len() as u32
    }
}
