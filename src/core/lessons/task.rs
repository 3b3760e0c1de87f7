//! Tasks of a lesson, and the verdict on an answer. Uses the rules and knows no particular game.

use std::ops::Deref;

use crate::rules::{AnyPosition, Game, LessonGoal, Move, MoveError, Outcome, Ruleset, Side, Task};

/// A task of a game's lesson.
#[derive(Clone, Copy, Debug)]
pub struct Exercise {
    game: Game,
    task: &'static Task,
}

impl Deref for Exercise {
    type Target = Task;

    fn deref(&self) -> &Task {
        self.task
    }
}

/// The tasks of a game's lesson, in their order.
#[must_use]
pub fn tasks(game: Game) -> Vec<Exercise> {
    let tasks = game.tasks().iter();
    tasks.map(|task| Exercise { game, task }).collect()
}

/// The verdict on a legal answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The task is solved.
    Solved,
    /// The task is not solved, but the opponent gains nothing.
    Unsolved,
    /// The opponent can win with this reply.
    Loses(Move),
    /// The opponent can take something with this reply.
    Exposes(Move),
    /// After this reply of the opponent there is no immediate win.
    Escapes(Move),
}

/// A legal answer and its verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedAnswer {
    /// The move.
    pub mv: Move,
    /// The position after it.
    pub after: AnyPosition,
    /// The verdict.
    pub verdict: Verdict,
}

/// The ruleset in which a game is taught: its first preset.
#[must_use]
pub fn ruleset(game: Game) -> Ruleset {
    Ruleset::presets(game)[0]
}

impl Exercise {
    /// The position of the task.
    ///
    /// # Panics
    /// Never: a test reads the position of each task.
    #[must_use]
    pub fn position(&self) -> AnyPosition {
        AnyPosition::parse(&ruleset(self.game), self.task.position).expect("a position of the game")
    }

    /// Judges a move as people type it.
    ///
    /// # Errors
    /// Why it cannot be read, or is not legal.
    pub fn answer(&self, text: &str) -> Result<JudgedAnswer, MoveError> {
        let position = self.position();
        let mut after = position.clone();
        let mv = after.read(text)?;
        after.play(mv)?;
        let missed = self
            .goals
            .iter()
            .find_map(|goal| missed_goal_verdict(*goal, &position, mv, &after));
        let verdict = missed.unwrap_or(Verdict::Solved);
        Ok(JudgedAnswer { mv, after, verdict })
    }

    /// The moves that solve the task.
    #[must_use]
    pub fn solutions(&self) -> Vec<Move> {
        let solved = |mv: &Move| {
            let answer = self.answer(&mv.to_string());
            answer.is_ok_and(|answer| answer.verdict == Verdict::Solved)
        };
        self.position()
            .legal_moves()
            .into_iter()
            .filter(solved)
            .collect()
    }
}

/// The verdict if the move misses the goal; `None` if it meets it.
fn missed_goal_verdict(
    goal: LessonGoal,
    before: &AnyPosition,
    mv: Move,
    after: &AnyPosition,
) -> Option<Verdict> {
    let me = before.side_to_move();
    let described = before.describe(mv);
    let done = match goal {
        LessonGoal::Win => wins(after, me),
        LessonGoal::Take(piece) => {
            described.is_some_and(|described| described.captured == Some(piece))
        }
        LessonGoal::Do(kind) => described.is_some_and(|described| described.kind == kind),
        LessonGoal::Captures(squares) => before.captured_squares(mv) >= squares,
        LessonGoal::Survive => {
            return reply(after, |next| wins(next, me.other())).map(Verdict::Loses);
        }
        LessonGoal::Keep => {
            let mut replies = after.legal_moves().into_iter();
            return replies
                .find(|reply| after.captures(*reply))
                .map(Verdict::Exposes);
        }
        LessonGoal::Force => {
            let lost = reply(after, |next| wins(next, me.other()));
            let escaped = || {
                reply(after, |next| {
                    !wins(next, me) && reply(next, |end| wins(end, me)).is_none()
                })
            };
            return lost
                .map(Verdict::Loses)
                .or_else(|| escaped().map(Verdict::Escapes));
        }
    };
    (!done).then_some(Verdict::Unsolved)
}

/// A legal move after which the condition holds.
fn reply(position: &AnyPosition, holds: impl Fn(&AnyPosition) -> bool) -> Option<Move> {
    position.legal_moves().into_iter().find(|mv| {
        let mut next = position.clone();
        next.play(*mv).is_ok() && holds(&next)
    })
}

fn wins(position: &AnyPosition, side: Side) -> bool {
    position.outcome().and_then(Outcome::winner) == Some(side)
}
