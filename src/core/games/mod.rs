//! What each game needs besides its rules: how it is drawn and searched, and its puzzles. A folder for each game implements the traits of
//! the other rooms for it; nobody calls a game here by its name.

mod dobutsu;
mod jungle;
mod o_an_quan;
