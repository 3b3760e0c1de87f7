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
                panel::{AS_DISCORD, SettingsSection, settings_page},
                zone_of,
            },
        },
        controls::control::{Control, Form, field, first},
        model::{
            call::{Call, Options, Request, Value},
            failure::Answer,
            ids::settings::{SettingsControl, SettingsVerb},
            policy::Policy,
            reply::{Body, Deferral},
        },
        view::next::unknown_control,
    },
    locale::Locale,
    play::{MessageId, PlayerId},
    render::Theme,
    say,
    store::{Challengers, Flip, Notices, Preference, Preferences},
};

const FIELD_HOURS: &str = "hours";
const FIELD_ZONE: &str = "zone";

impl Control for SettingsControl {
    const NAME: &str = "settings";

    fn is_personal(&self) -> bool {
        true
    }

    fn policy(&self, _: bool) -> Policy {
        let deferral = match self.verb {
            SettingsVerb::Hours => Deferral::None,
            SettingsVerb::Section
            | SettingsVerb::Notices
            | SettingsVerb::NoHours
            | SettingsVerb::Vacation
            | SettingsVerb::Language
            | SettingsVerb::Theme
            | SettingsVerb::Flip
            | SettingsVerb::Challengers
            | SettingsVerb::Listed
            | SettingsVerb::Puzzles
            | SettingsVerb::Block
            | SettingsVerb::Unblock
            | SettingsVerb::Blocked => Deferral::Update,
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
        let page = || self.value.parse().map_err(|_| unknown_control(call));
        let section = match self.verb {
            SettingsVerb::Hours => {
                let chosen = app.store.preferences(me).await?;
                return Ok(Body::Modal(form(call.locale, &chosen)).into());
            }
            SettingsVerb::Section => {
                SettingsSection::from_key(&self.value).ok_or_else(|| unknown_control(call))?
            }
            SettingsVerb::Blocked => SettingsSection::People(page()?),
            SettingsVerb::Block => {
                if let Request::Press { people, .. } = &call.ask {
                    for person in people {
                        block::block(app, call, person).await?;
                    }
                }
                SettingsSection::People(0)
            }
            SettingsVerb::Unblock => {
                for other in values {
                    let other: PlayerId = other.parse().map_err(|_| unknown_control(call))?;
                    app.store.unblock(me, other).await?;
                }
                SettingsSection::People(page()?)
            }
            _ => {
                let (change, section) =
                    choice(&self, first(values)).ok_or_else(|| unknown_control(call))?;
                app.store.update_preferences(me, &[change]).await?;
                if self.verb == SettingsVerb::Listed {
                    app.store.relist(me, &app.ratings).await?;
                }
                section
            }
        };
        // A changed language is used from this answer on.
        let locale = match self.verb {
            SettingsVerb::Language => language::of_player(app, me).await,
            _ => call.locale,
        };
        Ok(Body::UpdatePanel(settings_page(app, me, locale, section).await?).into())
    }
}

/// The preference that a control changes, and its section; `None` if the id or value is invalid.
fn choice(control: &SettingsControl, value: &str) -> Option<(Preference, SettingsSection)> {
    Some(match control.verb {
        SettingsVerb::Notices => (
            Preference::Notices(Notices::from_key(value)?),
            SettingsSection::Notices,
        ),
        SettingsVerb::NoHours => (Preference::Quiet(None), SettingsSection::Notices),
        SettingsVerb::Vacation => (
            Preference::Vacation(control.value == "on"),
            SettingsSection::Notices,
        ),
        SettingsVerb::Language => {
            let language = match value {
                AS_DISCORD => None,
                code => Some(Locale::from_code(code)?.code().to_owned()),
            };
            (Preference::Language(language), SettingsSection::Looks)
        }
        SettingsVerb::Theme => {
            let theme = value.parse::<Theme>().ok()?.to_string();
            (Preference::Theme(theme), SettingsSection::Looks)
        }
        SettingsVerb::Flip => (
            Preference::Flip(Flip::from_key(value)?),
            SettingsSection::Looks,
        ),
        SettingsVerb::Challengers => (
            Preference::Challengers(Challengers::from_key(value)?),
            SettingsSection::People(0),
        ),
        SettingsVerb::Listed => (
            Preference::Unlisted(control.value == "off"),
            SettingsSection::People(0),
        ),
        SettingsVerb::Puzzles => (
            Preference::Puzzles(control.value == "on"),
            SettingsSection::People(0),
        ),
        SettingsVerb::Section
        | SettingsVerb::Hours
        | SettingsVerb::Block
        | SettingsVerb::Unblock
        | SettingsVerb::Blocked => return None,
    })
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
        if self.verb != SettingsVerb::Hours {
            return Err(unknown_control(call));
        }
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
        let panel =
            settings_page(app, call.player.id, call.locale, SettingsSection::Notices).await?;
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
        SettingsVerb::Hours.id().to_string(),
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
