//! How a game is taught, as data: pages of rules with positions, and tasks with goals. The module `lessons` evaluates
//! them with the game's rules.

use super::position::MoveKind;

/// What a page of rules shows in its position.
#[derive(Clone, Copy, Debug)]
pub enum Demonstration {
    /// A piece, given by the start of its moves, and its targets; then moves of any pieces, legal or not, to be
    /// explained.
    Piece(&'static str, &'static [&'static str]),
    /// What a move does.
    Move(&'static str),
}

/// A page of rules.
#[derive(Debug)]
pub struct RulesPage {
    /// The key of its text.
    pub key: &'static str,
    /// Positions with what is shown in them; the first one that is valid under the ruleset is used.
    pub scenes: &'static [(&'static str, Demonstration)],
    /// The switches that the page explains; in a game without switches, non-empty if the page depends on the preset.
    pub switches: &'static [&'static str],
}

/// What the side to move must achieve with its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonGoal {
    /// The game is won at once.
    Win,
    /// The piece with this key is taken.
    Take(&'static str),
    /// The move is of this kind.
    Do(MoveKind),
    /// No answer wins for the opponent.
    Survive,
    /// The opponent cannot take anything with the reply.
    Keep,
    /// Whatever the opponent replies, the next move wins.
    Force,
    /// At least this many squares are captured in one turn.
    Captures(usize),
}

/// A position and what to do in it.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// The key of the task's text.
    pub key: &'static str,
    /// The goals; all of them must be met.
    pub goals: &'static [LessonGoal],
    /// Whether exactly one move solves it.
    pub unique: bool,
    /// The position, under the game's first preset.
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

/// Tasks: the key, the goals (`or others` if several moves meet them), and the position.
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
