//! The controls of a player's settings.

use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::{
    app::App,
    discord::view::next::unknown_control,
    discord::{
        access::language,
        commands::{
            block,
            settings::{
                hours_of,
                panel::{AS_DISCORD, SettingsSection, settings_page},
                zone_of,
            },
        },
        model::{
            call::{Call, Request},
            failure::Answer,
            ids::settings::{
                BLOCK, BLOCKED, CHALLENGERS, FLIP, HOURS, LANGUAGE, LISTED, NO_HOURS, NOTICES,
                SECTION, THEME, UNBLOCK, VACATION,
            },
            reply::{Body, Deferral},
        },
    },
    locale::Locale,
    play::PlayerId,
    render::Theme,
    say,
    store::{Challengers, Flip, Notices, Preference, Preferences},
};

const FIELD_HOURS: &str = "hours";
const FIELD_ZONE: &str = "zone";

/// Handles a control of the panel.
pub async fn press(app: &App, call: &Call, id: &str, values: &[String]) -> Answer {
    let unknown = || unknown_control(call);
    let me = call.player.id;
    let value = values.first().map_or("", String::as_str);
    let (verb, rest) = id.split_at(id.find(':').map_or(id.len(), |at| at + 1));
    let page = || rest.parse().map_err(|_| unknown());
    let section = match verb {
        HOURS => {
            let chosen = app.store.preferences(me).await?;
            return Ok(Body::Modal(form(call.locale, &chosen)).into());
        }
        SECTION => SettingsSection::from_key(rest).ok_or_else(unknown)?,
        BLOCKED => SettingsSection::People(page()?),
        BLOCK => {
            if let Request::Press { people, .. } = &call.ask {
                for person in people {
                    block::block(app, call, person).await?;
                }
            }
            SettingsSection::People(0)
        }
        UNBLOCK => {
            for other in values {
                let other: PlayerId = other.parse().map_err(|_| unknown())?;
                app.store.unblock(me, other).await?;
            }
            SettingsSection::People(page()?)
        }
        _ => {
            let (change, section) = choice(verb, rest, value).ok_or_else(unknown)?;
            app.store.update_preferences(me, &[change]).await?;
            if verb == LISTED {
                app.store.relist(me, &app.ratings).await?;
            }
            section
        }
    };
    // A changed language is used from this answer on.
    let locale = match verb {
        LANGUAGE => language::of_player(app, me).await,
        _ => call.locale,
    };
    Ok(Body::UpdatePanel(settings_page(app, me, locale, section).await?).into())
}

/// The preference that a control changes, and its section; `None` if the id or value is invalid.
fn choice(verb: &str, rest: &str, value: &str) -> Option<(Preference, SettingsSection)> {
    Some(match verb {
        NOTICES => (
            Preference::Notices(Notices::from_key(value)?),
            SettingsSection::Notices,
        ),
        NO_HOURS => (Preference::Quiet(None), SettingsSection::Notices),
        VACATION => (Preference::Vacation(rest == "on"), SettingsSection::Notices),
        LANGUAGE => {
            let language = match value {
                AS_DISCORD => None,
                code => Some(Locale::from_code(code)?.code().to_owned()),
            };
            (Preference::Language(language), SettingsSection::Looks)
        }
        THEME => {
            let theme = value.parse::<Theme>().ok()?.to_string();
            (Preference::Theme(theme), SettingsSection::Looks)
        }
        FLIP => (
            Preference::Flip(Flip::from_key(value)?),
            SettingsSection::Looks,
        ),
        CHALLENGERS => (
            Preference::Challengers(Challengers::from_key(value)?),
            SettingsSection::People(0),
        ),
        LISTED => (
            Preference::Unlisted(rest == "off"),
            SettingsSection::People(0),
        ),
        _ => return None,
    })
}

/// How to defer the answer to a control.
pub fn deferral(id: &str) -> Deferral {
    if id == HOURS {
        Deferral::None
    } else {
        Deferral::Update
    }
}

/// Handles the submitted form for quiet hours.
pub async fn submit(
    app: &App,
    call: &Call,
    id: &str,
    fields: &[(String, String)],
    from_panel: bool,
) -> Answer {
    if id != HOURS {
        return Err(unknown_control(call));
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
    app.store
        .update_preferences(call.player.id, &changes)
        .await?;
    let panel = settings_page(app, call.player.id, call.locale, SettingsSection::Notices).await?;
    Ok(if from_panel {
        Body::UpdatePanel(panel).into()
    } else {
        Body::Panel(panel).into()
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
