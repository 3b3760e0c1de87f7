//! Jungle besides its rules: its picture, its search and its puzzles. Decides no legality.

mod picture;
mod puzzles;
mod search;
