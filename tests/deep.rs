//! The tests that need an optimised build: deep perft counts, long searches and thousands of tournaments. CONTRIBUTING.md has
//! the command. They belong to the small crate in tests/deep.

mod beginner;
mod deep_search;
mod games;
mod tournaments;
