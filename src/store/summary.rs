//! The summary of a match, as lists show it, read from a row.

use std::time::Duration;

use sqlx::{Row as _, any::AnyRow};

use super::columns::number;
use super::database::{Statement, Store, StoreError};

use crate::{
    play::{
        ChannelId, GuildId, MatchId, Phase, PlayerId, Seq, Timestamp, Venue, clock::PlayerTurn,
    },
    rules::Ruleset,
};

/// A match as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its number.
    pub id: MatchId,
    /// The game and its rules.
    pub ruleset: Ruleset,
    /// Open, playing, over or void.
    pub phase: Phase,
    /// The newest event.
    pub seq: Seq,
    /// The number of moves by both sides together.
    pub plies: u32,
    /// The server; `None` in a direct message.
    pub guild: Option<GuildId>,
    /// The channel of the challenge.
    pub channel: ChannelId,
    /// The player who made the challenge.
    pub challenger: PlayerId,
    /// The challenger's last known name.
    pub challenger_name: Option<String>,
    /// The player who was challenged; `None` while the challenge is open to everybody.
    pub opponent: Option<PlayerId>,
    /// The opponent's last known name.
    pub opponent_name: Option<String>,
    /// The opponent's level, if it is a computer player.
    pub level: Option<u8>,
    /// The player with the first move, once decided.
    pub first: Option<PlayerId>,
    /// The player that the match waits for.
    pub awaits: Option<PlayerId>,
    /// When the challenge expires or the side to move loses on time.
    pub deadline: Option<Timestamp>,
    /// When the current turn began; `None` unless a side is to move.
    pub turn_since: Option<Timestamp>,
    /// The vacation that was given back in the current turn.
    pub given_back: Duration,
    /// Where the match is posted, if not in its channel.
    pub venue: Option<Venue>,
    /// The winner.
    pub winner: Option<PlayerId>,
    /// The key of the reason for the ending.
    pub ended_by: Option<String>,
    /// When the challenge was made.
    pub opened: Timestamp,
    /// The time of the newest event.
    pub updated: Timestamp,
}

impl Summary {
    /// The current turn; `None` unless a side is to move.
    #[must_use]
    pub fn turn(&self) -> Option<PlayerTurn> {
        Some(PlayerTurn {
            player: self.awaits?,
            since: self.turn_since?,
            deadline: self.deadline,
            given_back: self.given_back,
        })
    }
}

/// A statement that reads summaries: what lists the matches `m`, and the conditions and the order.
macro_rules! listing {
    ($from:literal, $rest:literal) => {
        concat!(
            "SELECT m.id, m.ruleset, m.phase, m.seq, m.plies, m.guild, m.channel, m.challenger, m.opponent, m.level, m.first, ",
            "m.awaits, m.deadline, m.turn_since, m.given_back, m.home, m.winner, m.ended_by, m.opened, m.updated, ",
            "c.name AS challenger_name, o.name AS opponent_name ",
            $from,
            " LEFT JOIN players c ON c.id = m.challenger LEFT JOIN players o ON o.id = m.opponent ",
            $rest
        )
    };
}

pub(super) use listing;

impl Store {
    /// Reads the matches of a list. An unreadable one is logged and left out, so that the others still show.
    pub(super) async fn list(
        &self,
        doing: &'static str,
        query: Statement,
    ) -> Result<Vec<Summary>, StoreError> {
        let read = |row: &AnyRow| {
            Ok(summary(row).unwrap_or_else(|error| {
                tracing::error!(%error, "a summary that cannot be read is left out of a list");
                None
            }))
        };
        self.read_some(doing, query, read).await
    }
}

pub(super) fn read_venue(row: &AnyRow) -> sqlx::Result<Option<Venue>> {
    let home = row.try_get::<Option<String>, _>("home")?;
    let home = home.map(|home| match home.as_str() {
        "direct" => Ok(Venue::Direct),
        thread => thread.parse().map(Venue::Thread),
    });
    home.transpose()
        .map_err(|error| sqlx::Error::Decode(error.into()))
}

/// The level in a row; `None` for a person.
pub(super) fn level(row: &AnyRow) -> sqlx::Result<Option<u8>> {
    let level: Option<i64> = row.try_get("level")?;
    Ok(level.and_then(|level| level.try_into().ok()))
}

pub(super) fn summary(row: &AnyRow) -> sqlx::Result<Option<Summary>> {
    let id = row.try_get("id")?;
    let (ruleset, phase): (String, String) = (row.try_get("ruleset")?, row.try_get("phase")?);
    let (Ok(known), Some(phase)) = (ruleset.parse::<Ruleset>(), Phase::from_key(&phase)) else {
        tracing::error!(%id, ruleset, phase, "a summary that cannot be read is left out of a list");
        return Ok(None);
    };
    Ok(Some(Summary {
        id,
        ruleset: known,
        phase,
        seq: number(row, "seq")?,
        plies: number(row, "plies")?,
        guild: row.try_get("guild")?,
        channel: row.try_get("channel")?,
        challenger: row.try_get("challenger")?,
        challenger_name: row.try_get("challenger_name")?,
        opponent: row.try_get("opponent")?,
        opponent_name: row.try_get("opponent_name")?,
        level: level(row)?,
        first: row.try_get("first")?,
        awaits: row.try_get("awaits")?,
        deadline: row.try_get("deadline")?,
        turn_since: row.try_get("turn_since")?,
        given_back: Duration::from_millis(row.try_get::<i64, _>("given_back")?.unsigned_abs()),
        venue: read_venue(row)?,
        winner: row.try_get("winner")?,
        ended_by: row.try_get("ended_by")?,
        opened: row.try_get("opened")?,
        updated: row.try_get("updated")?,
    }))
}
