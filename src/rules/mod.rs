//! The rules of the games: what a position is, which moves it allows and when it is over. Pure: no I/O, no clock, no
//! async, no randomness, no language of people; nothing in here knows that Discord or a database exists.
//!
//! Outside this room a move is always its canonical text ([`MoveText`]), so that no code can pair a move of one game
//! with the board of another. Inside, each game is a type that implements [`Position`], and [`games`] lists them all.

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

pub use games::{AnyPosition, Game, Ruleset};
pub use perft::perft;
pub use position::{
    Deed, Described, Illegal, MoveError, MoveList, MoveText, Notation, Outcome, Position,
    PositionError, Reason, Side, Term, UnknownReason,
};
pub use record::{Record, ReplayError};
pub use ruleset::{RulesetError, Setting};
