//! The panel of `/server`: each setting of one section in words, with its control beside or below it.

use serenity::all::{
    self, ChannelType, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, RoleId,
};

use crate::{
    app::App,
    discord::{
        access::language,
        model::{
            call::Call,
            failure::Failure,
            ids::server::ServerVerb,
            panel::{Panel, Part},
        },
        view::{
            challenge,
            components::{self, secondary_button},
        },
    },
    locale::Locale,
    play::{ChannelId, GuildId, TimeControl},
    rules::{Game, Ruleset},
    say,
    store::Server,
    wording,
};

/// The menu value for no choice.
pub const NONE: &str = "none";

const MOST_CHANNELS: u8 = 25;

keyed! {
    /// The sections of the panel.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum ServerSection {
        /// Language, default game and time, threads.
        #[default]
        Games = "games",
        /// Channels and roles.
        Places = "places",
        /// The daily puzzle.
        Daily = "daily",
    }
}

impl ServerSection {
    fn label(self) -> &'static str {
        match self {
            Self::Games => "section-games",
            Self::Places => "section-places",
            Self::Daily => "section-daily",
        }
    }
}

/// The panel with the stored settings, in the user's language.
///
/// # Errors
/// `Failure` when the database fails.
pub async fn server_page(
    app: &App,
    call: &Call,
    guild: GuildId,
    section: ServerSection,
) -> Result<Panel, Failure> {
    let server = app.store.server(guild).await?;
    let locale = call.locale;
    let all = ServerSection::ALL.map(|section| (section.key(), section.label()));
    let mut parts = vec![
        Part::Text(say!(locale, "server-heading")),
        components::sections(
            locale,
            |key| ServerVerb::Section.with(key),
            &all,
            section.key(),
        )
        .into(),
        Part::Separator,
    ];
    parts.extend(match section {
        ServerSection::Games => {
            let spoken = language::of_server(app, guild).await;
            games(locale, &server, spoken)
        }
        ServerSection::Places => places(locale, &server),
        ServerSection::Daily => daily(locale, &server),
    });
    Ok(Panel(parts))
}

fn games(locale: Locale, server: &Server, spoken: Locale) -> Vec<Part> {
    let language = server.language.as_deref().and_then(Locale::from_code);
    let named = match &server.language {
        Some(_) => say!(locale, "server-language", language = spoken.name()),
        None => say!(locale, "server-language-discord", language = spoken.name()),
    };
    let as_discord = (
        say!(locale, "server-as-discord"),
        NONE.to_owned(),
        language.is_none(),
    );
    let languages = Locale::ALL.map(|one| {
        let holds = language == Some(one);
        (one.name().to_owned(), one.code().to_owned(), holds)
    });
    let game = match &server.default_ruleset {
        Some(ruleset) => say!(
            locale,
            "server-game",
            ruleset = wording::ruleset(locale, ruleset)
        ),
        None => say!(locale, "server-game-none"),
    };
    let time = server.default_time.unwrap_or(TimeControl::DEFAULT);
    let time = say!(locale, "server-time", time = wording::time(locale, time));
    let (threads, threads_turn, threads_button) = if server.threads {
        ("server-threads-on", "off", "threads-off")
    } else {
        ("server-threads-off", "on", "threads-on")
    };
    let (shrink, shrink_turn, shrink_button) = if server.shrink {
        ("server-older-shrink", "off", "older-keep")
    } else {
        ("server-older-keep", "on", "older-shrink")
    };
    let languages = [as_discord].into_iter().chain(languages);
    vec![
        Part::Text(named),
        components::choice(
            ServerVerb::Language.id(),
            say!(locale, "menu-server-language"),
            languages,
        )
        .into(),
        Part::Text(game),
        components::choice(
            ServerVerb::Ruleset.id(),
            say!(locale, "menu-server-game"),
            rulesets(locale, server),
        )
        .into(),
        Part::Text(time),
        components::choice(
            ServerVerb::Time.id(),
            say!(locale, "menu-server-time"),
            times(locale, server),
        )
        .into(),
        Part::Section(
            say!(locale, threads),
            secondary_button(
                locale,
                ServerVerb::Threads.with(threads_turn),
                threads_button,
            ),
        ),
        Part::Section(
            say!(locale, shrink),
            secondary_button(locale, ServerVerb::Shrink.with(shrink_turn), shrink_button),
        ),
    ]
}

fn channel(id: ChannelId) -> String {
    format!("<#{id}>")
}

/// A role mention; nobody is notified.
fn role(id: u64) -> String {
    format!("<@&{id}>")
}

type MenuEntry = (String, String, bool);

/// The presets of all games, and no default.
fn rulesets(locale: Locale, server: &Server) -> Vec<MenuEntry> {
    let chosen = server.default_ruleset;
    let none = (say!(locale, "game-none"), NONE.to_owned(), chosen.is_none());
    let presets = Game::ALL.iter().flat_map(|game| Ruleset::presets(*game));
    let presets = presets.map(|ruleset| {
        let name = wording::ruleset(locale, &ruleset);
        (name, ruleset.to_string(), chosen == Some(ruleset))
    });
    [none].into_iter().chain(presets).collect()
}

fn times(locale: Locale, server: &Server) -> Vec<MenuEntry> {
    let chosen = server.default_time.unwrap_or(TimeControl::DEFAULT);
    let times = challenge::times().into_iter();
    times
        .map(|time| {
            (
                wording::time(locale, time),
                time.to_string(),
                time == chosen,
            )
        })
        .collect()
}

fn places(locale: Locale, server: &Server) -> Vec<Part> {
    let rooms = |ids: &[ChannelId]| CreateSelectMenuKind::Channel {
        channel_types: Some(vec![ChannelType::Text, ChannelType::News]),
        default_channels: Some(ids.iter().map(|id| all::ChannelId::new(id.0)).collect()),
    };
    let roles = |id: Option<u64>| CreateSelectMenuKind::Role {
        default_roles: Some(id.into_iter().map(RoleId::new).collect()),
    };
    // An empty selection is allowed: it clears the setting.
    let menu = |verb: ServerVerb, label: &str, kind, most: u8| {
        let menu = CreateSelectMenu::new(verb.id().to_string(), kind)
            .placeholder(say!(locale, label))
            .min_values(0)
            .max_values(most);
        Part::Row(CreateActionRow::SelectMenu(menu))
    };
    let news: Vec<ChannelId> = server.announce_channel.into_iter().collect();
    let channels: Vec<String> = server.channels.iter().copied().map(channel).collect();
    vec![
        Part::Text(if channels.is_empty() {
            say!(locale, "server-channels-all")
        } else {
            say!(
                locale,
                "server-channels",
                channels = wording::join_list(locale, &channels)
            )
        }),
        menu(
            ServerVerb::Channels,
            "menu-channels",
            rooms(&server.channels),
            MOST_CHANNELS,
        ),
        Part::Text(match server.player_role {
            Some(id) => say!(locale, "server-players", role = role(id)),
            None => say!(locale, "server-players-all"),
        }),
        menu(
            ServerVerb::Players,
            "menu-players",
            roles(server.player_role),
            1,
        ),
        Part::Text(match server.moderator_role {
            Some(id) => say!(locale, "server-moderators", role = role(id)),
            None => say!(locale, "server-moderators-none"),
        }),
        menu(
            ServerVerb::Moderators,
            "menu-moderators",
            roles(server.moderator_role),
            1,
        ),
        Part::Text(match server.announce_channel {
            Some(id) => say!(locale, "server-news", channel = channel(id)),
            None => say!(locale, "server-news-none"),
        }),
        menu(ServerVerb::News, "menu-news", rooms(&news), 1),
    ]
}

fn o_clock(hour: u8) -> String {
    format!("{hour:02}:00")
}

/// The hour at which the daily puzzle is posted.
fn daily(locale: Locale, server: &Server) -> Vec<Part> {
    let chosen = server.daily_hour;
    let off = (say!(locale, "daily-off"), NONE.to_owned(), chosen.is_none());
    let hours = (0..24).map(|hour| (o_clock(hour), hour.to_string(), chosen == Some(hour)));
    vec![
        Part::Text(match chosen {
            Some(hour) => say!(locale, "server-daily", hour = o_clock(hour)),
            None => say!(locale, "server-daily-off"),
        }),
        components::choice(
            ServerVerb::Daily.id(),
            say!(locale, "menu-daily"),
            [off].into_iter().chain(hours),
        )
        .into(),
    ]
}
