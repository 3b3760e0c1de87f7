//! Pages of rules and lesson tasks of Ô ăn quan: positions and keys of texts, nothing else.

use crate::rules::lesson::{Demonstration, LessonGoal, RulesPage, Task, pages, tasks};

pub(super) const PAGES: &[RulesPage] = pages! {
    "page-o-an-quan-sow" []
        "4,2,3,1,1,2,5,0,3,2,0,4 11 12.0 11.0 0" => Demonstration::Move("2R");
    "page-o-an-quan-relay" []
        "3,2,1,1,2,0,5,0,0,4,2,1 11 15.0 14.0 0" => Demonstration::Move("1R");
    "page-o-an-quan-capture" []
        "3,0,2,1,3,1,2,3,0,4,2,1 11 14.0 14.0 0" => Demonstration::Move("4R");
    "page-o-an-quan-chain" ["chain"]
        "3,0,2,1,3,1,2,3,0,4,0,3 11 14.0 14.0 0" => Demonstration::Move("4R");
    "page-o-an-quan-young" ["quan-non", "mandarin"]
        "3,1,0,1,0,0,2,3,2,4,1,2 11 16.0 15.0 0" => Demonstration::Move("3R");
    "page-o-an-quan-empty" ["empty-mandarin"]
        "4,2,0,1,1,0,0,5,3,0,2,1 10 16.1 15.0 0" => Demonstration::Move("4R");
    "page-o-an-quan-refill" []
        "4,2,1,3,0,1,5,0,4,0,0,0 11 27.0 3.0 0" => Demonstration::Move("5R");
    "page-o-an-quan-end" ["end", "leftovers", "mandarin"]
        "0,2,0,1,0,0,6,3,1,0,2,0 01 20.0 15.1 0" => Demonstration::Move("3R");
    "page-o-an-quan-swap" ["swap"]
        "1,6,0,0,6,6,1,6,0,6,6,6 11 6.0 0.0 1 swap" => Demonstration::Move("swap"),
        "0,5,5,5,5,5,0,5,5,5,5,5 11 0.0 0.0 0" => Demonstration::Move("2R");
};

pub(super) const TASKS: &[Task] = tasks! {
    "task-o-an-quan-capture" [LessonGoal::Captures(1)] or others in "3,0,2,1,3,1,2,3,0,4,2,1 11 14.0 14.0 0";
    "task-o-an-quan-mandarin" [LessonGoal::Take("mandarin")] in "2,0,3,1,2,0,6,4,4,3,3,1 11 10.0 11.0 0";
    "task-o-an-quan-relay" [LessonGoal::Take("mandarin")] in "3,0,1,3,0,2,5,0,0,2,4,3 11 13.0 14.0 0";
    "task-o-an-quan-twice" [LessonGoal::Captures(2)] in "2,0,0,1,3,3,3,3,0,1,0,1 11 16.0 17.0 0";
    "task-o-an-quan-keep" [LessonGoal::Keep] in "0,2,2,0,0,1,6,2,3,2,1,0 11 15.0 16.0 0";
    "task-o-an-quan-win" [LessonGoal::Win] in "0,2,0,1,1,0,6,2,0,2,3,0 01 16.0 17.1 0";
};
