//! Pages of rules and lesson tasks of Dōbutsu Shōgi: positions and keys of texts, nothing else.

use super::PieceKind;
use crate::rules::lesson::{Demonstration, LessonGoal, RulesPage, Task, pages, tasks};
use crate::rules::position::MoveKind;

pub(super) const PAGES: &[RulesPage] = pages! {
    "page-dobutsu-lion" []
        "l2/3/1L1/3[-] w" => Demonstration::Piece("b2", &["b2c3", "b2b3"]);
    "page-dobutsu-giraffe" []
        "2l/3/1G1/L2[-] w" => Demonstration::Piece("b2", &[]);
    "page-dobutsu-elephant" []
        "1l1/3/1E1/1L1[-] w" => Demonstration::Piece("b2", &[]);
    "page-dobutsu-chick" []
        "2l/1g1/1C1/1L1[-] w" => Demonstration::Piece("b2", &["b2b3"]);
    "page-dobutsu-promotion" []
        "2l/1C1/3/1L1[-] w" => Demonstration::Piece("b3", &["b3b4"]);
    "page-dobutsu-hen" []
        "1l1/3/1+C1/1L1[-] w" => Demonstration::Piece("b2", &[]);
    "page-dobutsu-drop" []
        "1l1/1c1/3/1L1[CG] w" => Demonstration::Piece("C@", &["C@b2", "C@a4", "C@b3"]);
    "page-dobutsu-try" ["preset"]
        "2g/L2/2l/3[-] w" => Demonstration::Piece("a3", &["a3a4", "a3b4"]);
};

pub(super) const TASKS: &[Task] = tasks! {
    "task-dobutsu-catch" [LessonGoal::Take(PieceKind::Lion.key()), LessonGoal::Win] in "1le/E2/1Lc/2G[GC] w";
    "task-dobutsu-try" [LessonGoal::Do(MoveKind::TRY), LessonGoal::Win] in "3/1eL/l2/2G[-] w";
    "task-dobutsu-promote" [LessonGoal::Do(MoveKind::PROMOTE)] in "g2/l1C/e2/1LG[E] w";
    "task-dobutsu-defend" [LessonGoal::Survive] in "1le/c2/LGG/E2[C] w";
    "task-dobutsu-drop" [LessonGoal::Do(MoveKind::DROP), LessonGoal::Force] in "lce/2G/L2/E1G[C] w";
    "task-dobutsu-two" [LessonGoal::Force] in "2l/geE/L1C/1G1[C] w";
};
