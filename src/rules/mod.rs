//! The rules of the games: what a position is, which moves it allows and when it is over. Pure: no I/O, no clock, no
//! async, no randomness, no language of people; nothing in here knows that Discord or a database exists.
//!
//! A game is a type that implements [`Position`] (its rules), [`Notation`] (its text) and [`Bundle`] (what is told, taught and
//! remembered of it). `games` makes one type of them all: [`AnyPosition`] and [`Move`]. Text is read in two ways:
//! [`AnyPosition::read`] understands people, [`AnyPosition::read_canonical`] takes back what was stored ([`MoveText`]), so that a
//! new word for people never changes an old game.

mod bundle;
pub mod dobutsu;
mod errors;
mod fen;
mod games;
pub mod grid;
pub mod jungle;
mod lesson;
mod notation;
pub mod o_an_quan;
pub mod perft;
mod phrase;
mod position;
pub mod record;
pub mod ruleset;
mod side;
mod words;

pub use bundle::{Achievement, Bundle, Described, Texts, Won};
pub use errors::{MoveError, MoveText, NotationError, PositionError};
pub use games::{AnyPosition, Game, Move, OtherGame, Ruleset};
pub use lesson::{Goal, RulesPage, Shown, Task};
pub use notation::Notation;
pub use perft::perft;
pub use phrase::{Illegal, Phrase, Term};
pub use position::{LongGame, MoveKind, MoveList, Outcome, Position, Reason, UnknownReason};
pub use record::{Record, ReplayError};
pub use ruleset::{Rulebook, RulesetError, Setting, SideColours};
pub use side::Side;
pub use words::{between_lines, between_moves};
