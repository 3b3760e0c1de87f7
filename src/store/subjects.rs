//! What a job of the outbox can be about, and its form in the database. No SQL here.

use std::fmt;
use std::str::FromStr;

use crate::play::{GuildId, MatchId, Month, PlayerId, Seq, TournamentId};

/// What a job is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Subject {
    /// A match.
    Match(MatchId),
    /// One event of a match.
    Event(MatchId, Seq),
    /// A player or follower who is to be told about an event of a match.
    Notice(MatchId, Seq, PlayerId),
    /// A player who follows the analysis of a match.
    Follower(MatchId, PlayerId),
    /// A tournament.
    Tournament(TournamentId),
    /// A player of a tournament who is reminded alone.
    Entrant(TournamentId, PlayerId),
    /// The leaderboard of a month that is over.
    Season {
        /// The month.
        month: Month,
        /// The server.
        guild: GuildId,
        /// The pool.
        pool: String,
    },
    /// The daily puzzle of a server.
    Daily {
        /// The day, counted from 1970 (UTC).
        day: i64,
        /// The server.
        guild: GuildId,
    },
    /// The bot itself.
    Bot,
}

impl Subject {
    /// The subject's match, if it has one.
    #[must_use]
    pub fn match_id(&self) -> Option<MatchId> {
        match self {
            Self::Match(id) | Self::Event(id, _) | Self::Notice(id, ..) | Self::Follower(id, _) => {
                Some(*id)
            }
            Self::Tournament(_)
            | Self::Entrant(..)
            | Self::Season { .. }
            | Self::Daily { .. }
            | Self::Bot => None,
        }
    }

    /// The subject's tournament, if it has one.
    #[must_use]
    pub fn tournament(&self) -> Option<TournamentId> {
        match self {
            Self::Tournament(id) | Self::Entrant(id, _) => Some(*id),
            Self::Match(_)
            | Self::Event(..)
            | Self::Notice(..)
            | Self::Follower(..)
            | Self::Season { .. }
            | Self::Daily { .. }
            | Self::Bot => None,
        }
    }

    /// The player that the subject is about, if it is about one.
    #[must_use]
    pub fn player(&self) -> Option<PlayerId> {
        match self {
            Self::Notice(.., player) | Self::Follower(_, player) | Self::Entrant(_, player) => {
                Some(*player)
            }
            Self::Match(_)
            | Self::Event(..)
            | Self::Tournament(_)
            | Self::Season { .. }
            | Self::Daily { .. }
            | Self::Bot => None,
        }
    }

    /// The server that the subject belongs to, if it is known without its match or tournament.
    #[must_use]
    pub fn guild(&self) -> Option<GuildId> {
        match self {
            Self::Season { guild, .. } | Self::Daily { guild, .. } => Some(*guild),
            Self::Match(_)
            | Self::Event(..)
            | Self::Notice(..)
            | Self::Follower(..)
            | Self::Tournament(_)
            | Self::Entrant(..)
            | Self::Bot => None,
        }
    }
}

// The stored form of a subject; `FromStr` below reads it.
impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Match(id) => write!(f, "match/{id}"),
            Self::Event(id, seq) => write!(f, "event/{id}/{seq}"),
            Self::Notice(id, seq, player) => write!(f, "notice/{id}/{seq}/{}", player.0),
            Self::Follower(id, player) => write!(f, "follower/{id}/{}", player.0),
            Self::Tournament(id) => write!(f, "tournament/{id}"),
            Self::Entrant(id, player) => write!(f, "entrant/{id}/{}", player.0),
            Self::Season { month, guild, pool } => write!(f, "season/{month}/{guild}/{pool}"),
            Self::Daily { day, guild } => write!(f, "daily/{day}/{guild}"),
            Self::Bot => f.write_str("bot"),
        }
    }
}

impl FromStr for Subject {
    type Err = UnknownJob;

    fn from_str(text: &str) -> Result<Self, UnknownJob> {
        let mut parts = text.splitn(4, '/');
        let mut next = || parts.next();
        let mut read = || {
            Some(match next()? {
                "match" => Self::Match(next()?.parse().ok()?),
                "event" => Self::Event(next()?.parse().ok()?, next()?.parse().ok()?),
                "notice" => Self::Notice(
                    next()?.parse().ok()?,
                    next()?.parse().ok()?,
                    PlayerId(next()?.parse().ok()?),
                ),
                "follower" => {
                    Self::Follower(next()?.parse().ok()?, PlayerId(next()?.parse().ok()?))
                }
                "tournament" => Self::Tournament(next()?.parse().ok()?),
                "entrant" => Self::Entrant(next()?.parse().ok()?, PlayerId(next()?.parse().ok()?)),
                "season" => Self::Season {
                    month: next()?.parse().ok()?,
                    guild: next()?.parse().ok()?,
                    pool: next()?.to_owned(),
                },
                "daily" => Self::Daily {
                    day: next()?.parse().ok()?,
                    guild: next()?.parse().ok()?,
                },
                "bot" => Self::Bot,
                _ => return None,
            })
        };
        read().ok_or_else(|| UnknownJob(text.to_owned()))
    }
}

/// A stored subject or kind that this version does not know.
#[derive(Debug, thiserror::Error)]
#[error("{0} is no job that this version knows")]
pub struct UnknownJob(pub(super) String);
