//! `/settings`: how I want to be told, when to be left in peace, in which time zone, and whether a vacation begins by itself;
//! a private panel whose menus and buttons work at once.

use serenity::all::{
    ButtonStyle, CommandOptionType, CreateActionRow, CreateButton, CreateCommand, CreateInputText,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};

use super::{Answer, Choice, MOST_CHOICES, choice, command, option};
use crate::{
    app::App,
    discord::{
        Deferral,
        call::{Call, Options},
        failure::Failure,
        reply::{Body, Message, Reply},
        words,
    },
    locale::Locale,
    play::{Quiet, quiet},
    say,
    store::{Notices, Preferences},
};

pub const NAME: &str = "settings";

/// What the ids of the panel's controls begin with; they belong to no match.
pub const PREFIX: &str = "set-";

const NOTICES: &str = "set-notices:";
const HOURS: &str = "set-hours:";
const NO_HOURS: &str = "set-loud:";
const VACATION: &str = "set-vacation:";
const FIELD_HOURS: &str = "hours";
const FIELD_ZONE: &str = "zone";

pub fn definition() -> CreateCommand {
    let mut notices = option(CommandOptionType::String, "notices", "option-notices");
    for way in Notices::ALL {
        notices = choice(notices, label(way), way.key());
    }
    command(NAME, "command-settings", true)
        .add_option(notices)
        .add_option(option(CommandOptionType::String, "quiet", "option-quiet"))
        .add_option(option(CommandOptionType::String, "zone", "option-zone").set_autocomplete(true))
        .add_option(option(
            CommandOptionType::Boolean,
            "vacation",
            "option-vacation",
        ))
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let before = app.store.preferences(call.player.id).await?;
    let mut chosen = before.clone();
    if let Some(way) = options.text("notices").and_then(Notices::from_key) {
        choose(&mut chosen, way);
    }
    if let Some(hours) = options.text("quiet") {
        chosen.quiet = hours_of(call.locale, hours)?;
    }
    if let Some(zone) = options.text("zone") {
        chosen.zone = Some(zone_of(call.locale, zone)?);
    }
    if let Some(vacation) = options.truth("vacation") {
        chosen.vacation = vacation;
    }
    // Whoever chooses direct messages once more wants them tried once more.
    if chosen != before || options.text("notices").is_some() {
        app.store.set_preferences(call.player.id, &chosen).await?;
    }
    Ok(panel(app, call, &chosen).into())
}

/// Time zones that fit what has been typed, each with what a clock shows there.
pub fn complete(app: &App, call: &Call, typed: &str) -> Vec<Choice> {
    let now = app.clock.now();
    quiet::zones(typed)
        .into_iter()
        .take(MOST_CHOICES)
        .map(|zone| {
            let time = quiet::local(&quiet::zone(Some(&zone)), now);
            let shown = say!(
                call.locale,
                "settings-zone-choice",
                zone = zone.as_str(),
                time = time
            );
            (words::shortened(&shown, 100), zone.into())
        })
        .collect()
}

/// A control of the panel was used.
pub async fn press(app: &App, call: &Call, id: &str, values: &[String]) -> Answer {
    let mut chosen = app.store.preferences(call.player.id).await?;
    let (verb, wanted) = id.split_at(id.find(':').map_or(id.len(), |at| at + 1));
    match verb {
        NOTICES => {
            let way = values.first().and_then(|way| Notices::from_key(way));
            choose(
                &mut chosen,
                way.ok_or_else(|| Failure::Said(say!(call.locale, "unknown-control")))?,
            );
        }
        HOURS => return Ok(Body::Modal(form(call.locale, &chosen)).into()),
        NO_HOURS => chosen.quiet = None,
        VACATION => chosen.vacation = wanted == "on",
        _ => return Err(Failure::Said(say!(call.locale, "unknown-control"))),
    }
    app.store.set_preferences(call.player.id, &chosen).await?;
    Ok(Body::Update(panel(app, call, &chosen)).into())
}

/// How an answer to a control of the panel is announced if it takes long.
pub fn deferral(id: &str) -> Deferral {
    if id == HOURS {
        Deferral::None
    } else {
        Deferral::Update
    }
}

/// The form for quiet hours was sent.
pub async fn submit(
    app: &App,
    call: &Call,
    id: &str,
    fields: &[(String, String)],
    from_panel: bool,
) -> Answer {
    if id != HOURS {
        return Err(Failure::Said(say!(call.locale, "unknown-control")));
    }
    let field = |name| {
        let found = fields.iter().find(|(field, _)| field == name);
        found.map_or("", |(_, text)| text.trim())
    };
    let mut chosen = app.store.preferences(call.player.id).await?;
    chosen.quiet = hours_of(call.locale, field(FIELD_HOURS))?;
    chosen.zone = match field(FIELD_ZONE) {
        "" => None,
        zone => Some(zone_of(call.locale, zone)?),
    };
    app.store.set_preferences(call.player.id, &chosen).await?;
    let panel = panel(app, call, &chosen);
    Ok(if from_panel {
        Body::Update(panel).into()
    } else {
        Reply::from(panel)
    })
}

fn choose(chosen: &mut Preferences, way: Notices) {
    chosen.notices = way;
    chosen.refused = false;
}

/// The hours that somebody wrote; none where they wrote that they want none.
fn hours_of(locale: Locale, text: &str) -> Result<Option<Quiet>, Failure> {
    let text = text.trim();
    if ["", "off", "no", "none", "-"].contains(&text.to_lowercase().as_str()) {
        return Ok(None);
    }
    let hours = text.parse();
    hours
        .map(Some)
        .map_err(|_| Failure::Said(say!(locale, "settings-bad-hours")))
}

fn zone_of(locale: Locale, typed: &str) -> Result<String, Failure> {
    quiet::meant_zone(typed).ok_or_else(|| {
        let near: Vec<String> = quiet::zones(typed)
            .into_iter()
            .take(5)
            .map(|zone| format!("`{zone}`"))
            .collect();
        Failure::Said(if near.is_empty() {
            say!(locale, "settings-bad-zone")
        } else {
            say!(
                locale,
                "settings-which-zone",
                zones = words::listed(locale, &near)
            )
        })
    })
}

fn label(way: Notices) -> &'static str {
    match way {
        Notices::Channel => "notices-channel",
        Notices::Direct => "notices-direct",
        Notices::None => "notices-none",
    }
}

/// What is chosen now, with what changes it.
fn panel(app: &App, call: &Call, chosen: &Preferences) -> Message {
    let locale = call.locale;
    let zone = quiet::zone(chosen.zone.as_deref());
    let mut lines = vec![
        say!(locale, "settings-heading"),
        say!(
            locale,
            "settings-notices",
            how = say!(locale, label(chosen.notices))
        ),
    ];
    if chosen.notices == Notices::Direct && chosen.refused {
        lines.push(say!(locale, "settings-refused"));
    }
    lines.push(match chosen.quiet {
        Some(hours) => say!(locale, "settings-quiet", hours = hours.to_string()),
        None => say!(locale, "settings-loud"),
    });
    lines.push(say!(
        locale,
        "settings-zone",
        zone = chosen.zone.as_deref().unwrap_or("UTC"),
        time = quiet::local(&zone, app.clock.now())
    ));
    lines.push(if chosen.vacation {
        say!(locale, "settings-vacation-on")
    } else {
        say!(locale, "settings-vacation-off")
    });
    let ways = Notices::ALL
        .map(|way| {
            CreateSelectMenuOption::new(say!(locale, label(way)), way.key())
                .default_selection(way == chosen.notices)
        })
        .to_vec();
    let menu = CreateSelectMenu::new(NOTICES, CreateSelectMenuKind::String { options: ways })
        .placeholder(say!(locale, "option-notices"));
    let button = |id: &str, label: String| {
        CreateButton::new(id)
            .label(label)
            .style(ButtonStyle::Secondary)
    };
    let mut buttons = vec![button(HOURS, say!(locale, "button-quiet"))];
    if chosen.quiet.is_some() {
        buttons.push(button(NO_HOURS, say!(locale, "button-loud")));
    }
    buttons.push(if chosen.vacation {
        button(
            &format!("{VACATION}off"),
            say!(locale, "button-vacation-off"),
        )
    } else {
        button(&format!("{VACATION}on"), say!(locale, "button-vacation-on"))
    });
    Message {
        rows: vec![
            CreateActionRow::SelectMenu(menu),
            CreateActionRow::Buttons(buttons),
        ],
        ..Message::private(lines.join("\n"))
    }
}

fn form(locale: Locale, chosen: &Preferences) -> CreateModal {
    let field = |name, label: &str, hint: &str, value: Option<String>| {
        let mut field = CreateInputText::new(InputTextStyle::Short, say!(locale, label), name)
            .placeholder(say!(locale, hint))
            .max_length(60)
            .required(false);
        if let Some(value) = value {
            field = field.value(value);
        }
        CreateActionRow::InputText(field)
    };
    CreateModal::new(HOURS, say!(locale, "form-quiet")).components(vec![
        field(
            FIELD_HOURS,
            "form-hours",
            "form-hours-hint",
            chosen.quiet.map(|hours| hours.to_string()),
        ),
        field(
            FIELD_ZONE,
            "form-zone",
            "form-zone-hint",
            chosen.zone.clone(),
        ),
    ])
}
