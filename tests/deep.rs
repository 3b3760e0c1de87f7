//! The tests that need an optimised build: deep perft counts and long searches. CONTRIBUTING.md has the command. A binary of its own,
//! because optimising all the other tests too would take longer than these run.

mod deep_search;
mod games;
