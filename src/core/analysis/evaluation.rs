//! The evaluation of one position, by a search that starts from nothing or by a solution. Compares no positions.

use super::score::PositionValue;
use crate::rules::{Move, Outcome, Record, Side};
use crate::search::{Choice, Engine, SearchSettings, Solution, solved};

/// The most positions that a search remembers, in 16 MiB.
const MAX_ENTRIES: u64 = 1 << 20;

/// What a search found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// Its value for the side to move.
    pub value: PositionValue,
    /// The best move; `None` if the game is over.
    pub best: Option<Move>,
}

impl Evaluation {
    /// The value of the record's position, searched with at most `nodes` nodes, or exactly if a solution contains it.
    #[must_use]
    pub fn of(record: &Record, nodes: u64, solution: Option<&dyn Solution>) -> Self {
        let side = record.position().side_to_move();
        if let Some(outcome) = record.outcome() {
            return Self {
                value: value_of_outcome(outcome, side),
                best: None,
            };
        }
        let choice = solution
            .and_then(|solution| solved(record, 0, solution))
            .or_else(|| searched(record, nodes));
        Self {
            value: choice
                .as_ref()
                .map_or(PositionValue::Points(0), |choice| value(choice, side)),
            best: choice.map(|choice| choice.mv),
        }
    }
}

fn searched(record: &Record, nodes: u64) -> Option<Choice> {
    let entries = nodes.min(MAX_ENTRIES) as usize;
    let ruleset = record.ruleset();
    let settings = SearchSettings::analysis(ruleset.game());
    Engine::with_settings(&ruleset, entries, &settings).best(record, nodes)
}

fn value_of_outcome(outcome: Outcome, side: Side) -> PositionValue {
    match outcome.winner() {
        Some(winner) if winner == side => PositionValue::Won(0),
        Some(_) => PositionValue::Lost(0),
        None => PositionValue::Drawn,
    }
}

fn value(choice: &Choice, side: Side) -> PositionValue {
    let Some(proof) = choice.proved else {
        return PositionValue::Points(choice.score);
    };
    let plies = proof.plies as u16;
    match proof.winner {
        Some(winner) if winner == side => PositionValue::Won(plies),
        Some(_) => PositionValue::Lost(plies),
        None => PositionValue::Drawn,
    }
}
