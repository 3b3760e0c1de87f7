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
        controls::control::{Control, Form, field},
        model::{
            call::{Call, Options, Request, Value},
            failure::Answer,
            ids::settings::SettingsControl,
            policy::Policy,
            reply::{Body, Deferral},
        },
        view::next::unknown_control,
    },
    locale::Locale,
    play::{MessageId, PlayerId},
    say,
    store::{Preference, Preferences},
};

const FIELD_HOURS: &str = "hours";
const FIELD_ZONE: &str = "zone";

impl Control for SettingsControl {
    const NAME: &str = "settings";

    fn is_personal(&self) -> bool {
        true
    }

    fn policy(&self, _: bool) -> Policy {
        let deferral = match self {
            Self::Hours(_) => Deferral::None,
            Self::Set(..)
            | Self::Section(_)
            | Self::Block(_)
            | Self::Unblock(_)
            | Self::Blocked(_) => Deferral::Update,
        };
        Policy::new(RequestKind::Other, deferral)
    }

    async fn press(
        self,
        app: &App,
        call: &Call,
        values: &[String],
        _: Option<MessageId>,
    ) -> Answer {
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
                return Ok(Body::Modal(form(locale, &chosen)).into());
            }
            Self::Block(page) => {
                if let Request::Press { people, .. } = &call.ask {
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
    const NAME: &str = "settings";

    fn policy(&self, private: bool) -> Policy {
        Policy::new(RequestKind::Other, Deferral::update_if_private(private))
    }

    /// Sets the quiet hours.
    async fn submit(
        self,
        app: &App,
        call: &Call,
        fields: &[(String, String)],
        menu: Option<MessageId>,
    ) -> Answer {
        let Self::Hours(_) = self else {
            return Err(unknown_control(call));
        };
        let text = |name| field(fields, name).unwrap_or_default().trim();
        let hours = hours_of(call.locale, text(FIELD_HOURS))?;
        // A dash stands for no quiet hours.
        let quiet = hours.map_or_else(|| "-".to_owned(), |hours| hours.to_string());
        let typed = Options {
            values: vec![("quiet".to_owned(), Value::Text(quiet))],
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
        Ok(match menu {
            Some(_) => Body::UpdatePanel(panel).into(),
            None => Body::Panel(panel).into(),
        })
    }
}

fn form(locale: Locale, chosen: &Preferences) -> CreateModal {
    let input = |name, label: &str, hint: &str, value: Option<String>| {
        let mut field = CreateInputText::new(InputTextStyle::Short, say!(locale, label), name)
            .placeholder(say!(locale, hint))
            .max_length(60)
            .required(false);
        if let Some(value) = value {
            field = field.value(value);
        }
        CreateActionRow::InputText(field)
    };
    CreateModal::new(
        SettingsControl::Hours("form".to_owned()).to_string(),
        say!(locale, "form-quiet"),
    )
    .components(vec![
        input(
            FIELD_HOURS,
            "form-hours",
            "form-hours-hint",
            chosen.quiet.map(|hours| hours.to_string()),
        ),
        input(
            FIELD_ZONE,
            "form-zone",
            "form-zone-hint",
            chosen.zone.clone(),
        ),
    ])
}
