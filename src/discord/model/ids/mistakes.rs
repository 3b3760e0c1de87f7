//! Ids of the controls with which players learn from their own mistakes: the match, and the mistake.

use crate::{
    discord::model::ids::codec::{fields, part, whole_ids},
    play::MatchId,
};

keyed! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum MistakeVerb {
        /// Shows the first mistake that is not solved yet.
        Begin = "mistake-begin",
        /// Shows the mistake after that many moves, or the next one; behind the last, the end.
        Show = "mistake",
        /// The menu of pieces; its value is the piece's square.
        Piece = "mistake-piece",
        /// The menu of destinations; its value is the move.
        To = "mistake-to",
        /// Opens the form for typing a move.
        Type = "mistake-type",
        /// The form with a typed move.
        Typed = "mistake-typed",
        /// Marks the piece that moves.
        Hint = "mistake-hint",
        /// Shows the best move.
        Solution = "mistake-solution",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MistakeControl {
    pub(crate) verb: MistakeVerb,
    pub(crate) game: MatchId,
    /// How many moves were made before the mistake.
    pub(crate) ply: usize,
}

part!(keyed: MistakeVerb);
fields!(MistakeControl { verb, game, ply });
whole_ids!(MistakeControl);

impl MistakeControl {
    /// The control that begins with a match's mistakes.
    pub(crate) fn begin(game: MatchId) -> Self {
        Self {
            verb: MistakeVerb::Begin,
            game,
            ply: 0,
        }
    }

    pub(crate) fn with(self, verb: MistakeVerb) -> Self {
        Self { verb, ..self }
    }

    pub(crate) fn at(self, ply: usize) -> Self {
        Self { ply, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::check_ids;

    #[test]
    fn every_control_reads_back_and_no_other_does() {
        let controls = MistakeVerb::ALL.map(|verb| MistakeControl {
            verb,
            game: MatchId(i64::MAX),
            ply: 100_000,
        });
        let wrong = [
            "mistake",
            "mistake:1",
            "mistake:x:1",
            "mistake:1:-1",
            "mistake:1:1:1",
            "mistake-fly:1:1",
        ];
        check_ids(controls, &wrong);
    }
}
