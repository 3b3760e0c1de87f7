//! The panel of `/settings`: all preferences in words, and the controls of one section.

use serenity::all::{CreateActionRow, CreateSelectMenuKind};

use crate::{
    app::App,
    discord::{
        model::{
            failure::Failure,
            ids::settings::{
                BLOCK, BLOCKED, CHALLENGERS, FLIP, HOURS, LANGUAGE, LISTED, NO_HOURS, NOTICES,
                SECTION, THEME, UNBLOCK, VACATION,
            },
            limits::MOST_CHOICES,
            reply::Message,
        },
        view::components::{self, secondary_button},
    },
    locale::Locale,
    play::{PlayerId, quiet},
    render::Theme,
    say,
    store::{Challengers, Flip, Notices, Preferences},
    wording::markdown,
};

/// The menu value that follows Discord's language.
pub const AS_DISCORD: &str = "discord";

/// The sections of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SettingsSection {
    /// Notices and quiet hours.
    #[default]
    Notices,
    /// Language and boards.
    Looks,
    /// Challengers, leaderboards, and the list of blocked players, at that page.
    People(usize),
}

impl SettingsSection {
    const ALL: [Self; 3] = [Self::Notices, Self::Looks, Self::People(0)];

    fn key(self) -> &'static str {
        match self {
            Self::Notices => "notices",
            Self::Looks => "looks",
            Self::People(_) => "people",
        }
    }

    fn label(self) -> &'static str {
        match self {
            Self::Notices => "section-notices",
            Self::Looks => "section-looks",
            Self::People(_) => "section-people",
        }
    }

    /// The section with that key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|section| section.key() == key)
    }
}

/// The panel with the stored preferences.
///
/// # Errors
/// `Failure` when the database fails.
pub async fn settings_page(
    app: &App,
    player: PlayerId,
    locale: Locale,
    section: SettingsSection,
) -> Result<Message, Failure> {
    let chosen = app.store.preferences(player).await?;
    let blocked = app.store.blocked_by(player).await?;
    let mut lines = vec![say!(locale, "settings-heading")];
    // The values of the section whose controls are below.
    match section {
        SettingsSection::Notices => lines.extend(about_notices(app, locale, &chosen)),
        SettingsSection::Looks => lines.extend(about_looks(locale, &chosen)),
        SettingsSection::People(_) => lines.extend(about_people(locale, &chosen, blocked.len())),
    }
    let all = SettingsSection::ALL.map(|section| (section.key(), section.label()));
    let mut rows = vec![components::sections(locale, SECTION, &all, section.key())];
    rows.extend(match section {
        SettingsSection::Notices => notices(locale, &chosen),
        SettingsSection::Looks => looks(locale, &chosen),
        SettingsSection::People(page) => others(locale, &chosen, &blocked, page),
    });
    Ok(Message {
        rows,
        ..Message::private(lines.join("\n"))
    })
}

fn about_people(locale: Locale, chosen: &Preferences, blocked: usize) -> [String; 3] {
    let who = say!(locale, &format!("challengers-{}", chosen.challengers.key()));
    let listed = if chosen.unlisted {
        "settings-unlisted"
    } else {
        "settings-listed"
    };
    [
        say!(locale, "settings-challengers", who = who),
        say!(locale, listed),
        say!(locale, "settings-blocked", count = blocked),
    ]
}

fn about_notices(app: &App, locale: Locale, chosen: &Preferences) -> Vec<String> {
    let mut lines = vec![say!(
        locale,
        "settings-notices",
        how = say!(locale, label(chosen.notices))
    )];
    if chosen.notices == Notices::Direct && chosen.dm_refused {
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
        time = quiet::format_local_time(&quiet::zone(chosen.zone.as_deref()), app.clock.now())
    ));
    lines.push(if chosen.vacation {
        say!(locale, "settings-vacation-on")
    } else {
        say!(locale, "settings-vacation-off")
    });
    lines
}

fn about_looks(locale: Locale, chosen: &Preferences) -> [String; 2] {
    let language = match chosen_language(chosen) {
        Some(language) => say!(locale, "settings-language", language = language.name()),
        None => say!(
            locale,
            "settings-language-discord",
            language = locale.name()
        ),
    };
    let theme = say!(locale, &format!("theme-{}", chosen_theme(chosen)));
    let below = say!(locale, &format!("flip-{}", chosen.flip.key()));
    let boards = say!(locale, "settings-boards", theme = theme, below = below);
    [language, boards]
}

fn chosen_language(chosen: &Preferences) -> Option<Locale> {
    Locale::from_code(chosen.language.as_deref()?)
}

fn chosen_theme(chosen: &Preferences) -> Theme {
    let theme = chosen.theme.as_deref();
    theme
        .and_then(|theme| theme.parse().ok())
        .unwrap_or_default()
}

/// The key of the label of a kind of notice.
pub fn label(way: Notices) -> &'static str {
    match way {
        Notices::Channel => "notices-channel",
        Notices::Direct => "notices-direct",
        Notices::None => "notices-none",
    }
}

fn notices(locale: Locale, chosen: &Preferences) -> Vec<CreateActionRow> {
    let ways = Notices::ALL.map(|way| {
        let name = say!(locale, label(way));
        (name, way.key().to_owned(), way == chosen.notices)
    });
    let mut buttons = vec![secondary_button(locale, HOURS, "button-quiet")];
    if chosen.quiet.is_some() {
        buttons.push(secondary_button(locale, NO_HOURS, "button-loud"));
    }
    buttons.push(if chosen.vacation {
        secondary_button(locale, format_args!("{VACATION}off"), "button-vacation-off")
    } else {
        secondary_button(locale, format_args!("{VACATION}on"), "button-vacation-on")
    });
    vec![
        components::choice(NOTICES, say!(locale, "option-notices"), ways),
        CreateActionRow::Buttons(buttons),
    ]
}

fn looks(locale: Locale, chosen: &Preferences) -> Vec<CreateActionRow> {
    let language = chosen_language(chosen);
    let as_discord = (
        say!(locale, "language-discord"),
        AS_DISCORD.to_owned(),
        language.is_none(),
    );
    // Each language in its own words, so that anybody can find theirs.
    let languages = Locale::ALL.map(|one| {
        let holds = language == Some(one);
        (one.name().to_owned(), one.code().to_owned(), holds)
    });
    let themes = Theme::ALL.map(|theme| {
        let holds = theme == chosen_theme(chosen);
        (
            say!(locale, &format!("theme-{theme}")),
            theme.to_string(),
            holds,
        )
    });
    let flips = Flip::ALL.map(|flip| {
        let name = say!(locale, &format!("flip-{}", flip.key()));
        (name, flip.key().to_owned(), flip == chosen.flip)
    });
    vec![
        components::choice(
            LANGUAGE,
            say!(locale, "menu-language"),
            [as_discord].into_iter().chain(languages),
        ),
        components::choice(THEME, say!(locale, "menu-theme"), themes),
        components::choice(FLIP, say!(locale, "menu-flip"), flips),
    ]
}

fn others(
    locale: Locale,
    chosen: &Preferences,
    blocked: &[(PlayerId, Option<String>)],
    page: usize,
) -> Vec<CreateActionRow> {
    let challengers = Challengers::ALL.map(|who| {
        let name = say!(locale, &format!("challengers-{}", who.key()));
        (name, who.key().to_owned(), who == chosen.challengers)
    });
    let block = CreateSelectMenuKind::User {
        default_users: None,
    };
    let mut rows = vec![
        components::choice(CHALLENGERS, say!(locale, "menu-challengers"), challengers),
        components::menu(BLOCK, say!(locale, "menu-block"), block),
    ];
    // Unblocking may have emptied the last page.
    let pages = blocked.len().div_ceil(MOST_CHOICES);
    let page = page.min(pages.saturating_sub(1));
    let listed = blocked.iter().skip(page * MOST_CHOICES).take(MOST_CHOICES);
    let listed: Vec<_> = listed
        .map(|(player, name)| {
            let name = name.as_deref().map(markdown::plain);
            let name = name.filter(|name| !name.is_empty());
            let name = name.unwrap_or_else(|| say!(locale, "former-player"));
            (name, player.to_string(), false)
        })
        .collect();
    if !listed.is_empty() {
        let id = format_args!("{UNBLOCK}{page}");
        rows.push(components::choice(id, say!(locale, "menu-unblock"), listed));
    }
    let listed = if chosen.unlisted {
        secondary_button(locale, format_args!("{LISTED}on"), "button-listed")
    } else {
        secondary_button(locale, format_args!("{LISTED}off"), "button-unlisted")
    };
    let to = |page| format!("{BLOCKED}{page}");
    let next = Some(page + 1).filter(|next| *next < pages);
    let turns = components::page_buttons(locale, page.checked_sub(1).map(to), next.map(to));
    rows.push(CreateActionRow::Buttons(
        [listed].into_iter().chain(turns).collect(),
    ));
    rows
}
