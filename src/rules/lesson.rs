//! How a game is taught, as data: pages of rules with a position, and tasks with their goals. What can be done in a position is
//! asked of the rules; the room `lessons` does that.

use super::position::MoveKind;

/// What a page of rules shows of its position.
#[derive(Clone, Copy, Debug)]
pub enum Shown {
    /// A piece, by what its moves begin with, and its targets; then some moves of any pieces, legal or not, that are explained.
    Piece(&'static str, &'static [&'static str]),
    /// What a move does.
    Move(&'static str),
}

/// A page of rules.
#[derive(Debug)]
pub struct RulesPage {
    /// The key of its text.
    pub key: &'static str,
    /// Positions with what is shown in them; the first that the board of the ruleset can have is taken.
    pub scenes: &'static [(&'static str, Shown)],
    /// The switches that it is about; in a game without switches, whether it is about the preset.
    pub switches: &'static [&'static str],
}

/// What a move has to bring about, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The game is won at once.
    Win,
    /// That piece is taken, by the key of its name.
    Take(&'static str),
    /// The move is of that kind.
    Do(MoveKind),
    /// No answer wins for the opponent.
    Survive,
    /// The opponent's answer can take nothing.
    Keep,
    /// Whatever the opponent answers, the next move wins.
    Force,
    /// That many squares are captured in one turn.
    Captures(usize),
}

/// A position and what is to be done in it.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// The key of the sentence that sets it.
    pub key: &'static str,
    /// All of it has to come about.
    pub goals: &'static [Goal],
    /// Whether there is only one way.
    pub unique: bool,
    /// The position, under the first preset of the game.
    pub position: &'static str,
}

/// Pages of rules: the key, the switches that they are about, and their scenes.
macro_rules! pages {
    ($($key:literal [$($switch:literal),*] $($position:literal => $shown:expr),+;)*) => {
        &[$($crate::rules::lesson::RulesPage {
            key: $key,
            scenes: &[$(($position, $shown)),+],
            switches: &[$($switch),*],
        }),*]
    };
}
pub(super) use pages;

/// Tasks: the key, what is to be reached (by one move alone, unless by `or others`), and the position.
macro_rules! tasks {
    (@unique) => { true };
    (@unique $($others:ident)+) => { false };
    ($($key:literal [$($goal:expr),+] $(or $others:ident)? in $position:literal;)*) => {
        &[$($crate::rules::lesson::Task {
            key: $key,
            goals: &[$($goal),+],
            unique: $crate::rules::lesson::tasks!(@unique $($others)?),
            position: $position,
        }),*]
    };
}
pub(super) use tasks;
