//! Settings of servers: threads, language, allowed channels, defaults, roles. It stores them and does not apply them.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{boolean, role};
use super::database::{Statement, Store, StoreError, sql_error};
use crate::play::{ChannelId, GuildId, TimeControl};
use crate::rules::Ruleset;

/// The settings of a server; the defaults restrict nothing beyond Discord's own permissions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Server {
    /// Whether every game gets its own thread.
    pub threads: bool,
    /// The language code of public messages; `None` follows Discord's setting of the server.
    pub language: Option<String>,
    /// The channels in which games may be played, including their threads; empty allows all.
    pub channels: Vec<ChannelId>,
    /// The ruleset of a challenge that names no game.
    pub default_ruleset: Option<Ruleset>,
    /// The time control of a challenge that names none.
    pub default_time: Option<TimeControl>,
    /// The role that players must have.
    pub player_role: Option<u64>,
    /// The role that may moderate, besides members who manage the server.
    pub moderator_role: Option<u64>,
    /// The role that may create tournaments, besides moderators.
    pub tournament_role: Option<u64>,
    /// The channel for season results and news.
    pub announce_channel: Option<ChannelId>,
    /// Whether a board shrinks to its text once the next one is posted.
    pub shrink: bool,
    /// The hour of the day (UTC) at which the daily puzzle is posted there; `None` if it is not.
    pub daily_hour: Option<u8>,
}

pub(super) const SERVER: &str = "\
    SELECT threads, language, channels, default_ruleset, default_time, player_role, moderator_role, tournament_role, \
    announce_channel, shrink, daily_hour \
    FROM servers WHERE guild = $1";

/// A change of one setting. Only its own column is written, so that two moderators do not undo each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerSetting {
    /// Whether every game gets its own thread.
    Threads(bool),
    /// The language of public messages.
    Language(Option<String>),
    /// The channels in which games may be played; empty allows all.
    Channels(Vec<ChannelId>),
    /// The ruleset of a challenge that names no game.
    DefaultRuleset(Option<Ruleset>),
    /// The time control of a challenge that names none.
    DefaultTime(TimeControl),
    /// The role that players must have.
    PlayerRole(Option<u64>),
    /// The role that may moderate.
    ModeratorRole(Option<u64>),
    /// The role that may create tournaments.
    TournamentRole(Option<u64>),
    /// The channel for season results and news.
    AnnounceChannel(Option<ChannelId>),
    /// Whether a board shrinks to its text once the next one is posted.
    Shrink(bool),
    /// The hour of the day (UTC) at which the daily puzzle is posted.
    DailyHour(Option<u8>),
}

impl ServerSetting {
    fn statement(&self, guild: GuildId) -> Statement {
        macro_rules! set {
            ($column:literal, $value:expr) => {
                sqlx::query(concat!(
                    "INSERT INTO servers (guild, ",
                    $column,
                    ") VALUES ($1, $2) ON CONFLICT (guild) DO UPDATE SET ",
                    $column,
                    " = excluded.",
                    $column
                ))
                .bind(guild)
                .bind($value)
            };
        }
        let role = |role: &Option<u64>| role.map(u64::cast_signed);
        match self {
            Self::Threads(threads) => set!("threads", i64::from(*threads)),
            Self::Language(language) => set!("language", language.clone()),
            Self::Channels(channels) => {
                let channels: Vec<String> = channels.iter().map(ChannelId::to_string).collect();
                set!(
                    "channels",
                    (!channels.is_empty()).then(|| channels.join(" "))
                )
            }
            Self::DefaultRuleset(ruleset) => {
                set!(
                    "default_ruleset",
                    ruleset.map(|ruleset| ruleset.to_string())
                )
            }
            Self::DefaultTime(time) => set!("default_time", time.to_string()),
            Self::PlayerRole(id) => set!("player_role", role(id)),
            Self::ModeratorRole(id) => set!("moderator_role", role(id)),
            Self::TournamentRole(id) => set!("tournament_role", role(id)),
            Self::AnnounceChannel(channel) => set!("announce_channel", *channel),
            Self::Shrink(shrink) => set!("shrink", i64::from(*shrink)),
            Self::DailyHour(hour) => set!("daily_hour", hour.map(i64::from)),
        }
    }
}

impl Store {
    /// A server's settings, with defaults where nothing was chosen.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn server(&self, guild: GuildId) -> Result<Server, StoreError> {
        let row = sqlx::query(SERVER)
            .bind(guild)
            .fetch_optional(&self.read)
            .await;
        row.and_then(|row| row.as_ref().map(server).transpose())
            .map(Option::unwrap_or_default)
            .map_err(sql_error("reading a server's settings"))
    }

    /// Changes one setting of a server; the others stay as they are.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn set_server(
        &self,
        guild: GuildId,
        setting: &ServerSetting,
    ) -> Result<(), StoreError> {
        self.write(setting.statement(guild))
            .await
            .map(drop)
            .map_err(sql_error("keeping a server's settings"))
    }
}

fn server(row: &AnyRow) -> Result<Server, sqlx::Error> {
    let text = |column| row.try_get::<Option<String>, _>(column);
    let channels = text("channels")?.unwrap_or_default();
    Ok(Server {
        threads: boolean(row, "threads")?,
        language: text("language")?,
        channels: channels
            .split_whitespace()
            .filter_map(|id| id.parse().ok())
            .collect(),
        // A value of a newer version falls back to the default.
        default_ruleset: text("default_ruleset")?.and_then(|ruleset| ruleset.parse().ok()),
        default_time: text("default_time")?.and_then(|time| time.parse().ok()),
        player_role: role(row, "player_role")?,
        moderator_role: role(row, "moderator_role")?,
        tournament_role: role(row, "tournament_role")?,
        announce_channel: row.try_get("announce_channel")?,
        shrink: boolean(row, "shrink")?,
        daily_hour: row
            .try_get::<Option<i64>, _>("daily_hour")?
            .and_then(|hour| hour.try_into().ok()),
    })
}
