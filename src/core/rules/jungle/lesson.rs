//! Pages of rules and lesson tasks of Jungle: positions and keys of texts, nothing else.

use crate::rules::lesson::{Demonstration, LessonGoal, RulesPage, Task, pages, tasks};
use crate::rules::position::MoveKind;

pub(super) const PAGES: &[RulesPage] = pages! {
    "page-jungle-ranks" ["dog-over-wolf", "lion-tiger", "elephant-rat"]
        "7/5p1/Er3Tl/7/7/7/7/Re3Dw/7 w" => Demonstration::Piece("f7", &["f7f8", "f7g7", "f2g2", "a2b2", "a7b7"]),
        "7/5d1/Er3T1/7/7/7/7/Re3Dt/7 w" => Demonstration::Piece("f7", &["f7f8", "f2g2", "a2b2", "a7b7"]);
    "page-jungle-jump" []
        "7/7/1w5/7/3L3/6P/1T5/7/7 w" => Demonstration::Piece("b3", &["b3b7", "d5a5", "g4d4"]);
    "page-jungle-blocked" ["lion-jumps", "tiger-jumps", "leopard-jumps"]
        "7/7/1w5/7/1r1L3/6P/1T5/7/7 w" => Demonstration::Piece("b3", &["b3b7", "d5a5", "d5g5"]);
    "page-jungle-water" ["rat-out", "rat-swim"]
        "7/7/7/7/7/1Rr4/1e5/7/7 w" => Demonstration::Piece("b4", &["b4a4", "b4c4", "b4b3"]);
    "page-jungle-bank" ["rat-in"]
        "7/7/7/7/e6/Rr5/7/7/7 w" => Demonstration::Piece("a4", &["a4a5", "a4b4"]);
    "page-jungle-traps" ["traps", "trapped"]
        "1Cp4/3Wd2/7/7/7/7/3D3/3e3/7 w" => Demonstration::Piece("d3", &["d3d2", "d8e8", "b9c9"]);
    "page-jungle-den" ["capture-all"]
        "7/e2D3/7/7/7/7/7/7/2T4 w" => Demonstration::Piece("d8", &["d8d9", "c1d1"]);
};

pub(super) const TASKS: &[Task] = tasks! {
    "task-jungle-rank" [LessonGoal::Take("dog")] in "7/7/4t2/7/7/3W3/2Cd2P/7/7 w";
    "task-jungle-elephant" [LessonGoal::Take("elephant")] in "7/7/1p5/7/7/3L3/2Re2W/7/7 w";
    "task-jungle-jump" [LessonGoal::Do(MoveKind::JUMP), LessonGoal::Take("leopard")] in "7/7/7/7/L2pr1T/7/7/7/7 w";
    "task-jungle-swim" [LessonGoal::Do(MoveKind::SWIM), LessonGoal::Keep] in "7/4e2/1l5/7/R6/7/1D5/7/7 w";
    "task-jungle-trap" [LessonGoal::Survive] in "7/7/4t2/7/7/7/P6/2Cl2W/7 w";
    "task-jungle-den" [LessonGoal::Win] in "7/e2D3/7/7/7/6L/7/7/2T4 w";
    "task-jungle-two" [LessonGoal::Force] in "7/2c1P2/e6/7/7/7/7/7/2W4 w";
};
