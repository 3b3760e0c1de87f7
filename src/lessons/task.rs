//! One task of a lesson: a position, its goal, and what an answer comes to.

use crate::rules::{
    AnyPosition, Deed, Game, Move, MoveError, Outcome, Ruleset, Side, o_an_quan::Step,
};

/// What a move has to bring about, of whoever is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The game is won at once.
    Win,
    /// That piece is taken, by the key of its name.
    Take(&'static str),
    /// The move is of that kind.
    Do(Deed),
    /// No answer wins for the opponent.
    Survive,
    /// Nothing can be taken by the opponent's answer.
    Keep,
    /// Whatever the opponent answers, the next move wins.
    Force,
    /// So many squares are captured in one turn.
    Captures(usize),
}

/// A position and what is to be done in it.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// The key of the sentence that sets it.
    pub key: &'static str,
    /// All of it has to come about.
    pub goals: &'static [Goal],
    /// Whether there is only one way.
    pub unique: bool,
    pub(super) game: Game,
    pub(super) position: &'static str,
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

impl Task {
    /// The position.
    ///
    /// # Panics
    /// Never: a test reads the position of each task.
    #[must_use]
    pub fn position(&self) -> AnyPosition {
        AnyPosition::parse(&ruleset(self.game), self.position).expect("a position of the game")
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
pub(super) fn missed(
    goal: Goal,
    before: &AnyPosition,
    mv: Move,
    after: &AnyPosition,
) -> Option<Verdict> {
    let me = before.side_to_move();
    let deed = before.describe(mv);
    let done = match goal {
        Goal::Win => wins(after, me),
        Goal::Take(piece) => deed.is_some_and(|deed| deed.captured == Some(piece)),
        Goal::Do(kind) => deed.is_some_and(|deed| deed.kind == kind),
        Goal::Captures(squares) => captures(before, mv) >= squares,
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
pub(super) fn reply(position: &AnyPosition, holds: impl Fn(&AnyPosition) -> bool) -> Option<Move> {
    position.legal_moves().into_iter().find(|mv| {
        let mut next = position.clone();
        next.play(*mv).is_ok() && holds(&next)
    })
}

pub(super) fn wins(position: &AnyPosition, side: Side) -> bool {
    position.outcome().and_then(Outcome::winner) == Some(side)
}

/// From how many squares a move takes something.
pub(super) fn captures(position: &AnyPosition, mv: Move) -> usize {
    match (position, mv) {
        (AnyPosition::OAnQuan(ring), Move::OAnQuan(sowing)) => {
            let steps = ring.effect(sowing);
            steps
                .iter()
                .filter(|step| matches!(step, Step::Take { .. }))
                .count()
        }
        _ => usize::from(position.captures(mv)),
    }
}
