//! Puzzles: an ephemeral message with a position, answered by menus or text, and the solution move by move. How far the
//! line has come is encoded in the controls, so a restart loses nothing. Answers are judged elsewhere.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::{
    discord::{
        api::attachments::Attachment,
        model::{
            ids::puzzle::{PuzzleControl, PuzzleRequest, PuzzleVerb},
            reply::Message,
        },
        view::{board, components, move_menus},
    },
    locale::Locale,
    puzzles::{self, Course, Puzzle, PuzzleGoal, PuzzleTheme, course_tasks, place_in_course},
    render,
    rules::{Game, Side},
    say, wording,
};

/// How one player sees a puzzle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PuzzleStyle {
    pub(crate) locale: Locale,
    pub(crate) theme: render::Theme,
    /// The puzzle's rating.
    pub(crate) level: f64,
    /// Whether the message may offer the solvers of the server.
    pub(crate) on_server: bool,
    /// Whether the computer can be challenged from its positions.
    pub(crate) can_play: bool,
    /// The task of a course, if it is one.
    pub(crate) course: Option<NumberedTask>,
}

/// A puzzle as a task of a course.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NumberedTask {
    course: Course,
    theme: Option<PuzzleTheme>,
    /// Its number, from 1, and how many there are.
    number: usize,
    total: usize,
}

impl NumberedTask {
    /// The task that a puzzle is in the course that was asked for.
    pub(crate) fn of(puzzle: &Puzzle, request: PuzzleRequest) -> Option<Self> {
        let course = request.course?;
        let place = place_in_course(puzzle.game(), course, puzzle.id())?;
        let tasks = course_tasks(puzzle.game(), course);
        Some(Self {
            course,
            theme: tasks[place].theme,
            number: place + 1,
            total: tasks.len(),
        })
    }
}

/// The name of a course.
pub(crate) fn course_name(locale: Locale, game: Game, course: Course) -> String {
    let key = match course {
        Course::Tactics => "course-tactics",
        Course::Endgames => puzzles::of_game(game).map_or("course-endgames", |game| game.endgames),
    };
    say!(locale, key)
}

/// The names of themes.
pub(crate) fn themes(locale: Locale, themes: &[PuzzleTheme]) -> String {
    let names: Vec<String> = themes
        .iter()
        .map(|theme| say!(locale, &format!("puzzle-theme-{}", theme.key())))
        .collect();
    wording::join_list(locale, &names)
}

/// The puzzle's first line: game and rating, or its place in a course.
fn heading(style: PuzzleStyle, puzzle: &Puzzle) -> String {
    if let Some(task) = style.course {
        let heading = say!(
            style.locale,
            "course-heading",
            game = wording::game(style.locale, puzzle.game()),
            course = course_name(style.locale, puzzle.game(), task.course),
            number = task.number,
            total = task.total
        );
        let theme = task.theme.map(|theme| themes(style.locale, &[theme]));
        let parts: Vec<String> = [heading].into_iter().chain(theme).collect();
        return parts.join(" · ");
    }
    say!(
        style.locale,
        "puzzle-heading",
        game = wording::game(style.locale, puzzle.game()),
        rating = format!("{:.0}", style.level)
    )
}

/// What is to be done from a turn of the solver on, in one line.
pub(crate) fn task(locale: Locale, puzzle: &Puzzle, ply: usize) -> String {
    let side = wording::side(locale, &puzzle.position.ruleset(), puzzle.solver());
    let moves = (puzzle.line.len() - ply).div_ceil(2);
    let points = puzzle.gain().unwrap_or_default();
    match puzzle.goal {
        PuzzleGoal::Win => say!(locale, "puzzle-task-win", side = side, moves = moves),
        PuzzleGoal::Points if ply == 0 => say!(
            locale,
            "puzzle-task-points",
            side = side,
            moves = moves,
            points = points
        ),
        // What is left to gain may be nothing or less, so the total is shown.
        PuzzleGoal::Points => say!(
            locale,
            "puzzle-task-points-on",
            side = side,
            gained = puzzle.gain_until(ply).unwrap_or_default(),
            moves = moves,
            points = points
        ),
    }
}

/// The solution as text, in canonical moves.
pub(crate) fn line(puzzle: &Puzzle) -> String {
    let moves: Vec<String> = puzzle.line.iter().map(|mv| format!("`{mv}`")).collect();
    moves.join(" ")
}

/// The position at a turn of the solver, with the menus, an optional chosen piece, and text above.
pub(crate) fn turn(
    style: PuzzleStyle,
    puzzle: &Puzzle,
    control: PuzzleControl,
    chosen: Option<&str>,
    above: Vec<String>,
) -> Message {
    let locale = style.locale;
    let position = puzzle.after(control.ply);
    let piece = chosen.and_then(|from| move_menus::piece(locale, &position, from));
    let is_first_view = above.is_empty() && control.ply == 0;
    let mut lines = above;
    lines.push(heading(style, puzzle));
    lines.push(task(locale, puzzle, control.ply));
    if is_first_view && chosen.is_none() && style.course.is_none() {
        lines.push(say!(locale, "puzzle-stakes"));
    }
    let ids = [PuzzleVerb::Piece, PuzzleVerb::To].map(|verb| control.with(verb));
    let mut rows = move_menus::rows(locale, ids, &position, piece.as_ref());
    let mut shown = view(style, puzzle, control.ply);
    if let Some(piece) = piece {
        shown.targets = piece.targets(&position);
        shown.chosen = Some(piece.from);
        lines.push(say!(locale, "menu-chosen", piece = piece.label));
    }
    let grey = |verb, label| components::secondary_button(locale, control.with(verb), label);
    let skip = match style.course {
        Some(_) => "button-skip",
        None => "button-next-puzzle",
    };
    let buttons = [
        grey(PuzzleVerb::Type, "button-type"),
        grey(PuzzleVerb::Hint, "button-hint"),
        from_start(locale, control, PuzzleVerb::Step, "button-solution"),
        grey(PuzzleVerb::Next, skip),
    ];
    // A row has room for five buttons.
    let solvers = offers_solvers(style).then(|| solvers(locale, control));
    let buttons = buttons.into_iter().chain(solvers);
    rows.push(CreateActionRow::Buttons(buttons.collect()));
    Message {
        picture: Some(picture(locale, puzzle, control.ply, &shown)),
        rows,
        ..Message::private(lines.join("\n"))
    }
}

/// The solved puzzle, with what is said about it.
pub(crate) fn solved_message(
    style: PuzzleStyle,
    puzzle: &Puzzle,
    control: PuzzleControl,
    mut lines: Vec<String>,
) -> Message {
    let (locale, end) = (style.locale, puzzle.line.len());
    lines.insert(0, heading(style, puzzle));
    if !puzzle.themes.is_empty() {
        let themes = themes(locale, &puzzle.themes);
        lines.push(say!(locale, "puzzle-themes", themes = themes));
    }
    let mut buttons = vec![
        next(style, control),
        from_start(locale, control, PuzzleVerb::Step, "button-solution"),
    ];
    if style.can_play {
        let play = from_start(locale, control, PuzzleVerb::Play, "button-play-puzzle");
        buttons.push(play);
    }
    if offers_solvers(style) {
        buttons.push(solvers(locale, control));
    }
    Message {
        picture: Some(picture(locale, puzzle, end, &view(style, puzzle, end))),
        rows: vec![CreateActionRow::Buttons(buttons)],
        ..Message::private(lines.join("\n"))
    }
}

/// The solution up to a move.
pub(crate) fn solution_step(
    style: PuzzleStyle,
    puzzle: &Puzzle,
    control: PuzzleControl,
    mut lines: Vec<String>,
) -> Message {
    let (locale, ply, total) = (style.locale, control.ply, puzzle.line.len());
    lines.insert(0, heading(style, puzzle));
    lines.push(
        match ply.checked_sub(1).and_then(|at| puzzle.line.get(at)) {
            Some(mv) => say!(
                locale,
                "puzzle-solution",
                number = ply.to_string(),
                total = total.to_string(),
                played = wording::describe_move(locale, &puzzle.after(ply - 1), *mv)
            ),
            None => say!(locale, "puzzle-solution-start", moves = line(puzzle)),
        },
    );
    let to = |ply| control.with(PuzzleVerb::Step).at(ply);
    let after = Some(ply + 1).filter(|ply| *ply <= total);
    let turns = components::page_buttons(locale, ply.checked_sub(1).map(to), after.map(to));
    let can_play = style.can_play && puzzle.after(ply).outcome().is_none();
    let play_on = can_play.then(|| {
        let id = control.with(PuzzleVerb::Play);
        components::secondary_button(locale, id, "button-play-on")
    });
    let others = [
        from_start(locale, control, PuzzleVerb::Show, "button-puzzle-back"),
        next(style, control),
    ];
    Message {
        picture: Some(picture(locale, puzzle, ply, &view(style, puzzle, ply))),
        rows: vec![CreateActionRow::Buttons(
            turns.chain(play_on).chain(others).collect(),
        )],
        ..Message::private(lines.join("\n"))
    }
}

fn next(style: PuzzleStyle, control: PuzzleControl) -> CreateButton {
    let id = control.with(PuzzleVerb::Next).at(0);
    let label = if style.course.is_some() {
        "button-next-task"
    } else {
        "button-next-puzzle"
    };
    components::button(style.locale, id, label, ButtonStyle::Success)
}

/// Whether to show the button for the solvers of the server. Tasks of courses do not count there.
const fn offers_solvers(style: PuzzleStyle) -> bool {
    style.on_server && style.course.is_none()
}

fn solvers(locale: Locale, control: PuzzleControl) -> CreateButton {
    from_start(locale, control, PuzzleVerb::Board, "button-solvers")
}

/// A button that forgets how far the line has come.
fn from_start(
    locale: Locale,
    control: PuzzleControl,
    verb: PuzzleVerb,
    label: &str,
) -> CreateButton {
    components::secondary_button(locale, control.with(verb).at(0), label)
}

/// The view of a position of the line: the solver at the bottom, the last move marked.
pub(crate) fn view(style: PuzzleStyle, puzzle: &Puzzle, ply: usize) -> render::View {
    let before = ply.checked_sub(1);
    render::View {
        theme: style.theme,
        flip: puzzle.solver() == Side::Second,
        // The task counts the solver's moves, the line those of both.
        note: before.map_or_else(String::new, |_| format!("{ply} / {}", puzzle.line.len())),
        last_move: before.and_then(|at| puzzle.line.get(at)).copied(),
        before: before.map(|at| puzzle.after(at)),
        ..board::plain_view(style.locale, &puzzle.position.ruleset())
    }
}

/// The picture of a position of the line.
pub(crate) fn picture(
    locale: Locale,
    puzzle: &Puzzle,
    ply: usize,
    view: &render::View,
) -> Attachment {
    let position = puzzle.after(ply);
    Attachment {
        name: format!("puzzle-{}-{ply}.png", puzzle.id()),
        alt: wording::diagram_alt(locale, &position, &view.targets),
        bytes: render::board(&position, view).png,
    }
}
