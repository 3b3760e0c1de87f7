//! Ids of a puzzle's controls: the puzzle, how far its line has come, and what the next puzzle is to be about.

use crate::{
    discord::model::ids::codec::{IdField, Parts, fields, part, whole_ids},
    puzzles::{Course, Puzzle, PuzzleId, PuzzleTheme, place_in_course},
    rules::Game,
};

/// Any game, or any theme.
const ANY: &str = "any";

keyed! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum PuzzleVerb {
        /// Shows the task.
        Show = "puzzle",
        /// The menu of pieces; its value is the piece's square.
        Piece = "puzzle-piece",
        /// The menu of destinations; its value is the move.
        To = "puzzle-to",
        /// Opens the form for typing a move.
        Type = "puzzle-type",
        /// The form with a typed move.
        Typed = "puzzle-typed",
        /// Marks the piece that moves.
        Hint = "puzzle-hint",
        /// Shows the solution up to that move.
        Step = "puzzle-step",
        /// Challenges the computer from the position after that move of the solution.
        Play = "puzzle-play",
        /// Shows another puzzle.
        Next = "puzzle-next",
        /// The solvers of the server.
        Board = "puzzle-board",
        /// Begins a puzzle that was posted for everybody.
        Begin = "puzzle-begin",
    }
}

/// What was asked for: a game and a theme, or a course.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PuzzleRequest {
    pub(crate) game: Option<Game>,
    pub(crate) theme: Option<PuzzleTheme>,
    /// The course of the game; its puzzles are not rated.
    pub(crate) course: Option<Course>,
}

impl PuzzleRequest {
    /// The course of a game.
    pub(crate) fn course(game: Game, course: Course) -> Self {
        Self {
            game: Some(game),
            theme: None,
            course: Some(course),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PuzzleControl {
    pub(crate) verb: PuzzleVerb,
    pub(crate) puzzle: PuzzleId,
    /// How many moves of the line have been made, replies included.
    pub(crate) ply: usize,
    pub(crate) request: PuzzleRequest,
}

impl IdField for PuzzleId {
    fn write(&self, parts: &mut Vec<String>) {
        self.0.write(parts);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        u32::read(parts).map(Self)
    }
}

impl IdField for PuzzleRequest {
    fn write(&self, parts: &mut Vec<String>) {
        let theme = self.theme.map(PuzzleTheme::key);
        let theme = theme.or(self.course.map(Course::key));
        let game = self.game.map_or(ANY, Game::slug);
        parts.extend([game, theme.unwrap_or(ANY)].map(str::to_owned));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let (game, theme) = (parts.next()?, parts.next()?);
        let course = Course::from_key(theme);
        Some(Self {
            game: match game {
                ANY => None,
                game => Some(game.parse().ok()?),
            },
            theme: match theme {
                ANY => None,
                _ if course.is_some() => None,
                theme => Some(PuzzleTheme::from_key(theme)?),
            },
            course,
        })
    }
}

part!(keyed: PuzzleVerb);
fields!(PuzzleControl { verb, puzzle, ply, request } if PuzzleControl::is_in_its_course);
whole_ids!(PuzzleControl);

impl PuzzleControl {
    /// Whether the puzzle belongs to the course that the control names, if any. Puzzles of a course are not rated, so a
    /// forged id must not claim one.
    fn is_in_its_course(&self) -> bool {
        let place = |course| place_in_course(self.request.game?, course, self.puzzle);
        let course = self.request.course;
        course.is_none_or(|course| place(course).is_some())
    }

    /// The first control of a puzzle.
    pub(crate) fn first(puzzle: &Puzzle, request: PuzzleRequest) -> Self {
        Self {
            verb: PuzzleVerb::Show,
            puzzle: puzzle.id(),
            ply: 0,
            request,
        }
    }

    pub(crate) fn with(self, verb: PuzzleVerb) -> Self {
        Self { verb, ..self }
    }

    pub(crate) fn at(self, ply: usize) -> Self {
        Self { ply, ..self }
    }

    /// Whether a puzzle's line goes that far: to a turn of the solver, or in a solution to any move.
    pub(crate) fn fits(self, puzzle: &Puzzle) -> bool {
        match self.verb {
            PuzzleVerb::Step | PuzzleVerb::Play => self.ply <= puzzle.line.len(),
            _ => self.ply < puzzle.line.len() && self.ply.is_multiple_of(2),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{discord::model::ids::codec::check_ids, puzzles::course_tasks};

    #[test]
    fn every_control_reads_back_and_no_other_does() {
        let of_theme = PuzzleRequest {
            game: Some(Game::OAnQuan),
            theme: Some(PuzzleTheme::Mandarin),
            course: None,
        };
        let controls = PuzzleVerb::ALL.into_iter().flat_map(|verb| {
            [PuzzleRequest::default(), of_theme].map(|request| PuzzleControl {
                verb,
                puzzle: PuzzleId(u32::MAX),
                ply: 12,
                request,
            })
        });
        let tasks = Course::ALL.into_iter().flat_map(|course| {
            let request = PuzzleRequest::course(Game::Jungle, course);
            let tasks = course_tasks(Game::Jungle, course).iter();
            tasks.map(move |task| PuzzleControl::first(task.puzzle, request))
        });
        let wrong = [
            "puzzle:1:0:jungle:tactics",
            "puzzle",
            "puzzle:1:0:any",
            "puzzle:-1:0:any:any",
            "puzzle:1:x:any:any",
            "puzzle:1:0:chess:any",
            "puzzle:1:0:any:luck",
            "puzzle-fly:1:0:any:any",
            "puzzle:99999999999:0:any:any",
        ];
        check_ids(controls.chain(tasks), &wrong);
    }
}
