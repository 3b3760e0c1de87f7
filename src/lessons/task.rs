//! The tasks of a lesson, and what an answer to one comes to. The rules are asked; nothing is known of any game.

use std::ops::Deref;

use crate::rules::{AnyPosition, Game, Goal, Move, MoveError, Outcome, Ruleset, Side, Task};

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

/// What a legal answer to a task came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The task is done.
    Solved,
    /// The task is not done; nothing worse happens.
    Otherwise,
    /// The opponent can win with this answer.
    Loses(Move),
    /// The opponent can take something with this answer.
    Exposes(Move),
    /// After this answer of the opponent there is no win yet.
    Escapes(Move),
}

/// An answer that was judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move, as it is written.
    pub mv: Move,
    /// The position after it.
    pub after: AnyPosition,
    /// What it came to.
    pub verdict: Verdict,
}

/// The ruleset in which a game is taught: the one that is proposed first.
#[must_use]
pub fn ruleset(game: Game) -> Ruleset {
    Ruleset::presets(game)[0]
}

impl Exercise {
    /// The position.
    ///
    /// # Panics
    /// Never: a test reads the position of each task.
    #[must_use]
    pub fn position(&self) -> AnyPosition {
        AnyPosition::parse(&ruleset(self.game), self.task.position).expect("a position of the game")
    }

    /// What a move as people write it comes to.
    ///
    /// # Errors
    /// Why it cannot be read, or is not legal.
    pub fn answer(&self, text: &str) -> Result<Answer, MoveError> {
        let position = self.position();
        let mut after = position.clone();
        let mv = after.read(text)?;
        after.play(mv)?;
        let missed = self
            .goals
            .iter()
            .find_map(|goal| missed(*goal, &position, mv, &after));
        let verdict = missed.unwrap_or(Verdict::Solved);
        Ok(Answer { mv, after, verdict })
    }

    /// The moves that do it.
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

/// What the move came to if it misses the goal.
fn missed(goal: Goal, before: &AnyPosition, mv: Move, after: &AnyPosition) -> Option<Verdict> {
    let me = before.side_to_move();
    let described = before.describe(mv);
    let done = match goal {
        Goal::Win => wins(after, me),
        Goal::Take(piece) => described.is_some_and(|described| described.captured == Some(piece)),
        Goal::Do(kind) => described.is_some_and(|described| described.kind == kind),
        Goal::Captures(squares) => before.captured_squares(mv) >= squares,
        Goal::Survive => return reply(after, |next| wins(next, me.other())).map(Verdict::Loses),
        Goal::Keep => {
            let mut replies = after.legal_moves().into_iter();
            return replies
                .find(|reply| after.captures(*reply))
                .map(Verdict::Exposes);
        }
        Goal::Force => {
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
    (!done).then_some(Verdict::Otherwise)
}

/// A move after which that holds.
fn reply(position: &AnyPosition, holds: impl Fn(&AnyPosition) -> bool) -> Option<Move> {
    position.legal_moves().into_iter().find(|mv| {
        let mut next = position.clone();
        next.play(*mv).is_ok() && holds(&next)
    })
}

fn wins(position: &AnyPosition, side: Side) -> bool {
    position.outcome().and_then(Outcome::winner) == Some(side)
}
