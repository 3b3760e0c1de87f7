//! Lessons: an ephemeral message with one task after another, answered by menus or text. The current task is encoded in
//! the controls, so a restart loses nothing. Answers are judged by the rules, not here.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::{
    discord::{
        api::attachments::Attachment,
        model::{
            ids::{
                command::{Argument, CommandControl},
                lesson::{LessonControl, LessonVerb, first},
                puzzle::{PuzzleControl, PuzzleRequest, PuzzleVerb},
                rules_page::RulesPageId,
            },
            reply::Message,
        },
        view::{board, components, move_menus, puzzle::course_name},
    },
    lessons::{self, JudgedAnswer, Verdict},
    locale::Locale,
    puzzles::{Course, course_tasks},
    render,
    rules::{AnyPosition, Game, Move},
    say, wording,
};

/// How much of a game's courses somebody has solved: each course with the solved tasks and all.
#[derive(Clone, Debug)]
pub(crate) struct CourseProgress {
    pub(crate) game: Game,
    /// The game's lesson.
    pub(crate) basics: (usize, usize),
    /// The courses of puzzles, in the order of [`Course::ALL`].
    pub(crate) courses: [(usize, usize); Course::ALL.len()],
}

/// The question which game to learn, with a button for each, which goes on where the user stopped.
pub(crate) fn choice(locale: Locale, all: &[CourseProgress]) -> Message {
    let button = |progress: &CourseProgress| {
        CreateButton::new(learn_button(progress.game, None).to_string())
            .label(wording::game(locale, progress.game))
            .style(ButtonStyle::Primary)
    };
    let part = |course: String, (solved, total): (usize, usize)| {
        say!(
            locale,
            "learn-course",
            course = course,
            solved = solved,
            total = total
        )
    };
    let line = |progress: &CourseProgress| {
        let basics = part(say!(locale, "course-basics"), progress.basics);
        let courses = Course::ALL.into_iter().zip(progress.courses);
        let courses = courses
            .filter(|(_, (_, total))| *total > 0)
            .map(|(course, counts)| part(course_name(locale, progress.game, course), counts));
        let parts: Vec<String> = [basics].into_iter().chain(courses).collect();
        say!(
            locale,
            "learn-progress",
            game = wording::game(locale, progress.game),
            courses = parts.join(" · ")
        )
    };
    let lines = [say!(locale, "learn-which")];
    let lines: Vec<String> = lines.into_iter().chain(all.iter().map(line)).collect();
    let buttons: Vec<_> = all.iter().map(button).collect();
    Message::private(lines.join("\n")).with_rows(components::rows(&buttons))
}

/// The control that goes on with a game: with a course, or with what comes next.
fn learn_button(game: Game, course: Option<Course>) -> CommandControl {
    let game = ("game".to_owned(), Argument::Text(game.slug().to_owned()));
    let course = course.map(|course| {
        let key = Argument::Text(course.key().to_owned());
        ("course".to_owned(), key)
    });
    CommandControl {
        arguments: [game].into_iter().chain(course).collect(),
        ..CommandControl::run("learn", None)
    }
}

/// The button to a course of the same game.
fn course_button(locale: Locale, game: Game, course: Course) -> CreateButton {
    let course_name = course_name(locale, game, course);
    CreateButton::new(learn_button(game, Some(course)).to_string())
        .label(say!(locale, "button-next-course", course = course_name))
        .style(ButtonStyle::Success)
}

/// The end of a course whose tasks are all solved, with what to do next.
pub(crate) fn course_end(locale: Locale, game: Game, course: Course) -> Message {
    let tasks = course_tasks(game, course);
    let again = tasks.first().map(|task| {
        let first = PuzzleControl::first(task.puzzle, PuzzleRequest::course(game, course));
        components::secondary_button(locale, first.with(PuzzleVerb::Begin), "button-again")
    });
    let next = match course {
        Course::Tactics => course_button(locale, game, Course::Endgames),
        Course::Endgames => {
            let puzzles = CommandControl::run("puzzle", None);
            components::button(locale, puzzles, "next-puzzle", ButtonStyle::Success)
        }
    };
    let others = CommandControl::run("learn", None);
    let others = components::secondary_button(locale, others, "next-learn");
    Message::private(say!(
        locale,
        "course-end",
        game = wording::game(locale, game),
        course = course_name(locale, game, course),
        total = tasks.len()
    ))
    .with_rows(components::row(
        [next].into_iter().chain(again).chain([others]),
    ))
}

/// A task of a game's lesson, counted from 0; the end of the lesson if there is no such task.
#[must_use]
pub fn lesson_message(locale: Locale, game: Game, number: usize) -> Message {
    let verb = LessonVerb::Show;
    let number = number.min(lessons::tasks(game).len());
    task_message(locale, LessonControl { verb, game, number }, None, None)
}

/// The task, with an optional chosen piece and text above it; the end of the lesson behind the last task.
pub(crate) fn task_message(
    locale: Locale,
    control: LessonControl,
    chosen: Option<&str>,
    above: Option<String>,
) -> Message {
    let Some(task) = control.task() else {
        return end(locale, control.game);
    };
    let position = task.position();
    let piece = chosen.and_then(|from| move_menus::piece(locale, &position, from));
    let mut lines: Vec<String> = above.into_iter().collect();
    lines.push(heading(locale, control));
    lines.push(say!(locale, task.key));
    let ids = [LessonVerb::Piece, LessonVerb::To].map(|verb| control.with(verb));
    let mut rows = move_menus::rows(locale, ids, &position, piece.as_ref());
    let mut shown = board::plain_view(locale, &position.ruleset());
    if let Some(piece) = piece {
        shown.targets = piece.targets(&position);
        shown.chosen = Some(piece.from);
        lines.push(say!(locale, "menu-chosen", piece = piece.label));
    }
    rows.push(CreateActionRow::Buttons(buttons(locale, control)));
    Message {
        picture: Some(picture(locale, control, &position, shown)),
        rows,
        ..Message::private(lines.join("\n"))
    }
}

fn heading(locale: Locale, control: LessonControl) -> String {
    let ruleset = lessons::ruleset(control.game);
    let side = control.task().map(|task| task.position().side_to_move());
    say!(
        locale,
        "lesson-heading",
        game = wording::game(locale, control.game),
        number = control.number + 1,
        total = lessons::tasks(control.game).len(),
        side = side.map_or_else(String::new, |side| wording::side(locale, &ruleset, side))
    )
}

/// The buttons: previous task, skip, type a move.
fn buttons(locale: Locale, control: LessonControl) -> Vec<CreateButton> {
    let to = |number| control.with(LessonVerb::Show).at(number);
    let grey = |control, label| components::secondary_button(locale, control, label);
    let before = control.number.checked_sub(1);
    let before = before.map(|before| grey(to(before), "button-previous"));
    let others = [
        grey(to(control.number + 1), "button-skip"),
        grey(control.with(LessonVerb::Type), "button-type"),
    ];
    before.into_iter().chain(others).collect()
}

fn picture(
    locale: Locale,
    control: LessonControl,
    position: &AnyPosition,
    shown: render::View,
) -> Attachment {
    let total = lessons::tasks(control.game).len();
    let view = render::View {
        note: format!("{} / {total}", control.number + 1),
        ..shown
    };
    Attachment {
        name: format!("lesson-{}-{}.png", control.game, control.number + 1),
        bytes: render::board(position, &view).png,
        alt: wording::diagram_alt(locale, position, &view.targets),
    }
}

/// The result of an answer: a button to the next task, or the same task again with a hint.
pub(crate) fn answer_message(locale: Locale, control: LessonControl, text: &str) -> Message {
    let Some(task) = control.task() else {
        return end(locale, control.game);
    };
    let judged = match task.answer(text) {
        Ok(judged) => judged,
        Err(error) => {
            let why = wording::move_error(locale, &error, None);
            let above = say!(locale, "lesson-illegal", reason = why);
            return task_message(locale, control, None, Some(above));
        }
    };
    let position = task.position();
    let mut lines = vec![verdict(locale, &position, &judged)];
    lines.extend(wording::steps(locale, &position, judged.mv));
    if judged.verdict != Verdict::Solved {
        let above = format!("{}\n", lines.join("\n"));
        return task_message(locale, control, None, Some(above));
    }
    let shown = render::View {
        last_move: Some(judged.mv),
        before: Some(position),
        ..board::plain_view(locale, &judged.after.ruleset())
    };
    let next = control.with(LessonVerb::Show).at(control.number + 1);
    let next = components::button(locale, next, "button-next-task", ButtonStyle::Success);
    lines.insert(0, heading(locale, control));
    Message {
        picture: Some(picture(locale, control, &judged.after, shown)),
        rows: vec![CreateActionRow::Buttons(vec![next])],
        ..Message::private(lines.join("\n"))
    }
}

fn verdict(locale: Locale, position: &AnyPosition, judged: &JudgedAnswer) -> String {
    let said = |position: &AnyPosition, mv: Move| wording::describe_move(locale, position, mv);
    let played = said(position, judged.mv);
    let (key, reply) = match &judged.verdict {
        Verdict::Solved => return say!(locale, "lesson-right", played = played),
        Verdict::Unsolved => return say!(locale, "lesson-otherwise", played = played),
        Verdict::Loses(reply) => ("lesson-loses", reply),
        Verdict::Exposes(reply) => ("lesson-exposes", reply),
        Verdict::Escapes(reply) => ("lesson-escapes", reply),
    };
    let reply = said(&judged.after, *reply);
    say!(locale, key, played = played, reply = reply)
}

/// The end of the lesson, with what to do next.
fn end(locale: Locale, game: Game) -> Message {
    let rules = RulesPageId {
        ruleset: lessons::ruleset(game),
        number: 0,
    };
    let has_course = !course_tasks(game, Course::Tactics).is_empty();
    let course = has_course.then(|| course_button(locale, game, Course::Tactics));
    let others = [
        components::secondary_button(locale, first(game), "button-again"),
        components::secondary_button(locale, rules, "button-rules"),
    ];
    Message::private(say!(
        locale,
        "lesson-done",
        game = wording::game(locale, game)
    ))
    .with_rows([CreateActionRow::Buttons(
        course.into_iter().chain(others).collect(),
    )])
}
