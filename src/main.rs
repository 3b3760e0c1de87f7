//! Flags and wiring; every decision lives in the library.

fn main() {}
