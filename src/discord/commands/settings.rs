//! `/settings`: how I am told what, in which language and colours, who may challenge me and whom I have blocked; a private
//! panel whose menus and buttons work at once.

use serenity::all::{
    CommandOptionType as OptionKind, CreateActionRow, CreateCommand, CreateInputText, CreateModal,
    InputTextStyle,
};

use super::{Answer, Choice, MOST_CHOICES, block, command, option};
use crate::{
    app::App,
    discord::{
        Deferral,
        call::{Ask, Call, Options},
        failure::Failure,
        language,
        reply::{Body, Reply},
        words,
    },
    locale::Locale,
    play::{PlayerId, Quiet, quiet},
    render::Theme,
    say,
    store::{Challengers, Flip, Notices, Preference, Preferences},
};

mod panel;

use panel::{AS_DISCORD, Section, label, panel};

pub const NAME: &str = "settings";

/// What the ids of the panel's controls begin with; they belong to no match.
pub const PREFIX: &str = "set-";

const SECTION: &str = "set-section:";
const NOTICES: &str = "set-notices:";
const HOURS: &str = "set-hours:";
const NO_HOURS: &str = "set-loud:";
const VACATION: &str = "set-vacation:";
const LANGUAGE: &str = "set-language:";
const THEME: &str = "set-theme:";
const FLIP: &str = "set-flip:";
const CHALLENGERS: &str = "set-challengers:";
const LISTED: &str = "set-listed:";
const BLOCK: &str = "set-block:";
/// The menu in which players are unblocked, with its page.
const UNBLOCK: &str = "set-unblock:";
/// Turns to a page of that menu.
const BLOCKED: &str = "set-blocked:";
const FIELD_HOURS: &str = "hours";
const FIELD_ZONE: &str = "zone";

pub fn definition() -> CreateCommand {
    let mut notices = option(OptionKind::String, "notices", "option-notices");
    for way in Notices::ALL {
        notices = super::choice(notices, label(way), way.key());
    }
    command(NAME, "command-settings", true)
        .add_option(notices)
        .add_option(option(OptionKind::String, "quiet", "option-quiet"))
        .add_option(option(OptionKind::String, "zone", "option-zone").set_autocomplete(true))
        .add_option(option(OptionKind::Boolean, "vacation", "option-vacation"))
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let mut changes = Vec::new();
    let notices = options.text("notices").and_then(Notices::from_key);
    changes.extend(notices.map(Preference::Notices));
    if let Some(hours) = options.text("quiet") {
        changes.push(Preference::Quiet(hours_of(call.locale, hours)?));
    }
    if let Some(zone) = options.text("zone") {
        changes.push(Preference::Zone(Some(zone_of(call.locale, zone)?)));
    }
    changes.extend(options.truth("vacation").map(Preference::Vacation));
    if !changes.is_empty() {
        app.store.prefer(call.player.id, &changes).await?;
    }
    let panel = panel(app, call.player.id, call.locale, Section::default()).await?;
    Ok(panel.into())
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
    let unknown = || Failure::Said(say!(call.locale, "unknown-control"));
    let me = call.player.id;
    let value = values.first().map_or("", String::as_str);
    let (verb, rest) = id.split_at(id.find(':').map_or(id.len(), |at| at + 1));
    let page = || rest.parse().map_err(|_| unknown());
    let section = match verb {
        HOURS => {
            let chosen = app.store.preferences(me).await?;
            return Ok(Body::Modal(form(call.locale, &chosen)).into());
        }
        SECTION => Section::from_key(rest).ok_or_else(unknown)?,
        BLOCKED => Section::People(page()?),
        BLOCK => {
            if let Ask::Press { people, .. } = &call.ask {
                for person in people {
                    block::block(app, call, person).await?;
                }
            }
            Section::People(0)
        }
        UNBLOCK => {
            for other in values {
                let other: PlayerId = other.parse().map_err(|_| unknown())?;
                app.store.unblock(me, other).await?;
            }
            Section::People(page()?)
        }
        _ => {
            let (change, section) = choice(verb, rest, value).ok_or_else(unknown)?;
            app.store.prefer(me, &[change]).await?;
            if verb == LISTED {
                app.store.relist(me, &app.ratings).await?;
            }
            section
        }
    };
    // Another language holds from the answer on.
    let locale = match verb {
        LANGUAGE => language::of_player(app, me).await,
        _ => call.locale,
    };
    Ok(Body::Update(panel(app, me, locale, section).await?).into())
}

/// The choice of one control, and the section that it stands in; none where it is no choice.
fn choice(verb: &str, rest: &str, value: &str) -> Option<(Preference, Section)> {
    Some(match verb {
        NOTICES => (
            Preference::Notices(Notices::from_key(value)?),
            Section::Notices,
        ),
        NO_HOURS => (Preference::Quiet(None), Section::Notices),
        VACATION => (Preference::Vacation(rest == "on"), Section::Notices),
        LANGUAGE => {
            let language = match value {
                AS_DISCORD => None,
                code => Some(Locale::from_code(code)?.code().to_owned()),
            };
            (Preference::Language(language), Section::Looks)
        }
        THEME => {
            let theme = value.parse::<Theme>().ok()?.to_string();
            (Preference::Theme(theme), Section::Looks)
        }
        FLIP => (Preference::Flip(Flip::from_key(value)?), Section::Looks),
        CHALLENGERS => (
            Preference::Challengers(Challengers::from_key(value)?),
            Section::People(0),
        ),
        LISTED => (Preference::Unlisted(rest == "off"), Section::People(0)),
        _ => return None,
    })
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
    let zone = match field(FIELD_ZONE) {
        "" => None,
        zone => Some(zone_of(call.locale, zone)?),
    };
    let changes = [
        Preference::Quiet(hours_of(call.locale, field(FIELD_HOURS))?),
        Preference::Zone(zone),
    ];
    app.store.prefer(call.player.id, &changes).await?;
    let panel = panel(app, call.player.id, call.locale, Section::Notices).await?;
    Ok(if from_panel {
        Body::Update(panel).into()
    } else {
        Reply::from(panel)
    })
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
