//! Ids of a lesson's controls: game and task.

use crate::{
    discord::model::ids::codec::{fields, part, whole_ids},
    lessons::{self, Exercise},
    rules::Game,
};

keyed! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum LessonVerb {
        /// Shows the task.
        Show = "learn",
        /// The menu of pieces; its value is the piece's square.
        Piece = "learn-piece",
        /// The menu of destinations; its value is the move.
        To = "learn-to",
        /// Opens the form for typing a move.
        Type = "learn-type",
        /// The form with a typed move.
        Typed = "learn-typed",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LessonControl {
    pub(crate) verb: LessonVerb,
    pub(crate) game: Game,
    /// The task, from 0; one behind the last is the end of the lesson.
    pub(crate) number: usize,
}

part!(keyed: LessonVerb);
fields!(LessonControl { verb, game, number } if LessonControl::is_in_lesson);
whole_ids!(LessonControl);

impl LessonControl {
    fn is_in_lesson(&self) -> bool {
        let end = usize::from(self.verb == LessonVerb::Show);
        self.number < lessons::tasks(self.game).len() + end
    }

    pub(crate) fn with(self, verb: LessonVerb) -> Self {
        Self { verb, ..self }
    }

    pub(crate) fn at(self, number: usize) -> Self {
        Self { number, ..self }
    }

    pub(crate) fn task(self) -> Option<Exercise> {
        lessons::tasks(self.game).into_iter().nth(self.number)
    }
}

/// The id of the button that starts a game's lesson.
#[must_use]
pub fn first(game: Game) -> String {
    let (verb, number) = (LessonVerb::Show, 0);
    LessonControl { verb, game, number }.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::check_ids;

    #[test]
    fn every_control_reads_back_and_no_other_does() {
        let verbs = Game::ALL
            .iter()
            .flat_map(|game| LessonVerb::ALL.map(|verb| (*game, verb)));
        let controls = verbs.flat_map(|(game, verb)| {
            let numbers = 0..lessons::tasks(game).len();
            numbers.map(move |number| LessonControl { verb, game, number })
        });
        let wrong = [
            "learn",
            "learn:chess:0",
            "learn:jungle",
            "learn:jungle:-1",
            "learn:jungle:99",
            "learn:jungle:0:0",
            "learn-fly:jungle:0",
            "learn-to:jungle:7",
        ];
        check_ids(controls, &wrong);
    }
}
