//! The tasks of each game's lesson: data only.

use super::task::{Goal, Task};
use crate::rules::{Deed, Game};

/// The tasks of a game's lesson, in their order.
#[must_use]
pub fn tasks(game: Game) -> &'static [Task] {
    match game {
        Game::Jungle => JUNGLE,
        Game::Dobutsu => DOBUTSU,
        Game::OAnQuan => O_AN_QUAN,
    }
}

/// The tasks of a game: the key, what is to be reached (by one move alone, unless by `or others`), and the position.
macro_rules! tasks {
    (@unique) => { true };
    (@unique $($others:ident)+) => { false };
    ($game:ident: $($key:literal [$($goal:expr),+] $(or $others:ident)? in $position:literal;)+) => {
        &[$(Task {
            key: $key,
            goals: &[$($goal),+],
            unique: tasks!(@unique $($others)?),
            game: Game::$game,
            position: $position,
        }),+]
    };
}

const JUNGLE: &[Task] = tasks! { Jungle:
    "task-jungle-rank" [Goal::Take("dog")] in "7/7/4t2/7/7/3W3/2Cd2P/7/7 w";
    "task-jungle-elephant" [Goal::Take("elephant")] in "7/7/1p5/7/7/3L3/2Re2W/7/7 w";
    "task-jungle-jump" [Goal::Do(Deed::Jump), Goal::Take("leopard")] in "7/7/7/7/L2pr1T/7/7/7/7 w";
    "task-jungle-swim" [Goal::Do(Deed::Swim), Goal::Keep] in "7/4e2/1l5/7/R6/7/1D5/7/7 w";
    "task-jungle-trap" [Goal::Survive] in "7/7/4t2/7/7/7/P6/2Cl2W/7 w";
    "task-jungle-den" [Goal::Win] in "7/e2D3/7/7/7/6L/7/7/2T4 w";
    "task-jungle-two" [Goal::Force] in "7/2c1P2/e6/7/7/7/7/7/2W4 w";
};

const DOBUTSU: &[Task] = tasks! { Dobutsu:
    "task-dobutsu-catch" [Goal::Take("lion"), Goal::Win] in "1le/E2/1Lc/2G[GC] w";
    "task-dobutsu-try" [Goal::Do(Deed::Try), Goal::Win] in "3/1eL/l2/2G[-] w";
    "task-dobutsu-promote" [Goal::Do(Deed::Promote)] in "g2/l1C/e2/1LG[E] w";
    "task-dobutsu-defend" [Goal::Survive] in "1le/c2/LGG/E2[C] w";
    "task-dobutsu-drop" [Goal::Do(Deed::Drop), Goal::Force] in "lce/2G/L2/E1G[C] w";
    "task-dobutsu-two" [Goal::Force] in "2l/geE/L1C/1G1[C] w";
};

const O_AN_QUAN: &[Task] = tasks! { OAnQuan:
    "task-o-an-quan-capture" [Goal::Captures(1)] or others in "3,0,2,1,3,1,2,3,0,4,2,1 11 14.0 14.0 0";
    "task-o-an-quan-mandarin" [Goal::Take("mandarin")] in "2,0,3,1,2,0,6,4,4,3,3,1 11 10.0 11.0 0";
    "task-o-an-quan-relay" [Goal::Take("mandarin")] in "3,0,1,3,0,2,5,0,0,2,4,3 11 13.0 14.0 0";
    "task-o-an-quan-twice" [Goal::Captures(2)] in "2,0,0,1,3,3,3,3,0,1,0,1 11 16.0 17.0 0";
    "task-o-an-quan-keep" [Goal::Keep] in "0,2,2,0,0,1,6,2,3,2,1,0 11 15.0 16.0 0";
    "task-o-an-quan-win" [Goal::Win] in "0,2,0,1,1,0,6,2,0,2,3,0 01 16.0 17.1 0";
};
