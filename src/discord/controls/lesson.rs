//! The controls of a lesson: showing tasks and answering them.

use crate::{
    app::App,
    discord::{
        model::{
            call::Call,
            failure::{Answer, Failure},
            ids::lesson::{LessonControl, LessonVerb},
            reply::{self, Body, Deferral, Message},
        },
        view::{
            components,
            lesson::{answer_message, task_message},
        },
    },
    lessons::Verdict,
    locale::Locale,
    play::MessageId,
    say,
    store::TaskSource,
    wording,
};

/// Handles a control of a lesson.
///
/// # Errors
/// `Failure` when the id is invalid.
pub async fn press(
    app: &App,
    call: &Call,
    id: &str,
    values: &[String],
    menu: Option<MessageId>,
) -> Answer {
    let control = read(call.locale, id)?;
    let chosen = values.first().map_or("", String::as_str);
    let message = match control.verb {
        LessonVerb::Show => task_message(call.locale, control, None, None),
        LessonVerb::Piece => task_message(call.locale, control, Some(chosen), None),
        LessonVerb::To => answered(app, call, control, chosen).await?,
        LessonVerb::Type => {
            let title = wording::game(call.locale, control.game);
            let form = components::move_form(call.locale, control.with(LessonVerb::Typed), &title);
            return Ok(Body::Modal(form).into());
        }
        LessonVerb::Typed => return Err(unknown(call.locale)),
    };
    Ok(reply::in_place_of(message, menu))
}

/// Handles the submitted form with a move.
///
/// # Errors
/// `Failure` when the id is invalid.
pub async fn submit(
    app: &App,
    call: &Call,
    id: &str,
    fields: &[(String, String)],
    menu: Option<MessageId>,
) -> Answer {
    let control = read(call.locale, id)?;
    match (control.verb, components::typed_move(fields)) {
        (LessonVerb::Typed, Some(text)) => Ok(reply::in_place_of(
            answered(app, call, control, text).await?,
            menu,
        )),
        _ => Err(unknown(call.locale)),
    }
}

/// The result of an answer. A right one is remembered.
async fn answered(
    app: &App,
    call: &Call,
    control: LessonControl,
    text: &str,
) -> Result<Message, Failure> {
    let answer = control.task().and_then(|task| task.answer(text).ok());
    if answer.is_some_and(|answer| answer.verdict == Verdict::Solved) {
        let source = TaskSource::Lesson(control.game.slug());
        let task = u32::try_from(control.number).unwrap_or(u32::MAX);
        app.store.solve_task(call.player.id, source, task).await?;
    }
    Ok(answer_message(call.locale, control, text))
}

/// How to defer the answer to a control.
pub fn deferral(id: &str, private: bool) -> Deferral {
    let types = |control: LessonControl| control.verb == LessonVerb::Type;
    if id.parse().is_ok_and(types) {
        Deferral::None
    } else {
        Deferral::update_if_private(private)
    }
}

fn read(locale: Locale, id: &str) -> Result<LessonControl, Failure> {
    id.parse().map_err(|_| unknown(locale))
}

fn unknown(locale: Locale) -> Failure {
    Failure::Invalid(say!(locale, "unknown-control"))
}
