//! What moderators did to games, who, when and why. It is written with the event itself, and never changed.

use sqlx::any::AnyRow;
use sqlx::{Any, Row as _, Transaction};

use super::cells::number;
use super::database::{Store, StoreError, doing};
use super::summary::{Summary, listing, summaries};
use crate::play::{Event, GuildId, Match, MatchId, PlayerId, Seq, Stamped, Timestamp};
use crate::rules::Side;

/// What a moderator can do to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Strike the result of a match out that was over.
    Void,
    /// Call off a match that was not over.
    Abort,
    /// Give a side the win.
    Win(Side),
    /// End it without a winner.
    Draw,
}

impl Act {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Void,
        Self::Abort,
        Self::Win(Side::First),
        Self::Win(Side::Second),
        Self::Draw,
    ];

    /// The word for it in the database and in language files.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Void => "void",
            Self::Abort => "abort",
            Self::Win(side) => side.key(),
            Self::Draw => "draw",
        }
    }

    /// What the newest event of a match is, and its reason, if a moderator did it.
    fn of(game: &Match, event: &Event) -> Option<(Self, String)> {
        match event {
            Event::Voided { reason } if game.struck_out() => Some((Self::Void, reason.clone())),
            Event::Voided { reason } => Some((Self::Abort, reason.clone())),
            Event::Adjudicated { winner, reason } => {
                Some((winner.map_or(Self::Draw, Self::Win), reason.clone()))
            }
            _ => None,
        }
    }
}

/// One line of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The match.
    pub game: MatchId,
    /// The event in it.
    pub seq: Seq,
    /// When.
    pub at: Timestamp,
    /// Who.
    pub moderator: PlayerId,
    /// What; none if it is nothing that this version knows.
    pub act: Option<Act>,
    /// Why, in the moderator's words.
    pub reason: String,
}

pub(super) const NOTE: &str = "\
    INSERT INTO audit (match_id, seq, guild, at, moderator, act, reason) VALUES ($1, $2, $3, $4, $5, $6, $7)";

pub(super) const LOG: &str = "\
    SELECT match_id, seq, at, moderator, act, reason FROM audit WHERE guild = $1 ORDER BY at DESC, match_id DESC LIMIT $2";

pub(super) const LOG_OF: &str = "\
    SELECT match_id, seq, at, moderator, act, reason FROM audit WHERE match_id = $1 ORDER BY seq DESC";

pub(super) const OVER_IN: &str = listing!(
    "FROM (SELECT id FROM matches WHERE guild = $1 AND phase = 'over' ORDER BY id DESC LIMIT $2) AS here \
     JOIN matches m ON m.id = here.id \
     LEFT JOIN players c ON c.id = m.challenger LEFT JOIN players o ON o.id = m.opponent \
     ORDER BY m.id DESC"
);

/// Writes down what a moderator did with the newest event, if it was one.
pub(super) async fn note(
    tx: &mut Transaction<'static, Any>,
    id: MatchId,
    game: &Match,
    stamped: &Stamped<Event>,
) -> Result<(), sqlx::Error> {
    let (Some((act, reason)), Some(moderator)) =
        (Act::of(game, &stamped.event), stamped.by.person())
    else {
        return Ok(());
    };
    sqlx::query(NOTE)
        .bind(id)
        .bind(i64::from(stamped.seq))
        .bind(game.terms().guild)
        .bind(stamped.at)
        .bind(moderator)
        .bind(act.key())
        .bind(reason)
        .execute(&mut **tx)
        .await
        .map(drop)
}

impl Store {
    /// What was done on a server, the newest first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn audit(&self, guild: GuildId, limit: u32) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query(LOG)
            .bind(guild)
            .bind(i64::from(limit))
            .fetch_all(&self.read)
            .await;
        rows.and_then(|rows| rows.iter().map(entry).collect())
            .map_err(doing("reading what moderators did"))
    }

    /// What was done to a match, the newest first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn audit_of(&self, game: MatchId) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query(LOG_OF).bind(game).fetch_all(&self.read).await;
        rows.and_then(|rows| rows.iter().map(entry).collect())
            .map_err(doing("reading what moderators did"))
    }

    /// The matches of a server which were played to their end, the newest first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn finished_in(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(OVER_IN)
            .bind(guild)
            .bind(i64::from(limit))
            .fetch_all(&self.read)
            .await;
        Ok(summaries(&rows.map_err(doing("listing matches"))?))
    }
}

fn entry(row: &AnyRow) -> Result<Entry, sqlx::Error> {
    let act: String = row.try_get("act")?;
    Ok(Entry {
        game: row.try_get("match_id")?,
        seq: number(row, "seq")?,
        at: row.try_get("at")?,
        moderator: row.try_get("moderator")?,
        act: Act::ALL.into_iter().find(|known| known.key() == act),
        reason: row.try_get("reason")?,
    })
}
