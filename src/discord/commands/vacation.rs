//! `/vacation [days] [back]`: time off from all games, from a yearly allowance.

use std::time::Duration;

use serenity::all::{ButtonStyle, CreateButton};

use crate::{
    app::{App, NotEnoughVacation},
    discord::{
        commands::table::{CommandOption, Cost, Entry, Type, Visibility, whole},
        model::{
            call::{Call, Options},
            failure::Answer,
            ids::command::{Argument, CommandControl},
            reply::{Message, Reply},
        },
        view::{
            components,
            next::{self, NextStep},
        },
    },
    say,
    store::TimeSpan,
    wording,
};

const DAY: Duration = Duration::from_hours(24);

/// The lengths of a vacation that are offered, in days.
const SUGGESTED_DAYS: [i64; 3] = [3, 7, 14];

/// The longest vacation that can be typed; the allowance may be smaller.
const MAX_DAYS: u64 = 365;

pub(super) static ENTRY: Entry = Entry::slash(
    "vacation",
    Cost::OTHER,
    Visibility::Private,
    &[
        whole("days", "option-vacation-days", || MAX_DAYS),
        CommandOption::new(Type::Truth, "back", "option-vacation-back"),
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

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
        let left = app.vacation_left(me, now).await?;
        let text = say!(locale, key, left = wording::span(locale, left));
        let message = if ends.is_none() {
            with_days(call, text, left, false)
        } else {
            Message::private(text)
        };
        return Ok(message.into());
    }
    if let Some(days) = options.integer("days") {
        let days = u16::try_from(days).unwrap_or(u16::MAX);
        return match app.go_on_vacation(me, days).await? {
            Ok(vacation) => away(app, call, vacation).await,
            Err(NotEnoughVacation { left }) => {
                let span = wording::span(locale, left);
                let text = say!(
                    locale,
                    "vacation-too-long",
                    left = span,
                    allowance = allowance
                );
                Err(with_days(call, text, left, true).into())
            }
        };
    }
    if let Some(vacation) = app.vacation(me).await? {
        return away(app, call, vacation).await;
    }
    let left = app.vacation_left(me, app.clock.now()).await?;
    let text = say!(
        locale,
        "vacation-none",
        left = wording::span(locale, left),
        allowance = allowance
    );
    Ok(with_days(call, text, left, false).into())
}

/// The text with buttons that start a vacation of a usual length, or of all days that are left if those are fewer or if
/// `whole` is set. If no day is left, it has a button to the games instead.
fn with_days(call: &Call, text: String, left: Duration, whole: bool) -> Message {
    let all = i64::try_from(left.as_secs() / DAY.as_secs()).unwrap_or(i64::MAX);
    let mut spans: Vec<i64> = SUGGESTED_DAYS
        .into_iter()
        .filter(|days| *days <= all)
        .collect();
    if (whole || spans.is_empty()) && all > 0 && !spans.contains(&all) {
        spans.push(all);
    }
    let buttons = spans.into_iter().map(|days| {
        let control = CommandControl {
            arguments: vec![("days".to_owned(), Argument::Whole(days))],
            ..CommandControl::run(ENTRY.name, None)
        };
        CreateButton::new(control.to_string())
            .label(say!(call.locale, "button-vacation-days", days = days))
            .style(ButtonStyle::Secondary)
    });
    let row = components::row(buttons).or_else(|| next::row(call, &[NextStep::Games]));
    Message::private(text).with_rows(row)
}

async fn away(app: &App, call: &Call, vacation: TimeSpan) -> Answer {
    let (locale, me) = (call.locale, call.player.id);
    let now = app.clock.now();
    let automatic = app.store.automatic_vacation(me, now).await?;
    let key = automatic.map_or("vacation-away", |_| "vacation-automatic");
    let left = app.vacation_left(me, now).await?;
    let text = say!(
        locale,
        key,
        until = wording::absolute_time(vacation.ends),
        left = wording::span(locale, left)
    );
    Ok(with_end(call, text))
}

/// The text with the button that ends the vacation.
fn with_end(call: &Call, text: String) -> Reply {
    next::message(call, text, &[NextStep::EndVacation]).into()
}
