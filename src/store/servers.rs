//! Settings of servers: threads, language, allowed channels, defaults, roles. It stores them and does not apply them.

use super::database::{Store, StoreError};
use super::settings::{nullable, settings};
use crate::play::{ChannelId, GuildId, TimeControl};
use crate::rules::Ruleset;

settings! {
    "servers", "guild": GuildId;

    /// The settings of a server; the defaults restrict nothing beyond Discord's own permissions.
    pub struct Server;

    /// A change of one setting. Only its own column is written, so that two moderators do not undo each other.
    pub enum ServerSetting;

    /// Whether every game gets its own thread.
    Threads(threads: bool) = ["threads"],
    /// The language code of public messages; `None` follows Discord's setting of the server.
    Language(language: Option<String>) = ["language"],
    /// The channels in which games may be played, including their threads; empty allows all.
    Channels(channels: Vec<ChannelId>) = ["channels"],
    /// The ruleset of a challenge that names no game.
    DefaultRuleset(default_ruleset: Option<Ruleset>) = ["default_ruleset"],
    /// The time control of a challenge that names none.
    DefaultTime(default_time: Option<TimeControl>) = ["default_time"],
    /// The role that players must have.
    PlayerRole(player_role: Option<u64>) = ["player_role"],
    /// The role that may moderate, besides members who manage the server.
    ModeratorRole(moderator_role: Option<u64>) = ["moderator_role"],
    /// The role that may create tournaments, besides moderators.
    TournamentRole(tournament_role: Option<u64>) = ["tournament_role"],
    /// The channel for season results and news.
    AnnounceChannel(announce_channel: Option<ChannelId>) = ["announce_channel"],
    /// Whether a board shrinks to its text once the next one is posted.
    Shrink(shrink: bool) = ["shrink"],
    /// The hour of the day (UTC) at which the daily puzzle is posted there; `None` if it is not.
    DailyHour(daily_hour: Option<u8>) = ["daily_hour"],
}

nullable! {
    Option<Ruleset> as String: |ruleset| Some(ruleset.as_ref()?.to_string()), |text| text?.parse().ok();
    Option<TimeControl> as String: |time| Some(time.as_ref()?.to_string()), |text| text?.parse().ok();
    Option<ChannelId> as ChannelId: |channel| *channel, |channel| channel;
    // A role.
    Option<u64> as i64: |id| id.map(u64::cast_signed), |id| id.map(i64::cast_unsigned);
    // An hour.
    Option<u8> as i64: |hour| hour.map(i64::from), |hour| hour?.try_into().ok();
    Vec<ChannelId> as String:
        |channels| {
            let channels: Vec<String> = channels.iter().map(ChannelId::to_string).collect();
            (!channels.is_empty()).then(|| channels.join(" "))
        },
        |ids| ids.unwrap_or_default().split_whitespace().filter_map(|id| id.parse().ok()).collect();
}

pub(super) const SERVER: &str = Server::SELECT;

impl Store {
    /// A server's settings, with defaults where nothing was chosen.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn server(&self, guild: GuildId) -> Result<Server, StoreError> {
        let query = sqlx::query(SERVER).bind(guild);
        let chosen = self.read_first("reading a server's settings", query, Server::read);
        chosen.await.map(Option::unwrap_or_default)
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
        self.run("keeping a server's settings", setting.statement(guild))
            .await
    }
}
