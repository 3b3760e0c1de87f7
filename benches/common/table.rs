//! A match of a benchmark and a local copy of its record, which supplies the next move.

use banyan::rules::{Record, Ruleset};

pub struct Table {
    pub number: u64,
    record: Record,
}

impl Table {
    /// A new game of Jungle.
    pub fn new(number: u64) -> Self {
        let ruleset: Ruleset = "jungle/classic".parse().expect("the usual ruleset");
        Self {
            number,
            record: Record::new(&ruleset),
        }
    }

    pub fn ply(&self) -> usize {
        self.record.ply()
    }

    /// The next move of a quiet game: legal, without repeating a position, and not ending the game.
    pub fn next(&mut self, salt: usize) -> String {
        let moves = self.record.legal_moves();
        for offset in 0..moves.len() {
            let mv = &moves[(salt * 7 + offset) % moves.len()];
            let mut after = self.record.clone();
            if after.play(*mv).is_ok() && after.outcome().is_none() && after.repeats() == 1 {
                self.record = after;
                return mv.to_string();
            }
        }
        panic!("a game without a quiet move");
    }
}
