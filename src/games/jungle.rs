//! Jungle besides its rules: its picture and its search. Decides no legality.

mod picture;
mod search;
