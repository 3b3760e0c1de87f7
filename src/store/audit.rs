//! The audit log: what moderators did to which match, when and why, written in the event's transaction and never changed;
//! and the rulings on tournaments, which are events of these.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::columns::number;
use super::database::{Store, StoreError, Transaction, run};
use super::summary::{Summary, listing};
use crate::play::{
    Event, GuildId, Match, MatchId, PlayerId, Seq, Stamped, Timestamp, TournamentId,
};
use crate::rules::Side;
use crate::tournaments::TournamentEvent;

/// What a moderator can do to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ModeratorAct {
    /// Void a finished match: its result no longer counts.
    Void,
    /// Abort a match that is not over.
    Abort,
    /// Award the win to a side.
    Win(Side),
    /// End it as a draw.
    Draw,
}

impl ModeratorAct {
    /// All acts.
    pub const ALL: [Self; 5] = [
        Self::Void,
        Self::Abort,
        Self::Win(Side::First),
        Self::Win(Side::Second),
        Self::Draw,
    ];

    /// Its name in the database and in the language files.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Void => "void",
            Self::Abort => "abort",
            Self::Win(side) => side.key(),
            Self::Draw => "draw",
        }
    }

    /// The act and its reason, if the event is a moderator's.
    fn of(game: &Match, event: &Event) -> Option<(Self, String)> {
        match event {
            Event::Voided { reason } if game.is_voided() => Some((Self::Void, reason.clone())),
            Event::Voided { reason } => Some((Self::Abort, reason.clone())),
            Event::Adjudicated { winner, reason } => {
                Some((winner.map_or(Self::Draw, Self::Win), reason.clone()))
            }
            _ => None,
        }
    }
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// The match it is about.
    pub game: MatchId,
    /// The event in that match.
    pub seq: Seq,
    /// The time of the act.
    pub at: Timestamp,
    /// The moderator.
    pub moderator: PlayerId,
    /// The act; `None` if this version does not know it.
    pub act: Option<ModeratorAct>,
    /// The reason, in the moderator's words.
    pub reason: String,
}

keyed! {
    /// What the organiser or a moderator can do to a tournament that the format or the players do otherwise.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum RulingKind {
        /// Set the result of a pairing.
        Result = "result",
        /// Pair a round.
        Pairing = "pairing",
        /// Put another player in somebody's place.
        Replacement = "replacement",
        /// Remove a player.
        Removal = "removal",
        /// Change the settings.
        Settings = "settings",
    }
}

/// A ruling on a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The tournament.
    pub tournament: TournamentId,
    /// The time.
    pub at: Timestamp,
    /// The organiser or the moderator.
    pub by: PlayerId,
    /// What they did.
    pub kind: RulingKind,
    /// The reason, in their words.
    pub reason: String,
}

pub(super) const INSERT_ENTRY: &str = "\
    INSERT INTO audit (match_id, seq, guild, at, moderator, act, reason) VALUES ($1, $2, $3, $4, $5, $6, $7)";

pub(super) const LOG: &str = "\
    SELECT match_id, seq, at, moderator, act, reason FROM audit WHERE guild = $1 ORDER BY at DESC, match_id DESC LIMIT $2";

pub(super) const LOG_OF: &str = "\
    SELECT match_id, seq, at, moderator, act, reason FROM audit WHERE match_id = $1 ORDER BY seq DESC";

// A round that the format paired has no reason, nor has the last season of a league or a player who left.
pub(super) const RULINGS: &str = "\
    SELECT e.tournament, e.at, e.actor, e.kind, e.body FROM tournaments t \
    JOIN tournament_events e ON e.tournament = t.id \
    WHERE t.guild = $1 AND e.actor IS NOT NULL AND e.kind IN ('result-set', 'paired', 'replaced', 'changed', 'left', 'withdrawn') \
    AND e.body LIKE '%\"reason\":%' ORDER BY e.at DESC, e.tournament DESC, e.seq DESC LIMIT $2";

pub(super) const FINISHED_IN: &str = listing!(
    "FROM (SELECT id FROM matches WHERE guild = $1 AND phase = 'over' ORDER BY id DESC LIMIT $2) AS here \
     JOIN matches m ON m.id = here.id",
    "ORDER BY m.id DESC"
);

/// Writes an entry if the event is a moderator's act.
pub(super) async fn record_act(
    tx: &mut Transaction,
    id: MatchId,
    game: &Match,
    stamped: &Stamped<Event>,
) -> sqlx::Result<()> {
    let (Some((act, reason)), Some(moderator)) =
        (ModeratorAct::of(game, &stamped.event), stamped.by.person())
    else {
        return Ok(());
    };
    let entry = sqlx::query(INSERT_ENTRY)
        .bind(id)
        .bind(i64::from(stamped.seq))
        .bind(game.terms().guild)
        .bind(stamped.at)
        .bind(moderator)
        .bind(act.key())
        .bind(reason);
    run(tx, entry).await
}

impl Store {
    /// The acts on a server, the newest first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn audit(&self, guild: GuildId, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        let query = sqlx::query(LOG).bind(guild).bind(i64::from(limit));
        self.read_all("reading what moderators did", query, entry)
            .await
    }

    /// The acts on a match, the newest first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn audit_of(&self, game: MatchId) -> Result<Vec<AuditEntry>, StoreError> {
        let query = sqlx::query(LOG_OF).bind(game);
        self.read_all("reading what moderators did", query, entry)
            .await
    }

    /// The rulings on a server's tournaments, the newest first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn rulings(&self, guild: GuildId, limit: u32) -> Result<Vec<Ruling>, StoreError> {
        let query = sqlx::query(RULINGS).bind(guild).bind(i64::from(limit));
        self.read_some("reading rulings on tournaments", query, ruling)
            .await
    }

    /// The finished matches of a server, the newest first.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn finished_in(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(FINISHED_IN).bind(guild).bind(i64::from(limit));
        self.list("listing matches", query).await
    }
}

/// The ruling in an event's row; `None` for events that are not rulings.
fn ruling(row: &AnyRow) -> sqlx::Result<Option<Ruling>> {
    let (kind, body): (String, Option<String>) = (row.try_get("kind")?, row.try_get("body")?);
    let (kind, reason) = match TournamentEvent::from_stored(&kind, body.as_deref()) {
        Ok(TournamentEvent::ResultSet { reason, .. }) => (RulingKind::Result, Some(reason)),
        Ok(TournamentEvent::Replaced { reason, .. }) => (RulingKind::Replacement, Some(reason)),
        Ok(TournamentEvent::Left { reason, .. } | TournamentEvent::Withdrawn { reason, .. }) => {
            (RulingKind::Removal, reason)
        }
        Ok(TournamentEvent::Paired { reason, .. }) => (RulingKind::Pairing, reason),
        Ok(TournamentEvent::Changed { reason, .. }) => (RulingKind::Settings, reason),
        _ => return Ok(None),
    };
    let Some(reason) = reason else {
        return Ok(None);
    };
    Ok(Some(Ruling {
        tournament: row.try_get("tournament")?,
        at: row.try_get("at")?,
        by: row.try_get("actor")?,
        kind,
        reason,
    }))
}

fn entry(row: &AnyRow) -> sqlx::Result<AuditEntry> {
    let act: String = row.try_get("act")?;
    Ok(AuditEntry {
        game: row.try_get("match_id")?,
        seq: number(row, "seq")?,
        at: row.try_get("at")?,
        moderator: row.try_get("moderator")?,
        act: ModeratorAct::ALL
            .into_iter()
            .find(|known| known.key() == act),
        reason: row.try_get("reason")?,
    })
}
