//! The exact solution of Dōbutsu Shōgi: how it is computed, packed and asked. Pure: files and threads are the caller's.
//!
//! [`solve::Solver`] finds for every position how many plies it is from the end. Stored are the losses alone, packed by
//! [`pack::Model`]; [`value::value`] tells any position from them.

pub mod board;
mod masks;
pub mod moves;
pub mod number;
pub mod pack;
pub mod solve;
pub mod value;
