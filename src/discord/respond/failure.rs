//! The ephemeral reply to a failure: an explanation, or a reference to the log, with buttons for what can be done next.

use rand::Rng as _;
use serenity::all::ButtonStyle;

use crate::{
    app::{App, RequestKind},
    discord::{
        access::rate_limit,
        controls,
        model::{
            call::{Call, Request},
            failure::Failure,
            ids::command::CommandControl,
            reply::{Message, Reply},
        },
        respond::policy,
        view::{
            self,
            board_style::BoardStyle,
            components,
            next::{self, NextStep},
        },
    },
    play::{Match, Refusal},
    say, telemetry,
    wording::refusal_text,
};

/// The reply: ephemeral, in the user's language, with what to do instead.
pub async fn reply(failure: Failure, app: &App, call: &Call) -> Reply {
    let mut message = match failure {
        Failure::Internal(error) => return internal_error(&error, call),
        Failure::Invalid(text) => {
            let steps = next::steps_in(call, &text);
            next::message(call, text, &steps)
        }
        Failure::Next(message) => *message,
        Failure::NoSuchGame(number) => {
            let text = say!(call.locale, "no-such-game", number = number.to_string());
            next::message(call, text, &[NextStep::Games])
        }
        Failure::Refused { refusal, game } => refused(app, call, &refusal, game.as_deref()).await,
        Failure::CorruptMatch(record) => {
            let reference = reference();
            tracing::error!(reference, "{record}");
            let number = record.id.to_string();
            let text = say!(
                call.locale,
                "game-fenced",
                number = number,
                reference = reference
            );
            next::message(call, text, &[NextStep::Games])
        }
    };
    if message.rows.is_empty() {
        message.rows.extend(next::row(call, &[NextStep::Help]));
    }
    message.into()
}

/// Why a match does not allow it, and what helps.
async fn refused(app: &App, call: &Call, refusal: &Refusal, game: Option<&Match>) -> Message {
    let locale = call.locale;
    let mut message = Message::private(refusal_text(locale, refusal, game))
        .with_rows(next::after(call, refusal, game));
    // A user who pressed an outdated control gets the current position with its controls.
    if let (Refusal::Stale { .. }, Some(game)) = (refusal, game) {
        let style = BoardStyle::of(app, game, locale).await;
        let style = style.for_player(app, game, call.player.id).await;
        let post = view::undrawn_post(game, &style);
        if may_draw(app, call).await {
            message.picture = Some(view::picture(game, &style));
        } else {
            message.content = format!("{}\n{}", message.content, post.content);
        }
        message.rows = post.rows;
    }
    message
}

/// Whether the rate limit allows a picture in the answer. It is counted here for controls whose own kind of request
/// does not include a picture.
async fn may_draw(app: &App, call: &Call) -> bool {
    match policy::of_control(&call.request).map(|policy| policy.cost) {
        Some(RequestKind::Picture | RequestKind::Move) => true,
        Some(RequestKind::Challenge | RequestKind::Typing | RequestKind::Other) | None => {
            rate_limit::count_picture(app, call).await
        }
    }
}

/// The reply to an internal error: a reference to the log.
#[must_use]
pub fn internal_error<I>(error: &anyhow::Error, call: &Call<I>) -> Reply {
    telemetry::failed();
    let reference = reference();
    tracing::error!(reference, "{error:#}");
    let text = say!(call.locale, "went-wrong", reference = reference);
    to_try_again(call, text).into()
}

/// The answer to a command whose form came too late: Discord takes no form after a deferral.
#[must_use]
pub fn too_slow<I>(call: &Call<I>) -> Message {
    to_try_again(call, say!(call.locale, "too-slow"))
}

/// A text with a button that repeats a command, if it can. Buttons and menus need none: they can be pressed again.
fn to_try_again<I>(call: &Call<I>, text: String) -> Message {
    let again = match &call.request {
        Request::Command { name, options } => CommandControl::repeat(name, options),
        _ => None,
    };
    let again = again.filter(|again| controls::command::entry(again).is_some());
    let button = again.map(|again| {
        let style = ButtonStyle::Primary;
        components::button(call.locale, again, "button-try-again", style)
    });
    Message::private(text).with_rows(components::row(button))
}

/// A short random reference that a player can report and an operator can find in the log.
fn reference() -> String {
    const LETTERS: &[u8] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    let mut random = rand::thread_rng();
    (0..4)
        .map(|_| char::from(LETTERS[random.gen_range(0..LETTERS.len())]))
        .collect()
}
