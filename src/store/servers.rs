//! What a server has chosen for its games. It only keeps it.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::cells::{role, truth};
use super::{Store, StoreError, doing};
use crate::play::{ChannelId, GuildId, TimeControl};
use crate::rules::Ruleset;

/// What a server has chosen; the usual is whatever Discord itself would allow.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Server {
    /// Whether every game gets a thread of its own.
    pub threads: bool,
    /// The language of what everybody reads, by its code; none: as Discord says.
    pub language: Option<String>,
    /// The channels in which games may be played, their threads included; none: everywhere.
    pub channels: Vec<ChannelId>,
    /// What a challenge is about that names no game.
    pub default_ruleset: Option<Ruleset>,
    /// The time control of a challenge that names none.
    pub default_time: Option<TimeControl>,
    /// The role that players must have.
    pub player_role: Option<u64>,
    /// The role that moderates beside those who manage the server.
    pub moderator_role: Option<u64>,
    /// Where seasons and news are told.
    pub announce_channel: Option<ChannelId>,
}

pub(super) const SERVER: &str = "\
    SELECT threads, language, channels, default_ruleset, default_time, player_role, moderator_role, announce_channel \
    FROM servers WHERE guild = $1";

pub(super) const SET: &str = "\
    INSERT INTO servers (guild, threads, language, channels, default_ruleset, default_time, player_role, moderator_role, \
    announce_channel) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (guild) DO UPDATE SET \
    threads = excluded.threads, language = excluded.language, channels = excluded.channels, \
    default_ruleset = excluded.default_ruleset, default_time = excluded.default_time, \
    player_role = excluded.player_role, moderator_role = excluded.moderator_role, \
    announce_channel = excluded.announce_channel";

impl Store {
    /// What a server has chosen; the usual where nothing was chosen.
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
            .map_err(doing("reading a server's settings"))
    }

    /// Keeps what a server has chosen.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn set_server(&self, guild: GuildId, chosen: &Server) -> Result<(), StoreError> {
        let channels: Vec<String> = chosen.channels.iter().map(ChannelId::to_string).collect();
        let role = |id: Option<u64>| id.map(u64::cast_signed);
        let keep = sqlx::query(SET)
            .bind(guild)
            .bind(i64::from(chosen.threads))
            .bind(chosen.language.clone())
            .bind((!channels.is_empty()).then(|| channels.join(" ")))
            .bind(chosen.default_ruleset.map(|ruleset| ruleset.to_string()))
            .bind(chosen.default_time.map(|time| time.to_string()))
            .bind(role(chosen.player_role))
            .bind(role(chosen.moderator_role))
            .bind(chosen.announce_channel);
        self.write(keep)
            .await
            .map(drop)
            .map_err(doing("keeping a server's settings"))
    }
}

fn server(row: &AnyRow) -> Result<Server, sqlx::Error> {
    let text = |column| row.try_get::<Option<String>, _>(column);
    let channels = text("channels")?.unwrap_or_default();
    Ok(Server {
        threads: truth(row, "threads")?,
        language: text("language")?,
        channels: channels
            .split_whitespace()
            .filter_map(|id| id.parse().ok())
            .collect(),
        // What only a newer version knows is the usual here.
        default_ruleset: text("default_ruleset")?.and_then(|ruleset| ruleset.parse().ok()),
        default_time: text("default_time")?.and_then(|time| time.parse().ok()),
        player_role: role(row, "player_role")?,
        moderator_role: role(row, "moderator_role")?,
        announce_channel: row.try_get("announce_channel")?,
    })
}
