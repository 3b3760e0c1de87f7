//! The tasks of each game's lesson: data only.

use super::{Goal, Task};
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

const JUNGLE: &[Task] = &[
    Task {
        key: "task-jungle-rank",
        goals: &[Goal::Take("dog")],
        unique: true,
        game: Game::Jungle,
        position: "7/7/4t2/7/7/3W3/2Cd2P/7/7 w",
    },
    Task {
        key: "task-jungle-elephant",
        goals: &[Goal::Take("elephant")],
        unique: true,
        game: Game::Jungle,
        position: "7/7/1p5/7/7/3L3/2Re2W/7/7 w",
    },
    Task {
        key: "task-jungle-jump",
        goals: &[Goal::Do(Deed::Jump), Goal::Take("leopard")],
        unique: true,
        game: Game::Jungle,
        position: "7/7/7/7/L2pr1T/7/7/7/7 w",
    },
    Task {
        key: "task-jungle-swim",
        goals: &[Goal::Do(Deed::Swim), Goal::Keep],
        unique: true,
        game: Game::Jungle,
        position: "7/4e2/1l5/7/R6/7/1D5/7/7 w",
    },
    Task {
        key: "task-jungle-trap",
        goals: &[Goal::Survive],
        unique: true,
        game: Game::Jungle,
        position: "7/7/4t2/7/7/7/P6/2Cl2W/7 w",
    },
    Task {
        key: "task-jungle-den",
        goals: &[Goal::Win],
        unique: true,
        game: Game::Jungle,
        position: "7/e2D3/7/7/7/6L/7/7/2T4 w",
    },
    Task {
        key: "task-jungle-two",
        goals: &[Goal::Force],
        unique: true,
        game: Game::Jungle,
        position: "7/2c1P2/e6/7/7/7/7/7/2W4 w",
    },
];

const DOBUTSU: &[Task] = &[
    Task {
        key: "task-dobutsu-catch",
        goals: &[Goal::Take("lion"), Goal::Win],
        unique: true,
        game: Game::Dobutsu,
        position: "1le/E2/1Lc/2G[GC] w",
    },
    Task {
        key: "task-dobutsu-try",
        goals: &[Goal::Do(Deed::Try), Goal::Win],
        unique: true,
        game: Game::Dobutsu,
        position: "3/1eL/l2/2G[-] w",
    },
    Task {
        key: "task-dobutsu-promote",
        goals: &[Goal::Do(Deed::Promote)],
        unique: true,
        game: Game::Dobutsu,
        position: "g2/l1C/e2/1LG[E] w",
    },
    Task {
        key: "task-dobutsu-defend",
        goals: &[Goal::Survive],
        unique: true,
        game: Game::Dobutsu,
        position: "1le/c2/LGG/E2[C] w",
    },
    Task {
        key: "task-dobutsu-drop",
        goals: &[Goal::Do(Deed::Drop), Goal::Force],
        unique: true,
        game: Game::Dobutsu,
        position: "lce/2G/L2/E1G[C] w",
    },
    Task {
        key: "task-dobutsu-two",
        goals: &[Goal::Force],
        unique: true,
        game: Game::Dobutsu,
        position: "2l/geE/L1C/1G1[C] w",
    },
];

const O_AN_QUAN: &[Task] = &[
    Task {
        key: "task-o-an-quan-capture",
        goals: &[Goal::Captures(1)],
        unique: false,
        game: Game::OAnQuan,
        position: "3,0,2,1,3,1,2,3,0,4,2,1 11 14.0 14.0 0",
    },
    Task {
        key: "task-o-an-quan-mandarin",
        goals: &[Goal::Take("mandarin")],
        unique: true,
        game: Game::OAnQuan,
        position: "2,0,3,1,2,0,6,4,4,3,3,1 11 10.0 11.0 0",
    },
    Task {
        key: "task-o-an-quan-relay",
        goals: &[Goal::Take("mandarin")],
        unique: true,
        game: Game::OAnQuan,
        position: "3,0,1,3,0,2,5,0,0,2,4,3 11 13.0 14.0 0",
    },
    Task {
        key: "task-o-an-quan-twice",
        goals: &[Goal::Captures(2)],
        unique: true,
        game: Game::OAnQuan,
        position: "2,0,0,1,3,3,3,3,0,1,0,1 11 16.0 17.0 0",
    },
    Task {
        key: "task-o-an-quan-keep",
        goals: &[Goal::Keep],
        unique: true,
        game: Game::OAnQuan,
        position: "0,2,2,0,0,1,6,2,3,2,1,0 11 15.0 16.0 0",
    },
    Task {
        key: "task-o-an-quan-win",
        goals: &[Goal::Win],
        unique: true,
        game: Game::OAnQuan,
        position: "0,2,0,1,1,0,6,2,0,2,3,0 01 16.0 17.1 0",
    },
];
