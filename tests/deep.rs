//! The tests that need an optimised build: deep perft counts and long searches. CONTRIBUTING.md has the command. They belong to the
//! small crate in tests/deep.

mod deep_search;
mod games;
