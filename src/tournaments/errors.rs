//! Errors of commands and of stored tournaments, as comparable values. Their messages are for the log.

use thiserror::Error;

use super::plan::TournamentPlanError;
use crate::play::{Seq, TournamentId};

/// Why a command was refused. Only the player who sent it is told.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TournamentRefusal {
    /// Only the organiser or a moderator may do so.
    #[error("only the organiser or a moderator may do so")]
    NotTheOrganiser,
    /// The command is not one for this actor.
    #[error("this is not theirs to do")]
    NotYours,
    /// The format has no such thing.
    #[error("this format does not have that")]
    OtherFormat,
    /// The plan cannot be played.
    #[error(transparent)]
    Plan(#[from] TournamentPlanError),
    /// The tournament has not begun.
    #[error("the tournament has not begun")]
    NotStarted,
    /// The tournament has begun.
    #[error("the tournament has begun")]
    AlreadyStarted,
    /// A running tournament keeps what its players have agreed to play.
    #[error("this setting is fixed since the start")]
    Settled,
    /// The tournament is over or cancelled.
    #[error("the tournament is over")]
    Over,
    /// The tournament is paused.
    #[error("the tournament is paused")]
    Paused,
    /// The tournament is not paused.
    #[error("the tournament is not paused")]
    NotPaused,
    /// The time has not come.
    #[error("the time has not come yet")]
    TooEarly,
    /// The player takes part already.
    #[error("the player takes part already")]
    AlreadyIn,
    /// The player does not take part, or no longer.
    #[error("the player does not take part")]
    NotIn,
    /// A player who withdrew cannot come back.
    #[error("the player has withdrawn")]
    Withdrawn,
    /// The tournament is not open to other servers, or not to this one.
    #[error("the tournament is not open to that server")]
    NotOpen,
    /// All places are taken.
    #[error("all {most} places are taken")]
    Full {
        /// The number of places.
        most: u16,
    },
    /// It is too late to join.
    #[error("it is too late to join")]
    TooLate,
    /// The player lacks the role.
    #[error("the player lacks the role {role}")]
    NeedsRole {
        /// The role, by its Discord id.
        role: u64,
    },
    /// The rating is below the lowest or above the highest.
    #[error("the rating {rating} is out of range")]
    Rating {
        /// The player's rating.
        rating: i32,
        /// The lowest, if any.
        lowest: Option<i32>,
        /// The highest, if any.
        highest: Option<i32>,
    },
    /// The player has finished too few games.
    #[error("the player needs {needed} finished games and has {has}")]
    Games {
        /// The number that the player has.
        has: u32,
        /// The number needed.
        needed: u32,
    },
    /// Too few players to begin.
    #[error("{players} players are too few: it needs {needed}")]
    TooFew {
        /// The number of players.
        players: u16,
        /// The number needed.
        needed: u16,
    },
    /// There is no such pairing.
    #[error("there is no such pairing")]
    NoPairing,
    /// The pairing is decided, or its game is not the one that is meant.
    #[error("the pairing is decided already")]
    Decided,
    /// The pairing must have a winner.
    #[error("a pairing of a knockout needs a winner")]
    NeedsWinner,
    /// Later rounds depend on this result.
    #[error("the next round depends on this result")]
    RoundPassed,
    /// The round still has undecided pairings.
    #[error("the round has undecided pairings")]
    RoundRunning,
    /// The pairings by hand name a player twice, a stranger, or leave somebody out.
    #[error("every player must occur exactly once")]
    Pairings,
    /// The opponent is not above the player, or too far.
    #[error("only players up to {reach} places above can be challenged")]
    OutOfReach {
        /// The reach of the ladder.
        reach: u8,
    },
    /// One of the two already has a challenge of this kind.
    #[error("one of the two is busy with a challenge")]
    Busy,
    /// The two have met a short while ago.
    #[error("the two have just met")]
    JustMet,
    /// The decision would not replay: a bug, for the log.
    #[error("the decision contradicts the tournament: {0}")]
    Contradiction(CorruptTournament),
}

/// A stored tournament does not replay.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("tournament {id} does not replay: event {seq} {why}")]
pub struct CorruptTournament {
    /// The tournament.
    pub id: TournamentId,
    /// The first event that fails.
    pub seq: Seq,
    /// The reason, for the log.
    pub why: String,
}
