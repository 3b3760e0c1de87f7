//! Lists tournaments, their matches, and the tournament of a match, from the summary rows. Read-only.

use std::collections::{BTreeMap, HashMap};

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{column, columns, number};
use super::database::{Store, StoreError};
use super::summary::{Summary, listing};
use super::tournaments::MEDALS;
use crate::play::{ChannelId, GuildId, MatchId, MessageId, PlayerId, Timestamp, TournamentId};

/// A tournament as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentSummary {
    /// Its number.
    pub id: TournamentId,
    /// Its title, as stored.
    pub title: String,
    /// The key of its phase.
    pub phase: String,
    /// The server.
    pub guild: GuildId,
    /// The channel of its post and its games.
    pub channel: ChannelId,
    /// The standing post, once it is posted.
    pub message: Option<MessageId>,
    /// How many players take part or took part.
    pub players: u32,
}

pub(super) const ROUND_OF: &str = "\
    SELECT t.title, g.round FROM tournament_games g JOIN tournaments t ON t.id = g.tournament WHERE g.match_id = $1";

pub(super) const HAS_UNPOSTED_BOARDS: &str = "\
    SELECT 1 FROM tournament_games g JOIN jobs j ON j.match_id = g.match_id \
    WHERE g.tournament = $1 AND j.kind = 'announce' LIMIT 1";

pub(super) const GAMES: &str = listing!(
    "FROM tournament_games g JOIN matches m ON m.id = g.match_id",
    "WHERE g.tournament = $1 ORDER BY g.match_id"
);

// The tournaments of a server, and those of other servers in which it takes part, with their posts on this server.
pub(super) const TOURNAMENTS_IN: &str = "\
    SELECT t.id, t.title, t.phase, t.guild, COALESCE(g.channel, t.channel) AS channel, \
    CASE WHEN g.guild IS NULL THEN t.message ELSE g.message END AS message, \
    (SELECT COUNT(*) FROM tournament_players p WHERE p.tournament = t.id) AS players \
    FROM tournaments t LEFT JOIN tournament_guests g ON g.tournament = t.id AND g.guild = $1 \
    WHERE t.id IN (SELECT id FROM tournaments WHERE guild = $1 UNION ALL \
    SELECT tournament FROM tournament_guests WHERE guild = $1 AND admitted = 1) ORDER BY t.id DESC LIMIT $2 OFFSET $3";

pub(super) const TOURNAMENT: &str = "\
    SELECT t.id, t.title, t.phase, t.guild, t.channel, t.message, \
    (SELECT COUNT(*) FROM tournament_players p WHERE p.tournament = t.id) AS players FROM tournaments t WHERE t.id = $1";

pub(super) const TOURNAMENTS_OF: &str = "\
    SELECT t.id FROM tournament_players p JOIN tournaments t ON t.id = p.tournament \
    WHERE p.player = $1 AND p.state = 'playing' AND t.phase IN ('open', 'playing', 'paused') ORDER BY t.id";

// `id > 0` holds for every row. It makes the database's query plan name the primary key.
pub(super) const ALL_TOURNAMENTS: &str = "SELECT id FROM tournaments WHERE id > 0 ORDER BY id";

pub(super) const OF_SERVER: &str = "SELECT id FROM tournaments WHERE guild = $1 ORDER BY id";

pub(super) const MEDALS_OF: &str = "\
    SELECT state, COUNT(*) AS n FROM tournament_players \
    WHERE player = $1 AND state IN ('first', 'second', 'third') GROUP BY state";

impl Store {
    /// The tournaments of a server and those of others in which it takes part, the newest first; `after` are skipped.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn tournaments_in(
        &self,
        guild: GuildId,
        limit: u32,
        after: u32,
    ) -> Result<Vec<TournamentSummary>, StoreError> {
        let query = sqlx::query(TOURNAMENTS_IN)
            .bind(guild)
            .bind(i64::from(limit))
            .bind(i64::from(after));
        self.read_all("listing tournaments", query, summary_from_row)
            .await
    }

    /// The summary of a tournament.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn tournament_summary(
        &self,
        id: TournamentId,
    ) -> Result<Option<TournamentSummary>, StoreError> {
        let query = sqlx::query(TOURNAMENT).bind(id);
        self.read_first("reading a tournament's summary", query, summary_from_row)
            .await
    }

    /// The tournaments that a player takes part in and that are not over.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn tournaments_of(&self, player: PlayerId) -> Result<Vec<TournamentId>, StoreError> {
        let query = sqlx::query(TOURNAMENTS_OF).bind(player);
        self.read_all("listing a player's tournaments", query, column("id"))
            .await
    }

    /// The tournaments that play and were changed after that moment.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn tournaments_updated_after(
        &self,
        moment: Timestamp,
    ) -> Result<Vec<TournamentId>, StoreError> {
        // Used only after the machine's clock was set back, so it may scan the whole table.
        const UPDATED: &str = "SELECT id FROM tournaments WHERE updated > $1 AND phase IN ('playing', 'paused') ORDER BY id";
        let query = sqlx::query(UPDATED).bind(moment);
        self.read_all(
            "looking for tournaments from the future",
            query,
            column("id"),
        )
        .await
    }

    /// The numbers of all tournaments, or of a server's own ones, in order.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn tournament_numbers(
        &self,
        guild: Option<GuildId>,
    ) -> Result<Vec<TournamentId>, StoreError> {
        let query = match guild {
            Some(guild) => sqlx::query(OF_SERVER).bind(guild),
            None => sqlx::query(ALL_TOURNAMENTS),
        };
        self.read_all("listing the numbers of tournaments", query, column("id"))
            .await
    }

    /// How often a player came first, second and third.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn medals(&self, player: PlayerId) -> Result<[u32; 3], StoreError> {
        let query = sqlx::query(MEDALS_OF).bind(player);
        let read = |row: &AnyRow| Ok((row.try_get("state")?, number(row, "n")?));
        let won: HashMap<String, u32> = self.read_all("counting medals", query, read).await?;
        Ok(MEDALS.map(|medal| won.get(medal).copied().unwrap_or_default()))
    }

    /// The matches of a tournament.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn tournament_games(
        &self,
        id: TournamentId,
    ) -> Result<BTreeMap<MatchId, Summary>, StoreError> {
        let query = sqlx::query(GAMES).bind(id);
        let games = self.list("listing a tournament's games", query).await?;
        Ok(games.into_iter().map(|game| (game.id, game)).collect())
    }

    /// Whether a board of the tournament's matches is still to be posted.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn has_unposted_boards(&self, id: TournamentId) -> Result<bool, StoreError> {
        let query = sqlx::query(HAS_UNPOSTED_BOARDS).bind(id);
        self.finds("looking for a tournament's boards", query).await
    }

    /// The title of the tournament that a match belongs to, as stored, and the match's round there; a ladder has no rounds.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn round_of(
        &self,
        game: MatchId,
    ) -> Result<Option<(String, Option<i64>)>, StoreError> {
        let query = sqlx::query(ROUND_OF).bind(game);
        self.read_first("looking for a match's tournament", query, columns)
            .await
    }
}

fn summary_from_row(row: &AnyRow) -> sqlx::Result<TournamentSummary> {
    Ok(TournamentSummary {
        id: row.try_get("id")?,
        title: row.try_get("title")?,
        phase: row.try_get("phase")?,
        guild: row.try_get("guild")?,
        channel: row.try_get("channel")?,
        message: row.try_get("message")?,
        players: number(row, "players")?,
    })
}
