//! The panel of `/settings`: each preference of one section in words, with its control beside or below it.

use serenity::all::CreateSelectMenuKind;

use crate::{
    app::App,
    discord::{
        model::{
            failure::Failure,
            ids::settings::SettingsVerb,
            limits::MOST_CHOICES,
            panel::{Panel, Part},
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
    /// Challengers, leaderboards, puzzles from games, and the list of blocked players, at that page.
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
) -> Result<Panel, Failure> {
    let chosen = app.store.preferences(player).await?;
    let all = SettingsSection::ALL.map(|section| (section.key(), section.label()));
    let mut parts = vec![
        Part::Text(say!(locale, "settings-heading")),
        components::sections(
            locale,
            |key| SettingsVerb::Section.with(key),
            &all,
            section.key(),
        )
        .into(),
        Part::Separator,
    ];
    parts.extend(match section {
        SettingsSection::Notices => notices(app, locale, &chosen),
        SettingsSection::Looks => looks(locale, &chosen),
        SettingsSection::People(page) => {
            let blocked = app.store.blocked_by(player).await?;
            others(locale, &chosen, &blocked, page)
        }
    });
    Ok(Panel(parts))
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

fn notices(app: &App, locale: Locale, chosen: &Preferences) -> Vec<Part> {
    let mut how = say!(
        locale,
        "settings-notices",
        how = say!(locale, label(chosen.notices))
    );
    if chosen.notices == Notices::Direct && chosen.dm_refused {
        how = format!("{how}\n{}", say!(locale, "settings-refused"));
    }
    let ways = Notices::ALL.map(|way| {
        let name = say!(locale, label(way));
        (name, way.key().to_owned(), way == chosen.notices)
    });
    let hours = match chosen.quiet {
        Some(hours) => say!(locale, "settings-quiet", hours = hours.to_string()),
        None => say!(locale, "settings-loud"),
    };
    let zone = say!(
        locale,
        "settings-zone",
        zone = chosen.zone.as_deref().unwrap_or("UTC"),
        time = quiet::format_local_time(&quiet::zone(chosen.zone.as_deref()), app.clock.now())
    );
    let (vacation, turn, button) = if chosen.vacation {
        ("settings-vacation-on", "off", "button-vacation-off")
    } else {
        ("settings-vacation-off", "on", "button-vacation-on")
    };
    let no_hours = secondary_button(locale, SettingsVerb::NoHours.id(), "button-loud");
    let mut parts = vec![
        Part::Text(how),
        components::choice(
            SettingsVerb::Notices.id(),
            say!(locale, "option-notices"),
            ways,
        )
        .into(),
        Part::Section(
            hours,
            secondary_button(locale, SettingsVerb::Hours.id(), "button-quiet"),
        ),
    ];
    parts.extend(components::row(chosen.quiet.map(|_| no_hours)).map(Part::Row));
    // The same form; two buttons of a message must have different ids.
    let zone_button = SettingsVerb::Hours.with("zone");
    parts.push(Part::Section(
        zone,
        secondary_button(locale, zone_button, "button-zone"),
    ));
    parts.push(Part::Section(
        say!(locale, vacation),
        secondary_button(locale, SettingsVerb::Vacation.with(turn), button),
    ));
    parts
}

fn looks(locale: Locale, chosen: &Preferences) -> Vec<Part> {
    let language = chosen_language(chosen);
    let named = match language {
        Some(language) => say!(locale, "settings-language", language = language.name()),
        None => say!(
            locale,
            "settings-language-discord",
            language = locale.name()
        ),
    };
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
    let theme_name = |theme: Theme| say!(locale, &format!("theme-{theme}"));
    let flip_name = |flip: Flip| say!(locale, &format!("flip-{}", flip.key()));
    let theme = chosen_theme(chosen);
    let themes = Theme::ALL.map(|one| (theme_name(one), one.to_string(), one == theme));
    let flips = Flip::ALL.map(|flip| (flip_name(flip), flip.key().to_owned(), flip == chosen.flip));
    vec![
        Part::Text(named),
        components::choice(
            SettingsVerb::Language.id(),
            say!(locale, "menu-language"),
            [as_discord].into_iter().chain(languages),
        )
        .into(),
        Part::Text(say!(locale, "settings-theme", theme = theme_name(theme))),
        components::choice(SettingsVerb::Theme.id(), say!(locale, "menu-theme"), themes).into(),
        Part::Text(say!(
            locale,
            "settings-flip",
            below = flip_name(chosen.flip)
        )),
        components::choice(SettingsVerb::Flip.id(), say!(locale, "menu-flip"), flips).into(),
    ]
}

fn others(
    locale: Locale,
    chosen: &Preferences,
    blocked: &[(PlayerId, Option<String>)],
    page: usize,
) -> Vec<Part> {
    let name = |who: Challengers| say!(locale, &format!("challengers-{}", who.key()));
    let challengers =
        Challengers::ALL.map(|who| (name(who), who.key().to_owned(), who == chosen.challengers));
    let (listed, turn, button) = if chosen.unlisted {
        ("settings-unlisted", "on", "button-listed")
    } else {
        ("settings-listed", "off", "button-unlisted")
    };
    let (puzzles, allow, allow_button) = if chosen.puzzles {
        ("settings-puzzles-on", "off", "button-puzzles-off")
    } else {
        ("settings-puzzles-off", "on", "button-puzzles-on")
    };
    let block = CreateSelectMenuKind::User {
        default_users: None,
    };
    let mut parts = vec![
        Part::Text(say!(
            locale,
            "settings-challengers",
            who = name(chosen.challengers)
        )),
        components::choice(
            SettingsVerb::Challengers.id(),
            say!(locale, "menu-challengers"),
            challengers,
        )
        .into(),
        Part::Section(
            say!(locale, listed),
            secondary_button(locale, SettingsVerb::Listed.with(turn), button),
        ),
        Part::Section(
            say!(locale, puzzles),
            secondary_button(locale, SettingsVerb::Puzzles.with(allow), allow_button),
        ),
        Part::Text(say!(locale, "settings-blocked", count = blocked.len())),
        components::menu(SettingsVerb::Block.id(), say!(locale, "menu-block"), block).into(),
    ];
    // Unblocking may have emptied the last page.
    let pages = blocked.len().div_ceil(MOST_CHOICES);
    let page = page.min(pages.saturating_sub(1));
    let shown = blocked.iter().skip(page * MOST_CHOICES).take(MOST_CHOICES);
    let shown: Vec<_> = shown
        .map(|(player, name)| {
            let name = name.as_deref().map(markdown::plain);
            let name = name.filter(|name| !name.is_empty());
            let name = name.unwrap_or_else(|| say!(locale, "former-player"));
            (name, player.to_string(), false)
        })
        .collect();
    if !shown.is_empty() {
        let id = SettingsVerb::Unblock.with(page.to_string());
        parts.push(components::choice(id, say!(locale, "menu-unblock"), shown).into());
    }
    let to = |page: usize| SettingsVerb::Blocked.with(page.to_string());
    let next = Some(page + 1).filter(|next| *next < pages);
    let turns = components::page_buttons(locale, page.checked_sub(1).map(to), next.map(to));
    parts.extend(components::row(turns).map(Part::Row));
    parts
}
