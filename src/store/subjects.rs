//! What a job of the outbox can be about, and its form in the database. No SQL here.

use std::fmt;
use std::str::{FromStr, SplitN};

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
    /// Its match and tournament, the player it is about, and its server.
    fn named(
        &self,
    ) -> (
        Option<MatchId>,
        Option<TournamentId>,
        Option<PlayerId>,
        Option<GuildId>,
    ) {
        match *self {
            Self::Match(id) | Self::Event(id, _) => (Some(id), None, None, None),
            Self::Notice(id, _, player) | Self::Follower(id, player) => {
                (Some(id), None, Some(player), None)
            }
            Self::Tournament(id) => (None, Some(id), None, None),
            Self::Entrant(id, player) => (None, Some(id), Some(player), None),
            Self::Season { guild, .. } | Self::Daily { guild, .. } => {
                (None, None, None, Some(guild))
            }
            Self::Bot => (None, None, None, None),
        }
    }

    /// The subject's match, if it has one.
    #[must_use]
    pub fn match_id(&self) -> Option<MatchId> {
        self.named().0
    }

    /// The subject's tournament, if it has one.
    #[must_use]
    pub fn tournament(&self) -> Option<TournamentId> {
        self.named().1
    }

    /// The player that the subject is about, if it is about one.
    #[must_use]
    pub fn player(&self) -> Option<PlayerId> {
        self.named().2
    }

    /// The server that the subject belongs to, if it is known without its match or tournament.
    #[must_use]
    pub fn guild(&self) -> Option<GuildId> {
        self.named().3
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
        fn next<T: FromStr>(parts: &mut SplitN<'_, char>) -> Option<T> {
            parts.next()?.parse().ok()
        }
        let read = |parts: &mut SplitN<'_, char>| {
            Some(match parts.next()? {
                "match" => Self::Match(next(parts)?),
                "event" => Self::Event(next(parts)?, next(parts)?),
                "notice" => Self::Notice(next(parts)?, next(parts)?, PlayerId(next(parts)?)),
                "follower" => Self::Follower(next(parts)?, PlayerId(next(parts)?)),
                "tournament" => Self::Tournament(next(parts)?),
                "entrant" => Self::Entrant(next(parts)?, PlayerId(next(parts)?)),
                "season" => Self::Season {
                    month: next(parts)?,
                    guild: next(parts)?,
                    pool: next(parts)?,
                },
                "daily" => Self::Daily {
                    day: next(parts)?,
                    guild: next(parts)?,
                },
                "bot" => Self::Bot,
                _ => return None,
            })
        };
        read(&mut text.splitn(4, '/')).ok_or_else(|| UnknownJob(text.to_owned()))
    }
}

/// A stored subject or kind that this version does not know.
#[derive(Debug, thiserror::Error)]
#[error("{0} is no job that this version knows")]
pub struct UnknownJob(pub(super) String);
