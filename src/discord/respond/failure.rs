//! The ephemeral reply to a failure: an explanation, or a reference to the log.

use rand::Rng as _;

use crate::{
    app::{App, RequestKind},
    discord::{
        access::rate_limit,
        model::{
            call::Call,
            failure::Failure,
            reply::{Message, Reply},
        },
        respond::policy,
        view::{
            self,
            board_style::BoardStyle,
            next::{self, NextStep},
        },
    },
    locale::Locale,
    play::Refusal,
    say, telemetry,
    wording::refusal_text,
};

/// The reply: ephemeral, in the user's language, with what to do instead.
pub async fn reply(failure: Failure, app: &App, call: &Call) -> Reply {
    let locale = call.locale;
    match failure {
        Failure::Invalid(text) => Reply::private(text),
        Failure::Next(message) => (*message).into(),
        Failure::NoSuchGame(number) => Message {
            rows: next::row(call, &[NextStep::Games]).into_iter().collect(),
            ..Message::private(say!(locale, "no-such-game", number = number.to_string()))
        }
        .into(),
        Failure::Refused { refusal, game } => {
            let mut message = Message::private(refusal_text(locale, &refusal, game.as_deref()));
            let rows = next::after(call, &refusal, game.as_deref());
            message.rows = rows.into_iter().collect();
            // A user who pressed an outdated control gets the current position with its controls.
            if let (Refusal::Stale { .. }, Some(game)) = (&refusal, &game) {
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
            message.into()
        }
        Failure::CorruptMatch(record) => {
            let reference = reference();
            tracing::error!(reference, "{record}");
            let number = record.id.to_string();
            let text = say!(
                locale,
                "game-fenced",
                number = number,
                reference = reference
            );
            Message {
                rows: next::row(call, &[NextStep::Games]).into_iter().collect(),
                ..Message::private(text)
            }
            .into()
        }
        Failure::Internal(error) => went_wrong(&error, locale),
    }
}

/// Whether the answer may have a picture: many controls that can be outdated are limited as if they never drew one.
async fn may_draw(app: &App, call: &Call) -> bool {
    match policy::of_control(&call.ask).map(|policy| policy.cost) {
        Some(RequestKind::Picture | RequestKind::Move) => true,
        Some(RequestKind::Challenge | RequestKind::Typing | RequestKind::Other) | None => {
            rate_limit::count_picture(app, call).await
        }
    }
}

/// The reply to an internal error: only a reference to the log.
#[must_use]
pub fn went_wrong(error: &anyhow::Error, locale: Locale) -> Reply {
    telemetry::failed();
    let reference = reference();
    tracing::error!(reference, "{error:#}");
    Reply::private(say!(locale, "went-wrong", reference = reference))
}

/// A short random reference that a player can report and an operator can find in the log.
fn reference() -> String {
    const LETTERS: &[u8] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    let mut random = rand::thread_rng();
    (0..4)
        .map(|_| char::from(LETTERS[random.gen_range(0..LETTERS.len())]))
        .collect()
}
