//! The panel of `/server`: a table of everything that a server can set, section by section.

use serenity::all::{ChannelId as DiscordChannelId, ChannelType, CreateSelectMenuKind, RoleId};

use crate::{
    app::App,
    discord::{
        access::language,
        model::{call::Call, failure::Failure, ids::server::ServerControl, panel::Panel},
        view::{
            challenge,
            settings::{Section, SettingRow, SettingsTable, language_code, languages, optional},
        },
    },
    locale::Locale,
    play::{ChannelId, GuildId, TimeControl},
    say,
    store::{Server, ServerSetting},
    wording,
};

/// The menu value for no choice.
const NONE: &str = "none";

const MAX_CHANNELS: u8 = 25;

/// What the panel shows.
pub(crate) struct ServerPanel {
    server: Server,
    /// The language of public messages.
    spoken: Locale,
}

pub(crate) type ServerSection = Section<ServerPanel, ServerSetting>;

pub(crate) static SERVER: SettingsTable<ServerPanel, ServerSetting> = SettingsTable {
    heading: "server-heading",
    sections: &[&GAMES, &PLACES, &DAILY],
    section_id: |key| ServerControl::Section(key.to_owned()).to_string(),
    setting_id: |key, value| ServerControl::Set(key.to_owned(), value.to_owned()).to_string(),
};

/// Language, default game and time, threads.
pub(crate) static GAMES: ServerSection = Section {
    key: "games",
    label: "section-games",
    settings: &[
        SettingRow::Menu {
            key: "language",
            line: |locale, shown, _| {
                let key = match shown.server.language {
                    Some(_) => "server-language",
                    None => "server-language-discord",
                };
                say!(locale, key, language = shown.spoken.name())
            },
            hint: "menu-server-language",
            choices: |locale| languages((say!(locale, "server-as-discord"), NONE.to_owned())),
            read: |shown| {
                let language = shown.server.language.as_deref();
                let language = language.and_then(Locale::from_code);
                language.map_or(NONE, Locale::code).to_owned()
            },
            write: |value| optional(value, NONE, language_code, ServerSetting::Language),
        },
        SettingRow::Menu {
            key: "ruleset",
            line: |locale, shown, _| match &shown.server.default_ruleset {
                Some(ruleset) => {
                    let ruleset = wording::ruleset(locale, ruleset);
                    say!(locale, "server-game", ruleset = ruleset)
                }
                None => say!(locale, "server-game-none"),
            },
            hint: "menu-server-game",
            choices: |locale| {
                let presets = challenge::presets()
                    .into_iter()
                    .map(|one| (wording::ruleset(locale, &one), one.to_string()));
                let none = (say!(locale, "game-none"), NONE.to_owned());
                [none].into_iter().chain(presets).collect()
            },
            read: |shown| or_none(shown.server.default_ruleset),
            write: |value| {
                let read = |value: &str| value.parse().ok();
                optional(value, NONE, read, ServerSetting::DefaultRuleset)
            },
        },
        SettingRow::Menu {
            key: "time",
            line: |locale, shown, _| {
                let time = wording::time(locale, time(shown));
                say!(locale, "server-time", time = time)
            },
            hint: "menu-server-time",
            choices: |locale| {
                let times = challenge::times().into_iter();
                let choice = |time| (wording::time(locale, time), time.to_string());
                times.map(choice).collect()
            },
            read: |shown| time(shown).to_string(),
            write: |value| Some(ServerSetting::DefaultTime(Some(value.parse().ok()?))),
        },
        SettingRow::Toggle {
            key: "threads",
            on: ["server-threads-on", "threads-off"],
            off: ["server-threads-off", "threads-on"],
            read: |shown| shown.server.threads,
            write: ServerSetting::Threads,
        },
        SettingRow::Toggle {
            key: "shrink",
            on: ["server-older-shrink", "older-keep"],
            off: ["server-older-keep", "older-shrink"],
            read: |shown| shown.server.shrink,
            write: ServerSetting::Shrink,
        },
    ],
};

/// Channels and roles.
static PLACES: ServerSection = Section {
    key: "places",
    label: "section-places",
    settings: &[
        SettingRow::Places {
            key: "channels",
            line: |locale, shown| {
                let channels = shown.server.channels.iter().copied().map(channel);
                let channels: Vec<String> = channels.collect();
                if channels.is_empty() {
                    return say!(locale, "server-channels-all");
                }
                let channels = wording::join_list(locale, &channels);
                say!(locale, "server-channels", channels = channels)
            },
            hint: "menu-channels",
            most: MAX_CHANNELS,
            read: |shown| channel_menu(&shown.server.channels),
            write: |ids| ServerSetting::Channels(ids.iter().copied().map(ChannelId).collect()),
        },
        SettingRow::Places {
            key: "players",
            line: |locale, shown| match shown.server.player_role {
                Some(id) => say!(locale, "server-players", role = role(id)),
                None => say!(locale, "server-players-all"),
            },
            hint: "menu-players",
            most: 1,
            read: |shown| role_menu(shown.server.player_role),
            write: |ids| ServerSetting::PlayerRole(ids.first().copied()),
        },
        SettingRow::Places {
            key: "moderators",
            line: |locale, shown| match shown.server.moderator_role {
                Some(id) => say!(locale, "server-moderators", role = role(id)),
                None => say!(locale, "server-moderators-none"),
            },
            hint: "menu-moderators",
            most: 1,
            read: |shown| role_menu(shown.server.moderator_role),
            write: |ids| ServerSetting::ModeratorRole(ids.first().copied()),
        },
        SettingRow::Places {
            key: "tournaments",
            line: |locale, shown| match shown.server.tournament_role {
                Some(id) => say!(locale, "server-tournaments", role = role(id)),
                None => say!(locale, "server-tournaments-none"),
            },
            hint: "menu-tournaments",
            most: 1,
            read: |shown| role_menu(shown.server.tournament_role),
            write: |ids| ServerSetting::TournamentRole(ids.first().copied()),
        },
        SettingRow::Places {
            key: "news",
            line: |locale, shown| match shown.server.announce_channel {
                Some(id) => say!(locale, "server-news", channel = channel(id)),
                None => say!(locale, "server-news-none"),
            },
            hint: "menu-news",
            most: 1,
            read: |shown| channel_menu(shown.server.announce_channel.as_slice()),
            write: |ids| ServerSetting::AnnounceChannel(ids.first().copied().map(ChannelId)),
        },
    ],
};

/// The daily puzzle.
static DAILY: ServerSection = Section {
    key: "daily",
    label: "section-daily",
    settings: &[SettingRow::Menu {
        key: "daily",
        line: |locale, shown, hour| match shown.server.daily_hour {
            Some(_) if shown.server.announce_channel.is_none() => {
                say!(locale, "server-daily-nowhere", hour = hour)
            }
            Some(_) => say!(locale, "server-daily", hour = hour),
            None => say!(locale, "server-daily-off"),
        },
        hint: "menu-daily",
        choices: |locale| {
            let hours = (0..24).map(|hour| (format!("{hour:02}:00"), hour.to_string()));
            let none = (say!(locale, "daily-off"), NONE.to_owned());
            [none].into_iter().chain(hours).collect()
        },
        read: |shown| or_none(shown.server.daily_hour),
        write: |value| {
            let read = |value: &str| value.parse().ok().filter(|hour| *hour < 24);
            optional(value, NONE, read, ServerSetting::DailyHour)
        },
    }],
};

/// The panel with the stored settings, in the user's language.
///
/// # Errors
/// `Failure` when the database fails.
pub async fn server_page(
    app: &App,
    call: &Call,
    guild: GuildId,
    section: &ServerSection,
) -> Result<Panel, Failure> {
    let shown = ServerPanel {
        server: app.store.server(guild).await?,
        spoken: language::of_server(app, guild).await,
    };
    Ok(SERVER.panel(call.locale, section, &shown))
}

fn or_none(value: Option<impl ToString>) -> String {
    value.map_or_else(|| NONE.to_owned(), |value| value.to_string())
}

fn time(shown: &ServerPanel) -> TimeControl {
    shown.server.default_time.unwrap_or(TimeControl::DEFAULT)
}

fn channel(id: ChannelId) -> String {
    format!("<#{id}>")
}

/// A role mention; nobody is notified.
fn role(id: u64) -> String {
    format!("<@&{id}>")
}

fn channel_menu(ids: &[ChannelId]) -> CreateSelectMenuKind {
    CreateSelectMenuKind::Channel {
        channel_types: Some(vec![ChannelType::Text, ChannelType::News]),
        default_channels: Some(ids.iter().map(|id| DiscordChannelId::new(id.0)).collect()),
    }
}

fn role_menu(id: Option<u64>) -> CreateSelectMenuKind {
    CreateSelectMenuKind::Role {
        default_roles: Some(id.into_iter().map(RoleId::new).collect()),
    }
}
