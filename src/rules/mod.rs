//! The rules of the games: what a position is, which moves it allows and when it is over. Pure: no I/O, no clock, no
//! async, no randomness, no language of people; nothing in here knows that Discord or a database exists.
//!
//! Each game is a type that implements [`Position`], and [`games`] lists them all: [`AnyPosition`] and [`Move`]. Text is read in two
//! ways: [`AnyPosition::read`] understands people, [`AnyPosition::read_canonical`] takes back what was stored ([`MoveText`]), so
//! that a new word for people never changes an old game.

pub mod dobutsu;
mod fen;
pub mod games;
pub mod grid;
pub mod jungle;
pub mod o_an_quan;
pub mod perft;
pub mod position;
pub mod record;
pub mod ruleset;
mod words;

pub use games::{AnyPosition, Game, Move, Ruleset};
pub use perft::perft;
pub use position::{
    Deed, Described, Illegal, MoveError, MoveList, MoveText, Notation, Outcome, Position,
    PositionError, Reason, Side, Term, UnknownReason,
};
pub use record::{Record, ReplayError};
pub use ruleset::{RulesetError, Setting};
