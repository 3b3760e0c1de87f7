//! `/settings`: the user's notices, language, theme, challengers and blocks; an ephemeral panel whose controls apply
//! immediately.

use std::future::ready;

use serenity::all::{ButtonStyle, CreateButton};

use crate::{
    app::App,
    discord::{
        commands::{
            settings::panel::{NOTICES, settings_page},
            table::{CommandOption, Cost, Entry, Type, Visibility, choice, labelled_choices},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure, Suggestion},
            ids::{command::CommandControl, settings::SettingsControl},
            limits::{BUTTONS_PER_ROW, MAX_CHOICES},
            reply::{Body, Message},
        },
        view::components,
    },
    play::{QuietHours, quiet},
    say,
    store::{Notices, Preference},
    wording::{self, typed},
};

pub(crate) mod panel;

pub(super) static ENTRY: Entry = Entry::slash(
    "settings",
    Cost::OTHER,
    Visibility::Panel,
    &[
        choice("notices", "option-notices", || {
            labelled_choices("notices", Notices::ALL.map(Notices::key))
        }),
        CommandOption::new(Type::Text, "quiet", "option-quiet"),
        CommandOption::new(Type::Text, "zone", "option-zone")
            .completes(|app, call, _, typed| Box::pin(ready(Ok(complete(app, call, typed))))),
        CommandOption::new(Type::Truth, "vacation", "option-vacation"),
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let mut changes = Vec::new();
    let notices = options.text("notices").and_then(Notices::from_key);
    changes.extend(notices.map(Preference::Notices));
    if let Some(hours) = options.text("quiet") {
        let zone = options.text("zone").unwrap_or_default();
        changes.push(Preference::Quiet(hours_of(call, hours, zone)?));
    }
    if let Some(zone) = options.text("zone") {
        changes.push(Preference::Zone(Some(zone_of(call, zone, options)?)));
    }
    changes.extend(options.boolean("vacation").map(Preference::Vacation));
    if !changes.is_empty() {
        app.store
            .update_preferences(call.player.id, &changes)
            .await?;
    }
    let panel = settings_page(app, call.player.id, call.locale, &NOTICES, 0).await?;
    Ok(Body::Panel(panel).into())
}

/// Autocompletes time zones, each with its local time.
pub fn complete(app: &App, call: &Call, typed: &str) -> Vec<Suggestion> {
    let now = app.clock.now();
    quiet::suggest_zones(&wording::plain(typed))
        .into_iter()
        .take(MAX_CHOICES)
        .map(|zone| {
            let time = quiet::format_local_time(&quiet::zone(Some(&zone)), now);
            let shown = say!(
                call.locale,
                "settings-zone-choice",
                zone = zone.as_str(),
                time = time
            );
            (wording::truncate(&shown, 100), zone.into())
        })
        .collect()
}

/// Parses quiet hours; `None` if the text says that there are none. The refusal keeps the zone that was typed with them.
pub(crate) fn hours_of(call: &Call, text: &str, zone: &str) -> Result<Option<QuietHours>, Failure> {
    if text.trim().is_empty() || typed::is_none(text) {
        return Ok(None);
    }
    let spelled = || typed::hours(text).and_then(|hours| hours.parse().ok());
    let hours = text.parse().ok().or_else(spelled);
    let wrong = || form_again(call, "settings-bad-hours", text, zone);
    hours.map(Some).ok_or_else(wrong)
}

/// A refusal with the button that opens the form for quiet hours with what was typed.
fn form_again(call: &Call, key: &str, hours: &str, zone: &str) -> Failure {
    let control = SettingsControl::hours_again(hours, zone);
    let button = components::secondary_button(call.locale, control, "button-form");
    Message::private(say!(call.locale, key))
        .with_rows(components::row([button]))
        .into()
}

/// Parses a time zone. Several that can be meant are buttons, which set the other `options` too.
pub(crate) fn zone_of(call: &Call, typed: &str, options: &Options) -> Result<String, Failure> {
    quiet::resolve_zone(&wording::plain(typed)).ok_or_else(|| {
        let near = quiet::suggest_zones(&wording::plain(typed)).into_iter();
        let near: Vec<String> = near.take(BUTTONS_PER_ROW).collect();
        if near.is_empty() {
            let hours = options.text("quiet").unwrap_or_default();
            return form_again(call, "settings-bad-zone", hours, typed);
        }
        let buttons = near.iter().filter_map(|zone| {
            let control = CommandControl::again("settings", options, "zone", zone)?;
            let button = CreateButton::new(control.to_string()).label(zone);
            Some(button.style(ButtonStyle::Secondary))
        });
        let row = components::row(buttons);
        let near: Vec<String> = near.iter().map(|zone| format!("`{zone}`")).collect();
        let zones = wording::join_list(call.locale, &near);
        Message::private(say!(call.locale, "settings-which-zone", zones = zones))
            .with_rows(row)
            .into()
    })
}
