//! The controls of a lesson: showing tasks and answering them.

use crate::{
    app::{App, RequestKind},
    discord::{
        controls::control::{Audience, Control, Form, first},
        model::{
            call::Call,
            failure::{Answer, Failure},
            ids::lesson::{LessonControl, LessonVerb},
            policy::Policy,
            reply::{self, Body, Deferral, Message},
        },
        view::{
            components,
            lesson::{answer_message, task_message},
            next::unknown_control,
        },
    },
    lessons::Verdict,
    store::TaskSource,
    wording,
};

impl Control for LessonControl {
    const AUDIENCE: Audience<Self> = Audience::Everybody;

    fn policy(&self, private: bool) -> Policy {
        let deferral = match self.verb {
            LessonVerb::Type => Deferral::None,
            LessonVerb::Show | LessonVerb::Piece | LessonVerb::To | LessonVerb::Typed => {
                Deferral::update_if_private(private)
            }
        };
        Policy::new(RequestKind::Picture, deferral)
    }

    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let chosen = first(values);
        let message = match self.verb {
            LessonVerb::Show => task_message(call.locale, self, None, None),
            LessonVerb::Piece => task_message(call.locale, self, Some(chosen), None),
            LessonVerb::To => answer_result(app, call, self, chosen).await?,
            LessonVerb::Type => {
                let task = self.task().ok_or_else(|| unknown_control(call))?;
                let title = wording::game(call.locale, self.game);
                let (id, position) = (self.with(LessonVerb::Typed), task.position());
                let secret = task.solutions();
                let form = components::move_form(call.locale, id, &title, &position, &secret);
                return Ok(Body::Modal(form).into());
            }
            LessonVerb::Typed => return Err(unknown_control(call)),
        };
        Ok(reply::in_place_of(message, call.menu()))
    }
}

impl Form for LessonControl {
    fn policy(&self, private: bool) -> Policy {
        Control::policy(self, private)
    }

    async fn submit(self, app: &App, call: &Call, fields: &[(String, String)]) -> Answer {
        match (self.verb, components::typed_move(fields)) {
            (LessonVerb::Typed, Some(text)) => Ok(reply::in_place_of(
                answer_result(app, call, self, text).await?,
                call.menu(),
            )),
            _ => Err(unknown_control(call)),
        }
    }
}

/// The result of an answer. A right one is remembered.
async fn answer_result(
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
