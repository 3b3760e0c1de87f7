//! `/vacation [days] [back]`: time off from all games, from a yearly allowance.

use std::time::Duration;

use crate::{
    app::{App, NotEnoughVacation, RequestKind},
    discord::{
        commands::table::{Cost, Entry, Field, Places, Run, Type, Visibility},
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            reply::{Message, Reply},
        },
        view::next::{self, Step},
    },
    locale::Locale,
    say,
    store::TimeSpan,
    wording,
};

const DAY: Duration = Duration::from_hours(24);

/// The longest vacation that can be typed; the allowance may be smaller.
const MOST_DAYS: u64 = 365;

pub(super) static ENTRY: Entry = Entry {
    name: "vacation",
    places: Places::ServersAndDirect,
    cost: Cost::Always(RequestKind::Other),
    visibility: Visibility::Private,
    slow: false,
    run: Run::Slash(
        &[
            Field::new(
                Type::Whole(Some(|| MOST_DAYS)),
                "days",
                "option-vacation-days",
            ),
            Field::new(Type::Truth, "back", "option-vacation-back"),
        ],
        |app, call, options| Box::pin(run(app, call, options)),
    ),
};

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let locale = call.locale;
    let me = call.player.id;
    let allowance = wording::span(locale, DAY * u32::from(app.limits.vacation_days));
    if options.boolean("back") == Some(true) {
        let ends = app.return_from_vacation(me).await?;
        // Read after the vacation has ended: an earlier time would be before that end.
        let now = app.clock.now();
        let key = match ends {
            None => "vacation-not-away",
            Some(ends) if ends <= now => "vacation-back",
            Some(ends) => {
                let until = wording::absolute_time(ends);
                let text = say!(locale, "vacation-given", until = until);
                return Ok(with_end(call, text));
            }
        };
        let left = wording::span(locale, app.vacation_left(me, now).await?);
        return Ok(Reply::private(say!(locale, key, left = left)));
    }
    if let Some(days) = options.integer("days") {
        let days = u16::try_from(days).unwrap_or(u16::MAX);
        return match app.go_on_vacation(me, days).await? {
            Ok(vacation) => away(app, call, vacation).await,
            Err(NotEnoughVacation { left }) => Err(Failure::Invalid(say!(
                locale,
                "vacation-too-long",
                left = wording::span(locale, left),
                allowance = allowance
            ))),
        };
    }
    if let Some(vacation) = app.vacation(me).await? {
        return away(app, call, vacation).await;
    }
    let left = app.vacation_left(me, app.clock.now()).await?;
    Ok(Reply::private(say!(
        locale,
        "vacation-none",
        left = wording::span(locale, left),
        allowance = allowance
    )))
}

async fn away(app: &App, call: &Call, vacation: TimeSpan) -> Answer {
    let locale: Locale = call.locale;
    let left = app.vacation_left(call.player.id, app.clock.now()).await?;
    let text = say!(
        locale,
        "vacation-away",
        until = wording::absolute_time(vacation.ends),
        left = wording::span(locale, left)
    );
    Ok(with_end(call, text))
}

/// The text with the button that ends the vacation.
fn with_end(call: &Call, text: String) -> Reply {
    Message {
        rows: next::row(call, &[Step::EndVacation]).into_iter().collect(),
        ..Message::private(text)
    }
    .into()
}
