//! Ids of a lesson's controls: game and task.

use std::{fmt, str::FromStr};

use crate::{
    discord::model::ids::draft::UnknownControl,
    lessons::{self, Exercise},
    rules::Game,
};

pub const PREFIX: &str = "learn";

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

impl fmt::Display for LessonControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.verb.key(), self.game, self.number)
    }
}

impl FromStr for LessonControl {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [verb, game, number] = text.split(':').collect::<Vec<_>>()[..] else {
            return Err(UnknownControl);
        };
        let control = Self {
            verb: LessonVerb::from_key(verb).ok_or(UnknownControl)?,
            game: game.parse().map_err(|_| UnknownControl)?,
            number: number.parse().map_err(|_| UnknownControl)?,
        };
        let tasks = lessons::tasks(control.game).len();
        let end = usize::from(control.verb == LessonVerb::Show);
        (control.number < tasks + end)
            .then_some(control)
            .ok_or(UnknownControl)
    }
}

impl LessonControl {
    pub(crate) fn with(self, verb: LessonVerb) -> Self {
        Self { verb, ..self }
    }

    pub(crate) fn task(self) -> Option<Exercise> {
        lessons::tasks(self.game).into_iter().nth(self.number)
    }
}

/// The id of the button that starts a game's lesson.
#[must_use]
pub fn first(game: Game) -> String {
    let verb = LessonVerb::Show;
    LessonControl {
        verb,
        game,
        number: 0,
    }
    .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_reads_back_and_no_other_does() {
        for game in Game::ALL.iter().copied() {
            for verb in LessonVerb::ALL {
                for number in 0..lessons::tasks(game).len() {
                    let control = LessonControl { verb, game, number };
                    assert!(control.to_string().len() <= 100);
                    assert_eq!(control.to_string().parse(), Ok(control));
                }
            }
        }
        for wrong in [
            "learn",
            "learn:chess:0",
            "learn:jungle",
            "learn:jungle:-1",
            "learn:jungle:99",
            "learn:jungle:0:0",
            "learn-fly:jungle:0",
            "learn-to:jungle:7",
        ] {
            assert_eq!(
                wrong.parse::<LessonControl>(),
                Err(UnknownControl),
                "{wrong}"
            );
        }
    }
}
