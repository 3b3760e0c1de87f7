//! The controls of a player's settings.

use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::{
    app::{App, RequestKind},
    discord::{
        access::language,
        commands::{
            block,
            settings::{
                hours_of,
                panel::{NOTICES, PEOPLE, SETTINGS, settings_page},
                zone_of,
            },
        },
        controls::control::{Audience, Control, Form, field},
        model::{
            call::{Call, OptionValue, Options, Request},
            failure::Answer,
            ids::settings::{SettingsControl, field_text},
            policy::Policy,
            reply::{Body, Deferral, delete_menu_after},
        },
        view::next::unknown_control,
    },
    locale::Locale,
    play::PlayerId,
    say,
    store::Preference,
};

const FIELD_HOURS: &str = "hours";
const FIELD_ZONE: &str = "zone";

/// The longest text of a field, in characters.
const MAX_FIELD_CHARS: usize = 60;

/// What opened the form: the panel, or a refusal of what was typed into it.
const PANEL: &str = "form";
const AGAIN: &str = "again";

impl Control for SettingsControl {
    const AUDIENCE: Audience<Self> = Audience::Owner;

    fn policy(&self, _: bool) -> Policy {
        let deferral = match self {
            Self::Hours(_) | Self::HoursAgain(..) => Deferral::None,
            Self::Set(..)
            | Self::Section(_)
            | Self::Block(_)
            | Self::Unblock(_)
            | Self::Blocked(_) => Deferral::Update,
        };
        Policy::new(RequestKind::Other, deferral)
    }

    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let me = call.player.id;
        let unknown = || unknown_control(call);
        let mut locale = call.locale;
        let (section, page) = match &self {
            Self::Set(setting, value) => {
                let pressed = SETTINGS.press(setting, value, values);
                let (change, section) = pressed.ok_or_else(unknown)?;
                app.set_preference(me, change).await?;
                // A changed language is used from this answer on.
                locale = language::of_player(app, me).await;
                (section, 0)
            }
            Self::Section(key) => (SETTINGS.section(key).ok_or_else(unknown)?, 0),
            Self::Hours(_) => {
                let chosen = app.store.preferences(me).await?;
                let hours = chosen.quiet.map(|hours| hours.to_string());
                return Ok(Body::Modal(form(locale, PANEL, hours, chosen.zone)).into());
            }
            Self::HoursAgain(hours, zone) => {
                let typed = [hours, zone].map(|text| {
                    let text: String = field_text(text).chars().take(MAX_FIELD_CHARS).collect();
                    Some(text).filter(|text| !text.is_empty())
                });
                let [hours, zone] = typed;
                return Ok(Body::Modal(form(locale, AGAIN, hours, zone)).into());
            }
            Self::Block(page) => {
                if let Request::Press { people, .. } = &call.request {
                    for person in people {
                        block::block(app, call, person).await?;
                    }
                }
                (&PEOPLE, *page)
            }
            Self::Unblock(page) => {
                for other in values {
                    let other: PlayerId = other.parse().map_err(|_| unknown())?;
                    app.store.unblock(me, other).await?;
                }
                (&PEOPLE, *page)
            }
            Self::Blocked(page) => (&PEOPLE, *page),
        };
        let panel = settings_page(app, me, locale, section, page).await?;
        Ok(Body::UpdatePanel(panel).into())
    }
}

impl Form for SettingsControl {
    fn policy(&self, private: bool) -> Policy {
        Policy::new(
            RequestKind::Other,
            Deferral::update_if_private(private && self.is_of_panel()),
        )
    }

    /// Sets the quiet hours. A panel that opened the form is edited; a refusal that opened it is replaced by a new
    /// panel.
    async fn submit(self, app: &App, call: &Call, fields: &[(String, String)]) -> Answer {
        let Self::Hours(_) = &self else {
            return Err(unknown_control(call));
        };
        let text = |name| field(fields, name).unwrap_or_default().trim();
        let hours = hours_of(call, text(FIELD_HOURS), text(FIELD_ZONE))?;
        // A dash stands for no quiet hours.
        let quiet = hours.map_or_else(|| "-".to_owned(), |hours| hours.to_string());
        let typed = Options {
            values: vec![("quiet".to_owned(), OptionValue::Text(quiet))],
            ..Options::default()
        };
        let zone = match text(FIELD_ZONE) {
            "" => None,
            zone => Some(zone_of(call, zone, &typed)?),
        };
        let changes = [Preference::Quiet(hours), Preference::Zone(zone)];
        app.store
            .update_preferences(call.player.id, &changes)
            .await?;
        let panel = settings_page(app, call.player.id, call.locale, &NOTICES, 0).await?;
        Ok(match call.menu() {
            Some(_) if self.is_of_panel() => Body::UpdatePanel(panel).into(),
            _ => delete_menu_after(Body::Panel(panel).into(), call.menu()),
        })
    }
}

impl SettingsControl {
    /// Whether it is the form that a panel opens.
    fn is_of_panel(&self) -> bool {
        matches!(self, Self::Hours(part) if part != AGAIN)
    }
}

/// The form for quiet hours and time zone with these values; `part` says what opened it.
fn form(locale: Locale, part: &str, hours: Option<String>, zone: Option<String>) -> CreateModal {
    let input = |name, label: &str, hint: &str, value: Option<String>| {
        let mut field = CreateInputText::new(InputTextStyle::Short, say!(locale, label), name)
            .placeholder(say!(locale, hint))
            .max_length(MAX_FIELD_CHARS as u16)
            .required(false);
        if let Some(value) = value {
            field = field.value(value);
        }
        CreateActionRow::InputText(field)
    };
    CreateModal::new(
        SettingsControl::Hours(part.to_owned()).to_string(),
        say!(locale, "form-quiet"),
    )
    .components(vec![
        input(FIELD_HOURS, "form-hours", "form-hours-hint", hours),
        input(FIELD_ZONE, "form-zone", "form-zone-hint", zone),
    ])
}
