//! The exact solution of Dōbutsu Shōgi (an endgame table of all positions): solving, packing, lookup. Pure: files and
//! threads are the caller's.
//!
//! [`solve::Solver`] computes for every position the number of plies to the end. Only losses are stored, packed by
//! [`pack::Model`]; [`value::value`] derives the value of any position from them.

pub mod board;
mod masks;
pub mod moves;
pub mod number;
pub mod pack;
pub mod solve;
pub mod value;
