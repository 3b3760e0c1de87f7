//! The panel of `/settings`: a table of everything that a player can set, section by section.

use serenity::all::CreateSelectMenuKind;

use crate::{
    app::App,
    discord::{
        model::{
            failure::Failure,
            ids::settings::SettingsControl,
            limits::MAX_CHOICES,
            panel::{Panel, PanelPart},
        },
        view::{
            components::{self, secondary_button},
            settings::{
                MenuChoice, Section, SettingRow, SettingsTable, language_code, languages, optional,
            },
        },
    },
    locale::Locale,
    play::{PlayerId, Timestamp, quiet},
    render::Theme,
    say,
    store::{Challengers, Flip, Notices, Preference, Preferences},
    wording::markdown,
};

/// The value of the language that follows Discord's.
const AS_DISCORD: &str = "discord";

/// What the panel shows.
pub(crate) struct SettingsPanel {
    chosen: Preferences,
    now: Timestamp,
    blocked: Vec<(PlayerId, Option<String>)>,
    /// The page of the menu for unblocking.
    page: usize,
}

pub(crate) type SettingsSection = Section<SettingsPanel, Preference>;

pub(crate) static SETTINGS: SettingsTable<SettingsPanel, Preference> = SettingsTable {
    heading: "settings-heading",
    sections: &[&NOTICES, &APPEARANCE, &PEOPLE],
    section_id: |key| SettingsControl::Section(key.to_owned()).to_string(),
    setting_id: |key, value| SettingsControl::Set(key.to_owned(), value.to_owned()).to_string(),
};

/// Notices and quiet hours.
pub(crate) static NOTICES: SettingsSection = Section {
    key: "notices",
    label: "section-notices",
    settings: &[
        SettingRow::Menu {
            key: "notices",
            line: |locale, shown, how| {
                let line = say!(locale, "settings-notices", how = how);
                if shown.chosen.effective_notices() == shown.chosen.notices {
                    return line;
                }
                format!("{line}\n{}", say!(locale, "settings-refused"))
            },
            hint: "option-notices",
            choices: |locale| choices_named(locale, "notices", Notices::ALL.map(Notices::key)),
            read: |shown| shown.chosen.notices.key().to_owned(),
            write: |value| Notices::from_key(value).map(Preference::Notices),
        },
        SettingRow::Own {
            key: "hours",
            parts: hours,
            write: |value| (value == "none").then_some(Preference::Quiet(None)),
        },
        SettingRow::Toggle {
            key: "vacation",
            on: ["settings-vacation-on", "button-vacation-off"],
            off: ["settings-vacation-off", "button-vacation-on"],
            read: |shown| shown.chosen.vacation,
            write: Preference::Vacation,
        },
    ],
};

/// Language and boards.
static APPEARANCE: SettingsSection = Section {
    key: "looks",
    label: "section-looks",
    settings: &[
        SettingRow::Menu {
            key: "language",
            line: |locale, shown, _| {
                let key = match language(shown) {
                    Some(_) => "settings-language",
                    None => "settings-language-discord",
                };
                let language = language(shown).unwrap_or(locale);
                say!(locale, key, language = language.name())
            },
            hint: "menu-language",
            choices: |locale| languages((say!(locale, "language-discord"), AS_DISCORD.to_owned())),
            read: |shown| language(shown).map_or(AS_DISCORD, Locale::code).to_owned(),
            write: |value| optional(value, AS_DISCORD, language_code, Preference::Language),
        },
        SettingRow::Menu {
            key: "theme",
            line: |locale, _, theme| say!(locale, "settings-theme", theme = theme),
            hint: "menu-theme",
            choices: |locale| choices_named(locale, "theme", Theme::ALL),
            read: |shown| {
                let theme = shown.chosen.theme.as_deref();
                let theme = theme.and_then(|theme| theme.parse().ok());
                theme.unwrap_or(Theme::default()).to_string()
            },
            write: |value| {
                let theme: Theme = value.parse().ok()?;
                Some(Preference::Theme(Some(theme.to_string())))
            },
        },
        SettingRow::Menu {
            key: "flip",
            line: |locale, _, below| say!(locale, "settings-flip", below = below),
            hint: "menu-flip",
            choices: |locale| choices_named(locale, "flip", Flip::ALL.map(Flip::key)),
            read: |shown| shown.chosen.flip.key().to_owned(),
            write: |value| Flip::from_key(value).map(Preference::Flip),
        },
    ],
};

/// Challengers, leaderboards, puzzles from games, and the list of blocked players.
pub(crate) static PEOPLE: SettingsSection = Section {
    key: "people",
    label: "section-people",
    settings: &[
        SettingRow::Menu {
            key: "challengers",
            line: |locale, _, who| say!(locale, "settings-challengers", who = who),
            hint: "menu-challengers",
            choices: |locale| {
                choices_named(
                    locale,
                    "challengers",
                    Challengers::ALL.map(Challengers::key),
                )
            },
            read: |shown| shown.chosen.challengers.key().to_owned(),
            write: |value| Challengers::from_key(value).map(Preference::Challengers),
        },
        SettingRow::Toggle {
            key: "listed",
            on: ["settings-listed", "button-unlisted"],
            off: ["settings-unlisted", "button-listed"],
            read: |shown| !shown.chosen.unlisted,
            write: |listed| Preference::Unlisted(!listed),
        },
        SettingRow::Toggle {
            key: "puzzles",
            on: ["settings-puzzles-on", "button-puzzles-off"],
            off: ["settings-puzzles-off", "button-puzzles-on"],
            read: |shown| shown.chosen.puzzles,
            write: Preference::Puzzles,
        },
        SettingRow::Own {
            key: "blocked",
            parts: blocked_parts,
            write: |_| None,
        },
    ],
};

/// The panel with the stored preferences, and a page of the blocked players.
///
/// # Errors
/// `Failure` when the database fails.
pub async fn settings_page(
    app: &App,
    player: PlayerId,
    locale: Locale,
    section: &SettingsSection,
    page: usize,
) -> Result<Panel, Failure> {
    let shown = SettingsPanel {
        chosen: app.store.preferences(player).await?,
        now: app.clock.now(),
        blocked: app.store.blocked_by(player).await?,
        page,
    };
    Ok(SETTINGS.panel(locale, section, &shown))
}

/// Values whose texts have the keys `<name>-<value>`.
fn choices_named(
    locale: Locale,
    name: &str,
    values: impl IntoIterator<Item = impl ToString>,
) -> Vec<MenuChoice> {
    let choice = |value: String| (say!(locale, &format!("{name}-{value}")), value);
    let values = values.into_iter().map(|value| value.to_string());
    values.map(choice).collect()
}

fn language(shown: &SettingsPanel) -> Option<Locale> {
    Locale::from_code(shown.chosen.language.as_deref()?)
}

/// Quiet hours and time zone, which have a form in common.
fn hours(locale: Locale, shown: &SettingsPanel) -> Vec<PanelPart> {
    let hours = match shown.chosen.quiet {
        Some(hours) => say!(locale, "settings-quiet", hours = hours.to_string()),
        None => say!(locale, "settings-loud"),
    };
    let zone = shown.chosen.zone.as_deref();
    let zone = say!(
        locale,
        "settings-zone",
        zone = zone.unwrap_or("UTC"),
        time = quiet::format_local_time(&quiet::zone(zone), shown.now)
    );
    // Two buttons of a message must have different ids.
    let form = |part: &str, label| {
        secondary_button(locale, SettingsControl::Hours(part.to_owned()), label)
    };
    let clear = (SETTINGS.setting_id)("hours", "none");
    let clear = secondary_button(locale, clear, "button-loud");
    let clear = components::row(shown.chosen.quiet.map(|_| clear)).map(PanelPart::Row);
    let hours = PanelPart::Section(hours, form("hours", "button-quiet"));
    let zone = PanelPart::Section(zone, form("zone", "button-zone"));
    [hours].into_iter().chain(clear).chain([zone]).collect()
}

/// The number of blocked players, and the menus for blocking and unblocking.
fn blocked_parts(locale: Locale, shown: &SettingsPanel) -> Vec<PanelPart> {
    let block = CreateSelectMenuKind::User {
        default_users: None,
    };
    let all = &shown.blocked;
    let mut parts = vec![
        PanelPart::Text(say!(locale, "settings-blocked", count = all.len())),
        components::menu(SettingsControl::Block(0), say!(locale, "menu-block"), block).into(),
    ];
    // Unblocking may have emptied the last page.
    let pages = all.len().div_ceil(MAX_CHOICES);
    let page = shown.page.min(pages.saturating_sub(1));
    let listed = all.iter().skip(page * MAX_CHOICES).take(MAX_CHOICES);
    let listed: Vec<_> = listed
        .map(|(player, name)| {
            let name = name.as_deref().map(markdown::plain);
            let name = name.filter(|name| !name.is_empty());
            let name = name.unwrap_or_else(|| say!(locale, "former-player"));
            (name, player.to_string(), false)
        })
        .collect();
    if !listed.is_empty() {
        let id = SettingsControl::Unblock(page);
        parts.push(components::choice(id, say!(locale, "menu-unblock"), listed).into());
    }
    let next = Some(page + 1).filter(|next| *next < pages);
    let turns = components::page_buttons(
        locale,
        page.checked_sub(1).map(SettingsControl::Blocked),
        next.map(SettingsControl::Blocked),
    );
    parts.extend(components::row(turns).map(PanelPart::Row));
    parts
}
