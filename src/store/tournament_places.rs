//! Where a tournament's posts are: in a channel of its own server, and in one of each other server that takes part. Also
//! deletes a tournament.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::{column, columns};
use super::database::{
    Store, StoreError, Transaction, commit_transaction, is_lost_race, is_orphan, run, sql_error,
};
use super::subjects::Subject;
use crate::play::{ChannelId, GuildId, MessageId, TournamentId};
use crate::tournaments::{Tournament, TournamentEvent};

/// How often a deletion is tried again because the same tournament changed meanwhile.
const ERASE_RETRIES: u32 = 5;

/// A channel with the post of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentPlace {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// The post, once it is posted.
    pub message: Option<MessageId>,
}

pub(super) const PLACES: &str = "\
    SELECT 0 AS at, guild, channel, message FROM tournaments WHERE id = $1 UNION ALL \
    SELECT 1 AS at, guild, channel, message FROM tournament_guests WHERE tournament = $1 AND admitted = 1 ORDER BY 1, 2";

pub(super) const SET_TABLE: &str =
    "UPDATE tournaments SET message = $3 WHERE id = $1 AND guild = $2";

pub(super) const SET_GUEST_TABLE: &str =
    "UPDATE tournament_guests SET message = $3 WHERE tournament = $1 AND guild = $2";

pub(super) const GUESTS: &str = "SELECT guild FROM tournament_guests WHERE tournament = $1";

pub(super) const GUEST_NAMES: &str =
    "SELECT guild, name FROM tournament_guests WHERE tournament = $1";

pub(super) const SET_GUEST_NAME: &str =
    "UPDATE tournament_guests SET name = $3 WHERE tournament = $1 AND guild = $2";

pub(super) const UPSERT_GUEST: &str = "\
    INSERT INTO tournament_guests (tournament, guild, channel, admitted) VALUES ($1, $2, $3, $4) \
    ON CONFLICT (tournament, guild) DO UPDATE SET channel = excluded.channel, admitted = excluded.admitted";

pub(super) const DELETE_GUEST: &str =
    "DELETE FROM tournament_guests WHERE tournament = $1 AND guild = $2";

pub(super) const TOURNAMENTS_VISITED: &str =
    "SELECT tournament FROM tournament_guests WHERE guild = $1 ORDER BY tournament";

// What refers to a tournament is deleted before its own row. This statement comes first, because it finds the jobs
// through the rows of the players.
pub(super) const ERASE_ENTRANTS_JOBS: &str = "\
    DELETE FROM jobs WHERE subject IN \
    (SELECT 'entrant/' || tournament || '/' || player FROM tournament_players WHERE tournament = $1)";

pub(super) const ERASE_GAMES: &str = "DELETE FROM tournament_games WHERE tournament = $1";

pub(super) const ERASE_GUESTS: &str = "DELETE FROM tournament_guests WHERE tournament = $1";

pub(super) const ERASE_PLAYERS: &str = "DELETE FROM tournament_players WHERE tournament = $1";

pub(super) const ERASE_EVENTS: &str = "DELETE FROM tournament_events WHERE tournament = $1";

pub(super) const ERASE: &str = "DELETE FROM tournaments WHERE id = $1";

pub(super) const ERASE_JOBS: &str = "DELETE FROM jobs WHERE subject = $1";

impl Store {
    /// Deletes a tournament with its events, tables, medals and all that waits to be done for it, also while it runs. Its
    /// matches stay as ordinary ones.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was deleted then.
    pub async fn erase_tournament(&self, id: TournamentId) -> Result<(), StoreError> {
        let mut retries = ERASE_RETRIES;
        loop {
            match self.try_erase(id).await {
                // On PostgreSQL another process has written an event of it meanwhile.
                Err(error) if retries > 0 && (is_lost_race(&error) || is_orphan(&error)) => {
                    retries -= 1;
                }
                erased => return erased.map_err(sql_error("erasing a tournament")),
            }
        }
    }

    async fn try_erase(&self, id: TournamentId) -> sqlx::Result<()> {
        let mut tx = self.begin().await?;
        for sql in [
            ERASE_ENTRANTS_JOBS,
            ERASE_GAMES,
            ERASE_GUESTS,
            ERASE_PLAYERS,
            ERASE_EVENTS,
            ERASE,
        ] {
            run(&mut tx, sqlx::query(sql).bind(id)).await?;
        }
        let subject = Subject::Tournament(id).to_string();
        run(&mut tx, sqlx::query(ERASE_JOBS).bind(subject)).await?;
        commit_transaction(tx).await
    }

    /// Deletes all tournaments of a server that wants to be forgotten, also those that run. Returns how many these were.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; each tournament is deleted as a whole or not at all.
    pub async fn erase_tournaments_of(&self, guild: GuildId) -> Result<u32, StoreError> {
        let mut erased = 0;
        for id in self.tournament_numbers(Some(guild)).await? {
            self.erase_tournament(id).await?;
            erased += 1;
        }
        Ok(erased)
    }

    /// Where the posts of a tournament are, its own server first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn tournament_places(
        &self,
        id: TournamentId,
    ) -> Result<Vec<TournamentPlace>, StoreError> {
        let query = sqlx::query(PLACES).bind(id);
        self.read_all("reading where a tournament is posted", query, place)
            .await
    }

    /// Records the standing post of a tournament on a server; `None` if it is gone.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn keep_table(
        &self,
        id: TournamentId,
        guild: GuildId,
        message: Option<MessageId>,
    ) -> Result<(), StoreError> {
        for set in [SET_TABLE, SET_GUEST_TABLE] {
            let set = sqlx::query(set).bind(id).bind(guild).bind(message);
            self.run("recording a tournament's post", set).await?;
        }
        Ok(())
    }

    /// The other servers of a tournament with their names: `None` until Discord was asked, and empty if it told none.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn guest_names(
        &self,
        id: TournamentId,
    ) -> Result<BTreeMap<GuildId, Option<String>>, StoreError> {
        let query = sqlx::query(GUEST_NAMES).bind(id);
        self.read_all("reading the names of servers", query, columns)
            .await
    }

    /// Records the name of another server of a tournament, if it is still one.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn keep_guest_name(
        &self,
        id: TournamentId,
        guild: GuildId,
        name: &str,
    ) -> Result<(), StoreError> {
        let set = sqlx::query(SET_GUEST_NAME).bind(id).bind(guild);
        self.run("recording a server's name", set.bind(name)).await
    }

    /// The tournaments of other servers in which a server takes part or has asked to.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn tournaments_visited_by(
        &self,
        guild: GuildId,
    ) -> Result<Vec<TournamentId>, StoreError> {
        let query = sqlx::query(TOURNAMENTS_VISITED).bind(guild);
        self.read_all(
            "listing tournaments of other servers",
            query,
            column("tournament"),
        )
        .await
    }
}

/// Brings the rows of other servers up to date, if any other server was ever asked.
pub(super) async fn keep_guests(
    tx: &mut Transaction,
    id: TournamentId,
    tournament: &Tournament,
) -> sqlx::Result<()> {
    let asked = |event: &TournamentEvent| matches!(event, TournamentEvent::ServerAsked { .. });
    let mut events = tournament.events().iter();
    if events.any(|stamped| asked(&stamped.event)) {
        replace_guests(tx, id, tournament).await?;
    }
    Ok(())
}

/// Brings the rows of other servers up to date, also if they are wrong. Servers that still take part keep their posts and
/// names.
pub(super) async fn replace_guests(
    tx: &mut Transaction,
    id: TournamentId,
    tournament: &Tournament,
) -> sqlx::Result<()> {
    let known = sqlx::query_scalar(GUESTS).bind(id).fetch_all(&mut **tx);
    let mut gone: BTreeSet<GuildId> = known.await?.into_iter().collect();
    for guest in tournament.guests() {
        gone.remove(&guest.guild);
        let keep = sqlx::query(UPSERT_GUEST)
            .bind(id)
            .bind(guest.guild)
            .bind(guest.channel)
            .bind(i64::from(guest.admitted));
        run(tx, keep).await?;
    }
    for guild in gone {
        run(tx, sqlx::query(DELETE_GUEST).bind(id).bind(guild)).await?;
    }
    Ok(())
}

fn place(row: &AnyRow) -> sqlx::Result<TournamentPlace> {
    Ok(TournamentPlace {
        guild: row.try_get("guild")?,
        channel: row.try_get("channel")?,
        message: row.try_get("message")?,
    })
}
